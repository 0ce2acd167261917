"""Sums over all derivations of a sentence: the inside pass over cells [kind, first, last word].

A cell has the sum over derivations that begin a fragment there (``site``), the sum over base
fragments (``base``), and the fragments stored that match there, each with the sum over the ways in
which it does.
"""

from typing import NamedTuple

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.induction.tsg.kernels.fragments import (
    FRONTIER,
    GO,
    KINDS,
    L_HAS,
    L_TAKES,
    M_LEFT,
    M_RIGHT,
    NOTHING,
    R_HAS,
    R_TAKES,
    STOP,
    L,
    R,
    S,
    partial_hash,
    slot_of,
    symbol_of,
    whole_hash,
)
from treeval.induction.tsg.kernels.restaurants import (
    UPPER_DISCOUNT,
    UPPER_STRENGTH,
    State,
    rule_probability,
)
from treeval.kernels.parts import part


class FragmentChart(NamedTuple):
    """Sums by cell, and for the fragments that match in a cell, ``begin`` and ``end`` in a pool."""

    site: Floats
    base: Floats
    child: Floats  # the sum over a child of this symbol, be it a site or not
    begin: Ints
    end: Ints
    node: Ints
    inside: Floats
    place: Ints  # [node]: where it is in the pool, if it is in the cell at hand
    used: Ints  # one number: how much of the pool is used, or -1 if it was too small


@part
def new_chart(words: int, pool: int, nodes: int) -> FragmentChart:
    shape = (KINDS, words, words)
    return FragmentChart(
        np.zeros(shape),
        np.zeros(shape),
        np.zeros(shape),
        np.zeros(shape, np.int64),
        np.zeros(shape, np.int64),
        np.zeros(pool, np.int64),
        np.zeros(pool),
        np.zeros(nodes, np.int64),
        np.zeros(1, np.int64),
    )


# Numba would compile functions anew for each constant in a tuple, but not for those of a call.
@part
def cell_of(kind: int, lo: int, hi: int) -> tuple[int, int, int]:
    return kind, lo, hi


@part
def key_of(symbol: int, choice: int, left: int, right: int) -> tuple[int, int, int, int]:
    return symbol, choice, left, right


@part
def symbol_at(tags: int, words: Ints, kind: int, lo: int, hi: int) -> int:
    """The symbol of a cell."""
    if kind in (L, L_HAS, L_TAKES):
        return symbol_of(tags, kind, words[hi], 0)
    if kind in (R, R_HAS, R_TAKES):
        return symbol_of(tags, kind, words[lo], 0)
    if kind == M_LEFT:
        return symbol_of(tags, kind, words[hi], words[lo])
    return symbol_of(tags, kind, words[lo], words[hi]) if kind == M_RIGHT else 0


@part
def put(chart: FragmentChart, begin: int, node: int, weight: float) -> None:
    """Add a way in which a node matches in the cell that begins there."""
    if chart.used[0] < 0:
        return
    place = chart.place[node]
    if begin <= place < chart.used[0] and chart.node[place] == node:
        chart.inside[place] += weight
        return
    place = chart.used[0]
    if place == len(chart.node):
        chart.used[0] = -1
        return
    chart.node[place], chart.inside[place], chart.place[node] = node, weight, place
    chart.used[0] = place + 1


@part
def match(
    state: State, chart: FragmentChart, begin: int, key: tuple[int, int, int, int], weight: float
) -> None:
    """Add a way in which a node matches in the cell that begins there, if there is such a node."""
    symbol, choice, left, right = key
    hashed = whole_hash(partial_hash(symbol, choice, left), right)
    node = state.nodes.slots[slot_of(state.nodes, hashed, symbol, choice, left, right)]
    if node:
        put(chart, begin, node, weight)


@part
def stored_sum(chart: FragmentChart, cell: tuple[int, int, int], child: int) -> float:
    """The sum over the ways in which a stored child matches in a cell."""
    if child == FRONTIER:
        return float(chart.site[cell])
    for place in range(chart.begin[cell], chart.end[cell]):
        if chart.node[place] == child:
            return float(chart.inside[place])
    return 0.0


@part
def join(
    state: State,
    chart: FragmentChart,
    begin: int,
    rule: tuple[int, int],
    one: tuple[int, int, int],
    two: tuple[int, int, int],
) -> float:
    """Match all pairs of fragments or sites of two cells below a rule; return their base sum."""
    symbol, choice = rule
    nodes = state.nodes
    if nodes.alive[symbol]:
        for i in range(chart.begin[one] - 1, chart.end[one]):
            left = FRONTIER if i < chart.begin[one] else chart.node[i]
            weight = chart.site[one] if i < chart.begin[one] else chart.inside[i]
            node = nodes.chain[partial_hash(symbol, choice, left) & (len(nodes.chain) - 1)]
            while node:
                if (
                    nodes.left[node] == left
                    and nodes.symbol[node] == symbol
                    and nodes.choice[node] == choice
                ):
                    below = stored_sum(chart, two, nodes.right[node])
                    if below > 0:
                        put(chart, begin, node, weight * below)
                node = nodes.following[node]
    return float(chart.child[one] * chart.child[two])


