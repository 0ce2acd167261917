"""Counts of n-grams of several texts, added up: the counts of all texts in a row.

All numbers are whole, so it does not matter how texts are put together before.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np

from treeval.arrays import Ints
from treeval.models.ngram.counting import (
    NgramRows,
    Ngrams,
    count_ngrams,
    integers,
)
from treeval.models.ngram.spelling import Spelt
from treeval.models.ngram.vocabulary import BEGIN, MARKS, Vocabulary

_FEW = 1 << 22  # n-grams that are collected before they are added up


class NgramCounts(NamedTuple):
    """How often n-grams occur in a text, from unigrams up."""

    vocabulary: Vocabulary
    tables: list[Ngrams]

    @staticmethod
    def of(stream: Ints, vocabulary: Vocabulary, order: int) -> "NgramCounts":
        """Count the n-grams of words that a vocabulary has numbered."""
        return NgramCounts(vocabulary, count_ngrams(stream, order, len(vocabulary)))

    @property
    def size(self) -> int:
        """The number of n-grams."""
        return sum(map(len, self.tables))

    @property
    def tokens(self) -> int:
        """The number of words and marks."""
        return int(self.tables[0].occurrences.sum(dtype=np.int64))

    @property
    def sentences(self) -> int:
        return int(self.tables[0].occurrences[BEGIN])

    @property
    def words(self) -> int:
        return self.tokens - 2 * self.sentences


def sum_counts(parts: Iterable[NgramCounts]) -> NgramCounts | None:
    """Add up the counts of texts that follow one another; None if there are none.

    Parts are collected until they are as large as the sum so far: so an n-gram is sorted a few
    times, however many parts there are, and at most about half of the memory is for parts.
    """
    waiting: list[NgramCounts] = []
    for part in parts:
        waiting.append(part)
        del part
        size = sum(one.size for one in waiting[1:])
        if size > max(_FEW, waiting[0].size):
            waiting[:] = [_added(waiting)]
    return _added(waiting) if waiting else None


def _added(parts: list[NgramCounts]) -> NgramCounts:
    """Add up parts, which are given up table by table."""
    if len(parts) == 1:
        return parts[0]
    vocabulary, maps = _put_together([part.vocabulary for part in parts])
    kind = integers(sum(part.tokens for part in parts))
    left = [[*reversed(part.tables)] for part in parts]
    parts.clear()
    occurrences = np.zeros(len(vocabulary), dtype=kind)
    for numbers, one in zip(maps, left, strict=True):
        occurrences[numbers] += one.pop().occurrences
    added = [Ngrams.of_words(occurrences)]
    shorter = maps  # where the n-grams of each part are in the sum
    while left[0]:
        tables = [one.pop() for one in left]
        cuts = np.cumsum([len(table) for table in tables])
        rows = _rows(tables, maps, shorter, len(vocabulary), kind)
        places = np.empty(cuts[-1], dtype=kind) if left[0] else None
        added.append(rows.table(len(added[-1]), len(vocabulary), places))
        shorter = [] if places is None else np.split(places, cuts[:-1])
    return NgramCounts(vocabulary, added)


def _put_together(vocabularies: Sequence[Vocabulary]) -> tuple[Vocabulary, list[Ints]]:
    """Join vocabularies in order of first appearance; say what becomes of each number."""
    numbers: dict[str, int] = {}
    maps = []
    for one in vocabularies:
        found = [numbers.setdefault(word, len(numbers)) for word in one.spelt.strings()]
        shifted = np.array(found, dtype=np.int32) + len(MARKS)
        maps.append(np.concatenate([np.arange(len(MARKS), dtype=np.int32), shifted]))
    return Vocabulary(Spelt.of(numbers)), maps


def _rows(
    tables: list[Ngrams],
    words: Sequence[Ints],
    shorter: Sequence[Ints],
    vocabulary: int,
    kind: type[np.signedinteger[Any]],
) -> NgramRows:
    """Put the n-grams of all parts after one another, numbered as in the sum.

    The tables are given up one by one, from the last.
    """
    end = sum(map(len, tables))
    keys: Ints = np.empty(end, dtype=np.int64)
    suffixes, occurrences = (np.empty(end, dtype=kind) for _ in range(2))
    for numbers, places in zip(reversed(words), reversed(shorter), strict=True):
        table = tables.pop()
        part = slice(end - len(table), end)
        keys[part] = places[table.contexts]
        keys[part] *= vocabulary
        keys[part] += numbers[table.words]
        suffixes[part], occurrences[part] = places[table.suffixes], table.occurrences
        end -= len(table)
    return NgramRows(keys, suffixes, occurrences)
