"""`treeval train ngram` and `treeval perplexity`, as they are called."""

import json
import re
from pathlib import Path

import pytest

import treeval
from commands import run
from files import written

Capture = pytest.CaptureFixture[str]


def test_perplexities_with_and_without_ends_of_sentences(
    capfd: Capture, text: str, tmp_path: Path
) -> None:
    model = str(tmp_path / "model.arpa")
    assert run(capfd, "train", "ngram", text, "-o", model).code == 0
    found = json.loads(run(capfd, "perplexity", model, text, "--json").out)
    _, _, *measures = found  # the version and the schema come first
    assert measures == ["including_oov", "excluding_oov", "per_word", "oov", "tokens"]
    assert found == treeval.load(model).perplexity(text).to_dict()
    # The same sum over 45 words and 15 ends, and over the words.
    assert found["per_word"] ** 45 == pytest.approx(found["excluding_oov"] ** 60)


def test_undefined_perplexities_are_dashes_with_a_reason(
    capfd: Capture, text: str, tmp_path: Path
) -> None:
    model, other = str(tmp_path / "model.arpa"), tmp_path / "other.txt"
    assert run(capfd, "train", "ngram", text, "-o", model, "--smoothing", "srilm").code == 0
    other.write_text("unseen\n")
    shown = run(capfd, "perplexity", model, str(other)).out
    assert re.search("including oov +–\n", shown)
    assert "– including oov: the model gives unknown words no probability" in shown
    assert "– per word: there is no word that the model knows" in shown
    other.write_text("")
    shown = run(capfd, "perplexity", model, str(other)).out
    assert "None" not in shown
    assert "– excluding oov: there is no token that the model knows" in shown


def test_perplexities_in_all_forms(capfd: Capture, text: str, tmp_path: Path) -> None:
    model, page = str(tmp_path / "model.arpa"), tmp_path / "page.html"
    assert run(capfd, "train", "ngram", text, "-o", model).code == 0
    expected = treeval.load(model).perplexity(text).excluding_oov
    shown = run(capfd, "perplexity", model, text, "--csv", "--decimals", "3").out
    assert f"excluding oov,{expected:.3f}\n" in shown
    assert run(capfd, "perplexity", model, text, "--html", str(page)).code == 0
    assert f"{expected:.6f}" in page.read_text("utf-8")


def test_ngrams_are_pruned_as_asked(capfd: Capture, text: str, tmp_path: Path) -> None:
    model = str(tmp_path / "model.arpa")
    arguments = ("train", "ngram", text, "-o", model)
    for prune in ("0,0,5", "0 0 5"):
        assert "prune:0+0+5" in run(capfd, *arguments, "--prune", prune).err
    for wrong in ("", "a", "-1,0,0", "1,0,0", "0,1,0"):
        assert run(capfd, *arguments, "--prune", wrong).code == 2


def test_fixed_discounts_are_said(capfd: Capture, text: str, tmp_path: Path) -> None:
    outcome = run(capfd, "train", "ngram", text, "-o", str(tmp_path / "model.arpa"))
    assert "cannot be estimated, so they are 0.5, 1 and 1.5: no n-gram has the count" in outcome.err


def test_a_text_without_words_trains_nothing(capfd: Capture, tmp_path: Path) -> None:
    blank = written(tmp_path / "blank.txt", "\n\n")
    outcome = run(capfd, "train", "ngram", blank, "-o", str(tmp_path / "model.arpa"))
    assert (outcome.code, outcome.err.split(":")[0]) == (2, blank)
