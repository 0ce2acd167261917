"""The bootstrap of any statistic."""

import math

import numpy as np
import pytest

from treeval.statistics.correlation import (
    bootstrapped,
    difference_of_correlations,
    difference_of_curves,
)


def rng() -> np.random.Generator:
    return np.random.default_rng(1)


def test_the_interval_of_a_mean_is_that_of_scipy() -> None:
    stats = pytest.importorskip("scipy.stats", reason="scipy is not installed")
    values = np.random.default_rng(2).normal(1, 2, 60)
    found = bootstrapped(lambda rows: float(values[rows].mean()), 60, rng(), trials=4000)
    theirs = stats.bootstrap((values,), np.mean, n_resamples=4000, method="percentile", rng=rng())
    assert found.value == pytest.approx(values.mean())
    assert found.interval == pytest.approx(tuple(theirs.confidence_interval), abs=0.05)


def test_p_is_small_exactly_where_0_is_far() -> None:
    values = np.random.default_rng(2).normal(0, 1, 100)
    near, far = (
        bootstrapped(lambda rows, by=by: float((values[rows] + by).mean()), 100, rng())
        for by in (-values.mean(), 1.0)
    )
    assert near.p == pytest.approx(1)
    assert far.p == 1 / 1001  # no resample; the observed one counts
    assert far.low > 0


def test_two_correlations_are_compared_on_the_same_rows() -> None:
    y = np.arange(20.0)
    noise = np.random.default_rng(3).normal(0, 1, 20)
    found = difference_of_correlations((noise, y), (y + noise, y), rng())
    expected = np.corrcoef(y + noise, y)[0, 1] - np.corrcoef(noise, y)[0, 1]
    assert found.value == pytest.approx(expected)
    assert found.low > 0
    same = difference_of_correlations((noise, y), (noise, y), rng())
    assert (same.value, same.low, same.high, same.p) == (0, 0, 0, 1)


def test_resamples_without_a_correlation_count_against_a_difference() -> None:
    x, y = np.array([0.0, 1.0]), np.array([0.0, 1.0])
    found = difference_of_correlations((x, -y), (x, y), rng(), trials=100)
    assert found.value == 2
    assert found.undefined > 20  # half of all draws of two rows are one row twice
    assert found.p > 0.2


def test_an_undefined_statistic_has_no_interval() -> None:
    found = bootstrapped(lambda rows: math.nan * len(rows), 3, rng(), trials=5)
    assert math.isnan(found.p)
    assert math.isnan(found.low)


def test_curves_are_compared_by_their_mean_height() -> None:
    values = np.random.default_rng(4).uniform(0, 1, (50, 3))
    found = difference_of_curves(
        lambda rows: values[rows].mean(axis=0),
        lambda rows: values[rows].mean(axis=0) + 2,
        50,
        rng(),
    )
    assert found.value == pytest.approx(2)
    assert found.interval == pytest.approx((2, 2))
