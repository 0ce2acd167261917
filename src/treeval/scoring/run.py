"""One run: all metrics on all systems, over the sentences that count."""

import reprlib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.counts import Counts, Metric, PackedTable, evaluate_all, lacking, present
from treeval.errors import SettingError
from treeval.metrics.conventions import metric_settings, signed
from treeval.scoring.breakdown import Breakdown, CountedGroups, GroupCounts
from treeval.scoring.pairing import Contender
from treeval.scoring.results import MetricResult, Results, SystemResult
from treeval.scoring.sentences import ScoredSentence, sentences_at
from treeval.scoring.tallies import BlockTally, SystemTally
from treeval.settings.scoring import ScoreSettings
from treeval.sources.info import FileInfo

if TYPE_CHECKING:
    from treeval.scoring.mistakes import Mistakes


@dataclass(frozen=True, eq=False, repr=False)
class Frame:
    """The part that all systems share: metrics and settings that turn tallies into scores."""

    gold: FileInfo
    metrics: tuple[Metric[Any], ...]
    quoted: tuple[str, ...]  # the metrics to break down and to compare
    prepared: Mapping[str, str]  # how trees were prepared and aligned, for signatures
    policy: str  # on sentences whose heads do not form a tree
    settings: ScoreSettings

    def scored(self, tallies: Iterable[SystemTally]) -> Results:
        """Compute all scores of all systems, and sign them."""
        average = self.settings.conventions.average
        return Results(
            self.gold,
            tuple(map(self._system, tallies)),
            signed({**self.prepared, "avg": average, "bad": self.policy, **self.gold.short_hash}),
            self.quoted,
            undefined=self.settings.conventions.undefined,
            has_idle_seed=self.settings.certainty.has_idle_seed,
        )

    def broken_down(self, tallies: Iterable[SystemTally]) -> tuple[Breakdown, ...]:
        """Compute the scores of the groups that were counted."""
        metrics = {metric.name: metric for metric in self.metrics}
        return tuple(
            counted.breakdown(tally.name, metric, partial(_table, metric, tally))
            for tally in tallies
            for counted in tally.groups
            if not lacking(metric := metrics[counted.metric], tally.present[counted.metric])
        )

    def _system(self, tally: SystemTally) -> SystemResult:
        needed = tally.skipped if self.policy == "skip" else tally.kept
        bad = f"{self.policy}({needed})" if needed else self.policy
        return SystemResult(
            tally.name,
            tally.file,
            {
                metric.name: self._score(
                    Counts(metric, tally.tables[metric.name]),
                    {"bad": bad, **tally.coverage},
                    lacking(metric, tally.present[metric.name]),
                )
                for metric in self.metrics
            },
            (*tally.gold_problems, *tally.problems),
            tally.skipped,
            tally.kept,
            tally.missing,
            tally.extra,
        )

    def _score(self, counts: Counts, policies: Mapping[str, str], lacked: str) -> MetricResult:
        metric, totals = counts.metric, counts.totals
        averaged = self._averaged(counts.emptied() if lacked else counts)
        average = self.settings.conventions.average
        around = {"avg": average, **policies, **self.gold.short_hash}
        reason = ""
        if np.isnan(averaged.score):
            reason = lacked or _reason(len(counts.table))
        return MetricResult(
            averaged.score,
            # Measures of the totals, which are pooled, would look like means.
            {
                name: float(value)
                for name, value in averaged.metric.measures(averaged.totals).items()
            },
            dict(zip(metric.counted, totals.tolist(), strict=True)),
            averaged,
            signed({**self.prepared, **metric_settings(metric), **around}, metric.name),
            reason,
        )

    def _averaged(self, counts: Counts) -> Counts:
        if self.settings.conventions.average != "macro":  # means over treebanks come later
            return counts
        from treeval.statistics.means import macro  # noqa: PLC0415  few runs average so

        return macro(counts)


def _table(metric: Metric[Any], tally: SystemTally) -> Floats:
    """Give the counts of a metric in each sentence."""
    return Counts(metric, tally.tables[metric.name]).table


def _reason(rows: int) -> str:
    """Say why a score is undefined."""
    return "there is nothing to count in either file" if rows else "there are no sentences left"


