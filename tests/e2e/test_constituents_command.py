"""`treeval score` on constituency trees: lengths, punctuation, means, parts, wrong options."""

import json
from pathlib import Path
from typing import Any

import pytest

import treeval
from commands import run
from files import written

Capture = pytest.CaptureFixture[str]

# Gold brackets without the comma, one-word brackets and TOP: S, VP | S, VP, NP, PP.
GOLD = """(TOP (S (NP-SBJ (PRP I)) (, ,) (VP (VBP see) (NP (NN it)))))
(TOP (S (NP-SBJ (NN a)) (VP (VB b) (NP (NN c)) (PP-LOC (IN d) (NP (DT e) (NN f))))))
"""
# Wrong in the second sentence only: PP is an NP and NP is not there, its tag TMP is another one.
PARSED = """(TOP (S (NP-SBJ (PRP I)) (, ,) (VP (VBP see) (NP (NN it)))))
(TOP (S (NP-SBJ (NN a)) (VP (VB b) (NP-TMP (NN c)) (NP (IN d) (DT e) (NN f)))))
"""


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    paths = tmp_path / "gold.mrg", tmp_path / "parsed.mrg"
    for path, text in zip(paths, (GOLD, PARSED), strict=True):
        path.write_text(text)
    return str(paths[0]), str(paths[1])


def scores(capfd: Capture, *arguments: str) -> dict[str, Any]:
    outcome = run(capfd, "score", *arguments, "--json")
    assert outcome.code == 0, outcome.err
    found: dict[str, Any] = json.loads(outcome.out)
    return found


def test_pooled_scores_and_means_of_sentences(capfd: Capture, files: tuple[str, str]) -> None:
    found = scores(capfd, *files, "--metrics", "LF1")["systems"][0]["scores"]["LF1"]
    # 4 of 5 predicted and of 6 gold brackets; sentences 1 and 2 * 2 / (3 + 4).
    assert found["counts"] == {"correct": 4, "predicted": 5, "gold": 6}
    assert found["score"] == pytest.approx(8 / 11)
    assert found["sentence_mean"] == pytest.approx((1 + 4 / 7) / 2)


def test_macro_averages_are_what_is_shown(capfd: Capture, files: tuple[str, str]) -> None:
    arguments = (*files, "--metrics", "LF1", "--average", "macro")
    found = scores(capfd, *arguments)["systems"][0]["scores"]["LF1"]
    assert found["score"] == pytest.approx((1 + 4 / 7) / 2)
    assert not {"precision", "recall", "f1"} & set(found)
    shown = run(capfd, "score", *arguments).out
    assert "78.57" in shown
    assert "72.73" not in shown


def test_length_is_counted_without_punctuation(capfd: Capture, files: tuple[str, str]) -> None:
    limit = (*files, "--metrics", "LF1,EVALB", "--max-length", "3")
    for options, sentences in ((("--strip-punct", "penn"), 1), ((), 0)):
        found = scores(capfd, *limit, *options)
        gold = found["systems"][0]["scores"]["LF1"]["counts"]["gold"]
        assert gold == 2 * sentences
        assert found["evalb"]["parsed"]["all"]["sentences"] == sentences
    signature = scores(capfd, *limit, "--strip-punct", "penn")["signature"]
    assert signature.startswith("strip:penn|len:3|")
    outcome = run(capfd, "score", *limit, "--strip-punct", "deprel")
    assert outcome.code == 2
    assert "constituents have no DEPREL" in outcome.err


