"""WLAS: labelled attachment in which every word has the weight of its gold relation."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from treeval.arrays import Floats
from treeval.metrics.attachment import AttachmentScore
from treeval.metrics.columns import labels
from treeval.metrics.f_score import Judgement
from treeval.metrics.relations.weights import UD_WEIGHTS, Weights
from treeval.tree.pair import Pair


@dataclass(frozen=True)
class WeightedAttachmentScore(AttachmentScore):
    """Weight of the correctly attached words over the weight of all words.

    Gold relations give the weights. Only if some word is on one side alone, predicted words have
    the weights of their own relations, for precision.
    """

    weights: Weights = UD_WEIGHTS

    counted: ClassVar[tuple[str, ...]] = (*AttachmentScore.counted, "unaligned")

    def judge(self, pair: Pair) -> Judgement:
        judged = super().judge(pair)
        gold, predicted = (
            self.weights.over(labels(side, self.subtypes)) for side in (pair.gold, pair.predicted)
        )
        return Judgement(judged.correct, judged.gold * gold, judged.predicted * predicted)

    def count(self, pair: Pair) -> Floats:
        # An aligned predicted word may begin in another gold sentence than its gold word.
        alone_in_gold = pair.alignment.predicted_of_gold[:-1] < 0
        alone_in_predicted = pair.alignment.gold_of_predicted[:-1] < 0
        unaligned = pair.sum_gold(alone_in_gold) + pair.sum_predicted(alone_in_predicted)
        return np.column_stack([super().count(pair), unaligned])

    def score(self, totals: Floats) -> Floats:
        return super().score(_same_weights(totals))

    def measures(self, totals: Floats) -> dict[str, Floats]:
        return super().measures(_same_weights(totals))


def _same_weights(totals: Floats) -> Floats:
    """Give predicted words the weights of the gold words where both have the same words."""
    totals = np.array(totals)
    totals[..., 1] = np.where(totals[..., 4] == 0, totals[..., 2], totals[..., 1])
    return totals


WLAS = WeightedAttachmentScore("WLAS")
