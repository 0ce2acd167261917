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
    """The n-grams of one order as a file lists them; ``words`` has one column per word."""

    words: Ints
    log10: Floats
    backoffs: Floats


def unigram_level(rows: ArpaRows, size: int) -> Level:
    """Place the unigrams by number; marks that the file leaves out are never predicted."""
    log10, backoffs = np.full(size, -np.inf), np.zeros(size)
    log10[BEGIN] = 0.0
    places = rows.words[:, 0]
    log10[places], backoffs[places] = rows.log10, rows.backoffs
    words = np.arange(size)
    return Level.of(np.zeros_like(words), words, log10, backoffs, 1)


def level_above(levels: Sequence[Level], rows: ArpaRows, insist: Insist) -> Level:
    """Sort the n-grams of the next order by context and last word."""
    contexts = rows.words[:, 0]
    for order, level in enumerate(levels[1:], start=1):
        contexts = level.find(contexts, rows.words[:, order])
        insist(contexts < 0, "the n-gram without the last word is missing above")
    words = rows.words[:, -1]
    keys = contexts.astype(np.int64) * len(levels[0]) + words
    if (keys[1:] > keys[:-1]).all():  # as in a file that treeval wrote
        return Level.of(contexts, words, rows.log10, rows.backoffs, len(levels[-1]))
    by_key = np.argsort(keys, kind="stable")
    repeated = np.zeros(len(keys), dtype=np.bool_)
    repeated[by_key[1:]] = np.diff(keys[by_key]) == 0
    insist(repeated, "stands here a second time")
    return Level.of(
        contexts[by_key],
        words[by_key],
        rows.log10[by_key],
        rows.backoffs[by_key],
        len(levels[-1]),
    )
