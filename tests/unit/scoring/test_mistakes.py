"""Words of a cell of the table of errors, and the sentences that have them."""

import pytest

from examples import JUDGED_GOLD as GOLD
from examples import JUDGED_PREDICTED as PREDICTED
from examples import mistakes_of
from strategies import treebank_of
from treeval.errors import InvalidTreeError, MismatchError, SettingError
from treeval.scoring.analysis import errors_of
from treeval.scoring.confusion import KINDS
from treeval.scoring.mistakes import parse_cell
from treeval.settings.conventions import Conventions


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
    errors = errors_of(GOLD, PREDICTED, confusion=confusion, kind=kind)
    chosen = [word + 1 for word, is_chosen in enumerate(errors.mistakes[0].chosen) if is_chosen]
    assert chosen == words
    assert errors.sentences() == ([0] if words else [])


def test_subtypes_and_punctuation_follow_the_conventions() -> None:
    kept = mistakes_of(GOLD, PREDICTED, conventions=Conventions(subtypes="keep"))
    assert "obl:with" in kept.confusion.values
    gold = treebank_of([0, 1], form=["a", "."], deprel=["root", "punct"])
    predicted = treebank_of([2, 0], form=["a", "."], deprel=["x", "root"])
    errors = mistakes_of(gold, predicted, conventions=Conventions(punct="form"))
    assert errors.totals == {"right": 0, "head": 0, "label": 0, "both": 1, "unaligned": 0}
    assert errors.chosen.tolist() == [True, False]
    assert [word.kind for word in errors.judged(0).words] == ["both", "right"]


def test_cells_whose_values_have_colons() -> None:
    keep = Conventions(subtypes="keep")
    table = mistakes_of(GOLD, PREDICTED, conventions=keep).confusion
    assert parse_cell("obl:with:nmod", [table]) == ("obl:with", "nmod")
    assert parse_cell("*:obl:with", [table]) == (None, "obl:with")


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
        mistakes_of(GOLD, PREDICTED, confusion=given)


def test_a_cell_that_may_be_read_in_two_ways() -> None:
    labels = ["a", "a:b", "b:c", "c"]
    treebank = treebank_of([0, 1, 1, 1], deprel=labels)
    keep = Conventions(subtypes="keep")
    with pytest.raises(SettingError, match="can be read in 2 ways"):
        mistakes_of(treebank, treebank, confusion="a:b:c", conventions=keep)


def test_a_column_that_is_not_there() -> None:
    with pytest.raises(MismatchError, match=r"<memory>: .* column XPOS"):
        mistakes_of(GOLD, PREDICTED, matrix="xpos")


def test_what_is_no_tree() -> None:
    tree, cycle = (treebank_of(heads, deprel=["x", "y"]) for heads in ([0, 1], [2, 1]))
    with pytest.raises(InvalidTreeError):
        mistakes_of(cycle, tree)
    assert mistakes_of(tree, cycle).contender.kept == 1
    skipped = mistakes_of(cycle, tree, invalid="skip")
    assert skipped.totals == dict.fromkeys(KINDS, 0)
    assert skipped.counts().skipped_sentences == 1
    assert skipped.confusion.cells == ()
