"""Files of models: arrays and strings with a header that says what they are.

A file is a NumPy archive (.npz) without pickles. Its array `header` is JSON in UTF-8:
``{"format": "treeval model", "kind": ..., "version": ..., "treeval": ..., "settings": {...}}``.
A list of strings X is two arrays: `X.bytes`, their UTF-8 one after the other, and `X.lengths`.
"""

import io
import json
import zipfile
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from tokenize import TokenError
from typing import Any

import numpy as np
from numpy.typing import NDArray

from treeval.errors import ReadError
from treeval.formats.files import writing
from treeval.version import __version__

_FORMAT = "treeval model"
_DATA_ERRORS = (ValueError, KeyError, EOFError, OSError, zipfile.BadZipFile, zlib.error)
_HEADER_ERRORS = (SyntaxError, TokenError)  # numpy reads what an array is like as Python


@dataclass(frozen=True, eq=False)
class Archive:
    """A model as a file holds it."""

    kind: str
    version: int
    settings: Mapping[str, Any] = field(default_factory=dict)
    arrays: Mapping[str, NDArray[Any]] = field(default_factory=dict)
    strings: Mapping[str, Sequence[str]] = field(default_factory=dict)

    def write(self, path: str) -> None:
        """Write the file; the same model gives the same bytes."""
        header = {
            "format": _FORMAT,
            "kind": self.kind,
            "version": self.version,
            "treeval": __version__,
            "settings": self.settings,
        }
        arrays: dict[str, Any] = {"header": _bytes(json.dumps(header)), **self.arrays}
        for name, strings in self.strings.items():
            coded = [string.encode("utf-8", errors="surrogatepass") for string in strings]
            arrays[f"{name}.bytes"] = np.frombuffer(b"".join(coded), dtype=np.uint8)
            arrays[f"{name}.lengths"] = np.array([*map(len, coded)], dtype=np.int64)
        buffer = io.BytesIO()
        np.savez_compressed(buffer, **arrays)
        with writing(path) as stream:
            stream.write(buffer.getvalue())

    def require_version(self, path: str, newest: int) -> None:
        """Refuse a model that was written in a later version of its format."""
        if self.version > newest:
            raise ReadError(
                f"{path}: the model has version {self.version} of its format, but this treeval "
                f"reads up to {newest}; update treeval or train the model again"
            )


def is_archive(data: bytes) -> bool:
    return data.startswith(b"PK")


def parse_archive(path: str, data: bytes) -> Archive:
    """Read a model of any kind; the path is for messages."""
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            header = json.loads(file["header"].tobytes())
            arrays = {name: file[name] for name in file.files if name != "header"}
        if header["format"] != _FORMAT:
            raise KeyError(_FORMAT)
        kind, version = str(header["kind"]), int(header["version"])
        settings = dict(header["settings"])
    except (*_DATA_ERRORS, *_HEADER_ERRORS, TypeError, OverflowError, RuntimeError, MemoryError):
        raise ReadError(
            f"{path}: the archive is not a model; name a file of a trained model"
        ) from None
    try:
        return Archive(kind, version, settings, *_split(arrays))
    except _DATA_ERRORS:
        raise damaged(path) from None


def damaged(path: str) -> ReadError:
    """The error for a model whose parts do not fit together."""
    return ReadError(f"{path}: the model is damaged; train it again")


def _split(
    arrays: Mapping[str, NDArray[Any]],
) -> tuple[dict[str, NDArray[Any]], dict[str, tuple[str, ...]]]:
    """Separate arrays from strings."""
    names = [name.removesuffix(".bytes") for name in arrays if name.endswith(".bytes")]
    strings = {name: _strings(arrays[f"{name}.bytes"], arrays[f"{name}.lengths"]) for name in names}
    of_strings = {f"{name}.{part}" for name in names for part in ("bytes", "lengths")}
    return {name: arrays[name] for name in arrays if name not in of_strings}, strings


def _strings(coded: NDArray[Any], lengths: NDArray[Any]) -> tuple[str, ...]:
    if lengths.dtype.kind not in "iu" or lengths.ndim != 1:
        raise ValueError("lengths")
    data, ends = coded.tobytes(), np.cumsum(lengths).tolist()
    if (lengths < 0).any() or (ends[-1] if ends else 0) != len(data):
        raise ValueError("lengths")
    starts = [0, *ends[:-1]]
    return tuple(
        data[start:end].decode("utf-8", errors="surrogatepass")
        for start, end in zip(starts, ends, strict=True)
    )


def _bytes(text: str) -> NDArray[np.uint8]:
    return np.frombuffer(text.encode("utf-8"), dtype=np.uint8)
