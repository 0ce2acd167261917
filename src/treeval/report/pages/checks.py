"""The page of checks: files, problems by kind, and the problems."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.pages.page import Grid, Page, Prose, Section
from treeval.report.pages.provenance import Provenance
from treeval.report.tables.checks import files_table, problems_table
from treeval.report.text import several
from treeval.tree.problems import ProblemKind

if TYPE_CHECKING:
    from treeval.checking.result import Checks
    from treeval.report.tables.table import Table

_MOST_ROWS = 1_000
_KINDS = {
    ProblemKind.FORMAT: "the sentence cannot be read",
    ProblemKind.TREE: "the heads do not form a tree",
    ProblemKind.STYLE: "the sentence can be read, but breaks a rule of the format",
}


def checks_page(checks: Checks, command: str = "") -> Page:
    """Show the files, the numbers of their problems, and the problems."""
    problems = problems_table(checks)
    return Page(
        "Problems in files",
        f"{several(len(checks.files), 'file')}, {several(len(problems.rows), 'problem')}",
        Provenance(command).facts(),
        (
            Section("Files", (Grid.of(files_table(checks), sortable=True),)),
            Section("Problems by kind", (_kinds(checks),)),
            *_problems(problems),
        ),
    )


def _kinds(checks: Checks) -> Grid:
    unreadable = sum(bool(file.failure) for file in checks.files)
    rows = [
        (kind.value, meaning, f"{sum(one.kind is kind for one in checks.problems):,}")
        for kind, meaning in _KINDS.items()
    ]
    rows.append(("unreadable", "the file cannot be read at all", f"{unreadable:,}"))
    return Grid(("Kind", "Meaning", "Problems"), tuple(rows), names=2)


def _problems(problems: Table) -> tuple[Section, ...]:
    if not problems.rows:
        return ()
    left_out = len(problems.rows) - _MOST_ROWS
    more = f"{several(left_out, 'more problem')}; the output as text lists all of them."
    note = (Prose((more,)),) if left_out > 0 else ()
    return (Section("Problems", (Grid.of(problems, sortable=True, most=_MOST_ROWS), *note)),)
