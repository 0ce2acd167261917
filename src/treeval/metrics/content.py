"""Attachment of content words: CLAS, and with morphology (MLAS) or lemmas (BLEX)."""

from dataclasses import dataclass

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.metrics.agreement import Judgement, WordScore
from treeval.metrics.columns import labels
from treeval.metrics.conventions import Feats
from treeval.metrics.relations import UD_CONTENT, UD_FUNCTION
from treeval.metrics.tagging import agreement
from treeval.tree.pair import Pair


@dataclass(frozen=True)
class ContentScore(WordScore):
    """Labelled attachment of words with a content relation (Nivre & Fang 2017).

    ``compared`` names columns that must agree too. With ``function_words`` (Zeman et al. 2018)
    also the word's dependents with a functional relation must be the same words, each with the
    same relation, UPOS and features.
    """

    compared: tuple[str, ...] = ()
    function_words: bool = False
    content: frozenset[str] = UD_CONTENT
    feats: Feats = "universal"

    def judge(self, pair: Pair) -> Judgement:
        gold_labels, predicted_labels = labels(pair.gold, "strip"), labels(pair.predicted, "strip")
        correct = pair.same_heads & pair.agree(gold_labels, predicted_labels)
        for name in self.compared:
            correct &= agreement(pair, name, self.feats)
        if self.function_words:
            correct &= self._same_function_words(pair)
        return Judgement(
            np.asarray(correct),
            gold_labels.isin(self.content),
            predicted_labels.isin(self.content),
        )

    def _same_function_words(self, pair: Pair) -> Bools:
        """Say of the aligned words whether their functional dependents are the same.

        Alignments keep the order of words, so it is enough to count: the word has as many
        functional dependents on either side as there are aligned ones that agree in everything.
        """
        gold_labels, predicted_labels = labels(pair.gold, "strip"), labels(pair.predicted, "strip")
        gold_children = _children(pair.gold.parents, gold_labels.isin(UD_FUNCTION))
        predicted_children = _children(pair.predicted.parents, predicted_labels.isin(UD_FUNCTION))
        same = pair.same_heads & pair.agree(gold_labels, predicted_labels)
        for name in ("upos", "feats"):
            same &= agreement(pair, name, self.feats)
        same &= gold_labels.isin(UD_FUNCTION)[pair.alignment.gold]
        same_of_gold = np.zeros(pair.gold.words, dtype=np.bool_)
        same_of_gold[pair.alignment.gold[same]] = True
        shared = _children(pair.gold.parents, same_of_gold)[pair.alignment.gold]
        return np.asarray(
            (shared == gold_children[pair.alignment.gold])
            & (shared == predicted_children[pair.alignment.predicted])
        )


def _children(parents: Ints, chosen: Bools) -> Ints:
    """Count the chosen dependents of each word."""
    return np.bincount(parents[chosen & (parents >= 0)], minlength=len(parents))


CLAS = ContentScore("CLAS")
MLAS = ContentScore("MLAS", ("upos", "feats"), function_words=True)
BLEX = ContentScore("BLEX", ("lemma",))
