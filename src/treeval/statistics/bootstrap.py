"""The bootstrap of any statistic: of two correlations, of two curves, of whatever rows give."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.settings.certainty import LEVEL, RESAMPLES
from treeval.statistics.correlation import pearson_r
from treeval.statistics.draws import insist_on_trials
from treeval.statistics.resampling import percentiles

_TIE = 1e-12  # statistics that differ only in their last bits are equal


@dataclass(frozen=True)
class Bootstrapped:
    """A statistic with its interval, and the two-sided p-value of the hypothesis that it is 0."""

    value: float
    low: float
    high: float
    p: float
    level: float
    trials: int
    undefined: int  # resamples without a value; they count against a difference

    @property
    def interval(self) -> tuple[float, float]:
        return self.low, self.high


def bootstrapped(
    statistic: Callable[[Ints], float],
    size: int,
    rng: np.random.Generator,
    *,
    trials: int = RESAMPLES,
    level: float = LEVEL,
) -> Bootstrapped:
    """Compute a statistic of rows, and again of as many rows drawn with replacement.

    Rows are whatever was sampled, such as sentences or treebanks. p counts the resamples that lie
    at least as far from the observed value as that lies from 0, and the observed one.
    """
    insist_on_trials(trials)
    value = float(statistic(np.arange(size)))
    drawn = np.array([statistic(rng.integers(size, size=size)) for _ in range(trials)])
    if not np.isfinite(value):
        return Bootstrapped(value, np.nan, np.nan, np.nan, level, trials, trials)
    undefined = np.isnan(drawn)
    as_extreme = undefined | (np.abs(drawn - value) >= abs(value) * (1 - _TIE))
    p = (int(as_extreme.sum()) + 1) / (trials + 1)
    return Bootstrapped(value, *percentiles(drawn, level), p, level, trials, int(undefined.sum()))


def difference_of_correlations(
    a: tuple[Floats, Floats],
    b: tuple[Floats, Floats],
    rng: np.random.Generator,
    *,
    trials: int = RESAMPLES,
    level: float = LEVEL,
) -> Bootstrapped:
    """Pearson's r of b minus that of a, both over the same rows, such as treebanks."""

    def difference(rows: Ints) -> float:
        first, second = (float(pearson_r(x[rows], y[rows])) for x, y in (a, b))
        return second - first

    return bootstrapped(difference, len(a[0]), rng, trials=trials, level=level)


def difference_of_curves(
    a: Callable[[Ints], Floats],
    b: Callable[[Ints], Floats],
    size: int,
    rng: np.random.Generator,
    *,
    trials: int = RESAMPLES,
    level: float = LEVEL,
) -> Bootstrapped:
    """Mean height of curve b minus that of a; each is a function of the rows that were drawn."""
    return bootstrapped(
        lambda rows: float(np.mean(b(rows) - a(rows))), size, rng, trials=trials, level=level
    )
