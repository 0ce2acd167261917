"""Treebanks: their columns, and the sentences that are selected."""

import re
from pathlib import Path

import numpy as np
import pytest

import treeval
from files import conllu, dependencies
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


def test_empty_nodes_are_selected_with_their_sentences() -> None:
    node = "1.1\tx\t_\t_\t_\t_\t_\t_\t0:root\t_\n"
    more = node + node.replace("1.1", "1.2")
    first, third = (conllu([0, 1]).replace("2\tw2", f"{some}2\tw2") for some in (more, node))
    treebank = dependencies(first + conllu([0]) + third)
    for sentences in (np.array([2, 1, 0, 2]), [2, 1, 0, 2]):
        found = treebank.select(sentences)  # type: ignore[arg-type]  a list does as well
        assert found.empty_nodes.sentences.tolist() == [0, 2, 2, 3]
        assert found.empty_nodes.ids == ("1.1", "1.1", "1.2", "1.1")
        assert found.empty_nodes.forms == ("x",) * 4


def test_multiword_tokens_are_selected_with_their_sentences() -> None:
    row = "1-2\tw1w2\t_\t_\t_\t_\t_\t_\t_\t_\n"
    treebank = dependencies(conllu([0]) + row + conllu([0, 1]))
    found = treebank.select(np.array([1, 0, 1]))
    assert found.multiwords.first.tolist() == [0, 3]
    assert found.multiwords.end.tolist() == [2, 5]
    assert [*found.multiwords.forms] == ["w1w2", "w1w2"]
