"""The default page of a result, and the pages that add little to it: checks and reproductions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.pages.page import (
    Figures,
    Grid,
    Page,
    Prose,
    Provenance,
    Section,
    files_grid,
)
from treeval.report.tables.checks import files_table, problems_table
from treeval.report.text import printable, several
from treeval.tree.problems import ProblemKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from treeval.checking.result import Checks
    from treeval.experiments.findings import Findings
    from treeval.report.result import Result
    from treeval.report.tables.table import Table
    from treeval.sources.info import FileInfo

_MOST_ROWS = 1_000
_KINDS = {
    ProblemKind.FORMAT: "the sentence cannot be read",
    ProblemKind.TREE: "the heads do not form a tree",
    ProblemKind.STYLE: "the sentence can be read, but breaks a rule of the format",
}


def default_page(
    result: Result,
    command: str,
    title: str,
    summary: str = "",
    *,
    section: str = "Results",
    files: Sequence[tuple[str, FileInfo]] = (),
) -> Page:
    """Show the tables and the notes of a result, and the files that were read, by their roles."""
    grids = (Grid.of(table, sortable=True) for table in result.tables())
    notes = Prose(tuple(map(printable, result.notes())))
    sections = [Section(section, (*grids, notes))]
    if files:
        sections.append(Section("Files", (files_grid(files),)))
    return Page(title, summary, Provenance(command).facts(), tuple(sections))


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
        (kind.value, meaning, f"{sum(problem.kind is kind for problem in checks.problems):,}")
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


def findings_page(findings: Findings, command: str = "") -> Page:
    """Show the verdict with its notes, one table per place in the paper, and the figures."""
    notes = Prose(tuple(map(printable, findings.notes())))
    grids = tuple(map(Grid.of, findings.tables()))
    sections = [Section("Verdict", (notes,)), Section("Published and obtained figures", grids)]
    if findings.plots:
        charts = (plot.drawn() for plot in findings.plots)
        blocks = tuple(Figures.one(chart, chart.title) for chart in charts)
        sections.append(Section("Figures", blocks))
    figures, claims = len(findings.findings), len(findings.verdicts)
    return Page(
        f"Reproduction: {findings.paper}",
        f"{several(figures, 'figure')}, {several(claims, 'claim')} judged",
        Provenance(command).facts(),
        tuple(sections),
    )
