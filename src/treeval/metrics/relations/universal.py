"""Classes of relations and features, as the UD shared tasks defined them."""

from collections.abc import Callable, Mapping
from functools import lru_cache

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
