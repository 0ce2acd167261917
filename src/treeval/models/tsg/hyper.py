"""Draws of the parameters of the prior, given all tables."""

import math
from collections.abc import Callable

import numpy as np

from treeval.arrays import Floats, Ints

LEAST_SITE = 1e-4  # the probability of a site stays between this and 1 minus this
_SHAPE, _SCALE = 10.0, 0.1  # of the Gamma distribution of strengths
_WIDTH = 1.0


def drawn_sites(counts: Ints, rng: np.random.Generator) -> Floats:
    """Probabilities of sites by kind, from their numbers [kind, 1 if it is a site]."""
    sites = rng.beta(1.0 + counts[:, 1], 1.0 + counts[:, 0])
    return np.clip(sites, LEAST_SITE, 1 - LEAST_SITE)


def drawn_discount(
    log_seating: Callable[[float], float], now: float, rng: np.random.Generator
) -> float:
    """Draw a discount, which is uniform between 0 and 1 beforehand."""
    return _sliced(log_seating, now, (0.0, 1.0), rng)


def drawn_strength(
    log_seating: Callable[[float], float], now: float, rng: np.random.Generator
) -> float:
    """Draw a strength, which has a Gamma distribution beforehand."""

    def log_density(value: float) -> float:
        if value <= 0:
            return -math.inf
        return log_seating(value) + (_SHAPE - 1) * math.log(value) - value / _SCALE

    height = log_density(now) - rng.exponential()
    low = now - _WIDTH * rng.random()
    high = low + _WIDTH
    while low > 0 and log_density(low) > height:
        low -= _WIDTH
    while log_density(high) > height:
        high += _WIDTH
    return _shrunk(log_density, now, height, (max(low, 0.0), high), rng)


def _sliced(
    log_density: Callable[[float], float],
    now: float,
    bounds: tuple[float, float],
    rng: np.random.Generator,
) -> float:
    return _shrunk(log_density, now, log_density(now) - rng.exponential(), bounds, rng)


def _shrunk(
    log_density: Callable[[float], float],
    now: float,
    height: float,
    bounds: tuple[float, float],
    rng: np.random.Generator,
) -> float:
    """Draw from the part of an interval that is above the height, which narrows with each miss."""
    low, high = bounds
    while True:
        drawn = float(rng.uniform(low, high))
        if low < drawn < high and log_density(drawn) >= height:
            return drawn
        if high - low < 1e-12 * max(1.0, abs(now)):
            return now
        low, high = (drawn, high) if drawn < now else (low, drawn)
