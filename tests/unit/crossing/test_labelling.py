"""Gold trees that are labelled to different degrees, and constituents beside dependencies."""

import pytest

from examples import A, B, words_of
from files import constituents
from sample import CEDAR, GOLD, PARSED, PTB
from treeval import cross
from treeval.tree.algebra import similarity

PHRASES = constituents("(S (NP-SBJ (X the) (X dog)) (VP (X barks) (NP-TMP (X today))))")
BARE = constituents("(S (NP (X the) (X dog)) (VP (X barks) (NP (X today))))")
ARCS = words_of([2, 3, 0, 3], "det SBJ root tmod", "the dog barks today")
BLANK = words_of([2, 3, 0, 3], "_ _ _ _", "the dog barks today")
MIXED = {"PTB": PHRASES, "DEP": ARCS}


def test_shares_of_nodes_without_a_label() -> None:
    found = cross(MIXED, {"DEP": ARCS})
    # *(the) SBJ *(dog) *(barks today) *(barks) TMP and det SBJ *(dog) *(barks) tmod.
    assert dict(found.labelling.unlabelled) == pytest.approx({"PTB": 4 / 6, "DEP": 2 / 5})
    assert (found.labelling.alike, found.labelling.shared) == (1, 5)
    assert [gold["unlabelled"] for gold in found.to_dict()["golds"]] == pytest.approx([4 / 6, 0.4])
    assert found.to_dict()["labels"] == {"alike": 1, "shared": 5, "only_alike": True}


def test_parsers_without_labels_lose_the_same_in_both_frameworks() -> None:
    found = cross(MIXED, {"bare:PTB": BARE, "blank:DEP": BLANK})
    deltas = {
        one.system: (one.labelled.totals.tolist(), one.unlabelled.score)
        for one in found.experiments
        if one.kind == "pair"
    }
    # SBJ is the only label that both golds have; nodes: 6 + 5 and 5 + 5.
    assert deltas == {"bare": ([1, 11], 1), "blank": ([1, 10], 1)}


def test_labels_that_mean_the_same_count_once_they_are_named() -> None:
    found = cross(MIXED, {"bare:PTB": BARE, "blank:DEP": BLANK}, label_map="tmod=TMP")
    assert (found.labelling.alike, found.labelling.shared) == (2, 5)
    deltas = [one.labelled.totals[0] for one in found.experiments if one.kind == "pair"]
    assert deltas == [2, 2]


def test_golds_of_one_framework_are_compared_by_all_their_labels() -> None:
    found = cross({"A": A, "B": B}, {"p:B": A})
    assert not found.labelling.is_mixed
    # Specification: 2/7 against both.
    assert found.experiments[-1].labelled.totals.tolist() == [2, 7]


def test_notes_say_how_far_golds_are_labelled() -> None:
    mixed = cross(MIXED, {"DEP": ARCS}).notes()
    assert mixed[0] == "Nodes without a label: PTB 66.7 %, DEP 40.0 %"
    assert "only where all of them have the same one (1 of 5 shared nodes)" in mixed[1]
    uneven = cross({"PTB": PHRASES, "bare": BARE}, {"PTB": PHRASES}).notes()
    assert uneven[0] == "Nodes without a label: PTB 66.7 %, bare 100.0 %"
    assert "compare them by UTED" in uneven[1]
    assert len(cross({"DEP": ARCS}, {"DEP": ARCS}).notes()) == 1  # the signature


def test_explanations_have_the_same_sums() -> None:
    found = cross({"UD": GOLD, "PTB": PTB}, {"UD": CEDAR, "PTB": PARSED}, label_map="nsubj=SBJ")
    explained = found.explain(3)
    for one in found.experiments:
        if one.kind == "pair":
            delta, iota = one.labelled.table[2].tolist()
            text = f"1 - {delta:g}/{iota:g} = {similarity(delta, int(iota)):.4f}"
            assert f"labelled:   {text}" in explained
