"""Blocked Metropolis-Hastings: sweeps over sentences, and draws of trees of further sentences."""

from typing import NamedTuple

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.induction.dmv.kernels.charts import Choices, best, descend_best, new_limits
from treeval.induction.dmv.kernels.charts import new_chart as new_dmv_chart
from treeval.induction.tsg.kernels.charts import FragmentChart, fill, new_chart
from treeval.induction.tsg.kernels.derivations import Room, derive, draw_derivation, new_room
from treeval.induction.tsg.kernels.fragments import intern, release
from treeval.induction.tsg.kernels.restaurants import State, log_probability, seat, unseat
from treeval.kernels.jit import njit
from treeval.kernels.parts import part

# Words have about this log-probability; others are tried where sums leave the range of doubles.
_LOG_SCALES = (2.5, 4.0, 1.0, 6.0, 8.0, 0.0, 12.0, 16.0, 24.0)
_SMALL, _LARGE = 1e-200, 1e200
_POOL = 1 << 12
# Entries of the summary of a sweep.
ACCEPTED, LOG_DERIVATIONS, LOG_SENTENCES = range(3)


class Sampled(NamedTuple):
    """Sentences of tags with derivations; sentence s owns ``codes[offsets[s]:offsets[s+1]]``.

    Its fragments begin at 5 times the offset: no derivation has more than 5 rules per word.
    """

    codes: Ints
    offsets: Ints
    fragments: Ints
    sizes: Ints
    heads: Ints


@part
def filled(state: State, words: Ints, chart: FragmentChart) -> tuple[FragmentChart, float]:
    """Fill a chart, or if it is too small a larger one; return it and the log of the sum.

    The logarithm is nan if the sum is out of range.
    """
    for log_scale in _LOG_SCALES:
        total = fill(state, words, chart, np.exp(log_scale))
        while total < 0:
            size, nodes = len(chart.node), len(chart.place)
            chart = new_chart(len(chart.site[0]), 2 * size, nodes)
            total = fill(state, words, chart, np.exp(log_scale))
        if _SMALL < total < _LARGE:
            return chart, np.log(total) - log_scale * len(words)
    return chart, np.nan


@part
def longest(offsets: Ints) -> int:
    most = 1
    for s in range(len(offsets) - 1):
        most = max(most, offsets[s + 1] - offsets[s])
    return most


@njit(cache=True, nogil=True)
def begin_with_trees(state: State, text: Sampled, rng: np.random.Generator) -> None:
    """Add the rules of the trees at hand as customers, sentence by sentence."""
    for s in range(len(text.offsets) - 1):
        begin, end = text.offsets[s], text.offsets[s + 1]
        own = text.fragments[5 * begin : 5 * end]
        text.sizes[s] = derive(state, text.codes[begin:end], text.heads[begin:end], own)
        for place in range(text.sizes[s]):
            seat(state, own[place], rng)
            release(state.nodes, own[place])


@part
def take_out(state: State, fragments: Ints, rng: np.random.Generator) -> float:
    """Remove customers, the last first; returns the log-probability of adding them again."""
    total = 0.0
    for place in range(len(fragments) - 1, -1, -1):
        unseat(state, fragments[place], rng)
        total += log_probability(state, fragments[place])
    return total


@part
def put_in(state: State, fragments: Ints, rng: np.random.Generator) -> float:
    """Add customers; returns their log-probability."""
    total = 0.0
    for fragment in fragments:
        total += log_probability(state, fragment)
        seat(state, fragment, rng)
    return total


@part
def proposal_probability(state: State, fragments: Ints) -> float:
    """The log-probability of fragments where none of them changes the state."""
    total = 0.0
    for fragment in fragments:
        total += log_probability(state, fragment)
    return total


@part
def resample(
    state: State,
    text: Sampled,
    s: int,
    chart: FragmentChart,
    room: Room,
    rng: np.random.Generator,
    summary: Floats,
) -> FragmentChart:
    """Propose a derivation of a sentence, given all others, and accept or reject it."""
    begin, end = text.offsets[s], text.offsets[s + 1]
    words, heads = text.codes[begin:end], text.heads[begin:end]
    own = text.fragments[5 * begin : 5 * end]
    before = own[: text.sizes[s]].copy()
    for fragment in before:  # they must not be removed before the decision
        state.nodes.references[fragment] += 1
    log_before = take_out(state, before, rng)
    chart, log_sum = filled(state, words, chart)
    new_heads, after = np.empty_like(heads), np.empty_like(own)
    size = draw_derivation(state, chart, words, room, rng, after, new_heads)
    after = after[:size]
    gain = proposal_probability(state, before) - proposal_probability(state, after)
    log_after = put_in(state, after, rng)
    if np.log(1.0 - rng.random()) < log_after - log_before + gain:
        own[:size], text.sizes[s] = after, size
        heads[:] = new_heads
        summary[ACCEPTED] += 1
        summary[LOG_DERIVATIONS] += log_after
    else:
        take_out(state, after, rng)
        put_in(state, before, rng)
        summary[LOG_DERIVATIONS] += log_before
    summary[LOG_SENTENCES] += log_sum
    for fragment in before:
        release(state.nodes, fragment)
    for fragment in after:
        release(state.nodes, fragment)
    return chart