def test_parts_by_label_and_length(capfd: Capture, files: tuple[str, str]) -> None:
    found = scores(capfd, *files, "--by", "label,length")["breakdowns"]
    labels, lengths = ({part["part"]: part["counts"] for part in one["parts"]} for one in found)
    assert labels["NP"] == {"correct": 0, "predicted": 1, "gold": 1}
    assert labels["PP"] == {"correct": 0, "predicted": 0, "gold": 1}
    assert labels["VP"] == {"correct": 2, "predicted": 2, "gold": 2}
    assert lengths["1–5"]["gold"] == 2
    assert lengths["6–10"]["gold"] == 4


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        (("--by", "relation"), "cannot be broken down by relation; choose label or length"),
        (("--by", "label", "--metrics", "UF1"), "choose LF1"),
        (("--punct", "form"), "--punct: it applies to dependencies"),
        (("--relation-classes", "ud1"), "--relation-classes: it applies to dependencies"),
        (("--invalid", "skip"), "--invalid: it applies to dependencies"),
        (("--metrics", "LAS"), "compares dependencies"),
        (("--metrics", "F0"), "is not known"),
    ],
)
def test_options_that_do_not_fit(
    capfd: Capture, files: tuple[str, str], option: tuple[str, ...], reason: str
) -> None:
    outcome = run(capfd, "score", *files, *option)
    assert outcome.code == 2
    assert reason in outcome.err


def test_all_metrics(capfd: Capture, files: tuple[str, str]) -> None:
    found = scores(capfd, *files, "--metrics", "all")["systems"][0]["scores"]
    assert found["DF1"]["score"] is None
    # Found on both sides: twice SBJ, right, and TMP, where gold has none.
    assert found["FunctionTags"]["counts"] == {"correct": 2, "predicted": 3, "gold": 2}


def test_an_empty_line_is_a_failed_parse(capfd: Capture, tmp_path: Path) -> None:
    gold, parsed = tmp_path / "gold.mrg", tmp_path / "parsed.mrg"
    gold.write_text(GOLD)
    parsed.write_text("\n" + PARSED.splitlines()[1] + "\n")
    assert run(capfd, "score", str(gold), str(parsed)).code == 2
    found = scores(capfd, str(gold), str(parsed), "--tree-per-line")
    assert found["evalb"]["parsed"]["all"]["skipped"] == 1
    # The second sentence only, and all gold brackets: 2 of 3 and of 6.
    counts = found["systems"][0]["scores"]["LF1"]["counts"]
    assert counts == {"correct": 2, "predicted": 3, "gold": 6}
    other = run(capfd, "score", str(gold), str(parsed), "--tree-per-line", "--format", "export")
    assert "does not apply to export, only to brackets" in other.err


def test_the_signature_of_evalb_tells_parameters_apart(
    capfd: Capture, files: tuple[str, str], tmp_path: Path
) -> None:
    signatures = []
    for text in ("DELETE_LABEL TOP\nDELETE_LABEL ,\n", "DELETE_LABEL ,\nDELETE_LABEL TOP\n", ""):
        path = written(tmp_path / "some.prm", text)
        found = scores(capfd, *files, "--metrics", "EVALB", "--params", path)
        signatures.append(found["systems"][0]["scores"]["EVALB"]["signature"])
    usual = scores(capfd, *files, "--metrics", "EVALB")["systems"][0]["scores"]["EVALB"]
    assert usual["signature"].startswith("EVALB|params:collins|")
    assert signatures[0] == signatures[1]
    assert len({*signatures, usual["signature"]}) == 3


def test_the_library_gives_the_same(capfd: Capture, files: tuple[str, str]) -> None:
    gold, parsed = files
    by_name = treeval.score(gold, {"parsed": parsed})
    assert by_name.to_dict() == scores(capfd, *files)
    trees = treeval.read_constituents(gold), treeval.read_constituents(parsed)
    found = treeval.score(trees[0], {"mine": trees[1]}, metrics=["LF1"])
    assert found["mine"].scores["LF1"].score == by_name["parsed"].scores["LF1"].score


def test_what_evalb_leaves_undefined_is_null(capfd: Capture, tmp_path: Path) -> None:
    path = written(tmp_path / "word.mrg", "(NN a)\n")
    found = scores(capfd, path, path)
    assert found["evalb"]["word"]["all"]["f1"] is None
    assert found["evalb"]["word"]["all"]["exact_match"] == 1
