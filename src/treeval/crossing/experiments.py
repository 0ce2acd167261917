"""Cross-annotation evaluation: parsers trained on different schemes against what these share.

Each parser is scored against each gold, the generalised gold of its own scheme and each other,
and that of all schemes, as in tables 1 and 2 of Tsarfaty, Nivre and Andersson (2011).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any, Literal, TypeAlias

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.counts import Counts, evaluate
from treeval.errors import InvalidTreeError, SettingError
from treeval.metrics.annotations import (
    functional_trees,
    insist_on_same_words,
    rows_of_words,
)
from treeval.metrics.attachment import AttachmentScore
from treeval.metrics.columns import column
from treeval.metrics.tedeval.score import TED, TreeEditScore, mean_of_sentences
from treeval.settings.choices import Mode
from treeval.tree.consensus import generalise
from treeval.tree.functional import FunctionalTrees
from treeval.tree.pair import pair
from treeval.tree.problems import Problem
from treeval.tree.shape import sentences_with, tree_problems
from treeval.tree.treebank import Treebank
from treeval.tree.trees import Trees

ExperimentKind: TypeAlias = Literal["own", "other", "pair", "all"]
Invalid: TypeAlias = Literal["fail", "skip", "keep"]

_LAS = AttachmentScore("LAS", subtypes="keep")
_UAS = AttachmentScore("UAS", labelled=False)


@dataclass(frozen=True, eq=False)
class System:
    """The output of a parser, and the scheme it was trained on."""

    name: str
    scheme: str
    trees: Trees


@dataclass(frozen=True, eq=False)
class Experiment:
    """One system against one gold, or against what several golds share."""

    system: str
    scheme: str
    golds: tuple[str, ...]
    kind: ExperimentKind
    labelled: Counts
    unlabelled: Counts
    las: Counts | None = None  # against one gold of dependencies only
    uas: Counts | None = None

    def rows(self, sentences: Ints) -> "Experiment":
        """Keep some of the sentences."""
        return replace(
            self,
            labelled=self.labelled.rows(sentences),
            unlabelled=self.unlabelled.rows(sentences),
            las=self.las and self.las.rows(sentences),
            uas=self.uas and self.uas.rows(sentences),
        )

    def to_dict(self, *, sentences: bool = False) -> dict[str, Any]:
        both = {"labelled": self.labelled, "unlabelled": self.unlabelled}
        result: dict[str, Any] = {
            "scheme": self.scheme,
            "golds": list(self.golds),
            "system": self.system,
            **{name: _summary(counts) for name, counts in both.items()},
        }
        if self.las is not None and self.uas is not None:
            result |= {"las": self.las.score, "uas": self.uas.score}
        if sentences:
            rows = zip(*(counts.table.tolist() for counts in both.values()), strict=True)
            result["sentences"] = [
                {
                    name: {"delta": delta, "iota": iota}
                    for name, (delta, iota) in zip(both, row, strict=True)
                }
                for row in rows
            ]
        return result


def _summary(counts: Counts) -> dict[str, float]:
    delta, iota = counts.totals.tolist()
    return {"global": counts.score, "mean": mean_of_sentences(counts), "delta": delta, "iota": iota}


@dataclass(frozen=True, eq=False)
class Crossing:
    """All experiments of a cross-annotation evaluation.

    ``bad_golds`` and ``bad_systems`` say for each gold and system which sentences are no trees.
    ``skipped`` are the gold sentences that no experiment counts.
    """

    schemes: tuple[str, ...]
    experiments: tuple[Experiment, ...]
    mode: Mode
    bad_golds: Mapping[str, tuple[Problem, ...]] = field(default_factory=dict)
    bad_systems: Mapping[str, tuple[Problem, ...]] = field(default_factory=dict)
    skipped: tuple[int, ...] = ()

    def of(self, system: str) -> tuple[Experiment, ...]:
        return tuple(each for each in self.experiments if each.system == system)

    def comparable(self) -> Iterator[tuple[Experiment, Experiment]]:
        """Pairs of systems against the same golds: what a test of significance is for."""
        for a, b in combinations(self.experiments, 2):
            if a.system != b.system and set(a.golds) == set(b.golds):
                yield a, b

    def to_dict(self, *, sentences: bool = False) -> dict[str, Any]:
        each = [experiment.to_dict(sentences=sentences) for experiment in self.experiments]
        return {"experiments": each, "mode": self.mode}


def cross(
    golds: Mapping[str, Trees],
    systems: Sequence[System],
    settings: TreeEditScore = TED,
    *,
    gold_invalid: Invalid = "fail",
    system_invalid: Invalid = "keep",
) -> Crossing:
    """Evaluate systems across annotation schemes.

    ``golds`` maps schemes to their gold trees, all of the same words; they may be dependency
    trees or, in the mode "treeval", constituency trees with functions. Systems may have their own
    tokens. What ``settings`` says holds for TED and UTED alike. Sentences that are no trees raise
    an error, are left out for all systems, or are kept as trees without nodes.
    """
    insist_on_schemes(golds, systems)
    insist_on_same_words(golds)
    bad_golds = {scheme: _no_trees(gold, gold_invalid) for scheme, gold in golds.items()}
    bad_systems = {each.name: _no_trees(each.trees, system_invalid) for each in systems}
    experiments = [each for system in systems for each in _experiments(golds, system, settings)]

    skipped = np.zeros(len(next(iter(golds.values()))), dtype=np.bool_)
    if gold_invalid == "skip":
        for problems in bad_golds.values():
            skipped |= sentences_with(list(problems), len(skipped))
    if system_invalid == "skip":
        for system in systems:
            skipped[_rows_of(golds, system.trees, bad_systems[system.name])] = True
    return _without(
        Crossing(tuple(golds), tuple(experiments), settings.mode, bad_golds, bad_systems), skipped
    )


def _no_trees(trees: Trees, invalid: Invalid) -> tuple[Problem, ...]:
    """List the sentences with cycles; constituents have none."""
    problems = tree_problems(trees, one_root=False) if isinstance(trees, Treebank) else []
    if problems and invalid == "fail":
        raise InvalidTreeError(str(problems[0]))
    return tuple(problems)


def _rows_of(golds: Mapping[str, Trees], trees: Trees, problems: tuple[Problem, ...]) -> Ints:
    """The gold sentences that a system's sentences with problems touch."""
    if not problems:
        return np.zeros(0, dtype=np.int64)
    words = sentences_with(list(problems), len(trees))[trees.sentences]
    return rows_of_words(golds, trees)[words]


