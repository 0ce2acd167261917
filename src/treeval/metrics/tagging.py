"""Words and their annotation: tags, features, lemmas."""

from collections.abc import Callable
from dataclasses import dataclass

from treeval.arrays import Bools, Floats
from treeval.metrics.columns import features, same_values, scope
from treeval.metrics.f_score import ALIGNED_ACCURACY, Judgement, WordScore
from treeval.settings.choices import Feats, Punct
from treeval.tree.column import Column
from treeval.tree.pair import Pair
from treeval.tree.treebank import Treebank


@dataclass(frozen=True)
class FeatureScore(WordScore):
    """Words with a feature, such as Case; one is right if both sides give it the same value."""

    feats: Feats = "universal"
    punct: Punct = "all"

    def judge(self, pair: Pair) -> Judgement:
        gold, predicted = scope(pair, self.punct)
        ours = _values(pair.gold, self.name, self.feats)
        theirs = _values(pair.predicted, self.name, self.feats)
        return Judgement(pair.agree(ours, theirs), gold & _has(ours), predicted & _has(theirs))


def _values(treebank: Treebank, feature: str, feats: Feats) -> Column:
    """The value of a feature for each word, "" for words without it."""
    return features(treebank, feats).map(_value_of(feature))


def _has(values: Column) -> Bools:
    return values.claim(bool)


def _value_of(feature: str) -> Callable[[str], str]:
    beginning = f"{feature}="

    def value(written: str) -> str:
        matching = (feature for feature in written.split("|") if feature.startswith(beginning))
        return next(matching, beginning)[len(beginning) :]

    return value


def feature_names(pair: Pair, feats: Feats) -> list[str]:
    """Name the features of both sides."""
    sides = (features(side, feats) for side in (pair.gold, pair.predicted))
    written = {text for side in sides for text in side.strings}
    names = {
        feature.partition("=")[0]
        for text in written
        for feature in text.split("|")
        if "=" in feature
    }
    return sorted(names)


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
