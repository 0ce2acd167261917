"""Tags for parses: of the file, of a list, or learnt."""

from pathlib import Path

import numpy as np
import pytest

from files import constituents, written
from strategies import treebank_of
from treeval.assessment.tags import (
    UNKNOWN,
    induced_tags,
    known_tags,
    number_to_learn,
    read_classes,
    refuse_other_words,
    unlisted_words,
)
from treeval.errors import MismatchError, ReadError, SettingError
from treeval.induction.clark.trainer import TagTrainer


def test_tags_of_the_file_are_those_that_are_filled_in() -> None:
    treebank = treebank_of([0, 1], upos=["_", "_"], xpos=["A", "B"], mine=["C", "D"])
    assert [*known_tags(None)(treebank)] == ["A", "B"]
    assert [*known_tags("mine")(treebank)] == ["C", "D"]
    assert [*known_tags(None)(constituents("(S (T a))"))] == ["T"]
    with pytest.raises(MismatchError, match="there are no tags in the column UPOS; set `tags=`"):
        known_tags("upos")(treebank)


def test_classes_may_be_listed_in_a_mapping_or_a_file(tmp_path: Path) -> None:
    treebank = treebank_of([0, 1], form=["a", "x"])
    path = written(tmp_path / "classes.txt", "a 1 0.5\nb\t2\n")
    assert read_classes(path) == {"a": "1", "b": "2"}
    for given in (path, Path(path), {"a": "1"}):
        assert [*known_tags(given)(treebank)] == ["1", UNKNOWN]
    with pytest.raises(SettingError, match="give a column, a file of classes"):
        known_tags(3)
    wrong = written(tmp_path / "wrong.txt", "a 1\nb\n")
    with pytest.raises(ReadError, match=r"wrong\.txt:2: there is no class"):
        read_classes(wrong)


def test_words_that_are_not_listed_are_counted() -> None:
    tags = known_tags({"a": "1"})(treebank_of([0, 1, 1], form=["a", "x", "."]))
    assert unlisted_words(tags, np.array([True, True, False])) == 1
    refuse_other_words({"a": "1"}, unlisted=1, words=2)
    with pytest.raises(MismatchError, match="`tags=`: none of the words is listed here"):
        refuse_other_words({"a": "1"}, unlisted=2, words=2)


def test_a_number_of_classes_to_learn() -> None:
    assert number_to_learn("clark:5") == 5
    assert number_to_learn("upos") is None
    for wrong in ("clark:", "clark:0", "clark:x"):
        with pytest.raises(SettingError, match="does not contain a number of classes"):
            number_to_learn(wrong)


def test_learnt_classes_are_for_the_words_that_count() -> None:
    treebank = treebank_of([0, 1, 1], [0, 1, 1], form=["a", "b", ".", "a", "b", "."])
    are_words = treebank.columns["form"].claim(str.isalpha)
    trainer = TagTrainer(2, iterations=1)
    found = [*induced_tags(treebank, are_words, trainer, np.random.default_rng(0))]
    assert found[2] == found[5] == UNKNOWN
    assert {*found} - {UNKNOWN} <= {"0", "1"}
    assert found[:2] == found[3:5]
