"""Explanations of single sentences: trees, edits and scores."""

import pytest

from examples import A, B, words_of
from strategies import treebank_of
from treeval import cross
from treeval.crossing.cross import draw
from treeval.errors import SettingError
from treeval.tree.algebra import FunctionalTree, Span


def test_explanations_show_trees_and_edits() -> None:
    crossing = cross({"A": A, "B": B}, {"p:B": A})
    assert crossing.explain(1).splitlines() == [
        "sentence 1: would have worked",
        "",
        "gold A: 4 nodes",
        "  ├─ * (0,1) would",
        "  └─ vg (1,3) have worked",
        "     ├─ * (1,2) have",
        "     └─ vg (2,3) worked",
        "",
        "gold B: 4 nodes",
        "  ├─ vg (0,2) would have",
        "  │  ├─ vg (0,1) would",
        "  │  └─ * (1,2) have",
        "  └─ * (2,3) worked",
        "",
        "shared by A, B: 3 nodes",
        "  ├─ vg (0,1) would",
        "  ├─ * (1,2) have",
        "  └─ vg (2,3) worked",
        "",
        "system p (B): 4 nodes",
        "  ├─ * (0,1) would",
        "  └─ vg (1,3) have worked",
        "     ├─ * (1,2) have",
        "     └─ vg (2,3) worked",
        "  edits to the shared gold: rel *→vg(0,1), del vg(1,3)",
        "  edits of its own gold:    del vg(0,2), rel *→vg(2,3)",
        "  new edits:                rel *→vg(0,1), del vg(1,3)",
        "  labelled:   1 - 2/7 = 0.7143",
        "  unlabelled: 1 - 1/7 = 0.8571",
    ]


def test_explanations_of_one_gold_and_of_nothing() -> None:
    alone = words_of([0], "root", "Go")
    assert cross({"A": alone}, {"p:A": alone}).explain(1).splitlines() == [
        *("sentence 1: Go", "", "gold A: 0 nodes", "", "system p (A): 0 nodes"),
        "  edits to the gold: nothing to do",
        "  labelled:   1, there is nothing to edit",
        "  unlabelled: 1, there is nothing to edit",
    ]


def test_sentences_that_are_not_explained() -> None:
    with pytest.raises(SettingError, match="no sentence 2; choose from 1 to 1"):
        cross({"A": A}, {"A": A}).explain(2)
    with pytest.raises(SettingError, match="no sentence 0; choose from 1 to 1"):
        cross({"A": A}, {"A": A}).explain(0)
    with pytest.raises(SettingError, match=r"`mode=`: tedeval-2\.2 cannot explain sentences"):
        cross({"A": A}, {"A": A}, mode="tedeval-2.2").explain(1)
    long = treebank_of([0, *range(1, 2000)], deprel=["root"] * 2000)
    with pytest.raises(SettingError, match="too many to draw"):
        cross({"A": long}, {"A": long}).explain(1)


def test_gaps_and_pieces_of_words_are_drawn() -> None:
    tree = FunctionalTree(
        {Span.of([0, 1, 3]): frozenset({"a", "b"}), Span.of([1]): frozenset({"*"})}
    )
    assert draw(tree, ["cannot", "", "we", "go"]) == [
        "└─ a+b (0,2)+(3,4) cannot … go",
        "   └─ * (1,2) ",
    ]
