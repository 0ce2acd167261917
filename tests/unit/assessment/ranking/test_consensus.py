"""Consensus trees by hand."""

import treeval
from strategies import treebank_of


def test_the_highest_ranked_label_wins_a_tie() -> None:
    """Three systems have the same heads; each label of the second word has one vote."""
    systems = {
        name: treebank_of([0, 1, 1], deprel=["root", label, last], misc=["_"] * 3)
        for name, label, last in (("a", "obj", "obl"), ("b", "iobj", "obl"), ("c", "nmod", "x"))
    }
    found = treeval.rank(systems, resamples=10)
    assert [one.name for one in found.systems] == ["a", "b", "c"]
    assert list(found.consensus().columns["deprel"]) == ["root", "obj", "obl"]


def test_subtypes_are_those_of_the_best_system_that_has_the_arc() -> None:
    labels = {"a": "nsubj:pass", "b": "nsubj", "c": "nsubj", "d": "obj"}
    systems = {name: treebank_of([0, 1], deprel=["root", one]) for name, one in labels.items()}
    found = treeval.rank(systems, resamples=10)
    assert list(found.consensus().columns["deprel"]) == ["root", "nsubj:pass"]


def test_a_word_with_a_head_is_not_called_root() -> None:
    """Two of four systems call a dependent root; the others have the relation of such a word."""
    labels = {"a": "root", "b": "root", "c": "obj", "d": "obj"}
    systems = {
        name: treebank_of([0, 1, 1], deprel=["root", one, "obl"]) for name, one in labels.items()
    }
    found = treeval.rank(systems, resamples=10).consensus()
    assert list(found.columns["deprel"]) == ["root", "obj", "obl"]
    assert found.heads.tolist() == [0, 1, 1]


def test_an_arc_that_all_have_is_kept_whatever_it_is_called() -> None:
    trees = treebank_of([0, 1, 1], deprel=["root", "root", "obl"])
    found = treeval.rank(dict.fromkeys("abc", trees), resamples=10).consensus()
    assert list(found.columns["deprel"]) == ["root", "root", "obl"]


def test_a_root_that_only_a_search_finds_is_called_root() -> None:
    """The heads with the most votes are a cycle, and the only root is called obj."""
    systems = {
        "a": treebank_of([2, 0], deprel=["nsubj", "obj"]),
        "b": treebank_of([2, 1], deprel=["nsubj", "obj"]),
        "c": treebank_of([2, 1], deprel=["nsubj", "obj"]),
        "d": treebank_of([0, 1], deprel=["root", "obj"]),
        "e": treebank_of([0, 1], deprel=["root", "obl"]),
    }
    found = treeval.rank(systems, resamples=10).consensus()
    for head, label in zip(found.heads.tolist(), found.columns["deprel"], strict=True):
        assert (head == 0) == (label == "root")
