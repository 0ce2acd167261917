"""The table of arcs: an arc is a word, its head and its relation; systems vote for their arcs."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.assessment.ranking.compiled import count_shared
from treeval.assessment.ranking.words import WordTable, numbered, split_by
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank

ROOT = "root"  # the relation of roots in UD


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
            np.where(one.parents < 0, root, numbers[one.parents] if len(numbers) else root)
            for numbers, one in zip(words.numbers, treebanks, strict=True)
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
