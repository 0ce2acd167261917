"""Tagging words with learnt classes, known words and others."""

import numpy as np

from treeval.induction.clark.kernels.arrays import LetterModels
from treeval.induction.clark.model import TagModel
from treeval.models.text import text_of_sentences


def spelling_model(letters: str, words: list[str], classes: list[int]) -> TagModel:
    """Class c spells words of its one letter only, of any length."""
    emissions = np.zeros((256, 1, len(letters)))
    for number, letter in enumerate(letters):
        emissions[ord(letter), 0, number] = 1.0
    moves = np.array([[0.0, 1.0], [0.5, 0.5]])[:, :, None].repeat(len(letters), axis=2)
    frequencies = np.ones(len(words), dtype=np.int64)
    model = LetterModels(emissions, moves)
    return TagModel(tuple(words), frequencies, np.array(classes, np.int32), model, 0.0, "")


def test_unknown_words_go_by_their_letters() -> None:
    model = spelling_model("ab", ["a", "bb"], [1, 0])
    assert model.tag(text_of_sentences([["a", "aa", "bbb", "bb"]])).tolist() == [1, 0, 1, 0]


def test_of_equal_letters_the_larger_class_is_likelier() -> None:
    model = spelling_model("aa", ["x", "y", "z"], [0, 1, 1])
    assert model.tag(text_of_sentences([["aaa"]])).tolist() == [1]


def test_words_nobody_can_spell_go_to_the_first_class() -> None:
    model = spelling_model("ab", ["a", "b"], [1, 1])
    assert model.tag(text_of_sentences([["ab", "\u4e2d"]])).tolist() == [0, 0]


def test_listing_has_frequent_words_first() -> None:
    model = spelling_model("ab", ["a", "b", "bb"], [0, 1, 1])
    assert [*model.listing()] == ["bb 1 0.5", "b 1 0.5", "a 0 1"]  # the latest of equals first