@dataclass(frozen=True, eq=False, repr=False)
class Run(Frame, ABC):
    """The aligned trees of a block, or of whole inputs, whose trees a page shows."""

    contenders: tuple[Contender, ...]
    rows: Ints  # gold sentences that count

    @abstractmethod
    def count_groups(
        self, metric: Metric[Any], contender: Contender, by: Any
    ) -> tuple[str, GroupCounts]:
        """Count by groups; also name the grouping."""

    @abstractmethod
    def usual_groups(self) -> tuple[Sequence[str], Sequence[str]]:
        """Name the groupings and the metrics that a page breaks down by default."""

    def mistakes(self) -> "tuple[Mistakes, ...]":
        """List the errors of every system, where this is possible."""
        return ()

    def usual_breakdowns(self) -> tuple[Breakdown, ...]:
        """Break scores down as a page does by default."""
        metrics = {metric.name: metric for metric in self.metrics}
        return tuple(
            counted.breakdown(contender.name, metric, partial(self._rows_of, metric, contender))
            for contender in self.contenders
            for counted in self._groups(contender, *self.usual_groups())
            if not lacking(metric := metrics[counted.metric], present(metric, contender.pair))
        )

    def _rows_of(self, metric: Metric[Any], contender: Contender) -> Floats:
        return Counts(metric, metric.count(contender.pair)).rows(self.rows).table

    def tally(self, *, packed: bool = True) -> BlockTally:
        """Count everything that the settings ask for; packed tables need less memory."""
        systems = tuple(
            replace(
                self._tally(contender, packed=packed),
                groups=self._groups(contender, self.settings.by, self.quoted),
            )
            for contender in self.contenders
        )
        sentences = self._sentences() if self.settings.per_sentence else ()
        return BlockTally(self.gold, len(self.rows), systems, sentences)

    def _groups(
        self, contender: Contender, groupings: Sequence[Any], metrics: Sequence[str]
    ) -> tuple[CountedGroups, ...]:
        return tuple(
            CountedGroups(metric.name, *self.count_groups(metric, contender, by))
            for by in groupings
            for metric in self.metrics
            if metric.name in metrics
        )

    def _tally(self, contender: Contender, *, packed: bool) -> SystemTally:
        counted = evaluate_all(self.metrics, contender.pair)
        # In most runs all sentences count, and tables need not be copied.
        has_all = len(self.rows) == len(contender.skipped)
        tables = {
            metric.name: counts.table if has_all else counts.rows(self.rows).table
            for metric, counts in zip(self.metrics, counted, strict=True)
        }
        return SystemTally(
            contender.name,
            contender.file,
            PackedTable.of_all(tables) if packed else tables,
            {metric.name: present(metric, contender.pair) for metric in self.metrics},
            contender.problems,
            contender.gold_problems,
            int(np.count_nonzero(contender.skipped)),
            contender.kept,
            contender.lacks,
            contender.extra,
            self._coverage(contender),
        )

    def _coverage(self, contender: Contender) -> dict[str, str]:
        """Count the sentences that are missing, and those that only the output has."""
        policy = self.prepared.get("missing")
        if policy is None:
            return {}
        among = self.contenders if policy == "skip" else (contender,)
        lacking = [contender.missing for contender in among if contender.missing is not None]
        number = int(np.count_nonzero(np.any(lacking, axis=0)))
        extra = {"extra": str(contender.extra)} if contender.extra else {}
        return {**({"missing": f"{policy}({number})"} if number else {}), **extra}

    def _sentences(self) -> tuple[ScoredSentence, ...]:
        return sentences_at(self.contenders[0].pair.gold, self.rows.tolist())


def quoted_metrics(metrics: tuple[Any, ...] | None, usual: str) -> tuple[str, ...]:
    """Choose the metrics to break down and to compare: those named, or the usual one."""
    if metrics is None or metrics == ("all",):
        return (usual,)
    return tuple(name if isinstance(name, str) else name.name for name in metrics)


def own_metric(given: Any, over: type) -> Metric[Any]:
    """Take a metric that is not named but given; refuse anything else."""
    needed = ("name", "over", "counted", "count", "score", "measures")
    if isinstance(given, type) or not all(hasattr(given, name) for name in needed):
        problem = f"{reprlib.repr(given)} is not a metric; name metrics, or give objects of theirs"
        raise SettingError(problem, setting="metrics")
    metric: Metric[Any] = given
    if metric.over is not over:
        problem = f"{metric.name} compares {metric.over.__name__}, but this is {over.__name__}"
        raise SettingError(problem, setting="metrics")
    return metric


def exact_name(name: str, known: Iterable[str], state: str = "known") -> str:
    """Return the exact name of a metric that may be given in any case."""
    names = {name.casefold(): name for name in known}
    if name.casefold() not in names:
        listed = ", ".join(names.values())
        raise SettingError(f"{name!r} is not {state}; choose from {listed}", setting="metrics")
    return names[name.casefold()]
