"""Intervals of shares for few sentences, where the bootstrap's are too narrow.

With 20 sentences and a score near 1, a 95 % percentile interval holds the true score in about 70 %
of samples, because most samples have no error or one. Wilson's interval (1927) does not collapse
there. Its number of trials is replaced by the effective one: that of independent trials with the
variance that the score has over sentences, estimated by the jackknife; and the normal quantile by
that of Student's t. `benchmarks/coverage.py` measures both.
"""

import math
from collections.abc import Hashable, Iterable, Mapping
from typing import TypeVar

import numpy as np

from treeval.counts import Counts, is_share
from treeval.settings.certainty import Certainty
from treeval.statistics.draws import Resamples
from treeval.statistics.intervals import Interval
from treeval.statistics.resampling import intervals
from treeval.statistics.tails import t_quantile
from treeval.statistics.treebanks import TreebankCounts, WithinTreebanks

K = TypeVar("K", bound=Hashable)

WILSON = "Wilson"
FEW = 200  # sentences, from which on both kinds of intervals are nearly the same


def intervals_by_size(
    counts: Mapping[K, Counts], resamples: Resamples | WithinTreebanks, level: float
) -> dict[K, Interval]:
    """Give Wilson's interval to shares of few sentences, and the bootstrap's to other scores."""
    few = {key for key, one in counts.items() if _is_share_of_few(one)}
    many = {key: one for key, one in counts.items() if key not in few}
    drawn = intervals(many, resamples, level)
    return {
        key: wilson_interval(one, level) if key in few else drawn[key]
        for key, one in counts.items()
    }


def _is_share_of_few(counts: Counts) -> bool:
    is_one_treebank = not isinstance(counts, TreebankCounts)
    return is_share(counts.metric) and len(counts.table) < FEW and is_one_treebank


def how_computed(found: Iterable[Interval], certainty: Certainty) -> dict[str, str]:
    """What a signature says of intervals."""
    methods = {one.method for one in found}
    how = {"ci": WILSON.casefold()} if WILSON in methods else {}
    if methods - {WILSON}:
        how |= {"seed": str(certainty.seed), "resamples": str(certainty.interval_resamples)}
    return how


def wilson_interval(counts: Counts, level: float) -> Interval:
    """Wilson's interval with the effective number of trials of a score over sentences."""
    score, sentences = counts.score, len(counts.table)
    if math.isnan(score):
        return Interval(math.nan, math.nan, level, 0, 0, WILSON)
    if sentences < 2:
        return Interval(0.0, 1.0, level, 0, 0, WILSON)  # one sentence says nothing of others
    squared = t_quantile(level, sentences - 1) ** 2
    trials = _effective_trials(counts)
    middle = (score + squared / (2 * trials)) / (1 + squared / trials)
    spread = score * (1 - score) / trials + squared / (4 * trials**2)
    half = math.sqrt(squared * spread) / (1 + squared / trials)
    low = 0.0 if score == 0 else middle - half  # exactly, whatever rounding does
    high = 1.0 if score == 1 else middle + half
    return Interval(low, high, level, 0, 0, WILSON)


def _effective_trials(counts: Counts) -> float:
    """The number of independent trials with the same variance; if there is none, sentences."""
    score = counts.score
    without_one = counts.metric.score(counts.totals - counts.table)
    left = without_one[~np.isnan(without_one)]
    variance = float(np.sum((left - left.mean()) ** 2)) * (len(left) - 1) / max(1, len(left))
    return score * (1 - score) / variance if variance > 0 else float(len(counts.table))
