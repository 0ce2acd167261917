"""The page of `errors`: the errors of one system, or of several."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from treeval.report.explorer.block import anchor
from treeval.report.pages.page import (
    Cell,
    Fold,
    Grid,
    Matrix,
    Page,
    Prose,
    Provenance,
    Section,
    files_grid,
    folded,
    short_path,
)
from treeval.report.pages.sentences import (
    analysed_volume,
    asked_state,
    cell_anchor,
    sentence_section,
)
from treeval.report.tables.errors import (
    analysis_notes,
    confusion_table,
    confusions_table,
    kinds_table,
    words_table,
)
from treeval.report.tables.table import Table, percent
from treeval.report.text import counted, cut, printable, several

if TYPE_CHECKING:
    from collections.abc import Sequence

    from treeval.scoring.analysis import ErrorAnalysis, SystemErrors
    from treeval.scoring.confusion import ConfusionTable
    from treeval.scoring.mistakes import Mistakes
    from treeval.settings.choices import MatrixOf

_MOST_VALUES = 40  # of the matrix
_MOST_SAID = 3  # cells named in words
_MOST_LISTED = 20
_FAINTEST = 0.12  # shade of a cell with few words
_WIDEST_VALUE = 30  # columns of a name in it
_MOST_ROWS = 20


def analysis_page(analysis: ErrorAnalysis, command: str = "") -> Page:
    """Show the number of errors, the confusions, and the chosen sentences."""
    systems = analysis.systems
    kinds = [_kinds(systems)] if len(systems) > 1 else []
    files = [("gold", analysis.gold), *(("system", system.file) for system in systems)]
    return Page(
        f"Errors of {', '.join(short_path(system.file.path) for system in systems)}",
        f"compared with {short_path(analysis.gold.path)}",
        Provenance(command).facts(),
        (
            Section("Number of errors", (Prose(tuple(analysis_notes(analysis))), *kinds)),
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
        for system in analysis.systems
        for fold in folded(
            f"Confusion matrix of {by}{_of_system(analysis, system.system)}",
            [matrix(system.confusion, system.system, of)],
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
                Cell(str(shown), target=anchor(sys=system.system, kind=kind) if number else "")
                for shown, (kind, number) in zip(row[1:], system.totals.items(), strict=False)
            ),
            *row[1 + len(system.totals) :],
        )
        for row, system in zip(grid.rows, systems, strict=True)
    )
    return replace(grid, rows=rows)


def _listed(analysis: ErrorAnalysis, table: Table) -> Grid:
    """List the most frequent confusions; every number leads to its words."""
    of, names = analysis.settings.matrix, analysis.names
    grid = Grid.of(table, sortable=True)
    if len(names) == 1:
        cells = analysis.systems[0].confusion.confusions()
        found = [cell_anchor(names[0], cell.gold, cell.predicted, of) for cell in cells]
        return grid.leading(found[: len(grid.rows)], 2)
    for column, system in enumerate(analysis.systems):
        known = {
            (printable(cell.gold), printable(cell.predicted)): cell_anchor(
                system.system, cell.gold, cell.predicted, of
            )
            for cell in system.confusion.confusions()
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


def confusion_blocks(mistakes: Mistakes) -> tuple[object, ...]:
    """Show the matrix and its largest cells, with links to the sentences."""
    totals = mistakes.totals
    kinds = (
        f"Of {sum(totals.values()):,} words, {totals['right']:,} are right, {totals['head']:,} "
        f"have only a wrong head, {totals['label']:,} only a wrong relation, and "
        f"{totals['both']:,} both"
    )
    unaligned = f"; {totals['unaligned']:,} have no predicted word" if totals["unaligned"] else ""
    if not mistakes.confusion.confusions():
        return (Prose((f"{kinds}{unaligned}.", "No relation is confused with another.")),)
    return (
        Prose((f"{kinds}{unaligned}. Every number is a link to its sentences.",)),
        matrix(mistakes.confusion, mistakes.system),
        Fold("The most frequent confusions", (_fullest(mistakes),)),
    )


def matrix(confusion: ConfusionTable, system: str, of: MatrixOf = "relation") -> Matrix:
    """Count words by gold (row) and predicted (column) values; cells are links to sentences.

    The shade of a cell is the number of its words, so that rare relations do not stand out; the
    other shade is their share of the words of the row.
    """
    values = confusion.values[:_MOST_VALUES]
    words = {(cell.gold, cell.predicted): cell.words for cell in confusion.cells}
    most = max((number for cell, number in words.items() if cell[0] != cell[1]), default=1)
    totals: dict[str, int] = {}
    for (gold, _), number in words.items():
        totals[gold] = totals.get(gold, 0) + number

    def cell(gold: str, predicted: str) -> Cell | None:
        number = words.get((gold, predicted), 0)
        if not number:
            return None
        share = number / totals[gold]
        said = f"{_name(gold)} → {_name(predicted)}: {counted(number, 'word')}"
        tip = f"{said}, {percent(share, 1)} % of gold {_name(gold)}"
        target = cell_anchor(system, gold, predicted, of)
        heat = number / most if gold != predicted else 0.0
        return Cell(str(number), tip=tip, target=target, heat=_shade(heat), share=_shade(share))

    rows = tuple(tuple(cell(gold, predicted) for predicted in values) for gold in values)
    names = tuple(map(_name, values))
    left_out = max(0, len(confusion.values) - _MOST_VALUES)
    return Matrix(names, rows, left_out, _largest(confusion))


def _name(value: str) -> str:
    return cut(printable(value), _WIDEST_VALUE)


def _shade(share: float) -> float:
    return _FAINTEST + (1 - _FAINTEST) * share


def _largest(confusion: ConfusionTable) -> str:
    """Name the largest cells of the matrix in a sentence."""
    found = confusion.confusions()
    if not found:
        return ""
    listed = ", ".join(
        f"{_name(cell.gold)} → {_name(cell.predicted)} ({cell.words:,})"
        for cell in found[:_MOST_SAID]
    )
    words = sum(cell.words for cell in found)
    most = f"the most frequent are {listed}" if len(found) > 1 else f"all are {listed}"
    return f"{several(words, 'word')} in {several(len(found), 'cell')} are confused; {most}."


def _fullest(mistakes: Mistakes) -> Grid:
    table, _ = confusion_table(mistakes.confusion, "relation", _MOST_LISTED)
    grid = Grid.of(table, sortable=True)
    cells = mistakes.confusion.confusions()[:_MOST_LISTED]
    return grid.leading([cell_anchor(mistakes.system, cell.gold, cell.predicted) for cell in cells])
