"""Estimates from trees."""

import pytest

from treeval.induction.dmv.training import estimate
from treeval.tree.treebank import Treebank


def test_supervised_estimates_are_relative_frequencies(trees: Treebank) -> None:
    model = estimate(trees)
    assert model.tags == ("DT", "NN", "VB")
    weights = model.weights
    assert weights.root.tolist() == [0, 0, 1]
    # VB takes an NN to its left twice, and stops after it; "barks" alone takes none.
    assert weights.attach[0, 2].tolist() == [0, 1, 0]
    assert weights.go[0, 2].tolist() == [pytest.approx(2 / 3), 0]
    assert weights.stop[0, 2].tolist() == [pytest.approx(1 / 3), 1]
    # To its right one of three VB takes one NN.
    assert weights.go[1, 2].tolist() == [pytest.approx(1 / 3), 0]
    # Nothing to be relative to: DT never has a dependent.
    assert weights.stop[0, 0].tolist() == [1, 0]
    assert weights.attach[0, 0].tolist() == [0, 0, 0]
