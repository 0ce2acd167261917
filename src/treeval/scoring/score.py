"""Every metric on every system: the function behind `treeval score`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from treeval.arrays import Bools
from treeval.counts import Counts, Metric, evaluate
from treeval.errors import MismatchError, SettingError
from treeval.metrics import METRICS, UD_FAMILY
from treeval.metrics.conventions import Conventions, adopt
from treeval.metrics.enhanced import EnhancedScore
from treeval.scoring.input import Admission, Invalid, Source, admit
from treeval.scoring.results import FileInfo, MetricResult, Results, SystemResult
from treeval.scoring.signature import metric_settings, signature
from treeval.tree.pair import Pair, pair
from treeval.tree.treebank import Treebank

_DEFAULT = Conventions()


@dataclass(frozen=True)
class Policy:
    """What happens to sentences that are no trees, in gold files and in system output."""

    gold: Invalid = "fail"
    system: Invalid = "keep"


def score(
    gold: Treebank | str,
    systems: Mapping[str, Treebank | str],
    *,
    metrics: Iterable[str | Metric[Any]] | None = None,
    conventions: Conventions = _DEFAULT,
    policy: Policy | Invalid | None = None,
    format_name: str | None = None,
) -> Results:
    """Score systems against gold trees.

    Gold and systems are treebanks or paths; metrics are names or metrics, by default the UD
    family. A policy given as one word holds for gold and systems alike.
    """
    rules = Policy(policy, policy) if isinstance(policy, str) else policy or Policy()
    gold_source = _source(gold, format_name)
    one_root = conventions.roots == "one"
    chosen = choose_metrics(metrics, conventions)
    with_edges = any(isinstance(metric, EnhancedScore) for metric in chosen)
    admitted = admit(gold_source, rules.gold, one_root=one_root, with_edges=with_edges)
    scored = tuple(
        _score_system(
            name,
            _source(given, format_name),
            _Setting(gold_source, admitted, chosen, conventions, rules, one_root, with_edges),
        )
        for name, given in systems.items()
    )
    return Results(
        _file_info(gold_source), scored, signature(None, _run_settings(gold_source, conventions))
    )


def choose_metrics(
    metrics: Iterable[str | Metric[Any]] | None, conventions: Conventions
) -> tuple[Metric[Any], ...]:
    """Look metrics up by name and give them the conventions."""
    return tuple(
        adopt(_metric(metric), conventions) if isinstance(metric, str) else metric
        for metric in (UD_FAMILY if metrics is None else metrics)
    )


def _metric(name: str) -> Metric[Any]:
    names = {known.casefold(): known for known in METRICS}
    if name.casefold() not in names:
        raise SettingError(f"metric {name!r} is unknown; choose from {', '.join(METRICS)}")
    return METRICS[names[name.casefold()]]


@dataclass(frozen=True, eq=False)
class _Setting:
    """What all systems share."""

    gold: Source
    gold_admission: Admission
    metrics: tuple[Metric[Any], ...]
    conventions: Conventions
    policy: Policy
    one_root: bool
    with_edges: bool


def _score_system(name: str, source: Source, setting: _Setting) -> SystemResult:
    admission = admit(
        source,
        setting.policy.system,
        one_root=setting.one_root,
        with_edges=setting.with_edges,
    )
    both = pair(
        setting.gold.treebank,
        source.treebank,
        same_tokens=setting.conventions.tokens == "strict",
    )
    rows = np.flatnonzero(~_skipped_rows(both, setting.gold_admission, admission))
    settings = _run_settings(setting.gold, setting.conventions) | {
        "bad": _bad(setting, admission, len(both.gold) - len(rows))
    }
    results = {
        metric.name: _result(
            evaluate(metric, both).rows(rows), settings, setting.conventions.average
        )
        for metric in setting.metrics
    }
    return SystemResult(
        name,
        _file_info(source),
        results,
        (*setting.gold_admission.problems, *admission.problems),
        len(both.gold) - len(rows),
        setting.gold_admission.kept + admission.kept,
    )


def _skipped_rows(both: Pair, gold: Admission, predicted: Admission) -> Bools:
    """Gold sentences that are skipped themselves, or that a skipped predicted one touches."""
    skipped = gold.skipped.copy()
    starts = both.predicted_surface.sentence_starts
    if not predicted.skipped.any():
        return skipped
    if len(predicted.skipped) == len(skipped) and both.has_same_sentences:
        return skipped | predicted.skipped
    first, last = both.rows_at(starts[:-1]), both.rows_at(starts[1:] - 1)
    for sentence in np.flatnonzero(predicted.skipped).tolist():
        skipped[first[sentence] : last[sentence] + 1] = True
    return skipped


def _result(counts: Counts, settings: dict[str, str], average: str) -> MetricResult:
    metric, totals = counts.metric, counts.totals
    own = metric_settings(metric)
    common = {key: settings[key] for key in ("tok",)}
    rest = {key: settings[key] for key in ("avg", "bad", "gold") if key in settings}
    value = counts.score if average == "micro" else counts.macro
    measures = {name: float(number) for name, number in metric.measures(totals).items()}
    reason = "nothing to count in either file" if np.isnan(value) else ""
    line = signature(metric.name, common | own | rest)
    return MetricResult(value, measures, counts, line, reason)


def _run_settings(gold: Source, conventions: Conventions) -> dict[str, str]:
    hashed = {"gold": gold.sha256[:6]} if gold.sha256 else {}
    return {"tok": conventions.tokens, "avg": conventions.average, **hashed}


def _bad(setting: _Setting, admission: Admission, skipped: int) -> str:
    """The policy, with the number of sentences it was needed for."""
    policy = setting.policy.system
    number = skipped if policy == "skip" else setting.gold_admission.kept + admission.kept
    return f"{policy}({number})" if number else policy


def _file_info(source: Source) -> FileInfo:
    return FileInfo(source.path, source.sha256, len(source.treebank), source.treebank.words)


def _source(given: Treebank | str, format_name: str | None) -> Source:
    """Read a treebank; one without a single word is most likely the wrong file."""
    source = Source.of(given, format_name)
    if not source.treebank.words:
        raise MismatchError(f"{source.path}: the file has no words; is it complete?")
    return source
