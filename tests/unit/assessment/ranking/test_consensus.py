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
