"""A run over dependency trees: its metrics, groupings and errors."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from treeval.counts import Metric
from treeval.errors import MismatchError, SettingError
from treeval.metrics import METRICS, NEEDS_TRAINING, UD_FAMILY
from treeval.metrics.conventions import adopt, resolved
from treeval.metrics.enhanced import EnhancedScore
from treeval.metrics.f_score import WordScore
from treeval.metrics.tagging import TaggingScore
from treeval.scoring.breakdown import FEATURE, GroupCounts, feature_counts, group_counts
from treeval.scoring.groupings import Grouping
from treeval.scoring.groups import grouping
from treeval.scoring.pairing import Contender, Entry
from treeval.scoring.results import Results
from treeval.scoring.run import Frame, Run, exact_name, own_metric, quoted_metrics
from treeval.scoring.tallies import BlockTally
from treeval.settings.conventions import Conventions
from treeval.settings.derivations import DerivationSettings
from treeval.settings.scoring import ScoreSettings
from treeval.settings.setting import require_fit
from treeval.sources.info import FileInfo
from treeval.sources.source import Source
from treeval.tree.pair import Pair
from treeval.tree.treebank import Treebank

if TYPE_CHECKING:
    from treeval.scoring.mistakes import Mistakes

ALL = ("all",)
_COMPARED = ("lemma", "upos", "xpos", "feats", "deprel")  # columns of the usual metrics
_USUAL_GROUPINGS = ("relation", "length", "distance")  # on pages
_OF_CONSTITUENTS = ("params", "tree_per_line")
_DERIVATIONS = DerivationSettings()


@dataclass(frozen=True, eq=False, repr=False)
class DependencyRun(Run):
    """Dependencies, and the training data that some groupings need."""

    train: Treebank | None = None

    def count_groups(
        self, metric: Metric[Any], contender: Contender, by: Any
    ) -> tuple[str, GroupCounts]:
        if by == FEATURE:
            if not (isinstance(metric, TaggingScore) and metric.compared == ("feats",)):
                problem = f"feature is for UFeats, not for {metric.name}; set `metrics=` to UFeats"
                raise SettingError(problem, setting="by")
            return FEATURE, feature_counts(metric, contender.pair, self.rows)
        subtypes = self.settings.conventions.subtypes
        chosen = by if isinstance(by, Grouping) else grouping(by, self.train, subtypes=subtypes)
        return chosen.name, group_counts(metric, contender.pair, chosen, self.rows)

    def usual_groups(self) -> tuple[Sequence[str], Sequence[str]]:
        """LAS, or the first metric that counts words; other metrics by length only."""
        counting = {metric.name for metric in self.metrics if isinstance(metric, WordScore)}
        words = [name for name in self.quoted if name in counting]
        if not words:
            return ("length",), self.quoted[:1]
        return _USUAL_GROUPINGS, ["LAS"] if "LAS" in words else words[:1]

    def mistakes(self) -> "tuple[Mistakes, ...]":
        from treeval.scoring.mistakes import mistakes_in  # noqa: PLC0415  for pages only

        kept = np.zeros(len(self.contenders[0].pair.gold), dtype=np.bool_)
        kept[self.rows] = True
        conventions = self.settings.conventions
        return tuple(
            mistakes_in(self.gold, contender, kept, conventions) for contender in self.contenders
        )


@dataclass(frozen=True, eq=False)
class DependencyPlan:
    """The plan for scoring dependencies: all that is chosen and learnt before systems are read."""

    settings: ScoreSettings
    metrics: tuple[Metric[Any], ...]
    trained_on: Mapping[str, str]  # for signatures
    train: Treebank | None = None  # for the grouping frequency

    @staticmethod
    def of(settings: ScoreSettings, gold: Treebank | None = None) -> "DependencyPlan":
        """Look everything up; only weights called self need the gold trees."""
        require_fit(
            settings,
            _OF_CONSTITUENTS,
            "it applies to constituents, but the gold trees are dependencies; leave it out",
        )
        settings = replace(settings, conventions=resolved(settings.conventions, gold))
        training = None if settings.train is None else Source.of(settings.train, settings.reading)
        learnt = None if training is None else training.treebank
        metrics = choose_metrics(
            settings.metrics, settings.conventions, learnt, settings.derivations
        )
        _require_need(settings, metrics)
        if settings.reading.missing_sentences == "zero":
            metrics = _counting_words(metrics, are_named=settings.metrics != ALL)
        needed = learnt if any("frequency" in str(by) for by in settings.by) else None
        return DependencyPlan(settings, metrics, _trained(metrics, training), needed)

    @property
    def entry(self) -> Entry:
        edges = any(isinstance(metric, EnhancedScore) for metric in self.metrics)
        return Entry(self.settings.conventions, self.settings.reading, with_edges=edges)

    def run(self, gold: Source, systems: Mapping[str, Any]) -> DependencyRun:
        """Read, admit and align everything."""
        entry, named = self.entry, self.settings.metrics
        reference = entry.gold(gold)
        contenders = entry.contenders(reference, systems)
        metrics = self.metrics
        if named == ALL or (named is None and _lack_columns(contenders)):
            metrics = tuple(metric for metric in metrics if _fits(metric, contenders[0].pair))
        return DependencyRun(
            **vars(self.frame(gold.info, [metric.name for metric in metrics])),
            contenders=contenders,
            rows=np.flatnonzero(entry.rows(reference, contenders)),
            train=self.train,
        )

    @property
    def aligned_by(self) -> Literal["text", "sentence"]:
        """The unit by which gold and systems are cut at the same place."""
        return "sentence" if self.settings.conventions.tokens == "same" else "text"

    @property
    def why_whole(self) -> str:
        """Why files cannot be scored in blocks; "" if they can."""
        settings = self.settings
        if getattr(settings.conventions.weights, "name", None) == "self":
            return "the `weights=` called self are computed from the whole gold file"
        if settings.reading.missing_sentences != "fail":
            return "missing sentences (`missing_sentences=`) are found in whole files"
        if settings.by and not all(isinstance(by, str) for by in settings.by):
            return "your own groupings (`by=`) need whole files"
        if any("frequency" in by.split("*") for by in settings.by):
            return "frequencies of words (`by=`) need whole files"
        named = settings.metrics or ()
        if settings.by and any(
            not isinstance(metric, str) or metric.upper() == "WLAS" for metric in named
        ):
            # Sums of fractions depend on the order in which they are added.
            return "metrics with weights, or of your own, are broken down (`by=`) in whole files"
        return ""

    def scored(self, tally: BlockTally) -> Results:
        """Compute all scores from the counts."""
        frame = self.frame(tally.gold, tally.metrics)
        return replace(
            frame.scored(tally.systems),
            breakdowns=frame.broken_down(tally.systems),
            sentences=tally.sentences,
            run=tally.run,
        )

    def frame(self, gold: FileInfo, fitting: Collection[str]) -> Frame:
        """Keep the metrics that fit the columns of the files."""
        metrics = tuple(metric for metric in self.metrics if metric.name in fitting)
        names = [metric.name for metric in metrics]
        quoted = quoted_metrics(self.settings.metrics, _usual(names))
        return Frame(
            gold,
            metrics,
            tuple(exact_name(name, names) for name in quoted),
            {**self.entry.prepared, **self.trained_on},
            self.entry.policy,
            self.settings,
        )


def _counting_words(
    metrics: tuple[Metric[Any], ...], *, are_named: bool
) -> tuple[Metric[Any], ...]:
    """Metrics by which a missing sentence can be wrong; those that compare whole trees need one."""
    whole = [metric.name for metric in metrics if metric.counted[0] != "correct"]
    if whole and are_named:
        problem = f"{whole[0]} compares whole trees, and there is none; choose skip"
        raise SettingError(problem, setting="missing_sentences")
    return tuple(metric for metric in metrics if metric.name not in whole)


def _usual(names: list[str]) -> str:
    return "LAS" if "LAS" in names else names[0]


def choose_metrics(
    metrics: Iterable[str | Metric[Any]] | None,
    conventions: Conventions,
    train: Treebank | None = None,
    derivations: DerivationSettings = _DERIVATIONS,
) -> tuple[Metric[Any], ...]:
    """Look up metrics by name, and give them the conventions or train them."""
    if metrics == ALL:
        metrics = [name for name, metric in METRICS.items() if metric.over is Pair]
    return tuple(
        adopt(_metric(metric, train, derivations), conventions)
        if isinstance(metric, str)
        else own_metric(metric, Pair)
        for metric in (UD_FAMILY if metrics is None else metrics)
    )


def _lack_columns(contenders: Iterable[Contender]) -> bool:
    """Whether the files have less than CoNLL-U, so that some of the usual metrics may not fit."""
    sides = (
        side for contender in contenders for side in (contender.pair.gold, contender.pair.predicted)
    )
    return any(name not in side.columns for side in sides for name in _COMPARED)


def _fits(metric: Metric[Any], both: Pair) -> bool:
    """Whether the input has what a metric needs."""
    try:
        metric.count(both)
    except MismatchError:
        return False
    return True


def _metric(name: str, train: Treebank | None, derivations: DerivationSettings) -> Metric[Any]:
    known = exact_name(name, (*METRICS, *NEEDS_TRAINING))
    if known in NEEDS_TRAINING:
        from treeval.scoring.training import trained_metric  # noqa: PLC0415  few runs need one

        return trained_metric(known, train, derivations)
    if METRICS[known].over is not Pair:
        raise SettingError(
            f"{known} compares constituents, but these are dependencies; choose other `metrics=`"
        )
    return METRICS[known]


def _require_need(settings: ScoreSettings, metrics: Iterable[Metric[Any]]) -> None:
    """Refuse training data that nothing learns from, and settings of models that nothing needs."""
    has_model = any(metric.name in NEEDS_TRAINING for metric in metrics)
    if not has_model:
        problem = "it is for the metric DPPL; leave it out, or add DPPL to `metrics=`"
        require_fit(settings, settings.derivations.names(), problem)
    if not has_model and "frequency" not in settings.by:
        problem = "it is for the metric DPPL and the grouping frequency; leave it out"
        require_fit(settings, ["train"], problem)


def _trained(metrics: Iterable[Metric[Any]], training: Source | None) -> dict[str, str]:
    """The training data of metrics, for the signature."""
    if training is None or not any(metric.name in NEEDS_TRAINING for metric in metrics):
        return {}
    return {"train": training.sha256[:6]} if training.sha256 else {}
