"""Maximum spanning trees over candidate heads (Chu and Liu 1965, Edmonds 1967).

The search is that of Tarjan (1977): heaps of the arcs into each set of words, and cycles contracted
by a union-find structure, which is taken apart again at the end. It takes E log E for E candidates.
"""

from typing import NamedTuple

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.kernels.jit import njit
from treeval.kernels.parts import part

AS_VOTED, SEARCHED, NONE = 0, 1, 2  # how the tree of a sentence was found
_NOTHING = -1


class Heaps(NamedTuple):
    """Skew heaps over arcs, the highest score on top; -1 is the empty heap."""

    left: Ints
    right: Ints
    scores: Floats
    added: Floats  # to the scores of everything below, and not yet passed on


class Sets(NamedTuple):
    """Disjoint sets of nodes; the last joins can be undone."""

    parents: Ints
    sizes: Ints
    joined: Ints  # nodes that were attached to others, in order


class Cycles(NamedTuple):
    """Cycles that were contracted, in order; their arcs are stored one after the other."""

    nodes: Ints  # the node that stands for the cycle
    joins: Ints  # the number of joins before it
    ends: Ints  # of its arcs, from place 1 on
    arcs: Ints


@njit(cache=True)
def spanning_trees(
    offsets: Ints, candidates: Ints, heads: Ints, scores: Floats
) -> tuple[Ints, Ints]:
    """Choose a candidate for each word, so that each sentence is a tree with one root.

    Word w has the candidates ``candidates[w]:candidates[w+1]``; heads are numbers within the
    sentence, 0 for the root. The second result says how the tree of each sentence was found; if
    there is none, the choices of its words are meaningless.
    """
    chosen = np.full(offsets[-1], _NOTHING, dtype=np.int64)
    states = np.zeros(len(offsets) - 1, dtype=np.int8)
    for s in range(len(offsets) - 1):
        first, end = offsets[s], offsets[s + 1]
        for w in range(first, end):
            for c in range(candidates[w], candidates[w + 1]):
                if chosen[w] < 0 or scores[c] > scores[chosen[w]]:
                    chosen[w] = c
        if not _is_tree(chosen[first:end], heads):
            found = _searched(first, end, candidates, heads, scores, chosen)
            # The best tree may need several roots.
            is_tree = found and _is_tree(chosen[first:end], heads)
            states[s] = SEARCHED if is_tree else NONE
    return chosen, states


@part
def _is_tree(chosen: Ints, heads: Ints) -> bool:
    """Say whether every word has a head, one of them the root, and all lead there."""
    size, roots = len(chosen), 0
    for w in range(size):
        if chosen[w] < 0:
            return False
        roots += heads[chosen[w]] == 0
    if roots != 1:
        return False
    seen = np.zeros(size + 1, dtype=np.int64)
    for w in range(1, size + 1):
        node = w
        while node > 0 and seen[node] == 0:
            seen[node] = w
            node = heads[chosen[node - 1]]
        if node > 0 and seen[node] == w:
            return False
    return True


@part
def _searched(
    first: int, end: int, candidates: Ints, heads: Ints, scores: Floats, chosen: Ints
) -> bool:
    """Find the best tree of a sentence, and write its candidates into ``chosen``."""
    begin, size = candidates[first], candidates[end] - candidates[first]
    nodes = end - first + 1
    heaps = Heaps(
        np.full(size, _NOTHING, dtype=np.int64),
        np.full(size, _NOTHING, dtype=np.int64),
        scores[begin : begin + size].copy(),
        np.zeros(size),
    )
    # Less than any tree can win by a second root.
    fine = 1.0 + heaps.scores.sum()
    words = np.empty(size, dtype=np.int64)
    tops = np.full(nodes, _NOTHING, dtype=np.int64)
    for w in range(first, end):
        for c in range(candidates[w] - begin, candidates[w + 1] - begin):
            words[c] = w - first + 1
            if heads[begin + c] == 0:
                heaps.scores[c] -= fine
            tops[w - first + 1] = _merged(heaps, tops[w - first + 1], c)
    entering = _entering(heaps, tops, words, heads[begin : begin + size])
    for w in range(first, end):
        if entering[w - first + 1] < 0:
            return False
        chosen[w] = begin + entering[w - first + 1]
    return True


