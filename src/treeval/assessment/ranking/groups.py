"""Systems that are not independent: those that share a tokeniser, and copies of each other."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.assessment.ranking.arcs import ArcTable
from treeval.counts import ratio

_COPY = 0.95  # F1 over contested arcs from which systems are copies
_NEAR = 0.85  # from which they may be variants of one parser
_MANY = 6  # systems from which an arc that all but one have is not contested


@dataclass(frozen=True, eq=False)
class SystemGroups:
    """The group of each system, numbered from 0 in the order of the systems."""

    of_system: Ints

    @cached_property
    def sizes(self) -> Ints:
        return frozen(np.bincount(self.of_system))

    def __len__(self) -> int:
        return len(self.sizes)

    @cached_property
    def shares(self) -> Floats:
        """The share of each system in the one vote of its group."""
        return frozen(1.0 / self.sizes[self.of_system])

    def members(self) -> list[list[int]]:
        """List the systems of each group."""
        return [np.flatnonzero(self.of_system == one).tolist() for one in range(len(self))]


def joined(pairs: Bools) -> SystemGroups:
    """Join systems that are linked, directly or by way of others."""
    systems = len(pairs)
    reach = pairs | pairs.T | np.eye(systems, dtype=np.bool_)
    for _ in range(max(1, systems).bit_length()):
        reach = (reach.astype(np.float32) @ reach.astype(np.float32)) > 0
    first = np.argmax(reach, axis=1)
    return SystemGroups(frozen(np.unique(first, return_inverse=True)[1].astype(np.int32)))


@dataclass(frozen=True, eq=False)
class Clones:
    """The groups of copies, each of which has one vote, and how similar the systems are."""

    groups: SystemGroups
    contested_arcs: int
    similarity: Floats  # F1 of each pair over contested arcs

    def near(self) -> list[tuple[int, int]]:
        """List the pairs that are no copies, but perhaps variants of one parser."""
        of_system = self.groups.of_system
        apart = of_system[:, None] != of_system[None, :]
        pairs = np.argwhere(np.triu(apart & (self.similarity >= _NEAR), 1))
        return [(int(a), int(b)) for a, b in pairs]


def find_clones(table: ArcTable, same: Iterable[tuple[int, ...]] = ()) -> Clones:
    """Find copies by the arcs on which systems differ; groups that the user names are added."""
    most = table.systems - (2 if table.systems >= _MANY else 1)
    contested = table.votes <= most
    shared = table.shared_by_pairs(contested)
    own = np.diag(shared)
    # Two systems without a contested arc are equal wherever the others are.
    similarity = np.nan_to_num(ratio(2 * shared, own[:, None] + own[None, :]), nan=1.0)
    linked = similarity >= _COPY
    for group in same:
        linked[np.ix_(group, group)] = True
    return Clones(joined(linked), int(np.count_nonzero(contested)), frozen(similarity))
