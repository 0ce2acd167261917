"""An EM pass of the dependency model with valence in plain NumPy, batched by equal length.

Written to be read beside the equations, and to be compared with: one array operation for each
pair of positions, all sentences of one length at once.
"""

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.induction.dmv.events import Events, zeros
from treeval.induction.dmv.text import Tagged

L, R = 0, 1


def expected_events(text: Tagged, weights: Events) -> tuple[Events, float]:
    """Expected events of a text, and its log-likelihood."""
    counts, log_likelihood = zeros(len(text.tags)), 0.0
    for length in np.unique(text.lengths).tolist():
        sentences = np.flatnonzero(text.lengths == length)
        tags = text.codes[text.offsets[sentences][:, None] + np.arange(length)]
        log_likelihood += _one_length(tags, weights, counts)
    return counts, log_likelihood


def _one_length(tags: Ints, weights: Events, counts: Events) -> float:
    batch, n = tags.shape
    root = weights.root[tags]
    arcs = np.stack([weights.attach[side][tags[:, :, None], tags[:, None, :]] for side in (L, R)])
    stop, go = weights.stop[:, tags], weights.go[:, tags]  # [side, sentence, word, has]
    # Cells are [side, sentence, head, end]: I joined, U reach, O open, C closed.
    cells = np.zeros((4, 2, batch, n, n))
    joined, reach, opened, closed = cells
    for i in range(n):
        reach[:, :, i, i] = 1
        opened[:, :, i, i], closed[:, :, i, i] = go[:, :, i, 0], stop[:, :, i, 0]
    for width in range(1, n):
        for i in range(n - width):
            j = i + width
            here, there = slice(i, j), slice(i + 1, j + 1)
            right = (opened[R, :, i, here] * closed[L, :, j, there]).sum(-1)
            left = (closed[R, :, i, here] * opened[L, :, j, there]).sum(-1)
            joined[R, :, i, j] = arcs[R, :, i, j] * right
            joined[L, :, j, i] = arcs[L, :, j, i] * left
            reach[R, :, i, j] = (joined[R, :, i, there] * closed[R, :, there, j]).sum(-1)
            reach[L, :, j, i] = (joined[L, :, j, here] * closed[L, :, here, i]).sum(-1)
            for side, head, end in ((R, i, j), (L, j, i)):
                opened[side, :, head, end] = reach[side, :, head, end] * go[side, :, head, 1]
                closed[side, :, head, end] = reach[side, :, head, end] * stop[side, :, head, 1]
    roots = root * closed[L, :, :, 0] * closed[R, :, :, n - 1]
    total = roots.sum(axis=1)
    slopes = np.zeros_like(cells)
    slopes[3, L, :, :, 0] = root * closed[R, :, :, n - 1] / total[:, None]
    slopes[3, R, :, :, n - 1] += root * closed[L, :, :, 0] / total[:, None]
    _backwards(cells, slopes, arcs, stop, go)
    _add(tags, counts, cells, slopes, roots / total[:, None])
    return float(np.log(total).sum())


def _backwards(cells: Floats, slopes: Floats, arcs: Floats, stop: Floats, go: Floats) -> None:
    joined, _, opened, closed = cells
    d_joined, d_reach, d_opened, d_closed = slopes
    n = arcs.shape[-1]
    for width in range(n - 1, 0, -1):
        for i in range(n - width):
            j = i + width
            here, there = slice(i, j), slice(i + 1, j + 1)
            for side, head, end in ((R, i, j), (L, j, i)):
                d_reach[side, :, head, end] += (
                    d_opened[side, :, head, end] * go[side, :, head, 1]
                    + d_closed[side, :, head, end] * stop[side, :, head, 1]
                )
            slope = d_reach[R, :, i, j, None]
            d_joined[R, :, i, there] += slope * closed[R, :, there, j]
            d_closed[R, :, there, j] += slope * joined[R, :, i, there]
            slope = d_reach[L, :, j, i, None]
            d_joined[L, :, j, here] += slope * closed[L, :, here, i]
            d_closed[L, :, here, i] += slope * joined[L, :, j, here]
            slope = (d_joined[R, :, i, j] * arcs[R, :, i, j])[:, None]
            d_opened[R, :, i, here] += slope * closed[L, :, j, there]
            d_closed[L, :, j, there] += slope * opened[R, :, i, here]
            slope = (d_joined[L, :, j, i] * arcs[L, :, j, i])[:, None]
            d_closed[R, :, i, here] += slope * opened[L, :, j, there]
            d_opened[L, :, j, there] += slope * closed[R, :, i, here]


def _add(tags: Ints, counts: Events, cells: Floats, slopes: Floats, roots: Floats) -> None:
    joined, _, opened, closed = cells * slopes
    n, size = tags.shape[1], len(counts.root)
    np.add.at(counts.root, tags, roots)
    pairs = (tags[:, :, None] * size + tags[:, None, :]).ravel()
    near = np.arange(n)
    for side in (L, R):
        sums = np.bincount(pairs, joined[side].ravel(), size * size)
        counts.attach[side] += sums.reshape(size, size)
        for events, cell in ((counts.stop, closed[side]), (counts.go, opened[side])):
            without = cell[:, near, near]
            np.add.at(events[side], (tags, 0), without)
            np.add.at(events[side], (tags, 1), cell.sum(axis=2) - without)
