"""Perplexities, and results that show them: a record, a table, notes, a page."""

import math

import pytest

import treeval
from pages import read_page
from sample import SAMPLE
from treeval.errors import MismatchError, SettingError
from treeval.models.ngram.perplexity import PerplexityTotals
from treeval.models.sentences import Sentences

GOLD = SAMPLE / "gold" / "en.conllu"
TEXT = "the dog barks\nthe cat sleeps\na dog sleeps\n" * 5


@pytest.fixture(scope="module")
def model() -> treeval.Model:
    return treeval.train("ngram", TEXT, order=2)


def test_numbers_are_those_of_the_model(model: treeval.Model) -> None:
    found = model.perplexity(TEXT)
    scores = model.learnt.score(Sentences.of(TEXT).text)
    assert found.excluding_oov == pytest.approx(10 ** -scores.log10.mean())
    assert (found.tokens, found.oov) == (60, 0)  # 45 words and 15 ends
    # The same sum over 45 words and 15 ends, and over the words.
    assert found.per_word**45 == pytest.approx(found.excluding_oov**60)
    assert found.to_dict() == {
        "schema": "perplexity-1",
        "treeval": treeval.__version__,
        "including_oov": found.including_oov,
        "excluding_oov": found.excluding_oov,
        "per_word": found.per_word,
        "oov": 0,
        "tokens": 60,
    }


def test_a_perplexity_shows_itself(model: treeval.Model) -> None:
    found = model.perplexity(TEXT)
    (table,) = found.tables()
    assert table.rows[0] == ("including oov", f"{found.including_oov:.6f}")
    assert f"excluding oov  {found.excluding_oov:.6f}" in found.text()
    assert repr(found).count("\n") < 24
    assert found.notes() == []
    assert "<iframe" in found._repr_html_()
    page = found.page("treeval perplexity model text").html()
    assert "treeval perplexity model text" in read_page(page).texts
    assert f"{found.per_word:.6f}" in page


def test_what_is_undefined_has_its_reason() -> None:
    closed = treeval.train("ngram", TEXT, smoothing="srilm")
    found = closed.perplexity([["unseen"]])
    assert math.isnan(found.including_oov)
    assert found.to_dict()["including_oov"] is None
    assert found.notes() == [
        "– including oov: the model gives unknown words no probability",
        "– per word: there is no word that the model knows",
    ]
    assert "– including oov" in found.page().html()


def test_a_column_of_trees_is_scored() -> None:
    model = treeval.train("ngram", GOLD, column="upos")
    assert model.perplexity(GOLD, column="upos").oov == 0
    assert model.perplexity(GOLD).oov > 0
    with pytest.raises(MismatchError, match="there is no column TAG; the columns are form"):
        model.perplexity(GOLD, column="tag")
    with pytest.raises(SettingError, match="plain text has no column UPOS"):
        model.perplexity(TEXT, column="upos")
    with pytest.raises(SettingError, match="`columns=`: there is no such setting"):
        model.perplexity(TEXT, columns="upos")


def test_a_perplexity_beyond_all_numbers_is_undefined() -> None:
    # Models that write -999 for no probability: 10 to the 999th is no float.
    found = PerplexityTotals(log10=-1998.0, oov_log10=0.0, tokens=2, oov=0, sentences=1)
    assert math.isnan(found.including_oov)
    assert found.to_dict()["excluding_oov"] is None
