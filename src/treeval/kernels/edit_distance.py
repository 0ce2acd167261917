"""Tree edit distance with unit costs, for ordered trees (Zhang and Shasha 1989)."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from treeval.arrays import Ints
from treeval.kernels.jit import njit


class Forest(NamedTuple):
    """Tree t owns the nodes ``offsets[t]:offsets[t+1]``, in postorder."""

    offsets: Ints
    labels: Ints
    left: Ints  # the leftmost leaf below a node, counted from the first node of its tree


class Tree(NamedTuple):
    """The nodes of one tree, in postorder."""

    labels: Ints
    left: Ints


class DistanceTables(NamedTuple):
    """Working space, at least as large as the trees (and 1)."""

    # trees[x, y]: distance of the trees below node x of a and node y of b.
    # forests[x, y]: distance of the first x nodes below a node of a and the first y below one of b.
    trees: NDArray[np.int32]
    forests: NDArray[np.int32]


@njit(cache=True)
def edit_distances(a: Forest, b: Forest) -> NDArray[np.int64]:
    """Compare the trees of two forests one by one; leaves are edited like all other nodes."""
    trees = len(a.offsets) - 1
    longest_a = longest_b = 0
    for t in range(trees):
        longest_a = max(longest_a, a.offsets[t + 1] - a.offsets[t])
        longest_b = max(longest_b, b.offsets[t + 1] - b.offsets[t])
    tables = DistanceTables(
        np.zeros((longest_a, longest_b), dtype=np.int32),
        np.zeros((longest_a + 1, longest_b + 1), dtype=np.int32),
    )
    distances = np.zeros(trees, dtype=np.int64)
    for t in range(trees):
        nodes_a = slice(a.offsets[t], a.offsets[t + 1])
        nodes_b = slice(b.offsets[t], b.offsets[t + 1])
        # Copies have one type, whether the columns are read-only or not.
        tree_a = Tree(a.labels[nodes_a].copy(), a.left[nodes_a].copy())
        tree_b = Tree(b.labels[nodes_b].copy(), b.left[nodes_b].copy())
        distances[t] = edit_distance(tree_a, tree_b, tables)
    return distances


@njit(cache=True)
def edit_distance(a: Tree, b: Tree, tables: DistanceTables) -> int:
    """Compare two trees; the tables are overwritten."""
    if len(a.labels) == 0 or len(b.labels) == 0:
        return len(a.labels) + len(b.labels)
    # Trees that branch to the right are compared faster when they are mirrored.
    mirrored_a, mirrored_b = _mirrored(a), _mirrored(b)
    if _effort(mirrored_a.left) * _effort(mirrored_b.left) < _effort(a.left) * _effort(b.left):
        a, b = mirrored_a, mirrored_b
    keyroots_a, keyroots_b = _keyroots(a.left), _keyroots(b.left)
    for i in keyroots_a:
        for j in keyroots_b:
            _compare_below(a, b, i, j, tables)
    return int(tables.trees[len(a.labels) - 1, len(b.labels) - 1])


@njit(cache=True)
def _mirrored(tree: Tree) -> Tree:
    """Reverse all siblings: the postorder of the mirrored tree is the reversed preorder."""
    size = len(tree.labels)
    labels, left = np.empty_like(tree.labels), np.empty_like(tree.left)
    above = np.empty(size, dtype=np.int64)
    depth = 0
    for node in range(size - 1, -1, -1):
        while depth > 0 and tree.left[above[depth - 1]] > node:
            depth -= 1
        # Before a node in preorder come those above it and those that end left of it.
        before = depth + tree.left[node]
        below = node - tree.left[node]
        labels[size - 1 - before] = tree.labels[node]
        left[size - 1 - before] = size - 1 - before - below
        above[depth] = node
        depth += 1
    return Tree(labels, left)


@njit(cache=True)
def _effort(left: Ints) -> int:
    """Add up the sizes of the trees below keyroots."""
    keyroots = _keyroots(left)
    return int(np.sum(keyroots - left[keyroots] + 1))


@njit(cache=True)
def _keyroots(left: Ints) -> Ints:
    """List the nodes that are not leftmost children, each after those below it."""
    are_keyroots = np.zeros(len(left), dtype=np.bool_)
    seen = np.zeros(len(left), dtype=np.bool_)
    for node in range(len(left) - 1, -1, -1):
        are_keyroots[node] = not seen[left[node]]
        seen[left[node]] = True
    return np.flatnonzero(are_keyroots)


@njit(cache=True)
def _compare_below(a: Tree, b: Tree, i: int, j: int, tables: DistanceTables) -> None:
    """Compare everything below i and j, given the keyroots below them."""
    first_a, first_b = a.left[i], b.left[j]
    columns = j - first_b + 2
    for y in range(columns):
        tables.forests[0, y] = y
    for x in range(1, i - first_a + 2):
        node_a = first_a + x - 1
        above, row = tables.forests[x - 1], tables.forests[x]
        before = tables.forests[a.left[node_a] - first_a]
        row[0] = best = x
        for y in range(1, columns):
            node_b = first_b + y - 1
            best = min(above[y], best) + 1
            if a.left[node_a] == first_a and b.left[node_b] == first_b:
                best = min(best, above[y - 1] + (a.labels[node_a] != b.labels[node_b]))
                tables.trees[node_a, node_b] = best
            else:
                rest = before[b.left[node_b] - first_b]
                best = min(best, rest + tables.trees[node_a, node_b])
            row[y] = best
