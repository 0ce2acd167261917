"""Forests given by parents: depths, orders, values below a node.

The forest is 0 → (1 → 3, 2) and 4, if nothing else is said.
"""

import numpy as np

from treeval.tree.nesting import (
    are_cyclic,
    depths,
    largest_below,
    lowest_beyond,
    nearest_kept,
    preorder,
    smallest_below,
    subtree_ends,
    ways_up,
)

PARENTS = np.array([-1, 0, 0, 1, -1])


def test_nodes_above_are_counted() -> None:
    assert depths(PARENTS).tolist() == [0, 1, 1, 2, 0]


def test_extremes_below_each_node() -> None:
    values = np.array([5, 1, 7, 3, 9])
    assert largest_below(PARENTS, values).tolist() == [7, 3, 7, 3, 9]
    assert smallest_below(PARENTS, values).tolist() == [1, 1, 7, 3, 9]


def test_nodes_are_followed_by_those_below_them() -> None:
    order = preorder(PARENTS, np.arange(5))
    assert order.tolist() == [0, 1, 3, 2, 4]
    assert preorder(PARENTS, -np.arange(5)).tolist() == [4, 0, 2, 1, 3]
    in_preorder = np.array([-1, 0, 1, 0, -1])  # the same forest
    assert subtree_ends(in_preorder).tolist() == [4, 3, 3, 4, 5]


def test_the_nearest_node_that_is_kept() -> None:
    kept = np.array([True, False, True, False, False])
    assert nearest_kept(PARENTS, kept).tolist() == [0, 0, 2, 0, -1]


def test_the_lowest_node_that_reaches_beyond_a_word() -> None:
    # ((a b) c): the outer node and the inner one begin with a.
    parents, first, word_parents = np.array([-1, 0]), np.array([0, 0]), np.array([1, 1, 0, -1])
    assert lowest_beyond(parents, first, word_parents).tolist() == [-1, 1, 0, -1]


def test_each_way_up_is_twice_as_long() -> None:
    chain = np.arange(-1, 4)  # each node is below the one before
    steps = [(nodes - ancestors).tolist() for nodes, ancestors in ways_up(chain)]
    assert steps == [[1] * 4, [2] * 3, [4]]


def test_nodes_on_and_below_cycles() -> None:
    # 0 and 1 are above each other, 2 is below 1; 3 is a root, 4 is below it.
    parents = np.array([1, 0, 1, -1, 3])
    assert are_cyclic(parents, ways_up(parents)).tolist() == [True, True, True, False, False]
