"""The n-grams of an ARPA file in the order of a model."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.models.ngram.model import Level
from treeval.models.ngram.vocabulary import BEGIN

# Raises an error if something is wrong in a row; the text says what.
Insist = Callable[[Bools, str], None]


class ArpaRows(NamedTuple):
    """The n-grams of one order as a file lists them; ``words`` are the last ones."""

    contexts: Ints
    words: Ints
    log10: Floats
    backoffs: Floats

    def take(self, rows: Ints) -> "ArpaRows":
        # The highest order has no back-offs: zeros that nobody touches need no memory.
        backoffs = self.backoffs[rows] if self.backoffs.any() else self.backoffs
        return ArpaRows(self.contexts[rows], self.words[rows], self.log10[rows], backoffs)

    @property
    def are_in_order(self) -> bool:
        """Whether they are sorted and different, as in a file that treeval wrote."""
        grow = self.contexts[1:] > self.contexts[:-1]
        grow |= (self.contexts[1:] == self.contexts[:-1]) & (self.words[1:] > self.words[:-1])
        return bool(grow.all())


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
        keys = rows.contexts.astype(np.int64) * len(levels[0]) + rows.words
        by_key = np.argsort(keys, kind="stable")
        repeated = np.zeros(len(keys), dtype=np.bool_)
        repeated[by_key[1:]] = np.diff(keys[by_key]) == 0
        insist(repeated, "stands here a second time")
        del keys, repeated
        rows = rows.take(by_key)
    return Level.of(*rows, len(levels[-1]))
