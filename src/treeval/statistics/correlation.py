"""Correlation of two lists of numbers: Pearson's r, Spearman's rho, Kendall's tau-b.

The p-values are two-sided. Undefined pairs (nan on either side) are left out and counted; without
two different values on each side the coefficient is undefined. Differences of correlations and of
other statistics are tested by the bootstrap, mean correlations of several groups by permutation.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from statistics import NormalDist

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.counts import ratio
from treeval.errors import MismatchError
from treeval.settings.certainty import LEVEL, RESAMPLES, SHUFFLES
from treeval.statistics.resampling import percentiles, require_level, require_trials
from treeval.statistics.tails import kendall_tail, normal_tail, t_tail

_EXACT = 100  # pairs up to which Kendall's tau without ties is tested exactly
_ORDERED = 8  # pairs up to which Spearman's rho is tested by all orders: 8! = 40,320
_CELLS = 2**20  # numbers resampled at a time

Coefficient = Callable[[Floats, Floats], Floats]  # (..., n), (..., n) -> (...)

_TIE = 1e-12  # statistics that differ only in their last bits are equal


@dataclass(frozen=True)
class Correlation:
    """A coefficient, its p-value under the hypothesis of 0, and its confidence interval."""

    name: str
    coefficient: float
    p: float
    low: float
    high: float
    level: float
    pairs: int
    left_out: int
    undefined: int = 0  # resamples without a coefficient, left out of the interval


def pearson(x: Floats, y: Floats, *, level: float = LEVEL) -> Correlation:
    """Linear correlation, with a t test and an interval by Fisher's z transformation."""
    x, y, left_out = _paired(x, y)
    r = float(pearson_r(x, y))
    low, high = _fisher_interval(r, len(x), level)
    return Correlation("Pearson", r, _t_test(r, len(x)), low, high, level, len(x), left_out)


def spearman(
    x: Floats,
    y: Floats,
    rng: np.random.Generator,
    *,
    resamples: int = RESAMPLES,
    level: float = LEVEL,
) -> Correlation:
    """Correlation of ranks, with a bootstrap interval; ties share their mean rank.

    The test goes through all orders of up to 8 pairs; for more pairs it is the t test.
    """
    x, y, left_out = _paired(x, y)
    rho = float(_spearman(x, y))
    p = _every_order(x, y) if 2 <= len(x) <= _ORDERED else _t_test(rho, len(x))
    sampled = _bootstrap(_spearman, x, y, resamples, rng)
    low, high = percentiles(sampled, level)
    undefined = int(np.isnan(sampled).sum())
    return Correlation("Spearman", rho, p, low, high, level, len(x), left_out, undefined)


def kendall(
    x: Floats,
    y: Floats,
    rng: np.random.Generator,
    *,
    resamples: int = RESAMPLES,
    level: float = LEVEL,
) -> Correlation:
    """Tau-b: pairs in the same order minus pairs in the opposite order, corrected for ties.

    The test is exact for up to 100 pairs without ties; otherwise it is the normal approximation
    with the variance under ties (Kendall 1970, chapter 4). The interval is a bootstrap interval.
    """
    x, y, left_out = _paired(x, y)
    tau = float(_kendall(x, y))
    p = float("nan") if math.isnan(tau) else _kendall_test(x, y)
    sampled = _bootstrap(_kendall, x, y, resamples, rng)
    low, high = percentiles(sampled, level)
    undefined = int(np.isnan(sampled).sum())
    return Correlation("Kendall", tau, p, low, high, level, len(x), left_out, undefined)


def _paired(x: Floats, y: Floats) -> tuple[Floats, Floats, int]:
    x, y = np.asarray(x, dtype=np.float64), np.asarray(y, dtype=np.float64)
    if x.shape != y.shape or x.ndim != 1:
        raise MismatchError(f"{x.size} numbers against {y.size}; give two lists of equal length")
    defined = ~(np.isnan(x) | np.isnan(y))
    return x[defined], y[defined], int(np.count_nonzero(~defined))


