"""Trees from charts: the best one, or one drawn at random in proportion to its weight."""

from collections.abc import Callable

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.kernels.dmv.charts import LEFT, RIGHT, Chart, Choices, WeightOperation, add, multiply
from treeval.kernels.dmv.limits import Limits
from treeval.kernels.jit import njit, register_jitable

Choose = Callable[[Floats, float], int]


@register_jitable
def _first_best(options: Floats, draw: float) -> int:  # noqa: ARG001
    """Choose the first of the largest options, whatever is drawn."""
    chosen = 0
    for option in range(1, len(options)):
        if options[option] > options[chosen]:
            chosen = option
    return chosen


@register_jitable
def _drawn(options: Floats, draw: float) -> int:
    """Choose an option in proportion to its weight."""
    rest = 0.0
    for weight in options:
        rest += weight
    rest *= draw
    for option in range(len(options) - 1):
        rest -= options[option]
        if rest < 0:
            return option
    return len(options) - 1


@njit(cache=True, nogil=True)
def push(stack: Ints, size: int, side: int, i: int, j: int) -> int:
    """Put a part on the stack unless it is a bare head; return the size of the stack."""
    if i == j:
        return size
    stack[size, 0], stack[size, 1], stack[size, 2] = side, i, j
    return size + 1


def _compile(  # noqa: C901 (three functions, one binding)
    choose: Choose, times: WeightOperation, zero: float
) -> Callable[[Choices, Chart, Limits, Floats, Ints], None]:
    """Bind how to choose; the split with the smallest position is the first option."""

    @njit(cache=True, nogil=True)
    def last_taken(
        chart: Chart, limits: Limits, side: int, i: int, j: int, options: Floats
    ) -> Floats:
        """Weigh each word as the outermost dependent of the head of the cell [i, j]."""
        for k in range(j - i):
            if side == RIGHT:
                below = chart.closed[RIGHT, i + 1 + k, j]
                options[k] = times(chart.joined[RIGHT, i, i + 1 + k], below)
                reaches = j < limits.until[i, i + 1 + k]
            else:
                options[k] = times(chart.joined[LEFT, i + k, j], chart.closed[LEFT, i, i + k])
                reaches = k == 0 or j >= limits.beyond[i, i + k]
            if not reaches:
                options[k] = zero
        return options[: j - i]

    @njit(cache=True, nogil=True)
    def splits(chart: Chart, limits: Limits, side: int, i: int, j: int, options: Floats) -> Floats:
        """Weigh each place at which the words between i and j may be divided."""
        opened, closed = chart.open, chart.closed
        for k in range(j - i):
            if side == RIGHT:
                options[k] = times(opened[RIGHT, i, i + k], closed[LEFT, i + k + 1, j])
            else:
                options[k] = times(closed[RIGHT, i, i + k], opened[LEFT, i + k + 1, j])
            if i < limits.first[i + k] or j >= limits.last[i + k]:
                options[k] = zero
        return options[: j - i]

    @njit(cache=True, nogil=True)
    def descend(weights: Choices, chart: Chart, limits: Limits, draws: Floats, heads: Ints) -> None:
        """Write the heads of one tree, as positions in the sentence and -1 for the root.

        It takes two draws per word, minus one.
        """
        n = len(weights.root)
        options = np.empty(n)
        stack = np.empty((n, 3), np.int64)  # side, i, j of words below a head
        for r in range(n):
            sides = times(chart.closed[LEFT, 0, r], chart.closed[RIGHT, r, n - 1])
            options[r] = times(weights.root[r], sides)
        root = choose(options, draws[0])
        heads[root] = -1
        size = push(stack, push(stack, 0, LEFT, 0, root), RIGHT, root, n - 1)
        used = 1
        while size > 0:
            size -= 1
            side, i, j = stack[size, 0], stack[size, 1], stack[size, 2]
            k = choose(last_taken(chart, limits, side, i, j, options), draws[used])
            if side == RIGHT:
                taken = i + 1 + k
                size = push(stack, size, RIGHT, taken, j)
                heads[taken], j = i, taken
            else:
                taken = i + k
                size = push(stack, size, LEFT, i, taken)
                heads[taken], i = j, taken
            k = choose(splits(chart, limits, side, i, j, options), draws[used + 1])
            used += 2
            size = push(stack, size, RIGHT, i, i + k)
            size = push(stack, size, LEFT, i + k + 1, j)

    return descend


descend_best = _compile(_first_best, add, -np.inf)
descend_drawn = _compile(_drawn, multiply, 0.0)
