"""Gold trees and systems' trees of several schemes: read, stripped and admitted once for all.

A `Labelling` says how far the gold trees are labelled alike, as the paper requires.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.crossing.terminals import (
    functional_trees,
    have_same_words,
    require_same_words,
    rows_of_words,
)
from treeval.errors import SettingError
from treeval.metrics.tedeval import TreeEditScore
from treeval.schemes.punctuation import are_marks
from treeval.schemes.stripping import without_words
from treeval.settings.choices import Invalid, Marks
from treeval.settings.reading import Reading
from treeval.sources.admission import Admission, admit
from treeval.sources.info import FileInfo
from treeval.sources.names import split_scheme
from treeval.sources.source import Source
from treeval.tree.constituents import Trees, are_mixed
from treeval.tree.functional import FunctionalTrees, generalise, labelled_alike
from treeval.tree.punctuation import punctuation
from treeval.tree.treebank import Treebank

_FAR = 0.1  # shares of nodes without a label that differ by more than this are far apart


@dataclass(frozen=True, eq=False)
class Annotation:
    """Trees of one scheme: gold trees, or the output of a parser that was trained on it."""

    name: str  # of a system; that of gold trees is their scheme
    scheme: str
    trees: Trees
    file: FileInfo
    admission: Admission

    @property
    def label(self) -> str:
        return self.name if self.name == self.scheme else f"{self.name}:{self.scheme}"

    def to_dict(self) -> dict[str, Any]:
        return {
            "name": self.label,
            **self.file.to_dict(),
            "skipped": [
                {"sentence": problem.sentence, "line": problem.line, "reason": problem.message}
                for problem in self.admission.problems
            ],
            "kept_invalid": self.admission.kept,
        }


@dataclass(frozen=True, eq=False)
class Annotations:
    """Everything that is compared: gold trees by scheme, and systems by name."""

    golds: Mapping[str, Annotation]
    systems: Mapping[str, Annotation]

    @property
    def gold_trees(self) -> dict[str, Trees]:
        return {scheme: gold.trees for scheme, gold in self.golds.items()}

    @property
    def skipped(self) -> Bools:
        """Say which gold sentences have to be skipped; for one system means for all."""
        golds = self.gold_trees
        skipped = np.any([gold.admission.skipped for gold in self.golds.values()], axis=0)
        for system in self.systems.values():
            if system.admission.skipped.any():
                words = system.admission.skipped[system.trees.sentences]
                skipped[rows_of_words(golds, system.trees)[words]] = True
        return np.asarray(skipped)

    def longer_than(self, most: int | None) -> Bools:
        """Say which gold sentences have more words than that."""
        trees = next(iter(self.golds.values())).trees
        return np.asarray(trees.lengths > (trees.words if most is None else most))


def annotations(
    golds: Mapping[str, Any], systems: Mapping[str, Any], reading: Reading
) -> Annotations:
    """Read everything; all gold trees must be over the same words."""
    _require_schemes(golds, systems)
    references = [_overt(Source.of(given, reading)) for given in golds.values()]
    outputs = [_overt(Source.of(given, reading)) for given in systems.values()]
    if reading.strip_punct is not None:
        references, outputs = _stripped(references, outputs, reading.strip_punct)
    found = Annotations(
        {
            scheme: _annotation(scheme, scheme, source, reading.invalid or "fail")
            for scheme, source in zip(golds, references, strict=True)
        },
        {
            name: _annotation(name, scheme, source, reading.invalid or "keep")
            for (name, scheme), source in zip(map(split_scheme, systems), outputs, strict=True)
        },
    )
    require_same_words(found.gold_trees)
    return found


def _require_schemes(golds: Iterable[str], systems: Iterable[str]) -> None:
    """Refuse systems without gold trees of their scheme, and two of the same name."""
    schemes, names = list(golds), set()
    if not schemes:
        raise SettingError("there are no gold trees; give some for each scheme")
    for name, scheme in map(split_scheme, systems):
        if scheme not in schemes:
            raise SettingError(
                f"the system {name!r} is of the scheme {scheme!r}, which has no gold trees; "
                f"choose from {', '.join(schemes)}"
            )
        if name in names:
            raise SettingError(f"two systems are called {name!r}; give each one its own name")
        names.add(name)
    if not names:
        raise SettingError("there is no system; name at least one")


def _overt(source: Source) -> Source:
    """Leave null elements out of constituents: they are not words of the text."""
    if isinstance(source.trees, Treebank):
        return source
    return replace(source.readable, trees=source.trees.overt)


def _stripped(
    golds: list[Source], systems: list[Source], marks: Marks
) -> tuple[list[Source], list[Source]]:
    """Remove punctuation; sentences stay even without words, so that all files keep the same ones.

    What is punctuation, the gold trees say, of all trees that have their words: a word goes if any
    of them calls it so. Trees with other words say it themselves.
    """
    first, *others = (gold.trees for gold in golds)
    agreed: Bools | None = None
    if all(have_same_words(first, other) for other in others):
        agreed = np.any([_are_marks(gold.trees, marks) for gold in golds], axis=0)

    def removed_from(trees: Trees) -> Bools:
        if agreed is not None and have_same_words(first, trees):
            return agreed
        return _are_marks(trees, marks)

    def stripped(source: Source) -> Source:
        trees, removed = source.trees, removed_from(source.trees)
        if removed.all():
            raise SettingError(f"no word of {source.path} is left", setting="strip_punct")
        if isinstance(trees, Treebank):
            return replace(source, trees=without_words(trees, removed))
        return replace(source, trees=trees.without(words=removed))

    return [stripped(gold) for gold in golds], [stripped(system) for system in systems]


def _are_marks(trees: Trees, marks: Marks) -> Bools:
    if isinstance(trees, Treebank):
        return punctuation(trees, marks)
    return are_marks(trees, marks)


def _annotation(name: str, scheme: str, source: Source, invalid: Invalid) -> Annotation:
    admission = admit(source, invalid, one_root=False)
    return Annotation(name, scheme, source.trees, source.info, admission)


@dataclass(frozen=True)
class Labelling:
    """The share of nodes without a label in each gold, and the labels that all golds share.

    If constituents and dependencies are mixed, TED compares labels only on the spans that all golds
    label alike: ``alike`` of the ``shared`` ones.
    """

    unlabelled: Mapping[str, float]
    alike: int
    shared: int
    is_mixed: bool

    @property
    def is_uneven(self) -> bool:
        """Say whether a scheme leaves many more nodes without a label than another."""
        shares = self.unlabelled.values()
        return max(shares) - min(shares) > _FAR

    def to_dict(self) -> dict[str, Any]:
        return {"alike": self.alike, "shared": self.shared, "only_alike": self.is_mixed}


def labelling(compared: Annotations, metric: TreeEditScore, sentences: Ints) -> Labelling:
    """Count labels in the gold trees of some sentences."""
    golds = compared.gold_trees
    trees = {scheme: _of(gold, metric, sentences) for scheme, gold in golds.items()}
    every = list(trees.values())
    shared = generalise(every)
    return Labelling(
        {scheme: _unlabelled_share(each) for scheme, each in trees.items()},
        int(labelled_alike(shared, every).sum()),
        shared.nodes,
        are_mixed(golds.values()),
    )


def _of(gold: Trees, metric: TreeEditScore, sentences: Ints) -> FunctionalTrees:
    trees, _ = functional_trees({"": gold}, gold, metric.rename)
    return trees.take(np.isin(trees.sentences, sentences))


def _unlabelled_share(trees: FunctionalTrees) -> float:
    return 1 - float(trees.are_labelled.mean()) if trees.nodes else 0.0
