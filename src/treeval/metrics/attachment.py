"""Attachment: is the head right (UAS), the relation (LA), or both (LAS)?"""

from dataclasses import dataclass

import numpy as np

from treeval.metrics.columns import same_labels, scope
from treeval.metrics.f_score import Judgement, WordScore
from treeval.settings.choices import Punct, Subtypes
from treeval.tree.pair import Pair


@dataclass(frozen=True)
class AttachmentScore(WordScore):
    """Words with the right head, the right relation, or both, over all words.

    If both sides have the same words, precision, recall, F1 and accuracy are equal.
    """

    headed: bool = True
    labelled: bool = True
    punct: Punct = "all"
    subtypes: Subtypes = "strip"

    def judge(self, pair: Pair) -> Judgement:
        gold, predicted = scope(pair, self.punct)
        correct = pair.of_aligned_predicted(predicted)
        if self.headed:
            correct = correct & pair.same_heads
        if self.labelled:
            correct = correct & same_labels(pair, self.subtypes)
        return Judgement(np.asarray(correct), gold, predicted)


UAS = AttachmentScore("UAS", labelled=False)
LAS = AttachmentScore("LAS")
LA = AttachmentScore("LA", headed=False)
