"""Files checked in blocks: in processes, on a cluster, many at once, some of them unreadable."""

import gzip
import io
import json
from pathlib import Path

import pytest

import treeval
from blocks import blocks_of
from clusters import killing_a_worker, local_cluster
from commands import run
from files import conllu, written
from sample import SAMPLE

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
        written(tmp_path / "good.mrg", "(S (N a))\n" * 20),
        written(tmp_path / "open.mrg", "(S (N a))\n" * 20 + "(S (N a)\n"),
        written(tmp_path / "a.unknown", "a"),
    ]


def test_files_of_the_sample() -> None:
    whole = treeval.check(GOLD).to_dict()
    for size in 500, 5000, 10**6:
        with blocks_of(size):
            assert treeval.check(GOLD).to_dict() == whole


@pytest.mark.parametrize("jobs", [1, 2])
def test_faults_are_those_of_whole_files(faulty: list[str], jobs: int) -> None:
    whole = treeval.check(faulty)
    for size in 40, 10**6:
        with blocks_of(size):
            found = treeval.check(faulty, jobs=jobs)
        assert found.to_dict() == whole.to_dict()
        assert found.text() == whole.text()
        assert len([one for one in found.files if one.failure]) == 4


def test_blocks_are_reported(faulty: list[str]) -> None:
    stages = []
    with blocks_of(10**6):
        treeval.check(faulty[0], progress=lambda advance: stages.append(advance.stage))
    assert stages == ["checking blocks"]


def test_what_cannot_be_shared_is_said() -> None:
    with pytest.warns(UserWarning, match="`jobs=` has no effect here: only files"):
        found = treeval.check(io.StringIO(conllu([0])), jobs=2)
    assert found.notes() == ["<file>: 1 sentence, 1 word, no problems"]


def test_the_command(faulty: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    printed = [
        run(capfd, "check", "--json", *faulty, *options) for options in ((), ("--jobs", "2"))
    ]
    assert {one.code for one in printed} == {1}
    assert len({one.out for one in printed}) == 1
    assert len(json.loads(printed[0].out)["files"]) == len(faulty)


@pytest.mark.slow
def test_a_worker_that_is_killed_changes_no_byte(faulty: list[str]) -> None:
    files = [*GOLD, *faulty[:2]]
    whole = treeval.check(files).to_dict()
    with local_cluster(processes=True) as cluster, blocks_of(3000):
        found = treeval.check(
            files, cluster=cluster.scheduler_address, progress=killing_a_worker(cluster)
        )
    assert found.to_dict() == whole
