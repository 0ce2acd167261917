"""The scores of every sentence."""

import json

import numpy as np
import pytest

import treeval
from commands import run
from files import conllu, constituents
from sample import BIRCH, CEDAR, GOLD, SAMPLE
from strategies import treebank_of
from treeval.scoring.sentences import sentences_at

Capture = pytest.CaptureFixture[str]


def test_scores_of_sentences_are_those_of_files_with_one_sentence() -> None:
    found = treeval.score(GOLD, {"b": BIRCH}, metrics="LAS,UAS", per_sentence=True)
    gold, predicted = treeval.read(GOLD), treeval.read(BIRCH)
    for row in (0, 7, 24):
        alone = treeval.score(
            gold.select(np.array([row])), predicted.select(np.array([row])), metrics="LAS,UAS"
        ).systems[0]
        for metric in ("LAS", "UAS"):
            assert found.sentence_scores("b", metric)[row] == alone.scores[metric].score


def test_sentences_are_named_and_have_a_place() -> None:
    text = conllu([0], name="x") + conllu([0, 1]) + conllu([0, 1, 1], name="z")
    found = treeval.score(text, text, metrics="LAS", per_sentence=True, max_length=2)
    assert [(one.called, one.line, one.words) for one in found.sentences] == [
        ("x", 2, 1),
        ("2", 4, 2),
    ]
    assert found.sentences[1].text == "w1 w2"


def test_numbers_are_those_of_the_file_although_sentences_are_left_out() -> None:
    gold = constituents("(S (A a) (B b))\n(S (A a))\n(S (A a) (B b))\n(S (A c))")
    found = treeval.score(gold, gold, max_length=1, per_sentence=True)
    assert [(one.number, one.text) for one in found.sentences] == [(2, "a"), (4, "c")]


def test_a_sentence_without_words_has_no_line() -> None:
    assert sentences_at(treebank_of([0], []), [1])[0].line is None


def test_macro_averages_have_the_same_scores_of_sentences() -> None:
    micro, macro = (
        treeval.score(GOLD, {"b": BIRCH}, metrics="LAS", per_sentence=True, average=average)
        for average in ("micro", "macro")
    )
    assert np.array_equal(
        micro.sentence_scores("b", "LAS"), macro.sentence_scores("b", "LAS"), equal_nan=True
    )
    assert macro["b"].scores["LAS"].score == macro.sentence_scores("b", "LAS").mean()


def test_text_and_json_of_the_command(capfd: Capture) -> None:
    asked = ["score", GOLD, BIRCH, CEDAR, "--per-sentence"]
    text = run(capfd, *asked).out
    # 17 of 20 words of birch and 19 of cedar are right, as `treeval errors` counts them.
    assert "en-news-01        20      85.00      95.00" in text
    document = json.loads(run(capfd, *asked, "--json").out)
    assert len(document["sentences"]) == 25
    first = document["sentences"][0]
    assert (first["sentence"], first["line"], first["words"]) == ("en-news-01", 4, 20)
    assert first["scores"] == {"birch": {"LAS": 17 / 20}, "cedar": {"LAS": 19 / 20}}
    assert "sentences" not in json.loads(run(capfd, *asked[:-1], "--json").out)


def test_sentences_of_many_treebanks() -> None:
    systems = str(SAMPLE / "systems" / "birch")
    found = treeval.campaign(str(SAMPLE / "gold"), systems, metrics="LAS", per_sentence=True)
    assert "fr, Scores per sentence" in found.text()
    assert all(one["sentences"] for one in found.to_dict()["treebanks"])
