"""The vote: systems are weighed by how well the others confirm them, until nothing changes."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.assessment.ranking.arcs import ArcTable
from treeval.assessment.ranking.compiled import ballot_of, confirm
from treeval.assessment.ranking.groups import SystemGroups
from treeval.counts import ratio
from treeval.tree.treebank import sum_by_group

FEWEST = 5  # independent systems from which weights are better than none
_EXPONENT = 8
_LEAST_SHARE, _MOST_SHARE = 0.02, 0.98  # of the contested words on which a system is confirmed
_LEAST_WEIGHT, _MOST_WEIGHT = 0.05, 5.0
_PRECISION, _ROUNDS = 1e-4, 50


@dataclass(frozen=True, eq=False)
class Vote:
    """What the systems think of each other: agreement, confirmed arcs and weights."""

    agreement: Floats  # v: mean agreement of each system with the other groups
    confirmed: Floats  # f: agreement with the consensus of the others
    weights: Floats
    rounds: int
    credit: Floats  # how far the others confirm each vote
    expected: Floats  # of each word: by how much it counts as a word of the consensus
    groups: SystemGroups  # the groups between which agreement is measured

    @property
    def is_weighted(self) -> bool:
        return self.rounds > 0


def vote(table: ArcTable, existence: Floats, clones: SystemGroups, are_counted: Bools) -> Vote:
    """Weigh the systems, if there are enough of them; ``existence`` has one more place, the root.

    With fewer than five independent systems, nothing was found to be reliably better than their
    mean agreement.
    """
    # If all are copies of each other, there is nothing but their agreement as files.
    groups = clones if len(clones) > 1 else SystemGroups(np.arange(table.systems, dtype=np.int32))
    agreed = _agreed(table, groups)
    agreement = _f1(table, agreed, _other_sizes(table, groups))
    words_expected = np.where(are_counted, existence[:-1], 0.0)
    if len(clones) < FEWEST:
        weights = frozen(np.ones(table.systems))
        return Vote(
            agreement, agreement, weights, 0, frozen(agreed), frozen(words_expected), groups
        )
    judge = _judge(table, existence, clones)
    weights, rounds = _weights(table, existence, clones, judge)
    sums, credit = judge(np.flatnonzero(np.diff(table.word_offsets)), weights)
    confirmed = frozen(ratio(2 * sums, table.sizes + words_expected.sum()))
    return Vote(
        agreement, confirmed, weights, rounds, frozen(credit), frozen(words_expected), groups
    )


def _f1(table: ArcTable, credit: Floats, others: Floats) -> Floats:
    sums = sum_by_group(credit[:, None], table.voters, table.systems)[:, 0]
    return frozen(ratio(2 * sums, table.sizes + others))


def _agreed(table: ArcTable, groups: SystemGroups) -> Floats:
    """Give for each vote the share of the other groups that have the arc."""
    others = max(1, len(groups) - 1)
    votes = table.sum_of_votes(groups.shares)[table.arc_of_vote]
    own = groups.shares[table.voters]
    for members in groups.members():
        if len(members) > 1:
            are_own = np.isin(table.voters, members)
            of_group = np.zeros(table.systems)
            of_group[members] = groups.shares[members]
            own[are_own] = table.sum_of_votes(of_group)[table.arc_of_vote[are_own]]
    return np.asarray((votes - own) / others)


def _other_sizes(table: ArcTable, groups: SystemGroups) -> Floats:
    """Give each system the mean number of arcs of the other groups."""
    of_groups = np.bincount(groups.of_system, groups.shares * table.sizes)
    others = of_groups.sum() - of_groups[groups.of_system]
    return np.asarray(others / max(1, len(groups) - 1))


# (words, weights) -> the credit of each system, and of every vote on these words.
Judge = Callable[[Ints, Floats], tuple[Floats, Floats]]


def _judge(table: ArcTable, existence: Floats, clones: SystemGroups) -> Judge:
    """Make the function of one round."""
    ballot = ballot_of(
        table.word_offsets,
        table.offsets,
        table.voters,
        worth=existence,
        existence=existence[table.heads],
        groups=clones.of_system,
        are_single=clones.sizes[clones.of_system] == 1,
    )
    credit = np.zeros(len(table.voters))

    def judge(words: Ints, weights: Floats) -> tuple[Floats, Floats]:
        return confirm(ballot, words, weights * clones.shares, credit), credit

    return judge


def _weights(
    table: ArcTable, existence: Floats, clones: SystemGroups, judge: Judge
) -> tuple[Floats, int]:
    """Repeat the vote until the weights of the systems no longer change; count the repetitions."""
    are_contested = np.diff(table.word_offsets) > 1
    contested = np.flatnonzero(are_contested)
    worth = np.where(are_contested, existence[:-1], 0.0)[table.dependents][table.arc_of_vote]
    total = sum_by_group(worth[:, None], table.voters, table.systems)[:, 0]

    def shares(weights: Floats) -> Floats:
        known = np.nan_to_num(ratio(judge(contested, weights)[0], total), nan=_MOST_SHARE)
        return np.clip(known, _LEAST_SHARE, _MOST_SHARE)

    confirmed, change, rounds = shares(np.ones(table.systems)), np.inf, 0
    while change > _PRECISION and rounds < _ROUNDS:
        before = confirmed
        confirmed = (shares(_powers(before, clones)) + before) / 2
        change, rounds = float(np.abs(confirmed - before).max()), rounds + 1
    return frozen(_powers(confirmed, clones)), rounds


def _powers(confirmed: Floats, clones: SystemGroups) -> Floats:
    mean = np.average(confirmed, weights=clones.shares)
    return np.clip((confirmed / mean) ** _EXPONENT, _LEAST_WEIGHT, _MOST_WEIGHT)
