"""Campaigns over folders in which something is missing, damaged or done before."""

import json
import shutil
from pathlib import Path

import pytest

import treeval
from commands import run
from files import conllu, written
from sample import SAMPLE
from treeval.errors import MismatchError
from treeval.scoring import campaign as campaigns

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def folders(tmp_path: Path) -> Path:
    """Gold files and three systems, as in the CoNLL 2018 shared task."""
    shutil.copytree(SAMPLE / "gold", tmp_path / "gold")
    shutil.copytree(SAMPLE / "systems", tmp_path / "systems")
    return tmp_path


def arguments(folders: Path, *more: str) -> list[str]:
    systems = sorted(map(str, (folders / "systems").iterdir()))
    return ["score", str(folders / "gold"), *systems, "--metrics", "LAS", *more]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_damaged_outputs_do_not_stop_the_others(folders: Path, capfd: Capture, jobs: str) -> None:
    systems = folders / "systems"
    whole = treeval.campaign(folders / "gold", [*systems.iterdir()], metrics="LAS")
    (systems / "alder" / "en.conllu").write_bytes(b"\xff\xfe broken")
    text = (systems / "birch" / "de.conllu").read_text().replace("\t0\troot", "\t99\troot", 1)
    (systems / "birch" / "de.conllu").write_text(text)
    (systems / "cedar" / "fr.conllu").write_text(conllu([0, 1]))
    found = run(capfd, *arguments(folders, "--json", "--jobs", jobs))
    assert found.code == 1
    record = json.loads(found.out)
    failed = {(one["system"], one["treebank"]) for one in record["failed"]}
    assert failed == {("alder", "en"), ("birch", "de"), ("cedar", "fr")}
    assert [line.partition(":")[0] for line in found.err.splitlines()] == ["not scored"] * 3
    assert "HEAD is 99" in found.err
    scores = {
        (treebank["name"], system["name"]): system["scores"]["LAS"]["score"]
        for treebank in record["treebanks"]
        for system in treebank["systems"]
    }
    assert len(scores) == 9
    assert all(whole.score(*pair, "LAS") == score for pair, score in scores.items())


def test_if_every_output_is_damaged_all_are_named(folders: Path, capfd: Capture) -> None:
    for path in (folders / "systems").glob("*/*"):
        path.write_text("broken\n")
    found = run(capfd, *arguments(folders))
    assert found.code == 2
    assert found.err.count("1 columns, expected 10") == 12


def test_a_wrong_setting_still_stops_at_once(folders: Path, capfd: Capture) -> None:
    found = run(capfd, *arguments(folders, "--metrics", "nonsense"))
    assert (found.code, len(found.err.splitlines())) == (2, 1)


def test_two_files_of_one_treebank_are_refused(folders: Path) -> None:
    gold = folders / "gold"
    treeval.convert(gold / "en.conllu", gold / "en.conllu.gz")
    with pytest.raises(MismatchError, match=r"en\.conllu\.gz: en\.conllu in the same folder"):
        treeval.campaign(gold, folders / "systems" / "birch")


def test_means_over_few_treebanks_do_not_lead(folders: Path, capfd: Capture) -> None:
    """A perfect system with one of four outputs comes last; with zeros it is ranked by them."""
    perfect = folders / "systems" / "perfect"
    perfect.mkdir()
    shutil.copy(folders / "gold" / "en.conllu", perfect / "en.conllu")
    text = run(capfd, *arguments(folders)).out
    assert text.splitlines()[1].split() == ["Treebank", "cedar", "birch", "alder", "perfect"]
    assert "treebanks" in text
    assert "3 outputs missing, left out of the means" in text
    assert max(map(len, text.splitlines())) < 200
    zero = treeval.campaign(
        folders / "gold", [perfect, folders / "systems" / "alder"], missing="zero", metrics="LAS"
    )
    assert zero.macro("perfect", "LAS") == 0.25  # the mean of 1, 0, 0 and 0
    assert zero.tables()[0].header == ("Treebank", "alder", "perfect")


