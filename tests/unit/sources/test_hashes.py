"""Hashes of files: of bytes that pass by, and read in a thread."""

import hashlib
from pathlib import Path

import pytest

from treeval.errors import FileError
from treeval.sources.hashes import FileHash


def test_a_thread_reads_what_passes_by_otherwise(tmp_path: Path) -> None:
    content = bytes(range(256)) * 10_000  # several steps
    path = tmp_path / "a.conllu"
    path.write_bytes(content)
    read, shown = FileHash(), FileHash()
    for _ in range(2):
        read.read(str(path))  # the second call does nothing
    shown.update(content[:1000])
    shown.update(content[1000:])
    assert read.hexdigest() == shown.hexdigest() == hashlib.sha256(content).hexdigest()


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    absent = FileHash()
    absent.read(str(tmp_path / "absent.conllu"))
    with pytest.raises(FileError, match=r"absent\.conllu: cannot read: No such file"):
        absent.hexdigest()


def test_a_thread_that_is_stopped_ends(tmp_path: Path) -> None:
    path = tmp_path / "a.conllu"
    path.write_bytes(b"a" * (1 << 24))
    stopped = FileHash()
    stopped.stop()
    stopped.read(str(path))
    assert stopped.hexdigest() == hashlib.sha256().hexdigest()  # of nothing
