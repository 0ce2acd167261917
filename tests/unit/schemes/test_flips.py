"""Patterns of arcs, and what a flip does to interacting arcs and labels."""

import numpy as np
import pytest

from strategies import treebank_of
from treeval.errors import InvalidTreeError, MismatchError, SettingError
from treeval.schemes.flips import Flip, Pattern, flip_arcs


def test_patterns_read_like_arrows() -> None:
    assert Pattern.of("DT>NN") == Pattern("DT", "NN", head_is_left=True)
    assert Pattern.of("PRP$<NN") == Pattern("PRP$", "NN", head_is_left=False)
    assert str(Pattern.of("IN<NN")) == "IN<NN"


@pytest.mark.parametrize("text", ["DT-NN", "DT>", "<NN", "DT>NN>VB", "DT > NN", ""])
def test_other_patterns_are_refused(text: str) -> None:
    with pytest.raises(SettingError, match="not a pattern of arcs; write DT>NN"):
        Pattern.of(text)


def test_side_and_direction_matter() -> None:
    # "in the house": the → house is DT>NN; the same two words under the head house are DT<NN.
    induced = treebank_of([0, 1, 2], xpos=["IN", "DT", "NN"])
    assert Flip.of(["DT>NN"]).fits(induced).tolist() == [False, False, True]
    assert not Flip.of(["DT<NN", "NN>DT", "NN<DT"]).fits(induced).any()
    gold = treebank_of([0, 3, 1], xpos=["IN", "DT", "NN"])
    assert Flip.of(["DT<NN"]).fits(gold).tolist() == [False, True, False]


def test_dt_nn_flip_turns_the_induced_phrase_into_the_gold_one() -> None:
    induced = treebank_of([0, 1, 2], xpos=["IN", "DT", "NN"], deprel=["root", "dep", "pobj"])
    flipped = Flip.of(["DT>NN"])(induced)
    assert flipped.heads.tolist() == [0, 3, 1]
    # The arc from "in" keeps its label, the arc between the two keeps its own.
    assert list(flipped.columns["deprel"]) == ["root", "pobj", "dep"]


def test_tags_are_those_of_the_named_column() -> None:
    treebank = treebank_of([0, 1], xpos=["DT", "NN"], upos=["DET", "NOUN"])
    assert Flip.of(["DET>NOUN"], tags="upos")(treebank).heads.tolist() == [2, 0]
    assert Flip.of(["DET>NOUN"])(treebank).heads.tolist() == [0, 1]


def test_a_chain_is_turned_round() -> None:
    names = treebank_of([0, 1, 2, 3], xpos=["NNP"] * 4)
    assert Flip.of(["NNP>NNP"])(names).heads.tolist() == [2, 3, 4, 0]


def test_dependents_of_one_head_become_a_chain_with_the_head_at_its_end() -> None:
    treebank = treebank_of([4, 1, 1, 0], xpos=["A", "B", "B", "C"], deprel=["a", "b", "c", "root"])
    flipped = Flip.of(["A>B"])(treebank)
    assert flipped.heads.tolist() == [3, 4, 2, 0]
    # The first dependent takes the head's label, each further one that of the one before it.
    assert list(flipped.columns["deprel"]) == ["c", "a", "b", "root"]


def test_several_patterns_are_matched_on_the_same_tree() -> None:
    # in → the → house: flipping IN>DT and then DT>NN in one go turns the chain round.
    induced = treebank_of([0, 1, 2], xpos=["IN", "DT", "NN"])
    assert Flip.of(["IN>DT", "DT>NN"])(induced).heads.tolist() == [2, 3, 0]
    # One after the other, the first flip takes away the arc that the second looks for.
    first = Flip.of(["DT>NN"])(induced)
    assert Flip.of(["IN>DT"])(first).heads.tolist() == [0, 3, 1]


def test_sentences_are_kept_apart() -> None:
    treebank = treebank_of([0, 1], [2, 0], xpos=["DT", "NN", "NN", "DT"])
    assert Flip.of(["DT>NN", "NN<DT"])(treebank).heads.tolist() == [2, 0, 0, 1]


def test_root_arcs_cannot_be_flipped() -> None:
    assert flip_arcs(treebank_of([0, 1]), treebank_of([0, 1]).heads == 0).heads.tolist() == [0, 1]


def test_cycles_are_refused() -> None:
    with pytest.raises(InvalidTreeError, match="cycle"):
        flip_arcs(treebank_of([2, 1, 0]), np.array([True, False, False]))


def test_a_missing_column_is_named() -> None:
    with pytest.raises(MismatchError, match="no column XPOS"):
        Flip.of(["A>B"])(treebank_of([0]))
