"""`treeval treebank`, as it is called."""

import csv
import io
import json
import math
from pathlib import Path
from typing import Any

import pytest

import treeval
from commands import run
from files import conllu, written

Capture = pytest.CaptureFixture[str]

LABELS, FORMS = "det root nsubj:pass det", "the cat cats The"
SENTENCE = conllu([2, 0, 2, 2], LABELS, FORMS)


@pytest.fixture
def gold(tmp_path: Path) -> str:
    return written(tmp_path / "gold.conllu", SENTENCE)


def document(capfd: Capture, *arguments: str) -> dict[str, Any]:
    outcome = run(capfd, "treebank", *arguments, "--json")
    assert outcome.code == 0, outcome.err
    found: dict[str, Any] = json.loads(outcome.out)
    return found


def test_json(capfd: Capture, gold: str) -> None:
    found = document(capfd, gold)
    # Four forms; det has two of them: log 2 / log 4.
    (treebank,) = found["treebanks"]
    assert treebank.pop("figures")["forms"] == 4
    assert (treebank.pop("tags"), treebank.pop("features")) == ({"X": 4}, {})
    assert [treebank] == [
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


def test_python_gives_the_document_of_the_command(capfd: Capture, gold: str) -> None:
    assert treeval.describe(gold).to_dict() == document(capfd, gold)


def test_every_file_is_read_once(
    capfd: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, gold: str
) -> None:
    read: list[str] = []

    def load(path: str) -> bytes:
        read.append(path)
        return Path(path).read_bytes()

    monkeypatch.setattr("treeval.sources.source.load", load)
    monkeypatch.setattr("treeval.formats.files.load", load)
    page = tmp_path / "page.html"
    found = document(capfd, gold, "--html", str(page))
    assert read == [gold]
    assert found["files"][0]["sha256"][:12] in page.read_text()


def test_subtypes_and_lower_case(capfd: Capture, gold: str) -> None:
    found = document(capfd, gold, "--subtypes", "keep", "--lowercase")
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
    system = written(tmp_path / "system.conllu", conllu([2, 0, 2, 3], LABELS, FORMS))
    found = document(capfd, f"en={gold}", "--systems", f"en={system}")
    row = found["across"]["treebanks"][0]
    # Only det has a weight above 0, and one of two is right.
    assert (row["name"], row["LAS"], row["WLAS"], row["F-rec"]) == ("en", 0.75, 0.5, 0.5)
    assert len(found["across"]["correlations"]) == 28


def test_figures(capfd: Capture, tmp_path: Path, gold: str) -> None:
    folder = tmp_path / "new" / "figures"
    outcome = run(capfd, "treebank", gold, "--figures", str(folder))
    assert outcome.code == 0
    assert [path.name for path in folder.iterdir()] == ["relations-by-wde.svg"]
    assert "relations-by-wde.svg: figure written" in outcome.err
    same = run(capfd, "treebank", gold, "--figures", str(folder), "--figure-format", "svg")
    assert same.code == 0
    refused = run(capfd, "treebank", gold, "--figures", str(folder), "--figure-format", "pdf")
    assert refused.code == 2
    assert refused.err.startswith("--figure-format: figures are SVG files; convert them")
    assert "rsvg-convert --format pdf" in refused.err


def test_other_schemes_need_classes_of_their_own(capfd: Capture, tmp_path: Path, gold: str) -> None:
    path = written(tmp_path / "sud.conllu", conllu([0, 1], "root comp:obj"))
    outcome = run(capfd, "treebank", path, "--relation-classes", "ud2")
    assert outcome.code == 2
    assert outcome.err.startswith(f"{path}:2: relation 'comp:obj' is in no class of ud2; ")
    assert "--relation-classes" in outcome.err
    classes = written(tmp_path / "classes.tsv", "root\tcontent\ncomp\tfunction\n")
    found = document(capfd, path, "--relation-classes", classes)
    assert found["treebanks"][0]["function_share"] == 0.5
    found = document(capfd, path, gold, "--relation-classes", "none")
    assert found["treebanks"][0]["content_share"] is None


def test_a_file_without_words_is_most_likely_the_wrong_one(capfd: Capture, tmp_path: Path) -> None:
    path = written(tmp_path / "empty.conllu", "\n")
    outcome = run(capfd, "treebank", path)
    assert outcome.code == 2
    assert outcome.err == f"{path}: the file has no words; is it complete?\n"


def test_what_is_not_a_tree(capfd: Capture, tmp_path: Path, gold: str) -> None:
    path = written(tmp_path / "loop.conllu", conllu([2, 1, 0], "det det root"))
    assert run(capfd, "treebank", path).code == 2
    assert document(capfd, path, "--invalid", "keep")["treebanks"][0]["words"] == 3
    both = written(tmp_path / "both.conllu", Path(path).read_text() + Path(gold).read_text())
    outcome = run(capfd, "treebank", both, "--invalid", "skip")
    assert f"{both}: 1 sentence skipped, first: {both}:1: " in outcome.out
    assert outcome.err == ""
    (broken,) = document(capfd, both, "--invalid", "skip")["broken"]
    assert (broken["path"], broken["sentences"]) == (both, 1)
    assert outcome.out.splitlines()[3].split()[:3] == ["both", "1", "4"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--systems", "gold.conllu"], "say for which treebank: TREEBANK=PATH"),
        (["--systems", "x=GOLD"], "--systems: no treebank is called 'x'; name one of gold"),
        (["--perplexity"], "the training section is unclear; give it as --train gold=FILE"),
        (
            ["--systems", "gold=GOLD", "--invalid", "skip"],
            "--invalid: skip removes sentences that the --systems still",
        ),
        (["--relation-classes", "nowhere.tsv"], "nowhere.tsv: no such file"),
        (["--figures", "GOLD/x"], "is not a folder; name another folder"),
    ],
)
def test_what_makes_no_sense(capfd: Capture, gold: str, arguments: list[str], message: str) -> None:
    given = [argument.replace("GOLD", gold) for argument in arguments]
    outcome = run(capfd, "treebank", gold, *given)
    assert outcome.code == 2
    assert message in outcome.err


