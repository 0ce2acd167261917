"""Results as frozen records: the same numbers for Python, JSON and tables."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from treeval.counts import Counts, higher_is_better, is_share
from treeval.errors import SettingError
from treeval.tree.problems import Problem
from treeval.version import __version__

if TYPE_CHECKING:  # most runs need none of these
    from treeval.scoring.breakdown import Breakdown
    from treeval.statistics.comparison import Comparison, Ranking
    from treeval.statistics.resampling import Interval


@dataclass(frozen=True)
class FileInfo:
    """An input: where it is and what is in it."""

    path: str
    sha256: str | None
    sentences: int
    words: int

    def to_dict(self) -> dict[str, Any]:
        return {
            "path": self.path,
            "sha256": self.sha256,
            "sentences": self.sentences,
            "words": self.words,
        }


@dataclass(frozen=True, eq=False)
class MetricResult:
    """One metric on one system; nan where undefined, and then a reason.

    ``counts`` is what comparisons resample; for macro averages its rows are sentence scores.
    """

    score: float
    measures: Mapping[str, float]
    totals: Mapping[str, float]
    counts: Counts
    signature: str
    reason: str = ""
    interval: "Interval | None" = None

    @property
    def is_share(self) -> bool:
        """Whether the score is a fraction of 1; a perplexity is none."""
        return is_share(self.counts.metric)

    @property
    def higher_is_better(self) -> bool:
        return higher_is_better(self.counts.metric)

    def to_dict(self) -> dict[str, Any]:
        limits = (
            {"low": number(self.interval.low), "high": number(self.interval.high)}
            if self.interval
            else {}
        )
        return {
            "score": number(self.score),
            **{name: number(value) for name, value in self.measures.items()},
            "counts": {name: whole(value) for name, value in self.totals.items()},
            **limits,
            "signature": self.signature,
            **({"undefined": self.reason} if self.reason else {}),
        }


@dataclass(frozen=True, eq=False)
class SystemResult:
    """All metrics on one system, and the sentences that were left out or kept in doubt."""

    name: str
    file: FileInfo
    scores: Mapping[str, MetricResult]
    skipped: tuple[Problem, ...] = ()
    skipped_sentences: int = 0
    kept_invalid: int = 0

    def to_dict(self) -> dict[str, Any]:
        return {
            "name": self.name,
            **self.file.to_dict(),
            "scores": {name: result.to_dict() for name, result in self.scores.items()},
            "skipped": [
                {
                    "file": problem.path,
                    "sentence": problem.sentence_id or problem.sentence,
                    "line": problem.line,
                    "reason": problem.message,
                }
                for problem in self.skipped
            ],
            "skipped_sentences": self.skipped_sentences,
            "kept_invalid": self.kept_invalid,
        }


@dataclass(frozen=True, eq=False)
class Results:
    """What `score` found, for all systems."""

    gold: FileInfo
    systems: tuple[SystemResult, ...]
    signature: str
    breakdowns: "tuple[Breakdown, ...]" = ()
    comparisons: "Mapping[str, tuple[Comparison, ...]] | None" = None
    rankings: "Mapping[str, Ranking] | None" = None

    def __getitem__(self, name: str) -> SystemResult:
        """Find a system by its name."""
        for system in self.systems:
            if system.name == name:
                return system
        raise KeyError(name)

    def to_frame(self) -> Any:
        """Make a data frame of pandas, one row a system and metric."""
        try:
            from pandas import DataFrame  # noqa: PLC0415  an optional library
        except ImportError:
            raise SettingError("to_frame needs pandas; install it, or use to_dict") from None
        rows = []
        for system in self.systems:
            for name, result in system.scores.items():
                record = result.to_dict()
                counts = record.pop("counts")
                rows.append({"system": system.name, "metric": name, **record, **counts})
        return DataFrame(rows).set_index(["system", "metric"])

    def _repr_html_(self) -> str:
        """Show the scores in a notebook."""
        from html import escape  # noqa: PLC0415  few runs are in one

        names = [system.name for system in self.systems]
        head = "".join(f"<th>{escape(name)}</th>" for name in ("Metric", *names))
        rows = [
            (metric, *(_shown(system.scores[metric]) for system in self.systems))
            for metric in self.systems[0].scores
        ]
        body = "".join(
            "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
        )
        signature = f"<caption>{escape(self.signature)}</caption>"
        return f"<table>{signature}<tr>{head}</tr>{body}</table>"

    def to_dict(self) -> dict[str, Any]:
        return {
            "treeval": __version__,
            "signature": self.signature,
            "gold": self.gold.to_dict(),
            "systems": [system.to_dict() for system in self.systems],
            "breakdowns": [_breakdown(one) for one in self.breakdowns],
            "comparisons": [
                _comparison(metric, one)
                for metric, found in (self.comparisons or {}).items()
                for one in found
            ],
            "rankings": [
                _ranking(metric, ranking) for metric, ranking in (self.rankings or {}).items()
            ],
        }


def number(value: float) -> float | None:
    """JSON has no nan: what is undefined is null."""
    return None if math.isnan(value) else value


def _shown(result: MetricResult) -> str:
    if math.isnan(result.score):
        return "–"
    return f"{(100 if result.is_share else 1) * result.score:.2f}"


def whole(value: float) -> float | int:
    return int(value) if value.is_integer() else value


def _breakdown(breakdown: "Breakdown") -> dict[str, Any]:
    return {
        "system": breakdown.system,
        "metric": breakdown.metric,
        "by": breakdown.by,
        "parts": [
            {
                "part": group.name,
                "score": number(group.score),
                **{name: number(value) for name, value in group.measures.items()},
                "counts": {name: whole(value) for name, value in group.counts.items()},
                "lost": whole(group.lost),
            }
            for group in breakdown.groups
        ],
    }


def _comparison(metric: str, comparison: "Comparison") -> dict[str, Any]:
    return {
        "metric": metric,
        "a": comparison.a,
        "b": comparison.b,
        "difference": number(comparison.difference),
        "p": number(comparison.p),
        "p_adjusted": number(comparison.adjusted),
        "test": comparison.test,
        "trials": comparison.trials,
    }


def _ranking(metric: str, ranking: "Ranking") -> dict[str, Any]:
    return {
        "metric": metric,
        "alpha": ranking.alpha,
        "systems": [
            {
                "name": ranked.name,
                "score": number(ranked.score),
                "rank": ranked.rank,
                "best_rank": ranked.best,
                "worst_rank": ranked.worst,
                "cluster": ranked.cluster,
            }
            for ranked in ranking.systems
        ],
        "unranked": list(ranking.unranked),
    }