@njit(cache=True, nogil=True)
def sweep(state: State, text: Sampled, order: Ints, rng: np.random.Generator) -> Floats:
    """Visit all sentences; returns how many proposals were accepted, and two log-probabilities."""
    most = longest(text.offsets)
    chart, room = new_chart(most, _POOL, len(state.nodes.symbol)), new_room(most)
    summary = np.zeros(3)
    for s in order:
        chart = resample(state, text, s, chart, room, rng, summary)
    return summary


@part
def count_arcs(heads: Ints, arcs: Floats) -> None:
    """Count the arcs of a tree: [head, dependent], and roots on the diagonal."""
    for dependent in range(len(heads)):
        head = heads[dependent]
        arcs[dependent if head < 0 else head, dependent] += 1


@njit(cache=True, nogil=True)
def count_all_arcs(text: Sampled, starts: Ints, arcs: Floats) -> None:
    """Count the arcs of all trees; those of sentence s begin at ``starts[s]``."""
    for s in range(len(text.offsets) - 1):
        begin, end = text.offsets[s], text.offsets[s + 1]
        n = end - begin
        own = arcs[starts[s] : starts[s + 1]].reshape(n, n)
        count_arcs(text.heads[begin:end], own)


@njit(cache=True, nogil=True)
def draw_arcs(
    state: State,
    codes: Ints,
    offsets: Ints,
    starts: Ints,
    draws: int,
    rng: np.random.Generator,
    arcs: Floats,
) -> Floats:
    """Count the arcs of trees that are drawn; returns the log-probability of each sentence.

    It is nan where sums are out of range, and then there are no arcs.
    """
    most = longest(offsets)
    chart, room = new_chart(most, _POOL, len(state.nodes.symbol)), new_room(most)
    log_sums = np.zeros(len(offsets) - 1)
    fragments = np.zeros(5 * most + 5, np.int64)
    for s in range(len(offsets) - 1):
        words = codes[offsets[s] : offsets[s + 1]]
        n = len(words)
        own, heads = arcs[starts[s] : starts[s + 1]].reshape(n, n), np.zeros(n, np.int64)
        chart, log_sums[s] = filled(state, words, chart)
        if np.isnan(log_sums[s]):
            continue
        for _ in range(draws):
            size = draw_derivation(state, chart, words, room, rng, fragments, heads)
            for fragment in fragments[:size]:
                release(state.nodes, fragment)
            count_arcs(heads, own)
    return log_sums


@njit(cache=True, nogil=True)
def most_expected(offsets: Ints, starts: Ints, arcs: Floats, heads: Ints) -> None:
    """Find the trees that have the most of the arcs counted; roots have the head -1."""
    for s in range(len(offsets) - 1):
        n = offsets[s + 1] - offsets[s]
        own = arcs[starts[s] : starts[s + 1]].reshape(n, n)
        nothing, no_draws, limits = np.zeros((n, 2, 2)), np.zeros(2 * n), new_limits(n)
        gains, chart = Choices(np.diag(own).copy(), own, nothing, nothing), new_dmv_chart(n)
        best(gains, chart, limits)
        descend_best(gains, chart, limits, no_draws, heads[offsets[s] : offsets[s + 1]])


@njit(cache=True, nogil=True)
def restore(state: State, columns: Ints) -> Ints:
    """Store nodes with their customers and tables; children are numbered from 1, before parents.

    The columns are symbol, choice, left and right child, customers and tables. Returns the node of
    each number.
    """
    number = np.zeros(len(columns) + 1, np.int64)
    upper = state.upper
    for at in range(len(columns)):
        symbol, choice, left, right = columns[at, 0], columns[at, 1], columns[at, 2], columns[at, 3]
        left = number[left] if left > 0 else left
        right = number[right] if right > 0 else right
        node = intern(state.nodes, symbol, choice, left, right)
        number[at + 1] = node
        if columns[at, 4]:
            state.nodes.references[node] += 1
            upper.customers[node], upper.tables[node] = columns[at, 4], columns[at, 5]
            upper.all_customers[symbol] += columns[at, 4]
            upper.all_tables[symbol] += columns[at, 5]
    return number
