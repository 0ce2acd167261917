"""The dependency model with valence over many sentences, given by codes of tags."""

from typing import NamedTuple, Protocol

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.induction.dmv.kernels.charts import (
    LEFT,
    RIGHT,
    Chart,
    Choices,
    Limits,
    SpansOfText,
    best,
    descend_best,
    descend_drawn,
    inside,
    new_chart,
    new_choices,
    new_limits,
    outside,
    set_limits,
)
from treeval.kernels.jit import njit

# Beyond these limits, a sum may have lost products that are too small for a double.
SMALL, LARGE = 1e-200, 1e250


class ChoiceTables(Protocol):
    """Weights or counts of all choices, by tag; a named tuple."""

    @property
    def root(self) -> Floats:
        """[tag]"""

    @property
    def attach(self) -> Floats:
        """[side, head, dependent]"""

    @property
    def stop(self) -> Floats:
        """[side, head, 1 if it has a dependent there]"""

    @property
    def go(self) -> Floats:
        """[side, head, 1 if it has a dependent there]"""


class ChosenSentences(NamedTuple):
    """Sentences to work on; sentence s owns ``codes[offsets[s]:offsets[s+1]]``, and has words.

    Sentences of equal length should be adjacent in ``chosen``: each length needs new charts.
    """

    codes: Ints
    offsets: Ints
    chosen: Ints
    log_scales: Floats  # [word]: log of a factor for the weights of taking the word
    spans: SpansOfText  # that trees must respect; none, unless they are given


@njit(cache=True, nogil=True)
def look_up(tables: ChoiceTables, tags: Ints, weights: Choices) -> None:
    """Write the weights of all choices in a sentence."""
    n = len(tags)
    for i in range(n):
        head = tags[i]
        weights.root[i] = tables.root[head]
        for j in range(n):
            side = RIGHT if j > i else LEFT
            weights.arcs[i, j] = tables.attach[side, head, tags[j]]
        for side in range(2):
            for has in range(2):
                weights.stop[i, side, has] = tables.stop[side, head, has]
                weights.go[i, side, has] = tables.go[side, head, has]


@njit(cache=True, nogil=True)
def add_up(expected: Choices, tags: Ints, counts: ChoiceTables) -> None:
    """Add the counts of a sentence to those of all."""
    n = len(tags)
    for i in range(n):
        head = tags[i]
        counts.root[head] += expected.root[i]
        for j in range(n):
            side = RIGHT if j > i else LEFT
            counts.attach[side, head, tags[j]] += expected.arcs[i, j]
        for side in range(2):
            for has in range(2):
                counts.stop[side, head, has] += expected.stop[i, side, has]
                counts.go[side, head, has] += expected.go[i, side, has]


@njit(cache=True, nogil=True)
def bar(weights: Choices, limits: Limits, nothing: float) -> None:
    """Give no weight to arcs that the limits forbid."""
    if limits.barred[0, 0]:
        for i in range(len(weights.root)):
            for j in range(len(weights.root)):
                if i != j and limits.barred[i, j]:
                    weights.arcs[i, j] = nothing


@njit(cache=True, nogil=True)
def sum_trees(
    tables: ChoiceTables,
    tags: Ints,
    limits: Limits,
    log_scales: Floats,
    weights: Choices,
    chart: Chart,
) -> tuple[float, float]:
    """Sum the scaled weights of all trees; also return the logarithm of the sum without scales.

    Every tree takes each word once, so that a factor for each word does not change the proportions
    between trees. The logarithm is nan if the sum cannot be trusted: other scales are needed.
    """
    look_up(tables, tags, weights)
    log_scale = 0.0
    for j in range(len(tags)):
        if log_scales[j] != 0:
            log_scale += log_scales[j]
            scale = np.exp(log_scales[j])
            weights.root[j] *= scale
            for i in range(len(tags)):
                weights.arcs[i, j] *= scale
    bar(weights, limits, 0.0)
    total = inside(weights, chart, limits)
    if SMALL < total < LARGE:
        return total, np.log(total) - log_scale
    return 0.0, np.nan


