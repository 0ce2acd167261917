"""Variational inference for the model with logistic normal priors (Cohen and Smith 2009).

For each sentence the parameters of every multinomial are softmax(η), where η is the mean of one or
two Gaussian vectors: its own (number k for multinomial k), and one it may share with others.

The bound is maximised in the means and variances of one Gaussian at a time. A Gaussian with given
mean and precision P is the prior of λ; the observations pull at λ, and an upper bound of log Σ exp
holds it back (after Blei and Lafferty 2007).
"""

from typing import NamedTuple

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.induction.dmv.kernels.charts import (
    LEFT,
    RIGHT,
    Choices,
    inside,
    new_chart,
    new_choices,
    new_limits,
    outside,
)
from treeval.induction.dmv.kernels.texts import ChosenSentences
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


class Family(NamedTuple):
    """Multinomials of the same size, their Gaussians, and both as inferred for one sentence."""

    normals: Normals
    shared: Ints  # [multinomial]: the Gaussian it shares with others, or -1
    means: Floats  # [gaussian, outcome]: λ
    variances: Floats  # [gaussian, outcome]: v
    log_weights: Floats  # [multinomial, outcome]: bound of E[ln θ]
    counts: Floats  # [multinomial, outcome]: expected, of the sentence
    log_sums: Floats  # [multinomial]: ln ζ


class Active(NamedTuple):
    """The members of a family that a sentence needs."""

    multinomials: Ints
    gaussians: Ints  # those of the multinomials, then those they share


class Patience(NamedTuple):
    """When to stop raising a sentence's bound: by its relative change, or after some rounds."""

    tolerance: float
    rounds: int


class Moments(NamedTuple):
    """Sums over sentences that a Gaussian takes part in."""

    firsts: Floats  # [gaussian, outcome]: Σ λ
    seconds: Floats  # [gaussian, outcome, outcome]: Σ λλ' + diag(v)
    sentences: Floats  # [gaussian]


@njit(cache=True, nogil=True)
def exponents(family: Family, k: int, exponent: Floats) -> None:
    """Write the logarithms of E[exp η] by outcome."""
    other = family.shared[k]
    for j in range(len(exponent)):
        if other < 0:
            exponent[j] = family.means[k, j] + 0.5 * family.variances[k, j]
        else:
            mean = family.means[k, j] + family.means[other, j]
            variance = family.variances[k, j] + family.variances[other, j]
            exponent[j] = 0.5 * mean + 0.125 * variance


@njit(cache=True, nogil=True)
def tighten(family: Family, k: int) -> None:
    """Choose the ζ at which the bound of log Σ exp η is tight, and the weights that result."""
    exponent = np.empty(family.means.shape[1])
    exponents(family, k, exponent)
    highest = exponent.max()
    total = 0.0
    for j in range(len(exponent)):
        total += np.exp(exponent[j] - highest)
    family.log_sums[k] = highest + np.log(total)
    other = family.shared[k]
    for j in range(len(exponent)):
        mean = family.means[k, j]
        if other >= 0:
            mean = 0.5 * (mean + family.means[other, j])
        family.log_weights[k, j] = mean - family.log_sums[k]


@njit(cache=True, nogil=True)
def gather(
    family: Family, e: int, members: Ints, of_variances: bool, pull: Floats, rate: Floats
) -> None:
    """Write what pulls at a Gaussian and holds it back, without its own part of the exponents."""
    exponent = np.empty(family.means.shape[1])
    pull[:] = 0
    rate[:] = 0
    for k in members:
        share = 1.0 if family.shared[k] < 0 else 0.5
        exponents(family, k, exponent)
        total = family.counts[k].sum()
        for j in range(len(pull)):
            pull[j] += share * family.counts[k, j]
            if of_variances:
                own = 0.5 * share * share * family.variances[e, j]
            else:
                own = share * family.means[e, j]
            rate[j] += total * np.exp(exponent[j] - own - family.log_sums[k])


@njit(cache=True, nogil=True)
def settle_one(family: Family, e: int, members: Ints) -> None:
    """Move one Gaussian to where the bound is highest, while the others stay."""
    n = family.means.shape[1]
    pull, rate = np.empty(n), np.empty(n)
    share = 1.0 if family.shared[members[0]] < 0 else 0.5
    gather(family, e, members, False, pull, rate)
    climb_means(family.normals, e, pull, rate, share, family.means[e])
    for k in members:
        tighten(family, k)
    gather(family, e, members, True, pull, rate)
    climb_variances(family.normals.precisions[e], rate, share, family.variances[e])
    for k in members:
        tighten(family, k)


@njit(cache=True, nogil=True)
def positions(flags: Bools) -> Ints:
    """Find the positions of the flags that are set."""
    found = np.empty(len(flags), np.int64)
    size = 0
    for place in range(len(flags)):
        if flags[place]:
            found[size] = place
            size += 1
    return found[:size]


@njit(cache=True, nogil=True)
def find_active(tags: Ints, attach: Family, stop: Family) -> tuple[Active, Active]:
    """Find the members of both families that a sentence with these tags needs."""
    size = attach.means.shape[1]
    in_attach = np.zeros(len(attach.shared), np.bool_)
    in_stop = np.zeros(len(stop.shared), np.bool_)
    in_attach[0] = True
    for tag in tags:
        for side in range(2):
            head = side * size + tag
            in_attach[1 + head] = in_stop[2 * head] = in_stop[2 * head + 1] = True
    return with_gaussians(attach, in_attach), with_gaussians(stop, in_stop)


