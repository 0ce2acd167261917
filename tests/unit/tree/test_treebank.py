"""Treebanks made by hand: their columns."""

import re
from pathlib import Path

import pytest

import treeval
from strategies import treebank_of
from treeval.errors import MismatchError


def test_a_column_that_is_not_there_is_refused_with_those_that_are() -> None:
    treebank = treebank_of([0], upos=["NOUN"])
    assert [*treebank.column("upos")] == ["NOUN"]
    message = "<memory>: there is no column XPOS; the columns are form, upos"
    with pytest.raises(MismatchError, match=f"^{re.escape(message)}$"):
        treebank.column("xpos")


def test_trees_show_themselves_in_one_line() -> None:
    sample = Path(treeval.__file__).parent / "sample"
    gold, brackets = str(sample / "gold" / "en.conllu"), str(sample / "brackets" / "en.mrg")
    assert repr(treeval.read(gold)) == f"<Treebank {gold}: 25 sentences, 404 words>"
    shown = repr(treeval.read_constituents(brackets))
    assert shown == f"<Constituents {brackets}: 25 sentences, 433 words>"


def test_constituents_cannot_be_aligned_as_dependencies() -> None:
    brackets = str(Path(treeval.__file__).parent / "sample" / "brackets" / "en.mrg")
    trees = treeval.read_constituents(brackets)
    with pytest.raises(MismatchError, match="holds no dependencies"):
        treeval.pair(trees, trees)  # type: ignore[arg-type]
