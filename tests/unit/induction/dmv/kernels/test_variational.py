"""The two maximisers of variational inference against a general one of SciPy."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from treeval.arrays import Floats
from treeval.induction.dmv.kernels.variational import (
    Normals,
    climb_means,
    climb_variances,
    divergence,
    solve,
)

optimize = pytest.importorskip("scipy.optimize", reason="scipy is not installed")

SIZES, SEEDS = st.integers(1, 7), st.integers(0, 2**32 - 1)
SHARES = st.sampled_from([1.0, 0.5])


def gaussian(size: int, rng: np.random.Generator) -> Normals:
    root = rng.normal(size=(size, size))
    covariance = root @ root.T + 0.1 * np.eye(size)
    precision = np.linalg.inv(covariance)
    determinant = np.linalg.slogdet(covariance)[1]
    means = rng.normal(size=(1, size))
    return Normals(means, precision[None], covariance[None], np.array([determinant]))


@given(SIZES, SEEDS)
def test_linear_systems_are_solved(size: int, seed: int) -> None:
    rng = np.random.default_rng(seed)
    normals = gaussian(size, rng)
    extra, target, solution = rng.exponential(size=size), rng.normal(size=size), np.empty(size)
    solve(normals.precisions[0], normals.covariances[0], extra, target, solution)
    true = np.linalg.solve(normals.precisions[0] + np.diag(extra), target)
    np.testing.assert_allclose(solution, true, rtol=1e-6, atol=1e-7)


@given(SIZES, SEEDS, SHARES)
def test_means_climb_to_the_top(size: int, seed: int, share: float) -> None:
    rng = np.random.default_rng(seed)
    normals = gaussian(size, rng)
    pull, rate = rng.exponential(size=size), rng.exponential(size=size)

    def height(means: Floats) -> float:
        off = means - normals.means[0]
        quadratic = 0.5 * off @ normals.precisions[0] @ off
        return float(quadratic - pull @ means + (rate * np.exp(share * means)).sum())

    means = np.zeros(size)
    climb_means(normals, 0, pull, rate, share, means)
    true = optimize.minimize(height, normals.means[0], method="BFGS", tol=1e-9)
    assert height(means) <= true.fun + 1e-8


@given(SEEDS, SHARES)
def test_variances_climb_to_the_top(seed: int, share: float) -> None:
    rng = np.random.default_rng(seed)
    precision, rate = np.diag(rng.exponential(size=3) + 0.05), rng.exponential(size=3)
    variances = np.full(3, 10.0)
    climb_variances(precision, rate, share, variances)
    for j in range(3):

        def height(log_variance: float, j: int = j) -> float:
            variance = np.exp(log_variance)
            held = rate[j] * np.exp(0.5 * share**2 * variance)
            return float(0.5 * precision[j, j] * variance - 0.5 * log_variance + held)

        true = optimize.minimize_scalar(
            height, bounds=(-12, 4), method="bounded", options={"xatol": 1e-9}
        )
        assert height(np.log(variances[j])) <= true.fun + 1e-9


def test_divergence_of_known_gaussians() -> None:
    # One dimension: ln(s2/s1) + (s1² + (m1-m2)²) / (2 s2²) - 1/2, here m1 3, s1² 4, m2 1, s2² 9.
    normals = Normals(
        np.ones((1, 1)), np.full((1, 1, 1), 1 / 9), np.full((1, 1, 1), 9.0), np.log([9.0])
    )
    found = divergence(normals, 0, np.array([3.0]), np.array([4.0]))
    assert found == pytest.approx(np.log(3 / 2) + (4 + 4) / 18 - 0.5)
