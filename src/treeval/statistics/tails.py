"""Two-sided tails of the few distributions that tests of correlation need.

They are short enough to be written here: scipy.stats takes a second to import and is a large
dependency.
"""

import math

import numpy as np

_TINY = 1e-300  # in place of a denominator of 0


def normal_tail(z: float) -> float:
    """The probability that a standard normal number lies at least as far from 0 as z."""
    return math.erfc(abs(z) / math.sqrt(2))


def t_tail(r: float, degrees: int) -> float:
    """The two-sided tail of t = r * sqrt(degrees / (1 - r^2)): I_(1 - r^2)(degrees / 2, 1 / 2)."""
    if degrees < 1:
        return 1.0  # two points lie on a line: any correlation is as extreme
    return incomplete_beta((1 - r) * (1 + r), degrees / 2, 0.5)


def t_quantile(level: float, degrees: int) -> float:
    """The t such that the share ``level`` of the distribution lies between -t and t.

    The tail falls in r, and bisection finds the r at which it is 1 - level.
    """
    low, high = 0.0, 1.0
    # Until no number is left between the bounds: as exact as doubles can be.
    while (r := (low + high) / 2) not in (low, high):
        low, high = (r, high) if t_tail(r, degrees) > 1 - level else (low, r)
    return r * math.sqrt(degrees / ((1 - r) * (1 + r)))


def incomplete_beta(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function I_x(a, b), by its continued fraction.

    DLMF 8.17.22; it converges fast for x below (a + 1) / (a + b + 2), and the rest follows from
    I_x(a, b) = 1 - I_(1 - x)(b, a).
    """
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - incomplete_beta(1 - x, b, a)
    log_beta = math.lgamma(a) + math.lgamma(b) - math.lgamma(a + b)
    front = math.exp(a * math.log(x) + b * math.log1p(-x) - log_beta) / a
    return front / _fraction(x, a, b)


def _fraction(x: float, a: float, b: float) -> float:
    """1 + d1 / (1 + d2 / (1 + ...)), from the top down (Lentz's method, modified)."""
    value, above, below = 1.0, 1.0, 0.0
    step, m = 0.0, 0
    while abs(step - 1) > 1e-15:
        m += 1
        half = m // 2
        if m % 2:
            d = -(a + half) * (a + b + half) * x / ((a + 2 * half) * (a + 2 * half + 1))
        else:
            d = half * (b - half) * x / ((a + 2 * half - 1) * (a + 2 * half))
        below = 1 / (1 + d * below or _TINY)
        above = 1 + d / above or _TINY
        step = above * below
        value *= step
    return value


def kendall_tail(n: int, discordant: int) -> float:
    """The probability that n values in random order have as few falling pairs, or rising ones.

    `discordant` counts the rarer kind. Each value is placed before 0, 1, ... or all of those
    already placed, with equal probabilities.
    """
    probabilities = np.ones(1)
    for placed in range(1, n):
        uniform = np.full(placed + 1, 1 / (placed + 1))
        # Only the tail is needed, and it does not depend on what lies above it.
        probabilities = np.convolve(probabilities, uniform)[: discordant + 1]
    return min(1.0, 2 * float(probabilities.sum()))
