"""Archives of models: what is not one, or is of another kind."""

from pathlib import Path

import numpy as np
import pytest

from treeval.errors import ReadError
from treeval.models.archive import Archive, is_archive, parse_archive
from treeval.models.load import load


@pytest.mark.parametrize(
    ("kind", "version", "message"),
    [
        ("heads", 1, "models of kind 'heads' are unknown; update treeval"),
        ("ccl", 2, "has version 2 of its format, but this treeval reads up to 1; update"),
        ("ccl", 1, "the model is damaged"),
    ],
)
def test_foreign_models_are_refused(kind: str, version: int, message: str, tmp_path: Path) -> None:
    path = str(tmp_path / "model.npz")
    Archive(kind, version).write(path)
    with pytest.raises(ReadError, match=message):
        load(path)


@pytest.mark.parametrize("data", [b"", b"(S (X a))", b"PK\x03\x04 no archive", b"\x93NUMPY"])
def test_other_files_are_refused(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "model.npz"
    path.write_bytes(data)
    with pytest.raises(ReadError, match="not a model"):
        load(path)


def test_other_archives_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "model.npz"
    np.savez(path, header=np.zeros(3, np.uint8))
    with pytest.raises(ReadError, match="not a model"):
        load(path)


def test_what_is_written_comes_back(tmp_path: Path) -> None:
    path = str(tmp_path / "model.npz")
    arrays = {"counts": np.arange(3), "weights": np.array([[0.5]])}
    Archive("ccl", 1, {"labels": 3}, arrays, {"words": ["", "é", "\ud800"]}).write(path)
    data = Path(path).read_bytes()
    assert is_archive(data)
    found = parse_archive(path, data)
    assert (found.kind, found.version, found.settings) == ("ccl", 1, {"labels": 3})
    assert found.strings == {"words": ("", "é", "\ud800")}
    assert {name: array.tolist() for name, array in found.arrays.items()} == {
        "counts": [0, 1, 2],
        "weights": [[0.5]],
    }


def test_lengths_that_do_not_fit_their_strings_are_damage(tmp_path: Path) -> None:
    path = str(tmp_path / "model.npz")
    lengths = {"words.bytes": np.zeros(3, np.uint8), "words.lengths": np.array([1])}
    Archive("ccl", 1, arrays=lengths).write(path)
    with pytest.raises(ReadError, match="the model is damaged; train it again"):
        parse_archive(path, Path(path).read_bytes())
