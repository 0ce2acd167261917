"""Charts over one sentence for the dependency model with valence (Klein and Manning 2004).

The recursion is written once and bound to a semiring: sums of products for inside, maxima of sums
of logarithms for the best tree. It takes O(n³), as the two sides of a head are independent. From a
chart follow the best tree, or one drawn at random in proportion to its weight.

The outside pass is the inside pass in reverse: every step of the inside recursion is linear in each
of its cells, so that running it backwards gives the derivative of log Z by each cell; cell times
derivative is an expected count.

Spans of a sentence put limits on its trees, as bounds of the loops over a chart. Each gap between
two neighbouring words belongs to one arc of a projective tree: the one whose two halves meet there.
So that the words of a span are one piece, no such arc may leave the span (sprawl). In a loose tree,
only the word above all others of a span has dependents outside; in a strict one, none has.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeVar, cast

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.kernels.jit import njit, register_jitable

FREE, SPRAWL, LOOSE, STRICT = 0, 1, 2, 3


class SpansOfText(NamedTuple):
    """Sentence s has the spans ``offsets[s]:offsets[s+1]``, from word to word, both included."""

    offsets: Ints
    begin: Ints
    end: Ints
    kind: int  # how trees respect them


# first, last: an arc whose halves meet behind the word g goes from a word >= first[g] to one
# < last[g]. until: the dependent k > i of i covers words < until[i, k]. beyond: the dependent k of
# a head j >= beyond[i, k] may cover words from i. barred: i may not take k; if it may bar any, the
# first entry is set.
class Limits(NamedTuple):
    """What the spans of one sentence allow."""

    first: Ints  # [g]
    last: Ints  # [g]
    until: Ints  # [i, k]
    beyond: Ints  # [i, k]
    barred: Bools  # [i, k]
    narrow: Ints  # one number: 1 unless everything is allowed


@njit(cache=True, nogil=True)
def new_limits(n: int) -> Limits:
    """Allow everything."""
    limits = Limits(
        np.empty(n, np.int64),
        np.empty(n, np.int64),
        np.empty((n, n), np.int64),
        np.empty((n, n), np.int64),
        np.empty((n, n), np.bool_),
        np.ones(1, np.int64),
    )
    widen(limits)
    return limits


@njit(cache=True, nogil=True)
def widen(limits: Limits) -> None:
    """Allow everything again, unless it is allowed already."""
    if limits.narrow[0] == 0:
        return
    n = len(limits.first)
    limits.narrow[0] = 0
    limits.first[:] = 0
    limits.last[:] = n
    limits.until[:] = n
    limits.barred[:] = False
    for i in range(n):
        for k in range(n):
            limits.beyond[i, k] = k + 1


@njit(cache=True, nogil=True)
def set_limits(spans: SpansOfText, s: int, limits: Limits) -> None:
    """Set the limits of a sentence."""
    widen(limits)
    if spans.kind == FREE or spans.offsets[s] == spans.offsets[s + 1]:
        return
    limits.narrow[0] = 1
    for span in range(spans.offsets[s], spans.offsets[s + 1]):
        a, b = spans.begin[span], spans.end[span]
        for g in range(a, b):
            limits.first[g] = max(limits.first[g], a)
            limits.last[g] = min(limits.last[g], b + 1)
        if spans.kind == LOOSE:
            keep_below(a, b, limits)
        if spans.kind == STRICT:
            bar_leaving(a, b, limits)


@njit(cache=True, nogil=True)
def keep_below(a: int, b: int, limits: Limits) -> None:
    """Forbid dependents of words in the span to cover words outside it."""
    for i in range(a, b):
        for k in range(i + 1, b + 1):
            limits.until[i, k] = min(limits.until[i, k], b + 1)
    for i in range(a):
        for k in range(a, b + 1):
            limits.beyond[i, k] = max(limits.beyond[i, k], b + 1)


@njit(cache=True, nogil=True)
def bar_leaving(a: int, b: int, limits: Limits) -> None:
    """Forbid words in the span to take dependents outside it."""
    n = len(limits.first)
    limits.barred[0, 0] = True
    for i in range(a, b + 1):
        for k in range(n):
            if k < a or k > b:
                limits.barred[i, k] = True


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
Function = TypeVar("Function", bound=Callable[..., object])


def compiled_as(name: str) -> Callable[[Function], Function]:
    """Compile a function that is defined within another one, under a name of its own.

    numba finds machine code by qualified names and types of arguments. Without names of their own,
    `inside` might run in place of `best` if both were cached, but by different processes.
    """

    def compile_it(function: Function) -> Function:
        function.__qualname__ = name
        return cast("Function", njit(cache=True, nogil=True)(function))

    return compile_it


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


def _filling(  # noqa: C901 (one loop nest: calls inside would cost more time than their work)
    name: str, plus: WeightOperation, times: WeightOperation, zero: float, one: float
) -> Callable[[Choices, Chart, Limits], float]:
    """Bind the operations here: numba does not cache functions that get them as arguments."""

    @compiled_as(name)
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


inside = _filling("inside", add, multiply, 0.0, 1.0)
best = _filling("best", larger, add, -np.inf, 0.0)


@njit(cache=True, nogil=True)
def outside(
    weights: Choices, chart: Chart, limits: Limits, slopes: Chart, expected: Choices, total: float
) -> None:
    """Write the expected counts of all choices, given a chart of sums and its total."""
    joined, _, opened, closed = chart
    d_joined, d_reach, d_opened, d_closed = slopes
    n = len(weights.root)
    start_at_roots(weights, chart, slopes, expected, total)
    for i in range(n):
        for k in range(n - 1, i - 1, -1):
            has = 1 if k > i else 0
            # Reverse what the cells [i, k] added to wider ones.
            d_open = d_close = d_closer = 0.0
            right, left, closer = opened[RIGHT, i, k], closed[RIGHT, i, k], closed[LEFT, i, k]
            for j in range(k + 1, limits.last[k] if i >= limits.first[k] else 0):
                d_open += d_joined[RIGHT, i, j] * closed[LEFT, k + 1, j]
                d_close += d_joined[LEFT, i, j] * opened[LEFT, k + 1, j]
                d_closed[LEFT, k + 1, j] += d_joined[RIGHT, i, j] * right
                d_opened[LEFT, k + 1, j] += d_joined[LEFT, i, j] * left
            for j in range(max(k + 1, limits.beyond[i, k]), n if has else 0):
                d_closer += d_reach[LEFT, i, j] * joined[LEFT, k, j]
                d_joined[LEFT, k, j] += d_reach[LEFT, i, j] * closer
            d_opened[RIGHT, i, k] += d_open
            d_closed[RIGHT, i, k] += d_close
            d_closed[LEFT, i, k] += d_closer
            # Reverse the heads' choices between stopping and going on.
            for side in range(2):
                head = i if side == RIGHT else k
                d_open, d_close = d_opened[side, i, k], d_closed[side, i, k]
                d_reach[side, i, k] += d_open * weights.go[head, side, has]
                d_reach[side, i, k] += d_close * weights.stop[head, side, has]
                expected.go[head, side, has] += d_open * opened[side, i, k]
                expected.stop[head, side, has] += d_close * closed[side, i, k]
            # Reverse the two arcs; their slopes become those of the cells below the arc.
            right, d_right = joined[RIGHT, i, k], d_joined[RIGHT, i, k]
            for j in range(k, limits.until[i, k] if has else 0):
                d_right += d_reach[RIGHT, i, j] * closed[RIGHT, k, j]
                d_closed[RIGHT, k, j] += d_reach[RIGHT, i, j] * right
            if has:
                left, slope = joined[LEFT, i, k], d_reach[LEFT, i, k]
                d_left = d_joined[LEFT, i, k] + slope * closed[LEFT, i, i]
                d_closed[LEFT, i, i] += slope * left
                expected.arcs[i, k], expected.arcs[k, i] = d_right * right, d_left * left
                d_joined[RIGHT, i, k] = d_right * weights.arcs[i, k]
                d_joined[LEFT, i, k] = d_left * weights.arcs[k, i]


@njit(cache=True, nogil=True)
def start_at_roots(
    weights: Choices, chart: Chart, slopes: Chart, expected: Choices, total: float
) -> None:
    """Write the derivatives of log Z by the cells that meet at the root of the sentence."""
    n = len(weights.root)
    for slope in slopes:
        slope[:] = 0
    expected.stop[:] = 0
    expected.go[:] = 0
    for r in range(n):
        left, right = chart.closed[LEFT, 0, r], chart.closed[RIGHT, r, n - 1]
        weight = weights.root[r] / total
        slopes.closed[LEFT, 0, r] = weight * right
        slopes.closed[RIGHT, r, n - 1] = weight * left
        expected.root[r] = weight * left * right
        expected.arcs[r, r] = 0


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


def _descent(  # noqa: C901 (three functions, one binding)
    name: str, choose: Choose, times: WeightOperation, zero: float
) -> Callable[[Choices, Chart, Limits, Floats, Ints], None]:
    """Bind how to choose; the split with the smallest position is the first option."""

    @compiled_as(f"{name}_last_taken")
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

    @compiled_as(f"{name}_splits")
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

    @compiled_as(name)
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


descend_best = _descent("descend_best", _first_best, add, -np.inf)
descend_drawn = _descent("descend_drawn", _drawn, multiply, 0.0)
