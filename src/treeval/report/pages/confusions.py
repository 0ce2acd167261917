"""Confusions on a page: the matrix, and for its fullest cells sentences that show them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

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
from treeval.scoring.confusion import Confusion
from treeval.scoring.mistakes import Errors, JudgedSentence

_MOST_VALUES = 40  # of the matrix
_WIDEST_VALUE = 30  # columns of a name in it
_LONGEST = 300  # words of a sentence that is shown at all
_TELLING = (6, 20)  # words of a sentence that shows something, and is seen at a glance
LEGEND = (
    "Gold arcs above the words; below them, dashed, what was predicted for wrong words. "
    "↗ is a head that is no gold word of the sentence."
)


@dataclass(frozen=True)
class Example:
    """A cell off the diagonal, and sentences with words of it."""

    gold: str
    predicted: str
    words: int
    sentences: tuple[JudgedSentence, ...]


@dataclass(frozen=True)
class SystemErrors:
    """The errors of a system, and examples of the most frequent confusions."""

    system: str
    errors: Errors
    examples: tuple[Example, ...]

    def to_dict(self) -> dict[str, Any]:
        """What a page tells of them; `treeval errors --json` has the words one by one."""
        return {
            "system": self.system,
            "words": dict(self.errors.totals),
            **self.errors.confusion.to_dict(),
            "examples": [
                {
                    "gold": one.gold,
                    "predicted": one.predicted,
                    "sentence": sentence.name or sentence.number,
                    "line": sentence.line,
                    "errors": sentence.errors,
                    "words": len(sentence.words),
                }
                for one in self.examples
                for sentence in one.sentences
            ],
        }


def examples(errors: Errors, cells: int, each: int) -> tuple[Example, ...]:
    """Find sentences for the fullest cells: neither short nor long, and with few other errors.

    Every cell has sentences of its own, as far as there are any.
    """
    gold = errors.pair.gold
    lengths, wrong = gold.lengths, np.bincount(gold.sentences[errors.chosen], minlength=len(gold))
    are_telling = (lengths >= _TELLING[0]) & (lengths <= _TELLING[1])
    used = np.zeros(len(lengths), dtype=np.bool_)
    found = []
    for cell in errors.confusion.confusions()[:cells]:
        inside = np.zeros(gold.words, dtype=np.bool_)
        inside[errors.pair.alignment.gold] = errors.confusion.within(cell.gold, cell.predicted)
        chosen = replace(errors, chosen=np.asarray(inside & errors.chosen))
        rows = np.unique(gold.sentences[chosen.chosen])
        rows = rows[lengths[rows] <= _LONGEST]
        order = np.lexsort((lengths[rows], wrong[rows], ~are_telling[rows], used[rows]))
        best = rows[order][:each]
        used[best] = True
        sentences = tuple(chosen.judged(row) for row in best.tolist())
        found.append(Example(cell.gold, cell.predicted, cell.words, sentences))
    return tuple(found)


def matrix(confusion: Confusion, places: dict[tuple[str, str], str] | None = None) -> Matrix:
    """Words by gold (row) and predicted (column) values; ``places`` is where cells lead to."""
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


def confusion_blocks(found: SystemErrors, place: str) -> tuple[object, ...]:
    """The matrix, the fullest cells, and the sentences that both lead to."""
    errors, shown, totals = found.errors, found.examples, found.errors.totals
    places = {
        (one.gold, one.predicted): f"{place}-{number}"
        for number, one in enumerate(shown, start=1)
        if one.sentences
    }
    kinds = (
        f"Of {sum(totals.values()):,} words {totals['right']:,} are right, {totals['head']:,} have "
        f"a wrong head, {totals['label']:,} a wrong relation, {totals['both']:,} both"
    )
    unaligned = f", {totals['unaligned']:,} no predicted word" if totals["unaligned"] else ""
    if not shown:
        return (Prose((f"{kinds}{unaligned}.", "No relation stands for another.")),)
    return (
        Prose((f"{kinds}{unaligned}. Underlined cells lead to sentences.",)),
        matrix(errors.confusion, places),
        Fold("The most frequent confusions", (_fullest(errors, shown, places),)),
        Fold("Sentences", (Prose((LEGEND,)), *_sentences(shown, places))),
    )


def _fullest(errors: Errors, shown: Sequence[Example], places: dict[tuple[str, str], str]) -> Grid:
    table, _ = confusion_table(errors, len(shown))
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
