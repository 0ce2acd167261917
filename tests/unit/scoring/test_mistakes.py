"""What is wrong with each word, and the words of a cell of the table."""

import pytest

from strategies import treebank_of
from treeval.errors import InvalidTreeError, MismatchError, SettingError
from treeval.scoring.confusion import KINDS, ConfusionCell
from treeval.scoring.judged import Arc
from treeval.scoring.mistakes import errors_of, parse_cell
from treeval.settings.conventions import Conventions
from treeval.tree.column import Column

GOLD = treebank_of(
    [2, 0, 2, 5, 2],
    [0],
    form=["She", "saw", "him", "with", "one", "Yes"],
    upos=["PRON", "VERB", "PRON", "ADP", "NUM", "INTJ"],
    deprel=["nsubj", "root", "obj", "case", "obl:with", "root"],
)
PREDICTED = treebank_of(
    [2, 0, 2, 3, 3],
    [0],
    form=["She", "saw", "him", "with", "one", "Yes"],
    upos=["NOUN", "VERB", "NOUN", "ADP", "NUM", "INTJ"],
    deprel=["nsubj", "root", "iobj", "case", "nmod", "root"],
)


def test_kinds_of_errors() -> None:
    errors = errors_of(GOLD, PREDICTED)
    kinds = [KINDS[kind] for kind in errors.kinds]
    assert kinds == ["right", "right", "label", "head", "both", "right"]
    assert errors.totals == {"right": 3, "head": 1, "label": 1, "both": 1, "unaligned": 0}


def test_relations_that_stand_for_others() -> None:
    errors = errors_of(GOLD, PREDICTED)
    assert errors.confusion.confusions() == [
        ConfusionCell("obj", "iobj", words=1, wrong_heads=0),
        ConfusionCell("obl", "nmod", words=1, wrong_heads=1),
    ]
    assert ConfusionCell("case", "case", words=1, wrong_heads=1) in errors.confusion.cells
    assert sum(cell.words for cell in errors.confusion.cells) == 6
    # root twice in gold trees, the rest once, in order of the alphabet; then predicted only.
    assert errors.confusion.values == (*("root", "case", "nsubj", "obj", "obl", "iobj", "nmod"),)


def test_tags_of_wrong_heads_are_gold_tags() -> None:
    errors = errors_of(GOLD, PREDICTED, matrix="upos")
    # "with" hangs on "one" in gold trees and on "him" in predicted ones, "one" on "saw" and "him".
    assert errors.confusion.confusions() == [
        ConfusionCell("NUM", "PRON", words=1, wrong_heads=1),
        ConfusionCell("VERB", "PRON", words=1, wrong_heads=1),
    ]
    chosen = errors_of(GOLD, PREDICTED, matrix="upos", confusion="VERB:PRON").chosen
    assert chosen.tolist() == [False, False, False, False, True, False]


def test_heads_without_a_tag() -> None:
    gold = treebank_of([2, 0], form=["ab", "c"], upos=["X", "Y"], deprel=["x", "root"])
    split = treebank_of([0, 1, 1], form=["a", "b", "c"], upos=["X"] * 3, deprel=["root", "x", "y"])
    errors = errors_of(gold, split, matrix="upos")
    assert errors.confusion.confusions() == [ConfusionCell("(root)", "(unaligned)", 1, 1)]


@pytest.mark.parametrize(
    ("confusion", "kind", "words"),
    [
        (None, "any", [3, 4, 5]),
        (None, "head", [4]),
        (None, "label", [3]),
        (None, "both", [5]),
        ("obj:iobj", "any", [3]),
        ("obj:*", "any", [3]),
        (":nmod", "any", [5]),
        ("*:*", "any", [3, 4, 5]),
        ("case:case", "any", [4]),
        ("obj:iobj", "both", []),
        ("nsubj:nsubj", "any", []),
    ],
)
def test_words_that_were_asked_for(confusion: str | None, kind: str, words: list[int]) -> None:
    errors = errors_of(GOLD, PREDICTED, confusion=confusion, kind=kind)  # type: ignore[arg-type]
    chosen = [word + 1 for word, is_chosen in enumerate(errors.chosen) if is_chosen]
    assert chosen == words
    assert errors.sentences() == ([0] if words else [])


