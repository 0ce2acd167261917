"""Faults of the machine and of treeval itself: one line and an exit code, never a traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path

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

    monkeypatch.setattr("treeval.scoring.score._scored", broken)
    found = run(capfd, "score", GOLD, BIRCH)
    assert found.code == 70
    (line,) = found.err.splitlines()
    assert "has a fault: ZeroDivisionError: a fault; please report it" in line
    with pytest.raises(ZeroDivisionError):
        run(capfd, "score", GOLD, BIRCH, "--debug")


def test_too_little_memory(capfd: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def greedy(*_: object, **__: object) -> None:
        raise MemoryError

    monkeypatch.setattr("treeval.scoring.score._scored", greedy)
    found = run(capfd, "score", GOLD, BIRCH)
    assert found.code == 2
    assert found.err.startswith("there is not enough memory")


def test_messages_cannot_move_the_cursor(capfd: Capture, tmp_path: Path) -> None:
    bad = conllu([2, 0], name="a\x1b[31m").replace("\t2\t", "\t9\t")
    found = run(capfd, "score", written(tmp_path / "bad.conllu", bad), GOLD)
    assert found.code == 2
    assert "HEAD is 9" in found.err
    assert "\x1b" not in found.err
