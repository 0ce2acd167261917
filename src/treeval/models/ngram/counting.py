"""Counting n-grams by sorting them; adjusted counts as Kneser-Ney smoothing wants them.

An n-gram is its context, one word shorter, and its last word. Contexts are numbered by their
place in the table one order below, so that an n-gram of any order is two numbers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from treeval.arrays import Bools, Ints
from treeval.models.ngram.vocabulary import BEGIN


@dataclass(frozen=True, eq=False)
class Ngrams:
    """The distinct n-grams of one order, sorted by context, then last word."""

    contexts: Ints  # all but the last word, as a place in the table one order below
    words: Ints  # the last word
    suffixes: Ints  # all but the first word, as a place in the table one order below
    occurrences: Ints
    begin: Bools  # whether the first word is the beginning of a sentence

    def __len__(self) -> int:
        return len(self.words)


def count_ngrams(stream: Ints, order: int, vocabulary: int) -> list[Ngrams]:
    """Count the n-grams within sentences, of all orders up to the given one.

    The stream holds words below ``vocabulary``, each sentence between its boundaries.
    """
    stream = stream.astype(_integers(len(stream)), copy=False)
    words = np.arange(vocabulary, dtype=stream.dtype)
    none = np.zeros_like(words)
    occurrences = np.bincount(stream, minlength=vocabulary)
    tables = [Ngrams(none, words, none, occurrences, words == BEGIN)]
    depths = _depths(stream, order)
    by_word = _sorted_by(stream, vocabulary)
    places = stream  # of the n-gram that ends at each word
    for length in range(2, order + 1):
        by_word = by_word[depths[by_word] >= length - 1]
        # Sorting is stable: within a context, n-grams stay sorted by their last word.
        ends = by_word[_sorted_by(places[by_word - 1], len(tables[-1]))]
        table, places = _counted(ends, stream, places, depths == length - 1)
        tables.append(table)
    return tables


def _integers(numbers: int) -> type[np.signedinteger[Any]]:
    """The type that numbers up to a limit need: half the size takes half the time."""
    return np.int32 if numbers < np.iinfo(np.int32).max else np.int64


def _depths(stream: Ints, most: int) -> NDArray[np.uint8]:
    """How many words come before each one in its sentence, counted up to ``most``."""
    depths = np.full(len(stream), most, dtype=np.uint8)
    begins = np.flatnonzero(stream == BEGIN)
    for depth in reversed(range(most)):
        places = begins + depth
        depths[places[places < len(stream)]] = depth
    return depths


def _sorted_by(keys: Ints, bound: int) -> Ints:
    """Sort stably by keys below a bound, 16 bits at a time, for which numpy counts."""
    small = keys.astype(np.uint16)
    order = np.argsort(small, kind="stable").astype(keys.dtype)
    for shift in range(16, int(bound).bit_length(), 16):
        high = (keys >> shift).astype(np.uint16)
        order = order[np.argsort(high[order], kind="stable")]
    return order


def _counted(ends: Ints, stream: Ints, places: Ints, begin: Bools) -> tuple[Ngrams, Ints]:
    """Count equal n-grams in a row, given where they end; say which of them ends at each word.

    ``places`` is which shorter n-gram ends at each word, ``begin`` whether this one begins a
    sentence.
    """
    contexts, words = places[ends - 1], stream[ends]
    are_new = np.ones(len(ends), dtype=np.bool_)
    are_new[1:] = (contexts[1:] != contexts[:-1]) | (words[1:] != words[:-1])
    first = np.flatnonzero(are_new)
    longer = np.full_like(stream, -1)
    longer[ends] = np.cumsum(are_new, dtype=stream.dtype) - 1
    occurrences = np.diff(first, append=len(ends))
    one = ends[first]
    return Ngrams(contexts[first], words[first], places[one], occurrences, begin[one]), longer


def adjusted_counts(tables: Sequence[Ngrams]) -> list[Ints]:
    """Count, below the highest order, the different words before an n-gram.

    No word comes before the beginning of a sentence: what starts there keeps its occurrences. The
    beginning itself is never predicted and counts nothing.
    """
    longer = [*tables[1:], None]
    adjusted = [
        table.occurrences.copy()
        if above is None
        else np.where(
            table.begin,
            table.occurrences,
            np.bincount(above.suffixes, minlength=len(table)),
        )
        for table, above in zip(tables, longer, strict=True)
    ]
    adjusted[0][BEGIN] = 0
    return adjusted
