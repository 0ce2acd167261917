"""One morphological feature: words that have it, and those with the right value."""

from collections.abc import Callable
from dataclasses import dataclass

from treeval.arrays import Bools
from treeval.metrics.columns import features, scope
from treeval.metrics.f_score import Judgement, WordScore
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
        found = (one for one in written.split("|") if one.startswith(beginning))
        return next(found, beginning)[len(beginning) :]

    return value


def feature_names(pair: Pair, feats: Feats) -> list[str]:
    """Name the features of both sides."""
    sides = (features(side, feats) for side in (pair.gold, pair.predicted))
    written = {text for side in sides for text in side.strings}
    names = {one.partition("=")[0] for text in written for one in text.split("|") if "=" in one}
    return sorted(names)
