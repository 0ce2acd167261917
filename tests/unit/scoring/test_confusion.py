"""What is wrong with words, and which relations or tags replace which others."""

from examples import JUDGED_GOLD as GOLD
from examples import JUDGED_PREDICTED as PREDICTED
from examples import mistakes_of
from strategies import treebank_of
from treeval.scoring.confusion import KINDS, ConfusionCell


def test_kinds_of_errors() -> None:
    errors = mistakes_of(GOLD, PREDICTED)
    kinds = [KINDS[kind] for kind in errors.kinds]
    assert kinds == ["right", "right", "label", "head", "both", "right"]
    assert errors.totals == {"right": 3, "head": 1, "label": 1, "both": 1, "unaligned": 0}


def test_relations_that_stand_for_others() -> None:
    errors = mistakes_of(GOLD, PREDICTED)
    assert errors.confusion.confusions() == [
        ConfusionCell("obj", "iobj", words=1, wrong_heads=0),
        ConfusionCell("obl", "nmod", words=1, wrong_heads=1),
    ]
    assert ConfusionCell("case", "case", words=1, wrong_heads=1) in errors.confusion.cells
    assert sum(cell.words for cell in errors.confusion.cells) == 6
    # root twice in gold trees, the rest once, in order of the alphabet; then predicted only.
    assert errors.confusion.values == (*("root", "case", "nsubj", "obj", "obl", "iobj", "nmod"),)


def test_tags_of_wrong_heads_are_gold_tags() -> None:
    errors = mistakes_of(GOLD, PREDICTED, matrix="upos")
    # "with" hangs on "one" in gold trees and on "him" in predicted ones, "one" on "saw" and "him".
    assert errors.confusion.confusions() == [
        ConfusionCell("NUM", "PRON", words=1, wrong_heads=1),
        ConfusionCell("VERB", "PRON", words=1, wrong_heads=1),
    ]
    chosen = mistakes_of(GOLD, PREDICTED, matrix="upos", confusion="VERB:PRON").chosen
    assert chosen.tolist() == [False, False, False, False, True, False]


def test_heads_without_a_tag() -> None:
    gold = treebank_of([2, 0], form=["ab", "c"], upos=["X", "Y"], deprel=["x", "root"])
    split = treebank_of([0, 1, 1], form=["a", "b", "c"], upos=["X"] * 3, deprel=["root", "x", "y"])
    errors = mistakes_of(gold, split, matrix="upos")
    assert errors.confusion.confusions() == [ConfusionCell("(root)", "(unaligned)", 1, 1)]