@part
def close(
    state: State,
    chart: FragmentChart,
    symbol: int,
    cell: tuple[int, int, int],
    begin: int,
    base: float,
) -> None:
    """Finish a cell whose base fragments have that sum."""
    a, b = state.hyper[UPPER_DISCOUNT], state.hyper[UPPER_STRENGTH]
    upper = state.upper
    chart.begin[cell], chart.end[cell] = begin, max(begin, chart.used[0])
    total = (b + a * upper.all_tables[symbol]) * base
    for place in range(begin, chart.used[0]):
        node = chart.node[place]
        if upper.customers[node]:
            total += (upper.customers[node] - a * upper.tables[node]) * chart.inside[place]
    site = total / (upper.all_customers[symbol] + b)
    chart.site[cell], chart.base[cell] = site, base
    share = state.sites[cell[0]]
    chart.child[cell] = share * site + (1.0 - share) * base


@part
def fill_half(
    state: State, chart: FragmentChart, words: Ints, cell: tuple[int, int, int], scale: float
) -> None:
    """Fill a cell of L, L*, R or R*: the half of a single word, or one that takes a dependent."""
    kind, lo, hi = cell
    symbol = symbol_at(state.grammar.tags, words, kind, lo, hi)
    begin = chart.used[0]
    if lo == hi:
        match(state, chart, begin, key_of(symbol, STOP, NOTHING, NOTHING), scale)
        base = rule_probability(state, symbol, STOP) * scale
    else:
        below = cell_of(L_TAKES if kind in (L, L_HAS) else R_TAKES, lo, hi)
        base = rule_probability(state, symbol, GO) * chart.child[below]
        match(state, chart, begin, key_of(symbol, GO, FRONTIER, NOTHING), chart.site[below])
        for i in range(chart.begin[below], chart.end[below]):
            key = key_of(symbol, GO, chart.node[i], NOTHING)
            match(state, chart, begin, key, chart.inside[i])
    close(state, chart, symbol, cell, begin, base)


@part
def splits(
    kind: int, lo: int, hi: int, at: int
) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """The cells of the two children of a cell that are divided at a word.

    Below L¹ and R¹, the word is the dependent taken; between two words, the last one of the first.
    """
    if kind == L_TAKES:
        return cell_of(L, lo, at), cell_of(M_LEFT, at, hi)
    if kind == R_TAKES:
        return cell_of(M_RIGHT, lo, at), cell_of(R, at, hi)
    if kind == M_LEFT:
        return cell_of(R, lo, at), cell_of(L_HAS, at + 1, hi)
    if kind == M_RIGHT:
        return cell_of(R_HAS, lo, at), cell_of(L, at + 1, hi)
    return cell_of(L, lo, at), cell_of(R, at, hi)


@part
def places(kind: int, lo: int, hi: int) -> tuple[int, int]:
    """The words at which a cell may be divided, as a range."""
    if kind == R_TAKES:
        return lo + 1, hi + 1
    return (lo, hi + 1) if kind == S else (lo, hi)


@part
def fill_pair(state: State, chart: FragmentChart, words: Ints, cell: tuple[int, int, int]) -> None:
    """Fill a cell whose rules have two children."""
    kind, lo, hi = cell
    symbol = symbol_at(state.grammar.tags, words, kind, lo, hi)
    begin, base = chart.used[0], 0.0
    first, last = places(kind, lo, hi)
    for at in range(first, last):
        choice = 0 if kind in (M_LEFT, M_RIGHT) else words[at]
        one, two = splits(kind, lo, hi, at)
        below = join(state, chart, begin, (symbol, choice), one, two)
        base += rule_probability(state, symbol, choice) * below
    close(state, chart, symbol, cell, begin, base)


@part
def fill(state: State, words: Ints, chart: FragmentChart, scale: float) -> float:
    """Sum over all derivations of a sentence; the left half of each word has the scale as factor.

    If the pool is too small, the sum is -1.
    """
    n = len(words)
    chart.used[0] = 0
    for width in range(n):
        for lo in range(n - width):
            hi = lo + width
            if width:
                fill_pair(state, chart, words, cell_of(M_LEFT, lo, hi))
                fill_pair(state, chart, words, cell_of(M_RIGHT, lo, hi))
                fill_pair(state, chart, words, cell_of(L_TAKES, lo, hi))
                fill_pair(state, chart, words, cell_of(R_TAKES, lo, hi))
            fill_half(state, chart, words, cell_of(L, lo, hi), scale)
            fill_half(state, chart, words, cell_of(L_HAS, lo, hi), scale)
            fill_half(state, chart, words, cell_of(R, lo, hi), 1.0)
            fill_half(state, chart, words, cell_of(R_HAS, lo, hi), 1.0)
            if chart.used[0] < 0:
                return -1.0
    fill_pair(state, chart, words, cell_of(S, 0, n - 1))
    return -1.0 if chart.used[0] < 0 else chart.site[S, 0, n - 1]
