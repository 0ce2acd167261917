"""The model with any valences over many sentences, given by codes of tags.

The tables of choices are those of `texts`, with one more axis for attachment: [side, head,
dependent, state]. The states of stopping and of attachment may differ in number.
"""

from typing import NamedTuple

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.kernels.dmv.charts import LEFT, RIGHT, Choices, best, new_chart
from treeval.kernels.dmv.limits import new_limits
from treeval.kernels.dmv.texts import LARGE, SMALL, ChoiceTables, ChosenSentences
from treeval.kernels.dmv.trees import descend_best
from treeval.kernels.dmv.valences import (
    ValenceChart,
    ValenceChoices,
    best_valences,
    descend_valences,
    inside_valences,
    new_valence_chart,
    new_valence_choices,
    outside_valences,
)
from treeval.kernels.jit import njit


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
