"""The confusion matrix of pages."""

from examples import mistakes_of
from strategies import treebank_of
from treeval.report.pages.errors import matrix
from treeval.report.pages.page import Cell, Matrix


def many_and_few() -> Matrix:
    """93 words of 500 confused in one cell, and the only word of a rare relation in another."""
    gold = ["nmod"] * 500 + ["dep"]
    predicted = ["obl"] * 93 + ["nmod"] * 407 + ["obl"]
    heads = [0, *[1] * 500]
    sides = (treebank_of(heads, deprel=labels) for labels in (gold, predicted))
    return matrix(mistakes_of(*sides).confusion, "x")


def cell(found: Matrix, gold: str, predicted: str) -> Cell:
    there = found.rows[found.values.index(gold)][found.values.index(predicted)]
    assert there is not None
    return there


def test_cells_are_shaded_by_lost_words_and_not_by_accidents() -> None:
    found = many_and_few()
    often, once = cell(found, "nmod", "obl"), cell(found, "dep", "obl")
    assert often.heat == 1.0
    assert once.heat is not None
    assert once.heat < 0.15


def test_readers_can_switch_to_shares_of_the_row() -> None:
    found = many_and_few()
    often, once = cell(found, "nmod", "obl"), cell(found, "dep", "obl")
    assert once.share == 1.0
    assert often.share is not None
    assert often.share < 0.3
    assert often.tip == "nmod → obl: 93 words, 18.6 % of gold nmod"


def test_the_matrix_says_what_it_shows() -> None:
    expected = (
        "94 words in 2 cells are confused; the most frequent are nmod → obl (93), dep → obl (1)."
    )
    assert many_and_few().said == expected
    perfect = treebank_of([0], deprel=["root"])
    assert matrix(mistakes_of(perfect, perfect).confusion, "x").said == ""
