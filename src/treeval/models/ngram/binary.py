"""Files of language models that are not read but mapped into memory, page by page, when needed.

`docs/models/ngram.md` describes the format.
"""

import json
import mmap
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from treeval.arrays import frozen
from treeval.errors import ReadError
from treeval.formats.files import is_file, writing
from treeval.models.archive import damaged
from treeval.models.ngram.model import Discounts, Level, NgramModel
from treeval.models.ngram.vocabulary import MARKS, Spelt, Vocabulary
from treeval.version import __version__

MARK = b"treeval language model\n"  # with which a file begins
_VERSION = 1
_ALIGNED = 64  # bytes
_TYPES = {
    "starts": "<i8",
    "words": "<i4",
    "log10": "<f8",
    "backoffs": "<f8",
    "letters": "|u1",
    "offsets": "<i8",
}
_Arrays = Mapping[str, NDArray[Any]]


def write_binary(model: NgramModel, path: str) -> None:
    """Write a model; the same model gives the same bytes."""
    arrays = dict(_arrays(model))
    header = {
        "version": _VERSION,
        "treeval": __version__,
        "settings": model.settings,
        "discounts": [[*one.amounts, one.problem] for one in model.discounts],
        "order": model.order,
        "sizes": {name: len(array) for name, array in arrays.items()},
    }
    line = MARK + json.dumps(header).encode()
    with writing(path) as stream:
        stream.write(line + _padding(len(line) + 1) + b"\n")
        for array in arrays.values():
            stream.write(array.data)
            stream.write(_padding(array.nbytes))


def _padding(size: int) -> bytes:
    """Spaces up to the next place where an array may begin."""
    return b" " * (-size % _ALIGNED)


def _arrays(model: NgramModel) -> Iterator[tuple[str, NDArray[Any]]]:
    for part, array in model.vocabulary.spelt._asdict().items():
        yield part, np.ascontiguousarray(array, dtype=_TYPES[part])
    for order, level in enumerate(model.levels, start=1):
        for part in _parts(order, model.order):
            values = getattr(level, part)
            yield f"{order}.{part}", np.ascontiguousarray(values, dtype=_TYPES[part])


def _parts(order: int, highest: int) -> list[str]:
    """Name the arrays of an order: unigrams are in order, and the highest has no back-offs."""
    found = ["starts", "words"] if order > 1 else []
    return [*found, "log10", *(["backoffs"] if order < highest else [])]


def is_binary(data: "bytes | memoryview") -> bool:
    return data[: len(MARK)] == MARK


def mapped(path: str) -> memoryview | None:
    """Map a file into memory as it stands; None if that is not possible."""
    if not is_file(path):  # a pipe must be read in one go
        return None
    try:
        with Path(path).open("rb") as stream:
            return memoryview(mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ))
    except (OSError, ValueError):  # reading it in the usual way will say what is wrong
        return None


def parse_binary(path: str, data: "bytes | memoryview") -> NgramModel:
    """Make a model of the content of a file; its large arrays are views of it."""
    try:
        header, start = _header(data)
    except (ValueError, TypeError, RecursionError):
        raise damaged(path) from None
    if header.get("version") != _VERSION:
        raise ReadError(
            f"{path}: version {header.get('version')!r} of the format, this treeval reads "
            f"{_VERSION}; update treeval or train the model again"
        )
    try:
        return _model(header, data, start)
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError, MemoryError):
        raise damaged(path) from None


def _header(data: "bytes | memoryview") -> tuple[dict[str, Any], int]:
    at, line = len(MARK), b""
    while b"\n" not in line:  # headers are short
        more = bytes(data[at + len(line) : at + len(line) + 4096])
        if not more:
            raise ValueError("the header does not end")
        line += more
    line = line[: line.index(b"\n") + 1]
    header = json.loads(line)
    if not isinstance(header, dict):
        raise TypeError("the header is not an object")
    return header, at + len(line)


def _model(header: dict[str, Any], data: "bytes | memoryview", start: int) -> NgramModel:
    order, sizes = int(header["order"]), dict(header["sizes"])
    arrays: dict[str, NDArray[Any]] = {}
    for name, size in sizes.items():
        kind = np.dtype(_TYPES[name.rpartition(".")[2]])
        arrays[name] = np.frombuffer(data, dtype=kind, count=size, offset=start)
        start += arrays[name].nbytes + len(_padding(arrays[name].nbytes))
    vocabulary = Vocabulary(_words(arrays))
    levels = [_unigrams(arrays, len(vocabulary), order)]
    for above in range(2, order + 1):
        levels.append(_level(arrays, above, order, levels))
    discounts = tuple(
        Discounts((float(one), float(two), float(more)), str(problem))
        for one, two, more, problem in header["discounts"]
    )
    return NgramModel(vocabulary, tuple(levels), str(header["settings"]), discounts)


def _words(arrays: _Arrays) -> Spelt:
    letters, offsets = arrays["letters"], arrays["offsets"]
    _insist(len(offsets) > 0 and offsets[0] == 0 and offsets[-1] == len(letters))
    _insist(bool((np.diff(offsets) >= 0).all()))
    letters.tobytes().decode("utf-8", errors="surrogatepass")
    starts = letters[offsets[offsets < len(letters)]]
    _insist(not ((starts & 0xC0) == 0x80).any())  # words begin with whole characters
    return Spelt(letters, offsets)


def _unigrams(arrays: _Arrays, size: int, highest: int) -> Level:
    log10, backoffs = arrays["1.log10"], _backoffs(arrays, 1, highest, size)
    _insist(len(log10) == len(backoffs) == size >= len(MARKS))
    return Level(frozen(np.array([0, size])), frozen(np.arange(size, dtype="<i4")), log10, backoffs)


def _level(arrays: _Arrays, order: int, highest: int, levels: list[Level]) -> Level:
    starts, words, log10 = (arrays[f"{order}.{part}"] for part in ("starts", "words", "log10"))
    backoffs = _backoffs(arrays, order, highest, len(words))
    _insist(len(words) == len(log10) == len(backoffs))
    _insist(len(starts) == len(levels[-1]) + 1 and starts[0] == 0 and starts[-1] == len(words))
    _insist(bool((starts[1:] >= starts[:-1]).all()))
    _insist(not len(words) or (words.min() >= 0 and words.max() < len(levels[0])))
    return Level(starts, words, log10, backoffs)


def _backoffs(arrays: _Arrays, order: int, highest: int, size: int) -> NDArray[Any]:
    """Take the back-offs of an order; those of the highest are 0 and take no memory."""
    return arrays[f"{order}.backoffs"] if order < highest else np.broadcast_to(0.0, size)


def _insist(right: bool) -> None:
    if not right:
        raise ValueError("the arrays do not fit together")
