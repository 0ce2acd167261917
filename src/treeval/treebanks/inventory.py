"""What a treebank consists of, counted: tokens, tags, features, lemmas, shapes of trees.

The same figures are counted for dependencies and for constituents; nan stands for those that one of
the two does not have, and for columns that are empty.
"""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from treeval.arrays import Ints
from treeval.counts import defined
from treeval.tree.column import Column
from treeval.tree.constituents import ROOT_LABELS, Constituents
from treeval.tree.enhanced import enhanced_edges
from treeval.tree.nesting import depths
from treeval.tree.shape import nonprojective, reach_root
from treeval.tree.treebank import Treebank
from treeval.tree.trees import Trees

_EMPTY = "_"
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


def inventory_of(parts: Sequence[Trees], *, lowercase: bool = False) -> Inventory:
    """Count everything in a treebank, given in parts such as its files.

    In lower case, *The* and *the* are one form.
    """
    dependencies = [one for one in parts if isinstance(one, Treebank)]
    constituents = [one for one in parts if isinstance(one, Constituents)]
    figures = dict.fromkeys(FIGURES, math.nan) | _of_all(parts, lowercase=lowercase)
    if dependencies:
        figures |= _of_dependencies(dependencies)
    if constituents:
        figures |= _of_constituents(constituents)
    found = [*(_tree_depths(one) for one in dependencies), *map(_node_depths, constituents)]
    deepest = np.concatenate(found)
    figures |= {"depth": _mean(deepest), "deepest": float(deepest.max(initial=0))}
    features = _features(dependencies)
    tags = [*_present(dependencies, "upos"), *(one.overt.tags for one in constituents)]
    by_name = Counter({name: 0 for name, _ in features})
    for (name, _), number in features.items():
        by_name[name] += number
    figures["feature_names"] = float(len(by_name)) if features else math.nan
    figures["feature_values"] = float(len(features)) if features else math.nan
    return Inventory(figures, _sorted(_counted(tags)), _sorted(by_name))


def _of_all(parts: Sequence[Trees], *, lowercase: bool) -> dict[str, float]:
    overt = [one.overt if isinstance(one, Constituents) else one for one in parts]
    written = [one.columns["form"] for one in overt]
    forms = _counted([one.map_lines(str.lower) for one in written] if lowercase else written)
    lengths = np.concatenate([one.lengths for one in overt])
    return {
        "sentences": float(len(lengths)),
        "words": float(lengths.sum()),
        "tokens": float(lengths.sum()),
        "sentence_length": _mean(lengths),
        "longest_sentence": float(lengths.max(initial=0)),
        "forms": float(len(forms)),
        "hapaxes": float(sum(number == 1 for number in forms.values())),
    }


def _of_dependencies(parts: Sequence[Treebank]) -> dict[str, float]:
    words = sum(one.words for one in parts)
    multiwords = [one.multiwords for one in parts]
    within = sum(int((one.end - one.first).sum()) for one in multiwords)
    arcs = np.concatenate([_signed_lengths(one) for one in parts])
    crossing = sum(int(np.count_nonzero(nonprojective(one))) for one in parts)
    return {
        "tokens": float(words - within + sum(map(len, multiwords))),
        "multiword_tokens": float(sum(map(len, multiwords))),
        "empty_nodes": float(sum(len(one.empty_nodes) for one in parts)),
        "lemmas": _different(_present(parts, "lemma")),
        "upos_tags": _different(_present(parts, "upos")),
        "xpos_tags": _different(_present(parts, "xpos")),
        "relation_labels": _different(_present(parts, "deprel")),
        "arc_length": _mean(np.abs(arcs)),
        "rightward_share": _mean(arcs > 0),
        "nonprojective_arcs": float(crossing),
        "nonprojective_arc_share": crossing / len(arcs) if len(arcs) else math.nan,
        "enhanced_edges": _edges(parts),
    }


def _of_constituents(parts: Sequence[Constituents]) -> dict[str, float]:
    overt = [one.overt for one in parts]
    nodes = sum(one.nodes for one in overt)
    unary = sum(int(np.count_nonzero(_children(one) == 1)) for one in overt)
    functions = _counted([one.functions for one in overt if "function" in one.node_columns])
    return {
        "null_elements": float(sum(int(np.count_nonzero(one.are_null)) for one in parts)),
        "xpos_tags": _different([one.tags for one in overt]),
        "constituents": float(nodes),
        "labels": float(len(_counted([one.labels for one in overt]).keys() - ROOT_LABELS)),
        "functions": float(len({part for name in functions for part in name.split("-") if part})),
        "unary_share": unary / nodes if nodes else math.nan,
        "discontinuous": float(sum(int(np.count_nonzero(one.are_gappy)) for one in overt)),
    }


def _signed_lengths(treebank: Treebank) -> Ints:
    """How far each word is after its head; roots have no arc."""
    words = np.flatnonzero(treebank.parents >= 0)
    return np.asarray(words - treebank.parents[words])


def _edges(parts: Sequence[Treebank]) -> float:
    """Count the edges of enhanced graphs; those of empty nodes are collapsed into others."""
    found = [enhanced_edges(one).deps for one in parts if "deps" in one.columns]
    numbers = [int(deps.measure(_number_of_edges).sum()) for deps in found]
    return float(sum(numbers)) or math.nan


def _number_of_edges(deps: str) -> int:
    return 0 if deps in ("", _EMPTY) else deps.count("|") + 1


def _tree_depths(treebank: Treebank) -> Ints:
    """The number of arcs from the root to the lowest word of each sentence, the root's counted."""
    reached = reach_root(treebank.parents)
    depth = np.where(reached, depths(np.where(reached, treebank.parents, -1)) + 1, 0)
    return _largest(depth, treebank.sentences, len(treebank))


def _node_depths(trees: Constituents) -> Ints:
    """The largest number of nodes above each other in each sentence."""
    return _largest(trees.overt.depths + 1, trees.overt.node_sentences, len(trees))


def _largest(values: Ints, groups: Ints, size: int) -> Ints:
    found = np.zeros(size, dtype=np.int64)
    np.maximum.at(found, groups, values)
    return found


def _children(trees: Constituents) -> Ints:
    """Count the words and nodes directly below each node."""
    below = np.concatenate([trees.parents, trees.word_parents])
    return np.bincount(below[below >= 0], minlength=trees.nodes)


def _present(parts: Iterable[Treebank], column: str) -> list[Column]:
    return [one.columns[column] for one in parts if column in one.columns]


def _counted(columns: Iterable[Column]) -> Counter[str]:
    """Count each string, but not the empty value."""
    found: Counter[str] = Counter()
    for column in columns:
        used = np.bincount(column.codes, minlength=len(column.strings)).tolist()
        both = zip(column.strings, used, strict=True)
        found.update({name: number for name, number in both if number})
    del found[_EMPTY]
    return found


def _different(columns: Iterable[Column]) -> float:
    return float(len(_counted(columns))) or math.nan


def _features(parts: Iterable[Treebank]) -> Counter[tuple[str, str]]:
    """Count the words with each feature and value."""
    found: Counter[tuple[str, str]] = Counter()
    for written, number in _counted(_present(parts, "feats")).items():
        for feature in written.split("|"):
            name, equals, value = feature.partition("=")
            if equals:
                found[name, value] += number
    return found


def _sorted(counts: Mapping[str, int]) -> dict[str, int]:
    """The most frequent first."""
    return dict(sorted(counts.items(), key=lambda both: (-both[1], both[0])))


def _mean(values: Any) -> float:
    return float(np.mean(values)) if len(values) else math.nan
