"""Words and their annotation: tags, features, lemmas."""

from dataclasses import dataclass

from treeval.arrays import Floats
from treeval.metrics.columns import same_values, scope
from treeval.metrics.f_score import ALIGNED_ACCURACY, Judgement, WordScore
from treeval.settings.choices import Feats, Punct
from treeval.tree.pair import Pair


@dataclass(frozen=True)
class TaggingScore(WordScore):
    """Aligned words that agree in all given columns; without columns, all aligned words."""

    compared: tuple[str, ...] = ()
    feats: Feats = "universal"
    punct: Punct = "all"

    def judge(self, pair: Pair) -> Judgement:
        gold, predicted = scope(pair, self.punct)
        correct = pair.of_aligned_predicted(predicted)
        for name in self.compared:
            correct = correct & same_values(pair, name, self.feats)
        return Judgement(correct, gold, predicted)

    def measures(self, totals: Floats) -> dict[str, Floats]:
        measures = super().measures(totals)
        if not self.compared:
            # The share of aligned words that are aligned is always 1.
            del measures[ALIGNED_ACCURACY]
        return measures


WORDS = TaggingScore("Words")
UPOS = TaggingScore("UPOS", ("upos",))
XPOS = TaggingScore("XPOS", ("xpos",))
UFEATS = TaggingScore("UFeats", ("feats",))
ALL_TAGS = TaggingScore("AllTags", ("upos", "xpos", "feats"))
LEMMAS = TaggingScore("Lemmas", ("lemma",))
