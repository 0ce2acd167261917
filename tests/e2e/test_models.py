"""Training, parsing, tagging and perplexity from the command line, on small text."""

import io
import json
import re
from pathlib import Path

import pytest

import treeval
from commands import run
from sample import CEDAR, GOLD, SAMPLE, SUD
from treeval.progress import Advance
from treeval.tree.shape import tree_problems

Capture = pytest.CaptureFixture[str]


def test_language_model(capfd: Capture, text: str, tmp_path: Path) -> None:
    model = str(tmp_path / "model.arpa")
    assert run(capfd, "train", "ngram", text, "-o", model, "--order", "2").code == 0
    assert Path(model).read_text().startswith("\\data\\\n")
    found = json.loads(run(capfd, "perplexity", model, text, "--json").out)
    assert found["oov"] == 0
    assert found["tokens"] == 60  # 45 words and 15 ends
    assert 1 < found["including_oov"] < 6
    shown = run(capfd, "perplexity", model, text).out
    assert re.search(f"including oov +{found['including_oov']:.6f}\n", shown)


def test_language_model_of_tags(capfd: Capture, tmp_path: Path) -> None:
    model = str(tmp_path / "model.arpa")
    assert run(capfd, "train", "ngram", GOLD, "-o", model, "--column", "upos").code == 0
    outcome = run(capfd, "perplexity", model, GOLD, "--column", "upos", "--json")
    assert json.loads(outcome.out)["tokens"] == 404 + 25


def test_common_cover_links(capfd: Capture, text: str, tmp_path: Path) -> None:
    model = str(tmp_path / "ccl.model")
    assert run(capfd, "train", "ccl", text, "-o", model).code == 0
    out = run(capfd, "parse", model, text).out
    assert out.count("\n") == 15
    assert out.startswith("(X")
    trees = run(capfd, "parse", model, text, "--dependencies").out
    assert trees.count("\troot\t") == 15


def test_classes_of_words(capfd: Capture, text: str, tmp_path: Path) -> None:
    model = str(tmp_path / "tags.model")
    arguments = ("train", "tags", text, "-o", model, "-k", "3", "--iterations", "3")
    assert run(capfd, *arguments).code == 0
    out = run(capfd, "tag", model, text).out.splitlines()
    assert len(out) == 15
    assert all(word.rpartition("/")[2] in {"C0", "C1", "C2"} for word in out[0].split())
    tagged = str(tmp_path / "tagged.conllu")
    assert run(capfd, "tag", model, GOLD, "-o", tagged).code == 0
    scores = json.loads(run(capfd, "score-tags", GOLD, tagged, "--column", "upos", "--json").out)
    (found,) = scores["systems"]
    assert (found["name"], found["words"]) == ("tagged", 404)
    assert 0 < found["many_to_one"] <= 1
    assert found["signature"].startswith("tags:upos|gold:")


def test_dependency_model_with_valence(capfd: Capture, tmp_path: Path) -> None:
    model, parsed = str(tmp_path / "dmv.json"), str(tmp_path / "parsed.conllu")
    trained = run(capfd, "train", "dmv", GOLD, "-o", model, "--passes", "3", "--max-length", "20")
    assert trained.code == 0
    # Silent but for what it has learnt from; on a terminal there is a bar.
    assert trained.err.startswith(f"{model}: learnt from 24 sentences with ")
    assert trained.err.endswith("; 1 longer sentence left out\n")
    steps = list[Advance]()
    treeval.train("dmv", GOLD, passes=3, max_length=20, progress=steps.append)
    likelihoods = [float(step.detail) for step in steps]
    assert [(step.done, step.total) for step in steps] == [(number, 3) for number in range(4)]
    assert likelihoods == sorted(likelihoods)  # EM never falls
    assert run(capfd, "parse", model, GOLD, "-o", parsed).code == 0
    assert not tree_problems(treeval.read(parsed), one_root=True)


