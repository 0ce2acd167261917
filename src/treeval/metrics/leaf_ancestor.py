"""Leaf-ancestor assessment (Sampson and Babarczy 2003): is each word below the right nodes?

The lineage of a word is the sequence of labels from its parent to the root, with marks where the
word begins or ends a phrase. The score of a word is 1 - d / (m + n), where d is the edit distance
of its two lineages, and m and n are their lengths.
"""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.counts import ratio
from treeval.kernels.machine_code import MachineCode
from treeval.metrics.bracket_sets import shared_codes
from treeval.metrics.brackets import without_tags
from treeval.tree.column import Column
from treeval.tree.constituent_pair import ConstituentPair
from treeval.tree.constituents import ROOT_LABELS, Constituents

LINEAGE_DISTANCES = MachineCode(
    "treeval.kernels.lineages:lineage_distances",
    *("int32*", "int64", *["int32*"] * 11),
    *("float64*", "int32*", "int32*", "float64*", "float64*", "int32*"),
)


@dataclass(frozen=True)
class LeafAncestor:
    """The mean similarity of the lineages of words.

    Replacing a label costs 2, as much as a deletion and an insertion; with ``graded``, only 0.5 if
    both labels begin with the same letter. Nodes with a label among ``without`` are not in
    lineages, and punctuation (by gold tags) is not scored. In a sentence whose words differ, all
    words score 0.
    """

    name: str = "LeafAncestor"
    graded: bool = True
    punctuation: frozenset[str] = frozenset()
    without: frozenset[str] = ROOT_LABELS

    over: ClassVar[type] = ConstituentPair
    counted: ClassVar[tuple[str, ...]] = ("similarity", "words")

    def count(self, pair: ConstituentPair) -> Floats:
        gold, predicted = (
            side.without(nodes=side.labels.isin(self.without))
            for side in without_tags(pair, self.punctuation)
        )
        rows = np.flatnonzero(pair.have_same_words)
        scores = self._similarities(gold.select(rows), predicted.select(rows))
        sentences = np.repeat(rows, gold.lengths[rows])
        similarity = np.bincount(sentences, weights=scores, minlength=len(gold))
        return np.stack([similarity, gold.lengths], axis=1).astype(np.float64)

    def score(self, totals: Floats) -> Floats:
        return ratio(totals[..., 0], totals[..., 1])

    def measures(self, totals: Floats) -> dict[str, Floats]:
        del totals
        return {}

    def _similarities(self, gold: Constituents, predicted: Constituents) -> Floats:
        similarities = np.ones(gold.words)
        labels = shared_codes(gold.labels, predicted.labels)[:2]
        words = np.flatnonzero(~_alike(gold, predicted, labels))
        if not len(words):
            return similarities
        names = dict.fromkeys([*gold.labels.strings, *predicted.labels.strings])
        families = Column.of(name[:1] for name in names).codes
        related = 0.5 if self.graded else 2.0
        distances, lengths = _distances(words, (gold, predicted), labels, families, related)
        similarities[words] = 1 - distances / lengths
        return similarities


def _distances(
    words: Ints,
    sides: tuple[Constituents, Constituents],
    labels: tuple[Ints, Ints],
    families: Ints,
    related: float,
) -> tuple[Floats, Ints]:
    """Give the edit distance of the two lineages of each word, and the sum of their lengths."""
    columns = [
        np.ascontiguousarray(column, dtype=np.int32)
        for side, codes in zip(sides, labels, strict=True)
        for column in (side.parents, codes, side.first, side.end, side.word_parents)
    ]
    most = max(int(side.depths.max(initial=0)) for side in sides) + 4  # two marks, and one more
    ours, theirs = np.empty((2, most), dtype=np.int32)
    distances, lengths = np.empty(len(words)), np.empty(len(words), dtype=np.int32)
    chosen = words.astype(np.int32), len(words)
    given = families.astype(np.int32), np.array([related])
    found = ours, theirs, np.empty(most), distances, lengths
    LINEAGE_DISTANCES(*chosen, *columns, *given, *found)
    return distances, lengths


def _alike(gold: Constituents, predicted: Constituents, labels: tuple[Ints, Ints]) -> Bools:
    """For each word, whether its two lineages are the same, including the marks."""
    sides = [
        (paths[side.word_parents], *_marks(side))
        for side, paths in zip((gold, predicted), _paths(gold, predicted, labels), strict=True)
    ]
    same = [ours == theirs for ours, theirs in zip(*sides, strict=True)]
    return np.asarray(np.logical_and.reduce(same))


def _paths(
    gold: Constituents, predicted: Constituents, labels: tuple[Ints, Ints]
) -> tuple[Ints, Ints]:
    """Number the nodes of both sides by the labels from the root to them.

    An entry at the end, -1, stands for no node.
    """
    ours, theirs = gold.parents, predicted.parents
    parents = np.concatenate([ours, np.where(theirs < 0, -1, theirs + len(ours))])
    depths = np.concatenate([gold.depths, predicted.depths])
    given = np.concatenate(labels).astype(np.int64)
    size = int(given.max(initial=0)) + 1
    paths = np.full(len(parents) + 1, -1, dtype=np.int64)  # the last entry is above the roots
    used = 0
    for nodes in _levels(depths):
        keys = (paths[parents[nodes]] + 1) * size + given[nodes]
        distinct, numbers = np.unique(keys, return_inverse=True)
        paths[nodes] = used + numbers
        used += len(distinct)
    return np.append(paths[: len(ours)], -1), paths[len(ours) :]


def _levels(depths: Ints) -> list[Ints]:
    """The nodes of each depth, from the roots down."""
    order = np.argsort(depths, kind="stable")
    return np.split(order, np.cumsum(np.bincount(depths))[:-1]) if len(depths) else []


def _marks(trees: Constituents) -> tuple[Ints, Ints]:
    """Depths of the highest nodes that begin and that end with each word; -1 if there is none."""
    begins, ends = np.full((2, trees.words), -1)
    nodes = np.arange(trees.nodes)[::-1]
    begins[trees.first[nodes]] = trees.depths[nodes]
    ends[trees.end[nodes] - 1] = trees.depths[nodes]
    return begins, ends


LEAF_ANCESTOR = LeafAncestor()
