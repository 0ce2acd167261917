"""Trees of learners, with original and flipped parameters."""

import pytest

from strategies import treebank_of
from treeval.experiments.ned.learners import Learner, limited, measured
from treeval.induction.dmv.training import estimate


def test_three_measures_of_the_same_trees() -> None:
    # to ← eat, and the other way round: no head right, one undirected, both by NED (figure 4).
    gold, other = treebank_of([2, 0]), treebank_of([0, 1])
    scores = {name: counts.score for name, counts in measured(gold, other).items()}
    assert scores == {"attachment": 0, "undirected": 0.5, "NED": 1}


def test_short_sentences_are_rows_of_the_same_counts() -> None:
    gold = treebank_of([0], [0, *range(1, 11)])
    counts = measured(gold, gold)["NED"]
    assert len(limited(counts, gold, "all").table) == 2
    assert len(limited(counts, gold, "up to 10 words").table) == 1


def test_flips_are_of_the_arcs_in_which_the_learner_disagrees() -> None:
    induced = treebank_of(*[[0, 1]] * 3, xpos=["DT", "NN"] * 3)
    gold = treebank_of(*[[2, 0]] * 3, xpos=["DT", "NN"] * 3)
    learner = Learner("km04", estimate(induced, added=0.1), gold)
    assert learner.disagrees_in == ("DT>NN",)
    assert learner.original["attachment"].score == 0
    assert learner.modified["attachment"].score == 1
    assert learner.with_flips_of_paper["attachment"].score == 1
    agreeing = Learner("km04", estimate(gold), gold)
    assert agreeing.disagrees_in == ()
    assert agreeing.modified["attachment"].score == pytest.approx(1)


def test_less_is_more_stands_for_saj10a() -> None:
    gold = treebank_of([0], xpos=["NN"])
    assert Learner("less-is-more", estimate(gold), gold).in_paper == "saj10a"