@pytest.mark.parametrize("command", ["parse", "tag", "perplexity"])
def test_a_file_that_is_not_a_model(capfd: Capture, text: str, command: str) -> None:
    outcome = run(capfd, command, text, text)
    assert (outcome.code, outcome.err.count("\n")) == (2, 1)
    assert outcome.err.startswith(f"{text}: is not a model; ")


def test_a_model_that_cannot_do_it(capfd: Capture, text: str, tmp_path: Path) -> None:
    model = str(tmp_path / "model.arpa")
    assert run(capfd, "train", "ngram", text, "-o", model).code == 0
    outcome = run(capfd, "parse", model, text)
    remedy = "train a model of another kind: dmv or ccl"
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith(f"{model}: an n-gram model cannot parse; {remedy}")
    assert outcome.err.count("\n") == 1


def test_standard_input_is_read_once(capfd: Capture) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"root VB : 0\n")))
        outcome = run(capfd, "parse", "-", "-")
    assert (outcome.code, outcome.err.count("\n")) == (2, 1)
    assert "can be read only once" in outcome.err


@pytest.mark.parametrize(
    ("arguments", "option"),
    [
        (("tags",), "--classes"),
        (("tags", "-k", "0"), "--classes"),
        (("ngram", "--order", "6"), "--order"),
        (("ngram", "--prune", "1,1"), "--prune"),
        (("dmv", "--passes", "-1"), "--passes"),
    ],
)
def test_messages_name_options(
    capfd: Capture, text: str, tmp_path: Path, arguments: tuple[str, ...], option: str
) -> None:
    kind, *more = arguments
    outcome = run(capfd, "train", kind, text, "-o", str(tmp_path / "model"), *more)
    assert (outcome.code, outcome.err.count("\n")) == (2, 1)
    assert outcome.err.startswith(f"{option}: ")


def test_cross_annotation(capfd: Capture) -> None:
    arguments = (
        *("cross", "--gold", f"UD={GOLD}", "--gold", f"SUD={SUD}"),
        *("--system", f"UD={CEDAR}"),
    )
    found = json.loads(run(capfd, *arguments, "--json").out)
    assert [each["golds"] for each in found["experiments"]] == [["UD"], ["SUD"], ["UD", "SUD"]]
    own, other, both = (each["labelled"]["global"] for each in found["experiments"])
    assert other < own <= both
    assert "UD ⊓ SUD" in run(capfd, *arguments, "--ci").out
    assert "gold UD" in run(capfd, *arguments, "--explain", "1").out
    assert run(capfd, *arguments[:3], "--system", f"SUD={GOLD}").code == 2


def test_a_constituency_and_a_dependency_parser(capfd: Capture) -> None:
    brackets = SAMPLE / "brackets"
    outcome = run(
        capfd,
        *("cross", "--gold", f"UD={GOLD}", "--gold", f"PTB={brackets / 'en.mrg'}"),
        *("--system", f"UD={CEDAR}"),
        *("--system", f"PTB={brackets / 'parsed.mrg'}", "--json"),
    )
    found = {
        (each["system"], *each["golds"]): each["labelled"]["global"]
        for each in json.loads(outcome.out)["experiments"]
    }
    for system, other in (("UD", "PTB"), ("PTB", "UD")):
        assert found[system, other] < found[system, system] < found[system, "UD", "PTB"]


def test_reproduction_names_its_data(capfd: Capture, tmp_path: Path) -> None:
    assert run(capfd, "reproduce", "tedeval", "--data", str(tmp_path / "none")).code == 2
    assert run(capfd, "reproduce", "tedeval", "--data", str(tmp_path)).code == 2


def test_demo_ends_with_a_report(
    capfd: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    outcome = run(capfd, "demo")
    assert outcome.code == 0
    assert outcome.out.count("$ treeval ") >= 8
    assert "Traceback" not in outcome.err
    report = tmp_path / "treeval-demo.html"
    assert outcome.out.endswith(f"{report.as_uri()}\n")
    assert "90.35" in report.read_text("utf-8")  # LAS of cedar, README of the sample
    elsewhere = tmp_path / "a b.html"
    assert run(capfd, "demo", "--html", "a b.html").code == 0
    assert elsewhere.is_file()
