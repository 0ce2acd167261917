"""Leaf-ancestor assessment (Sampson and Babarczy 2003): is each word below the right nodes?

The lineage of a word is the sequence of labels from its parent to the root, with marks where the
word begins or ends a phrase. The score of a word is 1 - d / (m + n), where d is the edit distance
of its two lineages, and m and n are their lengths.
"""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.counts import ratio
from treeval.kernels.machine_code import MachineCode
from treeval.metrics.brackets import without_tags
from treeval.tree.column import Column
from treeval.tree.constituent_pair import ConstituentPair, numbered
from treeval.tree.constituents import ROOT_LABELS, Constituents

LINEAGE_DISTANCES = MachineCode(
    "treeval.kernels.lineages:lineage_distances",
    *("int64", *["int32*"] * 11),
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
        gold, predicted = without_tags(pair, self.punctuation)
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
        names = dict.fromkeys([*gold.labels.strings, *predicted.labels.strings])
        families = Column.of(name[:1] for name in names).codes
        labels = numbered(gold.labels, predicted.labels, self.without)
        related = 0.5 if self.graded else 2.0
        distances, lengths = _distances((gold, predicted), labels, families, related)
        # A word may be below nothing, on both sides.
        return 1 - distances / np.maximum(lengths, 1)


def _distances(
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
    words = sides[0].words
    most = max(int(np.diff(side.node_offsets).max(initial=0)) for side in sides)
    ours, theirs = np.empty((2, most + 3), dtype=np.int32)  # two marks, and one more
    distances, lengths = np.empty(words), np.empty(words, dtype=np.int32)
    given = families.astype(np.int32), np.array([related])
    room = ours, theirs, np.empty(most + 3), distances, lengths
    LINEAGE_DISTANCES(words, *columns, *given, *room)
    return distances, lengths


LEAF_ANCESTOR = LeafAncestor()