CROSSED = conllu([3, 4, 4, 0], "dep dep dep root", "c a b d")


@pytest.fixture
def folders(tmp_path: Path) -> Path:
    """Three treebanks with a training and a test section each, of different sizes."""
    for size, name in enumerate(("one", "two", "three"), start=1):
        folder = tmp_path / "many" / name
        written(folder / "x-train.conllu", SENTENCE * size)
        written(folder / "x-test.conllu", SENTENCE)
    return tmp_path / "many"


def test_perplexities_of_many_treebanks(capfd: Capture, folders: Path, tmp_path: Path) -> None:
    accuracies = tmp_path / "accuracies.tsv"
    accuracies.write_text("# LAS\none\t0.5\ntwo\t0.6\nthree\t0.7\n")
    arguments = (str(folders), "--perplexity", "--accuracies", str(accuracies))
    found = document(capfd, *arguments)
    assert {one["name"]: one["size"] for one in found["treebanks"]} == {
        "one": 4,
        "two": 8,
        "three": 12,
    }
    assert list(found["difficulty"]) == ["size", "size_over_string", "size_over_derivation"]
    assert found["difficulty"]["size"]["r"] == pytest.approx(1)  # both grow in equal steps
    assert found["difficulty"]["size"]["treebanks"] == 3
    shown = run(capfd, "treebank", *arguments).out
    assert "Correlation with accuracy" in shown
    accuracies.write_text("one\t0.5\n")
    assert "no accuracy is given for" in run(capfd, "treebank", *arguments).err


def test_training_sections_may_be_given(capfd: Capture, folders: Path, gold: str) -> None:
    train = str(folders / "two" / "x-train.conllu")
    assert document(capfd, gold, "--perplexity", "--train", train)["treebanks"][0]["size"] == 8
    named = document(capfd, f"a={gold}", "--perplexity", "--train", f"a={train}")
    assert named["treebanks"][0]["size"] == 8
    assert run(capfd, "treebank", gold, "--perplexity").code == 2
    assert (
        "--train: it has no effect without --perplexity; set that too"
        in run(capfd, "treebank", gold, "--train", train).err
    )


def test_models_may_follow_another_convention(capfd: Capture, folders: Path, gold: str) -> None:
    train = str(folders / "two" / "x-train.conllu")
    options = ("--train", train, "--perplexity", "--order", "2", "--smoothing", "srilm")
    signature = document(capfd, gold, *options)["treebanks"][0]["signature"]
    assert signature.startswith("swap-lazy,form,kn:2,lm:srilm")


def test_non_projective_trees_and_arc_eager(capfd: Capture, folders: Path, tmp_path: Path) -> None:
    crossed = written(tmp_path / "crossed.conllu", CROSSED)
    train = str(folders / "two" / "x-train.conllu")
    options = (crossed, "--perplexity", "--train", train, "--transitions", "arc-eager")
    refused = run(capfd, "treebank", *options)
    assert refused.code == 2
    assert refused.err.startswith(f"{crossed}:1: the arc from 3 to 1 is non-projective")
    skipped = run(capfd, "treebank", *options, "--nonprojective", "skip")
    assert "crossed: 1 sentence of the test section skipped, first: " in skipped.out
    assert "– perplexity: no known word to test on in crossed" in skipped.out
    found = document(capfd, *options, "--nonprojective", "skip")["treebanks"][0]
    assert (found["skipped_train"], found["skipped_test"]) == (0, 1)
    assert found["derivation_perplexity"] is None
    lifted = document(capfd, *options, "--nonprojective", "lift")["treebanks"][0]
    assert (lifted["skipped"], lifted["derivation"]["tokens"]) == (0, 5)


def test_tables_for_papers(capfd: Capture, gold: str) -> None:
    table = run(capfd, "treebank", gold, "--csv").out
    rows = list(csv.DictReader(io.StringIO(table)))
    assert {"sentences", "nonprojective", "sttr", "wde"} <= {row["measure"] for row in rows}
    det = {row["measure"]: row["value"] for row in rows if row["relation"] == "det"}
    assert det == {"words": "2", "wde": "50.00"}
    assert next(row["class"] for row in rows if row["relation"] == "det") == "function"
    assert "\\toprule" in run(capfd, "treebank", gold, "--latex").out
    assert "| Relation | Class |" in run(capfd, "treebank", gold, "--markdown").out
