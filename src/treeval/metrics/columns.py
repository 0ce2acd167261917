"""Columns as metrics compare them: labels and features under a convention, and words that count.

The classes of relations and features are those of the UD shared tasks.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache

from treeval.arrays import Bools
from treeval.settings.choices import Feats, Punct, Subtypes
from treeval.tree.column import Column
from treeval.tree.pair import Pair
from treeval.tree.punctuation import punctuation
from treeval.tree.treebank import Treebank

UD_CONTENT = frozenset(
    "nsubj obj iobj csubj ccomp xcomp obl vocative expl dislocated advcl advmod discourse nmod "
    "appos nummod acl amod conj fixed flat compound list parataxis orphan goeswith reparandum "
    "root dep".split()
)
UD_FUNCTION = frozenset("aux cop mark det clf case cc".split())
UNIVERSAL_FEATURES = frozenset(
    "PronType NumType Poss Reflex Foreign Abbr Gender Animacy Number Case Definite Degree "
    "VerbForm Mood Tense Aspect Voice Evident Polarity Person Polite".split()
)


def universal_label(label: str) -> str:
    """Remove the subtype: ``nsubj:pass`` becomes ``nsubj``."""
    return label.partition(":")[0]


# How relations are spelt before they are compared.
SPELLINGS: Mapping[str, Callable[[str], str]] = {
    "strip": universal_label,
    "keep": str,
    "lower": str.lower,
}


@lru_cache(1 << 16)  # systems and gold files have most of them in common
def universal_features(feats: str) -> str:
    """Keep only the universal features, and sort them."""
    kept = [feat for feat in feats.split("|") if feat.partition("=")[0] in UNIVERSAL_FEATURES]
    return "|".join(sorted(kept))


def all_features(feats: str) -> str:
    """Sort the features; ``_`` stands for no features."""
    return "" if feats == "_" else "|".join(sorted(feats.split("|")))


def labels(treebank: Treebank, subtypes: Subtypes) -> Column:
    written = treebank.column("deprel")
    if subtypes == "keep":
        return written
    return treebank.derived(("deprel", subtypes), lambda: written.map(SPELLINGS[subtypes]))


def features(treebank: Treebank, feats: Feats) -> Column:
    compared = universal_features if feats == "universal" else all_features
    written = treebank.column("feats")
    return treebank.derived(("feats", feats), lambda: written.map(compared))


def have_label(pair: Pair, chosen: frozenset[str]) -> tuple[Bools, Bools]:
    """Say which gold and which predicted words have one of the relations, without subtypes."""

    def among(side: Treebank) -> Bools:
        return side.column("deprel").claim(lambda label: universal_label(label) in chosen)

    return (
        pair.remember(("gold", chosen), lambda: among(pair.gold)),
        pair.remember(("predicted", chosen), lambda: among(pair.predicted)),
    )


def same_labels(pair: Pair, subtypes: Subtypes) -> Bools:
    """For each pair of aligned words, whether their relations are the same."""
    return pair.remember(
        ("deprel", subtypes),
        lambda: pair.agree(labels(pair.gold, subtypes), labels(pair.predicted, subtypes)),
    )


def same_values(pair: Pair, name: str, feats: Feats) -> Bools:
    """For each pair of aligned words, whether a column agrees; a gold lemma ``_`` always does."""

    def judge() -> Bools:
        if name == "feats":
            return pair.agree(features(pair.gold, feats), features(pair.predicted, feats))
        gold = pair.gold.column(name)
        same = pair.agree(gold, pair.predicted.column(name))
        return same | gold.isin(("_",)).take(pair.alignment.gold) if name == "lemma" else same

    return pair.remember((name, feats), judge)


def scope(pair: Pair, punct: Punct) -> tuple[Bools, Bools]:
    """Find the gold and the predicted words that count under a convention on punctuation.

    By form or tag, an aligned predicted word counts if its gold word does, as in files with equal
    tokens; by relation, each side decides for itself.
    """
    if punct == "all":
        return pair.every_gold, pair.every_predicted
    gold, predicted = ~punctuation(pair.gold, punct), ~punctuation(pair.predicted, punct)
    if punct != "deprel":
        predicted[pair.alignment.predicted] = gold[pair.alignment.gold]
    return gold, predicted
