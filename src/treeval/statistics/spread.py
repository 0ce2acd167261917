"""Comparisons of many systems with few resamples: p-values from the spread of differences.

The smallest p that a count of resamples can give is one over their number. Of 25 systems there are
300 pairs, so that after Holm's correction 1,000 resamples could not tell any two systems apart. The
spread of the same resampled differences gives p-values of any size, if they are taken as normally
distributed, which sums over many sentences are nearly.
"""

from collections.abc import Mapping
from itertools import combinations
from math import erfc, sqrt

import numpy as np

from treeval.counts import Counts
from treeval.statistics.comparison import Comparison, holm
from treeval.statistics.draws import Resamples

SPREAD = "spread over resamples"  # the name of the test
_NOTHING = 1e-12  # rounding errors of scores


def compare_by_spread(
    systems: Mapping[str, Counts], resamples: Resamples
) -> tuple[Comparison, ...]:
    """Compare all pairs of systems: is a difference large, measured by its standard deviation?"""
    sums = resamples.sums_of([counts.table for counts in systems.values()])
    scores = {
        name: counts.metric.score(totals)
        for (name, counts), totals in zip(systems.items(), sums, strict=True)
    }
    found = []
    for a, b in combinations(systems, 2):
        drawn = scores[b] - scores[a]
        known = drawn[~np.isnan(drawn)]
        difference = systems[b].score - systems[a].score
        spread = float(known.std(ddof=1)) if len(known) > 1 else 0.0
        p = _p(difference, spread)
        undefined = len(drawn) - len(known)
        found.append(Comparison(a, b, difference, p, p, SPREAD, len(drawn), undefined))
    adjusted = holm(np.array([one.p for one in found])).tolist()
    return tuple(
        Comparison(one.a, one.b, one.difference, one.p, p, one.test, one.trials, one.undefined)
        for one, p in zip(found, adjusted, strict=True)
    )


def _p(difference: float, spread: float) -> float:
    """The two-sided p of a normal variable; one sentence, which never varies, proves nothing."""
    if np.isnan(difference):
        return float("nan")
    return erfc(abs(difference) / spread / sqrt(2)) if spread > _NOTHING else 1.0
