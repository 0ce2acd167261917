"""The permutation test of mean correlations."""

import math
from itertools import permutations

import numpy as np
import pytest

from treeval.statistics.correlation import mean_correlation

X, Y = np.array([1.0, 2.0, 3.0, 4.0]), np.array([1.0, 3.0, 2.0, 5.0])
U, V = np.array([2.0, 1.0, 4.0]), np.array([1.0, 1.5, 7.0])


def rng() -> np.random.Generator:
    return np.random.default_rng(1)


def r(x: np.ndarray, y: np.ndarray) -> float:
    return float(np.corrcoef(x, y)[0, 1])


def test_few_orders_are_all_tried() -> None:
    found = mean_correlation([(X, Y), (U, V)], rng())
    mean = (r(X, Y) + r(U, V)) / 2
    assert found.mean == pytest.approx(mean)
    by_hand = [
        abs((r(X, Y[list(a)]) + r(U, V[list(b)])) / 2) >= mean - 1e-12
        for a in permutations(range(4))
        for b in permutations(range(3))
    ]
    assert found.is_exact
    assert found.p == pytest.approx(np.mean(by_hand))
    assert found.test == "permutation within 2 groups, all orders"


def test_random_orders_come_near_all_orders() -> None:
    exact = mean_correlation([(X, Y), (U, V)], rng())
    drawn = mean_correlation([(X, Y), (U, V)], rng(), trials=143)  # one fewer than 144 orders
    assert not drawn.is_exact
    assert drawn.p == pytest.approx(exact.p, abs=0.1)


def test_one_group_is_the_test_of_scipy() -> None:
    stats = pytest.importorskip("scipy.stats", reason="scipy is not installed")
    draws = np.random.default_rng(5)
    x, y = draws.normal(size=12), draws.normal(size=12)
    theirs = stats.permutation_test(
        (y,), lambda own: r(x, own), permutation_type="pairings", n_resamples=9999, rng=rng()
    )
    assert mean_correlation([(x, y)], rng()).p == pytest.approx(theirs.pvalue, abs=0.02)


def test_groups_without_a_correlation_are_left_out() -> None:
    constant = np.ones(4)
    found = mean_correlation([(X, Y), (X, constant)], rng())
    assert (found.groups, found.left_out) == (1, 1)
    assert found.mean == pytest.approx(r(X, Y))
    nothing = mean_correlation([(X, constant)], rng())
    assert math.isnan(nothing.mean)
    assert math.isnan(nothing.p)
