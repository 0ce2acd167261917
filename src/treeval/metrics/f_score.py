"""The base of most metrics: units on both sides, some of them correct; precision, recall, F1."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from treeval.arrays import Bools, Floats
from treeval.counts import ratio
from treeval.tree.pair import Pair

PRECISION, RECALL, F1, ALIGNED_ACCURACY = "precision", "recall", "f1", "aligned_accuracy"


@dataclass(frozen=True)
class F1Score(ABC):
    """Correct units over predicted units (P), gold units (R), and their harmonic mean (F1)."""

    name: str

    over: ClassVar[type] = Pair
    counted: ClassVar[tuple[str, ...]] = ("correct", "predicted", "gold")

    @abstractmethod
    def count(self, pair: Pair) -> Floats: ...

    def score(self, totals: Floats) -> Floats:
        return ratio(2 * totals[..., 0], totals[..., 1] + totals[..., 2])

    def measures(self, totals: Floats) -> dict[str, Floats]:
        correct, predicted, gold = (totals[..., column] for column in range(3))
        return {
            PRECISION: ratio(correct, predicted),
            RECALL: ratio(correct, gold),
            F1: self.score(totals),
        }


@dataclass(frozen=True, eq=False)
class Judgement:
    """The weights of words on either side, and the aligned words that are right.

    ``correct`` has one value per pair of aligned words, ``gold`` one per gold word, and
    ``predicted`` one per predicted word.
    """

    correct: Bools
    gold: Bools | Floats
    predicted: Bools | Floats


@dataclass(frozen=True)
class WordScore(F1Score):
    """A score over words; the gold word of an aligned pair decides whether the pair counts."""

    counted: ClassVar[tuple[str, ...]] = ("correct", "predicted", "gold", "aligned")

    @abstractmethod
    def judge(self, pair: Pair) -> Judgement:
        """Say which words count and which are right."""

    def count(self, pair: Pair) -> Floats:
        judgement = self.judge(pair)
        aligned = pair.of_aligned_gold(judgement.gold)
        return np.stack(
            [
                pair.sum_aligned(judgement.correct * aligned),
                pair.sum_predicted(judgement.predicted),
                pair.sum_gold(judgement.gold),
                pair.sum_aligned(aligned),
            ],
            axis=1,
        )

    def measures(self, totals: Floats) -> dict[str, Floats]:
        correct, aligned = totals[..., 0], totals[..., 3]
        return {**super().measures(totals), ALIGNED_ACCURACY: ratio(correct, aligned)}
