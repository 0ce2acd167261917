"""Yields: the terminals below each element of a forest, as intervals.

A terminal is a word, or a piece of one where tokenisations differ. A yield without gaps is an
interval of the text. If a sentence has a yield with gaps, its terminals are put in another order,
with each yield in one piece and siblings by their first terminals. In that order every yield is
an interval, so that sets of terminals are compared exactly, by two numbers each.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.tree.nesting import ways_up
from treeval.tree.treebank import ranges


@dataclass(frozen=True, eq=False)
class Yields:
    """Element i yields the terminals ``order[first[i]:end[i]]``; its own start at ``own[i]``."""

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
    """The elements of groups that have yields with gaps, and what is known about them."""

    parents: Ints
    starts: Ints
    widths: Ints
    groups: Ints
    first: Ints
    sizes: Ints


def _reordered(part: _GappyGroups) -> tuple[Ints, Ints]:
    """Put yields in one piece; give the places where they and their own terminals begin."""
    # The terminals of an element are cut into its own ones and those of its children.
    elements = np.arange(len(part.parents))
    families = np.where(part.parents >= 0, part.parents, -1 - part.groups.astype(np.int64))
    families = np.append(families, elements)
    sizes = np.append(part.sizes, part.widths)
    order = np.lexsort((np.append(part.first, part.starts), families))
    before = np.cumsum(sizes[order]) - sizes[order]
    opens = np.append(True, np.diff(families[order]) != 0)
    before -= before[np.maximum.accumulate(np.where(opens, np.arange(len(opens)), 0))]
    places = np.empty(len(order), dtype=np.int64)
    places[order] = before
    first, own = np.split(places, [len(elements)])
    # Above all yields is the group, which begins at its first terminal.
    begins = np.full(int(part.groups.max()) + 1, np.iinfo(np.int64).max)
    np.minimum.at(begins, part.groups, part.first)
    first += np.where(part.parents < 0, begins[part.groups], 0)
    for below, above in ways_up(part.parents):
        first[below] += first[above]
    return first, first + own
