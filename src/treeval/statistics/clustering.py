"""Agreement of clusters with gold classes, from tables of gold classes by clusters.

Cell (g, c) counts the units of gold class g in cluster c. Such tables add up over sentences; the
functions take any number of leading axes: (..., gold, clusters) -> (...). Entropies are in bits.
"""

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.counts import ratio


def contingency(gold: Ints, predicted: Ints) -> Floats:
    """Count units by gold class and cluster, each numbered from 0."""
    rows, columns = (int(labels.max(initial=-1)) + 1 for labels in (gold, predicted))
    cells = gold.astype(np.int64) * columns + predicted
    return np.bincount(cells, minlength=rows * columns).reshape(rows, columns).astype(np.float64)


def many_to_one(table: Floats) -> Floats:
    """Accuracy when each cluster stands for its most frequent gold class."""
    return ratio(table.max(axis=-2, initial=0).sum(axis=-1), table.sum(axis=(-2, -1)))


def one_to_one(table: Floats) -> Floats:
    """Accuracy under the best assignment in which no class and no cluster occurs twice."""
    matched = [_heaviest(square) for square in table.reshape(-1, *table.shape[-2:])]
    return ratio(np.array(matched).reshape(table.shape[:-2]), table.sum(axis=(-2, -1)))


def greedy_one_to_one(table: Floats) -> Floats:
    """Accuracy when the largest cells are matched first; ties go to the first gold class."""
    left = np.array(table, dtype=np.float64)
    matched = np.zeros(left.shape[:-2])
    for _ in range(min(left.shape[-2:])):
        flat = left.reshape(*left.shape[:-2], -1)
        matched += np.maximum(flat.max(axis=-1), 0)
        row, column = np.divmod(flat.argmax(axis=-1)[..., None, None], left.shape[-1])
        taken = np.arange(left.shape[-2])[:, None] == row
        left[taken | (np.arange(left.shape[-1]) == column)] = -1
    return ratio(matched, table.sum(axis=(-2, -1)))


def homogeneity(table: Floats) -> Floats:
    """1 - H(gold | clusters) / H(gold), which is 1 if each cluster holds a single gold class."""
    return _share_explained(_entropy(table.sum(axis=-1)), _information(table))


def completeness(table: Floats) -> Floats:
    """1 - H(clusters | gold) / H(clusters), which is 1 if each gold class is in one cluster."""
    return _share_explained(_entropy(table.sum(axis=-2)), _information(table))


def v_measure(table: Floats, beta: float = 1.0) -> Floats:
    """Mean of homogeneity and completeness, weighted by beta (Rosenberg and Hirschberg 2007)."""
    homogeneous, complete = homogeneity(table), completeness(table)
    weighed = beta * homogeneous + complete
    mean = ratio((1 + beta) * homogeneous * complete, weighed)
    return np.asarray(np.where(weighed == 0, 0.0, mean))


def variation_of_information(table: Floats) -> Floats:
    """H(gold | clusters) + H(clusters | gold), in bits (Meila 2007); 0 is best."""
    gold, clusters = _entropy(table.sum(axis=-1)), _entropy(table.sum(axis=-2))
    return np.maximum(gold + clusters - 2 * _information(table), 0)


def normalised_variation(table: Floats) -> Floats:
    """NVI: the variation of information over H(gold) (Reichart and Rappoport 2009).

    Where there is only one gold class, it is H(clusters).
    """
    gold = _entropy(table.sum(axis=-1))
    return np.asarray(
        np.where(
            gold == 0, _entropy(table.sum(axis=-2)), ratio(variation_of_information(table), gold)
        )
    )


def _entropy(counts: Floats) -> Floats:
    """Entropy of the last axis in bits; nan where nothing is counted."""
    shares = ratio(counts, counts.sum(axis=-1, keepdims=True))
    logs = np.log2(np.where(shares > 0, shares, 1))
    return np.asarray(np.abs((shares * logs).sum(axis=-1)))


def _information(table: Floats) -> Floats:
    """Mutual information of gold classes and clusters, in bits."""
    joint = _entropy(table.reshape(*table.shape[:-2], -1))
    return _entropy(table.sum(axis=-1)) + _entropy(table.sum(axis=-2)) - joint


def _share_explained(entropy: Floats, information: Floats) -> Floats:
    """The share of an entropy that is explained, which is 1 if the entropy is 0."""
    return np.asarray(np.where(entropy == 0, 1.0, np.clip(ratio(information, entropy), 0, 1)))


def _heaviest(table: Floats) -> float:
    """Weight of the heaviest matching of rows and columns (Kuhn 1955), by shortest paths.

    Rows come in one by one; `row_price` and `column_price` keep every reduced cost at least 0 and
    those of matched pairs at 0.
    """
    costs = -(table if table.shape[0] <= table.shape[1] else table.T)
    rows, columns = costs.shape
    row_price, column_price = np.zeros(rows), np.zeros(columns)
    match = np.full(columns, -1)  # the row of each column
    for start in range(rows):
        row, distance, previous = start, np.full(columns, np.inf), np.full(columns, -1)
        column, reached, done = -1, 0.0, np.zeros(columns, dtype=np.bool_)
        while row >= 0:
            through = reached + costs[row] - row_price[row] - column_price
            closer = ~done & (through < distance)
            distance[closer], previous[closer] = through[closer], column
            column = int(np.argmin(np.where(done, np.inf, distance)))
            reached, done[column] = float(distance[column]), True
            row = int(match[column])
        row_price[start] += reached
        settled = done & (match >= 0)
        row_price[match[settled]] += reached - distance[settled]
        column_price[done] -= reached - distance[done]
        while column >= 0:
            before = int(previous[column])
            match[column] = match[before] if before >= 0 else start
            column = before
    return -float(costs[match[match >= 0], np.flatnonzero(match >= 0)].sum())
