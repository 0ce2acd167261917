"""Expectations under a penalty on posteriors: the dual, solved by projected gradient.

Of all distributions over trees, q minimises KL(q‖p) + limit · Σ largest posterior of each pair of
tags. It is p times exp(-multiplier) for each arc; the multipliers minimise the sum of log Z, are at
least 0, and add up to the limit at most in each pair.
"""

import math
from collections.abc import Callable
from typing import NamedTuple

from treeval.arrays import Floats
from treeval.models.dmv.events import Events
from treeval.models.dmv.pairs import TagPairs
from treeval.models.dmv.parts import PartMapper, in_threads
from treeval.models.dmv.text import Tagged
from treeval.models.dmv.valences import expect_arcs

_FIRST, _SHORTEST, _LONGEST = 10.0, 1e-3, 1e4  # lengths of steps
_ENOUGH = 1e-4  # share of the decrease that the gradient promises
_PROBE = 1e-4  # length of the step by which the projected gradient is measured
_TINY = 1e-12  # length of steps that no longer change anything


class Projected(NamedTuple):
    """Multipliers of all instances, and what is expected under them."""

    multipliers: Floats
    value: float  # of the dual: the sum of log Z
    posteriors: Floats  # of instances: the falling slope of the value
    events: Events


Evaluate = Callable[[Floats], Projected]


class DualEffort(NamedTuple):
    """When the dual is solved: a norm of the projected gradient per instance, or some steps."""

    norm: float = 1e-5
    steps: int = 200


def projected(
    text: Tagged,
    weights: Events,
    pairs: TagPairs,
    limit: float,
    *,
    start: Floats,
    effort: DualEffort,
    mapper: PartMapper = in_threads,
) -> Projected:
    """Find the best distribution over trees, from multipliers to start with."""

    def evaluate(multipliers: Floats) -> Projected:
        found = expect_arcs(text, weights, pairs.log_factors(multipliers), mapper=mapper)
        posteriors = pairs.posteriors(found.posteriors)
        return Projected(multipliers, float(found.log_likelihoods.sum()), posteriors, found.events)

    point = evaluate(pairs.projected(start, limit))
    length = _FIRST
    for _ in range(effort.steps):
        if slope(point, pairs, limit) <= effort.norm * pairs.size:
            break
        after, length = _stepped(evaluate, point, pairs, limit, length)
        if after is point:
            break
        length = _next_length(point, after)
        point = after
    return point


def slope(point: Projected, pairs: TagPairs, limit: float) -> float:
    """The norm of the projected gradient: 0 at the optimum."""
    near = pairs.projected(point.multipliers + _PROBE * point.posteriors, limit)
    moved = near - point.multipliers
    return math.sqrt(_product(moved, moved)) / _PROBE


def _stepped(
    evaluate: Evaluate, point: Projected, pairs: TagPairs, limit: float, length: float
) -> tuple[Projected, float]:
    """Follow the gradient, with shorter steps until the value falls enough."""
    while length > _TINY:
        place = pairs.projected(point.multipliers + length * point.posteriors, limit)
        promised = _product(point.posteriors, place - point.multipliers)
        after = evaluate(place)
        if promised > 0 and after.value <= point.value - _ENOUGH * promised:
            return after, length
        length /= 2
    return point, length


def _next_length(before: Projected, after: Projected) -> float:
    """The length of Barzilai and Borwein: moved² / (moved · change of the gradient)."""
    moved = after.multipliers - before.multipliers
    curvature = _product(moved, before.posteriors - after.posteriors)
    if curvature <= 0:
        return _LONGEST
    return min(max(_product(moved, moved) / curvature, _SHORTEST), _LONGEST)


def _product(one: Floats, other: Floats) -> float:
    """The inner product, without the threads of a library, which cost more than they save."""
    return float((one * other).sum())
