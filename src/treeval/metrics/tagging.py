"""Words and what is written beside them: tags, features, lemmas."""

from dataclasses import dataclass

import numpy as np

from treeval.arrays import Bools, Floats
from treeval.metrics.agreement import ALIGNED_ACCURACY, Judgement, WordScore
from treeval.metrics.columns import column, features, scope
from treeval.metrics.conventions import Feats, Punct
from treeval.tree.pair import Pair


@dataclass(frozen=True)
class TaggingScore(WordScore):
    """Aligned words that agree in all of the given columns; in none, aligned words."""

    compared: tuple[str, ...] = ()
    feats: Feats = "universal"
    punct: Punct = "all"

    def judge(self, pair: Pair) -> Judgement:
        gold, predicted = scope(pair, self.punct)
        correct = np.ones(len(pair.alignment), dtype=np.bool_)
        for name in self.compared:
            correct &= agreement(pair, name, self.feats)
        return Judgement(correct, gold, predicted)

    def measures(self, totals: Floats) -> dict[str, Floats]:
        measures = super().measures(totals)
        if not self.compared:
            # Aligned words that are aligned: always all of them.
            del measures[ALIGNED_ACCURACY]
        return measures


def agreement(pair: Pair, name: str, feats: Feats) -> Bools:
    """Compare a column over the aligned words; a gold lemma ``_`` agrees with anything."""
    if name == "feats":
        return pair.agree(features(pair.gold, feats), features(pair.predicted, feats))
    gold = column(pair.gold, name)
    agree = pair.agree(gold, column(pair.predicted, name))
    if name == "lemma":
        agree |= gold.isin(("_",))[pair.alignment.gold]
    return agree


WORDS = TaggingScore("Words")
UPOS = TaggingScore("UPOS", ("upos",))
XPOS = TaggingScore("XPOS", ("xpos",))
UFEATS = TaggingScore("UFeats", ("feats",))
ALL_TAGS = TaggingScore("AllTags", ("upos", "xpos", "feats"))
LEMMAS = TaggingScore("Lemmas", ("lemma",))
