"""Ranges of files that cannot be read."""

import io
from pathlib import Path

import pytest

from files import conllu, written
from treeval.errors import FileError
from treeval.formats.registry import FORMATS
from treeval.tree.treebank import ranges
from treeval.tree.treebank import ranges as module


class Broken(io.BytesIO):
    """A file on a disk that fails."""

    def read(self, size: int | None = -1, /) -> bytes:
        raise OSError(5, f"Input/output error after {size} bytes")


@pytest.mark.parametrize("error", ["no such file", "cannot read: Input/output error"])
def test_a_file_that_fails_while_it_is_read_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: str
) -> None:
    path = written(tmp_path / "a.conllu", conllu([0]) * 9)
    second = ranges(path, FORMATS["conllu"], 40)[1]
    if error == "no such file":
        Path(path).unlink()
    else:
        monkeypatch.setattr(module, "opened", lambda _: Broken(b"x" * 99))
    with pytest.raises(FileError, match=f"a.conllu: {error}"):
        second.each(lambda piece: piece.data)
