"""`treeval treebank`, as it is called."""

import json
import math
from pathlib import Path
from typing import Any

import pytest

from commands import run

Capture = pytest.CaptureFixture[str]

LINE = "{id}\t{form}\t_\tX\t_\t_\t{head}\t{label}\t_\t_\n"
SENTENCE = [("the", 2, "det"), ("cat", 0, "root"), ("cats", 2, "nsubj:pass"), ("The", 2, "det")]


def written(path: Path, words: list[tuple[str, int, str]] = SENTENCE) -> str:
    lines = (
        LINE.format(id=number, form=form, head=head, label=label)
        for number, (form, head, label) in enumerate(words, start=1)
    )
    path.write_text("".join(lines) + "\n")
    return str(path)


@pytest.fixture
def gold(tmp_path: Path) -> str:
    return written(tmp_path / "gold.conllu")


def document(capfd: Capture, *arguments: str) -> dict[str, Any]:
    outcome = run(capfd, "treebank", *arguments, "--json")
    assert outcome.code == 0, outcome.err
    found: dict[str, Any] = json.loads(outcome.out)
    return found


def test_json(capfd: Capture, gold: str) -> None:
    found = document(capfd, gold)
    # Four forms; det has two of them: log 2 / log 4.
    assert found["treebanks"] == [
        {
            "name": "gold",
            "sentences": 1,
            "words": 4,
            "nonprojective_sentences": 0,
            "content_share": 0.5,
            "function_share": 0.5,
            "other_share": 0.0,
            "sttr": None,
            "relations": {"det": 2, "nsubj": 1, "root": 1},
            "wde": {"det": pytest.approx(0.5), "nsubj": 0.0, "root": 0.0},
        }
    ]
    assert found["averaged_wde"] == found["treebanks"][0]["wde"]


def test_subtypes_and_lower_case(capfd: Capture, gold: str) -> None:
    found = document(capfd, gold, "--subtypes", "--lowercase")
    assert found["averaged_wde"] == {"det": 0.0, "nsubj:pass": 0.0, "root": 0.0}


def test_weights_are_written_and_read_again(capfd: Capture, tmp_path: Path, gold: str) -> None:
    files = [str(tmp_path / name) for name in ("weights.json", "weights.tsv")]
    outcome = run(capfd, "treebank", gold, *(a for path in files for a in ("--wde-out", path)))
    assert outcome.code == 0
    weights = json.loads(Path(files[0]).read_text())
    assert weights == {"det": pytest.approx(math.log(2) / math.log(4)), "nsubj": 0, "root": 0}
    lines = [line.split("\t") for line in Path(files[1]).read_text().splitlines()]
    assert {relation: float(weight) for relation, weight in lines} == weights


def test_systems(capfd: Capture, tmp_path: Path, gold: str) -> None:
    wrong = [*SENTENCE[:3], ("The", 3, "det")]
    system = written(tmp_path / "system.conllu", wrong)
    found = document(capfd, f"en={gold}", "--system", f"en={system}")
    row = found["across"]["treebanks"][0]
    # Only det has a weight above 0, and one of two is right.
    assert (row["name"], row["LAS"], row["WLAS"], row["F-rec"]) == ("en", 0.75, 0.5, 0.5)
    assert len(found["across"]["correlations"]) == 28


def test_figures(capfd: Capture, tmp_path: Path, gold: str) -> None:
    pytest.importorskip("matplotlib")
    folder = tmp_path / "new" / "figures"
    outcome = run(capfd, "treebank", gold, "--figures", str(folder), "--figure-format", "svg")
    assert outcome.code == 0
    assert [path.name for path in folder.iterdir()] == ["relations-by-wde.svg"]
    assert "relations-by-wde.svg drawn" in outcome.err


def test_other_schemes_need_classes_of_their_own(capfd: Capture, tmp_path: Path, gold: str) -> None:
    path = written(tmp_path / "sud.conllu", [("a", 0, "root"), ("b", 1, "comp:obj")])
    outcome = run(capfd, "treebank", path)
    assert outcome.code == 2
    assert outcome.err.startswith(f"{path}:2: relation 'comp:obj' is in no class of ud2; ")
    assert "--relation-classes" in outcome.err
    classes = tmp_path / "classes.tsv"
    classes.write_text("root\tcontent\ncomp\tfunction\n")
    found = document(capfd, path, "--relation-classes", str(classes))
    assert found["treebanks"][0]["function_share"] == 0.5
    found = document(capfd, path, gold, "--relation-classes", "none")
    assert found["treebanks"][0]["content_share"] is None


def test_a_file_without_words_is_most_likely_the_wrong_one(capfd: Capture, tmp_path: Path) -> None:
    path = written(tmp_path / "empty.conllu", [])
    outcome = run(capfd, "treebank", path)
    assert outcome.code == 2
    assert outcome.err == f"{path}: the file has no words; is it complete?\n"


def test_what_is_no_tree(capfd: Capture, tmp_path: Path, gold: str) -> None:
    path = written(tmp_path / "loop.conllu", [("a", 2, "det"), ("b", 1, "det"), ("c", 0, "root")])
    assert run(capfd, "treebank", path).code == 2
    assert document(capfd, path, "--invalid", "keep")["treebanks"][0]["words"] == 3
    both = tmp_path / "both.conllu"
    both.write_text(Path(path).read_text() + Path(gold).read_text())
    outcome = run(capfd, "treebank", str(both), "--invalid", "skip")
    assert "1 sentences skipped, first" in outcome.err
    assert outcome.out.splitlines()[3].split()[:3] == ["both", "1", "4"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--system", "gold.conllu"], "say for which treebank: TREEBANK=PATH"),
        (["--system", "x=GOLD"], "no treebank is called 'x'"),
        (["--system", "gold=GOLD", "--invalid", "skip"], "--invalid skip leaves gaps"),
        (["--relation-classes", "nowhere.tsv"], "nowhere.tsv: no such file"),
        (["--figures", "GOLD/x"], "cannot make the folder"),
    ],
)
def test_what_makes_no_sense(capfd: Capture, gold: str, arguments: list[str], message: str) -> None:
    given = [argument.replace("GOLD", gold) for argument in arguments]
    outcome = run(capfd, "treebank", gold, *given)
    assert outcome.code == 2
    assert message in outcome.err
