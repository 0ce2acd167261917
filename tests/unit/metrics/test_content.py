"""Scores of content and of function words."""

from pathlib import Path

import pytest

from files import written
from strategies import treebank_of
from treeval.counts import evaluate
from treeval.errors import MismatchError
from treeval.metrics.content import CONTENT, FUNCTION, ClassScore
from treeval.metrics.relation_classes import read_classes
from treeval.tree.pair import pair


def test_a_relation_in_no_class_is_named_with_the_way_out() -> None:
    both = pair(*[treebank_of([2, 0], deprel=["subj", "root"])] * 2)
    with pytest.raises(MismatchError, match=r"'subj' is in no class of ud2; .*`relation_classes=`"):
        evaluate(CONTENT, both)


# w1 -det-> w2, w2 root, w3 -obj-> w2, w4 -nmod:poss-> w3
GOLD = treebank_of([2, 0, 2, 3], deprel=["det", "root", "obj", "nmod:poss"])


def test_each_side_decides_whether_a_word_counts() -> None:
    # w1 becomes an amod (content in the system only), w4's head stays right, its subtype goes.
    predicted = treebank_of([2, 0, 2, 3], deprel=["amod", "root", "obj", "nmod"])
    both = pair(GOLD, predicted)
    # correct: root, obj, nmod; predicted: those and amod; gold: those
    assert evaluate(CONTENT, both).totals.tolist() == [3, 4, 3, 3]
    assert evaluate(FUNCTION, both).totals.tolist() == [0, 0, 1, 1]
    kept = ClassScore("Content", "content", subtypes="keep")
    assert evaluate(kept, both).totals.tolist() == [2, 4, 3, 3]


def test_classes_may_tell_subtypes_apart(tmp_path: Path) -> None:
    path = written(
        tmp_path / "classes.tsv",
        "det\tfunction\nroot\tcontent\nobj\tcontent\nnmod\tcontent\nnmod:poss\tother\n",
    )
    predicted = treebank_of([2, 0, 2, 3], deprel=["det", "root", "obj", "nmod"])
    score = ClassScore("Content", "content", read_classes(path))
    # w4 counts in the system only, and so cannot be right.
    assert evaluate(score, pair(GOLD, predicted)).totals.tolist() == [2, 3, 2, 2]
    assert evaluate(score, pair(predicted, GOLD)).totals.tolist() == [2, 2, 3, 3]
