"""One run: all metrics on all systems, over the sentences that count."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.counts import Counts, Metric, evaluate
from treeval.scoring.results import FileInfo, MetricResult, Results, SystemResult
from treeval.scoring.signature import metric_settings, signature
from treeval.tree.problems import Problem

if TYPE_CHECKING:
    from treeval.scoring.breakdown import Breakdown
    from treeval.scoring.groups import Grouping


@dataclass(frozen=True, eq=False)
class Contender:
    """A system beside the gold trees, and the gold sentences that have to be skipped."""

    name: str
    file: FileInfo
    pair: Any  # what the metrics are over
    skipped: Bools
    problems: tuple[Problem, ...] = ()
    kept: int = 0  # sentences scored although they are no trees


@dataclass(frozen=True, eq=False)
class Run:
    """What all systems share."""

    gold: FileInfo
    rows: Ints  # gold sentences that count
    metrics: tuple[Metric[Any], ...]
    average: str
    settings: dict[str, str]  # how trees were brought together, for signatures
    policy: str

    def results(
        self,
        contenders: Sequence[Contender],
        groupings: "Sequence[Grouping]" = (),
        divided: Iterable[str] | None = None,
    ) -> Results:
        names = None if divided is None else frozenset(name.casefold() for name in divided)
        metrics = [m for m in self.metrics if names is None or m.name.casefold() in names]
        return Results(
            self.gold,
            tuple(self._system(contender) for contender in contenders),
            signature(None, self.settings | self._around(self.policy)),
            tuple(
                self._breakdown(metric, contender, grouping)
                for contender in contenders
                for grouping in groupings
                for metric in metrics
            ),
        )

    def _breakdown(
        self, metric: Metric[Any], contender: Contender, grouping: "Grouping"
    ) -> "Breakdown":
        from treeval.scoring.breakdown import break_down  # noqa: PLC0415  few runs divide

        return break_down(metric, contender.pair, grouping, self.rows, contender.name)

    def _system(self, contender: Contender) -> SystemResult:
        skipped = int(np.count_nonzero(contender.skipped))
        bad = self._bad(skipped, contender.kept)
        return SystemResult(
            contender.name,
            contender.file,
            {
                metric.name: self._score(evaluate(metric, contender.pair).rows(self.rows), bad)
                for metric in self.metrics
            },
            contender.problems,
            skipped,
            contender.kept,
        )

    def _score(self, counts: Counts, bad: str) -> MetricResult:
        metric, totals = counts.metric, counts.totals
        averaged = self._averaged(counts)
        settings = self.settings | metric_settings(metric) | self._around(bad)
        reason = self._reason() if np.isnan(averaged.score) else ""
        return MetricResult(
            averaged.score,
            # Those of the whole, which are pooled, would be mistaken for means.
            {
                name: float(value)
                for name, value in averaged.metric.measures(averaged.totals).items()
            },
            dict(zip(metric.counted, totals.tolist(), strict=True)),
            averaged,
            signature(metric.name, settings),
            reason,
        )

    def _reason(self) -> str:
        """Why a score is undefined."""
        return "nothing to count in either file" if len(self.rows) else "no sentence is left"

    def _averaged(self, counts: Counts) -> Counts:
        if self.average != "macro":  # the mean over treebanks is taken of these
            return counts
        from treeval.statistics.macro import macro  # noqa: PLC0415  few runs do

        return macro(counts)

    def _around(self, bad: str) -> dict[str, str]:
        hashed = {"gold": self.gold.sha256[:6]} if self.gold.sha256 else {}
        return {"avg": self.average, "bad": bad, **hashed}

    def _bad(self, skipped: int, kept: int) -> str:
        """The policy, with the number of sentences it was needed for."""
        needed = skipped if self.policy == "skip" else kept
        return f"{self.policy}({needed})" if needed else self.policy
