"""How often each choice is made in a random tree of a sentence: the inside pass in reverse.

Every step of the inside recursion is linear in each of its cells, so that running it backwards
gives the derivative of log Z by each cell; cell times derivative is an expected count.
"""

from treeval.kernels.dmv.charts import LEFT, RIGHT, Chart, Choices
from treeval.kernels.dmv.limits import Limits
from treeval.kernels.jit import njit


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
