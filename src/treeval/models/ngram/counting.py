"""Counting n-grams by sorting them; adjusted counts as Kneser-Ney smoothing wants them.

An n-gram is its context, one word shorter, and its last word. Contexts are numbered by their
place in the table one order below, so that an n-gram of any order is two numbers, or one key.

Counts of several texts add up to those of all texts in a row. All of them are whole numbers, so
the division into texts does not matter.
"""

import mmap
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.models.ngram.vocabulary import BEGIN, MARKS, Spelt, Vocabulary

_BITS = 63  # of a positive number
_LARGE = 1 << 20  # bytes
_CHUNK = 1 << 16  # rows at a time, so that they fit into the cache


@dataclass(frozen=True, eq=False)
class Ngrams:
    """The distinct n-grams of one order, sorted by context, then last word."""

    keys: Ints  # context times the size of the vocabulary, plus last word; in 64 bits
    suffixes: Ints  # all but the first word, as a place in the table one order below
    occurrences: Ints
    vocabulary: int  # its size

    @staticmethod
    def of_words(occurrences: Ints) -> "Ngrams":
        """List the unigrams, which are all words in order."""
        words = np.arange(len(occurrences))
        return Ngrams(words, np.zeros(len(words), dtype=np.int32), occurrences, len(words))

    @property
    def contexts(self) -> Ints:
        """All but the last word, as a place in the table one order below; computed anew."""
        return self.contexts_of(slice(None))

    @property
    def words(self) -> Ints:
        """The last word; computed anew."""
        words = np.empty(len(self.keys), dtype=np.int32)
        return np.remainder(self.keys, self.vocabulary, out=words, casting="same_kind")

    def contexts_of(self, rows: slice) -> Ints:
        contexts = np.empty_like(self.suffixes[rows])
        return np.floor_divide(self.keys[rows], self.vocabulary, out=contexts, casting="same_kind")

    def __len__(self) -> int:
        return len(self.keys)


class KeyGroups(NamedTuple):
    """Rows sorted by key, in groups that share one."""

    rows: Ints
    keys: Ints  # of each group
    first: Ints  # where each group begins among the rows


def grouped(keys: Ints, bound: int) -> Iterator[KeyGroups]:
    """Sort keys of 64 bits, which are below a bound, and give some groups of rows at a time.

    Where a key and its row fit into one number, these numbers are sorted, in place: this takes
    half the time. What has been given may be overwritten.
    """
    shift = len(keys).bit_length()
    if int(bound).bit_length() + shift <= _BITS:
        rows = None
        keys <<= shift
        keys |= np.arange(len(keys), dtype=integers(len(keys)))
    else:
        shift, rows = 0, np.argsort(keys, kind="stable")
    keys.sort()
    begin = 0
    while begin < len(keys):
        last = int(keys[min(begin + _CHUNK, len(keys)) - 1])
        # A group is never cut.
        end = begin + int(np.searchsorted(keys[begin:], ((last >> shift) + 1) << shift))
        chunk = keys[begin:end] >> shift
        are_new = np.ones(len(chunk), dtype=np.bool_)
        np.not_equal(chunk[1:], chunk[:-1], out=are_new[1:])
        first = np.flatnonzero(are_new)
        chunk_rows = keys[begin:end] & ((1 << shift) - 1) if rows is None else rows[begin:end]
        yield KeyGroups(chunk_rows, chunk[first], first)
        begin = end


def integers(numbers: int) -> type[np.signedinteger[Any]]:
    """The type that numbers up to a limit need: half the size takes half the time."""
    return np.int32 if numbers < np.iinfo(np.int32).max else np.int64


@dataclass(frozen=True, eq=False)
class NgramRows:
    """N-grams of one order in any order, perhaps several times; `table` puts them together."""

    keys: Ints
    suffixes: Ints
    occurrences: Ints | None = None  # by default 1

    def table(self, contexts: int, vocabulary: int, places: Ints | None = None) -> Ngrams:
        """Sort the n-grams, and add up those that are the same.

        ``contexts`` is the number of n-grams one order below. ``places`` is filled with the place
        of each row in the table. The keys are overwritten.
        """
        suffixes, occurrences = (np.empty_like(self.suffixes) for _ in range(2))
        done = 0
        for rows, keys, first in grouped(self.keys, contexts * vocabulary):
            end = done + len(first)
            self.keys[done:end] = keys
            suffixes[done:end] = self.suffixes[rows[first]]
            sizes = np.diff(first, append=len(rows))
            occurrences[done:end] = (
                sizes
                if self.occurrences is None
                else np.add.reduceat(self.occurrences[rows], first)
            )
            if places is not None:
                places[rows] = np.repeat(np.arange(done, end), sizes)
            done = end
        return Ngrams(
            _cut(self.keys, done), _cut(suffixes, done), _cut(occurrences, done), vocabulary
        )