@part
def _entering(heaps: Heaps, tops: Ints, words: Ints, heads: Ints) -> Ints:
    """Give the arc that enters each node of the best tree; -1 everywhere if there is no tree."""
    nodes = len(tops)
    empty = np.zeros(nodes, dtype=np.int64)
    sets = Sets(np.arange(nodes), np.ones(nodes, dtype=np.int64), empty.copy())
    cycles = Cycles(
        empty.copy(),
        empty.copy(),
        np.zeros(nodes + 1, dtype=np.int64),
        np.zeros(2 * nodes, dtype=np.int64),
    )
    joins = contracted = 0
    entering = np.full(nodes, _NOTHING, dtype=np.int64)
    seen = np.full(nodes, _NOTHING, dtype=np.int64)
    seen[0] = 0
    way, arcs = empty.copy(), empty.copy()
    for start in range(1, nodes):
        node, length = _root_of(sets, start), 0
        while seen[node] < 0:
            arc = _best_from_outside(heaps, tops, sets, heads, node)
            if arc < 0:
                return np.full(nodes, _NOTHING, dtype=np.int64)
            way[length], arcs[length], seen[node] = node, arc, start
            length += 1
            node = _root_of(sets, heads[arc])
            if seen[node] == start:
                cycles.joins[contracted] = joins
                length, joins = _contracted(
                    heaps, tops, sets, cycles, contracted, node, way, arcs, length, joins
                )
                node = _root_of(sets, node)
                cycles.nodes[contracted], seen[node] = node, _NOTHING
                contracted += 1
        for place in range(length):
            entering[_root_of(sets, words[arcs[place]])] = arcs[place]
    _expand(sets, cycles, contracted, joins, words, entering)
    return entering


@part
def _best_from_outside(heaps: Heaps, tops: Ints, sets: Sets, heads: Ints, node: int) -> int:
    """Take the best arc into a set from outside it; later ones are compared with this one."""
    while tops[node] >= 0 and _root_of(sets, heads[tops[node]]) == node:
        tops[node] = _popped(heaps, tops[node])
    arc = tops[node]
    if arc >= 0:
        _push_down(heaps, arc)
        heaps.added[arc] -= heaps.scores[arc]
        tops[node] = _popped(heaps, arc)
    return int(arc)


@part
def _contracted(
    heaps: Heaps,
    tops: Ints,
    sets: Sets,
    cycles: Cycles,
    number: int,
    node: int,
    way: Ints,
    arcs: Ints,
    length: int,
    joins: int,
) -> tuple[int, int]:
    """Join the nodes at the end of the way, back to this node; give the rest of the way."""
    together, stored = _NOTHING, cycles.ends[number]
    while True:
        length -= 1
        together = _merged(heaps, together, tops[way[length]])
        cycles.arcs[stored] = arcs[length]
        stored += 1
        if way[length] == node:
            break
        joins = _joined(sets, node, way[length], joins)
    cycles.ends[number + 1] = stored
    tops[_root_of(sets, node)] = together
    return length, joins


@part
def _expand(
    sets: Sets, cycles: Cycles, contracted: int, joins: int, words: Ints, entering: Ints
) -> None:
    """Take the cycles apart, the last one first: the arc from outside replaces one of theirs."""
    for cycle in range(contracted - 1, -1, -1):
        while joins > cycles.joins[cycle]:
            joins -= 1
            node = sets.joined[joins]
            sets.sizes[sets.parents[node]] -= sets.sizes[node]
            sets.parents[node] = node
        outside = entering[cycles.nodes[cycle]]
        for place in range(cycles.ends[cycle], cycles.ends[cycle + 1]):
            arc = cycles.arcs[place]
            entering[_root_of(sets, words[arc])] = arc
        entering[_root_of(sets, words[outside])] = outside


@part
def _root_of(sets: Sets, node: int) -> int:
    # Without shorter ways, so that joins can be undone; ways are short, as sizes are compared.
    while sets.parents[node] != node:
        node = sets.parents[node]
    return node


@part
def _joined(sets: Sets, a: int, b: int, joins: int) -> int:
    """Join two different sets, and count the joins."""
    a, b = _root_of(sets, a), _root_of(sets, b)
    if sets.sizes[a] < sets.sizes[b]:
        a, b = b, a
    sets.parents[b] = a
    sets.sizes[a] += sets.sizes[b]
    sets.joined[joins] = b
    return joins + 1


@part
def _merged(heaps: Heaps, a: int, b: int) -> int:
    """Merge two heaps, given by their tops."""
    if a < 0 or b < 0:
        return max(a, b)
    _push_down(heaps, a)
    _push_down(heaps, b)
    if heaps.scores[a] < heaps.scores[b]:
        a, b = b, a
    top = a
    while True:
        right = heaps.right[a]
        heaps.right[a] = heaps.left[a]
        if right < 0:
            heaps.left[a] = b
            return top
        _push_down(heaps, right)
        if heaps.scores[right] < heaps.scores[b]:
            right, b = b, right
        heaps.left[a] = right
        a = right


@part
def _popped(heaps: Heaps, top: int) -> int:
    """Remove the top of a heap, and give the new one."""
    _push_down(heaps, top)
    return _merged(heaps, heaps.left[top], heaps.right[top])


@part
def _push_down(heaps: Heaps, arc: int) -> None:
    """Add to a score what was added to the heap, and pass it on."""
    added = heaps.added[arc]
    if added != 0.0:
        heaps.scores[arc] += added
        for below in (heaps.left[arc], heaps.right[arc]):
            if below >= 0:
                heaps.added[below] += added
        heaps.added[arc] = 0.0