def test_subtypes_and_punctuation_follow_the_conventions() -> None:
    kept = errors_of(GOLD, PREDICTED, conventions=Conventions(subtypes="keep"))
    assert "obl:with" in kept.confusion.values
    gold = treebank_of([0, 1], form=["a", "."], deprel=["root", "punct"])
    predicted = treebank_of([2, 0], form=["a", "."], deprel=["x", "root"])
    errors = errors_of(gold, predicted, conventions=Conventions(punct="form"))
    assert errors.totals == {"right": 0, "head": 0, "label": 0, "both": 1, "unaligned": 0}
    assert errors.chosen.tolist() == [True, False]
    assert [word.kind for word in errors.judged(0).words] == ["both", "right"]


def test_cells_whose_values_have_colons() -> None:
    keep = Conventions(subtypes="keep")
    table = errors_of(GOLD, PREDICTED, conventions=keep).confusion
    assert parse_cell("obl:with:nmod", table) == ("obl:with", "nmod")
    assert parse_cell("*:obl:with", table) == (None, "obl:with")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("nsubj", "is not a pair; write GOLD:PREDICTED"),
        ("nsbj:obj", "'nsbj' does not occur; the values are root, case,"),
        ("nsubj:pass:obj", "'pass:obj' does not occur; .* set `subtypes=` to keep"),
    ],
)
def test_cells_that_are_not_there(given: str, message: str) -> None:
    with pytest.raises(SettingError, match=message):
        errors_of(GOLD, PREDICTED, confusion=given)


def test_a_cell_that_may_be_read_in_two_ways() -> None:
    labels = ["a", "a:b", "b:c", "c"]
    treebank = treebank_of([0, 1, 1, 1], deprel=labels)
    keep = Conventions(subtypes="keep")
    with pytest.raises(SettingError, match="can be read in 2 ways"):
        errors_of(treebank, treebank, confusion="a:b:c", conventions=keep)


def test_a_column_that_is_not_there() -> None:
    with pytest.raises(MismatchError, match=r"<memory>: .* column XPOS"):
        errors_of(GOLD, PREDICTED, matrix="xpos")


def test_sentences_with_most_errors_first_or_in_order() -> None:
    gold = treebank_of([0], [0, 1], [0, 1, 1], deprel=["x"] * 6)
    predicted = treebank_of([0], [2, 0], [0, 1, 2], deprel=["x"] * 5 + ["y"])
    errors = errors_of(gold, predicted)
    assert errors.sentences() == [1, 2]
    assert errors.ordered("file") == [1, 2]
    assert errors_of(gold, predicted, show=1).sentences() == [1]
    assert errors_of(gold, predicted, show=0).sentences() == []
    later = treebank_of([0], [0, 1], [2, 0, 2], deprel=["x"] * 6)
    errors = errors_of(gold, later)
    assert errors.sentences() == [2]


def test_a_sentence_in_full() -> None:
    judged = errors_of(GOLD, PREDICTED).judged(0)
    assert (judged.number, judged.name, judged.text) == (1, None, "She saw him with one")
    assert judged.words[4].gold == Arc(2, "saw", "obl:with")
    assert judged.words[4].predicted == Arc(3, "him", "nmod")
    assert (judged.errors, judged.chosen) == (3, 3)


def test_marks_in_misc() -> None:
    given = Column.of(["_", "SpaceAfter=No", "Predicted=9:x|Error=head", "A=B", "_", "Error=both"])
    marked = errors_of(GOLD.replaced(misc=given), PREDICTED).marked([0, 1])
    assert list(marked.columns["misc"]) == [
        "_",
        "SpaceAfter=No",
        "Predicted=2:iobj|Error=label",
        "A=B|Predicted=3:case|Error=head",
        "Predicted=3:nmod|Error=both",
        "_",
    ]
    without = errors_of(GOLD, PREDICTED).marked([1])
    assert list(without.columns["misc"]) == ["_"]


def test_marks_of_heads_that_are_no_gold_words_and_of_odd_relations() -> None:
    gold = treebank_of([2, 0], form=["ab", "c"], deprel=["x", "root"])
    split = treebank_of([0, 1, 2], form=["a", "b", "c"], deprel=["root", "x", "y|z\\"])
    misc = errors_of(gold, split).marked([0]).columns["misc"]
    assert list(misc) == ["Error=unaligned", "Predicted=_:y\\pz\\\\|Error=both"]


def test_what_is_no_tree() -> None:
    tree, cycle = (treebank_of(heads, deprel=["x", "y"]) for heads in ([0, 1], [2, 1]))
    with pytest.raises(InvalidTreeError):
        errors_of(cycle, tree)
    assert errors_of(tree, cycle).contender.kept == 1
    skipped = errors_of(cycle, tree, invalid="skip")
    assert skipped.totals == dict.fromkeys(KINDS, 0)
    assert skipped.to_dict()["skipped_sentences"] == 1
    assert skipped.confusion.cells == ()