def _cut(column: Ints, number: int) -> Ints:
    """Keep the first elements, in memory of their own, which is returned when they are freed.

    Ordinary memory often cannot be given back, since something else lies behind it.
    """
    kept = column[:number]
    if kept.nbytes < _LARGE:
        return kept.copy()
    own = np.frombuffer(mmap.mmap(-1, kept.nbytes), dtype=kept.dtype)
    own[:] = kept
    return own


def count_ngrams(stream: Ints, order: int, vocabulary: int) -> list[Ngrams]:
    """Count the n-grams within sentences, of all orders up to the given one.

    The stream holds words below ``vocabulary``, each sentence between its boundaries.
    """
    kind = integers(len(stream))
    stream = stream.astype(kind, copy=False)
    tables = [Ngrams.of_words(np.bincount(stream, minlength=vocabulary).astype(kind))]
    ended = stream  # which n-gram ends at each word
    are_ends = np.ones(len(stream), dtype=np.bool_)  # of n-grams of this length
    for length in range(2, order + 1):
        are_ends[1:] &= are_ends[:-1].copy() if length > 2 else stream[1:] != BEGIN
        are_ends[:1] = False
        ends = np.flatnonzero(are_ends)
        keys = ended[ends - 1].astype(np.int64)
        keys *= vocabulary
        keys += stream[ends]
        rows = NgramRows(keys, ended[ends])
        places = np.empty(len(ends), dtype=kind) if length < order else None
        tables.append(rows.table(len(tables[-1]), vocabulary, places))
        if places is not None:
            ended = np.full_like(stream, -1)
            ended[ends] = places
    return tables


def adjusted_counts(tables: Sequence[Ngrams]) -> list[Ints]:
    """Count, below the highest order, the different words before an n-gram.

    No word comes before the beginning of a sentence: what starts there keeps its occurrences. The
    beginning itself is never predicted and counts nothing.
    """
    adjusted = []
    begin: Bools = tables[0].words == BEGIN  # whether the first word is the beginning of a sentence
    for table, above in pairwise(tables):
        begin = begin if table is tables[0] else begin[table.contexts]
        before = np.bincount(above.suffixes, minlength=len(table))
        adjusted.append(np.where(begin, table.occurrences, before))
    adjusted.append(tables[-1].occurrences)
    adjusted[0] = np.where(tables[0].words == BEGIN, 0, adjusted[0])
    return adjusted


_FEW = 1 << 22  # n-grams that are collected before they are added up


class NgramCounts(NamedTuple):
    """The frequencies of n-grams in a text, from unigrams up."""

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
        size = sum(counts.size for counts in waiting[1:])
        if size > max(_FEW, waiting[0].size):
            waiting[:] = [_added(waiting)]
    return _added(waiting) if waiting else None


def _added(parts: list[NgramCounts]) -> NgramCounts:
    """Add up counts, whose tables are freed one by one."""
    if len(parts) == 1:
        return parts[0]
    vocabulary, maps = _put_together([part.vocabulary for part in parts])
    kind = integers(sum(part.tokens for part in parts))
    left = [[*reversed(part.tables)] for part in parts]
    parts.clear()
    occurrences = np.zeros(len(vocabulary), dtype=kind)
    for numbers, tables_left in zip(maps, left, strict=True):
        occurrences[numbers] += tables_left.pop().occurrences
    added = [Ngrams.of_words(occurrences)]
    shorter = maps  # where the n-grams of each part are in the sum
    while left[0]:
        tables = [tables_left.pop() for tables_left in left]
        cuts = np.cumsum([len(table) for table in tables])
        rows = _rows(tables, maps, shorter, len(vocabulary), kind)
        places = np.empty(cuts[-1], dtype=kind) if left[0] else None
        added.append(rows.table(len(added[-1]), len(vocabulary), places))
        shorter = [] if places is None else np.split(places, cuts[:-1])
    return NgramCounts(vocabulary, added)


def _put_together(vocabularies: Sequence[Vocabulary]) -> tuple[Vocabulary, list[Ints]]:
    """Join vocabularies in order of first appearance; map the numbers of each to the new ones."""
    numbers: dict[str, int] = {}
    maps = []
    for vocabulary in vocabularies:
        codes = [numbers.setdefault(word, len(numbers)) for word in vocabulary.spelt.strings()]
        shifted = np.array(codes, dtype=np.int32) + len(MARKS)
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
