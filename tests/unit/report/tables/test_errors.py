"""Tables and text of errors."""

from examples import JUDGED_GOLD, JUDGED_PREDICTED
from strategies import treebank_of
from treeval.report.tables.errors import analysis_notes, confusions_table
from treeval.scoring.analysis import errors_of


def test_confusions_are_listed_by_their_number() -> None:
    table, more = confusions_table(errors_of(JUDGED_GOLD, JUDGED_PREDICTED))
    assert table.title == "Confused relations: 2 words"
    assert table.rows == (("obj", "iobj", "1", "50.0", "0"), ("obl", "nmod", "1", "50.0", "1"))
    assert more == 0
    shorter, more = confusions_table(errors_of(JUDGED_GOLD, JUDGED_PREDICTED), top=1)
    assert (len(shorter.rows), more) == (1, 1)


def test_tags_of_heads_are_confused_where_heads_are_wrong() -> None:
    table, _ = confusions_table(errors_of(JUDGED_GOLD, JUDGED_PREDICTED, matrix="upos"))
    assert table.title == "UPOS of heads, where the head is wrong: 2 words"
    assert table.rows == (("NUM", "PRON", "1", "50.0"), ("VERB", "PRON", "1", "50.0"))


def test_the_summary_counts_words_of_every_kind() -> None:
    lines = analysis_notes(errors_of(JUDGED_GOLD, JUDGED_PREDICTED, kind="head"))
    assert lines[0] == "<memory>: 2 sentences, 6 words"
    counts = (
        "3 right, 1 with only the head wrong, 1 with only the relation wrong, 1 with both wrong"
    )
    assert lines[2:] == [counts, "only the head wrong: 1 word in 1 sentence"]


def test_other_tokens_and_broken_trees_are_mentioned() -> None:
    gold = treebank_of([2, 0], form=["ab", "c"], deprel=["x", "root"])
    split = treebank_of([2, 1, 1], form=["a", "b", "c"], deprel=["x", "x", "root"])
    lines = analysis_notes(errors_of(gold, split))
    assert "not aligned, because tokens differ: 1 gold word, 2 predicted words" in lines
    assert lines[-1].startswith("1 sentence kept although")
    skipped = analysis_notes(errors_of(gold, split, invalid="skip"))
    assert skipped[-1].startswith("1 sentence skipped, first: <memory>:1: ")


def test_without_errors_there_are_no_confusions() -> None:
    assert "no confusions" in errors_of(JUDGED_GOLD, JUDGED_GOLD).text()
