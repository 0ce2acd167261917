"""Attachment of content words: CLAS, and with morphology (MLAS) or lemmas (BLEX).

Content and Function do the same for the classes of relations of the content-relations paper, which
distinguish function relations from other ones.
"""

from dataclasses import dataclass, replace

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.metrics.columns import (
    UD_CONTENT,
    UD_FUNCTION,
    have_label,
    labels,
    same_labels,
    same_values,
)
from treeval.metrics.f_score import Judgement, WordScore
from treeval.metrics.relation_classes import UD2_CLASSES, RelationClass, RelationClasses
from treeval.settings.choices import Feats, Subtypes
from treeval.tree.pair import Pair
from treeval.tree.treebank import Treebank


@dataclass(frozen=True)
class ContentScore(WordScore):
    """Labelled attachment of words with a content relation (Nivre & Fang 2017).

    ``compared`` names columns that must agree, too. With ``function_words`` (Zeman et al. 2018),
    the dependents with a functional relation must also be the same words, each with the same
    relation, UPOS and features.
    """

    compared: tuple[str, ...] = ()
    function_words: bool = False
    content: frozenset[str] = UD_CONTENT
    feats: Feats = "universal"

    def judge(self, pair: Pair) -> Judgement:
        judged = _judge(pair, *have_label(pair, self.content), "strip")
        correct = judged.correct
        for name in self.compared:
            correct = correct & same_values(pair, name, self.feats)
        if self.function_words:
            correct = correct & self._same_function_words(pair)
        return replace(judged, correct=correct)

    def _same_function_words(self, pair: Pair) -> Bools:
        """For each pair of aligned words, whether their functional dependents are the same.

        They are if each of them, on either side, is aligned and agrees in everything.
        """
        gold, predicted = have_label(pair, UD_FUNCTION)
        same = pair.same_heads & same_labels(pair, "strip") & pair.of_aligned_gold(gold)
        for name in ("upos", "feats"):
            same &= same_values(pair, name, self.feats)
        wrong_in_gold = _above(pair.gold, gold, pair.alignment.gold[same])
        wrong_in_predicted = _above(pair.predicted, predicted, pair.alignment.predicted[same])
        return np.asarray(
            ~wrong_in_gold.take(pair.alignment.gold)
            & ~wrong_in_predicted.take(pair.alignment.predicted)
        )


@dataclass(frozen=True)
class ClassScore(WordScore):
    """Labelled attachment of the words whose relation belongs to one class."""

    counting: RelationClass
    classes: RelationClasses = UD2_CLASSES
    subtypes: Subtypes = "strip"

    def judge(self, pair: Pair) -> Judgement:
        gold, predicted = (
            self.classes.members(side, labels(side, "keep"), self.counting)
            for side in (pair.gold, pair.predicted)
        )
        return _judge(pair, gold, predicted, self.subtypes)


def _judge(pair: Pair, gold: Bools, predicted: Bools, subtypes: Subtypes) -> Judgement:
    """Judge head and relation of the words whose relation is one of those that count."""
    # Classes may distinguish subtypes that the comparison does not.
    correct = pair.of_aligned_predicted(predicted) & pair.same_heads
    correct &= same_labels(pair, subtypes)
    return Judgement(correct, gold, predicted)


def _above(side: Treebank, chosen: Bools, right: Ints) -> Bools:
    """Find the heads of the chosen words that are not among the right ones."""
    wrong = chosen.copy()
    wrong[right] = False
    # There is one more entry at the end, for the root.
    heads = np.zeros(side.words + 1, dtype=np.bool_)
    heads[side.parents[wrong]] = True
    return heads


CLAS = ContentScore("CLAS")
MLAS = ContentScore("MLAS", ("upos", "feats"), function_words=True)
BLEX = ContentScore("BLEX", ("lemma",))
CONTENT = ClassScore("Content", "content")
FUNCTION = ClassScore("Function", "function")
