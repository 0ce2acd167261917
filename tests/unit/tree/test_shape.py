"""Cycles, roots and projectivity of small trees."""

import numpy as np

from strategies import treebank_of
from treeval.tree.shape import (
    dominated_runs,
    nonprojective,
    reach_root,
    sentences_with,
    tree_problems,
)


def test_words_on_and_below_a_cycle_do_not_reach_the_root() -> None:
    # Words 1 and 2 are each other's head, word 3 depends on 2; word 4 is the root.
    heads = treebank_of([2, 1, 2, 0]).parents
    assert reach_root(heads).tolist() == [False, False, False, True]


def test_problems_name_the_words_concerned() -> None:
    treebank = treebank_of([0, 1], [2, 1], [2, 2, 0], [0, 0, 1], [2, 3, 1, 0])
    assert [(one.sentence, one.message) for one in tree_problems(treebank)] == [
        (1, "no root: the heads of words 1, 2 form a cycle"),
        (2, "word 2 is its own head"),
        (3, "2 roots: words 1, 2"),
        (4, "the heads of words 1, 2, 3 form a cycle"),
    ]
    problems = tree_problems(treebank, one_root=False)
    assert [one.sentence for one in problems] == [1, 2, 4]
    assert sentences_with(problems, 5).tolist() == [False, True, True, False, True]


def test_long_cycles_are_not_listed_in_full() -> None:
    (problem,) = tree_problems(treebank_of([*range(2, 11), 1]))
    assert problem.message.endswith("words 1, 2, 3, 4, 5, 6, 7, 8... form a cycle")


def test_arcs_over_words_that_the_head_does_not_dominate() -> None:
    # The arc from 3 to 1 spans 2, which depends on 4.
    assert nonprojective(treebank_of([3, 4, 4, 0])).tolist() == [True, False, False, False]
    assert not nonprojective(treebank_of([2, 0, 2], [0, 1])).any()
    assert nonprojective(treebank_of([2, 1, 0])).tolist() == [True, True, False]  # a cycle


def test_runs_of_words_that_a_word_dominates() -> None:
    # 3 dominates 1 and itself: around itself that is itself alone.
    first, end = dominated_runs(treebank_of([3, 4, 4, 0]))
    assert list(zip(first.tolist(), end.tolist(), strict=True)) == [(0, 1), (1, 2), (2, 3), (0, 4)]
    assert np.all(end > first)
