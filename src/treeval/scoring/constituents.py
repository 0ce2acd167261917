"""A run over constituency trees: its metrics, its groupings, and EVALB's own summary."""

import reprlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from treeval.arrays import Ints
from treeval.counts import Counts, Metric
from treeval.errors import SettingError
from treeval.kernels import has_numba
from treeval.metrics import METRICS
from treeval.metrics.brackets import BracketScore
from treeval.metrics.evalb.parameters import COLLINS, EvalbParameters, read_parameters
from treeval.metrics.evalb.score import Evalb
from treeval.metrics.evalb.summary import EvalbSummary, summarise
from treeval.schemes.punctuation import are_marks, strip_both
from treeval.scoring.breakdown import Breakdown, Group, break_down
from treeval.scoring.groups import Grouping, lengths_in_buckets
from treeval.scoring.pairing import Contender
from treeval.scoring.results import MetricResult, Results, SystemResult
from treeval.scoring.run import Run, exact_name, own_metric, quoted_metrics
from treeval.settings.choices import CONSTITUENT_GROUPINGS, Marks, MissingSentences
from treeval.settings.derivations import DerivationSettings
from treeval.settings.scoring import ScoreSettings
from treeval.settings.setting import insist_on_fit
from treeval.sources.source import Source
from treeval.statistics.macro import macro
from treeval.tree.constituent_pair import ConstituentPair, constituent_pair
from treeval.tree.constituents import Constituents

FAMILY = ("UF1", "LF1", "EVALB", "ExactMatch", "LeafAncestor")
ALL = (*FAMILY, "DF1", "FunctionTags")
SENTENCE_MEAN = "sentence_mean"
_OF_DEPENDENCIES = (
    *("preset", "punct", "subtypes", "feats", "content_set", "weights", "relation_classes"),
    *("matching", "tokens", "roots", "invalid", "train"),
    *DerivationSettings().names(),
)


@dataclass(frozen=True, eq=False)
class ConstituentRun(Run):
    """Scores of constituents are broken down by the label of brackets or the sentence length."""

    def break_down(self, metric: Metric[Any], contender: Contender, by: Any) -> Breakdown:
        if by == "length" or isinstance(by, Grouping):
            grouping = _LENGTHS if by == "length" else by
            return break_down(metric, contender.pair, grouping, self.rows, contender.name)
        if by != "label":
            known = " or ".join(CONSTITUENT_GROUPINGS)
            unknown = by if isinstance(by, str) else reprlib.repr(by)
            raise SettingError(
                f"constituents cannot be broken down by {unknown}; choose {known}", setting="by"
            )
        if not isinstance(metric, BracketScore) or not metric.labelled:
            raise SettingError(f"{metric.name} does not count labels; choose LF1", setting="by")
        groups = metric.by_label(contender.pair).items()
        return Breakdown(
            contender.name,
            metric.name,
            by,
            tuple(_label_group(label, counts) for label, counts in groups),
        )

    def usual_breakdowns(self) -> tuple[Breakdown, ...]:
        if "LF1" in self.quoted:
            return self.breakdowns(CONSTITUENT_GROUPINGS, ("LF1",))
        return self.breakdowns(("length",), self.quoted[:1])


def constituent_results(
    gold: Source, systems: Mapping[str, Any], settings: ScoreSettings
) -> Results:
    """Score systems against gold constituency trees of the same sentences.

    EVALB leaves out sentences whose words differ, and counts them as errors; in the other metrics,
    nothing in them is correct.
    """
    run = _run(gold, systems, settings)
    results = run.results()
    evalb = next((metric for metric in run.metrics if isinstance(metric, Evalb)), None)
    return replace(
        results,
        systems=tuple(map(_with_means, results.systems)),
        summaries={one.name: _summary(evalb, one, results) for one in run.contenders}
        if evalb
        else {},
    )


def _summary(evalb: Evalb, contender: Contender, results: Results) -> EvalbSummary:
    counts = results[contender.name].scores[evalb.name].counts
    is_mean = counts.metric is not evalb  # a mean over sentences does not have the counts any more
    return summarise(contender.pair, evalb, None if is_mean else counts)


def _run(gold: Source, systems: Mapping[str, Any], settings: ScoreSettings) -> ConstituentRun:
    insist_on_fit(
        settings,
        _OF_DEPENDENCIES,
        "it is for dependencies, but the gold trees are constituents; leave it out",
    )
    reading = settings.reading
    names = _usual_metrics() if settings.metrics is None else settings.metrics
    parameters = _parameters(settings.params)
    metrics = tuple(_metric(name, parameters) for name in (ALL if names == ("all",) else names))
    sources = {name: Source.of(given, reading) for name, given in systems.items()}
    _insist_on_skipping(reading.missing_sentences)
    if reading.missing_sentences == "skip":
        return _over_common_sentences(gold, sources, settings, metrics)
    return _over(gold, sources, settings, metrics)


