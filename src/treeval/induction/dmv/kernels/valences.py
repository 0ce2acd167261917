"""The model whose choices depend on any number of earlier dependents: charts, and whole texts.

A head takes its outermost dependent first, then those nearer to it; its state is the number of
dependents that it has taken on a side, up to a largest one. Each arc of the sentence may have a
factor of its own. The recursion is written once and bound to a semiring, as in `charts`.

The tables of choices are those of `texts`, with one more axis for attachment: [side, head,
dependent, state]. The states of stopping and of attachment may differ in number.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.induction.dmv.kernels.charts import (
    LEFT,
    RIGHT,
    Choices,
    WeightOperation,
    add,
    best,
    compiled_as,
    descend_best,
    larger,
    multiply,
    new_chart,
    new_limits,
    push,
)
from treeval.induction.dmv.kernels.texts import LARGE, SMALL, ChoiceTables, ChosenSentences
from treeval.kernels.jit import njit


class ValenceChoices(NamedTuple):
    """Weights of the choices in a sentence, by position."""

    root: Floats  # [i]: i heads the sentence
    take: Floats  # [state, head, dependent]: go on, and take this one
    stop: Floats  # [side, state, i]: no further dependent


# taken: the head takes this dependent, and all between the two is below them.
# below: all from i to j is below the head i, which is in this state; on the left side, j <= i.
class ValenceChart(NamedTuple):
    """Cells over all pairs of positions."""

    taken: Floats  # [state, head, dependent]
    below: Floats  # [side, state, i, j]


@njit(cache=True, nogil=True)
def new_valence_choices(states: int, n: int) -> ValenceChoices:
    return ValenceChoices(np.empty(n), np.zeros((states, n, n)), np.empty((2, states, n)))


@njit(cache=True, nogil=True)
def new_valence_chart(states: int, n: int) -> ValenceChart:
    return ValenceChart(np.zeros((states, n, n)), np.zeros((2, states, n, n)))


def _filling(  # noqa: C901 (one loop nest: calls inside would cost more time than their work)
    name: str, plus: WeightOperation, times: WeightOperation, zero: float
) -> Callable[[ValenceChoices, ValenceChart], float]:
    """Bind the operations here: numba does not cache functions that get them as arguments."""

    @compiled_as(name)
    def fill(  # noqa: C901 (the same)
        weights: ValenceChoices, chart: ValenceChart
    ) -> float:
        """Fill the chart; return the sum over all trees."""
        taken, below = chart
        states, n = taken.shape[0], taken.shape[1]
        for side in range(2):
            for v in range(states):
                for i in range(n):
                    below[side, v, i, i] = weights.stop[side, v, i]
        for width in range(1, n):
            for i in range(n - width):
                j = i + width
                right = left = zero
                for v in range(states):
                    later = min(v + 1, states - 1)
                    if v == 0 or v < states - 1:  # the last two states go on to the same one
                        right = left = zero
                        for m in range(i, j):
                            both = times(below[RIGHT, later, i, m], below[LEFT, 0, j, m + 1])
                            right = plus(right, both)
                            both = times(below[RIGHT, 0, i, m], below[LEFT, later, j, m + 1])
                            left = plus(left, both)
                    taken[v, i, j] = times(weights.take[v, i, j], right)
                    taken[v, j, i] = times(weights.take[v, j, i], left)
                for v in range(states):
                    right = left = zero
                    for k in range(i, j):
                        right = plus(right, times(taken[v, i, k + 1], below[RIGHT, 0, k + 1, j]))
                        left = plus(left, times(taken[v, j, k], below[LEFT, 0, k, i]))
                    below[RIGHT, v, i, j], below[LEFT, v, j, i] = right, left
        total = zero
        for r in range(n):
            sides = times(below[LEFT, 0, r, 0], below[RIGHT, 0, r, n - 1])
            total = plus(total, times(weights.root[r], sides))
        return total

    return fill


inside_valences = _filling("inside_valences", add, multiply, 0.0)
best_valences = _filling("best_valences", larger, add, -np.inf)


@njit(cache=True, nogil=True)
def outside_valences(
    weights: ValenceChoices, chart: ValenceChart, slopes: ValenceChart, total: float
) -> None:
    """Write the derivatives of log Z by all cells, given a chart of sums and its total."""
    taken, below = chart
    d_taken, d_below = slopes
    states, n = taken.shape[0], taken.shape[1]
    d_taken[:] = 0
    d_below[:] = 0
    for r in range(n):
        weight = weights.root[r] / total
        d_below[LEFT, 0, r, 0] = weight * below[RIGHT, 0, r, n - 1]
        d_below[RIGHT, 0, r, n - 1] = weight * below[LEFT, 0, r, 0]
    for width in range(n - 1, 0, -1):
        for i in range(n - width):
            j = i + width
            for v in range(states):
                right, left = d_below[RIGHT, v, i, j], d_below[LEFT, v, j, i]
                for k in range(i, j):
                    d_taken[v, i, k + 1] += right * below[RIGHT, 0, k + 1, j]
                    d_below[RIGHT, 0, k + 1, j] += right * taken[v, i, k + 1]
                    d_taken[v, j, k] += left * below[LEFT, 0, k, i]
                    d_below[LEFT, 0, k, i] += left * taken[v, j, k]
            right = left = 0.0
            for v in range(states):
                right += d_taken[v, i, j] * weights.take[v, i, j]
                left += d_taken[v, j, i] * weights.take[v, j, i]
                if v == states - 2:  # the last two states come from the same sum
                    continue
                later = min(v + 1, states - 1)
                for m in range(i, j):
                    d_below[RIGHT, later, i, m] += right * below[LEFT, 0, j, m + 1]
                    d_below[LEFT, 0, j, m + 1] += right * below[RIGHT, later, i, m]
                    d_below[RIGHT, 0, i, m] += left * below[LEFT, later, j, m + 1]
                    d_below[LEFT, later, j, m + 1] += left * below[RIGHT, 0, i, m]
                right = left = 0.0


@njit(cache=True, nogil=True)
def descend_valences(weights: ValenceChoices, chart: ValenceChart, heads: Ints) -> None:
    """Write the heads of the best tree, -1 for the root; of equals the one with first splits."""
    taken, below = chart
    states, n = taken.shape[0], taken.shape[1]
    options = np.empty(n)
    for r in range(n):
        options[r] = weights.root[r] + below[LEFT, 0, r, 0] + below[RIGHT, 0, r, n - 1]
    root = int(np.argmax(options))
    heads[root] = -1
    stack = np.empty((2 * n + 2, 3), np.int64)  # state, head, and the other end
    size = push(stack, push(stack, 0, 0, root, 0), 0, root, n - 1)
    while size > 0:
        size -= 1
        v, i, j = stack[size, 0], stack[size, 1], stack[size, 2]
        step = 1 if j > i else -1
        side, other = (RIGHT, LEFT) if j > i else (LEFT, RIGHT)
        words = abs(j - i)
        first = min(i, j)
        for place in range(words):
            k = first + place + (1 if j > i else 0)
            options[place] = taken[v, i, k] + below[side, 0, k, j]
        k = first + np.argmax(options[:words]) + (1 if j > i else 0)
        heads[k] = i
        size = push(stack, size, 0, k, j)
        later = min(v + 1, states - 1)
        words, first = abs(k - i), min(i, k)
        for place in range(words):
            m = first + place + (0 if k > i else 1)
            options[place] = below[side, later, i, m] + below[other, 0, k, m + step]
        m = first + np.argmax(options[:words]) + (0 if k > i else 1)
        size = push(stack, size, later, i, m)
        size = push(stack, size, 0, k, m + step)


class ArcsOfText(NamedTuple):
    """A number for each arc: that of sentence s from i to k is at ``offsets[s] + i * n + k``."""

    offsets: Ints
    values: Floats  # factors, logarithms of factors, or posteriors; may be empty


@njit(cache=True, nogil=True)
def states_of(tables: ChoiceTables) -> int:
    return int(max(tables.stop.shape[2], tables.attach.shape[3]))


@njit(cache=True, nogil=True)
def look_up_factors(
    tables: ChoiceTables, tags: Ints, factors: Floats, scales: Floats, weights: ValenceChoices
) -> None:
    """Write the weights of all choices in a sentence; scales are factors for taking a word."""
    n, states = len(tags), weights.take.shape[0]
    choices, valences = tables.stop.shape[2], tables.attach.shape[3]
    for i in range(n):
        head = tags[i]
        weights.root[i] = tables.root[head] * scales[i]
        for v in range(states):
            state, valence = min(v, choices - 1), min(v, valences - 1)
            for side in range(2):
                weights.stop[side, v, i] = tables.stop[side, head, state]
            for k in range(n):
                side = RIGHT if k > i else LEFT
                weight = tables.go[side, head, state] * tables.attach[side, head, tags[k], valence]
                if len(factors):
                    weight *= factors[i * n + k]
                weights.take[v, i, k] = weight * scales[k]


@njit(cache=True, nogil=True)
def look_up_logs(
    tables: ChoiceTables, tags: Ints, factors: Floats, weights: ValenceChoices
) -> None:
    """Write the logarithms of the weights of all choices, given those of the tables."""
    n, states = len(tags), weights.take.shape[0]
    choices, valences = tables.stop.shape[2], tables.attach.shape[3]
    for i in range(n):
        head = tags[i]
        weights.root[i] = tables.root[head]
        for v in range(states):
            state, valence = min(v, choices - 1), min(v, valences - 1)
            for side in range(2):
                weights.stop[side, v, i] = tables.stop[side, head, state]
            for k in range(n):
                side = RIGHT if k > i else LEFT
                weight = tables.go[side, head, state] + tables.attach[side, head, tags[k], valence]
                if len(factors):
                    weight += factors[i * n + k]
                weights.take[v, i, k] = weight


@njit(cache=True, nogil=True)
def add_up_valences(
    weights: ValenceChoices,
    chart: ValenceChart,
    slopes: ValenceChart,
    total: float,
    tags: Ints,
    counts: ChoiceTables,
    posteriors: Floats,
) -> None:
    """Add the expected counts of a sentence to those of all, and write the posteriors of arcs."""
    n, states = len(tags), weights.take.shape[0]
    choices, valences = counts.stop.shape[2], counts.attach.shape[3]
    for i in range(n):
        head = tags[i]
        sides = chart.below[LEFT, 0, i, 0] * chart.below[RIGHT, 0, i, n - 1]
        counts.root[head] += weights.root[i] / total * sides
        for v in range(states):
            state, valence = min(v, choices - 1), min(v, valences - 1)
            for side in range(2):
                stops = slopes.below[side, v, i, i] * weights.stop[side, v, i]
                counts.stop[side, head, state] += stops
            for k in range(n):
                if k == i:
                    continue
                side = RIGHT if k > i else LEFT
                arc = slopes.taken[v, i, k] * chart.taken[v, i, k]
                counts.go[side, head, state] += arc
                counts.attach[side, head, tags[k], valence] += arc
                posteriors[i * n + k] += arc


@njit(cache=True, nogil=True)
def sum_valence_trees(
    tables: ChoiceTables,
    tags: Ints,
    factors: Floats,
    log_scales: Floats,
    weights: ValenceChoices,
    chart: ValenceChart,
) -> tuple[float, float]:
    """Sum the scaled weights of all trees; also return the logarithm of the sum without scales."""
    look_up_factors(tables, tags, factors, np.exp(log_scales), weights)
    total = inside_valences(weights, chart)
    if SMALL < total < LARGE:
        return total, np.log(total) - log_scales.sum()
    return 0.0, np.nan


@njit(cache=True, nogil=True)
def arcs_in(arcs: ArcsOfText, s: int) -> Floats:
    """The numbers of the arcs in a sentence; none if there are none at all."""
    if len(arcs.values) == 0:
        return arcs.values
    return arcs.values[arcs.offsets[s] : arcs.offsets[s + 1]]


@njit(cache=True, nogil=True)
def expect_valences(
    tables: ChoiceTables,
    part: ChosenSentences,
    factors: ArcsOfText,
    counts: ChoiceTables,
    posteriors: Floats,
    log_sums: Floats,
) -> None:
    """Add the expected counts of sentences, and write the posteriors of their arcs."""
    room, states = -1, states_of(tables)
    for s in part.chosen:
        begin, end = part.offsets[s], part.offsets[s + 1]
        tags, log_scales = part.codes[begin:end], part.log_scales[begin:end]
        if len(tags) != room:
            room = len(tags)
            weights = new_valence_choices(states, room)
            chart, slopes = new_valence_chart(states, room), new_valence_chart(states, room)
        own = arcs_in(factors, s)
        total, log_sums[s] = sum_valence_trees(tables, tags, own, log_scales, weights, chart)
        if total > 0:
            outside_valences(weights, chart, slopes, total)
            arcs = posteriors[factors.offsets[s] : factors.offsets[s + 1]]
            add_up_valences(weights, chart, slopes, total, tags, counts, arcs)


@njit(cache=True, nogil=True)
def parse_valences(
    log_tables: ChoiceTables,
    part: ChosenSentences,
    log_factors: ArcsOfText,
    heads: Ints,
    log_weights: Floats,
) -> None:
    """Find the best trees, given logarithms of weights; of equals the one with the first splits."""
    room, states = -1, states_of(log_tables)
    for s in part.chosen:
        begin, end = part.offsets[s], part.offsets[s + 1]
        if end - begin != room:
            room = end - begin
            weights, chart = new_valence_choices(states, room), new_valence_chart(states, room)
        look_up_logs(log_tables, part.codes[begin:end], arcs_in(log_factors, s), weights)
        log_weights[s] = best_valences(weights, chart)
        descend_valences(weights, chart, heads[begin:end])


@njit(cache=True, nogil=True)
def attach_carefully(
    part: ChosenSentences, posteriors: ArcsOfText, roots: Floats, heads: Ints
) -> None:
    """Find the trees with the highest sum of posteriors of arcs and roots: the minimum risk."""
    room = -1
    for s in part.chosen:
        begin, end = part.offsets[s], part.offsets[s + 1]
        if end - begin != room:
            room = end - begin
            nothing, no_draws = np.zeros((room, 2, 2)), np.zeros(2 * room)
            chart, limits = new_chart(room), new_limits(room)
        arcs = arcs_in(posteriors, s).reshape(room, room)
        gains = Choices(roots[begin:end], arcs, nothing, nothing)
        best(gains, chart, limits)
        descend_best(gains, chart, limits, no_draws, heads[begin:end])
