"""Results as frozen records, with the same numbers for Python, JSON, tables and pages."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from treeval import report, scoring
from treeval.arrays import Floats
from treeval.counts import Counts, defined, higher_is_better, is_share
from treeval.errors import SettingError
from treeval.settings.certainty import Certainty
from treeval.settings.choices import Undefined
from treeval.signature import Signature
from treeval.sources.info import FileInfo
from treeval.tree.problems import Problem
from treeval.version import stamped

if TYPE_CHECKING:  # most runs do not need these
    from treeval.metrics.evalb import EvalbSummary
    from treeval.scoring.breakdown import Breakdown
    from treeval.scoring.mistakes import Mistakes
    from treeval.scoring.regressions import Regression
    from treeval.scoring.run import Run
    from treeval.scoring.sentences import ScoredSentence
    from treeval.statistics.comparison import Comparison, Standings
    from treeval.statistics.resampling import Interval

_STYLE, _DATA = report.Style(), report.Style("csv")
_CERTAINTY = Certainty()


@dataclass(frozen=True, eq=False)
class MetricResult:
    """One metric on one system; an undefined score is nan, and has a reason.

    Comparisons resample ``counts``; for macro averages, its rows are scores of sentences.
    """

    score: float
    measures: Mapping[str, float]
    totals: Mapping[str, float]
    counts: Counts
    signature: Signature
    reason: str = ""
    interval: "Interval | None" = None

    @property
    def is_share(self) -> bool:
        """Whether the score is a fraction of 1; a perplexity is not."""
        return is_share(self.counts.metric)

    @property
    def higher_is_better(self) -> bool:
        return higher_is_better(self.counts.metric)

    def to_dict(self) -> dict[str, Any]:
        limits = (
            {
                "low": defined(self.interval.low),
                "high": defined(self.interval.high),
                "interval": self.interval.method,
            }
            if self.interval
            else {}
        )
        return {
            "score": defined(self.score),
            **{name: defined(value) for name, value in self.measures.items()},
            "counts": {name: whole(value) for name, value in self.totals.items()},
            **limits,
            "signature": str(self.signature),
            **({"undefined": self.reason} if self.reason else {}),
        }


@dataclass(frozen=True, eq=False)
class SystemResult:
    """All metrics on one system, and the sentences that were skipped or kept although invalid."""

    name: str
    file: FileInfo
    scores: Mapping[str, MetricResult]
    skipped: tuple[Problem, ...] = ()
    skipped_sentences: int = 0
    kept_invalid: int = 0
    missing_sentences: int = 0  # gold sentences that the output lacks
    extra_sentences: int = 0  # sentences that only the output has; they are left out

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
            "missing_sentences": self.missing_sentences,
            "extra_sentences": self.extra_sentences,
        }


@dataclass(frozen=True, eq=False, repr=False)
class Results(report.Result):
    """The result of `score`, for all systems."""

    gold: FileInfo
    systems: tuple[SystemResult, ...]
    signature: Signature
    quoted: tuple[str, ...]  # the metrics that are broken down and compared
    breakdowns: "tuple[Breakdown, ...]" = ()
    comparisons: "Mapping[str, tuple[Comparison, ...]] | None" = None
    rankings: "Mapping[str, Standings] | None" = None
    summaries: "Mapping[str, EvalbSummary] | None" = None  # of EVALB by system, for constituents
    mistakes: "tuple[Mistakes, ...]" = ()  # for pages
    sentences: "tuple[ScoredSentence, ...]" = ()  # if their scores are listed
    undefined: Undefined = "dash"  # how tables show undefined scores
    has_idle_seed: bool = False  # whether a seed was given that has no effect
    run: "Run | None" = None  # the aligned trees, if they are kept for a page

    def __getitem__(self, name: str) -> SystemResult:
        """Find a system by its name."""
        for system in self.systems:
            if system.name == name:
                return system
        raise KeyError(
            f"{name!r}; the systems are {', '.join(system.name for system in self.systems)}"
        )

    def in_full(self) -> "Results":
        """Add everything that a page shows: intervals, comparisons, breakdowns and confusions.

        Those that are there already stay as they are.
        """
        return scoring.completed(self)

    def without_trees(self) -> "Results":
        """Remove the trees, which are large; the scores remain, and can still be resampled."""
        return replace(self, run=None, mistakes=())

    def failures(self, limits: Mapping[str, float]) -> list[str]:
        """List the systems below a limit, such as ``{"LAS": 0.85}``; [] if there are none.

        >>> treeval.score("gold/en.conllu", "systems/birch/en.conllu").failures({"LAS": 0.9})
        ['en: LAS is 0.8317, below 0.9']
        """
        if not limits:
            return []
        return scoring.failures({"": self}, limits)

    def regressions(
        self, previous: Any, tolerance: float = 0.0, certainty: Certainty = _CERTAINTY
    ) -> "list[Regression]":
        """List the quoted scores that are below those of a stored result; [] if there are none.

        ``previous`` is the path of a JSON file that `treeval score` printed, or such a record. The
        difference must exceed the ``tolerance``. If the stored result has sentences, a paired test
        says whether it is significant.

        >>> before = treeval.score(
        ...     "gold/en.conllu", "systems/cedar/en.conllu", metrics="LAS", per_sentence=True
        ... )
        >>> now = treeval.score("gold/en.conllu", "systems/birch/en.conllu", metrics="LAS")
        >>> print(now.regressions(before.to_dict())[0])
        en: LAS is 0.8317, the stored one is 0.9035 (paired shuffling: p = 0.0140)
        """
        return scoring.regressions_since({"": self}, previous, tolerance, certainty)

    def tables(self, style: report.Style = _STYLE) -> list[report.Table]:

        return report.score_tables(self, style)

    @property
    def quoted_signature(self) -> str:

        return str(report.quoted_signature(self))

    def data(self, style: report.Style = _DATA) -> report.Table:
        """Return all numbers in long form: system, metric, by, group, measure, value, signature."""
        return report.score_data(self, style)

    def notes(self) -> list[str]:

        return report.score_notes(self)

    def bare(self, style: report.Style = _STYLE) -> str:
        """Write only one number per system, the score by the first quoted metric."""
        results = (system.scores[self.quoted[0]] for system in self.systems)
        return "\n".join(report.shown_score(result, style) for result in results)

    def page(self, command: str = "") -> "report.Page":
        """Make a page with scores, comparisons, breakdowns, confusions and sources."""
        return report.score_page(self.in_full(), command)

    def to_frame(self) -> Any:
        """Make a data frame of pandas, with one row per system and metric."""
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

    def to_dict(self) -> dict[str, Any]:
        evalb = {name: summary.to_dict() for name, summary in (self.summaries or {}).items()}
        confusions = [system.confused() for system in self.mistakes]
        return {
            **stamped("score"),
            "signature": str(self.signature),
            "gold": self.gold.to_dict(),
            "systems": [system.to_dict() for system in self.systems],
            "breakdowns": [_breakdown(breakdown) for breakdown in self.breakdowns],
            "comparisons": [
                _comparison(metric, comparison)
                for metric, of_metric in (self.comparisons or {}).items()
                for comparison in of_metric
            ],
            "rankings": [
                _ranking(metric, ranking) for metric, ranking in (self.rankings or {}).items()
            ],
            **({} if self.summaries is None else {"evalb": evalb}),
            **({"confusions": confusions} if confusions else {}),
            **({"sentences": self._of_sentences()} if self.sentences else {}),
        }

    def sentence_scores(self, system: str, metric: str) -> Floats:
        """Return the scores of a system by one metric, one per scored sentence."""
        return self[system].scores[metric].counts.sentence_scores

    def _of_sentences(self) -> list[dict[str, Any]]:
        scores = {
            system.name: {
                metric: self.sentence_scores(system.name, metric).tolist() for metric in self.quoted
            }
            for system in self.systems
        }
        return [
            {
                **sentence.to_dict(),
                "counts": {
                    system.name: {
                        metric: _counted(system.scores[metric].counts, at) for metric in self.quoted
                    }
                    for system in self.systems
                },
                "scores": {
                    system: {metric: defined(values[at]) for metric, values in by_metric.items()}
                    for system, by_metric in scores.items()
                },
            }
            for at, sentence in enumerate(self.sentences)
        ]


def _counted(counts: Counts, row: int) -> dict[str, float | int]:
    """Give the counts of one sentence, for later tests."""
    numbers = map(whole, counts.table[row].tolist())
    return dict(zip(counts.metric.counted, numbers, strict=True))


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
                "score": defined(group.score),
                **{name: defined(value) for name, value in group.measures.items()},
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
        "difference": defined(comparison.difference),
        "p": defined(comparison.p),
        "p_adjusted": defined(comparison.adjusted),
        "test": comparison.test,
        "trials": comparison.trials,
    }


def _ranking(metric: str, ranking: "Standings") -> dict[str, Any]:
    return {
        "metric": metric,
        "alpha": ranking.alpha,
        "systems": [
            {
                "name": ranked.name,
                "score": defined(ranked.score),
                "rank": ranked.rank,
                "best_rank": ranked.best,
                "worst_rank": ranked.worst,
                "cluster": ranked.cluster,
            }
            for ranked in ranking.systems
        ],
        "unranked": list(ranking.unranked),
    }
