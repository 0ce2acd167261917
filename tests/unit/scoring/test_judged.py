"""Sentences judged word by word, and marks of errors in MISC."""

from examples import JUDGED_GOLD as GOLD
from examples import JUDGED_PREDICTED as PREDICTED
from examples import mistakes_of
from strategies import treebank_of
from treeval.scoring.judged import Arc
from treeval.tree.column import Column


def test_a_sentence_in_full() -> None:
    judged = mistakes_of(GOLD, PREDICTED).judged(0)
    assert (judged.number, judged.name, judged.text) == (1, None, "She saw him with one")
    assert judged.words[4].gold == Arc(2, "saw", "obl:with")
    assert judged.words[4].predicted == Arc(3, "him", "nmod")
    assert (judged.errors, judged.chosen) == (3, 3)


def test_marks_in_misc() -> None:
    given = Column.of(["_", "SpaceAfter=No", "Predicted=9:x|Error=head", "A=B", "_", "Error=both"])
    marked = mistakes_of(GOLD.replaced(misc=given), PREDICTED).marked([0, 1])
    assert list(marked.columns["misc"]) == [
        "_",
        "SpaceAfter=No",
        "Predicted=2:iobj|Error=label",
        "A=B|Predicted=3:case|Error=head",
        "Predicted=3:nmod|Error=both",
        "_",
    ]
    without = mistakes_of(GOLD, PREDICTED).marked([1])
    assert list(without.columns["misc"]) == ["_"]


def test_marks_of_heads_that_are_no_gold_words_and_of_odd_relations() -> None:
    gold = treebank_of([2, 0], form=["ab", "c"], deprel=["x", "root"])
    split = treebank_of([0, 1, 2], form=["a", "b", "c"], deprel=["root", "x", "y|z\\"])
    misc = mistakes_of(gold, split).marked([0]).columns["misc"]
    assert list(misc) == ["Error=unaligned", "Predicted=_:y\\pz\\\\|Error=both"]
