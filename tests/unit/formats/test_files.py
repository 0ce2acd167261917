"""Files, plain or compressed, that are read and written."""

import gzip
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from files import written
from sample import GOLD
from treeval.errors import FileError, SettingError
from treeval.formats.files import (
    as_path,
    load,
    plain_name,
    plain_suffix,
    require_writable,
    require_writable_folder,
    shown,
    stem,
    writing,
)


@pytest.mark.parametrize("suffix", ["", ".gz", ".xz", ".zst"])
def test_compressed_files_come_back(suffix: str, tmp_path: Path) -> None:
    path, content = str(tmp_path / f"x.conllu{suffix}"), Path(GOLD).read_bytes()
    with writing(path) as stream:
        stream.write(content)
    assert load(path) == content
    assert [one.name for one in tmp_path.iterdir()] == [f"x.conllu{suffix}"]


def test_a_path_may_be_an_object(tmp_path: Path) -> None:
    with writing(tmp_path / "x.txt") as stream:
        stream.write(b"x")
    assert load(str(tmp_path / "x.txt")) == b"x"
    with pytest.raises(FileError, match="cannot be the name of a file"), writing("a\0b"):
        pass


def test_a_crash_leaves_the_old_file(tmp_path: Path) -> None:
    path = written(tmp_path / "x.conllu", "old")

    def crash() -> None:
        with writing(path) as stream:
            stream.write(b"new")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        crash()
    assert Path(path).read_text() == "old"
    assert [one.name for one in tmp_path.iterdir()] == ["x.conllu"]


def test_names_without_compression_and_without_suffixes() -> None:
    path = Path("folder") / "a.b.conllu.gz"
    assert plain_name(path) == "a.b.conllu"
    assert stem(path) == "a.b"
    assert plain_suffix(str(path)) == ".conllu"


def test_files_that_are_not_there(tmp_path: Path) -> None:
    for path, problem in {
        str(tmp_path / "none"): "no such file",
        "a\0b": "no such file",
        str(tmp_path): "is a directory",
    }.items():
        with pytest.raises(FileError, match=problem):
            load(path)


def test_only_paths_are_paths() -> None:
    assert as_path(Path("a") / "b") == as_path("a/b") == "a/b"
    with pytest.raises(SettingError, match="3 is not a path; name a file or a folder"):
        as_path(3)
    with pytest.raises(SettingError, match="is not a path"):
        as_path(b"a")


def test_messages_show_paths_on_one_line() -> None:
    assert shown("a b") == "a b"
    assert "\n" not in shown("a\nb")
    assert len(shown("x" * 1000)) < 100


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target.conllu", tmp_path / "link.conllu"
    target.write_bytes(b"old")
    link.symlink_to(target)
    with writing(link) as stream:
        stream.write(b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


def test_pipes_and_devices_are_written_in_place(tmp_path: Path) -> None:
    fifo = tmp_path / "pipe"
    os.mkfifo(fifo)
    received: list[bytes] = []
    reader = threading.Thread(target=lambda: received.append(fifo.read_bytes()))
    reader.start()
    with writing(fifo) as stream:
        stream.write(b"through the pipe")
    reader.join()
    assert received == [b"through the pipe"]
    assert fifo.is_fifo()
    with writing("/dev/null") as stream:
        stream.write(b"lost")
    assert Path("/dev/null").is_char_device()


@pytest.mark.parametrize("asked", [signal.SIGTERM, signal.SIGHUP])
def test_a_stopped_process_leaves_no_unfinished_file(asked: int, tmp_path: Path) -> None:
    # Under nohup, as in the background of a shell that has ended, signals are ignored from birth.
    program = (
        "import signal, sys\n"
        "from treeval.formats.files import writing\n"
        "signal.signal(int(sys.argv[2]), signal.SIG_DFL)\n"
        "with writing(sys.argv[1]) as stream:\n"
        "    stream.write(b'half'); print('ready', flush=True); sys.stdin.read()\n"
    )
    command = [sys.executable, "-c", program, str(tmp_path / "x.conllu"), str(int(asked))]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, **pipes) as process:
        assert process.stdout.readline() == b"ready\n"
        process.send_signal(asked)
        assert process.wait() == -asked
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_grows_beyond_all_measure_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bomb.conllu.gz"
    with gzip.open(path, "wb", compresslevel=9) as stream:
        for _ in range(300):
            stream.write(b"\n" * (1 << 20))
    with pytest.raises(FileError, match="more than 200 times as large"):
        load(str(path))


def test_two_writers_leave_the_file_of_one_of_them(tmp_path: Path) -> None:
    """Each writes beside the target under a name of its own, and the last to finish wins."""
    program = (
        "import sys\n"
        "from treeval.formats.files import writing\n"
        "with writing(sys.argv[1]) as stream:\n"
        "    for _ in range(500): stream.write(sys.argv[2].encode() * 1000)\n"
    )
    path = tmp_path / "x.conllu"
    writers = [subprocess.Popen([sys.executable, "-c", program, str(path), one]) for one in "ab"]
    assert [writer.wait() for writer in writers] == [0, 0]
    assert path.read_bytes() in (b"a" * 500_000, b"b" * 500_000)
    assert list(tmp_path.iterdir()) == [path]


def test_files_that_cannot_be_written_are_known_in_advance(tmp_path: Path) -> None:
    for fine in (tmp_path / "new", "-", "/dev/null"):
        require_writable(fine)
    with pytest.raises(FileError, match="cannot write: is a folder; name another file"):
        require_writable(tmp_path)
    with pytest.raises(FileError, match="cannot write: there is no folder"):
        require_writable(tmp_path / "no" / "file")


def test_folders_that_cannot_be_written_are_known_in_advance(tmp_path: Path) -> None:
    for fine in (tmp_path, tmp_path / "new", tmp_path / "new" / "deeper", "new"):
        require_writable_folder(fine)
    file = tmp_path / "file"
    file.touch()
    for bad in (file, file / "below" / "it"):
        with pytest.raises(FileError, match=r"cannot write: .*/file is not a folder; name another"):
            require_writable_folder(bad)
    assert list(tmp_path.iterdir()) == [file]
