"""Confidence intervals of scores, and significance tests of the difference between two scores.

All of them add rows: a resample or a shuffle is a choice of sentences (`draws.py`).
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

import numpy as np

from treeval.arrays import Floats
from treeval.counts import Counts
from treeval.errors import MismatchError, SettingError
from treeval.statistics.draws import Resamples, Swaps
from treeval.statistics.intervals import Interval
from treeval.statistics.treebanks import WithinTreebanks

LEVEL = 0.95
SHUFFLING, BOOTSTRAP = "paired shuffling", "paired bootstrap"  # the names of the tests

# Equal differences may come from different totals, and then differ in the last bits of the
# scores (relative 1e-16; 1e-13 after thousands of additions of fractions). To miss such a tie
# would make p too small; to find one more among scores that agree to 12 digits is harmless.
_TIE = 1e-12

K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True)
class Difference:
    """The score of b minus that of a, and the two-sided p-value of a paired test."""

    difference: float
    p: float
    test: str
    trials: int
    undefined: int  # trials without a score on either side; they count against a difference


class Extremes(NamedTuple):
    """A block of trials: their number, those as extreme as the observation, those undefined."""

    trials: int
    extreme: int
    undefined: int


def interval(counts: Counts, resamples: Resamples, level: float = LEVEL) -> Interval:
    """Bootstrap percentile interval of the score (Efron and Tibshirani 1993, chapter 13)."""
    return intervals({None: counts}, resamples, level)[None]


def intervals(
    counts: Mapping[K, Counts], resamples: Resamples | WithinTreebanks, level: float = LEVEL
) -> dict[K, Interval]:
    """Intervals of several systems and metrics, while drawing only once."""
    sums = resamples.sums_of([part.table for part in counts.values()])
    return {
        key: _interval(part, part.metric.score(totals), level)
        for (key, part), totals in zip(counts.items(), sums, strict=True)
    }


def _interval(counts: Counts, scores: Floats, level: float) -> Interval:
    low, high = percentiles(scores, level)
    if np.isnan(counts.score):
        low = high = float("nan")
    return Interval(low, high, level, len(scores), int(np.isnan(scores).sum()))


def percentiles(scores: Floats, level: float) -> tuple[float, float]:
    """Cut off the same number of scores at both ends; undefined ones do not count."""
    insist_on_level(level)
    ordered = np.sort(scores[~np.isnan(scores)])
    if not len(ordered):
        return float("nan"), float("nan")
    last = len(ordered) - 1
    cut = round((1 - level) / 2 * last)
    return float(ordered[cut]), float(ordered[last - cut])


def insist_on_level(level: float) -> None:
    if not 0 < level < 1:
        raise SettingError(f"confidence level {level}; choose one between 0 and 1, such as 0.95")


def paired_shuffling(a: Counts, b: Counts, swaps: Swaps) -> Difference:
    """Test whether the difference is as large if the outputs of sentences are swapped at random.

    This is approximate randomisation (Noreen 1989; Yeh 2000).
    """
    insist_on_same_metric(a, b)
    return judged(a, b, [by_shuffles(a, b, swaps.sums(b.table - a.table))], SHUFFLING)


def paired_shufflings(pairs: Sequence[tuple[Counts, Counts]], swaps: Swaps) -> list[Difference]:
    """Test several pairs by shuffling, while drawing only once."""
    for a, b in pairs:
        insist_on_same_metric(a, b)
    sums = swaps.sums_of([b.table - a.table for a, b in pairs])
    return [
        judged(a, b, [by_shuffles(a, b, moved)], SHUFFLING)
        for (a, b), moved in zip(pairs, sums, strict=True)
    ]


def by_shuffles(a: Counts, b: Counts, moved: Floats) -> Extremes:
    """Count with what each shuffle moves from b to a: the sums of ``b.table - a.table``."""
    score = a.metric.score
    with np.errstate(invalid="ignore"):
        chance = score(b.totals - moved) - score(a.totals + moved)
    return _extremes(a, b, chance)


def paired_bootstrap(a: Counts, b: Counts, resamples: Resamples) -> Difference:
    """Test whether the difference varies over resamples by as much as its own size.

    Counts the resamples whose difference lies at least as far from the observed one as that lies
    from 0 (Berg-Kirkpatrick, Burkett and Klein 2012, on either side).
    """
    insist_on_same_metric(a, b)
    found = by_resamples(a, b, *resamples.sums_of([a.table, b.table]))
    return judged(a, b, [found], BOOTSTRAP)


def by_resamples(a: Counts, b: Counts, totals_a: Floats, totals_b: Floats) -> Extremes:
    """Count with the totals of both systems over the same resamples."""
    score = a.metric.score
    with np.errstate(invalid="ignore"):
        chance = score(totals_b) - score(totals_a) - (b.score - a.score)
    return _extremes(a, b, chance)


def insist_on_same_metric(a: Counts, b: Counts) -> None:
    if a.metric.name != b.metric.name:
        raise MismatchError(
            f"{a.metric.name} cannot be compared with {b.metric.name}; use one metric for both"
        )
    if a.table.shape != b.table.shape:
        raise MismatchError(
            f"counts of {len(a.table)} and {len(b.table)} sentences cannot be compared; "
            "score the systems on the same gold sentences"
        )


def _extremes(a: Counts, b: Counts, chance: Floats) -> Extremes:
    """Count the trials in which chance makes a difference at least as large.

    A trial without a score counts as extreme, which errs towards no difference.
    """
    score_a, score_b = a.score, b.score
    undefined = np.isnan(chance)
    tie = _TIE * (abs(score_a) + abs(score_b))
    extreme = undefined | (np.abs(chance) >= abs(score_b - score_a) - tie)
    return Extremes(len(chance), int(extreme.sum()), int(undefined.sum()))


def judged(a: Counts, b: Counts, blocks: Iterable[Extremes], test: str) -> Difference:
    """Turn the counts of all blocks of trials into a p-value.

    The observed outcome is one of the possible ones and counts as a trial (Davison and Hinkley
    1997, section 4.2): p is never 0.
    """
    trials, extreme, undefined = (sum(column) for column in zip(*blocks, strict=True))
    difference = b.score - a.score
    p = (extreme + 1) / (trials + 1) if np.isfinite(difference) else float("nan")
    return Difference(difference, p, test, trials, undefined)
