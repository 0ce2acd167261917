"""The page of `errors`: the errors of one system, or of several."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from treeval.report.explorer.block import place
from treeval.report.pages.confusions import matrix
from treeval.report.pages.page import (
    Cell,
    Grid,
    Page,
    Prose,
    Section,
    folded,
)
from treeval.report.pages.provenance import Provenance, files_grid, short_path
from treeval.report.pages.sentences import (
    analysed_volume,
    asked_state,
    cell_place,
    sentence_section,
)
from treeval.report.tables.mistakes import confusions_table, kinds_table, summary, words_table
from treeval.report.text import printable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from treeval.report.tables.table import Table
    from treeval.scoring.analysis import ErrorAnalysis, SystemErrors

_MOST_ROWS = 20


def analysis_page(analysis: ErrorAnalysis, command: str = "") -> Page:
    """Show the number of errors, the confusions, and the chosen sentences."""
    systems = analysis.systems
    kinds = [_kinds(systems)] if len(systems) > 1 else []
    files = [("gold", analysis.gold), *(("system", one.file) for one in systems)]
    return Page(
        f"Errors of {', '.join(short_path(one.file.path) for one in systems)}",
        f"compared with {short_path(analysis.gold.path)}",
        Provenance(command).facts(),
        (
            Section("Number of errors", (Prose(tuple(summary(analysis))), *kinds)),
            Section("Confusions", _confusions(analysis)),
            *_sentences(analysis),
            Section("Files", (files_grid(files),)),
        ),
    )


def _confusions(analysis: ErrorAnalysis) -> tuple[object, ...]:
    of = analysis.settings.matrix
    by = "relations" if of == "relation" else f"{of.upper()} of heads"
    table, _ = confusions_table(analysis, _MOST_ROWS)
    listed = _listed(analysis, table) if table.rows else Prose(("None.",))
    matrices = [
        fold
        for one in analysis.systems
        for fold in folded(
            f"Confusion matrix of {by}{_of_system(analysis, one.system)}",
            [matrix(one.confusion, one.system, of)],
        )
    ]
    return (listed, *matrices)


def _kinds(systems: Sequence[SystemErrors]) -> Grid:
    """Count words by kind of error; every number leads to its words."""
    grid = Grid.of(kinds_table(systems), sortable=True)
    rows = tuple(
        (
            row[0],
            *(
                Cell(str(shown), target=place(sys=one.system, kind=kind) if number else "")
                for shown, (kind, number) in zip(row[1:], one.totals.items(), strict=False)
            ),
            *row[1 + len(one.totals) :],
        )
        for row, one in zip(grid.rows, systems, strict=True)
    )
    return replace(grid, rows=rows)


def _listed(analysis: ErrorAnalysis, table: Table) -> Grid:
    """List the most frequent confusions; every number leads to its words."""
    of, names = analysis.settings.matrix, analysis.names
    grid = Grid.of(table, sortable=True)
    if len(names) == 1:
        cells = analysis.systems[0].confusion.confusions()
        found = [cell_place(names[0], one.gold, one.predicted, of) for one in cells]
        return grid.leading(found[: len(grid.rows)], 2)
    for column, one in enumerate(analysis.systems):
        known = {
            (printable(cell.gold), printable(cell.predicted)): cell_place(
                one.system, cell.gold, cell.predicted, of
            )
            for cell in one.confusion.confusions()
        }
        grid = grid.leading([known.get((str(r[0]), str(r[1])), "") for r in grid.rows], 2 + column)
    return grid


def _sentences(analysis: ErrorAnalysis) -> tuple[Section, ...]:
    """All sentences, with the chosen ones on top; or those that the settings name.

    Of files that were read in blocks, there are only the wrong words of the sentences kept.
    """
    if not analysis.mistakes:
        words = words_table(analysis)
        return (Section("Sentences", (Grid.of(words, sortable=True),)),) if words.rows else ()
    volume = analysed_volume(analysis)
    if not len(volume.chosen):
        return ()
    return (sentence_section(volume, state=asked_state(analysis)),)


def _of_system(analysis: ErrorAnalysis, name: str) -> str:
    return f": {printable(name)}" if len(analysis.systems) > 1 else ""
