"""Learnt parsers from the command line: punctuation, lengths, tags, and options that do not fit."""

import json
from pathlib import Path

import pytest

import treeval
from commands import run
from treeval.tree.punctuation import punctuation

Capture = pytest.CaptureFixture[str]

GOLD = str(Path(treeval.__file__).parent / "sample" / "gold" / "en.conllu")


def test_punctuation_is_left_out_in_parsing_as_in_training(capfd: Capture, tmp_path: Path) -> None:
    model, parsed = str(tmp_path / "dmv.json"), str(tmp_path / "parsed.conllu")
    arguments = ("--passes", "2", "--max-length", "20")
    assert run(capfd, "train", "dmv", GOLD, "-o", model, *arguments, "--strip-punct").code == 0
    assert "PUNCT" not in json.loads(Path(model).read_text())["tags"]
    assert run(capfd, "parse", model, GOLD, "-o", parsed).code == 0
    trees = treeval.read(parsed)
    assert trees.words == 404
    marks = punctuation(trees, "form")
    heads = trees.parents[marks]
    assert (trees.parents[heads[heads >= 0]] < 0).all()  # marks hang on roots
    assert not marks[trees.parents[trees.parents >= 0]].any()  # and head nothing
    # The same trees as of a text that has no punctuation.
    stripped = str(tmp_path / "stripped.conllu")
    assert run(capfd, "convert", GOLD, stripped, "--strip-punct").code == 0
    expected = run(capfd, "parse", model, stripped).out
    assert run(capfd, "convert", parsed, "-", "--strip-punct").out == expected
    assert run(capfd, "parse", model, GOLD, "--strip-punct", "upos").code == 0


def test_leapfrog_turns_where_training_ends(capfd: Capture, tmp_path: Path) -> None:
    arguments = ("--algorithm", "saj10a", "--max-length", "12", "--passes", "1")
    outcome = run(capfd, "train", "dmv", GOLD, "-o", str(tmp_path / "m.json"), *arguments)
    assert outcome.code == 0, outcome.err


def test_tags_that_a_file_does_not_have(capfd: Capture, tmp_path: Path) -> None:
    path = tmp_path / "bare.conllu"
    path.write_text("1\ta\t_\t_\tNN\t_\t0\troot\t_\t_\n\n")
    outcome = run(capfd, "train", "dmv", str(path), "-o", str(tmp_path / "m.json"))
    assert outcome.code == 2
    assert "the column UPOS is empty" in outcome.err


def test_options_of_other_parsers(capfd: Capture, tmp_path: Path) -> None:
    model = str(tmp_path / "ccl.model")
    assert run(capfd, "train", "ccl", GOLD, "-o", model).code == 0
    for option in (("--careful",), ("--strip-punct", "form")):
        outcome = run(capfd, "parse", model, GOLD, *option)
        assert outcome.code == 2
        assert "not for CCL models" in outcome.err
