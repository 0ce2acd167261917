"""The n-grams of an ARPA file in the order of a model."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.models.ngram.counting import grouped
from treeval.models.ngram.model import Level
from treeval.models.ngram.vocabulary import BEGIN

# Raises an error if something is wrong in a row; the text says what.
Insist = Callable[[Bools, str], None]


@dataclass(eq=False)
class ArpaRows:
    """The n-grams of one order as a file lists them; ``words`` are the last ones."""

    contexts: Ints
    words: Ints
    log10: Floats
    backoffs: Floats

    @property
    def are_in_order(self) -> bool:
        """Whether they are sorted and different, as in a file that treeval wrote."""
        grow = self.contexts[1:] > self.contexts[:-1]
        grow |= (self.contexts[1:] == self.contexts[:-1]) & (self.words[1:] > self.words[:-1])
        return bool(grow.all())

    def put_in_order(self, below: int, vocabulary: int, insist: Insist) -> None:
        """Sort the rows by context and last word, with as little memory as possible."""
        keys = self.contexts.astype(np.int64)
        keys *= vocabulary
        keys += self.words
        log10 = np.empty_like(self.log10)
        # The highest order has no back-offs: zeros that nobody touches need no memory.
        backoffs = np.empty_like(log10) if self.backoffs.any() else None
        repeated = np.zeros(len(keys), dtype=np.bool_)
        end = 0
        for rows, found, first in grouped(keys, below * vocabulary):
            begin, end = end, end + len(first)
            repeated[rows] = True
            repeated[rows[first]] = False
            self.contexts[begin:end], self.words[begin:end] = np.divmod(found, vocabulary)
            log10[begin:end] = self.log10[rows[first]]
            if backoffs is not None:
                backoffs[begin:end] = self.backoffs[rows[first]]
        insist(repeated, "stands here a second time")
        self.log10 = log10
        self.backoffs = self.backoffs if backoffs is None else backoffs


def unigram_level(words: Ints, log10: Floats, backoffs: Floats, size: int) -> Level:
    """Place the unigrams by number; marks that the file leaves out are never predicted."""
    placed, weights = np.full(size, -np.inf), np.zeros(size)
    placed[BEGIN] = 0.0
    placed[words], weights[words] = log10, backoffs
    every = np.arange(size, dtype=np.int32)
    return Level.of(np.zeros_like(every), every, placed, weights, 1)


def contexts_of(levels: Sequence[Level], words: Ints, insist: Insist) -> Ints:
    """Find the context of each n-gram; ``words`` has one column per word."""
    contexts = words[:, 0]
    for order, level in enumerate(levels[1:], start=1):
        contexts = level.find(contexts, words[:, order])
        insist(contexts < 0, "the n-gram without the last word is missing above")
    return contexts


def level_above(levels: Sequence[Level], rows: ArpaRows, insist: Insist) -> Level:
    """Sort the n-grams of the next order by context and last word."""
    if not rows.are_in_order:
        rows.put_in_order(len(levels[-1]), len(levels[0]), insist)
    return Level.of(rows.contexts, rows.words, rows.log10, rows.backoffs, len(levels[-1]))
