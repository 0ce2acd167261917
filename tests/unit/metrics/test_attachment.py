"""Undirected evaluation and NED on the cases of the NED paper's figures."""

import pytest

from strategies import treebank_of
from treeval.counts import evaluate
from treeval.metrics import METRICS
from treeval.metrics.attachment import NED, NeutralScore
from treeval.tree.column import Column
from treeval.tree.pair import pair
from treeval.tree.treebank import Multiwords, Treebank


def right(gold: list[int], predicted: list[int]) -> dict[str, int]:
    both = pair(treebank_of(gold), treebank_of(predicted))
    return {
        name: int(evaluate(METRICS[name], both).totals[0]) for name in ("UAS", "Undirected", "NED")
    }


# Figure 3: gold w4 → w1 → w2 → w3 (the paper leaves w4's head open; here it is the root).
FIGURE_3 = [4, 1, 2, 0]


def test_figure_3b_the_gold_grandparent_is_right() -> None:
    assert right(FIGURE_3, [4, 3, 1, 0]) == {"UAS": 2, "Undirected": 3, "NED": 4}


def test_figure_3c_another_ancestor_is_wrong() -> None:
    assert right(FIGURE_3, [4, 3, 4, 0]) == {"UAS": 2, "Undirected": 3, "NED": 3}


def test_figure_4_coordination_has_one_error() -> None:
    # "John and Mary", where the paper finds one error: the first conjunct or the conjunction heads
    # the other two words. Whichever is gold, the flip of the arc between them is free, and Mary
    # hangs on the wrong one.
    first_conjunct, conjunction = [0, 1, 1], [2, 0, 2]
    assert right(first_conjunct, conjunction) == {"UAS": 0, "Undirected": 1, "NED": 2}
    assert right(conjunction, first_conjunct) == {"UAS": 0, "Undirected": 1, "NED": 2}


def test_figure_4_prepositional_phrases_have_none() -> None:
    # "in the house", gold in → house → the. The paper finds no error in two other parses; here
    # they are in → the → house, and house as the head of both.
    in_house_the = [0, 3, 1]
    assert right(in_house_the, [0, 1, 2]) == {"UAS": 1, "Undirected": 2, "NED": 3}
    assert right(in_house_the, [3, 3, 0]) == {"UAS": 1, "Undirected": 2, "NED": 3}


def test_flipping_the_root_arc_is_neutral() -> None:
    # "to eat": the artificial root is the gold grandparent of "to".
    assert right([2, 0], [0, 1]) == {"UAS": 0, "Undirected": 1, "NED": 2}


def test_the_root_word_has_no_grandparent() -> None:
    # w1 is the gold root, w2 and w3 hang on it. Predicted: w2 → w3 → w1. w1's guess w3 is a gold
    # dependent, w2's guess is the root and so its grandparent, w3's guess w2 is a sibling.
    assert right([0, 1, 1], [3, 0, 2]) == {"UAS": 0, "Undirected": 1, "NED": 2}


def test_one_word_is_enough() -> None:
    assert right([0], [0]) == {"UAS": 1, "Undirected": 1, "NED": 1}


def test_words_that_do_not_count_are_still_heads() -> None:
    # Gold w1 → "." → w3, predicted "." → w1, w3: w1 is flipped with ".", w3 is right, and "."
    # itself (its guess is the root, w1's head, its grandparent) does not count.
    gold = treebank_of([0, 1, 2], form=["a", ".", "b"])
    predicted = treebank_of([2, 0, 2], form=["a", ".", "b"])
    without_points = NeutralScore("NED", punct="form")
    assert evaluate(without_points, pair(gold, predicted)).totals.tolist() == [2, 2, 2, 2]
    assert evaluate(NED, pair(gold, predicted)).totals.tolist() == [3, 3, 3, 3]


def test_heads_are_compared_through_the_alignment() -> None:
    # Gold "du | x" as de, le, x with heads x, x, root; predicted "du | x" with du → x. The word x
    # is aligned; its predicted head "du" is no gold word and so equals nothing.
    gold = treebank_of([3, 3, 0], form=["de", "le", "x"])
    gold = Treebank(gold.offsets, gold.heads, gold.columns, du(gold))
    predicted = treebank_of([0, 1], form=["du", "x"])
    assert evaluate(NED, pair(gold, predicted)).totals.tolist() == [0, 2, 3, 1]
    # The other way round x → du: x is the root on both sides, the only aligned word.
    predicted = treebank_of([2, 0], form=["du", "x"])
    assert evaluate(NED, pair(gold, predicted)).totals.tolist() == [1, 2, 3, 1]


def du(treebank: Treebank) -> Multiwords:
    offsets = treebank.offsets[:1]
    return Multiwords(offsets, offsets + 2, Column.of(["du"]))


@pytest.mark.parametrize("name", ["Undirected", "NED"])
def test_measures_are_those_of_words(name: str) -> None:
    both = pair(treebank_of([2, 0]), treebank_of([2, 0]))
    counts = evaluate(METRICS[name], both)
    assert counts.score == 1
    assert set(counts.metric.measures(counts.totals)) == {
        *("precision", "recall", "f1", "aligned_accuracy"),
    }
