"""T-Dice on trees of two words; oracle/test_tree_distance.py compares it with other programs."""

import pytest

from examples import words_of
from strategies import treebank_of
from treeval.counts import evaluate
from treeval.errors import MismatchError
from treeval.metrics.tree_distance import T_DICE, TreeDistanceScore
from treeval.tree.pair import pair

GOLD = words_of([2, 0], "nsubj root", "dogs bark")


def test_equal_trees_need_no_edits() -> None:
    # Two words, a node above each, and the root: five nodes per side.
    assert T_DICE.count(pair(GOLD, GOLD)).tolist() == [[0, 10]]
    assert evaluate(T_DICE, pair(GOLD, GOLD)).score == 1


def test_a_wrong_label_is_one_edit() -> None:
    other = words_of([2, 0], "obj root", "dogs bark")
    assert T_DICE.count(pair(GOLD, other)).tolist() == [[1, 10]]
    assert evaluate(T_DICE, pair(GOLD, other)).score == 1 - 1 / 10


def test_subtypes_may_be_cut_off() -> None:
    passive = words_of([2, 0], "nsubj:pass root", "dogs bark")
    assert T_DICE.count(pair(GOLD, passive))[0, 0] == 1
    assert TreeDistanceScore("TDice", subtypes="strip").count(pair(GOLD, passive))[0, 0] == 0


def test_sentences_that_are_cut_differently_are_compared_as_one() -> None:
    halves = treebank_of([0], [0], form=["dogs", "bark"], deprel=["root", "root"])
    # A root over two words lacks the two nodes of gold; the counts stand in the first row.
    assert T_DICE.count(pair(GOLD, halves)).tolist() == [[2, 5 + 3]]
    assert T_DICE.count(pair(halves, GOLD)).tolist() == [[2, 3 + 5], [0, 0]]


def test_trees_that_are_too_large_are_named() -> None:
    long = treebank_of([0, *[1] * 2999], deprel=["x"] * 3000)
    with pytest.raises(MismatchError, match=r"<memory>:1: trees of .* nodes are too large"):
        T_DICE.count(pair(long, long))
