"""Charts over one sentence for the dependency model with valence (Klein and Manning 2004).

The recursion is written once and bound to a semiring: sums of products for inside, maxima of sums
of logarithms for the best tree. It takes O(n³), as the two sides of a head are independent.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from treeval.arrays import Floats
from treeval.kernels.dmv.limits import Limits
from treeval.kernels.jit import njit, register_jitable

LEFT, RIGHT = 0, 1


class Choices(NamedTuple):
    """A number for each choice in a sentence, by position: a weight, or an expected count."""

    root: Floats  # [i]: i heads the sentence
    arcs: Floats  # [head, dependent]
    stop: Floats  # [i, side, 1 if it has a dependent there]: no further dependent
    go: Floats  # [i, side, 1 if it has a dependent there]: one more dependent


# All cells are [side, i, j] with i <= j: on the right side i is the head, on the left side j.
# joined: one of i and j is the other's outermost dependent so far, all between is below them.
# reach: all from i to j is below the head; open: one more dependent follows; closed: none does.
class Chart(NamedTuple):
    """Cells over all pairs of positions."""

    joined: Floats
    reach: Floats
    open: Floats
    closed: Floats


WeightOperation = Callable[[float, float], float]


@njit(cache=True, nogil=True)
def new_choices(n: int) -> Choices:
    return Choices(np.empty(n), np.empty((n, n)), np.empty((n, 2, 2)), np.empty((n, 2, 2)))


@njit(cache=True, nogil=True)
def new_chart(n: int) -> Chart:
    shape = (2, n, n)
    return Chart(np.empty(shape), np.empty(shape), np.empty(shape), np.empty(shape))


@register_jitable
def add(a: float, b: float) -> float:
    return a + b


@register_jitable
def multiply(a: float, b: float) -> float:
    return a * b


@register_jitable
def larger(a: float, b: float) -> float:
    return max(a, b)


def _compile(  # noqa: C901 (one loop nest: calls inside would cost more time than their work)
    plus: WeightOperation, times: WeightOperation, zero: float, one: float
) -> Callable[[Choices, Chart, Limits], float]:
    """Bind the operations here: numba does not cache functions that get them as arguments."""

    @njit(cache=True, nogil=True)
    def fill(weights: Choices, chart: Chart, limits: Limits) -> float:
        """Fill the chart; return the sum over all trees within the limits."""
        joined, reach, opened, closed = chart
        n = len(weights.root)
        for i in range(n - 1, -1, -1):
            for side in range(2):
                for j in range(i, n):
                    joined[side, i, j] = reach[side, i, j] = zero
                reach[side, i, i] = one
            for k in range(i, n):
                has = 1 if k > i else 0
                if has:
                    right = times(weights.arcs[i, k], joined[RIGHT, i, k])
                    left = times(weights.arcs[k, i], joined[LEFT, i, k])
                    joined[RIGHT, i, k], joined[LEFT, i, k] = right, left
                    for j in range(k, limits.until[i, k]):
                        below = times(right, closed[RIGHT, k, j])
                        reach[RIGHT, i, j] = plus(reach[RIGHT, i, j], below)
                    reach[LEFT, i, k] = plus(reach[LEFT, i, k], times(left, closed[LEFT, i, i]))
                right, left = reach[RIGHT, i, k], reach[LEFT, i, k]
                opened[RIGHT, i, k] = times(right, weights.go[i, RIGHT, has])
                closed[RIGHT, i, k] = times(right, weights.stop[i, RIGHT, has])
                opened[LEFT, i, k] = times(left, weights.go[k, LEFT, has])
                closed[LEFT, i, k] = times(left, weights.stop[k, LEFT, has])
                # A finished cell is added at once to all its sums: by rows, not columns.
                right, left = opened[RIGHT, i, k], closed[RIGHT, i, k]
                for j in range(k + 1, limits.last[k] if i >= limits.first[k] else 0):
                    both = times(right, closed[LEFT, k + 1, j])
                    joined[RIGHT, i, j] = plus(joined[RIGHT, i, j], both)
                    both = times(left, opened[LEFT, k + 1, j])
                    joined[LEFT, i, j] = plus(joined[LEFT, i, j], both)
                left = closed[LEFT, i, k]
                for j in range(max(k + 1, limits.beyond[i, k]), n if has else 0):
                    reach[LEFT, i, j] = plus(reach[LEFT, i, j], times(left, joined[LEFT, k, j]))
        total = zero
        for r in range(n):
            sides = times(closed[LEFT, 0, r], closed[RIGHT, r, n - 1])
            total = plus(total, times(weights.root[r], sides))
        return total

    return fill


inside = _compile(add, multiply, 0.0, 1.0)
best = _compile(larger, add, -np.inf, 0.0)
