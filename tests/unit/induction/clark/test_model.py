"""Learnt classes of words: tagging, the text as one row of words, and the file."""

from pathlib import Path

import numpy as np
import pytest

from texts import text
from treeval.errors import ReadError
from treeval.induction.clark.kernels.arrays import LetterModels
from treeval.induction.clark.model import TagModel, row_of, spelling_of, stream_of, write_tags
from treeval.induction.clark.tagger import Tagger
from treeval.induction.clark.trainer import TagTrainer
from treeval.models.archive import Archive
from treeval.models.load import load
from treeval.models.text import text_of_sentences


def test_a_row_ends_every_sentence() -> None:
    row = row_of(text_of_sentences([["b", "a"], [], ["b"]]))
    assert [*row] == ["b", "a", "", "", "b", ""]
    assert row.strings == ("b", "a", "")  # in the order of their first occurrence


def test_the_program_overlooks_the_last_token() -> None:
    row = row_of(text_of_sentences([["a"], ["a"]]))  # a "" a ""
    assert stream_of(row, compatible=False).starts.tolist() == [0, 2, 4]
    assert stream_of(row, compatible=True).starts.tolist() == [0, 2, 3]


def test_words_are_spelt_in_bytes() -> None:
    spelling = spelling_of(["\u00e9", "", "ab"])
    assert spelling.letters.tolist() == [0xC3, 0xA9, ord("a"), ord("b")]
    assert spelling.offsets.tolist() == [0, 2, 2, 4]


@pytest.fixture(scope="module")
def model() -> TagModel:
    return TagTrainer(2, states=2).train(text("ab aab ba", "abb ba"), np.random.default_rng(0))


def test_file_holds_everything(model: TagModel, tmp_path: Path) -> None:
    path = str(tmp_path / "model.npz")
    Tagger(model).save(path)
    again = load(path).learnt
    assert (again.words, again.objective) == (model.words, model.objective)
    assert again.signature == model.signature
    for name in ("classes", "frequencies"):
        np.testing.assert_array_equal(getattr(again, name), getattr(model, name))
    unseen = text_of_sentences([["aaab", "bbbaaa"]])
    np.testing.assert_array_equal(again.tag(unseen), model.tag(unseen))
    assert not any(array.flags.writeable for array in (again.classes, *again.letters))


def test_damaged_models_are_refused(model: TagModel, tmp_path: Path) -> None:
    path = str(tmp_path / "model.npz")
    Archive("tags", 1, {"objective": 0.0, "signature": ""}, {}, {"words": ["a"]}).write(path)
    with pytest.raises(ReadError, match="damaged"):
        load(path)
    for letters, classes in (
        (LetterModels(model.letters.emissions[:, :1], model.letters.moves), model.classes),
        (model.letters, model.classes + 5),
    ):
        broken = TagModel(model.words, model.frequencies, classes, letters, 0.0, "")
        write_tags(broken, path)
        with pytest.raises(ReadError, match="damaged"):
            load(path)


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
