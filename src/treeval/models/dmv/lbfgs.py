"""Maximising a smooth function of many variables with limited memory (L-BFGS).

Nocedal (1980): steps go uphill along the gradient, bent by what the last few steps have shown of
the curvature. Steps are halved until the function rises by enough (Armijo's condition).
"""

from collections import deque
from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from treeval.arrays import Floats

Function = Callable[[Floats], tuple[float, Floats]]  # gives the value and the gradient

_MEMORY = 10  # steps
_ENOUGH = 1e-4  # part of the rise that the gradient promises
_CURVED = 1e-10  # least product of a step and the change of the gradient
_HALVINGS = 60


class Reached(NamedTuple):
    """Where the climb is, with the value and the gradient there."""

    place: Floats
    value: float
    gradient: Floats


def climb(function: Function, start: Floats, *, gain: float = 1e-9) -> Iterator[Reached]:
    """Yield the start and all later points; the value never falls.

    The climb ends where no step rises, or where one rises by no more than ``gain`` times the
    value. Without a gain it can go on for ever: callers decide when to stop.
    """
    point = Reached(start, *function(start))
    memory: deque[tuple[Floats, Floats, float]] = deque(maxlen=_MEMORY)
    while True:
        yield point
        direction = _direction(point.gradient, memory)
        reached = _stepped(function, point, direction)
        if reached is None and memory:  # the curvature may mislead: try the gradient itself
            memory.clear()
            reached = _stepped(function, point, _direction(point.gradient, memory))
        if reached is None:
            return
        step, bend = reached.place - point.place, point.gradient - reached.gradient
        curvature = float(step @ bend)
        if curvature > _CURVED:
            memory.append((step, bend, 1.0 / curvature))
        rise, point = reached.value - point.value, reached
        if rise <= gain * abs(point.value):
            yield point
            return


def _direction(gradient: Floats, memory: "deque[tuple[Floats, Floats, float]]") -> Floats:
    """Multiply the gradient by the inverse curvature, by the two loops of the method."""
    if not memory:
        first: Floats = gradient / max(1.0, float(np.linalg.norm(gradient)))
        return first
    direction = gradient.copy()
    shares = []
    for step, bend, inverse in reversed(memory):
        share = inverse * (step @ direction)
        direction -= share * bend
        shares.append(share)
    step, bend, inverse = memory[-1]
    direction /= inverse * (bend @ bend)
    for (step, bend, inverse), share in zip(memory, reversed(shares), strict=True):
        direction += (share - inverse * (bend @ direction)) * step
    return direction


def _stepped(function: Function, point: Reached, direction: Floats) -> Reached | None:
    """Go as far as the function rises by enough; None if it does not rise at all."""
    promised = float(point.gradient @ direction)
    if not promised > 0:
        return None
    size = 1.0
    for _ in range(_HALVINGS):
        place = point.place + size * direction
        value, gradient = function(place)
        if value >= point.value + _ENOUGH * size * promised:
            return Reached(place, value, gradient)
        size /= 2
    return None
