"""Files checked in blocks: in processes, on a cluster, many at once, some of them unreadable."""

import gzip
import io
import json
from pathlib import Path

import pytest

import treeval
from clusters import killing_a_worker, local_cluster
from commands import run
from files import conllu, written
from sample import SAMPLE
from treeval.checking import streaming
from treeval.errors import SettingError
from treeval.settings.treebanks import CheckSettings

GOLD = sorted(str(path) for path in Path(SAMPLE, "gold").glob("*.conllu"))


@pytest.fixture
def faulty(tmp_path: Path) -> list[str]:
    """Files of ten sentences each, with problems here and there, and some that cannot be read."""
    good = [conllu([0, 1], "root obj", name=f"s{number}") for number in range(10)]
    bad = [*good[:4], conllu([2, 1], "root odd", name="s1"), *good[5:], "\n"]
    half = gzip.compress("".join(good).encode() * 99)[:-9]
    return [
        written(tmp_path / "good.conllu", "".join(good)),
        written(tmp_path / "bad.conllu", "".join(bad)),
        written(tmp_path / "half.conllu.gz", half),
        written(tmp_path / "nul.conllu", "".join(good).encode() + b"\0"),
        written(tmp_path / "what.conllx", "".join(bad)),
        written(tmp_path / "empty.conllu", ""),
        str(tmp_path / "missing.conllu"),
    ]


def test_files_of_the_sample() -> None:
    whole = treeval.check(GOLD, stream=False).to_dict()
    for size in 500, 5000, 10**6:
        found = streaming.checked_in_blocks(GOLD, CheckSettings(), size=size)
        assert [one.to_dict() for one in found] == whole["files"]


@pytest.mark.parametrize("chosen", [{"stream": True}, {"jobs": 2}])
def test_faults_are_those_of_whole_files(faulty: list[str], chosen: dict[str, bool]) -> None:
    whole = treeval.check(faulty)
    found = treeval.check(faulty, **chosen)
    assert found.to_dict() == whole.to_dict()
    assert found.text() == whole.text()
    assert len([one for one in found.files if one.failure]) == 3
    small = streaming.checked_in_blocks(faulty[:-1], CheckSettings().replace(**chosen), size=40)
    assert [one.to_dict() for one in small] == whole.to_dict()["files"][:-1]


def test_large_files_are_checked_in_blocks(
    monkeypatch: pytest.MonkeyPatch, faulty: list[str]
) -> None:
    monkeypatch.setattr("treeval.sources.large.LARGE", 1)
    stages = []
    treeval.check(faulty[0], progress=lambda advance: stages.append(advance.stage))
    assert stages == ["checking blocks"]


def test_what_cannot_be_read_in_blocks(tmp_path: Path) -> None:
    brackets = written(tmp_path / "a.mrg", "(S (N a))")
    with pytest.raises(SettingError, match=r"`stream=`: .* only CoNLL files can be checked in"):
        treeval.check(brackets, stream=True)
    with pytest.raises(SettingError, match=r"`jobs=`: .* only files"):
        treeval.check(io.StringIO(conllu([0])), jobs=2)


def test_the_command(faulty: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    printed = [
        run(capfd, "check", "--json", *faulty, *options)
        for options in ((), ("--stream",), ("--jobs", "2"))
    ]
    assert {one.code for one in printed} == {1}
    assert len({one.out for one in printed}) == 1
    assert len(json.loads(printed[0].out)["files"]) == len(faulty)


@pytest.mark.slow
def test_a_worker_that_is_killed_changes_no_byte(faulty: list[str]) -> None:
    whole = treeval.check([*GOLD, *faulty[:2]]).to_dict()
    with local_cluster(processes=True) as cluster:
        asked = CheckSettings().replace(cluster=cluster.scheduler_address)
        files = [*GOLD, *faulty[:2]]
        found = streaming.checked_in_blocks(
            files, asked, size=3000, progress=killing_a_worker(cluster)
        )
    assert [one.to_dict() for one in found] == whole["files"]
