"""Attachment scores that ignore the direction of an arc (Schwartz et al. 2011).

Where linguists disagree on the head, such as noun or preposition, a parser should lose nothing.
"""

from dataclasses import dataclass

import numpy as np

from treeval.metrics.columns import scope
from treeval.metrics.f_score import Judgement, WordScore
from treeval.settings.choices import Punct
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