def test_a_system_with_few_outputs_does_not_take_the_treebanks_of_the_others(folders: Path) -> None:
    few = folders / "systems" / "few"
    few.mkdir()
    shutil.copy(folders / "gold" / "en.conllu", few / "en.conllu")
    systems = sorted((folders / "systems").iterdir())
    found = treeval.campaign(folders / "gold", systems, metrics="LAS", compare=True)
    assert found.compared == ("alder", "birch", "cedar")
    assert len(found.complete) == 4
    means = found.means
    assert means is not None
    without = treeval.campaign(
        folders / "gold", [one for one in systems if one != few], metrics="LAS", compare=True
    )
    assert without.means is not None
    assert means.comparisons == without.means.comparisons
    assert found.to_dict()["means"]["not_compared"] == ["few"]
    assert (
        "of 3 systems on the 4 treebanks that all of these systems have; few has less"
        in found.text()
    )


def test_equal_gold_files_keep_their_paths(folders: Path) -> None:
    """What is kept of one of them is found for the other, under its own path."""
    shutil.copy(folders / "gold" / "en.conllu", folders / "gold" / "same.conllu")
    birch = folders / "systems" / "birch"
    shutil.copy(birch / "en.conllu", birch / "same.conllu")
    fresh, kept = (
        treeval.campaign(folders / "gold", birch, metrics="LAS", fresh=fresh).to_dict()
        for fresh in (True, False)
    )
    assert kept == fresh


def test_a_second_run_scores_only_what_is_new(
    folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scored: list[str] = []
    score = campaigns.score

    def counting(gold: str, systems: dict[str, str], *more: object) -> treeval.Results:
        scored.extend(f"{name} {Path(gold).stem}" for name in systems)
        return score(gold, systems, *more)

    monkeypatch.setattr(campaigns, "score", counting)

    def campaign(**changes: object) -> dict[str, object]:
        scored.clear()
        systems = sorted((folders / "systems").iterdir())
        return treeval.campaign(
            folders / "gold", systems, by="upos", compare=True, **changes
        ).to_dict()

    first = campaign()
    assert len(scored) == 12
    assert campaign() == first
    assert scored == []
    output = folders / "systems" / "birch" / "en.conllu"
    written(output, output.read_text().replace("\tnsubj\t", "\tobj\t", 1))
    changed = campaign()
    assert scored == ["birch en"]
    assert changed != first
    assert campaign(fresh=True) == changed
    assert len(scored) == 12
    campaign(subtypes="keep")
    assert len(scored) == 12


def test_damaged_caches_are_scored_again(folders: Path, tmp_path: Path) -> None:
    systems = sorted((folders / "systems").iterdir())
    first = treeval.campaign(folders / "gold", systems).to_dict()
    kept = [*(tmp_path / "cache" / "scores").iterdir()]
    assert len(kept) == 12
    for place in kept:
        place.write_bytes(place.read_bytes()[:40])
    assert treeval.campaign(folders / "gold", systems).to_dict() == first


def test_skipped_sentences_are_those_of_all_systems(folders: Path) -> None:
    """What is skipped for one system is skipped for all, whether or not scores were kept."""
    gold, (alder, birch, _) = folders / "gold", sorted((folders / "systems").iterdir())
    treeval.campaign(gold, alder, invalid="skip")
    text = (birch / "en.conllu").read_text()
    words = [line.split("\t") for line in text.splitlines() if line[:2] == "1\t"]
    cyclic = "\t".join([*words[0][:6], "1", *words[0][7:]])
    (birch / "en.conllu").write_text(text.replace("\t".join(words[0]), cyclic, 1))
    together = treeval.campaign(gold, [alder, birch], invalid="skip").to_dict()
    fresh = treeval.campaign(gold, [alder, birch], invalid="skip", fresh=True).to_dict()
    assert together == fresh
    assert together["treebanks"][1]["systems"][0]["skipped_sentences"] == 1
