import subprocess
import sys
from itertools import permutations

import numpy as np
import pytest

from treeval.errors import MismatchError, SettingError
from treeval.statistics.correlation import Correlation, kendall, pearson, spearman


def three(x: list[float], y: list[float], seed: int = 0) -> list[Correlation]:
    rng = np.random.default_rng(seed)
    x, y = np.array(x), np.array(y)
    return [pearson(x, y), spearman(x, y, rng), kendall(x, y, rng)]


def test_kendall_by_hand() -> None:
    # Of 6 pairs, (1, 2) and (3, 4) fall and 4 rise: (4 - 2) / 6. P(at most 2 of 6 fall) is
    # (1 + 3 + 5) / 24 for 4 values; doubled 0.75.
    found = kendall(np.arange(4.0), np.array([2.0, 1, 4, 3]), np.random.default_rng(0))
    assert found.coefficient == pytest.approx(1 / 3)
    assert found.p == pytest.approx(0.75)


def test_kendall_with_ties_by_hand() -> None:
    # x ties (1, 2), y ties (2, 3); of the 4 pairs tied in neither, all rise.
    # tau-b = 4 / sqrt((6 - 1) * (6 - 1)).
    x, y = np.array([1.0, 1, 2, 3]), np.array([1.0, 2, 2, 3])
    assert kendall(x, y, np.random.default_rng(0)).coefficient == pytest.approx(0.8)


def test_kendall_is_exact_without_ties() -> None:
    x, y = np.arange(6.0), np.array([0.0, 2, 1, 3, 5, 4])
    observed = kendall(x, y, np.random.default_rng(0))
    taus = [
        kendall(x, np.array(order, float), np.random.default_rng(0), resamples=1).coefficient
        for order in permutations(range(6))
    ]
    as_extreme = np.mean(np.abs(taus) >= observed.coefficient - 1e-12)
    assert observed.p == pytest.approx(float(as_extreme))


def test_spearman_by_hand() -> None:
    # 1 - 6 * (1 + 1 + 1 + 1) / (4 * 15) = 0.6.
    found = spearman(np.arange(4.0), np.array([20.0, 10, 400, 30]), np.random.default_rng(0))
    assert found.coefficient == pytest.approx(0.6)


def test_pearson_interval_by_hand() -> None:
    # r = 0.5 of 28 pairs: atanh(0.5) = 0.549306, half-width 1.959964 / 5 = 0.391993;
    # tanh(0.157313) = 0.156028 and tanh(0.941299) = 0.735818.
    rng = np.random.default_rng(0)
    x = rng.normal(size=28)
    x = (x - x.mean()) / np.linalg.norm(x - x.mean())
    z = rng.normal(size=28)
    z -= z.mean() + x * (z @ x)
    z /= np.linalg.norm(z)
    found = pearson(x, 0.5 * x + 0.75**0.5 * z)
    assert found.coefficient == pytest.approx(0.5)
    assert (found.low, found.high) == pytest.approx((0.156028, 0.735818), abs=1e-6)


def test_rising_together_is_one_and_apart_is_minus_one() -> None:
    x = [float(number) for number in range(10)]
    for found in three(x, [2 * number + 1 for number in x]):
        assert (found.coefficient, found.low, found.high) == pytest.approx((1, 1, 1))
    for found in three(x, x[::-1]):
        assert (found.coefficient, found.low, found.high) == pytest.approx((-1, -1, -1))
    # Of 10! orders, two are as extreme.
    assert three(x, x)[2].p == pytest.approx(2 / 3628800)


@pytest.mark.parametrize(
    ("x", "y"), [([], []), ([1.0], [2.0]), ([0.1] * 6, [1.0, 2, 3, 4, 5, 6]), ([np.nan], [1.0])]
)
def test_without_variation_there_is_no_correlation(x: list[float], y: list[float]) -> None:
    for found in three(x, y):
        assert np.isnan([found.coefficient, found.p, found.low, found.high]).all()


def test_two_points_prove_nothing() -> None:
    for found in three([1.0, 2.0], [5.0, 9.0]):
        assert found.coefficient == 1
        assert found.p == 1
    assert (pearson(np.array([1, 2, 4.0]), np.array([1, 2, 3.0])).low) == -1


def test_undefined_pairs_are_left_out_and_counted() -> None:
    x, y = [1.0, 2, np.nan, 3, 4, 9], [1.0, 3, 7, 2, np.nan, 8]
    for found, expected in zip(three(x, y), three([1, 2, 3, 9], [1, 3, 2, 8]), strict=True):
        assert found.coefficient == expected.coefficient
        assert (found.pairs, found.left_out) == (4, 2)


def test_resamples_without_variation_are_counted() -> None:
    # All three draws the same with probability 1/9.
    found = spearman(
        np.array([1.0, 2, 3]), np.array([1.0, 3, 2]), np.random.default_rng(0), resamples=900
    )
    assert found.undefined == pytest.approx(100, abs=40)


def test_infinite_values_have_ranks_but_no_mean() -> None:
    by_value, by_rank, by_order = three([1.0, 2, 3, np.inf], [1.0, 2, 4, 8])
    assert np.isnan(by_value.coefficient)
    assert by_rank.coefficient == 1
    assert by_order.coefficient == 1


def test_the_interval_of_spearman_covers_the_truth() -> None:
    # For a normal pair of correlation 0.6 the population's rho is 6 / pi * asin(0.3) = 0.5819.
    covered = 0
    for seed in range(60):
        rng = np.random.default_rng(seed)
        x, noise = rng.normal(size=(2, 60))
        found = spearman(x, 0.6 * x + 0.8 * noise, rng, resamples=300)
        covered += found.low <= 0.5819 <= found.high
    # 57 on average at 95 %; percentile intervals of 60 pairs are a little short.
    assert 50 <= covered <= 60


def test_the_same_seed_gives_the_same_interval() -> None:
    x, y = np.random.default_rng(5).normal(size=(2, 30))
    for correlate in (spearman, kendall):
        first, second = (correlate(x, y, np.random.default_rng(0)) for _ in range(2))
        assert first == second
        assert first.low < first.coefficient < first.high


def test_lists_of_different_lengths_are_refused() -> None:
    with pytest.raises(MismatchError, match="3 numbers against 4; give two lists of equal length"):
        pearson(np.arange(3.0), np.arange(4.0))


def test_a_level_is_between_zero_and_one() -> None:
    with pytest.raises(SettingError, match="confidence level"):
        pearson(np.arange(9.0), np.arange(9.0) ** 2, level=95)


def test_no_resamples_are_refused() -> None:
    with pytest.raises(SettingError, match="0 trials"):
        kendall(np.arange(9.0), np.arange(9.0), np.random.default_rng(0), resamples=0)


def test_no_heavy_import() -> None:
    code = (
        "import sys; import treeval.statistics.comparison, treeval.statistics.correlation; "
        "print([name for name in ('scipy', 'numba') if name in sys.modules])"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert shown.stdout.strip() == "[]"
