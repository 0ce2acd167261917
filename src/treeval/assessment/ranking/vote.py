"""The vote on arcs: systems are weighted by how well the others confirm them.

An arc is a word, its head and its relation. Systems that are not independent, such as copies of
each other, have one vote together.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.assessment.ranking.words import WordTable, numbered, split_by
from treeval.counts import ratio
from treeval.kernels.machine_code import MachineCode
from treeval.kernels.vote_arrays import Ballot
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank, sum_by_group

CONFIRM = MachineCode(
    "treeval.kernels.vote:confirm",
    *("int64*", "int64*", "int32*", "float64*", "float64*", "int32*", "uint8*"),
    *("int64*", "int64", *["float64*"] * 5),
)
COUNT_SHARED = MachineCode(
    "treeval.kernels.vote:count_shared",
    *("int64*", "int32*", "uint8*", "int64", "float64*", "int64"),
)

ROOT = "root"  # the relation of roots in UD
_COPY = 0.95  # F1 over contested arcs from which systems are copies
_NEAR = 0.85  # from which they may be variants of one parser
_MANY = 6  # systems from which an arc that all but one have is not contested
FEWEST_WEIGHTED = 5  # independent systems from which weights are better than none
_EXPONENT = 8
_LEAST_SHARE, _MOST_SHARE = 0.02, 0.98  # of the contested words on which a system is confirmed
_LEAST_WEIGHT, _MOST_WEIGHT = 0.05, 5.0
_PRECISION, _ROUNDS = 1e-4, 50
# (words, weights) -> the credit of each system, and of every vote on these words.
Judge = Callable[[Ints, Floats], tuple[Floats, Floats]]


def ballot_of(
    words: Ints,
    arcs: Ints,
    voters: Ints,
    *,
    worth: Floats,
    existence: Floats,
    groups: Ints,
    are_single: Bools,
) -> Ballot:
    """Put votes together, with numbers of the types that the kernel takes."""
    return Ballot(
        np.ascontiguousarray(words, np.int64),
        np.ascontiguousarray(arcs, np.int64),
        np.ascontiguousarray(voters, np.int32),
        np.ascontiguousarray(worth),
        np.ascontiguousarray(existence),
        np.ascontiguousarray(groups, np.int32),
        np.ascontiguousarray(are_single).view(np.uint8),
    )


def confirm(ballot: Ballot, words: Ints, weights: Floats, credit: Floats) -> Floats:
    """Write into ``credit``, for the votes on some words, the probability given by the others.

    Returns the sum of the credit of each system.
    """
    sums = np.zeros(len(weights))
    support, powers = np.empty((2, int(np.diff(ballot.words).max(initial=1))))
    chosen = np.ascontiguousarray(words, np.int64)
    CONFIRM(*ballot, chosen, len(chosen), weights, support, powers, credit, sums)
    return sums


def count_shared(arcs: Ints, voters: Ints, chosen: Bools, systems: int) -> Floats:
    """Count the chosen arcs that each pair of systems has in common."""
    shared = np.zeros((systems, systems))
    COUNT_SHARED(
        np.ascontiguousarray(arcs, np.int64),
        np.ascontiguousarray(voters, np.int32),
        *(np.ascontiguousarray(chosen).view(np.uint8), len(chosen), shared, systems),
    )
    return shared


@dataclass(frozen=True, eq=False)
class ArcTable:
    """All different arcs, sorted by word; arc a has the voters ``offsets[a]:offsets[a+1]``.

    Word ``words`` is the root. ``of_words[i]`` has the arcs of the words of system i, -1 for words
    that do not count.
    """

    words: int
    dependents: Ints
    heads: Ints
    offsets: Ints
    voters: Ints  # systems, in rising order within an arc
    of_words: tuple[Ints, ...]
    misplaced: Bools  # arcs that are called root but have a head, or the other way round

    def __len__(self) -> int:
        return len(self.heads)

    @property
    def systems(self) -> int:
        return len(self.of_words)

    @cached_property
    def votes(self) -> Ints:
        """The number of systems that have each arc."""
        return frozen(np.diff(self.offsets))

    @cached_property
    def word_offsets(self) -> Ints:
        """The first arc of each word, then the number of arcs."""
        counts = np.bincount(self.dependents, minlength=self.words)
        return frozen(np.append(0, np.cumsum(counts)))

    @cached_property
    def arc_of_vote(self) -> Ints:
        return frozen(np.repeat(np.arange(len(self), dtype=np.int32), self.votes))

    @cached_property
    def sizes(self) -> Floats:
        """The number of arcs of each system."""
        return frozen(np.bincount(self.voters, minlength=self.systems).astype(np.float64))

    def sum_of_votes(self, weights: Floats) -> Floats:
        """Sum the weights of the systems that have each arc."""
        sums = np.bincount(self.arc_of_vote, weights[self.voters], minlength=len(self))
        return sums.astype(np.float64)

    def shared_by_pairs(self, arcs: Bools) -> Floats:
        """Count the arcs, among the given ones, that each pair of systems has in common."""
        return count_shared(self.offsets, self.voters, arcs, self.systems)


def arc_table(
    words: WordTable,
    treebanks: Sequence[Treebank],
    relations: Sequence[Column] | None,
    are_counted: Bools | None = None,
) -> ArcTable:
    """Number the arcs of the words that count; without relations, an arc is a word and its head."""
    root, sizes = len(words), [len(numbers) for numbers in words.numbers]
    dependents = np.concatenate(words.numbers)
    heads = np.concatenate(
        [
            np.where(
                treebank.parents < 0, root, numbers[treebank.parents] if len(numbers) else root
            )
            for numbers, treebank in zip(words.numbers, treebanks, strict=True)
        ]
    )
    codes, kinds, called_root = _relation_codes(relations, len(dependents))
    keys = (dependents.astype(np.int64) * (root + 1) + heads) * kinds + codes
    counted = (
        np.arange(len(keys)) if are_counted is None else np.flatnonzero(are_counted[dependents])
    )
    of_counted, distinct = numbered(keys[counted])
    of_words = np.full(len(keys), -1, dtype=np.int32)
    of_words[counted] = of_counted
    systems = np.repeat(np.arange(len(sizes), dtype=np.int32), sizes)[counted]
    ends, rest = distinct // kinds, root + 1
    of_arcs = (ends % rest).astype(np.int32)
    return ArcTable(
        root,
        frozen((ends // rest).astype(np.int32)),
        frozen(of_arcs),
        frozen(np.append(0, np.cumsum(np.bincount(of_counted, minlength=len(distinct))))),
        frozen(systems[np.argsort(of_counted, kind="stable")]),
        split_by(sizes, of_words),
        frozen(_misplaced(of_arcs == root, distinct % kinds == called_root)),
    )


def _misplaced(at_root: Bools, called_root: Bools) -> Bools:
    """Mark arcs whose head and relation contradict each other, where roots are called root."""
    if not called_root[at_root].sum() > np.count_nonzero(at_root) / 2:
        return np.zeros(len(at_root), dtype=np.bool_)
    return np.asarray(at_root != called_root)


def _relation_codes(relations: Sequence[Column] | None, words: int) -> tuple[Ints, int, int]:
    """Number the relations over all systems, count them, and give the number of root, or -1."""
    if relations is None:
        return np.zeros(words, dtype=np.int64), 1, -1
    numbers: dict[str, int] = {}
    codes = []
    for column in relations:
        known = [numbers.setdefault(string, len(numbers)) for string in column.strings]
        codes.append(np.array(known, dtype=np.int64)[column.codes])
    return np.concatenate(codes), max(1, len(numbers)), numbers.get(ROOT, -1)


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
        return [np.flatnonzero(self.of_system == group).tolist() for group in range(len(self))]


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
    """Groups of copies, which have one vote, and how similar the systems are."""

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
    contested_arcs = np.diag(shared)
    # Two systems without a contested arc are equal wherever the others are.
    similarity = np.nan_to_num(
        ratio(2 * shared, contested_arcs[:, None] + contested_arcs[None, :]), nan=1.0
    )
    linked = similarity >= _COPY
    for group in same:
        linked[np.ix_(group, group)] = True
    return Clones(joined(linked), int(np.count_nonzero(contested)), frozen(similarity))


@dataclass(frozen=True, eq=False)
class Vote:
    """The outcome of a vote: agreement, confirmed arcs and weights of the systems."""

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
    if len(clones) < FEWEST_WEIGHTED:
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
    own_votes = groups.shares[table.voters]
    for members in groups.members():
        if len(members) > 1:
            are_own = np.isin(table.voters, members)
            of_group = np.zeros(table.systems)
            of_group[members] = groups.shares[members]
            own_votes[are_own] = table.sum_of_votes(of_group)[table.arc_of_vote[are_own]]
    return np.asarray((votes - own_votes) / others)


def _other_sizes(table: ArcTable, groups: SystemGroups) -> Floats:
    """Give each system the mean number of arcs of the other groups."""
    of_groups = np.bincount(groups.of_system, groups.shares * table.sizes)
    others = of_groups.sum() - of_groups[groups.of_system]
    return np.asarray(others / max(1, len(groups) - 1))


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
