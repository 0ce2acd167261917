"""Structures that learners and gold trees annotate differently."""

import pytest

from strategies import treebank_of
from treeval.counts import evaluate
from treeval.experiments.ned.structures import (
    ARCS,
    FLIPS,
    REPLACED,
    disagreements,
    induced_arcs,
    parameter_flips,
    universal_arcs,
    with_arcs,
    words_in_structures,
)
from treeval.metrics.attachment import NED
from treeval.tree.pair import pair


def test_the_papers_table_of_flips_is_whole() -> None:
    # Table 1 marks 5 arcs for km04, 8 for cs09 and 5 for saj10a; there are 12 different ones.
    assert {name: len(arcs) for name, arcs in FLIPS.items()} == {"km04": 5, "cs09": 8, "saj10a": 5}
    assert len(ARCS) == 12
    assert {arc for arcs in FLIPS.values() for arc in arcs} == {*ARCS}
    lowered = [flip for flip in parameter_flips(FLIPS["km04"]) if flip.only_lowered]
    assert [(flip.head, flip.dependent) for flip in lowered] == [("IN", "DT")]


def test_words_at_either_end_of_an_arc_are_in_a_structure() -> None:
    # "in the house sleeps": in → house → the; both arcs of prepositional phrases, three words.
    gold = treebank_of([4, 3, 1, 0], xpos=["IN", "DT", "NN", "VB"])
    found = {name: words.mean() for name, words in words_in_structures(gold).items()}
    assert found["prepositional phrases"] == found["all together"] == 0.75
    assert found["proper names"] == 0
    # An NN before its determiner is none of the arcs listed.
    other = treebank_of([0, 1], xpos=["NN", "DT"])
    assert not words_in_structures(other)["all together"].any()


def test_arcs_count_as_induced_where_they_outnumber_their_opposites() -> None:
    trees = treebank_of([0, 1], [0, 1], [2, 0], xpos=["DT", "NN"] * 3)
    assert induced_arcs(FLIPS["saj10a"], trees) == ["DT>NN"]
    assert induced_arcs(ARCS, treebank_of([0, 1], [2, 0], xpos=["DT", "NN"] * 2)) == []


def test_a_learner_disagrees_where_it_and_gold_trees_prefer_opposite_arcs() -> None:
    tags = ["DT", "NN"] * 3 + ["TO", "VB"]
    induced = treebank_of([0, 1], [0, 1], [2, 0], [0, 1], xpos=tags)
    gold = treebank_of([2, 0], [2, 0], [0, 1], [0, 1], xpos=tags)
    # It has DT>NN, and gold DT<NN; both have TO>VB.
    assert disagreements(induced, gold) == ("DT>NN",)
    # In gold trees, neither direction is more frequent: no disagreement.
    even = treebank_of([2, 0], [0, 1], xpos=["DT", "NN"] * 2)
    assert disagreements(induced, even) == ()


def test_universal_arcs_have_either_order_and_direction() -> None:
    arcs = universal_arcs()
    # Twelve arcs are ten pairs of universal tags, one of them of equal tags: 9 * 4 + 2.
    assert len(arcs) == len(set(arcs)) == 38
    assert {"ADP<NOUN", "ADP>NOUN", "NOUN<ADP", "NOUN>ADP", "PROPN>PROPN"} <= {*arcs}


def test_structures_of_the_paper_are_put_into_trees() -> None:
    # Gold: saw → in → house → the (figure 4c).
    gold = treebank_of([0, 1, 4, 2], xpos=["VB", "IN", "DT", "NN"])
    found = {name: replaced(gold).heads.tolist() for name, replaced in REPLACED.items()}
    # The chain in → the → house (figure 4d) of km04 and saj10a; house → in → the (4e) of cs09.
    assert found.pop("cs09, figure 4(e)") == [0, 4, 2, 1]
    assert {*map(tuple, found.values())} == {(0, 1, 2, 3)}
    for replaced in REPLACED.values():  # "both induced parses receive a perfect NED score"
        assert evaluate(NED, pair(gold, replaced(gold))).score == 1


def test_readings_of_the_paper_differ_outside_prepositional_phrases() -> None:
    gold = treebank_of([2, 3, 0], xpos=["DT", "NN", "VB"])
    found = {name: replaced(gold).heads.tolist() for name, replaced in REPLACED.items()}
    for name in ("km04", "saj10a"):
        assert found[f"{name}, determiners above all nouns"] == [3, 1, 0]
        assert found[f"{name}, in prepositional phrases only"] == [2, 3, 0]
    assert found["cs09, figure 4(e)"] == [2, 3, 0]


@pytest.mark.parametrize(
    ("name", "tags", "gold", "expected"),
    [
        ("cs09, figure 4(e)", ["VB", "IN", "NN"], [0, 1, 2], [0, 3, 1]),
        ("cs09, figure 4(e)", ["MD", "VB"], [0, 1], [2, 0]),
        ("km04, in prepositional phrases only", ["NNP", "NNP"], [2, 0], [0, 1]),
        ("saj10a, in prepositional phrases only", ["TO", "VB"], [2, 0], [0, 1]),
    ],
)
def test_single_arcs_are_flipped(
    name: str, tags: list[str], gold: list[int], expected: list[int]
) -> None:
    assert REPLACED[name](treebank_of(gold, xpos=tags)).heads.tolist() == expected


def test_determiners_are_turned_before_prepositions() -> None:
    gold = treebank_of([0, 1, 4, 2], xpos=["VB", "IN", "DT", "NN"])
    # in → house → the becomes in → the → house; then no IN heads an NN any more.
    assert with_arcs(("IN<NN", "DT>NN"), gold).heads.tolist() == [0, 1, 2, 3]
