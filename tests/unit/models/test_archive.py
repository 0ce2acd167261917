"""Archives of models: what is not one, or is of another kind."""

from pathlib import Path

import numpy as np
import pytest

from treeval.errors import ReadError
from treeval.learning.load import load
from treeval.models.archive import Archive


@pytest.mark.parametrize(
    ("kind", "version", "message"),
    [
        ("heads", 1, "models of kind 'heads' are unknown; update treeval"),
        ("ccl", 2, "version 2 of the format, this treeval reads up to 1; update"),
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
