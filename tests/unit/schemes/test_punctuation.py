"""Punctuation that hangs on the root, and where it should hang."""

from pathlib import Path

import numpy as np
import pytest

from treeval.formats.reading import read_constituents
from treeval.schemes.punctuation import attach_punctuation, looks_like_punctuation
from treeval.tree.constituents import Constituents


def read(tmp_path: Path, text: str) -> Constituents:
    path = tmp_path / "trees.dbr"
    path.write_text(text)
    return read_constituents(str(path), "discbracket")


def test_a_mark_fills_the_gap_it_tore(tmp_path: Path) -> None:
    trees = read(tmp_path, "(VROOT (S (NP (N 0=a) (N 2=c)) (V 3=d)) ($, 1=,) ($. 4=.))")
    attached = attach_punctuation(trees)
    assert trees.are_gappy.tolist() == [False, True, True]
    assert not attached.are_gappy.any()
    # The comma is in NP, the full stop is at the end of the sentence and stays.
    assert attached.word_parents.tolist() == [2, 2, 2, 1, 0]


def test_marks_in_a_row_go_together(tmp_path: Path) -> None:
    trees = read(tmp_path, "(VROOT (S (N 0=a) (N 3=d)) ($, 1=,) ($[ 2=-))")
    assert attach_punctuation(trees).word_parents.tolist() == [1, 1, 1, 1]


def test_between_two_phrases_it_hangs_on_what_holds_them(tmp_path: Path) -> None:
    trees = read(tmp_path, "(VROOT (S (NP (N 0=a)) (VP (V 2=c) (NP (N 3=d)))) ($, 1=,))")
    assert trees.labels[1] == "S"
    assert attach_punctuation(trees).word_parents[1] == 1


def test_a_real_gap_gets_no_third_part(tmp_path: Path) -> None:
    # VP is {0, 4}: around the mark at 2, but next to neither side of it.
    trees = read(tmp_path, "(VROOT (S (VP (V 0=a) (V 4=e)) (N 1=b) (N 3=d)) ($, 2=,))")
    attached = attach_punctuation(trees)
    assert attached.labels[int(attached.word_parents[2])] == "S"
    assert attached.are_gappy.tolist() == [False, False, True]


def test_beside_a_real_gap_the_lowest_node_is_the_gappy_one(tmp_path: Path) -> None:
    # VP is {0, 3}: the mark at 1 continues its first part.
    trees = read(tmp_path, "(VROOT (S (VP (V 0=a) (V 3=d)) (N 2=c)) ($, 1=,))")
    attached = attach_punctuation(trees)
    assert attached.labels[int(attached.word_parents[1])] == "VP"


def test_words_and_attached_marks_stay(tmp_path: Path) -> None:
    trees = read(tmp_path, "(VROOT (S (N 0=a) ($, 1=,) (N 3=d)) (N 2=b))")
    np.testing.assert_array_equal(attach_punctuation(trees).word_parents, trees.word_parents)


def test_marks_may_be_named(tmp_path: Path) -> None:
    trees = read(tmp_path, "(VROOT (S (N 0=a) (N 2=c)) (N 1=b))")
    attached = attach_punctuation(trees, trees.forms.isin({"b"}))
    assert attached.word_parents.tolist() == [1, 1, 1]


def test_a_sentence_of_marks_stays_as_it_is(tmp_path: Path) -> None:
    trees = read(tmp_path, "(VROOT ($. 0=.) ($. 1=!))\n(S (N 0=a))")
    np.testing.assert_array_equal(attach_punctuation(trees).word_parents, trees.word_parents)


def test_sentences_do_not_touch(tmp_path: Path) -> None:
    trees = read(tmp_path, "(S (N 0=a))\n(VROOT ($. 0=.) (S (N 1=b)))\n(S (N 0=c))")
    np.testing.assert_array_equal(attach_punctuation(trees).word_parents, trees.word_parents)


@pytest.mark.parametrize(
    ("form", "answer"), [("...", True), ("%", True), ("a.", False), ("5", False)]
)
def test_punctuation_has_neither_letter_nor_digit(form: str, *, answer: bool) -> None:
    assert looks_like_punctuation(form) is answer
