"""Enhanced edges and empty nodes when words are removed."""

import numpy as np
import pytest

from strategies import treebank_of
from treeval.errors import ReadError
from treeval.schemes.stripping import Strip
from treeval.tree.column import Column
from treeval.tree.treebank import EmptyNodes, Treebank


def test_empty_nodes_and_edges_are_renumbered() -> None:
    # Words a , b . c; the commas go. 2.1 and 3.1 stand after the comma and after b.
    treebank = Treebank(
        np.array([0, 5]),
        np.array([0, 1, 2, 1, 4], dtype=np.int32),
        {
            "form": Column.of(["a", ",", "b", ".", "c"]),
            "deprel": Column.of(["root", "punct", "obj", "punct", "obl"]),
            "deps": Column.of(["0:root", "1:punct", "2:obj|3.1:nsubj", "_", "4:obl|2.1:x|1:y"]),
        },
        empty_nodes=EmptyNodes(np.array([0, 0]), ("2.1", "3.1"), ("2:conj", "5:conj")),
    )
    stripped = Strip()(treebank)
    assert stripped.heads.tolist() == [0, 1, 1]
    # b's edge from the comma goes round it to a. The full stop has no edges: its arc counts.
    assert list(stripped.columns["deps"]) == ["0:root", "1:obj|2.1:nsubj", "1:obl|1:y|1.1:x"]
    assert stripped.empty_nodes.ids == ("1.1", "2.1")
    assert stripped.empty_nodes.deps == ("1:conj", "3:conj")


def test_edges_from_a_removed_root_keep_the_roots_label() -> None:
    treebank = treebank_of(
        [0, 1], form=[".", "a"], deprel=["root", "obj"], deps=["0:root", "1:obj"]
    )
    assert list(Strip()(treebank).columns["deps"]) == ["0:root"]


def test_edges_from_a_cycle_of_removed_words_go() -> None:
    treebank = treebank_of(
        [0, 1, 1], form=["a", ".", ","], deprel=["root", "p", "p"], deps=["2:x", "3:p", "2:p"]
    )
    assert list(Strip()(treebank).columns["deps"]) == ["_"]


def test_unreadable_edges_are_reported() -> None:
    treebank = treebank_of([0, 1], form=["a", "."], deprel=["root", "p"], deps=["x", "1:p"])
    with pytest.raises(ReadError, match="<memory>:1: DEPS is 'x'"):
        list(Strip()(treebank).columns["deps"])
