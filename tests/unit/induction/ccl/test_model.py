"""Parsing with common cover links."""

import numpy as np
import pytest

from texts import TINY
from treeval.errors import SettingError
from treeval.induction.ccl.model import CCLModel, CCLTrainer
from treeval.induction.ccl.parses import dependencies
from treeval.models.text import text_of_sentences
from treeval.progress import Advance


def test_arrays_are_frozen(model: CCLModel) -> None:
    parses = model.parse(TINY)
    for array in (*model.lexicon, parses.links, parses.brackets):
        assert not array.flags.writeable


def test_progress_ends_with_all(model: CCLModel) -> None:
    calls: list[Advance] = []
    CCLTrainer().train(TINY, progress=calls.append)
    model.parse(TINY, progress=calls.append)
    assert calls == [Advance("learning", 8, 8), Advance("parsing", 8, 8)]


def test_unknown_words_have_no_links(model: CCLModel) -> None:
    """They offer nothing that the lexicon could match."""
    parse = model.parse(text_of_sentences([["the", "zebra", "sees", "the", "yak"]]))[0]
    assert parse.links.tolist() == [[2, 3, 0]]


def test_empty_input(model: CCLModel) -> None:
    parses = model.parse(text_of_sentences([]))
    assert len(parses) == 0
    assert len(parses.constituents()) == 0
    parses = model.parse(text_of_sentences([[], [".", "?"], ["dog"]]))
    assert [parse.brackets.tolist() for parse in parses] == [[], [], [[0, 1]]]
    assert np.diff(parses.constituents().node_offsets).tolist() == [0, 1, 1]
    assert dependencies(parses).treebank.heads.tolist() == [2, 0, 0]


def test_settings_that_make_no_sense(model: CCLModel) -> None:
    with pytest.raises(SettingError, match="0 labels"):
        CCLTrainer(labels=0)
    with pytest.raises(SettingError, match="no words"):
        CCLTrainer().train(text_of_sentences([["."]]))
    with pytest.raises(SettingError, match="0 jobs"):
        model.parse(TINY, jobs=0)
