"""Attachment: is the head right (UAS), the relation (LA), or both (LAS)?

Exact match asks this of all words of a sentence (UEM, LEM). Neutral scores ignore the direction of
an arc (Schwartz et al. 2011): where linguists disagree on the head, such as noun or preposition, a
parser should lose nothing.
"""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from treeval.arrays import Floats
from treeval.counts import ratio
from treeval.metrics.columns import same_labels, scope
from treeval.metrics.f_score import Judgement, WordScore
from treeval.settings.choices import Punct, Subtypes
from treeval.tree.pair import Pair

_ROOT, _NO_GOLD_WORD = -1, -2


@dataclass(frozen=True)
class NeutralScore(WordScore):
    """Words whose predicted head is their gold head, a gold dependent, or their gold grandparent.

    The artificial root is a node like any other: it is the grandparent of the words that depend on
    the root word. It is not a dependent of any word.
    """

    grandparents: bool = True
    punct: Punct = "all"

    def judge(self, pair: Pair) -> Judgement:
        gold, predicted = scope(pair, self.punct)
        words, parents = pair.alignment.gold, pair.gold.parents
        heads = parents[words]
        guesses = pair.predicted.parents[pair.alignment.predicted]
        in_gold = pair.alignment.gold_of_predicted[guesses]
        in_gold = np.where(in_gold < 0, _NO_GOLD_WORD, in_gold)
        in_gold = np.where(guesses < 0, _ROOT, in_gold)

        right = in_gold == heads
        right |= (in_gold >= 0) & (parents[np.maximum(in_gold, 0)] == words)
        if self.grandparents:
            right |= (heads >= 0) & (parents[heads] == in_gold)
        return Judgement(right & pair.of_aligned_predicted(predicted), gold, predicted)


UNDIRECTED = NeutralScore("Undirected", grandparents=False)
NED = NeutralScore("NED")


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


@dataclass(frozen=True)
class ExactMatch:
    """Gold sentences whose words all have the right head and, if labelled, the right relation."""

    name: str
    labelled: bool = True
    punct: Punct = "all"
    subtypes: Subtypes = "strip"

    over: ClassVar[type] = Pair
    counted: ClassVar[tuple[str, ...]] = ("correct", "gold")

    def count(self, pair: Pair) -> Floats:
        attachment = AttachmentScore(
            self.name, labelled=self.labelled, punct=self.punct, subtypes=self.subtypes
        )
        correct, predicted, gold, _ = attachment.count(pair).T
        matches = (correct == predicted) & (correct == gold)
        return np.stack([matches, np.ones(len(matches))], axis=1)

    def score(self, totals: Floats) -> Floats:
        return ratio(totals[..., 0], totals[..., 1])

    def measures(self, totals: Floats) -> dict[str, Floats]:
        del totals
        return {}


UEM = ExactMatch("UEM", labelled=False)
LEM = ExactMatch("LEM")
