"""Permutation test of the mean correlation of several groups, such as parsers of treebanks."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations, product

import numpy as np

from treeval.arrays import Floats
from treeval.settings.certainty import SHUFFLES
from treeval.statistics.correlation import pearson_r
from treeval.statistics.draws import insist_on_trials

_TIE = 1e-12  # coefficients that differ only in their last bits are equal


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
    insist_on_trials(trials)
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
