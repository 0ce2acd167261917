"""Punctuation that hangs on the root, and where it should hang."""

import numpy as np
import pytest

from files import constituents
from treeval.schemes.punctuation import attach_punctuation, looks_like_punctuation


def test_a_mark_fills_the_gap_it_tore() -> None:
    trees = constituents(
        "(VROOT (S (NP (N 0=a) (N 2=c)) (V 3=d)) ($, 1=,) ($. 4=.))", "discbracket"
    )
    attached = attach_punctuation(trees)
    assert trees.are_gappy.tolist() == [False, True, True]
    assert not attached.are_gappy.any()
    # The comma is in NP, the full stop is at the end of the sentence and stays.
    assert attached.word_parents.tolist() == [2, 2, 2, 1, 0]


def test_marks_in_a_row_go_together() -> None:
    trees = constituents("(VROOT (S (N 0=a) (N 3=d)) ($, 1=,) ($[ 2=-))", "discbracket")
    assert attach_punctuation(trees).word_parents.tolist() == [1, 1, 1, 1]


def test_between_two_phrases_it_hangs_on_what_holds_them() -> None:
    trees = constituents(
        "(VROOT (S (NP (N 0=a)) (VP (V 2=c) (NP (N 3=d)))) ($, 1=,))", "discbracket"
    )
    assert trees.labels[1] == "S"
    assert attach_punctuation(trees).word_parents[1] == 1


def test_a_real_gap_gets_no_third_part() -> None:
    # VP is {0, 4}: around the mark at 2, but next to neither side of it.
    trees = constituents("(VROOT (S (VP (V 0=a) (V 4=e)) (N 1=b) (N 3=d)) ($, 2=,))", "discbracket")
    attached = attach_punctuation(trees)
    assert attached.labels[int(attached.word_parents[2])] == "S"
    assert attached.are_gappy.tolist() == [False, False, True]


def test_beside_a_real_gap_the_lowest_node_is_the_gappy_one() -> None:
    # VP is {0, 3}: the mark at 1 continues its first part.
    trees = constituents("(VROOT (S (VP (V 0=a) (V 3=d)) (N 2=c)) ($, 1=,))", "discbracket")
    attached = attach_punctuation(trees)
    assert attached.labels[int(attached.word_parents[1])] == "VP"


def test_words_and_attached_marks_stay() -> None:
    trees = constituents("(VROOT (S (N 0=a) ($, 1=,) (N 3=d)) (N 2=b))", "discbracket")
    np.testing.assert_array_equal(attach_punctuation(trees).word_parents, trees.word_parents)


def test_marks_may_be_named() -> None:
    trees = constituents("(VROOT (S (N 0=a) (N 2=c)) (N 1=b))", "discbracket")
    attached = attach_punctuation(trees, trees.forms.isin({"b"}))
    assert attached.word_parents.tolist() == [1, 1, 1]


def test_a_sentence_of_marks_stays_as_it_is() -> None:
    trees = constituents("(VROOT ($. 0=.) ($. 1=!))\n(S (N 0=a))", "discbracket")
    np.testing.assert_array_equal(attach_punctuation(trees).word_parents, trees.word_parents)


def test_sentences_do_not_touch() -> None:
    trees = constituents("(S (N 0=a))\n(VROOT ($. 0=.) (S (N 1=b)))\n(S (N 0=c))", "discbracket")
    np.testing.assert_array_equal(attach_punctuation(trees).word_parents, trees.word_parents)


@pytest.mark.parametrize(
    ("form", "answer"), [("...", True), ("%", True), ("a.", False), ("5", False)]
)
def test_punctuation_has_neither_letter_nor_digit(form: str, *, answer: bool) -> None:
    assert looks_like_punctuation(form) is answer
