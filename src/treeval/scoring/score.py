"""Every metric on every system: the function behind `treeval score`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.counts import Counts, Metric, evaluate
from treeval.errors import MismatchError, SettingError
from treeval.metrics import METRICS, UD_FAMILY
from treeval.metrics.conventions import Conventions, adopt
from treeval.metrics.enhanced import EnhancedScore
from treeval.scoring.breakdown import Breakdown, break_down
from treeval.scoring.groups import Grouping, grouping
from treeval.scoring.input import Admission, Invalid, Source, admit
from treeval.scoring.results import FileInfo, MetricResult, Results, SystemResult
from treeval.scoring.signature import metric_settings, signature
from treeval.statistics.macro import macro
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
    by: Iterable[str] = (),
    divided: Iterable[str] | None = None,
    train: Treebank | str | None = None,
    format_name: str | None = None,
) -> Results:
    """Score systems against gold trees.

    Gold and systems are treebanks or paths; metrics are names or metrics, by default the UD
    family. A policy given as one word holds for gold and systems alike. ``by`` names groupings
    (see GROUPINGS) of the metrics named in ``divided``, by default all; those by frequency count
    words in ``train``. A sentence that has to be skipped for one system is skipped for all, so
    that they stay comparable.
    """
    rules = Policy(policy, policy) if isinstance(policy, str) else policy or Policy()
    chosen = choose_metrics(metrics, conventions)
    entry = _Entry(conventions, rules, any(isinstance(m, EnhancedScore) for m in chosen))
    reference = entry.admitted(_source(gold, format_name), rules.gold)
    contenders = {
        name: _Contender.of(
            name, entry.admitted(_source(given, format_name), rules.system), reference, conventions
        )
        for name, given in systems.items()
    }
    skipped = np.any([contender.skipped for contender in contenders.values()], axis=0)
    rows = np.flatnonzero(~skipped)
    learnt = None if train is None else _source(train, format_name).treebank
    groupings = [grouping(name, learnt) for name in by]
    names = None if divided is None else frozenset(name.casefold() for name in divided)
    run = _Run(reference, rows, chosen, conventions, rules)
    return Results(
        reference.info(),
        tuple(run.result(contender) for contender in contenders.values()),
        signature(None, run.settings()),
        tuple(
            part
            for contender in contenders.values()
            for part in run.breakdowns(contender, groupings, names)
        ),
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


def _source(given: Treebank | str, format_name: str | None) -> Source:
    """Read a treebank; one without a single word is most likely the wrong file."""
    source = Source.of(given, format_name)
    if not source.treebank.words:
        raise MismatchError(f"{source.path}: the file has no words; is it complete?")
    return source


@dataclass(frozen=True, eq=False)
class _Admitted:
    """A treebank that may be scored, apart from some sentences."""

    source: Source
    admission: Admission

    def info(self) -> FileInfo:
        treebank = self.source.treebank
        return FileInfo(self.source.path, self.source.sha256, len(treebank), treebank.words)


@dataclass(frozen=True)
class _Entry:
    """The conditions of entry, the same for gold and systems."""

    conventions: Conventions
    policy: Policy
    with_edges: bool

    def admitted(self, source: Source, invalid: Invalid) -> _Admitted:
        one_root = self.conventions.roots == "one"
        return _Admitted(
            source, admit(source, invalid, one_root=one_root, with_edges=self.with_edges)
        )


@dataclass(frozen=True, eq=False)
class _Contender:
    """A system beside the gold trees, and the gold sentences that have to be skipped."""

    name: str
    admitted: _Admitted
    pair: Pair
    skipped: Bools

    @staticmethod
    def of(
        name: str, system: _Admitted, reference: _Admitted, conventions: Conventions
    ) -> "_Contender":
        both = pair(
            reference.source.treebank,
            system.source.treebank,
            same_tokens=conventions.tokens == "strict",
        )
        skipped = _skipped_rows(both, reference.admission, system.admission)
        return _Contender(name, system, both, skipped)


def _skipped_rows(both: Pair, gold: Admission, predicted: Admission) -> Bools:
    """Gold sentences that are skipped themselves, or that a skipped predicted one touches."""
    skipped = gold.skipped.copy()
    if not predicted.skipped.any():
        return skipped
    if both.has_same_sentences:
        return skipped | predicted.skipped
    starts = both.predicted_surface.sentence_starts
    first, last = both.rows_at(starts[:-1]), both.rows_at(starts[1:] - 1)
    for sentence in np.flatnonzero(predicted.skipped).tolist():
        skipped[first[sentence] : last[sentence] + 1] = True
    return skipped


@dataclass(frozen=True, eq=False)
class _Run:
    """What all systems share."""

    reference: _Admitted
    rows: Ints
    metrics: tuple[Metric[Any], ...]
    conventions: Conventions
    policy: Policy

    def result(self, contender: _Contender) -> SystemResult:
        admission = contender.admitted.admission
        kept = self.reference.admission.kept + admission.kept
        skipped = len(contender.pair.gold) - len(self.rows)
        settings = self.settings() | {"bad": self._bad(skipped, kept)}
        return SystemResult(
            contender.name,
            contender.admitted.info(),
            {
                metric.name: self._score(evaluate(metric, contender.pair).rows(self.rows), settings)
                for metric in self.metrics
            },
            (*self.reference.admission.problems, *admission.problems),
            skipped,
            kept,
        )

    def breakdowns(
        self, contender: _Contender, groupings: list[Grouping], names: frozenset[str] | None
    ) -> Iterable[Breakdown]:
        for division in groupings:
            for metric in self.metrics:
                if names is None or metric.name.casefold() in names:
                    yield break_down(metric, contender.pair, division, self.rows, contender.name)

    def settings(self) -> dict[str, str]:
        sha256 = self.reference.source.sha256
        hashed = {"gold": sha256[:6]} if sha256 else {}
        return {"avg": self.conventions.average, "bad": self.policy.system, **hashed}

    def _score(self, counts: Counts, settings: dict[str, str]) -> MetricResult:
        metric, totals = counts.metric, counts.totals
        averaged = macro(counts) if self.conventions.average == "macro" else counts
        around = {"tok": self.conventions.tokens} | metric_settings(metric) | settings
        reason = "nothing to count in either file" if np.isnan(averaged.score) else ""
        return MetricResult(
            averaged.score,
            {name: float(value) for name, value in metric.measures(totals).items()},
            dict(zip(metric.counted, totals.tolist(), strict=True)),
            averaged,
            signature(metric.name, around),
            reason,
        )

    def _bad(self, skipped: int, kept: int) -> str:
        """The policy, with the number of sentences it was needed for."""
        needed = skipped if self.policy.system == "skip" else kept
        return f"{self.policy.system}({needed})" if needed else self.policy.system
