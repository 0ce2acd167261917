"""Induced tags against gold tags."""

import pytest

from strategies import treebank_of
from treeval.errors import MismatchError
from treeval.scoring.tags import score_tags

GOLD = treebank_of([0, 1, 1, 1], upos=["N", "N", "V", "V"])


def test_names_of_clusters_do_not_matter() -> None:
    found = score_tags(GOLD, {"a": GOLD.replaced(xpos=GOLD.columns["upos"])}, column="upos")["a"]
    assert (found.many_to_one, found.one_to_one, found.v_measure, found.vi) == (1, 1, 1, 0)
    renamed = treebank_of([0, 1, 1, 1], xpos=["7", "7", "3", "3"])
    assert score_tags(GOLD, renamed, column="upos")["system"].v_measure == 1


def test_clusters_that_cut_a_class_in_two() -> None:
    induced = treebank_of([0, 1, 1, 1], xpos=["1", "2", "3", "3"])
    found = score_tags(GOLD, {"a": induced}, column="upos")["a"]
    assert (found.words, found.classes, found.clusters) == (4, 2, 3)
    # Each cluster lies in one class; with one cluster per class, one of four words is left over.
    assert (found.many_to_one, found.one_to_one) == (1, 3 / 4)
    # H(classes | clusters) = 0, H(clusters | classes) = 1/2 bit: VI is 1/2.
    assert found.vi == pytest.approx(1 / 2)
    # Homogeneity is 1, completeness 1 - (1/2) / H(clusters), which is 1 / 3 of 3/2 bits.
    assert found.v_measure == pytest.approx(2 * (2 / 3) / (1 + 2 / 3))
    assert "tags:upos" in str(found.signature)


def test_only_words_of_both_sides_are_compared() -> None:
    joined = treebank_of([0, 1, 1], form=["w1w2", "w3", "w4"], xpos=["1", "2", "2"])
    found = score_tags(GOLD, {"a": joined}, column="upos")["a"]
    assert (found.words, found.classes, found.clusters) == (2, 1, 1)


def test_a_missing_column_is_named() -> None:
    with pytest.raises(MismatchError, match="column XPOS"):
        score_tags(GOLD, {"a": GOLD}, column="upos")
