"""Numbers with their values in resamples."""

import math

import numpy as np
import pytest

from treeval.statistics.resampling import Resampled, averaged


def test_differences_are_paired() -> None:
    a = Resampled(0.5, np.array([0.4, 0.5, 0.6]))
    b = Resampled(0.3, np.array([0.2, 0.3, 0.4]))
    found = a - b
    assert found.value == pytest.approx(0.2)
    assert found.interval == pytest.approx((0.2, 0.2))


def test_p_counts_trials_as_far_from_the_number_as_that_is_from_0() -> None:
    trials = np.concatenate([np.full(95, 1.0), [0.0, -1, 2, math.nan]])
    assert Resampled(1.0, trials).p == pytest.approx(5 / 100)
    assert Resampled(1.0, np.ones(99)).p == pytest.approx(1 / 100)  # never 0
    assert Resampled(0.0, np.zeros(99)).p == 1
    assert math.isnan(Resampled(math.nan, np.ones(9)).p)


def test_means_may_have_weights() -> None:
    ones, twos = Resampled(1, np.ones(2)), Resampled(2, np.array([2.0, 4]))
    assert averaged([ones, twos]).trials.tolist() == [1.5, 2.5]
    assert averaged([ones, twos], [3, 1]).value == 1.25
