"""Faults of the machine and of treeval itself: one line and an exit code, never a traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from commands import run
from files import conllu, written
from sample import BIRCH, GOLD, SAMPLE

Capture = pytest.CaptureFixture[str]
HEBREW = (str(SAMPLE / "gold" / "he.conllu"), str(SAMPLE / "systems" / "birch" / "he.conllu"))


def treeval(*arguments: str, **more: object) -> "subprocess.CompletedProcess[bytes]":
    """Run the command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "treeval", *arguments], stderr=subprocess.PIPE, check=False, **more
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize("command", [("score", GOLD, BIRCH), ("convert", GOLD, "-")])
def test_a_full_disk(command: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = treeval(*command, stdout=full)
    assert done.returncode == 2
    assert done.stderr.decode().splitlines() == ["output: cannot write: No space left on device"]


def test_a_reader_that_stops_reading() -> None:
    command = [sys.executable, "-m", "treeval", "convert", GOLD, "-"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def closed(numbers: tuple[int, ...], *arguments: str) -> "subprocess.CompletedProcess[bytes]":
    """Run the command as the shell does after >&- and the like."""

    def close() -> None:
        for number in numbers:
            os.close(number)

    return subprocess.run(
        [sys.executable, "-m", "treeval", *arguments],
        stdout=subprocess.PIPE,
        check=False,
        preexec_fn=close,
    )


def test_closed_streams(tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    assert closed((1, 2), "score", GOLD, BIRCH, "--html", str(report)).returncode == 0
    assert report.read_text(encoding="utf-8").lower().startswith("<!doctype html>")
    empty = closed((0,), "check", "-")
    assert empty.returncode == 1
    assert b"the file has no words" in empty.stdout


def test_a_user_without_rights(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can read what is given, but can write nothing, has no home, and can keep no scores."""
    if os.geteuid() == 0 and not _is_open_to_others(Path(sys.executable).resolve()):
        pytest.skip("others may not run this Python, and the tests run as root")
    nobody = {"user": 65534, "group": 65534, "extra_groups": []} if os.geteuid() == 0 else {}
    monkeypatch.setenv("HOME", "/nonexistent")
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    folders = (str(SAMPLE / "gold"), str(SAMPLE / "systems" / "birch"))
    with TemporaryDirectory() as folder:  # others may not look into that of pytest
        closed_folder = Path(folder, "closed")
        closed_folder.mkdir(mode=0)
        monkeypatch.setenv("TREEVAL_CACHE", str(closed_folder / "cache"))
        Path(folder).chmod(0o555)
        for command in (("score", GOLD, BIRCH), ("score", *folders), ("check", GOLD)):
            done = treeval(*command, stdout=subprocess.PIPE, **nobody)
            assert done.returncode == 0, done.stderr
        target = str(Path(folder, "out.conllu"))
        done = treeval("convert", GOLD, target, stdout=subprocess.PIPE, **nobody)
    assert done.returncode == 2
    problem = "the folder does not allow it; name another file"
    assert done.stderr.decode() == f"{target}: cannot write: {problem}\n"


def _is_open_to_others(path: Path) -> bool:
    return all(folder.stat().st_mode & 0o001 for folder in (path, *path.parents))


def test_output_on_a_full_disk_leaves_the_old_file(tmp_path: Path) -> None:
    """A limit on the size of files stands for a disk on which nothing is left."""
    old = written(tmp_path / "out.conllu", "old\n")

    def limited() -> None:
        import resource
        import signal

        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    done = treeval("convert", GOLD, old, stdout=subprocess.PIPE, preexec_fn=limited)
    assert done.returncode == 2
    assert done.stderr.decode() == f"{old}: cannot write: File too large\n"
    assert Path(old).read_text() == "old\n"
    assert [path.name for path in tmp_path.iterdir()] == ["out.conllu"]


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252"])
def test_a_terminal_that_cannot_show_all_characters(encoding: str) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    text = treeval("errors", *HEBREW, stdout=subprocess.PIPE, env=environment)
    assert (text.returncode, text.stderr) == (0, b"")
    assert b"\\u05de" in text.stdout
    document = treeval("errors", *HEBREW, "--json", stdout=subprocess.PIPE, env=environment)
    plain = treeval("errors", *HEBREW, "--json", stdout=subprocess.PIPE)
    assert json.loads(document.stdout) == json.loads(plain.stdout)


def test_a_fault_of_treeval_has_its_own_exit_code(
    capfd: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("a\nfault")

    monkeypatch.setattr("treeval.scoring.score.ScoreJob.count", broken)
    found = run(capfd, "score", GOLD, BIRCH)
    assert found.code == 70
    (line,) = found.err.splitlines()
    assert "has a bug: ZeroDivisionError: a fault; please report it" in line
    with pytest.raises(ZeroDivisionError):
        run(capfd, "score", GOLD, BIRCH, "--debug")


def test_too_little_memory(capfd: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def greedy(*_: object, **__: object) -> None:
        raise MemoryError

    monkeypatch.setattr("treeval.scoring.score.ScoreJob.count", greedy)
    found = run(capfd, "score", GOLD, BIRCH)
    assert found.code == 2
    assert found.err.startswith("there is not enough memory")


def test_messages_cannot_move_the_cursor(capfd: Capture, tmp_path: Path) -> None:
    bad = conllu([2, 0], name="a\x1b[31m").replace("\t2\t", "\t9\t")
    found = run(capfd, "score", written(tmp_path / "bad.conllu", bad), GOLD)
    assert found.code == 2
    assert "HEAD is 9" in found.err
    assert "\x1b" not in found.err
