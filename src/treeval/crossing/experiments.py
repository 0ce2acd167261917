"""The experiments of a cross-annotation evaluation: which trees are compared, and how.

Each parser is scored against each gold, the generalised gold of its own scheme and each other,
and that of all schemes, as in tables 1 and 2 of Tsarfaty, Nivre and Andersson (2011).
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from treeval.arrays import Floats, Ints, frozen
from treeval.counts import Counts, defined, evaluate
from treeval.crossing.annotations import Annotation, Annotations
from treeval.crossing.terminals import functional_trees
from treeval.errors import SettingError
from treeval.metrics.attachment import AttachmentScore
from treeval.metrics.tedeval import TED, TreeEditScore, label_map, mean_of_sentences
from treeval.settings.comparing import CrossSettings
from treeval.tree.constituents import Trees, are_mixed
from treeval.tree.functional import FunctionalTrees, generalise, labelled_alike, labelled_as
from treeval.tree.pair import pair
from treeval.tree.treebank import Treebank

ExperimentKind: TypeAlias = Literal["own", "other", "pair", "all"]

_LAS = AttachmentScore("LAS", subtypes="keep")
_UAS = AttachmentScore("UAS", labelled=False)


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
            result |= {"las": defined(self.las.score), "uas": defined(self.uas.score)}
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


def tree_edit_score(settings: CrossSettings) -> TreeEditScore:
    """The metric behind TED and UTED, with all that was set."""
    return replace(
        TED,
        mode=settings.mode,
        label_map=label_map(settings.label_map),
        relabel=settings.relabel_cost,
        wildcard=settings.wildcard,
        subtypes=settings.subtypes,
    )


def experiments(compared: Annotations, metric: TreeEditScore) -> tuple[Experiment, ...]:
    """Compare every system with gold trees alone and together, over all sentences."""
    golds = compared.gold_trees
    return tuple(
        each
        for system in compared.systems.values()
        for each in _experiments_of(system, golds, metric)
    )


def _experiments_of(
    system: Annotation, golds: Mapping[str, Trees], metric: TreeEditScore
) -> Iterator[Experiment]:
    distances = _distances(golds, system, metric)
    for kind, schemes in _designs(tuple(golds), system.scheme):
        native = system.scheme if len(schemes) > 1 else schemes[0]
        yield Experiment(
            system.name,
            system.scheme,
            schemes,
            kind,
            *(Counts(each, frozen(distances(schemes, native, each))) for each in _both(metric)),
            *(_attachment(golds[schemes[0]], system.trees, metric) if len(schemes) == 1 else ()),
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


def _both(metric: TreeEditScore) -> tuple[TreeEditScore, TreeEditScore]:
    return (
        replace(metric, name="TED", labelled=True),
        replace(metric, name="UTED", labelled=False),
    )


def _distances(
    golds: Mapping[str, Trees], system: Annotation, settings: TreeEditScore
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
        three = (_shown(parsed, metric), chosen[native], shared)
        if metric.labelled and are_mixed(golds[scheme] for scheme in schemes):
            alike = labelled_alike(shared, list(chosen.values()))
            return metric.distances(*(labelled_as(trees, shared, alike) for trees in three))
        return metric.distances(*three)

    return count


def _shown(trees: FunctionalTrees, metric: TreeEditScore) -> FunctionalTrees:
    return trees if metric.labelled else trees.unlabelled()


def _dependencies(name: str, trees: Trees) -> Treebank:
    if isinstance(trees, Treebank):
        return trees
    raise SettingError(
        f"{name}: tedeval-2.2 compares dependency trees only; leave it out", setting="mode"
    )


def _attachment(
    gold: Trees, parsed: Trees, metric: TreeEditScore
) -> tuple[Counts, Counts] | tuple[()]:
    """Count LAS and UAS under the same names of labels, if both sides are dependency trees."""
    if not isinstance(gold, Treebank) or not isinstance(parsed, Treebank):
        return ()
    renamed = (
        each.replaced(deprel=each.column("deprel").map(metric.rename)) for each in (gold, parsed)
    )
    both = pair(*renamed)
    return evaluate(_LAS, both), evaluate(_UAS, both)