def _without(crossing: Crossing, skipped: Bools) -> Crossing:
    if not skipped.any():
        return crossing
    kept = np.flatnonzero(~skipped)
    if not len(kept):
        raise InvalidTreeError("no sentence is a tree in all files; mend them, or skip none")
    return replace(
        crossing,
        experiments=tuple(each.rows(kept) for each in crossing.experiments),
        skipped=tuple(np.flatnonzero(skipped).tolist()),
    )


def insist_on_schemes(golds: Mapping[str, Trees], systems: Sequence[System]) -> None:
    """Refuse systems without a gold of their scheme, and two of the same name."""
    if not golds:
        raise SettingError("there is no gold; give one for each scheme (--gold UD=FILE)")
    names = [system.name for system in systems]
    for system in systems:
        if system.scheme not in golds:
            raise SettingError(
                f"system {system.name!r} is of the scheme {system.scheme!r}, which has no gold; "
                f"choose from {', '.join(golds)}"
            )
        if names.count(system.name) > 1:
            raise SettingError(f"two systems are called {system.name!r}; give each its own name")


def _experiments(
    golds: Mapping[str, Trees], system: System, settings: TreeEditScore
) -> Iterator[Experiment]:
    distances = _distances(golds, system, settings)
    for kind, schemes in _designs(tuple(golds), system.scheme):
        native = system.scheme if len(schemes) > 1 else schemes[0]
        yield Experiment(
            system.name,
            system.scheme,
            schemes,
            kind,
            *(
                Counts(metric, frozen(distances(schemes, native, metric)))
                for metric in _both(settings)
            ),
            *(_attachment(golds[schemes[0]], system.trees, settings) if len(schemes) == 1 else ()),
        )


def _designs(every: tuple[str, ...], own: str) -> Iterator[tuple[ExperimentKind, tuple[str, ...]]]:
    """The golds that a system is compared with: its own, others, pairs with its own, all."""
    others = [scheme for scheme in every if scheme != own]
    yield "own", (own,)
    for other in others:
        yield "other", (other,)
    for other in others:
        yield "pair", tuple(scheme for scheme in every if scheme in {own, other})
    if len(every) > 2:
        yield "all", every


def _both(settings: TreeEditScore) -> tuple[TreeEditScore, TreeEditScore]:
    return (
        replace(settings, name="TED", labelled=True),
        replace(settings, name="UTED", labelled=False),
    )


def _distances(
    golds: Mapping[str, Trees], system: System, settings: TreeEditScore
) -> Callable[[tuple[str, ...], str, TreeEditScore], Floats]:
    """Make the function that counts for given schemes, the native one among them, and a metric."""
    if settings.mode == "tedeval-2.2":
        parses = _dependencies(system.name, system.trees)
        treebanks = {scheme: _dependencies(scheme, gold) for scheme, gold in golds.items()}
        return lambda schemes, native, metric: metric.distances_as_tedeval22(
            parses, treebanks[native], [treebanks[scheme] for scheme in schemes]
        )
    parsed, of_golds = functional_trees(golds, system.trees, settings.rename)

    def count(schemes: tuple[str, ...], native: str, metric: TreeEditScore) -> Floats:
        chosen = {scheme: _shown(of_golds[scheme], metric) for scheme in schemes}
        shared = generalise(list(chosen.values()))
        return metric.distances(_shown(parsed, metric), chosen[native], shared)

    return count


def _shown(trees: FunctionalTrees, metric: TreeEditScore) -> FunctionalTrees:
    return trees if metric.labelled else trees.unlabelled()


def _dependencies(name: str, trees: Trees) -> Treebank:
    if isinstance(trees, Treebank):
        return trees
    raise SettingError(f"{name}: the mode tedeval-2.2 is for dependency trees; leave --mode out")


def _attachment(
    gold: Trees, parsed: Trees, settings: TreeEditScore
) -> tuple[Counts, Counts] | tuple[()]:
    """Count LAS and UAS under the same names of labels, if both sides are dependency trees."""
    if not isinstance(gold, Treebank) or not isinstance(parsed, Treebank):
        return ()
    renamed = (
        each.replaced(deprel=column(each, "deprel").map(settings.rename)) for each in (gold, parsed)
    )
    both = pair(*renamed)
    return evaluate(_LAS, both), evaluate(_UAS, both)
