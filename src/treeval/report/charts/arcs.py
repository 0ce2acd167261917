"""Positions of the words and arcs of a sentence in a drawing: gold above, predicted below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from treeval.report.tables.table import width
from treeval.report.text import cut, is_right_to_left, printable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from treeval.scoring.judged import JudgedSentence, JudgedWord

UNALIGNED_MARK = "unaligned"
_WIDEST = 40  # columns of a form or label
_CHARACTER, _GAP, _LEVEL, _LINE = 8, 18, 22, 16  # pixels


@dataclass(frozen=True)
class PlacedWord:
    """A word and the middle of its position."""

    word: JudgedWord
    x: int

    @property
    def form(self) -> str:
        return _shown(self.word.form)

    @property
    def tag(self) -> str:
        return _shown(self.word.tag)

    @property
    def is_wrong(self) -> bool:
        return not self.word.is_right

    @property
    def mark(self) -> str:
        return UNALIGNED_MARK if self.word.predicted is None else ""


@dataclass(frozen=True)
class PlacedArc:
    """An arc from a head to a word, on a level from 1; the arc to a root has no head."""

    label: str
    x: int
    head_x: int
    level: int
    is_predicted: bool
    is_root: bool = False

    @property
    def height(self) -> int:
        return self.level * _LEVEL

    @property
    def middle(self) -> int:
        return (self.x + self.head_x) // 2


@dataclass(frozen=True)
class Diagram:
    """A sentence with all its positions; y grows downwards from the top arc."""

    words: tuple[PlacedWord, ...]
    gold: tuple[PlacedArc, ...]
    predicted: tuple[PlacedArc, ...]
    width: int

    @property
    def words_y(self) -> int:
        return _highest(self.gold) + 2 * _LINE

    @property
    def below_y(self) -> int:
        """Where predicted arcs start, below form, tag and mark."""
        return self.words_y + 3 * _LINE

    @property
    def height(self) -> int:
        return self.below_y + _highest(self.predicted) + 2 * _LINE


def diagram(sentence: JudgedSentence) -> Diagram:
    """Find positions for the words, all gold arcs, and the predicted arcs of wrong words.

    Sentences in scripts that run from right to left are drawn from right to left.
    """
    words = sentence.words
    places = _places([_width_of(word) for word in words])
    total = places.pop()
    if is_right_to_left(sentence.text):
        places = [total - place for place in places]
    gold = [(word.number, word.gold.head, word.gold.label) for word in words]
    predicted = [
        (word.number, word.predicted.head, word.predicted.label)
        for word in words
        if word.predicted is not None and not word.is_right
    ]
    return Diagram(
        tuple(PlacedWord(word, place) for word, place in zip(words, places, strict=True)),
        _arcs(gold, places, is_predicted=False),
        _arcs(predicted, places, is_predicted=True),
        total,
    )


def _width_of(word: JudgedWord) -> int:
    labels = [word.gold.label, word.predicted.label if word.predicted else UNALIGNED_MARK]
    return _CHARACTER * max(width(_shown(text)) for text in [word.form, word.tag, *labels]) + _GAP


def _shown(text: str) -> str:
    return cut(printable(text), _WIDEST)


def _places(widths: Sequence[int]) -> list[int]:
    """The middle of each word, and at the end the total width."""
    places, begin = [], 0
    for wide in widths:
        places.append(begin + wide // 2)
        begin += wide
    return [*places, begin]


def _arcs(
    given: Sequence[tuple[int, int | None, str]], places: Sequence[int], *, is_predicted: bool
) -> tuple[PlacedArc, ...]:
    """Put short arcs near the words and longer ones above them; roots are above all arcs."""
    levels = [0] * (len(places) + 1)  # the highest arc so far between word i and word i + 1
    found = []
    for word, head, label in sorted(given, key=_reach):
        x = places[word - 1]
        if not head:  # the root, or a head outside the sentence
            where = _shown(label) if head == 0 else f"{_shown(label)} ↗"
            level = 1 + max(levels[word - 1 : word + 1])
            found.append(PlacedArc(where, x, x, level, is_predicted, is_root=True))
            continue
        first, last = min(word, head), max(word, head)
        level = 1 + max(levels[first:last], default=0)
        levels[first:last] = [level] * (last - first)
        found.append(PlacedArc(_shown(label), x, places[head - 1], level, is_predicted))
    return tuple(found)


def _reach(arc: tuple[int, int | None, str]) -> tuple[bool, int]:
    """Sort shorter arcs before longer ones, and roots last."""
    word, head, _ = arc
    return not head, abs(word - (head or word))


def _highest(arcs: Sequence[PlacedArc]) -> int:
    return max((arc.height for arc in arcs), default=0)
