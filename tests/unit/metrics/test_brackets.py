"""Brackets by hand; the arithmetic stands beside the figures."""

from dataclasses import replace

import numpy as np
import pytest

from files import bracketed_pair
from treeval.counts import evaluate
from treeval.metrics.brackets import DISCONTINUOUS_F1, EXACT_MATCH, LF1, UF1, BracketScore
from treeval.statistics.means import macro
from treeval.tree.constituent_pair import ConstituentPair, constituent_pair

GOLD = """
( (S (NP-SBJ (DT the) (NN cat)) (VP (VBD sat) (PP (IN on) (NP (NNS mats)))) (. .)) )
( (S (NP (NNP Kim)) (VP (VBZ sleeps) (NP (-NONE- *))) (. .)) )
"""
PREDICTED = """
( (S (NP (DT the) (NN cat)) (NP (VBD sat) (IN on)) (NP (NNS mats)) (. .)) )
( (S (NP (NNP Kim)) (VP (VBZ sleeps)) (. .)) )
"""


def pair(gold: str = GOLD, predicted: str = PREDICTED) -> ConstituentPair:
    return bracketed_pair(gold, predicted, same_words=True)


def test_unlabelled_brackets() -> None:
    counts = evaluate(UF1, pair())
    # Gold, without the full stop: the cat; sat on mats; on mats; all. Predicted: the cat; sat on;
    # all. In the second sentence both have the whole sentence, and brackets of one word.
    np.testing.assert_array_equal(counts.table, [[2, 3, 4], [1, 1, 1]])
    assert counts.score == pytest.approx(2 * 3 / (4 + 5))
    assert macro(counts).score == pytest.approx((2 * 2 / 7 + 1) / 2)
    measures = UF1.measures(counts.totals)
    assert (measures["precision"], measures["recall"]) == (3 / 4, 3 / 5)


def test_labelled_brackets() -> None:
    predicted = PREDICTED.replace("(NP (DT the)", "(VP (DT the)")
    counts = evaluate(LF1, pair(predicted=predicted))
    # The outer bracket without label does not count; S is right, VP for NP is not.
    np.testing.assert_array_equal(counts.table, [[1, 3, 4], [1, 1, 1]])


def test_functions_as_part_of_the_label() -> None:
    metric = replace(LF1, functions=True)
    assert evaluate(metric, pair()).table[0, 0] == 1  # NP-SBJ is not NP


@pytest.mark.parametrize(
    ("setting", "first_sentence"),
    [
        ({"one_word": True}, [3, 4, 5]),  # mats in both
        ({"whole_sentence": False}, [1, 2, 3]),
        ({"punctuation": frozenset()}, [2, 3, 4]),  # the whole sentence is one word longer
        ({"duplicates": True}, [3, 4, 5]),  # the outer bracket and S
        ({"without": frozenset({"NP"})}, [1, 1, 3]),
    ],
)
def test_settings(setting: dict[str, object], first_sentence: list[int]) -> None:
    metric = BracketScore("X", **setting)  # type: ignore[arg-type]
    np.testing.assert_array_equal(evaluate(metric, pair()).table[0], first_sentence)


def test_multisets_match_as_often_as_both_have_them() -> None:
    gold = "(S (NP (NP (NP (A a) (B b)))) (C c))"
    predicted = "(S (NP (NP (A a) (B b))) (C c))"
    metric = BracketScore("X", labelled=True, duplicates=True)
    counts = evaluate(metric, pair(gold, predicted))
    np.testing.assert_array_equal(counts.totals, [3, 3, 4])
    np.testing.assert_array_equal(
        evaluate(replace(metric, duplicates=False), pair(gold, predicted)).totals,
        [2, 2, 2],
    )


def test_the_gold_tag_decides_what_is_punctuation() -> None:
    predicted = PREDICTED.replace("(. .)", "(NN .)")
    assert evaluate(UF1, pair(predicted=predicted)).score == pytest.approx(6 / 9)


def test_discontinuous_brackets_are_sets_of_words() -> None:
    gold = "(S (VP (A 0=a) (A 2=c)) (NP (A 1=b) (A 3=d)))"
    predicted = "(S (VP (A 0=a) (A 2=c)) (NP (A 1=b)) (A 3=d))"
    both = pair(gold, predicted)
    np.testing.assert_array_equal(evaluate(UF1, both).totals, [2, 2, 3])
    np.testing.assert_array_equal(evaluate(DISCONTINUOUS_F1, both).totals, [1, 1, 2])


def test_a_span_is_not_the_same_as_its_words() -> None:
    gold = "(S (VP (A 0=a) (A 2=c)) (A 1=b) (A 3=d))"
    predicted = "(S (VP (A 0=a) (A 1=b) (A 2=c)) (A 3=d))"
    np.testing.assert_array_equal(evaluate(UF1, pair(gold, predicted)).totals, [1, 2, 2])


def test_exact_match() -> None:
    assert evaluate(EXACT_MATCH, pair()).table.tolist() == [[0, 1], [1, 1]]
    # EXACT_MATCH looks at labels and at one-word brackets.
    relabelled = PREDICTED.replace("(NP (NNP Kim))", "(PP (NNP Kim))")
    assert evaluate(EXACT_MATCH, pair(predicted=relabelled)).score == 0


def test_sentences_of_other_words_have_nothing_right() -> None:
    same = pair()
    other = same.predicted.without(words=same.predicted.forms.isin({"cat"}))
    both = constituent_pair(same.gold, other, same_words=False)
    assert evaluate(UF1, both).table[:, 0].tolist() == [0, 1]
    assert evaluate(EXACT_MATCH, both).table[:, 0].tolist() == [0, 1]


def test_undefined_without_brackets() -> None:
    counts = evaluate(UF1, pair("(S (A a))", "(S (A a))"))
    assert np.isnan(counts.score)
    assert np.isnan(macro(counts).score)


def test_brackets_by_label() -> None:
    parts = LF1.by_label(pair())
    assert {name: part.totals.tolist() for name, part in parts.items()} == {
        "S": [2, 2, 2],
        "NP": [1, 2, 1],
        "VP": [0, 0, 1],
        "PP": [0, 0, 1],
    }
    assert sum(part.totals for part in parts.values()).tolist() == [3, 4, 5]
    assert next(iter(parts)) == "S"
