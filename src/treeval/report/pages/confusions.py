"""Confusions on a page: the matrix, its largest cells, and links to their sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.pages.page import (
    Cell,
    Fold,
    Grid,
    Matrix,
    Prose,
)
from treeval.report.pages.sentences import cell_place
from treeval.report.tables.mistakes import confusion_table
from treeval.report.tables.table import percent
from treeval.report.text import counted, cut, printable, several

if TYPE_CHECKING:
    from treeval.scoring.confusion import ConfusionTable
    from treeval.scoring.mistakes import Mistakes
    from treeval.settings.choices import MatrixOf

_MOST_VALUES = 40  # of the matrix
_MOST_SAID = 3  # cells named in words
_MOST_LISTED = 20
_FAINTEST = 0.12  # shade of a cell with few words
_WIDEST_VALUE = 30  # columns of a name in it


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
        target = cell_place(system, gold, predicted, of)
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


def confusion_blocks(found: Mistakes) -> tuple[object, ...]:
    """Show the matrix and its largest cells, with links to the sentences."""
    totals = found.totals
    kinds = (
        f"Of {sum(totals.values()):,} words, {totals['right']:,} are right, {totals['head']:,} "
        f"have only a wrong head, {totals['label']:,} only a wrong relation, and "
        f"{totals['both']:,} both"
    )
    unaligned = f"; {totals['unaligned']:,} have no predicted word" if totals["unaligned"] else ""
    if not found.confusion.confusions():
        return (Prose((f"{kinds}{unaligned}.", "No relation is confused with another.")),)
    return (
        Prose((f"{kinds}{unaligned}. Every number is a link to its sentences.",)),
        matrix(found.confusion, found.system),
        Fold("The most frequent confusions", (_fullest(found),)),
    )


def _fullest(found: Mistakes) -> Grid:
    table, _ = confusion_table(found.confusion, "relation", _MOST_LISTED)
    grid = Grid.of(table, sortable=True)
    cells = found.confusion.confusions()[:_MOST_LISTED]
    return grid.leading([cell_place(found.system, one.gold, one.predicted) for one in cells])
