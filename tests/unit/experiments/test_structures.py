"""Structures that learners and gold trees annotate differently."""

from strategies import treebank_of
from treeval.experiments.structures import (
    FLIPS,
    KM04_AS_LISTED,
    STRUCTURES,
    frequencies,
    induced_arcs,
    parameter_flips,
    with_structures_of,
)


def test_the_papers_table_of_flips_is_whole() -> None:
    # Table 1 marks 5 arcs for km04, 8 for cs09 and 5 for saj10a; there are 12 different ones.
    assert {name: len(arcs) for name, arcs in FLIPS.items()} == {"km04": 5, "cs09": 8, "saj10a": 5}
    listed = {arc for arcs in STRUCTURES.values() for arc in arcs}
    assert len(listed) == 12
    assert {arc for arcs in FLIPS.values() for arc in arcs} == listed
    lowered = [flip for flip in parameter_flips("km04") if flip.only_lowered]
    assert [(flip.head, flip.dependent) for flip in lowered] == [("IN", "DT")]


def test_words_at_either_end_of_an_arc_are_in_a_structure() -> None:
    # "in the house sleeps": in → house → the; both arcs of prepositional phrases, three words.
    gold = treebank_of([4, 3, 1, 0], xpos=["IN", "DT", "NN", "VB"])
    shares = frequencies(gold)
    assert shares["prepositional phrases"] == shares["all together"] == 0.75
    assert shares["proper names"] == 0
    # An NN before its determiner is none of the arcs listed.
    assert frequencies(treebank_of([0, 1], xpos=["NN", "DT"]))["all together"] == 0


def test_arcs_count_as_induced_where_they_outnumber_their_opposites() -> None:
    trees = treebank_of([0, 1], [0, 1], [2, 0], xpos=["DT", "NN"] * 3)
    assert induced_arcs("saj10a", trees) == ("DT>NN",)
    assert induced_arcs("saj10a", treebank_of([0, 1], [2, 0], xpos=["DT", "NN"] * 2)) == ()


def test_structures_are_put_into_trees() -> None:
    # Gold: saw → in → house → the.
    gold = treebank_of([0, 1, 4, 2], xpos=["VB", "IN", "DT", "NN"])
    # The chain of figure 4d: in → the → house.
    for name in ("km04", "saj10a", "cs09"):
        assert with_structures_of(name, gold).heads.tolist() == [0, 1, 2, 3]
    # Without determiner, cs09 has the noun above the preposition.
    bare = treebank_of([0, 1, 2], xpos=["VB", "IN", "NN"])
    assert with_structures_of("cs09", bare).heads.tolist() == [0, 3, 1]
    assert with_structures_of("km04", bare).heads.tolist() == [0, 1, 2]
    assert with_structures_of(KM04_AS_LISTED, bare).heads.tolist() == [0, 3, 1]
    # Gold heads: names by the last, infinitives by the verb, modals above verbs.
    names = treebank_of([2, 0], xpos=["NNP", "NNP"])
    assert with_structures_of("km04", names).heads.tolist() == [0, 1]
    infinitive = treebank_of([2, 0], xpos=["TO", "VB"])
    assert with_structures_of("saj10a", infinitive).heads.tolist() == [0, 1]
    modal = treebank_of([0, 1], xpos=["MD", "VB"])
    assert with_structures_of("cs09", modal).heads.tolist() == [2, 0]
