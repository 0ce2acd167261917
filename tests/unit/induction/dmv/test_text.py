"""Tags of sentences to learn from."""

import pytest

from strategies import treebank_of
from treeval.errors import MismatchError, SettingError
from treeval.induction.dmv.text import LONGEST, short, tagged
from treeval.tree.treebank import Treebank


def test_a_column_that_is_missing_is_named(trees: Treebank) -> None:
    with pytest.raises(MismatchError, match="no column UPOS; the columns are form, xpos"):
        tagged(trees, "upos")


def test_a_sentence_too_long_for_charts_is_refused() -> None:
    long = treebank_of([0] * (LONGEST + 1), xpos=["A"] * (LONGEST + 1))
    with pytest.raises(SettingError, match=r"<memory>:1: a sentence of 2,001 words; leave out"):
        tagged(long, "xpos")


def test_short_sentences(trees: Treebank) -> None:
    assert short(trees, 3).lengths.tolist() == [3, 1]
    assert short(trees, None).lengths.tolist() == [3, 5, 1]
    assert short(treebank_of([], [0], xpos=["A"]), None).lengths.tolist() == [1]
    with pytest.raises(SettingError, match="a maximum length of 0 leaves no sentence"):
        short(trees, 0)
