"""Limits that spans of a sentence put on its trees, as bounds of the loops over a chart.

Each gap between two neighbouring words belongs to one arc of a projective tree: the one whose two
halves meet there. So that the words of a span are one piece, no such arc may leave the span
(sprawl). In a loose tree, only the word above all others of a span has dependents outside; in a
strict one, none has.
"""

from typing import NamedTuple

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.kernels.jit import njit

FREE, SPRAWL, LOOSE, STRICT = 0, 1, 2, 3


class SpansOfText(NamedTuple):
    """Sentence s has the spans ``offsets[s]:offsets[s+1]``, from word to word, both included."""

    offsets: Ints
    begin: Ints
    end: Ints
    kind: int  # how trees respect them


# first, last: an arc whose halves meet behind the word g goes from a word >= first[g] to one
# < last[g]. until: the dependent k > i of i covers words < until[i, k]. beyond: the dependent k of
# a head j >= beyond[i, k] may cover words from i. barred: i may not take k; if it may bar any, the
# first entry is set.
class Limits(NamedTuple):
    """What the spans of one sentence allow."""

    first: Ints  # [g]
    last: Ints  # [g]
    until: Ints  # [i, k]
    beyond: Ints  # [i, k]
    barred: Bools  # [i, k]
    narrow: Ints  # one number: 1 unless everything is allowed


@njit(cache=True, nogil=True)
def new_limits(n: int) -> Limits:
    """Allow everything."""
    limits = Limits(
        np.empty(n, np.int64),
        np.empty(n, np.int64),
        np.empty((n, n), np.int64),
        np.empty((n, n), np.int64),
        np.empty((n, n), np.bool_),
        np.ones(1, np.int64),
    )
    widen(limits)
    return limits


@njit(cache=True, nogil=True)
def widen(limits: Limits) -> None:
    """Allow everything again, unless it is allowed already."""
    if limits.narrow[0] == 0:
        return
    n = len(limits.first)
    limits.narrow[0] = 0
    limits.first[:] = 0
    limits.last[:] = n
    limits.until[:] = n
    limits.barred[:] = False
    for i in range(n):
        for k in range(n):
            limits.beyond[i, k] = k + 1


@njit(cache=True, nogil=True)
def set_limits(spans: SpansOfText, s: int, limits: Limits) -> None:
    """Set the limits of a sentence."""
    widen(limits)
    if spans.kind == FREE or spans.offsets[s] == spans.offsets[s + 1]:
        return
    limits.narrow[0] = 1
    for span in range(spans.offsets[s], spans.offsets[s + 1]):
        a, b = spans.begin[span], spans.end[span]
        for g in range(a, b):
            limits.first[g] = max(limits.first[g], a)
            limits.last[g] = min(limits.last[g], b + 1)
        if spans.kind == LOOSE:
            keep_below(a, b, limits)
        if spans.kind == STRICT:
            bar_leaving(a, b, limits)


@njit(cache=True, nogil=True)
def keep_below(a: int, b: int, limits: Limits) -> None:
    """Forbid dependents of words in the span to cover words outside it."""
    for i in range(a, b):
        for k in range(i + 1, b + 1):
            limits.until[i, k] = min(limits.until[i, k], b + 1)
    for i in range(a):
        for k in range(a, b + 1):
            limits.beyond[i, k] = max(limits.beyond[i, k], b + 1)


@njit(cache=True, nogil=True)
def bar_leaving(a: int, b: int, limits: Limits) -> None:
    """Forbid words in the span to take dependents outside it."""
    n = len(limits.first)
    limits.barred[0, 0] = True
    for i in range(a, b + 1):
        for k in range(n):
            if k < a or k > b:
                limits.barred[i, k] = True
