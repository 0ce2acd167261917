"""Words counted by what they have in common with others."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from treeval.arrays import Ints
from treeval.kernels.arcs.arrays import Hashes


def occurrences(keys: Hashes, asked: Hashes) -> Ints:
    """Count how often each of the keys that are asked for occurs."""
    distinct, back = np.unique(asked, return_inverse=True)
    places = np.searchsorted(distinct, keys)
    places[places == len(distinct)] = 0
    found = places[distinct[places] == keys] if len(distinct) else places[:0]
    return np.bincount(found, minlength=len(distinct))[back]


@dataclass(frozen=True, eq=False)
class Company:
    """The words that share a key with the words asked about, by key and label.

    Run r consists of ``members[starts[r]:starts[r + 1]]``, which have the same key and label, in
    the order of the treebank.
    """

    members: Ints
    starts: Ints
    labels: Ints  # of each run
    totals: Ints  # of the key of each word asked about
    own: Ints  # the run of each word asked about
    best: Ints  # the largest run with another label, -1 if there is none

    @cached_property
    def sizes(self) -> Ints:
        return np.diff(self.starts)

    def sample(self, run: int, most: int, without: int) -> list[int]:
        """The first few words of a run, except one of them."""
        begin, end = int(self.starts[run]), int(self.starts[run + 1])
        some = self.members[begin : min(end, begin + most + 1)].tolist()
        return [word for word in some if word != without][:most]


def company(keys: Hashes, labels: Ints, asked: Ints) -> Company:
    """Find the words that share a key with words, and sort them by label."""
    distinct, group_of_asked = np.unique(keys[asked], return_inverse=True)
    places = np.minimum(np.searchsorted(distinct, keys), len(distinct) - 1)
    members = np.flatnonzero(distinct[places] == keys)
    groups, of_members = places[members], labels[members]
    order = np.lexsort((of_members, groups))
    members, groups, of_members = members[order], groups[order], of_members[order]
    opens = np.flatnonzero(np.append(True, (np.diff(groups) != 0) | (np.diff(of_members) != 0)))
    starts = np.append(opens, len(members))
    run_groups, run_labels, sizes = groups[opens], of_members[opens], np.diff(starts)
    run_of_member = np.repeat(np.arange(len(opens)), sizes)
    position = np.zeros(len(keys), dtype=np.int64)
    position[members] = np.arange(len(members))
    own = run_of_member[position[asked]]
    # The largest run of each group, and the next one.
    by_size = np.lexsort((-sizes, run_groups))
    first = np.searchsorted(run_groups[by_size], np.arange(len(distinct)))
    last = np.append(first[1:], len(by_size)) - 1
    largest = by_size[first]
    second = np.where(last > first, by_size[np.minimum(first + 1, len(by_size) - 1)], -1)
    best = np.where(largest[group_of_asked] == own, second[group_of_asked], largest[group_of_asked])
    totals = np.bincount(groups, minlength=len(distinct))[group_of_asked]
    return Company(members, starts, run_labels, totals, own, best)
