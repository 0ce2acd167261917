"""Counting n-grams by sorting keys; adjusted counts as Kneser-Ney smoothing wants them.

An n-gram is its context, one word shorter, and its last word. Contexts are numbered by their
place in the table one order below, so that a key is one integer at every order.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

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
    words = np.arange(vocabulary)
    none = np.zeros_like(words)
    occurrences = np.bincount(stream, minlength=vocabulary)
    tables = [Ngrams(none, words, none, occurrences, words == BEGIN)]
    begins = np.flatnonzero(stream == BEGIN)
    lengths = np.diff(begins, append=len(stream))
    depths = np.arange(len(stream)) - np.repeat(begins, lengths)  # words before, in the sentence
    places = stream  # of the n-gram that ends at each word
    for length in range(2, order + 1):
        ends = np.flatnonzero(depths >= length - 1)
        keys = places[ends - 1] * vocabulary + stream[ends]
        distinct, inverse, occurrences = np.unique(keys, return_inverse=True, return_counts=True)
        contexts, words = np.divmod(distinct, vocabulary)
        suffixes, begin = np.zeros_like(words), np.zeros(len(words), dtype=np.bool_)
        suffixes[inverse] = places[ends]
        begin[inverse] = depths[ends] == length - 1
        tables.append(Ngrams(contexts, words, suffixes, occurrences, begin))
        places = np.full(len(stream), -1)
        places[ends] = inverse
    return tables


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
