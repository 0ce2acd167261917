"""Pairs of tags of child and parent, each with all its instances in a text."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.models.dmv.parts import arc_offsets
from treeval.models.dmv.text import Tagged
from treeval.models.dmv.valences import arcs_of
from treeval.settings.choices import PairInstances


@dataclass(frozen=True, eq=False)
class TagPairs:
    """Instances of pairs, those of a pair together: pair p has ``starts[p]:starts[p+1]``.

    The arc ``arcs[a]`` of the text (see `valences`) belongs to the instance ``instances[a]``; arcs
    from a word to itself and root arcs belong to none.
    """

    starts: Ints
    arcs: Ints
    instances: Ints
    all_arcs: int

    @classmethod
    def of(
        cls, text: Tagged, kind: PairInstances = "words", *, by_side: bool = False
    ) -> "TagPairs":
        """Find the pairs of a text.

        An instance is an arc, or a word with all words of its sentence that have one tag: one of
        them is its head. With ``by_side``, pairs with the head on the left and on the right differ.
        """
        heads, dependents = arcs_of(text)
        arcs = np.flatnonzero(heads != dependents)
        heads, dependents = heads[arcs], dependents[arcs]
        codes, tags = text.codes.astype(np.int64), len(text.tags)
        pairs = codes[dependents] * tags + codes[heads]
        if by_side:
            pairs = 2 * pairs + (heads < dependents)
        size = int(arc_offsets(text.lengths)[-1])
        each, most = (dependents, text.words) if kind == "words" else (arcs, size)
        keys, instances = np.unique(pairs * most + each, return_inverse=True)
        _, starts = np.unique(keys // most, return_index=True)
        ends = np.concatenate([starts, [len(keys)]])
        return cls(frozen(ends), frozen(arcs), frozen(instances.reshape(-1)), size)

    @property
    def size(self) -> int:
        """Count the instances."""
        return int(self.starts[-1])

    def __len__(self) -> int:
        """Count the pairs."""
        return len(self.starts) - 1

    @cached_property
    def pair_of(self) -> Ints:
        return frozen(np.repeat(np.arange(len(self)), np.diff(self.starts)))

    def log_factors(self, multipliers: Floats) -> Floats:
        """What instances with such multipliers add to the log-weights of all arcs."""
        found = np.zeros(self.all_arcs)
        found[self.arcs] = -multipliers[self.instances]
        return found

    def posteriors(self, of_arcs: Floats) -> Floats:
        """Add up the posteriors of the arcs of each instance."""
        return np.bincount(self.instances, of_arcs[self.arcs], self.size).astype(np.float64)

    def sum_of_largest(self, posteriors: Floats) -> float:
        """Add up the largest posterior of each pair."""
        if not len(self):
            return 0.0
        return float(np.maximum.reduceat(posteriors, self.starts[:-1]).sum())

    def projected(self, values: Floats, limit: float) -> Floats:
        """The nearest values of at least 0 that add up to the limit at most in each pair."""
        result = np.maximum(values, 0.0) if limit else np.zeros(self.size)
        if not self.size:
            return result
        over: Bools = np.add.reduceat(result, self.starts[:-1]) > limit
        if not over.any():
            return result
        chosen = np.flatnonzero(over[self.pair_of])
        sizes = np.diff(self.starts)[over]
        result[chosen] = _lowered(result[chosen], sizes, limit)
        return result


def _lowered(values: Floats, sizes: Ints, limit: float) -> Floats:
    """Subtract the same from all values of a group, and clip at 0, such that they make the limit.

    Of the values sorted from the largest, the first k remain above 0; k is the largest number for
    which the k-th exceeds (sum of the first k - limit) / k, which is subtracted.
    """
    groups = np.repeat(np.arange(len(sizes)), sizes)
    ordered = values[np.lexsort((-values, groups))]
    starts = np.cumsum(sizes) - sizes
    totals = np.cumsum(ordered)
    before = np.concatenate([[0.0], totals])[starts]
    ranks = np.arange(1, len(values) + 1) - starts[groups]
    thresholds = (totals - before[groups] - limit) / ranks
    kept = np.add.reduceat((ordered > thresholds).astype(np.int64), starts)
    lowered: Floats = np.maximum(values - thresholds[starts + kept - 1][groups], 0.0)
    return lowered
