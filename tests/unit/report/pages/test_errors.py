"""The page of errors."""

from examples import mistakes_of, sentence
from pages import require_own_scripts
from sample import ALDER, BIRCH, GOLD
from strategies import treebank_of
from treeval.report.pages.errors import matrix
from treeval.report.pages.page import Cell, Matrix
from treeval.scoring.analysis import errors_of
from volumes import volumes_in


def test_no_markup_gets_into_the_page() -> None:
    attack = "<script>alert(1)</script>"
    gold = sentence([2, 0], [attack, "b"], [attack, "root"])
    predicted = sentence([0, 1], [attack, "b"], ["root", '"><img src=x>'])
    page = errors_of(gold, predicted).page().html()
    require_own_scripts(page)
    assert "<img" not in page


def test_the_page_holds_the_sentences_that_are_asked_for() -> None:
    (every,) = volumes_in(errors_of(GOLD, ALDER).page().html()).values()
    assert every.header["sentences"] == 25
    (three,) = volumes_in(errors_of(GOLD, ALDER, show=3, sort="file").page().html()).values()
    assert (three.header["sentences"], three.header["order"]) == (3, "file")
    none = errors_of(GOLD, ALDER, show=0).page().html()
    assert not volumes_in(none)


def test_the_page_begins_with_the_errors_that_are_asked_for() -> None:
    page = errors_of(GOLD, ALDER, confusion="obl:nmod", kind="both").page().html()
    assert 'data-state="kind=both&amp;gold=obl&amp;pred=nmod"' in page
    page = (
        errors_of(GOLD, {"a": ALDER, "b": BIRCH}, better="b:a", matrix="upos", confusion="*:VERB")
        .page()
        .html()
    )
    assert 'data-state="hp=VERB&amp;tag=upos&amp;right=b&amp;wrong=a"' in page


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
