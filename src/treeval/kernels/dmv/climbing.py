"""Maximising the bound of a logistic normal in one Gaussian's means and variances.

A Gaussian with given mean and precision P is the prior of λ; the observations pull at λ, and an
upper bound of log Σ exp holds it back (Cohen and Smith 2009, after Blei and Lafferty 2007).
"""

from typing import NamedTuple

import numpy as np

from treeval.arrays import Floats
from treeval.kernels.jit import njit

_NEWTON_STEPS, _HALVINGS = 50, 40
_TOLERANCE = 1e-10  # of the square of the Newton decrement, and of changes of log-variances
_SOLVED = 1e-18  # part of the squared residual at which a linear system is solved


class Normals(NamedTuple):
    """Gaussians by number; all have the same dimension."""

    means: Floats  # [gaussian, dimension]
    precisions: Floats  # [gaussian, dimension, dimension]
    covariances: Floats
    log_determinants: Floats  # [gaussian], of covariances


@njit(cache=True, nogil=True)
def multiply(matrix: Floats, vector: Floats, product: Floats) -> None:
    """Multiply a symmetric matrix by a vector, row by row."""
    product[:] = 0
    for i in range(len(vector)):
        factor = vector[i]
        row = matrix[i]
        for j in range(len(vector)):
            product[j] += factor * row[j]


@njit(cache=True, nogil=True)
def dot(a: Floats, b: Floats) -> float:
    total = 0.0
    for j in range(len(a)):
        total += a[j] * b[j]
    return total


@njit(cache=True, nogil=True)
def solve(
    precision: Floats, covariance: Floats, extra: Floats, target: Floats, solution: Floats
) -> None:
    """Solve (P + diag(extra)) x = target by conjugate gradients, with the covariance as a guess.

    The extra part is small where nothing was observed, so that few steps are needed.
    """
    n = len(target)
    residual, guess, image = target.copy(), np.empty(n), np.empty(n)
    solution[:] = 0
    multiply(covariance, residual, guess)
    direction = guess.copy()
    length = first = dot(residual, guess)
    for _ in range(2 * n):
        if length <= _SOLVED * first:
            return
        multiply(precision, direction, image)
        for j in range(n):
            image[j] += extra[j] * direction[j]
        step = length / dot(direction, image)
        for j in range(n):
            solution[j] += step * direction[j]
            residual[j] -= step * image[j]
        multiply(covariance, residual, guess)
        before, length = length, dot(residual, guess)
        for j in range(n):
            direction[j] = guess[j] + length / before * direction[j]


@njit(cache=True, nogil=True)
def climb_means(
    normals: Normals, e: int, pull: Floats, rate: Floats, share: float, means: Floats
) -> None:
    """Maximise -½(λ-μ)'P(λ-μ) + pull·λ - Σ rate exp(share λ) by Newton's method."""
    n = len(means)
    off, force, grown = np.empty(n), np.empty(n), np.empty(n)
    slope, extra, step = np.empty(n), np.empty(n), np.empty(n)
    for _ in range(_NEWTON_STEPS):
        for j in range(n):
            off[j] = means[j] - normals.means[e, j]
            grown[j] = rate[j] * np.exp(share * means[j])
            extra[j] = share * share * grown[j]
        multiply(normals.precisions[e], off, force)
        for j in range(n):
            slope[j] = pull[j] - force[j] - share * grown[j]
        solve(normals.precisions[e], normals.covariances[e], extra, slope, step)
        decrement = dot(slope, step)
        if decrement < _TOLERANCE:
            return
        multiply(normals.precisions[e], step, off)
        curvature = dot(step, off)
        linear = dot(pull, step) - dot(force, step)
        size = 1.0
        for _ in range(_HALVINGS):
            gain = size * linear - 0.5 * size * size * curvature
            for j in range(n):
                gain -= grown[j] * np.expm1(share * size * step[j])
            if gain >= 1e-4 * size * decrement:
                break
            size *= 0.5
        for j in range(n):
            means[j] += size * step[j]


@njit(cache=True, nogil=True)
def climb_variances(precision: Floats, rate: Floats, share: float, variances: Floats) -> None:
    """Maximise -½Pv + ½ ln v - rate exp(share² v/2) in each variance v, by Newton on ln v."""
    half = 0.5 * share * share
    for j in range(len(variances)):
        log_variance = np.log(variances[j])
        for _ in range(_NEWTON_STEPS):
            variance = np.exp(log_variance)
            inner = 0.5 * precision[j, j] * variance
            outer = rate[j] * half * variance * np.exp(half * variance)
            step = (0.5 - inner - outer) / (inner + outer * (1 + half * variance))
            log_variance += min(max(step, -1.0), 1.0)
            if abs(step) < _TOLERANCE:
                break
        variances[j] = np.exp(log_variance)


@njit(cache=True, nogil=True)
def divergence(normals: Normals, e: int, means: Floats, variances: Floats) -> float:
    """Compute the Kullback-Leibler divergence of independent Gaussians from the Gaussian e."""
    n = len(means)
    off, force = np.empty(n), np.empty(n)
    total: float = normals.log_determinants[e] - n
    for j in range(n):
        off[j] = means[j] - normals.means[e, j]
        total += normals.precisions[e, j, j] * variances[j] - np.log(variances[j])
    multiply(normals.precisions[e], off, force)
    return 0.5 * (total + dot(off, force))
