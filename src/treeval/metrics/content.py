"""Attachment of content words: CLAS, and with morphology (MLAS) or lemmas (BLEX).

Content and Function do the same for the classes of relations of the content-relations paper, which
distinguish function relations from other ones.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.metrics.columns import labels, same_labels, same_values
from treeval.metrics.f_score import Judgement, WordScore
from treeval.metrics.relations.classes import UD2_CLASSES, RelationClass, RelationClasses
from treeval.metrics.relations.universal import UD_CONTENT, UD_FUNCTION
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
        judged = _judge(pair, lambda side: labels(side, "strip").isin(self.content), "strip")
        correct = judged.correct
        for name in self.compared:
            correct = correct & same_values(pair, name, self.feats)
        if self.function_words:
            correct = correct & self._same_function_words(pair)
        return replace(judged, correct=correct)

    def _same_function_words(self, pair: Pair) -> Bools:
        """For each pair of aligned words, whether their functional dependents are the same.

        Alignments keep the order of words, so it is enough to count: on either side, the number of
        functional dependents must be that of the aligned ones that agree in everything.
        """
        gold = labels(pair.gold, "strip").isin(UD_FUNCTION)
        predicted = labels(pair.predicted, "strip").isin(UD_FUNCTION)
        same = pair.same_heads & same_labels(pair, "strip") & gold[pair.alignment.gold]
        for name in ("upos", "feats"):
            same &= same_values(pair, name, self.feats)
        same_of_gold = np.zeros(pair.gold.words, dtype=np.bool_)
        same_of_gold[pair.alignment.gold[same]] = True
        shared = _children(pair.gold.parents, same_of_gold)[pair.alignment.gold]
        of_gold = _children(pair.gold.parents, gold)[pair.alignment.gold]
        of_predicted = _children(pair.predicted.parents, predicted)[pair.alignment.predicted]
        return np.asarray((shared == of_gold) & (shared == of_predicted))


@dataclass(frozen=True)
class ClassScore(WordScore):
    """Labelled attachment of the words whose relation belongs to one class."""

    counting: RelationClass
    classes: RelationClasses = UD2_CLASSES
    subtypes: Subtypes = "strip"

    def judge(self, pair: Pair) -> Judgement:
        def members(side: Treebank) -> Bools:
            return self.classes.members(side, labels(side, "keep"), self.counting)

        return _judge(pair, members, self.subtypes)


def _judge(pair: Pair, members: Callable[[Treebank], Bools], subtypes: Subtypes) -> Judgement:
    """Judge head and relation of the words whose relation is one of those that count."""
    gold, predicted = members(pair.gold), members(pair.predicted)
    # Classes may distinguish subtypes that the comparison does not.
    correct = predicted[pair.alignment.predicted] & pair.same_heads
    correct &= same_labels(pair, subtypes)
    return Judgement(correct, gold, predicted)


def _children(parents: Ints, chosen: Bools) -> Ints:
    """Count the chosen dependents of each word."""
    return np.bincount(parents[chosen & (parents >= 0)], minlength=len(parents))


CLAS = ContentScore("CLAS")
MLAS = ContentScore("MLAS", ("upos", "feats"), function_words=True)
BLEX = ContentScore("BLEX", ("lemma",))
CONTENT = ClassScore("Content", "content")
FUNCTION = ClassScore("Function", "function")
