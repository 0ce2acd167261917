"""Forests given by the parent of each node, -1 for none: depths, orders, what is below a node.

No function walks node by node: each step doubles the distance that is covered on the way up, so
that a tree of depth one hundred thousand takes seventeen steps.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.tree.treebank import ranges


def depths(parents: Ints) -> Ints:
    """Count the nodes above each node."""
    depth = (parents >= 0).astype(np.int32)
    for nodes, ancestors in ways_up(parents):
        depth[nodes] += depth[ancestors]
    return depth


def largest_below(parents: Ints, values: Ints) -> Ints:
    """Give each node the largest value in the tree below it, its own included."""
    return _spread_upwards(parents, values, np.maximum.at)


def smallest_below(parents: Ints, values: Ints) -> Ints:
    """Give each node the smallest value in the tree below it, its own included."""
    return _spread_upwards(parents, values, np.minimum.at)


def subtree_ends(parents: Ints) -> Ints:
    """Give the position after the last node below each node; the nodes are in preorder."""
    return largest_below(parents, np.arange(len(parents), dtype=parents.dtype)) + 1


def preorder(parents: Ints, keys: Ints) -> Ints:
    """Order nodes so that each is followed by those below it, and siblings by their keys."""
    sizes = np.ones(len(parents), dtype=np.int64)
    for nodes in _levels_from_below(parents):
        np.add.at(sizes, parents[nodes], sizes[nodes])
    by_family = np.lexsort((keys, parents))
    before = np.cumsum(sizes[by_family]) - sizes[by_family]
    starts_family = np.diff(parents[by_family], prepend=-2) != 0
    family = np.cumsum(starts_family) - 1
    places = np.empty(len(parents), dtype=np.int64)
    places[by_family] = before - before[starts_family][family]
    places += parents >= 0
    for nodes, ancestors in ways_up(parents):
        places[nodes] += places[ancestors]
    order = np.empty(len(parents), dtype=np.int64)
    order[places] = np.arange(len(parents))
    return order


def nearest_kept(parents: Ints, kept: Bools) -> Ints:
    """Give each node itself if it is kept, otherwise the nearest kept node above it, or -1."""
    nearest = np.append(np.where(kept, np.arange(len(parents)), parents), -1)
    fixed = np.append(kept, True)
    moving = np.flatnonzero(~fixed[nearest])
    while len(moving):
        nearest[moving] = nearest[nearest[moving]]
        moving = moving[~fixed[nearest[moving]]]
    return nearest[:-1]


def lowest_beyond(parents: Ints, edges: Ints, word_parents: Ints) -> Ints:
    """Give each word the lowest node above it whose edge is another word.

    The nodes are in preorder. The edge of a node is its first word (or, for all nodes, its last);
    so the node that is found also holds words before the word (or after it). ``word_parents``
    ends with an entry for no word, -1.
    """
    # Nodes with the same edge lie one below the other, the highest first.
    highest = np.full(len(word_parents), -1)
    nodes = np.arange(len(parents))[::-1]
    inside = nodes[(edges[nodes] >= 0) & (edges[nodes] < len(word_parents) - 1)]
    highest[edges[inside]] = inside
    return np.where(highest >= 0, np.append(parents, -1)[highest], word_parents)


def _spread_upwards(
    parents: Ints, values: Ints, accumulate: Callable[[Ints, Ints, Ints], None]
) -> Ints:
    spread = values.copy()
    for nodes, ancestors in ways_up(parents):
        accumulate(spread, ancestors, spread[nodes])
    return spread


def ways_up(parents: Ints) -> Iterator[tuple[Ints, Ints]]:
    """Yield nodes and their ancestors 1, 2, 4... steps up, as long as there are any.

    So a value that was gathered over k generations is passed on by k steps. Nodes on and below a
    cycle always have an ancestor: they are the nodes yielded when there are as many steps as nodes.
    """
    further = parents.astype(np.intp)
    nodes, steps = (further >= 0).nonzero()[0], 1
    while len(nodes):
        ancestors = further[nodes]
        yield nodes, ancestors
        if steps >= len(parents):
            return
        above = further[nodes] = further[ancestors]
        nodes, steps = nodes[above >= 0], 2 * steps


def are_cyclic(parents: Ints, ways: Iterable[tuple[Ints, Ints]]) -> Bools:
    """Say for each node whether it is on or below a cycle, given the ways up."""
    cyclic = np.zeros(len(parents), dtype=np.bool_)
    for doublings, (nodes, _) in enumerate(ways):
        if 1 << doublings >= len(parents):
            cyclic[nodes] = True
    return cyclic


def _levels_from_below(parents: Ints) -> Iterator[Ints]:
    """Yield the nodes that have a parent, level by level, deepest first."""
    depth = depths(parents)
    by_depth = np.argsort(depth, kind="stable")
    bounds = np.searchsorted(depth[by_depth], np.arange(1, depth.max(initial=0) + 2))
    for level in range(len(bounds) - 1, 0, -1):
        yield by_depth[bounds[level - 1] : bounds[level]]


@dataclass(frozen=True, eq=False)
class Yields:
    """Element i yields the terminals ``order[first[i]:end[i]]``; its own start at ``own[i]``.

    A terminal is a word, or a piece of one where tokenisations differ. A yield without gaps is an
    interval of the text. If a sentence has a yield with gaps, its terminals are put in another
    order, with each yield in one piece and siblings by their first terminals. In that order every
    yield is an interval, so that sets of terminals are compared exactly, by two numbers each.
    """

    order: Ints
    own: Ints
    first: Ints
    end: Ints


def yields(
    parents: Ints,
    starts: Ints,
    widths: Ints,
    groups: Ints,
    ways: Iterable[tuple[Ints, Ints]] | None = None,
) -> Yields:
    """Find the terminals below each element of a forest without cycles.

    Element i owns the ``widths[i]`` terminals from ``starts[i]`` on, possibly none; ``parents`` is
    -1 for a root; the terminals of a group (a sentence) are consecutive. ``ways`` are the
    `ways_up` of the parents, if they are already known.
    """
    terminals = int(widths.sum())
    own_some = widths > 0
    first = np.where(own_some, starts, terminals)
    end = np.where(own_some, starts + widths, 0)
    sizes = widths.astype(np.int64)
    for below, above in ways_up(parents) if ways is None else ways:
        np.minimum.at(first, above, first[below])
        np.maximum.at(end, above, end[below])
        np.add.at(sizes, above, sizes[below])
    # A yield whose extremes enclose more terminals than it has is not an interval of the text.
    gappy = (sizes > 0) & (end - first != sizes)
    order, own = np.arange(terminals), np.array(starts, dtype=np.int64)
    if gappy.any():
        concerned = np.flatnonzero(np.isin(groups, groups[gappy]))
        number = np.full(len(parents) + 1, -1, dtype=np.int64)
        number[concerned] = np.arange(len(concerned))
        part = _GappyGroups(
            number[parents[concerned]],
            *(column[concerned] for column in (starts, widths, groups, first, sizes)),
        )
        first[concerned], own[concerned] = _reordered(part)
        end[concerned] = first[concerned] + part.sizes
        order[ranges(own[concerned], part.widths)] = ranges(part.starts, part.widths)
    return Yields(frozen(order), frozen(own), frozen(first), frozen(end))


class _GappyGroups(NamedTuple):
    """The elements of groups that have yields with gaps: their parents, terminals and sizes."""

    parents: Ints
    starts: Ints
    widths: Ints
    groups: Ints
    first: Ints
    sizes: Ints


def _reordered(part: _GappyGroups) -> tuple[Ints, Ints]:
    """Put yields in one piece; give the places where they and their own terminals begin."""
    # A family is an element with its own terminals and the yields of its children, or, at the top,
    # the roots of a group. Within a family, they follow each other by their first terminals.
    elements = np.arange(len(part.parents))
    families = np.where(part.parents >= 0, part.parents, -1 - part.groups.astype(np.int64))
    families = np.append(families, elements)
    sizes = np.append(part.sizes, part.widths)
    order = np.lexsort((np.append(part.first, part.starts), families))
    before = np.cumsum(sizes[order]) - sizes[order]
    opens = np.append(True, np.diff(families[order]) != 0)
    # Count from the start of the family: subtract what came before its first member.
    before -= before[np.maximum.accumulate(np.where(opens, np.arange(len(opens)), 0))]
    places = np.empty(len(order), dtype=np.int64)
    places[order] = before
    first, own = np.split(places, [len(elements)])
    # Above all yields is the group, which begins at its first terminal.
    begins = np.full(int(part.groups.max()) + 1, np.iinfo(np.int64).max)
    np.minimum.at(begins, part.groups, part.first)
    first += np.where(part.parents < 0, begins[part.groups], 0)
    # So far, places count from the start of the parent: add up all offsets on the way to the root.
    for below, above in ways_up(part.parents):
        first[below] += first[above]
    return first, first + own
