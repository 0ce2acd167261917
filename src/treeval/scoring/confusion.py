"""Confusions: the error in each word, and the relations or tags that replace others.

Only words of both gold and predicted trees are compared; all others are unaligned.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.metrics.columns import labels, same_labels
from treeval.settings.choices import Subtypes
from treeval.tree.column import Column
from treeval.tree.pair import Pair

KINDS = ("right", "head", "label", "both", "unaligned")
RIGHT, HEAD, LABEL, BOTH, UNALIGNED = range(len(KINDS))

# In place of the tags of heads that have none; no tag set uses these names.
ROOT_TAG, UNALIGNED_TAG = "(root)", "(unaligned)"


def error_kinds(pair: Pair, subtypes: Subtypes = "strip") -> Ints:
    """The kind of error of each gold word, as a position in KINDS."""
    kinds = np.full(pair.gold.words, UNALIGNED, dtype=np.int8)
    wrong_head, wrong_label = ~pair.same_heads, ~same_labels(pair, subtypes)
    kinds[pair.alignment.gold] = HEAD * wrong_head + LABEL * wrong_label
    return np.asarray(frozen(kinds))


@dataclass(frozen=True)
class ConfusionCell:
    """A cell of the matrix: words with one gold value and one predicted value."""

    gold: str
    predicted: str
    words: int
    wrong_heads: int

    def to_dict(self) -> dict[str, Any]:
        return {
            "gold": self.gold,
            "predicted": self.predicted,
            "words": self.words,
            "wrong_heads": self.wrong_heads,
        }


@dataclass(frozen=True, eq=False)
class ConfusionTable:
    """Counts of words by gold value and predicted value, and of wrong heads among them.

    In a matrix of relations, a confusion is a word with a wrong relation; in a matrix of tags of
    heads, it is a word with a wrong head, whose tag may still be the same.
    """

    counts: Mapping[tuple[str, str], tuple[int, int]]  # words, and those with a wrong head
    of_heads: bool = False

    @staticmethod
    def joined(parts: "Sequence[ConfusionTable]") -> "ConfusionTable":
        """Add up the tables of several blocks."""
        counts: dict[tuple[str, str], tuple[int, int]] = {}
        for part in parts:
            for cell, (words, wrong) in part.counts.items():
                before = counts.get(cell, (0, 0))
                counts[cell] = before[0] + words, before[1] + wrong
        return ConfusionTable(counts, parts[0].of_heads)

    @cached_property
    def values(self) -> tuple[str, ...]:
        """The values of counted words on either side, sorted by frequency in gold trees."""
        times: Counter[str] = Counter()
        for (gold, predicted), (words, _) in self.counts.items():
            times[gold] += words
            times[predicted] += 0
        return tuple(sorted(times, key=lambda value: (-times[value], value)))

    @cached_property
    def cells(self) -> tuple[ConfusionCell, ...]:
        """All cells that are not empty, in the order of the values."""
        order = {value: number for number, value in enumerate(self.values)}
        cells = sorted(self.counts, key=lambda cell: (order[cell[0]], order[cell[1]]))
        return tuple(ConfusionCell(*cell, *self.counts[cell]) for cell in cells)

    def confusions(self) -> list[ConfusionCell]:
        """The cells of confused words, sorted by the number of words."""
        if self.of_heads:
            confused = [
                ConfusionCell(cell.gold, cell.predicted, cell.wrong_heads, cell.wrong_heads)
                for cell in self.cells
                if cell.wrong_heads
            ]
        else:
            confused = [cell for cell in self.cells if cell.gold != cell.predicted]
        return sorted(confused, key=lambda cell: (-cell.words, cell.gold, cell.predicted))

    def to_dict(self, top: int | None = None) -> dict[str, Any]:
        """Make a record of all cells, or leave out all but the ``top`` most frequent confusions."""
        rarer = {(cell.gold, cell.predicted) for cell in self.confusions()[top:]} if top else set()
        return {
            "values": list(self.values),
            "cells": [
                cell.to_dict() for cell in self.cells if (cell.gold, cell.predicted) not in rarer
            ],
        }


@dataclass(frozen=True, eq=False)
class Confusion:
    """The gold and predicted values of the aligned words, and which words count."""

    gold: Column
    predicted: Column
    same_heads: Bools
    counted: Bools
    of_heads: bool = False

    def table(self) -> ConfusionTable:
        """Count the words of each cell."""
        chosen, size = np.flatnonzero(self.counted), max(1, len(self.predicted.strings))
        together = self.gold.codes[chosen].astype(np.int64) * size + self.predicted.codes[chosen]
        # A table of all pairs of values would be large if a file invents its relations.
        numbers, cell = np.unique(together, return_inverse=True)
        words = np.bincount(cell, minlength=len(numbers)).tolist()
        wrong = np.bincount(cell[~self.same_heads[chosen]], minlength=len(numbers)).tolist()
        counts: dict[tuple[str, str], tuple[int, int]] = {}
        for number, *both in zip(numbers.tolist(), words, wrong, strict=True):
            name = self.gold.strings[number // size], self.predicted.strings[number % size]
            before = counts.get(name, (0, 0))  # a tag may be called as the root is
            counts[name] = before[0] + both[0], before[1] + both[1]
        return ConfusionTable(counts, self.of_heads)

    def within(self, gold: str | None, predicted: str | None) -> Bools:
        """Mark the aligned words of a cell, or of a whole row or column if a value is None."""
        marked = self.counted.copy()
        for side, value in ((self.gold, gold), (self.predicted, predicted)):
            if value is not None:
                marked &= side.isin((value,))
        return np.asarray(marked & ~self.same_heads if self.of_heads else marked)


def relation_confusion(pair: Pair, subtypes: Subtypes, counted: Bools) -> Confusion:
    """Compare the relations of aligned words; ``counted`` says which gold words count."""
    gold = labels(pair.gold, subtypes).take(pair.alignment.gold)
    predicted = labels(pair.predicted, subtypes).take(pair.alignment.predicted)
    return Confusion(gold, predicted, pair.same_heads, counted[pair.alignment.gold])


def head_tag_confusion(pair: Pair, name: str, counted: Bools) -> Confusion:
    """Compare the tags of the heads of aligned words.

    Gold tags are used for the heads on both sides, so that errors of a tagger do not look like
    errors of attachment; a predicted head that is not a gold word has no tag.
    """
    tags = pair.gold.column(name)
    gold = _tags_of(tags, pair.gold.parents[pair.alignment.gold])
    heads = pair.predicted.parents[pair.alignment.predicted]
    as_gold = pair.alignment.gold_of_predicted[heads]
    predicted = _tags_of(tags, np.where((heads >= 0) & (as_gold < 0), -2, as_gold))
    return Confusion(gold, predicted, pair.same_heads, counted[pair.alignment.gold], of_heads=True)


def _tags_of(tags: Column, words: Ints) -> Column:
    """Look up the tags of words; -1 is the root, -2 a word that is not aligned."""
    strings = (*tags.strings, ROOT_TAG, UNALIGNED_TAG)
    codes = tags.codes[np.maximum(words, 0)]
    codes = np.where(words == -1, len(strings) - 2, codes)
    return Column(np.where(words == -2, len(strings) - 1, codes), strings)
