"""Intervals of shares for few sentences, where the bootstrap's are too narrow.

With 20 sentences and a score near 1, a 95 % percentile interval holds the true score in about 70 %
of samples, because most samples have no error or one. Wilson's interval (1927) does not collapse
there. Its number of trials is replaced by the effective one: that of independent trials with the
variance that the score has over sentences, estimated by the jackknife; and the normal quantile by
that of Student's t. For a mean over treebanks, the variances of the treebanks are added, and the
degrees of freedom are those of Satterthwaite (1946). `benchmarks/intervals.py` measures both.
"""

import math
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

import numpy as np

from treeval.counts import Counts, is_share
from treeval.settings.certainty import Certainty
from treeval.statistics.means import TreebankCounts
from treeval.statistics.resampling import Interval, Resamples, WithinTreebanks, intervals
from treeval.statistics.tails import t_quantile

K = TypeVar("K", bound=Hashable)

WILSON = "Wilson"
FEW = 200  # sentences, from which on both kinds of intervals are nearly the same
FEW_ERRORS = 50  # sentences that are not perfect: with fewer, the bootstrap hardly sees errors


def intervals_by_size(
    counts: Mapping[K, Counts], resamples: Resamples | WithinTreebanks, level: float
) -> dict[K, Interval]:
    """Give Wilson's interval to shares of few sentences, and the bootstrap's to other scores."""
    few = {key for key, part in counts.items() if _is_share_of_few(part)}
    many = {key: part for key, part in counts.items() if key not in few}
    drawn = intervals(many, resamples, level)
    return {
        key: wilson_interval(part, level) if key in few else drawn[key]
        for key, part in counts.items()
    }


def _is_share_of_few(counts: Counts) -> bool:
    return is_share(counts.metric) and any(map(_has_few, _parts(counts)))


def _parts(counts: Counts) -> list[Counts]:
    """The counts of each treebank, of those that have a score."""
    parts = counts.parts if isinstance(counts, TreebankCounts) else [counts]
    return [part for part in parts if not math.isnan(part.score)]


def _has_few(counts: Counts) -> bool:
    """Whether there are few sentences, or few that are not perfect, or few that are not 0."""
    if len(counts.table) < FEW:
        return True
    scores = counts.metric.score(counts.table)
    return bool(min(np.sum(scores < 1), np.sum(scores > 0)) < FEW_ERRORS)


def how_computed(computed: Iterable[Interval], certainty: Certainty) -> dict[str, str]:
    """The method of intervals, for signatures."""
    methods = {interval.method for interval in computed}
    how = {"ci": WILSON.casefold()} if WILSON in methods else {}
    if methods - {WILSON}:
        how |= {"seed": str(certainty.seed), "resamples": str(certainty.interval_resamples)}
    return how


def wilson_interval(counts: Counts, level: float) -> Interval:
    """Wilson's interval with the effective number of trials of a score over sentences."""
    score = counts.score
    if math.isnan(score):
        return Interval(math.nan, math.nan, level, 0, 0, WILSON)
    parts = _parts(counts)
    if len(parts) == 1 and len(parts[0].table) < 2:
        return Interval(0.0, 1.0, level, 0, 0, WILSON)  # one sentence says nothing of others
    trials, degrees = _effective_trials(score, parts)
    squared = t_quantile(level, degrees) ** 2
    middle = (score + squared / (2 * trials)) / (1 + squared / trials)
    spread = score * (1 - score) / trials + squared / (4 * trials**2)
    half = math.sqrt(squared * spread) / (1 + squared / trials)
    low = 0.0 if score == 0 else middle - half  # exactly, whatever rounding does
    high = 1.0 if score == 1 else middle + half
    return Interval(low, high, level, 0, 0, WILSON)


def _effective_trials(score: float, parts: Sequence[Counts]) -> tuple[float, int]:
    """The number of independent trials with the same variance, and the degrees of freedom.

    Without any variance, the sentences are the trials.
    """
    sizes = [len(part.table) for part in parts]
    variances = [_variance(part) for part in parts]
    if not any(variances):
        return float(sum(sizes)), max(1, sum(sizes) - len(sizes))
    if len(parts) > 1:  # a treebank without errors is no proof that there are none
        variances = [
            variance or _variance_of_perfection(size)
            for variance, size in zip(variances, sizes, strict=True)
        ]
    variance = sum(variances) / len(parts) ** 2
    # Satterthwaite: sources of variance with few degrees of freedom leave few to their sum.
    terms = (own**2 / max(1, size - 1) for own, size in zip(variances, sizes, strict=True))
    return score * (1 - score) / variance, max(1, round(sum(variances) ** 2 / sum(terms)))


def _variance(counts: Counts) -> float:
    """The variance of a score over sentences, by the jackknife."""
    without_one = counts.metric.score(counts.totals - counts.table)
    left = without_one[~np.isnan(without_one)]
    return (
        float(np.sum((left - left.mean()) ** 2)) * (len(left) - 1) / len(left) if len(left) else 0.0
    )


def _variance_of_perfection(sentences: int) -> float:
    """The variance of a share after Agresti and Coull (1998), who add two trials of either kind."""
    share = 2 / (sentences + 4)
    return share * (1 - share) / (sentences + 4)
