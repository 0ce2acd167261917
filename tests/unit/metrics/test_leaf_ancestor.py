"""Leaf-ancestor assessment."""

import pytest

from files import bracketed_pair
from treeval.counts import evaluate
from treeval.metrics.leaf_ancestor import LEAF_ANCESTOR, LeafAncestor

GOLD = "(S (NP (D the) (NX (A red) (N car)) (N keys)) (V are) (V lost))"
FLAT = "(S (NP (D the) (A red) (N car) (N keys)) (V are) (V lost))"


def test_a_missing_phrase() -> None:
    # red: [ NX NP S against NP S, two deletions, 1 - 2/6; car: NX ] NP S, the same; the others 1.
    counts = evaluate(LEAF_ANCESTOR, bracketed_pair(GOLD, FLAT))
    assert counts.table[0].tolist() == pytest.approx([4 + 2 * (1 - 2 / 6), 6])


def test_labels_that_begin_alike_are_nearly_right() -> None:
    # NP and NX: the [ S costs 0.5 of 6; red, car: deletion of mark and label, and 0.5, of 6;
    # keys as the; are, lost are right.
    predicted = FLAT.replace("(NP", "(NX")
    graded = evaluate(LEAF_ANCESTOR, bracketed_pair(GOLD.replace("NX", "NP"), predicted)).score
    assert graded == pytest.approx((2 * (1 - 0.5 / 6) + 2 * (1 - 2.5 / 6) + 2) / 6)
    strict = evaluate(
        LeafAncestor(graded=False), bracketed_pair(GOLD.replace("NX", "NP"), predicted)
    ).score
    assert strict == pytest.approx((2 * (1 - 2 / 6) + 2 * (1 - 4 / 6) + 2) / 6)


def test_marks_tell_one_phrase_from_two() -> None:
    # a [ X S, b X S against X ] S, c X S against [ X S, d X ] S: b and c lack a mark, 1 of 5.
    one = "(S (X (A a) (A b) (A c) (A d)) (A e) (A f))"
    two = "(S (X (A a) (A b)) (X (A c) (A d)) (A e) (A f))"
    score = evaluate(LEAF_ANCESTOR, bracketed_pair(one, two)).score
    assert score == pytest.approx((4 + 2 * (1 - 1 / 5)) / 6)


def test_outer_labels_and_null_elements_do_not_count() -> None:
    gold = "( (S (NP (A a) (-NONE- *)) (B b)))"
    assert evaluate(LEAF_ANCESTOR, bracketed_pair(gold, "(TOP (S (NP (A a)) (B b)))")).score == 1


def test_punctuation_may_be_left_out() -> None:
    gold, predicted = "(S (NP (A a) (, ,)) (B b))", "(S (NP (A a)) (, ,) (B b))"
    both = bracketed_pair(gold, predicted)
    assert evaluate(LEAF_ANCESTOR, both).score < 1
    assert evaluate(LeafAncestor(punctuation=frozenset({","})), both).totals.tolist() == [2, 2]


def test_words_below_no_node_are_alike() -> None:
    assert evaluate(LEAF_ANCESTOR, bracketed_pair("(A a)", "(A a)")).totals.tolist() == [1, 1]


def test_discontinuous_phrases() -> None:
    gold = "(S (VP (A 0=a) (A 2=c)) (A 1=b))"
    assert evaluate(LEAF_ANCESTOR, bracketed_pair(gold, gold)).score == 1


def test_sentences_of_other_words_score_nothing() -> None:
    both = bracketed_pair("(S (A a))(S (A a) (B b))", "(S (A a))(S (A a) (B c))")
    assert evaluate(LEAF_ANCESTOR, both).table.tolist() == [[1, 1], [0, 2]]


def test_lineages_longer_than_the_first_room() -> None:
    deep = "(S " * 300 + "(A a)" + ")" * 300
    deeper = "(S " * 301 + "(A a)" + ")" * 301
    # [ and ] and 300 or 301 labels: one insertion of 302 + 303 signs.
    score = evaluate(LEAF_ANCESTOR, bracketed_pair(deep, deeper)).score
    assert score == pytest.approx(1 - 1 / 605)


def test_other_labels_in_lineages_longer_than_the_first_room() -> None:
    gold, parsed = (f"({label} " * 300 + "(A a)" + ")" * 300 for label in "ST")
    # Between [ and ], 300 labels are replaced, each at the cost of a deletion and an insertion.
    score = evaluate(LEAF_ANCESTOR, bracketed_pair(gold, parsed)).score
    assert score == pytest.approx(1 - 600 / 604)
