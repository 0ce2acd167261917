"""Learnt parsers from the command line: punctuation, lengths, tags, and options that do not fit."""

import json
from pathlib import Path

import pytest

import treeval
from commands import run
from files import written
from sample import GOLD
from treeval.formats.registry import FORMATS
from treeval.schemes.stripping import Strip
from treeval.tree.punctuation import punctuation

Capture = pytest.CaptureFixture[str]


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
    assert (trees.parents[heads[heads >= 0]] < 0).all()  # marks are attached to roots
    assert not marks[trees.parents[trees.parents >= 0]].any()  # and head nothing
    # The same trees as of a text that has no punctuation.
    stripped = str(tmp_path / "stripped.conllu")
    FORMATS["conllu"].write(Strip("form")(treeval.read(GOLD)), stripped)
    expected = run(capfd, "parse", model, stripped).out
    FORMATS["conllu"].write(Strip("form")(trees), "-")
    assert capfd.readouterr().out == expected
    assert run(capfd, "parse", model, GOLD, "--strip-punct", "upos").code == 0


def test_a_grammar_of_another_program(capfd: Capture, tmp_path: Path) -> None:
    grammar, text = tmp_path / "some.gra", tmp_path / "text.conllu"
    grammar.write_text(
        "root VB : 0\nleftattach NN <- VB : 0\n"
        "leftcontinue VB nochild : 0\nleftstop VB haschild : 0\nrightstop VB nochild : 0\n"
        "leftstop NN nochild : 0\nrightstop NN nochild : 0\n"
    )
    text.write_text("1\tdogs\t_\t_\tNN\t_\t0\t_\t_\t_\n2\tbark\t_\t_\tVB\t_\t1\t_\t_\t_\n\n")
    out = run(capfd, "parse", str(grammar), str(text)).out
    assert [line.split("\t")[6] for line in out.splitlines() if line] == ["2", "0"]


def test_leapfrog_turns_where_training_ends(capfd: Capture, tmp_path: Path) -> None:
    arguments = ("--algorithm", "saj10a", "--max-length", "12", "--passes", "1")
    outcome = run(capfd, "train", "dmv", GOLD, "-o", str(tmp_path / "m.json"), *arguments)
    assert outcome.code == 0, outcome.err


def test_tags_that_a_file_does_not_have(capfd: Capture, tmp_path: Path) -> None:
    path = written(tmp_path / "bare.conllu", "1\ta\t_\t_\tNN\t_\t0\troot\t_\t_\n\n")
    outcome = run(capfd, "train", "dmv", path, "-o", str(tmp_path / "m.json"))
    assert outcome.code == 2
    assert "the column UPOS is empty" in outcome.err


def test_dependencies_of_links_go_into_the_treebank(capfd: Capture, tmp_path: Path) -> None:
    model, parsed = str(tmp_path / "ccl.model"), str(tmp_path / "parsed.conllu")
    assert run(capfd, "train", "ccl", GOLD, "-o", model).code == 0
    assert run(capfd, "parse", model, GOLD, "--dependencies", "-o", parsed).code == 0
    gold, trees = treeval.read(GOLD), treeval.read(parsed)
    for name in ("lemma", "upos", "xpos", "feats", "misc"):
        assert trees.columns[name].equals(gold.columns[name]).all()
    assert set(trees.columns["deps"]) == {"_"}
    assert run(capfd, "score", GOLD, parsed, "--metrics", "NED", "--strip-punct").code == 0
    brackets = str(Path(GOLD).parents[1] / "brackets" / "en.mrg")
    first = run(capfd, "parse", model, brackets, "--dependencies").out.splitlines()[0].split("\t")
    assert first[4] != "_"


def test_text_in_other_encodings(capfd: Capture, tmp_path: Path) -> None:
    path, model = tmp_path / "text.txt", str(tmp_path / "model")
    path.write_bytes("der Käse stinkt\nder Käse schmilzt\n".encode("latin-1"))
    encoding = ("--encoding", "latin-1")
    assert run(capfd, "train", "tags", str(path), "-k", "2", "-o", model).code == 2
    assert run(capfd, "train", "tags", str(path), "-k", "2", "-o", model, *encoding).code == 0
    assert "Käse/C" in run(capfd, "tag", model, str(path), *encoding).out
    assert run(capfd, "train", "ccl", str(path), "-o", model, *encoding).code == 0
    assert "(X Käse)" in run(capfd, "parse", model, str(path), *encoding).out


@pytest.mark.parametrize("kind", [("ccl",), ("tags", "-k", "2"), ("ngram",)])
def test_a_text_without_words_is_named(
    capfd: Capture, tmp_path: Path, kind: tuple[str, ...]
) -> None:
    path = written(tmp_path / "blank.txt", "\n")
    outcome = run(capfd, "train", *kind, path, "-o", str(tmp_path / "model"))
    assert outcome.code == 2
    assert outcome.err.startswith(f"{path}: there are no words")


def test_options_of_other_parsers(capfd: Capture, tmp_path: Path) -> None:
    model = str(tmp_path / "ccl.model")
    assert run(capfd, "train", "ccl", GOLD, "-o", model).code == 0
    for option in (("--careful",), ("--strip-punct", "form")):
        outcome = run(capfd, "parse", model, GOLD, *option)
        assert outcome.code == 2
        assert (
            outcome.err == f"{option[0]}: it is for DMV models, not for CCL models; leave it out\n"
        )
