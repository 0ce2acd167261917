"""Work in threads, processes and on a cluster: results in the same order, and clear errors."""

import logging
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from clusters import PATIENCE, local_cluster
from commands import run
from sample import SAMPLE
from treeval import parallel
from treeval.errors import FileError, SettingError, WorkerError
from treeval.parallel import in_processes, in_threads, on_cluster, one_by_one

NUMBERS = list(range(7))
RELEASED = Event()
Capture = pytest.CaptureFixture[str]


def square(number: int) -> int:
    return number * number


def die(number: int) -> int:
    os._exit(number)


def miss_a_file(number: int) -> int:
    raise FileError(f"{number}.conllu: no such file; check the name")


def stumble(number: int) -> int:
    return {0: 0}[number + 1]


def wait_from_the_second_on(number: int) -> int:
    if number:
        RELEASED.wait(PATIENCE)
    return number


def test_one_by_one_and_in_processes_give_the_same() -> None:
    assert list(in_processes(2)(square, NUMBERS)) == list(one_by_one(square, NUMBERS))


def test_threads_work_ahead_of_the_first_result() -> None:
    taken: list[int] = []

    def items() -> Iterator[int]:
        for number in range(100):
            taken.append(number)
            yield number

    squares = in_threads(2)(square, items())
    assert next(squares) == 0
    assert taken == [0, 1, 2, 3, 4]  # twice as many as threads, and the one that has come
    assert list(squares) == [square(number) for number in range(1, 100)]


def test_a_process_that_dies_is_named() -> None:
    with pytest.raises(WorkerError, match="`jobs=` 2: a process died"):
        list(in_processes(2)(die, [1, 2]))


def die_once(marker: str) -> str:
    """End the process at the first call, of whatever process."""
    try:
        Path(marker).touch(exist_ok=False)
    except FileExistsError:
        return marker
    os._exit(1)


def test_what_a_dead_process_had_to_do_is_done_again(tmp_path: Path) -> None:
    markers = [str(tmp_path / name) for name in ("a", "a", "a", "b", "b")]
    assert list(in_processes(2)(die_once, markers)) == markers


def test_items_are_asked_for_only_when_they_are_needed() -> None:
    asked: list[int] = []

    def items() -> Iterator[int]:
        for number in range(100):
            asked.append(number)
            yield number

    found = in_processes(2)(square, items())
    assert next(found) == 0
    assert len(asked) < 10
    found.close()  # type: ignore[attr-defined]  it is a generator


def test_no_processes_are_none() -> None:
    with pytest.raises(SettingError, match="1 or more"):
        in_processes(0)


def test_a_cluster_needs_dask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(SettingError, match=r"pip install dask distributed"):
        list(on_cluster("tcp://127.0.0.1:8786")(square, NUMBERS))


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with local_cluster(2) as started:
        yield started


class TestCluster:
    def test_it_gives_the_same_in_the_same_order(self, cluster: Any) -> None:
        found = on_cluster(cluster.scheduler_address)(square, NUMBERS)
        assert list(found) == list(map(square, NUMBERS))

    def test_scores_have_the_same_digits(self, cluster: Any, capfd: Capture) -> None:
        command = ["score", str(SAMPLE / "gold"), str(SAMPLE / "systems" / "alder"), "--json"]
        one = run(capfd, *command)
        two = run(capfd, *command, "--cluster", cluster.scheduler_address)
        assert two == one
        assert not one.err

    def test_files_that_a_worker_does_not_see(self, cluster: Any) -> None:
        with pytest.raises(FileError, match=r"0\.conllu: no such .* worker .* same paths"):
            list(on_cluster(cluster.scheduler_address)(miss_a_file, NUMBERS))

    def test_a_mistake_of_ours_stays_what_it_is(self, cluster: Any) -> None:
        with pytest.raises(KeyError):
            list(on_cluster(cluster.scheduler_address)(stumble, NUMBERS))

    def test_another_version_over_there(
        self, cluster: Any, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(parallel, "__version__", "0.0.1")
        with pytest.raises(WorkerError, match=r"has treeval .*; install treeval 0\.0\.1 there"):
            list(on_cluster(cluster.scheduler_address)(square, NUMBERS))

    def test_logging_is_as_before(self, cluster: Any) -> None:
        logger = logging.getLogger("distributed.client")
        before = logger.level
        list(on_cluster(cluster.scheduler_address)(square, NUMBERS))
        assert logger.level == before < logging.CRITICAL


class TestNoCluster:
    @pytest.fixture(autouse=True)
    def with_dask(self) -> None:
        pytest.importorskip("distributed", reason="Dask is not installed")

    def test_nobody_answers(self, capfd: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(parallel, "SCHEDULER_ANSWERS", 0.2)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
            systems = str(SAMPLE / "systems" / "alder")
            outcome = run(capfd, "score", str(SAMPLE / "gold"), systems, "--cluster", address)
        assert outcome.code == 2
        assert outcome.err == (
            f"--cluster {address}: no scheduler answers; start one with `dask scheduler`, "
            "and workers with `dask worker ADDRESS`\n"
        )

    @pytest.mark.parametrize("address", ["cluster", "http://127.0.0.1:8786", "127.0.0.1:x"])
    def test_what_is_no_address(self, address: str) -> None:
        with pytest.raises(SettingError, match="write it as tcp://HOST:PORT"):
            list(on_cluster(address)(square, NUMBERS))

    def test_a_scheduler_without_workers(self, monkeypatch: pytest.MonkeyPatch) -> None:
        with local_cluster(0) as cluster, monkeypatch.context() as impatient:
            impatient.setattr(parallel, "WORKER_COMES", 0.2)
            with pytest.raises(WorkerError, match="no workers; start some"):
                list(on_cluster(cluster.scheduler_address)(square, NUMBERS))

    def test_workers_that_go_away(self, monkeypatch: pytest.MonkeyPatch) -> None:
        with local_cluster(1) as cluster, monkeypatch.context() as impatient:
            found = on_cluster(cluster.scheduler_address)(wait_from_the_second_on, [0, 1])
            assert next(found) == 0
            cluster.scale(0)
            impatient.setattr(parallel, "WORKER_COMES", 0.2)
            try:
                with pytest.raises(WorkerError, match="no workers; start some"):
                    next(found)
            finally:
                RELEASED.set()


def test_workers_that_die_of_their_work() -> None:
    dask = pytest.importorskip("dask", reason="Dask is not installed")
    with (
        dask.config.set({"distributed.scheduler.allowed-failures": 0}),
        local_cluster(1, processes=True) as cluster,
        pytest.raises(WorkerError, match="workers died on the same block"),
    ):
        list(on_cluster(cluster.scheduler_address)(die, [1]))


def test_a_cluster_is_used_instead_of_jobs(capfd: Capture) -> None:
    cluster = ("--cluster", "tcp://127.0.0.1:8786")
    outcome = run(capfd, "score", str(SAMPLE / "gold"), "s", *cluster, "--jobs", "2")
    assert outcome.code == 2
    assert "--cluster: it replaces --jobs" in outcome.err


def test_functions_that_processes_cannot_be_given() -> None:
    with pytest.raises(WorkerError, match=r"settings cannot be sent.*; use one worker"):
        list(in_processes(2)(lambda number: number, NUMBERS))
