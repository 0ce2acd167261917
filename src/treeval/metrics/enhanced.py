"""Enhanced dependencies: ELAS over edges with their full labels, EULAS with universal ones."""

from dataclasses import dataclass

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.metrics.columns import universal_label
from treeval.metrics.f_score import F1Score
from treeval.settings.choices import Matching
from treeval.tree.column import Column
from treeval.tree.enhanced import Edges
from treeval.tree.pair import Pair


@dataclass(frozen=True)
class EnhancedScore(F1Score):
    """Edges with the right dependent, head and label (Bouma et al. 2020).

    Edges that occur several times are matched one to one; with ``matching="iwpt21"``, each is
    matched with each, as in the scorer of the shared tasks.
    """

    universal: bool = False
    matching: Matching = "multiset"

    def count(self, pair: Pair) -> Floats:
        gold, predicted = pair.edges
        return np.stack(
            [
                self._correct(pair, gold, predicted),
                pair.sum_predicted(predicted.of_words),
                pair.sum_gold(gold.of_words),
            ],
            axis=1,
        )

    def present(self, pair: Pair) -> tuple[bool, ...]:
        """Say which files have enhanced graphs."""
        return tuple(bool(side.of_words.any()) for side in pair.edges)

    def lacking(self, are_present: tuple[bool, ...]) -> str:
        """Say which files have no enhanced graphs."""
        gold, predicted = are_present
        if gold and predicted:
            return ""
        sides = {(False, True): "the gold file has", (True, False): "the predicted file has"}
        return f"{sides.get((gold, predicted), 'both files have')} no enhanced graphs (column DEPS)"

    def _correct(self, pair: Pair, gold: Edges, predicted: Edges) -> Floats:
        """Count the correct edges of each gold sentence."""
        sentences = len(pair.gold)
        if not (gold.of_words.any() and predicted.of_words.any()):
            return np.zeros(sentences)
        gold_labels, predicted_labels = self._labels(gold.labels), self._labels(predicted.labels)
        reach, labels = int(pair.gold.lengths.max()), len(gold_labels.strings)
        keys = _keys(gold.dependents, gold.heads, gold_labels.codes, reach, labels)

        partners = pair.alignment.gold_of_predicted
        dependents, heads = partners[predicted.dependents], partners[predicted.heads]
        codes = predicted_labels.coded_as(gold_labels)
        has_head = ((heads >= 0) & (abs(heads - dependents) < reach)) | (predicted.heads < 0)
        known = (dependents >= 0) & has_head & (codes >= 0)
        predicted_keys = _keys(dependents, heads, codes, reach, labels)[known]

        shared, correct = self._shared(keys, predicted_keys)
        rows = pair.gold.sentences[shared // (2 * reach * labels)]
        return np.bincount(rows, weights=correct, minlength=sentences).astype(np.float64)

    def _labels(self, labels: Column) -> Column:
        return labels.map(_universal_path) if self.universal else labels

    def _shared(self, gold: Ints, predicted: Ints) -> tuple[Ints, Ints]:
        """Find the edges on both sides, and how many correct ones each of them counts as."""
        gold_keys, gold_counts = np.unique(gold, return_counts=True)
        predicted_keys, predicted_counts = np.unique(predicted, return_counts=True)
        shared, ours, theirs = np.intersect1d(
            gold_keys, predicted_keys, assume_unique=True, return_indices=True
        )
        combine = np.minimum if self.matching == "multiset" else np.multiply
        return shared, combine(gold_counts[ours], predicted_counts[theirs])


def _universal_path(label: str) -> str:
    return ">".join(universal_label(step) for step in label.split(">"))


def _keys(dependents: Ints, heads: Ints, codes: Ints, reach: int, labels: int) -> Ints:
    """Give each edge a number of its own, by dependent, length and label.

    Every edge is shorter than ``reach``. Positions of heads instead of lengths would need more than
    64 bits in large treebanks.
    """
    lengths = np.where(heads < 0, 0, heads - dependents + reach)
    return (dependents.astype(np.int64) * (2 * reach) + lengths) * labels + codes


ELAS = EnhancedScore("ELAS")
EULAS = EnhancedScore("EULAS", universal=True)
