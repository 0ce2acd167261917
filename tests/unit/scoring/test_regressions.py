"""Scores compared with those of a stored result."""

import json
from pathlib import Path

import pytest

import treeval
from commands import run
from sample import BIRCH, CEDAR, GOLD, SAMPLE
from treeval.errors import FileError, MismatchError, SettingError

Capture = pytest.CaptureFixture[str]


def scored(system: str, **settings: object) -> treeval.Results:
    return treeval.score(GOLD, {"mine": system}, metrics="LAS", **settings)


def test_the_same_output_is_not_worse() -> None:
    before = scored(BIRCH, per_sentence=True).to_dict()
    assert scored(BIRCH).regressions(before) == []
    assert scored(CEDAR).regressions(before) == []


def test_a_loss_is_tested_over_the_stored_sentences() -> None:
    before = scored(CEDAR, per_sentence=True).to_dict()
    (found,) = scored(BIRCH).regressions(before)
    both = treeval.score(GOLD, {"cedar": CEDAR, "birch": BIRCH}, metrics="LAS", compare=True)
    assert found.p == (both.comparisons or {})["LAS"][0].p
    assert found.is_failure
    assert scored(BIRCH).regressions(before, tolerance=0.1) == []


def test_a_loss_that_is_not_significant_is_no_failure() -> None:
    before = treeval.score(GOLD, CEDAR, metrics="UAS", per_sentence=True).to_dict()
    (found,) = treeval.score(GOLD, BIRCH, metrics="UAS").regressions(before)
    # p of the difference in UAS is 0.09, as `treeval score --compare` says.
    assert found.p == pytest.approx(0.0879, abs=0.001)
    assert not found.is_failure
    assert str(found).endswith("not significant)")


def test_without_sentences_any_loss_is_a_failure() -> None:
    (found,) = scored(BIRCH).regressions(scored(CEDAR).to_dict())
    assert found.p is None
    assert found.is_failure
    assert "store it with `per_sentence=`" in str(found)


def test_other_gold_trees_metrics_systems_and_conventions_are_refused() -> None:
    before = scored(CEDAR).to_dict()
    french = str(SAMPLE / "gold" / "fr.conllu")
    with pytest.raises(MismatchError, match="about other gold trees"):
        treeval.score(french, {"mine": french}, metrics="LAS").regressions(before)
    with pytest.raises(SettingError, match="has no UAS"):
        treeval.score(GOLD, {"mine": CEDAR}, metrics="UAS").regressions(before)
    with pytest.raises(MismatchError, match="the stored LAS is LAS"):
        scored(CEDAR, punct="upos").regressions(before)
    with pytest.raises(SettingError, match="has no system b"):
        treeval.score(GOLD, {"mine": CEDAR, "b": BIRCH}, metrics="LAS").regressions(before)


def test_the_command(tmp_path: Path, capfd: Capture) -> None:
    stored = tmp_path / "previous.json"
    stored.write_text(run(capfd, "score", GOLD, CEDAR, "--json", "--per-sentence").out)
    asked = ["score", GOLD, BIRCH, "--bare", "--not-worse-than", str(stored)]
    worse = run(capfd, *asked)
    assert worse.code == 1
    assert worse.err.startswith(
        "en: LAS is 0.8317, the stored one is 0.9035 (paired shuffling: p ="
    )
    assert run(capfd, *asked, "--tolerance", "0.08").code == 0
    assert run(capfd, "score", GOLD, CEDAR, "--not-worse-than", str(stored)).code == 0
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    outcome = run(capfd, "score", GOLD, BIRCH, "--not-worse-than", str(broken))
    assert (outcome.code, outcome.out) == (2, "")
    assert "is not JSON" in outcome.err


def test_many_treebanks(tmp_path: Path) -> None:
    birch, cedar = (
        treeval.campaign(
            str(SAMPLE / "gold"), {"mine": str(SAMPLE / "systems" / name)}, metrics="LAS"
        )
        for name in ("birch", "cedar")
    )
    record = json.loads(json.dumps(cedar.to_dict()))
    assert [one.system for one in birch.regressions(record)] == [
        *("de, mine", "en, mine", "fr, mine", "he, mine")
    ]
    assert cedar.regressions(record) == []
    path = tmp_path / "list.json"
    path.write_text("[]")
    with pytest.raises(FileError, match="is not a stored result"):
        cedar.regressions(path)
