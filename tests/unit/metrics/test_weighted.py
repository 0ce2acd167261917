"""WLAS by arithmetic."""

from dataclasses import replace

import pytest

from strategies import treebank_of
from treeval.counts import evaluate
from treeval.metrics.weighted import WLAS, Weights
from treeval.tree.pair import pair

GOLD = treebank_of([2, 0, 2, 2], deprel=["det", "root", "obj", "punct"])
WRONG_DET = treebank_of([2, 0, 2, 2], deprel=["obj", "root", "obj", "punct"])
WEIGHTS = Weights.of("mine", {"det": 0.25, "root": 0.75, "obj": 1.0})


def test_words_weigh_as_much_as_their_gold_relation() -> None:
    # right: 0.75 + 1 + 0.5 (punct has no weight) of 0.25 + 0.75 + 1 + 0.5; the system's extra obj
    # weighs nothing, since the words are the same.
    counts = evaluate(replace(WLAS, weights=WEIGHTS), pair(GOLD, WRONG_DET))
    assert counts.score == 2.25 / 2.5
    assert set(map(float, counts.metric.measures(counts.totals).values())) == {2.25 / 2.5}


def test_other_words_weigh_as_much_as_the_relation_the_system_gave_them() -> None:
    # Gold "ab" is one word, the system has two: only c is aligned, and right.
    gold = treebank_of([2, 0], form=["ab", "c"], deprel=["det", "root"])
    predicted = treebank_of([3, 3, 0], form=["a", "b", "c"], deprel=["obj", "obj", "root"])
    counts = evaluate(replace(WLAS, weights=WEIGHTS), pair(gold, predicted))
    # P = 0.75 / (1 + 1 + 0.75), R = 0.75 / (0.25 + 0.75); three words are on one side alone.
    assert counts.totals.tolist() == [0.75, 2.75, 1.0, 0.75, 3]
    assert counts.score == pytest.approx(2 * 0.75 / 3.75)
    measures = counts.metric.measures(counts.totals)
    assert (measures["precision"], measures["recall"]) == (0.75 / 2.75, 0.75)
    assert measures["aligned_accuracy"] == 1