def _bootstrap(
    coefficient: Coefficient, x: Floats, y: Floats, resamples: int, rng: np.random.Generator
) -> Floats:
    require_trials(resamples)
    if not len(x):
        return np.full(resamples, np.nan)
    batch = max(1, _CELLS // len(x))
    sizes = [min(batch, resamples - first) for first in range(0, resamples, batch)]
    chosen = (rng.integers(len(x), size=(size, len(x))) for size in sizes)
    return np.concatenate([coefficient(x[pairs], y[pairs]) for pairs in chosen])


def pearson_r(x: Floats, y: Floats) -> Floats:
    """Pearson's r along the last axis: (..., n), (..., n) -> (...); nan where it is undefined."""
    if not x.shape[-1]:
        return np.full(x.shape[:-1], np.nan)
    with np.errstate(invalid="ignore"):  # infinite values have no mean, and so no coefficient
        x, y = _centred(x), _centred(y)
        products = (x * y).sum(axis=-1)
        norms = np.sqrt((x * x).sum(axis=-1) * (y * y).sum(axis=-1))
        return np.clip(ratio(products, norms), -1.0, 1.0)


def _centred(values: Floats) -> Floats:
    """Subtract the mean and divide by the largest deviation, so that squares cannot overflow."""
    # The mean of equal numbers may differ from them in the last bit, which is not a variation.
    constant = values.min(axis=-1, keepdims=True) == values.max(axis=-1, keepdims=True)
    centred = np.where(constant, 0.0, values - values.mean(axis=-1, keepdims=True))
    return centred / np.where(constant, 1.0, np.abs(centred).max(axis=-1, keepdims=True))


def _spearman(x: Floats, y: Floats) -> Floats:
    return pearson_r(_ranks(x), _ranks(y))


def _ranks(values: Floats) -> Floats:
    """Number the values by size, from 0; equal values share the mean of their numbers."""
    order = np.argsort(values, axis=-1)
    new = _new(np.take_along_axis(values, order, axis=-1))
    last = new.shape[-1] - 1 - _run_starts(_ends(new)[..., ::-1])[..., ::-1]
    ranks = np.empty(values.shape)
    np.put_along_axis(ranks, order, (_run_starts(new) + last) / 2, axis=-1)
    return ranks


def _new(ordered: Floats) -> Bools:
    """Mark the first of each run of equal values."""
    new = np.ones(ordered.shape, dtype=np.bool_)
    new[..., 1:] = ordered[..., 1:] != ordered[..., :-1]
    return new


def _ends(new: Bools) -> Bools:
    ends = np.ones(new.shape, dtype=np.bool_)
    ends[..., :-1] = new[..., 1:]
    return ends


def _run_starts(new: Bools) -> Ints:
    """Find where the run of each value starts."""
    places = np.where(new, np.arange(new.shape[-1]), 0)
    return np.asarray(np.maximum.accumulate(places, axis=-1))


def _tied_pairs(new: Bools) -> Floats:
    # The i-th value of a run is tied with i earlier ones.
    return np.asarray((np.arange(new.shape[-1]) - _run_starts(new)).sum(axis=-1), dtype=np.float64)


def _kendall(x: Floats, y: Floats) -> Floats:
    concordance, untied_x, untied_y = _concordance(x, y)
    return np.clip(ratio(concordance, np.sqrt(untied_x * untied_y)), -1.0, 1.0)


def _concordance(x: Floats, y: Floats) -> tuple[Floats, Floats, Floats]:
    """Concordant minus discordant pairs, and the pairs not tied in x and in y (Knight 1966)."""
    order = np.lexsort((y, x), axis=-1)
    by_x, y_by_x = np.take_along_axis(x, order, -1), np.take_along_axis(y, order, -1)
    new_x, new_y = _new(by_x), _new(np.sort(y, axis=-1))
    pairs = x.shape[-1] * (x.shape[-1] - 1) / 2
    tied_x, tied_y = _tied_pairs(new_x), _tied_pairs(new_y)
    tied_in_both = _tied_pairs(new_x | _new(y_by_x))
    # Pairs tied in both were subtracted twice.
    untied = pairs - tied_x - tied_y + tied_in_both
    return untied - 2 * _inversions(y_by_x), pairs - tied_x, pairs - tied_y


def _inversions(values: Floats) -> Floats:
    """Count the pairs in falling order, while merging ever longer sorted runs."""
    lead, length = values.shape[:-1], values.shape[-1]
    size = 1 << max(length - 1, 0).bit_length()
    # Infinities fill up a power of two: at the end, and stably sorted, they invert nothing.
    runs = np.concatenate([values, np.full((*lead, size - length), np.inf)], axis=-1)
    inversions, width = np.zeros(lead), 1
    while width < size:
        runs = runs.reshape(*lead, -1, 2 * width)
        order = np.argsort(runs, axis=-1, kind="stable")
        # A value of the left run moves right by as many places as smaller values come before it.
        moved = np.where(order < width, np.arange(2 * width) - order, 0)
        inversions += moved.sum(axis=(-2, -1))
        runs = np.take_along_axis(runs, order, axis=-1)
        width *= 2
    return inversions


def _t_test(r: float, pairs: int) -> float:
    """Test for r = 0: r * sqrt((n - 2) / (1 - r^2)) has a t distribution of n - 2 degrees."""
    return float("nan") if math.isnan(r) else t_tail(r, pairs - 2)


def _every_order(x: Floats, y: Floats) -> float:
    """Find the share of the orders of y that correlate with x at least as much as this one."""
    observed = abs(float(_spearman(x, y)))
    orders = np.array(list(permutations(range(len(x)))))
    by_chance = np.abs(_spearman(np.broadcast_to(x, orders.shape), y[orders]))
    # Sums of ranks in another order may differ in the last bits: such sums count as equal.
    return float("nan") if math.isnan(observed) else float(np.mean(by_chance >= observed - 1e-12))


def _fisher_interval(r: float, pairs: int, level: float) -> tuple[float, float]:
    require_level(level)
    if math.isnan(r):
        return r, r
    if pairs <= 3:  # there is no variance for the width
        return -1.0, 1.0
    if abs(r) == 1.0:  # its transformation is infinite
        return r, r
    width = NormalDist().inv_cdf((1 + level) / 2) / math.sqrt(pairs - 3)
    return math.tanh(math.atanh(r) - width), math.tanh(math.atanh(r) + width)


def _kendall_test(x: Floats, y: Floats) -> float:
    n = len(x)
    concordance, untied_x, untied_y = (float(part) for part in _concordance(x, y))
    pairs = n * (n - 1) / 2
    if n <= _EXACT and untied_x == untied_y == pairs:
        return kendall_tail(n, round((pairs - abs(concordance)) / 2))
    # The variance of the concordance, given the sizes t of the runs of ties on both sides.
    sizes_x, sizes_y = (np.unique(side, return_counts=True)[1].astype(float) for side in (x, y))
    first = n * (n - 1) * (2 * n + 5) - sum(
        float((t * (t - 1) * (2 * t + 5)).sum()) for t in (sizes_x, sizes_y)
    )
    second = math.prod(float((t * (t - 1)).sum()) for t in (sizes_x, sizes_y))
    third = math.prod(float((t * (t - 1) * (t - 2)).sum()) for t in (sizes_x, sizes_y))
    variance = first / 18 + second / (2 * n * (n - 1)) + third / (9 * n * (n - 1) * (n - 2))
    return normal_tail(concordance / math.sqrt(variance))


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
    require_trials(trials)
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


@dataclass(frozen=True)
class MeanCorrelation:
    """The mean of Pearson's r over groups, and its two-sided p-value."""

    mean: float
    p: float
    groups: int
    left_out: int  # groups whose r is undefined, because all values of one side are equal
    trials: int  # orders tried
    is_exact: bool  # whether these are all orders

    @property
    def test(self) -> str:
        """The name of the test, in words."""
        orders = "all" if self.is_exact else f"{self.trials:,} random"
        return f"permutation within {self.groups} groups, {orders} orders"


def mean_correlation(
    groups: Sequence[tuple[Floats, Floats]],
    rng: np.random.Generator,
    *,
    trials: int = SHUFFLES,
) -> MeanCorrelation:
    """Test whether the mean r is as far from 0 if values are permuted within each group.

    If there are no more orders than trials, all of them are tried; otherwise random orders, and
    the observed one counts as one of them.
    """
    require_trials(trials)
    known = [
        (np.asarray(x, dtype=np.float64), np.asarray(y, dtype=np.float64))
        for x, y in groups
        if not math.isnan(float(pearson_r(x, y)))
    ]
    left_out = len(groups) - len(known)
    if not known:
        return MeanCorrelation(math.nan, math.nan, 0, left_out, 0, is_exact=False)
    mean = float(np.mean([pearson_r(x, y) for x, y in known]))
    is_exact = math.prod(math.factorial(len(x)) for x, _ in known) <= trials
    chance = _of_all_orders(known) if is_exact else _of_random_orders(known, trials, rng)
    as_extreme = int((np.abs(chance) >= abs(mean) - _TIE).sum())
    p = as_extreme / len(chance) if is_exact else (as_extreme + 1) / (trials + 1)
    return MeanCorrelation(mean, p, len(known), left_out, len(chance), is_exact=is_exact)


def _of_all_orders(groups: Sequence[tuple[Floats, Floats]]) -> Floats:
    by_group = []
    for x, y in groups:
        orders = np.array(list(permutations(range(len(y)))))
        by_group.append(pearson_r(np.broadcast_to(x, orders.shape), y[orders]).tolist())
    return np.array([np.mean(drawn) for drawn in product(*by_group)])


def _of_random_orders(
    groups: Sequence[tuple[Floats, Floats]], trials: int, rng: np.random.Generator
) -> Floats:
    total = np.zeros(trials)
    for x, y in groups:
        shuffled = rng.permuted(np.broadcast_to(y, (trials, len(y))), axis=1)
        total += pearson_r(np.broadcast_to(x, shuffled.shape), shuffled)
    return total / len(groups)
