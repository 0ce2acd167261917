"""A treebank in figures: size, projectivity, classes of relations, richness of words.

Its inventory counts tokens, tags, features, lemmas, shapes of trees.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence, Sized
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from treeval.counts import defined
from treeval.metrics.relation_classes import CLASSES, UD2_CLASSES, RelationClasses
from treeval.settings.choices import Subtypes
from treeval.tree.constituents import ROOT_LABELS, Trees
from treeval.treebanks.counting import CHUNK, TreebankTotals, TreeCounter

FigureKind = Literal["count", "mean", "share"]
# Every figure: its key in JSON, its name in tables, and what kind of number it is.
FIGURES: Mapping[str, tuple[str, FigureKind]] = {
    "sentences": ("Sentences", "count"),
    "tokens": ("Tokens", "count"),
    "multiword_tokens": ("Multiword tokens", "count"),
    "words": ("Words", "count"),
    "empty_nodes": ("Empty nodes", "count"),
    "null_elements": ("Null elements", "count"),
    "sentence_length": ("Words per sentence", "mean"),
    "longest_sentence": ("Words of the longest sentence", "count"),
    "forms": ("Different forms", "count"),
    "hapaxes": ("Forms that occur once", "count"),
    "lemmas": ("Different lemmas", "count"),
    "upos_tags": ("Different UPOS", "count"),
    "xpos_tags": ("Different XPOS or tags", "count"),
    "feature_names": ("Different features", "count"),
    "feature_values": ("Different values of features", "count"),
    "relation_labels": ("Different relations", "count"),
    "arc_length": ("Length of an arc", "mean"),
    "rightward_share": ("Words after their head, %", "share"),
    "nonprojective_arcs": ("Non-projective arcs", "count"),
    "nonprojective_arc_share": ("Non-projective arcs, %", "share"),
    "enhanced_edges": ("Enhanced edges", "count"),
    "constituents": ("Constituents", "count"),
    "labels": ("Different labels", "count"),
    "functions": ("Different functions", "count"),
    "unary_share": ("Unary constituents, %", "share"),
    "discontinuous": ("Discontinuous constituents", "count"),
    "depth": ("Depth of a tree", "mean"),
    "deepest": ("Depth of the deepest tree", "count"),
}


@dataclass(frozen=True)
class Inventory:
    """Figures by their keys in `FIGURES`, and how many words have each tag and feature."""

    figures: Mapping[str, float]
    tags: Mapping[str, int]  # UPOS, or the tags of constituents
    features: Mapping[str, int]  # by name

    def rows(self) -> list[tuple[str, FigureKind, float]]:
        """Give the name of every figure, what kind of number it is, and its value."""
        return [(name, kind, self.figures[key]) for key, (name, kind) in FIGURES.items()]

    def to_dict(self) -> dict[str, Any]:
        return {
            "figures": {key: _whole(self.figures[key]) for key in FIGURES},
            "tags": dict(self.tags),
            "features": dict(self.features),
        }


def _whole(value: float) -> float | int | None:
    number = defined(value)
    return int(number) if number is not None and number.is_integer() else number


def inventory_of(totals: TreebankTotals) -> Inventory:
    """Compute all figures from the counts of a treebank."""
    sums = totals.sums
    forms, hapaxes = totals.forms.sizes()
    features = _features(totals)
    by_name = Counter({name: 0 for name, _ in features})
    for (name, _), number in features.items():
        by_name[name] += number
    tags = totals.strings("upos") + totals.strings("tags")
    figures = dict.fromkeys(FIGURES, math.nan) | {
        "sentences": float(sums["sentences"]),
        "words": float(sums["words"]),
        "tokens": float(sums["words"]),
        "sentence_length": _ratio(sums["words"], sums["sentences"]),
        "longest_sentence": float(totals.most.get("longest_sentence", 0)),
        "forms": float(forms),
        "hapaxes": float(hapaxes),
        **(_of_dependencies(totals) if "dependencies" in totals.kinds else {}),
        **(_of_constituents(totals) if "constituents" in totals.kinds else {}),
        "depth": _ratio(sums["depths"], sums["sentences"]),
        "deepest": float(totals.most.get("deepest", 0)),
        "feature_names": _number(by_name),
        "feature_values": _number(features),
    }
    return Inventory(figures, _sorted(tags), _sorted(by_name))


def _of_dependencies(totals: TreebankTotals) -> dict[str, float]:
    sums = totals.sums
    outside = sums["dependency_words"] - sums["words_in_multiwords"]
    return {
        "tokens": float(outside + sums["multiword_tokens"]),
        "multiword_tokens": float(sums["multiword_tokens"]),
        "empty_nodes": float(sums["empty_nodes"]),
        "lemmas": _number(totals.strings("lemma")),
        "upos_tags": _number(totals.strings("upos")),
        "xpos_tags": _number(totals.strings("xpos")),
        "relation_labels": _number(totals.strings("deprel")),
        "arc_length": _ratio(sums["arc_lengths"], sums["arcs"]),
        "rightward_share": _ratio(sums["rightward"], sums["arcs"]),
        "nonprojective_arcs": float(sums["nonprojective_arcs"]),
        "nonprojective_arc_share": _ratio(sums["nonprojective_arcs"], sums["arcs"]),
        "enhanced_edges": float(sums["enhanced_edges"]) or math.nan,
    }


def _of_constituents(totals: TreebankTotals) -> dict[str, float]:
    sums, functions = totals.sums, totals.strings("functions")
    return {
        "null_elements": float(sums["null_elements"]),
        "xpos_tags": _number(totals.strings("tags")),
        "constituents": float(sums["constituents"]),
        "labels": float(len(totals.strings("labels").keys() - ROOT_LABELS)),
        "functions": float(len({part for name in functions for part in name.split("-") if part})),
        "unary_share": _ratio(sums["unary"], sums["constituents"]),
        "discontinuous": float(sums["discontinuous"]),
    }


def _features(totals: TreebankTotals) -> Counter[tuple[str, str]]:
    """Count the words with each feature and value."""
    features: Counter[tuple[str, str]] = Counter()
    for written, number in totals.strings("feats").items():
        for feature in written.split("|"):
            name, equals, value = feature.partition("=")
            if equals:
                features[name, value] += number
    return features


def _number(different: Sized) -> float:
    return float(len(different)) or math.nan


def _ratio(number: int, whole: int) -> float:
    return number / whole if whole else math.nan


def _sorted(counts: Mapping[str, int]) -> dict[str, int]:
    """The most frequent first."""
    return dict(sorted(counts.items(), key=lambda both: (-both[1], both[0])))


@dataclass(frozen=True)
class TreebankFigures:
    """The figures of a treebank; nan where undefined.

    Shares are of all words. STTR is undefined for fewer than 1,000 words, shares without classes.
    """

    chunk: ClassVar[int] = CHUNK  # words of which STTR takes the type/token ratio

    name: str
    sentences: int
    words: int
    nonprojective_sentences: int
    content_share: float
    function_share: float
    other_share: float
    sttr: float
    relations: Mapping[str, int] = field(repr=False)
    wde: Mapping[str, float] = field(repr=False)
    inventory: Inventory = field(repr=False)
    unclassed: str = ""  # the first relation that is in no class, if shares are undefined for it

    def to_dict(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "sentences": self.sentences,
            "words": self.words,
            "nonprojective_sentences": self.nonprojective_sentences,
            "content_share": defined(self.content_share),
            "function_share": defined(self.function_share),
            "other_share": defined(self.other_share),
            "sttr": defined(self.sttr),
            "relations": dict(self.relations),
            "wde": dict(self.wde),
            **self.inventory.to_dict(),
        }


def figures_of(
    treebank: Trees | Sequence[Trees],
    *,
    name: str = "",
    classes: RelationClasses | None = UD2_CLASSES,
    subtypes: Subtypes = "strip",
    lowercase: bool = False,
    may_lack_classes: bool = False,
) -> TreebankFigures:
    """Describe a treebank, whole or in parts such as its training and test files.

    A relation in no class is an error, unless the treebank ``may_lack_classes``: then shares are
    undefined. Constituents have no relations.
    """
    parts = list(treebank) if isinstance(treebank, Sequence) else [treebank]
    count = TreeCounter(classes, subtypes, lowercase, may_lack_classes)
    totals = TreebankTotals()
    for part in parts:
        totals.add(count(part))
    return figures_from(totals, name or parts[0].origin.path, has_classes=classes is not None)


def figures_from(totals: TreebankTotals, name: str, *, has_classes: bool) -> TreebankFigures:
    """Compute the figures of a treebank from its counts."""
    sums, words = totals.sums, totals.sums["dependency_words"]
    has_shares = has_classes and words and not totals.unclassed
    shares = {
        name_of_class: sums[name_of_class] / words if has_shares else math.nan
        for name_of_class in CLASSES
    }
    return TreebankFigures(
        name=name,
        sentences=sums["sentences"],
        words=sums["words"],
        nonprojective_sentences=sums["nonprojective_sentences"],
        content_share=shares["content"],
        function_share=shares["function"],
        other_share=shares["other"],
        sttr=totals.forms.sttr,
        relations=totals.forms.relations(),
        wde=totals.forms.entropies(),
        inventory=inventory_of(totals),
        unclassed=totals.unclassed,
    )