@njit(cache=True, nogil=True)
def with_gaussians(family: Family, flags: Bools) -> Active:
    used = np.zeros(len(family.means), np.bool_)
    for k in range(len(flags)):
        if flags[k]:
            used[k] = True
            if family.shared[k] >= 0:
                used[family.shared[k]] = True
    return Active(positions(flags), positions(used))


@njit(cache=True, nogil=True)
def settle(family: Family, active: Active) -> None:
    """Move each Gaussian of a sentence in turn, the shared ones last."""
    flags = np.zeros(len(family.shared), np.bool_)
    for e in active.gaussians:
        for k in active.multinomials:
            flags[k] = e in (k, family.shared[k])
        settle_one(family, e, positions(flags))


@njit(cache=True, nogil=True)
def begin(family: Family, active: Active) -> None:
    """Start from the prior: its means, and its variances if everything else is known."""
    for e in active.gaussians:
        for j in range(family.means.shape[1]):
            family.means[e, j] = family.normals.means[e, j]
            family.variances[e, j] = 1 / family.normals.precisions[e, j, j]
    for k in active.multinomials:
        tighten(family, k)


@njit(cache=True, nogil=True)
def weigh(attach: Family, stop: Family, tags: Ints, weights: Choices) -> None:
    """Write the weights of a sentence's choices; multinomial 0 of the first family is the root."""
    n, size = len(tags), attach.means.shape[1]
    for i in range(n):
        weights.root[i] = np.exp(attach.log_weights[0, tags[i]])
        for j in range(n):
            side = RIGHT if j > i else LEFT
            k = 1 + side * size + tags[i]
            weights.arcs[i, j] = np.exp(attach.log_weights[k, tags[j]])
        for side in range(2):
            for has in range(2):
                k = 2 * (side * size + tags[i]) + has
                weights.stop[i, side, has] = np.exp(stop.log_weights[k, 0])
                weights.go[i, side, has] = np.exp(stop.log_weights[k, 1])


@njit(cache=True, nogil=True)
def count(attach: Family, stop: Family, tags: Ints, expected: Choices) -> None:
    """Add expected counts of a sentence to those of its multinomials."""
    n, size = len(tags), attach.means.shape[1]
    for i in range(n):
        attach.counts[0, tags[i]] += expected.root[i]
        for j in range(n):
            side = RIGHT if j > i else LEFT
            attach.counts[1 + side * size + tags[i], tags[j]] += expected.arcs[i, j]
        for side in range(2):
            for has in range(2):
                k = 2 * (side * size + tags[i]) + has
                stop.counts[k, 0] += expected.stop[i, side, has]
                stop.counts[k, 1] += expected.go[i, side, has]


@njit(cache=True, nogil=True)
def forget_counts(family: Family, active: Active) -> None:
    for k in active.multinomials:
        for j in range(family.counts.shape[1]):
            family.counts[k, j] = 0


@njit(cache=True, nogil=True)
def note(family: Family, active: Active, moments: Moments) -> None:
    """Add the moments of a sentence's Gaussians."""
    n = family.means.shape[1]
    for e in active.gaussians:
        moments.sentences[e] += 1
        for i in range(n):
            mean = family.means[e, i]
            moments.firsts[e, i] += mean
            moments.seconds[e, i, i] += family.variances[e, i]
            for j in range(n):
                moments.seconds[e, i, j] += mean * family.means[e, j]


@njit(cache=True, nogil=True)
def divergences(family: Family, active: Active) -> float:
    total = 0.0
    for e in active.gaussians:
        total += divergence(family.normals, e, family.means[e], family.variances[e])
    return total


@njit(cache=True, nogil=True)
def infer(
    attach: Family, stop: Family, active: tuple[Active, Active], tags: Ints, patience: Patience
) -> float:
    """Fit trees and Gaussians of a sentence; return the bound of its log-likelihood."""
    n = len(tags)
    weights, expected, chart, slopes = new_choices(n), new_choices(n), new_chart(n), new_chart(n)
    limits = new_limits(n)
    begin(attach, active[0])
    begin(stop, active[1])
    bound = np.nan
    for _ in range(patience.rounds):
        weigh(attach, stop, tags, weights)
        total = inside(weights, chart, limits)
        before, bound = bound, np.log(total)
        bound -= divergences(attach, active[0]) + divergences(stop, active[1])
        if abs(bound - before) <= patience.tolerance * abs(before):
            break
        outside(weights, chart, limits, slopes, expected, total)
        forget_counts(attach, active[0])
        forget_counts(stop, active[1])
        count(attach, stop, tags, expected)
        settle(attach, active[0])
        settle(stop, active[1])
    return bound


@njit(cache=True, nogil=True)
def infer_all(
    families: tuple[Family, Family],
    part: ChosenSentences,
    moments: tuple[Moments, Moments],
    bounds: Floats,
    patience: Patience,
) -> None:
    """Infer the chosen sentences and add up their moments, for attaching and for stopping."""
    attach, stop = families
    for s in part.chosen:
        tags = part.codes[part.offsets[s] : part.offsets[s + 1]]
        active = find_active(tags, attach, stop)
        bounds[s] = infer(attach, stop, active, tags, patience)
        note(attach, active[0], moments[0])
        note(stop, active[1], moments[1])
