"""A ranking judged by gold trees, where they are known after all."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from treeval.arrays import Bools, Floats
from treeval.assessment.ranking.election import Election
from treeval.assessment.ranking.entry import Entrant
from treeval.counts import defined, evaluate, ratio
from treeval.metrics.attachment import LAS, UAS
from treeval.metrics.conventions import adopt
from treeval.settings.assessment import RankSettings
from treeval.settings.conventions import WordConventions
from treeval.sources.admission import admit
from treeval.sources.source import Source
from treeval.statistics.correlation import Correlation, kendall
from treeval.tree.pair import Pair, in_words_of, pair
from treeval.tree.treebank import Treebank

_BINS = 10  # of the calibration error


@dataclass(frozen=True)
class Trust:
    """The quality of the confidence in the arcs of the system that is ranked first."""

    auc: float  # the probability that a right arc has a higher confidence than a wrong one
    calibration_error: float  # expected, over bins of equal width
    brier: float


@dataclass(frozen=True, eq=False)
class Truth:
    """True scores of systems and consensus, and how good order and confidence are."""

    gold: Treebank | None  # as long as trees are kept
    scores: Mapping[str, Mapping[str, float]]  # by metric and system
    metric: str  # by which the order is judged
    tau: Correlation  # of the estimates with the true scores
    regret: float  # what the system ranked first loses to the best one
    trust: Trust | None = None
    consensus: Mapping[str, float] | None = None  # by metric

    def to_dict(self) -> dict[str, Any]:
        record: dict[str, Any] = {
            "metric": self.metric,
            "tau": defined(self.tau.coefficient),
            "tau_p": defined(self.tau.p),
            "regret": self.regret,
        }
        if self.consensus is not None:
            record["consensus"] = {name.lower(): score for name, score in self.consensus.items()}
        if self.trust is not None:
            record["confidence"] = {
                "auc": defined(self.trust.auc),
                "calibration_error": self.trust.calibration_error,
                "brier": self.trust.brier,
            }
        return record


def judged(
    election: Election,
    outputs: Sequence[Entrant],
    consensus: Treebank | None,
    settings: RankSettings,
) -> Truth:
    """Score all systems and the consensus against gold trees, and judge the ranking by that."""
    gold = Source.of(settings.gold, settings.reading)
    gold.treebank  # noqa: B018  refuses constituents before looking for problems in them
    one_root = settings.conventions.roots == "one"
    admission = admit(gold, settings.reading.invalid or "fail", one_root=one_root)
    rows = np.flatnonzero(~admission.skipped)
    conventions = settings.conventions
    metrics = [adopt(metric, conventions) for metric in (LAS, UAS)]

    def scored(both: Pair) -> dict[str, float]:
        return {metric.name: evaluate(metric, both).rows(rows).score for metric in metrics}

    pairs = {output.name: _pair(gold, output.treebank, conventions) for output in outputs}
    true_scores = {name: scored(both) for name, both in pairs.items()}
    metric = metrics[0] if election.is_labelled else metrics[1]
    true = np.array([true_scores[name][metric.name] for name in election.names])
    first = election.names[int(election.ranked[0])]
    rng = np.random.default_rng(settings.seed)
    right = np.zeros(pairs[first].predicted.words, dtype=np.bool_)
    right[pairs[first].alignment.predicted] = metric.judge(pairs[first]).correct
    return Truth(
        gold.treebank,
        {
            metric.name: {name: scores[metric.name] for name, scores in true_scores.items()}
            for metric in metrics
        },
        metric.name,
        kendall(election.vote.confirmed, true, rng, resamples=settings.resamples),
        float(true.max() - true_scores[first][metric.name]),
        _trust(election.confidence_of(int(election.ranked[0])), right),
        None if consensus is None else scored(_pair(gold, consensus, conventions)),
    )


def _pair(gold: Source, predicted: Treebank, conventions: WordConventions) -> Pair:
    if conventions.tokens == "same":
        predicted = in_words_of(gold.treebank, predicted)
    same = conventions.tokens == "strict"
    return pair(gold.treebank, predicted, same_tokens=same, gold_surface=gold.surface)


def _trust(confidence: Floats, right: Bools) -> Trust | None:
    known = ~np.isnan(confidence)
    if not known.any():
        return None
    confidence, right = confidence[known], right[known]
    bins = np.minimum((_BINS * confidence).astype(np.int64), _BINS - 1)
    off = np.bincount(bins, right, _BINS) - np.bincount(bins, confidence, _BINS)
    return Trust(
        _auc(confidence, right),
        float(np.abs(off).sum() / len(right)),
        float(np.mean((confidence - right) ** 2)),
    )


def _auc(confidence: Floats, right: Bools) -> float:
    """Compare all right arcs with all wrong ones; equal confidence counts as one half."""
    values, places = np.unique(confidence, return_inverse=True)
    good = np.bincount(places, right, len(values))
    bad = np.bincount(places, ~right, len(values))
    lower = np.cumsum(bad) - bad / 2
    return float(ratio((good * lower).sum(), good.sum() * bad.sum()))
