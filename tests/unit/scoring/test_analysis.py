"""The errors of several systems side by side, and the sentences that are chosen."""

import pytest

from examples import JUDGED_GOLD as GOLD
from examples import JUDGED_PREDICTED as PREDICTED
from files import conllu
from strategies import treebank_of
from treeval.errors import SettingError
from treeval.scoring.analysis import errors_of

SYSTEMS = {"good": GOLD, "bad": PREDICTED}


def test_sentences_with_most_errors_first_or_in_another_order() -> None:
    # Wrong words: none of 1, 2 of 2, 2 of 4, 3 of 5.
    gold = treebank_of([0], [0, 1], [0, 1, 1, 1], [0, 1, 1, 1, 1], deprel=["x"] * 12)
    predicted = treebank_of([0], [2, 0], [0, 1, 2, 2], [0, 1, 2, 2, 2], deprel=["x"] * 12)
    errors = errors_of(gold, predicted)
    assert errors.sentences() == errors.ordered("errors") == [3, 1, 2]
    assert errors.ordered("share") == [1, 3, 2]
    assert errors.ordered("length") == [1, 2, 3]
    assert errors.ordered("file") == [1, 2, 3]
    assert errors_of(gold, predicted, show=1).sentences() == [3]
    assert errors_of(gold, predicted, show=0).sentences() == []


def test_shares_are_of_the_words_that_count() -> None:
    # Without punctuation, 1 of 1 word is wrong, and 1 of 2.
    gold = treebank_of([0, 1, 1], [0, 1], form=["a", ".", ".", "b", "c"], deprel=["x"] * 5)
    predicted = treebank_of([0, 1, 1], [0, 1], form=["a", ".", ".", "b", "c"], deprel=[*"yxxxy"])
    errors = errors_of(gold, predicted, punct="form")
    assert errors.ordered("share") == [0, 1]
    assert errors_of(gold, predicted).ordered("share") == [1, 0]


def test_words_that_one_system_has_right_and_the_other_one_wrong() -> None:
    found = errors_of(GOLD, SYSTEMS, better="good:bad")
    assert [place + 1 for place in found.mistakes[1].chosen.nonzero()[0]] == [3, 4, 5]
    assert not found.mistakes[0].chosen.any()
    assert found.agreement.tolist() == [3, 3, 0]
    assert errors_of(GOLD, SYSTEMS, better="bad:good").sentences() == []
    lines = found.notes()
    assert "good right and bad wrong: 3 words in 1 sentence" in lines
    assert "bad right and good wrong: 0 words" in lines


def test_names_of_systems_may_have_colons() -> None:
    systems = {"a:b": GOLD, "c": PREDICTED}
    assert errors_of(GOLD, systems, better="a:b:c").better == ("a:b", "c")


@pytest.mark.parametrize("given", ["good", "good:good", "good:other", ":"])
def test_two_systems_are_needed_to_find_the_better_one(given: str) -> None:
    with pytest.raises(SettingError, match="does not name two of the systems; write A:B"):
        errors_of(GOLD, SYSTEMS, better=given)


def test_a_sentence_by_name_or_number() -> None:
    named = conllu([0], name="x-1") + conllu([0], name="1")
    assert errors_of(named, named, sentence="x-1").sentences() == [0]
    assert errors_of(named, named, sentence="1").sentences() == [1]  # the name, not the number
    assert errors_of(named, named, sentence=["2", "x-1"]).sentences() == [1, 0]
    assert errors_of(GOLD, SYSTEMS, sentence=2).sentences() == [1]
    with pytest.raises(SettingError, match="there is no sentence 3 in <memory>"):
        errors_of(GOLD, SYSTEMS, sentence=3)
    with pytest.raises(SettingError, match="the sentences are named"):
        errors_of(GOLD, SYSTEMS, sentence=1, sort="file")
    with pytest.raises(SettingError, match="the sentence 1 is left out"):
        errors_of(GOLD, SYSTEMS, sentence=1, max_length=2)


def test_only_the_named_sentence_has_chosen_words() -> None:
    found = errors_of(GOLD, SYSTEMS, sentence=2)
    assert not found.mistakes[1].chosen.any()
    assert "5 words" not in found.text()


def test_a_cell_may_be_found_in_one_system_only() -> None:
    found = errors_of(GOLD, SYSTEMS, confusion="obj:iobj")
    assert [int(one.chosen.sum()) for one in found.mistakes] == [0, 1]
    assert "obj → iobj: good 0 words, bad 1 word" in found.notes()


def test_json_has_the_systems_side_by_side() -> None:
    document = errors_of(GOLD, SYSTEMS, top=1).to_dict()
    assert [one["name"] for one in document["systems"]] == ["good", "bad"]
    (sentence,) = document["sentences"]
    assert sentence["systems"]["bad"]["errors"] == 3
    word = sentence["words"][2]
    assert word["gold"]["deprel"] == "obj"
    assert word["systems"]["good"]["kind"] == "right"
    assert word["systems"]["bad"]["predicted"]["deprel"] == "iobj"
    cells = document["systems"][1]["confusion"]["cells"]
    confused = [cell for cell in cells if cell["gold"] != cell["predicted"]]
    assert [(cell["gold"], cell["predicted"]) for cell in confused] == [("obj", "iobj")]


def test_marks_are_of_one_system() -> None:
    assert len(errors_of(GOLD, PREDICTED).marked()) == 1
    with pytest.raises(SettingError, match="one system"):
        errors_of(GOLD, SYSTEMS).marked()


def test_without_systems_there_is_nothing_to_show() -> None:
    with pytest.raises(SettingError, match="there are no systems"):
        errors_of(GOLD, {})
