"""Confusions on a page: the matrix, its largest cells, and example sentences for them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from treeval.report.pages.page import (
    Cell,
    DrawnSentences,
    Fold,
    Grid,
    Matrix,
    Prose,
    shown_sentences,
)
from treeval.report.tables.mistakes import confusion_table
from treeval.report.text import counted, cut, printable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from treeval.scoring.confusion import Confusion
    from treeval.scoring.examples import Example
    from treeval.scoring.mistakes import Mistakes

_MOST_VALUES = 40  # of the matrix
_WIDEST_VALUE = 30  # columns of a name in it
LEGEND = (
    "Gold arcs are above the words; the predicted arcs of wrong words are below them, dashed. "
    "↗ marks a head that is not a gold word of the sentence."
)


def matrix(confusion: Confusion, places: dict[tuple[str, str], str] | None = None) -> Matrix:
    """Count words by gold (row) and predicted (column) values; ``places`` are targets of links."""
    values = confusion.values[:_MOST_VALUES]
    words = {(cell.gold, cell.predicted): cell.words for cell in confusion.cells}
    totals: dict[str, int] = {}
    for (gold, _), number in words.items():
        totals[gold] = totals.get(gold, 0) + number

    def cell(gold: str, predicted: str) -> Cell | None:
        number = words.get((gold, predicted), 0)
        if not number:
            return None
        said = f"{printable(gold)} → {printable(predicted)}"
        heat = 0.12 + 0.88 * number / totals[gold]
        target = (places or {}).get((gold, predicted), "")
        return Cell(str(number), tip=said, target=target, heat=heat)

    rows = tuple(tuple(cell(gold, predicted) for predicted in values) for gold in values)
    names = tuple(cut(printable(value), _WIDEST_VALUE) for value in values)
    return Matrix(names, rows, max(0, len(confusion.values) - _MOST_VALUES))


def confusion_blocks(found: Mistakes, place: str) -> tuple[object, ...]:
    """Show the matrix, the largest cells, and the sentences to which both link."""
    shown, totals = found.examples, found.totals
    places = {
        (one.gold, one.predicted): f"{place}-{number}"
        for number, one in enumerate(shown, start=1)
        if one.sentences
    }
    kinds = (
        f"Of {sum(totals.values()):,} words, {totals['right']:,} are right, {totals['head']:,} "
        f"have only a wrong head, {totals['label']:,} only a wrong relation, and "
        f"{totals['both']:,} both"
    )
    unaligned = f"; {totals['unaligned']:,} have no predicted word" if totals["unaligned"] else ""
    if not shown:
        return (Prose((f"{kinds}{unaligned}.", "No relation is confused with another.")),)
    return (
        Prose((f"{kinds}{unaligned}. Underlined numbers are links to example sentences.",)),
        matrix(found.confusion, places),
        Fold("The most frequent confusions", (_fullest(found, shown, places),)),
        Fold("Example sentences", (Prose((LEGEND,)), *_sentences(shown, places))),
    )


def _fullest(found: Mistakes, shown: Sequence[Example], places: dict[tuple[str, str], str]) -> Grid:
    table, _ = confusion_table(found.confusion, "relation", len(shown))
    grid = Grid.of(table, sortable=True)
    targets = (places.get((one.gold, one.predicted), "") for one in shown)
    rows = tuple(
        (Cell(str(row[0]), target=target), *row[1:])
        for row, target in zip(grid.rows, targets, strict=True)
    )
    return replace(grid, rows=rows)


def _sentences(
    shown: Sequence[Example], places: dict[tuple[str, str], str]
) -> tuple[DrawnSentences, ...]:
    return tuple(
        DrawnSentences(
            shown_sentences(one.sentences),
            f"{printable(one.gold)} → {printable(one.predicted)}: {counted(one.words, 'word')}",
            places[one.gold, one.predicted],
        )
        for one in shown
        if one.sentences
    )
