"""Trees that know nothing of their words."""

import numpy as np

from strategies import treebank_of
from treeval.induction.baselines import left_branching, random_trees, right_branching


def test_branching_baselines() -> None:
    gold = treebank_of([2, 0, 2], [0], [])
    assert left_branching(gold).heads.tolist() == [2, 3, 0, 0]
    assert right_branching(gold).heads.tolist() == [0, 1, 2, 0]


def test_random_trees_are_all_alike_probable() -> None:
    gold = treebank_of(*[[0, 1, 2]] * 7000)
    heads = random_trees(gold, np.random.default_rng(0)).heads.reshape(-1, 3)
    trees, counts = np.unique(heads, axis=0, return_counts=True)
    # Seven projective trees of three words, each with probability 1/7: mean 1000, deviation 29.
    assert len(trees) == 7
    assert np.abs(counts - 1000).max() < 150
