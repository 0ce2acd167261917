"""Tables of checks: files with the number of their problems, and the problems themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.tables.table import UNDEFINED, Table
from treeval.report.text import printable
from treeval.tree.problems import ProblemKind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from treeval.checking.result import CheckedFile, Checks

_UNREADABLE = "unreadable"


def checks_tables(checks: Checks) -> list[Table]:
    """Make a table of files and, if there are any, one of problems."""
    problems = problems_table(checks)
    return [files_table(checks), *([problems] if problems.rows else [])]


def files_table(checks: Checks) -> Table:
    """Show the sizes of files, and the numbers of their problems by kind."""
    kinds = tuple(kind.value.capitalize() for kind in ProblemKind)
    return Table(("File", "Sentences", "Words", *kinds), tuple(map(_file_row, checks.files)))


def _file_row(file: CheckedFile) -> tuple[str, ...]:
    numbers = (file.sentences, file.words, *file.by_kind.values())
    cells = (UNDEFINED for _ in numbers) if file.failure else map(str, numbers)
    return (printable(file.path), *cells)


def problems_table(checks: Checks) -> Table:
    """List all problems, with one row per problem."""
    header = ("File", "Line", "Sentence", "Kind", "Problem", "Remedy")
    rows = tuple(row for file in checks.files for row in _problem_rows(file))
    return Table(header, rows, names=len(header))


def _problem_rows(file: CheckedFile) -> Iterator[tuple[str, ...]]:
    path = printable(file.path)
    if file.failure:
        yield path, UNDEFINED, UNDEFINED, _UNREADABLE, printable(file.failure), ""
    for problem in file.problems:
        sentence = problem.sentence_id or (
            UNDEFINED if problem.sentence is None else str(problem.sentence)
        )
        told = map(printable, (sentence, problem.kind.value, problem.full_message, problem.remedy))
        yield path, str(problem.line), *told
