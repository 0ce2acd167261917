"""What functional trees have in common: the same spans in two treebanks, the general gold of many.

Spans are compared as sets of terminals, exactly, in time linear in their number apart from sorting.
"""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.errors import MismatchError
from treeval.tree.algebra import Labels, shared_labels
from treeval.tree.functional import FunctionalTrees, span_keys


def matches(a: FunctionalTrees, b: FunctionalTrees) -> Ints:
    """Find for each node of a the node of b over the same terminals, -1 where there is none."""
    if len(a.order) != len(b.order):
        raise MismatchError(
            f"trees over {len(a.order)} and {len(b.order)} terminals cannot be compared; "
            "give trees of the same text"
        )
    if not b.nodes:
        return np.full(a.nodes, -1)
    keys = _keys_in_order_of(b, a)
    places = np.minimum(b.keys.searchsorted(keys), b.nodes - 1)
    return np.where(b.keys[places] == keys, places, -1)


def _keys_in_order_of(b: FunctionalTrees, a: FunctionalTrees) -> Ints:
    """Give the spans of a the keys that they have in the order of b; -1 if they have none."""
    # A set of n terminals is an interval of b's order if its extremes there enclose n places
    # (Day 1985, on trees over the same leaves).
    are_moved = a.order != b.order
    if not are_moved.any():
        return a.keys
    moved = np.append(0, np.cumsum(are_moved))
    concerned = np.flatnonzero(moved[a.end] > moved[a.first])
    if not len(concerned):
        return a.keys
    place_in_b = np.empty(len(b.order), dtype=np.int64)
    place_in_b[b.order] = np.arange(len(b.order))
    first, end = a.first[concerned], a.end[concerned]
    lowest, highest = _extremes(place_in_b[a.order], first, end)
    together = highest - lowest + 1 == end - first
    keys = a.keys.copy()
    keys[concerned] = np.where(together, span_keys(lowest, highest + 1), -1)
    return keys


def _extremes(values: Ints, first: Ints, end: Ints) -> tuple[Ints, Ints]:
    """Find the least and the greatest value in each of the intervals, none of which is empty."""
    covered = np.zeros(len(values) + 1, dtype=np.int64)
    np.add.at(covered, first, 1)
    np.add.at(covered, end, -1)
    inside = np.cumsum(covered[:-1]) > 0
    position = np.append(0, np.cumsum(inside))
    first, end = position[first], position[end]
    widths = end - first
    lowest, highest = np.empty_like(first), np.empty_like(first)
    # least[i] is that of the values from i up to i + reach; two such stretches cover an interval.
    least = greatest = values[inside]
    reach = 1
    while True:
        now = np.flatnonzero((widths >= reach) & (widths < 2 * reach))
        left, right = first[now], end[now] - reach
        lowest[now] = np.minimum(least[left], least[right])
        highest[now] = np.maximum(greatest[left], greatest[right])
        if not np.any(widths >= 2 * reach):
            return lowest, highest
        least = np.minimum(least[:-reach], least[reach:])
        greatest = np.maximum(greatest[:-reach], greatest[reach:])
        reach *= 2


def generalise(trees: Sequence[FunctionalTrees]) -> FunctionalTrees:
    """Keep what all trees share: common spans, labelled where no tree contradicts another."""
    base, *others = trees
    if not others:
        return base
    partners = [matches(base, other) for other in others]
    shared = np.logical_and.reduce([partner >= 0 for partner in partners])
    combined = base.codes[shared]
    choices: list[tuple[Labels, ...]] = [(labels,) for labels in base.sets]
    for other, partner in zip(others, partners, strict=True):
        known = len(other.sets)
        numbers = combined * known + other.codes[partner[shared]]
        distinct, combined = np.unique(numbers, return_inverse=True)
        choices = [
            (*choices[number // known], other.sets[number % known]) for number in distinct.tolist()
        ]
    numbered: dict[Labels, int] = {}
    translation = [numbered.setdefault(shared_labels(each), len(numbered)) for each in choices]
    codes = np.array(translation, dtype=np.int64)[combined]
    return replace(base.take(shared), codes=frozen(codes), sets=tuple(numbered))


def labelled_alike(shared: FunctionalTrees, golds: Sequence[FunctionalTrees]) -> Bools:
    """Say which nodes that all golds share have the same label in all of them, other than ``*``."""
    of_golds = (gold.are_labelled[matches(shared, gold)] for gold in golds)
    return np.asarray(np.logical_and.reduce([shared.are_labelled, *of_golds]))


def labelled_as(trees: FunctionalTrees, shared: FunctionalTrees, alike: Bools) -> FunctionalTrees:
    """Keep the labels of the spans that shared nodes have; the others are not compared."""
    partners = matches(trees, shared)
    return trees.labelled_at((partners >= 0) & np.append(alike, False)[partners])
