"""Sentences that show the most frequent confusions, for pages."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from treeval.scoring.judged import JudgedSentence
from treeval.scoring.mistakes import Mistakes

_MOST_SENTENCES = 150  # on a page
_MOST_CELLS = 20  # per system
_EACH = 2  # sentences per cell
_LONGEST = 300  # words; longer sentences are never shown
_TELLING = (6, 20)  # numbers of words in sentences that are easy to read


@dataclass(frozen=True)
class Example:
    """A cell off the diagonal of the matrix, and sentences with words in it."""

    gold: str
    predicted: str
    words: int
    sentences: tuple[JudgedSentence, ...]

    def to_dicts(self) -> list[dict[str, Any]]:
        """Make one record per sentence."""
        return [
            {
                "gold": self.gold,
                "predicted": self.predicted,
                "sentence": sentence.name or sentence.number,
                "line": sentence.line,
                "errors": sentence.errors,
                "words": len(sentence.words),
            }
            for sentence in self.sentences
        ]


def examples_of(found: Sequence[Mistakes]) -> list[tuple[Example, ...]]:
    """Find examples for every system, not more than one page can show."""
    cells = min(_MOST_CELLS, max(1, _MOST_SENTENCES // (_EACH * max(1, len(found)))))
    return [examples(one, cells, _EACH) for one in found]


def examples(mistakes: Mistakes, cells: int, each: int) -> tuple[Example, ...]:
    """Find sentences for the largest cells: neither short nor long, and with few other errors.

    As far as possible, every cell has sentences of its own.
    """
    gold = mistakes.pair.gold
    lengths = gold.lengths
    wrong = np.bincount(gold.sentences[mistakes.chosen], minlength=len(gold))
    are_telling = (lengths >= _TELLING[0]) & (lengths <= _TELLING[1])
    used = np.zeros(len(lengths), dtype=np.bool_)
    found = []
    for cell in mistakes.confusion.confusions()[:cells]:
        inside = mistakes.within(cell.gold, cell.predicted)
        rows = np.unique(gold.sentences[inside.chosen])
        rows = rows[lengths[rows] <= _LONGEST]
        order = np.lexsort((lengths[rows], wrong[rows], ~are_telling[rows], used[rows]))
        best = rows[order][:each]
        used[best] = True
        sentences = tuple(inside.judged(row) for row in best.tolist())
        found.append(Example(cell.gold, cell.predicted, cell.words, sentences))
    return tuple(found)