@njit(cache=True, nogil=True)
def expect(
    tables: ChoiceTables, part: ChosenSentences, counts: ChoiceTables, log_sums: Floats
) -> None:
    """Add the expected counts of the chosen sentences; those with nan as their sum have none."""
    room = -1
    for s in part.chosen:
        begin, end = part.offsets[s], part.offsets[s + 1]
        tags, log_scales = part.codes[begin:end], part.log_scales[begin:end]
        if len(tags) != room:
            room = len(tags)
            weights, expected = new_choices(room), new_choices(room)
            chart, slopes, limits = new_chart(room), new_chart(room), new_limits(room)
        set_limits(part.spans, s, limits)
        total, log_sums[s] = sum_trees(tables, tags, limits, log_scales, weights, chart)
        if total > 0:
            outside(weights, chart, limits, slopes, expected, total)
            add_up(expected, tags, counts)


@njit(cache=True, nogil=True)
def parse(
    log_tables: ChoiceTables, part: ChosenSentences, heads: Ints, log_weights: Floats
) -> None:
    """Find the best trees, given logarithms of weights; of equals the one with the first splits."""
    room = -1
    for s in part.chosen:
        begin, end = part.offsets[s], part.offsets[s + 1]
        if end - begin != room:
            room = end - begin
            weights, chart, no_draws = new_choices(room), new_chart(room), np.zeros(2 * room)
            limits = new_limits(room)
        set_limits(part.spans, s, limits)
        look_up(log_tables, part.codes[begin:end], weights)
        bar(weights, limits, -np.inf)
        log_weights[s] = best(weights, chart, limits)
        descend_best(weights, chart, limits, no_draws, heads[begin:end])


@njit(cache=True, nogil=True)
def parse_carefully(
    tables: ChoiceTables, part: ChosenSentences, heads: Ints, log_sums: Floats
) -> None:
    """Find the trees with the highest expected number of right arcs: the minimum risk."""
    room = -1
    for s in part.chosen:
        begin, end = part.offsets[s], part.offsets[s + 1]
        tags, log_scales = part.codes[begin:end], part.log_scales[begin:end]
        if len(tags) != room:
            room = len(tags)
            weights, expected = new_choices(room), new_choices(room)
            chart, slopes = new_chart(room), new_chart(room)
            nothing, no_draws = np.zeros((room, 2, 2)), np.zeros(2 * room)
            limits = new_limits(room)
        set_limits(part.spans, s, limits)
        total, log_sums[s] = sum_trees(tables, tags, limits, log_scales, weights, chart)
        if total > 0:
            outside(weights, chart, limits, slopes, expected, total)
            gains = Choices(expected.root, expected.arcs, nothing, nothing)
            bar(gains, limits, -np.inf)
            best(gains, chart, limits)
            descend_best(gains, chart, limits, no_draws, heads[begin:end])


@njit(cache=True, nogil=True)
def draw(
    tables: ChoiceTables, part: ChosenSentences, draws: Floats, heads: Ints, log_sums: Floats
) -> None:
    """Draw trees in proportion to their weights; word w has the draws 2w and 2w + 1."""
    room = -1
    for s in part.chosen:
        begin, end = part.offsets[s], part.offsets[s + 1]
        tags, log_scales = part.codes[begin:end], part.log_scales[begin:end]
        if len(tags) != room:
            room = len(tags)
            weights, chart, limits = new_choices(room), new_chart(room), new_limits(room)
        set_limits(part.spans, s, limits)
        total, log_sums[s] = sum_trees(tables, tags, limits, log_scales, weights, chart)
        if total > 0:
            descend_drawn(weights, chart, limits, draws[2 * begin : 2 * end], heads[begin:end])