def _over_common_sentences(
    gold: Source,
    systems: Mapping[str, Source],
    settings: ScoreSettings,
    metrics: tuple[Metric[Any], ...],
) -> ConstituentRun:
    """Leave out the sentences that a system lacks, for all systems."""
    from treeval.scoring.constituent_coverage import (  # noqa: PLC0415  few runs need it
        common_sentences,
    )

    for source in (gold, *systems.values()):
        _trees(source)  # refuses dependencies
    shared, outputs, lacking = common_sentences(gold, systems)
    run = _over(shared, outputs, settings, metrics)
    contenders = tuple(
        replace(one, file=systems[one.name].info, **lacking[one.name]._asdict())
        for one in run.contenders
    )
    prepared = {**run.prepared, "missing": "skip"}
    return replace(run, gold=gold.info, contenders=contenders, prepared=prepared)


def _over(
    gold: Source,
    systems: Mapping[str, Source],
    settings: ScoreSettings,
    metrics: tuple[Metric[Any], ...],
) -> ConstituentRun:
    reading = settings.reading
    rows = _rows(_trees(gold), reading.strip_punct, reading.max_length)
    contenders = tuple(
        _contender(name, source, gold, rows, reading.strip_punct)
        for name, source in systems.items()
    )
    scored = [metric.name for metric in metrics]
    usual = "LF1" if "LF1" in scored else scored[0]
    prepared = {"strip": reading.strip_punct, "len": reading.max_length}
    return ConstituentRun(
        gold.info,
        metrics,
        tuple(exact_name(name, scored) for name in quoted_metrics(settings.metrics, usual)),
        {name: str(value) for name, value in prepared.items() if value is not None},
        "keep",
        settings,
        contenders,
        np.arange(len(rows)),
    )


def _insist_on_skipping(policy: MissingSentences) -> None:
    if policy == "zero":
        raise SettingError(
            "zero is for dependencies; choose skip, or write an empty line for each missing parse "
            "and set `tree_per_line=`",
            setting="missing_sentences",
        )


def _usual_metrics() -> tuple[str, ...]:
    """The metrics that nobody needs to name: those that can be computed with what is installed."""
    return tuple(name for name in FAMILY if name != "LeafAncestor" or has_numba())


def _parameters(given: Any) -> EvalbParameters:
    if given is None:
        return COLLINS
    return given if isinstance(given, EvalbParameters) else read_parameters(str(given))


def _trees(source: Source) -> Constituents:
    if isinstance(source.trees, Constituents):
        return source.trees
    raise SettingError(
        f"{source.path}: holds dependencies, but the gold trees are constituents; "
        "convert one of the files first (treeval convert)"
    )


def _contender(
    name: str, system: Source, gold: Source, rows: Ints, strip: Marks | None
) -> Contender:
    both = constituent_pair(_trees(gold), _trees(system), same_words=False)
    nothing = np.zeros(len(rows), dtype=np.bool_)
    return Contender(name, system.info, _pair(both, strip, rows), nothing)


def _rows(gold: Constituents, strip: Marks | None, max_length: int | None) -> Ints:
    """Find the gold sentences that count, given the number of words that remain in them."""
    counts = ~gold.are_null
    if strip is not None:
        counts &= ~are_marks(gold, strip)
    lengths = np.bincount(gold.sentences[counts], minlength=len(gold))
    fits = lengths <= (gold.words if max_length is None else max_length)
    return np.flatnonzero(fits if strip is None else fits & (lengths > 0))


def _pair(both: ConstituentPair, strip: Marks | None, rows: Ints) -> ConstituentPair:
    if strip is not None:
        both = strip_both(both, strip)
    if len(rows) == len(both.gold):
        return both
    return ConstituentPair(both.gold.select(rows), both.predicted.select(rows))


def _with_means(system: SystemResult) -> SystemResult:
    """Add the mean over sentences to pooled scores of brackets, because papers report both."""

    def mean_of(result: MetricResult) -> MetricResult:
        if not isinstance(result.counts.metric, BracketScore):
            return result
        mean = {SENTENCE_MEAN: macro(result.counts).score}
        return replace(result, measures={**result.measures, **mean})

    return replace(system, scores={name: mean_of(one) for name, one in system.scores.items()})


def _label_group(label: str, counts: Counts) -> Group:
    correct, predicted, gold = counts.totals.tolist()
    measures = counts.metric.measures(counts.totals)
    return Group(
        label or "no label",
        counts.score,
        {name: float(value) for name, value in measures.items()},
        {"correct": correct, "predicted": predicted, "gold": gold},
        gold - correct,
    )


_LENGTHS = Grouping(
    "length",
    lambda trees: lengths_in_buckets(trees.overt.lengths),  # type: ignore[attr-defined]
    of_sentences=True,
    ordered=True,
)


def _metric(name: Any, parameters: EvalbParameters) -> Metric[Any]:
    if not isinstance(name, str):
        return own_metric(name, ConstituentPair)
    metric = METRICS[exact_name(name, METRICS)]
    if metric.over is not ConstituentPair:
        raise SettingError(
            f"{metric.name} compares dependencies, but these are constituents; "
            f"choose from {', '.join(ALL)}"
        )
    return Evalb(parameters=parameters) if isinstance(metric, Evalb) else metric
