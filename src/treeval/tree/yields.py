"""Yields: the terminals below each element of a forest, as intervals.

A terminal is a word, or a piece of one where tokenisations differ. A yield without gaps is an
interval of the text. Where a sentence has a gappy yield its terminals are put in another order:
an element's own terminals first, then the yields below it. In that order every yield is an
interval, so that sets of terminals are compared exactly, at the price of two numbers each.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.tree.treebank import ranges


@dataclass(frozen=True, eq=False)
class Yields:
    """Element i yields the terminals ``order[first[i]:end[i]]``; its own start at ``own[i]``."""

    order: Ints
    own: Ints
    first: Ints
    end: Ints


def yields(parents: Ints, starts: Ints, widths: Ints, groups: Ints) -> Yields:
    """Find what is below each element of a forest without cycles.

    Element i owns the terminals from ``starts[i]``, ``widths[i]`` of them, possibly none;
    ``parents`` is -1 for a root; the terminals of a group (a sentence) are consecutive.
    """
    terminals = int(widths.sum())
    first = np.where(widths > 0, starts, terminals)
    end = np.where(widths > 0, starts + widths, 0)
    sizes = widths.astype(np.int64)
    for below, above in climb(parents):
        np.minimum.at(first, above, first[below])
        np.maximum.at(end, above, end[below])
        np.add.at(sizes, above, sizes[below])
    gappy = (sizes > 0) & (end - first != sizes)
    order, own = np.arange(terminals), np.array(starts, dtype=np.int64)
    if gappy.any():
        concerned = np.isin(groups, groups[gappy])
        places = _places(parents, groups, widths, sizes, concerned)
        base = np.full(int(groups.max()) + 1, terminals)
        np.minimum.at(base, groups, first)
        places += base[groups[concerned]]
        own[concerned] = first[concerned] = places
        end[concerned] = places + sizes[concerned]
        order[ranges(places, widths[concerned])] = ranges(starts[concerned], widths[concerned])
    return Yields(frozen(order), frozen(own), frozen(first), frozen(end))


def climb(parents: Ints) -> Iterator[tuple[Ints, Ints]]:
    """Give elements and their ancestors 1, 2, 4, ... steps up, until there are none.

    What has been gathered over k generations is so passed on k steps: a chain of a million
    words takes twenty rounds.
    """
    ancestors = np.array(parents)
    below = np.flatnonzero(ancestors >= 0)
    while len(below):
        above = ancestors[below]
        yield below, above
        ancestors[below] = ancestors[above]
        below = below[ancestors[below] >= 0]


def _places(parents: Ints, groups: Ints, widths: Ints, sizes: Ints, concerned: Bools) -> Ints:
    """Place the concerned elements in their groups, all that is below one directly after it."""
    number = np.append(np.where(concerned, np.cumsum(concerned) - 1, -1), -1)
    above = number[parents[concerned]]
    groups, widths, sizes = (column[concerned] for column in (groups, widths, sizes))
    siblings = np.where(above >= 0, above, -1 - groups.astype(np.int64))
    by_siblings = np.argsort(siblings, kind="stable")
    sorted_siblings, sorted_sizes = siblings[by_siblings], sizes[by_siblings]
    before = np.cumsum(sorted_sizes) - sorted_sizes
    opens = np.append(True, sorted_siblings[1:] != sorted_siblings[:-1])
    before -= before[np.maximum.accumulate(np.where(opens, np.arange(len(opens)), 0))]
    places = np.empty(len(siblings), dtype=np.int64)
    places[by_siblings] = before
    places += np.where(above >= 0, widths[above], 0)
    for below, ancestors in climb(above):
        places[below] += places[ancestors]
    return places
