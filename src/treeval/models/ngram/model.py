"""A back-off model as sorted tables: the content of ARPA files, ready to score whole texts.

Its own files are not read but mapped into memory, page by page, when needed;
`docs/models/ngram.md` describes the format.
"""

import json
import mmap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from treeval.arrays import Floats, Ints, frozen
from treeval.errors import ReadError
from treeval.formats.files import is_file, writing
from treeval.models.archive import damaged
from treeval.models.ngram.compiled import SCORE_LEVEL, pays_off
from treeval.models.ngram.perplexity import TextScores
from treeval.models.ngram.vocabulary import BEGIN, END, MARKS, UNKNOWN, Spelt, Vocabulary
from treeval.models.text import Text
from treeval.version import __version__

_BLOCK = 1 << 16  # words


@dataclass(frozen=True)
class Discounts:
    """The discounts of counts of 1, of 2, and of 3 or more."""

    amounts: tuple[float, float, float]
    problem: str = ""  # why they are fixed instead of estimated

    @property
    def is_fallback(self) -> bool:
        return bool(self.problem)

    def of(self, counts: Ints) -> Floats:
        return np.array((0.0, *self.amounts))[np.minimum(counts, 3)]


@dataclass(frozen=True, eq=False)
class Level:
    """The n-grams of one order, sorted by context, then by last word.

    A context is a place c in the level below; its n-grams have the places ``starts[c]`` to below
    ``starts[c + 1]``. Contexts of no n-gram have back-off 0, and so has the highest order.
    """

    starts: Ints
    words: Ints  # the last ones
    log10: Floats
    backoffs: Floats

    @staticmethod
    def of(contexts: Ints, words: Ints, log10: Floats, backoffs: Floats, below: int) -> "Level":
        """Make a level of n-grams in order; ``below`` is the number of n-grams one shorter."""
        contexts, words = (array.astype(np.int32, copy=False) for array in (contexts, words))
        starts = np.searchsorted(contexts, np.arange(below + 1, dtype=np.int32))
        return Level(frozen(starts), frozen(words), frozen(log10), frozen(backoffs))

    def __len__(self) -> int:
        return len(self.words)

    @property
    def contexts(self) -> Ints:
        """The context of each n-gram."""
        sizes = np.diff(self.starts)
        return np.repeat(np.arange(len(sizes), dtype=np.int32), sizes)

    def find(self, contexts: Ints, words: Ints) -> Ints:
        """The place of each n-gram, -1 where there is none: binary searches, all at once."""
        if not len(self.words):
            return np.full(len(words), -1)
        low = self.starts.take(contexts)
        sizes = self.starts.take(contexts + 1) - low
        is_any = sizes > 0
        for _ in range(int(sizes.max(initial=0)).bit_length()):
            half = sizes >> 1
            # Where nothing is left to halve, the comparison has no effect.
            is_less = self.words.take(low + half - 1, mode="clip") < words
            low += half * is_less
            sizes -= half
        row = np.minimum(low, len(self.words) - 1)
        return np.where(is_any & (self.words.take(row) == words), row, -1)


@dataclass(frozen=True, eq=False)
class NgramModel:
    """A vocabulary and one level per order, unigrams first.

    ``settings`` says how it was trained and ``discounts`` with what; both are empty for a model
    that was read from a file.
    """

    vocabulary: Vocabulary
    levels: tuple[Level, ...]
    settings: str = ""
    discounts: tuple[Discounts, ...] = ()

    @property
    def order(self) -> int:
        return len(self.levels)

    @property
    def fallbacks(self) -> tuple[int, ...]:
        """The orders whose discounts could not be estimated, and are the fixed ones."""
        return tuple(n for n, used in enumerate(self.discounts, start=1) if used.is_fallback)

    @property
    def signature(self) -> str:
        """A line that says how the model came about."""
        fallbacks = "+".join(map(str, self.fallbacks))
        return f"{self.settings},fallback:{fallbacks}" if fallbacks else self.settings

    def score(self, text: Text) -> TextScores:
        """Score every word of a text, and every end of a sentence."""
        return self.score_numbered(self.vocabulary.stream(text))

    def score_numbered(self, stream: Ints) -> TextScores:
        """Score words that the vocabulary has numbered, between their boundaries."""
        are_tokens = stream != BEGIN
        tokens = stream[are_tokens]
        ends = np.flatnonzero(tokens == END) + 1
        log10 = self.score_stream(stream)[are_tokens]
        return TextScores(np.concatenate([[0], ends]), log10, tokens == UNKNOWN)

    def score_stream(self, stream: Ints) -> Floats:
        """Score words given those before them in the same sentence; 0 where a sentence begins."""
        if pays_off(stream.nbytes):
            return self._scored_by_kernels(np.ascontiguousarray(stream, dtype=np.int32))
        begins = np.flatnonzero(stream == BEGIN)
        # Sentences together that are about as long as a block, which fits into the cache.
        cuts = begins[np.searchsorted(begins, np.arange(_BLOCK, len(stream), _BLOCK), "right") - 1]
        pieces = np.split(stream, np.unique(cuts))
        return np.concatenate([self._scored(piece) for piece in pieces])

    def _scored_by_kernels(self, stream: Ints) -> Floats:
        log10, places = self.levels[0].log10[stream], np.array(stream)
        for below, level in pairwise(self.levels):
            tables = level.starts, level.words, level.log10, below.backoffs
            SCORE_LEVEL(stream, len(stream), *tables, places, log10)
        log10[stream == BEGIN] = 0.0
        return log10

    def _scored(self, stream: Ints) -> Floats:
        """Score some sentences.

        If no n-gram of an order ends at a word, its probability is that of the order below, times
        the back-off of the words before it, if they are an n-gram.
        """
        places = stream  # of the n-gram that ends at each word, -1 where there is none
        log10 = self.levels[0].log10[stream]
        begins = stream == BEGIN
        for below, level in pairwise(self.levels):
            contexts = np.roll(places, 1)
            contexts[begins] = -1
            known = np.flatnonzero(contexts >= 0)
            before = contexts[known]
            rows = level.find(before, stream[known])
            log10[known] = np.where(
                rows >= 0, _at(level.log10, rows), log10[known] + below.backoffs[before]
            )
            places = np.full(len(stream), -1)
            places[known] = rows
        log10[begins] = 0.0
        return log10


def _at(values: Floats, places: Ints) -> Floats:
    """Look up values; those at -1 are arbitrary, and not used."""
    return values[places] if len(values) else np.zeros(len(places))


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
        "discounts": [[*discounts.amounts, discounts.problem] for discounts in model.discounts],
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
    arrays = ["starts", "words"] if order > 1 else []
    return [*arrays, "log10", *(["backoffs"] if order < highest else [])]


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
            f"{path}: the model has version {header.get('version')!r} of its format, but this "
            f"treeval reads {_VERSION}; update treeval or train the model again"
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
        Discounts((float(once), float(twice), float(more)), str(problem))
        for once, twice, more, problem in header["discounts"]
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
