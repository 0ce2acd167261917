"""Large ARPA files, written and read by kernels.

A file is read in pieces, whose numbers go to their places in the model; so the text needs little
memory, if the file is mapped.
"""

import mmap
import re
from collections.abc import Iterator, Sequence
from typing import cast

import numpy as np

from treeval.arrays import Bools, Bytes, Floats, Ints
from treeval.errors import ReadError
from treeval.models.ngram.arpa import ArpaRows, level_above, read_header, unigram_level
from treeval.models.ngram.compiled import (
    FIND_CONTEXTS,
    LONGEST_NUMBER,
    NUMBER_WORDS,
    READ_LINES,
    WRITE_NGRAMS,
)
from treeval.models.ngram.model import Level, NgramModel
from treeval.models.ngram.vocabulary import MARKS, Spelt, Vocabulary, WordIndex

_ROWS = 1 << 16  # that are written or read at a time
_BLANK = rb"(?:[ \t\r\v\f]*\n)*"  # lines between sections
_TITLE = _BLANK + rb"\\%d-grams:[ \t\r\v\f]*\n"
_FIRST = re.compile(rb"\n\\1-grams:")
_WORD = re.compile(rb"\S+")
_END = re.compile(_BLANK + rb"\\end\\[ \t\r\v\f]*\n")


def write_lines(
    words: Spelt, levels: Sequence[Level], first: int, *, with_backoffs: bool
) -> Iterator[bytes]:
    """Write the n-grams of the last level from a place on, some lines at a time."""
    level, order = levels[-1], len(levels)
    lengths = np.diff(words.offsets)
    for begin in range(first, len(level), _ROWS):
        rows = slice(begin, begin + _ROWS)
        ngrams = _ngrams(levels, np.arange(begin, min(begin + _ROWS, len(level))))
        beside = 2 * LONGEST_NUMBER + order + 2  # numbers, spaces and the line end
        out = np.empty(len(ngrams) * beside + int(lengths[ngrams].sum()), dtype=np.uint8)
        numbers = (np.ascontiguousarray(one[rows]) for one in (level.log10, level.backoffs))
        size = WRITE_NGRAMS(out, *words, ngrams, len(ngrams), order, *numbers, with_backoffs)
        yield cast("bytes", out[:size].data)  # what a stream takes as well


def _ngrams(levels: Sequence[Level], places: Ints) -> Ints:
    """List n-grams of the last level at growing places, one row each, one column per word."""
    ngrams = np.empty((len(places), len(levels)), dtype=np.int32)
    for column, level in reversed(list(enumerate(levels))):
        ngrams[:, column] = level.words[places]
        places = np.searchsorted(level.starts, places, side="right") - 1
    return ngrams


class _UnusualError(Exception):
    """Something that only Python can read, or that is wrong."""


def read_compiled(path: str, text: "bytes | memoryview") -> NgramModel | None:
    """Read a model, or return None if some line is unusual, which Python can look at."""
    try:
        return _read(path, text if text[-1:] == b"\n" else bytes(text) + b"\n")
    except (_UnusualError, ReadError, UnicodeDecodeError):
        return None


def _read(path: str, text: "bytes | memoryview") -> NgramModel:
    first = _FIRST.search(text)
    at = first.start() + 1 if first else 0
    header = _plain(text[:at]).split(b"\n")
    sizes, end = read_header(path, header)
    if any(header[end:]):  # a title that is not that of the first order
        raise _UnusualError
    reading = _Sections(text)
    vocabulary, unigrams, at = reading.unigrams(at, sizes[0])
    levels = [unigrams]
    words = WordIndex.of(Spelt.of(vocabulary.strings))
    for size in sizes[1:]:
        rows, at = reading.section(at, size, levels, words)
        levels.append(level_above(levels, rows, _insist))
    end_mark = _END.match(text, at)
    if not end_mark:
        raise _UnusualError
    _plain(text[end_mark.end() :])
    return NgramModel(vocabulary, tuple(levels))


def _plain(text: "bytes | memoryview") -> bytes:
    """Insist on text; what kernels read is made of words, which are looked at, and of numbers."""
    found = bytes(text)
    found.decode()
    if b"\0" in found:
        raise _UnusualError
    return found


class _Sections:
    """The sections of a file, piece by piece."""

    def __init__(self, text: "bytes | memoryview") -> None:
        self._text = text
        self._symbols: Bytes = np.frombuffer(text, dtype=np.uint8)

    def unigrams(self, at: int, size: int) -> tuple[Vocabulary, Level, int]:
        """Read the words of the vocabulary, and where the section ends."""
        at = self._title(at, 1, size)
        starts, log10, backoffs = (
            np.empty((size, 1), dtype=np.int64),
            np.empty(size),
            np.zeros(size),
        )
        end = self._lines(at, starts, log10, backoffs)
        found = (_WORD.match(self._text, start) for start in starts[:, 0].tolist())
        strings = [_plain(match[0]).decode() for match in found if match]
        vocabulary = Vocabulary(Spelt.of(string for string in strings if string not in MARKS))
        if any(strings.count(mark) > 1 for mark in MARKS):  # the vocabulary has no marks
            raise _UnusualError
        numbers = {string: number for number, string in enumerate(vocabulary.strings)}
        places = np.array([numbers[string] for string in strings], dtype=np.int64)
        return vocabulary, unigram_level(places, log10, backoffs, len(vocabulary)), end

    def section(
        self, at: int, size: int, levels: Sequence[Level], words: WordIndex | None
    ) -> tuple[ArpaRows, int]:
        """Read the lines of the order above some levels."""
        order = len(levels) + 1
        at = self._title(at, order, size)
        if words is None:  # a word is listed twice
            raise _UnusualError
        rows = ArpaRows(
            np.empty(size, dtype=np.int32),
            np.empty(size, dtype=np.int32),
            np.empty(size),
            np.zeros(size),
        )
        found = np.empty((min(size, _ROWS), order), dtype=np.int64)
        for begin in range(0, size, _ROWS):
            piece = slice(begin, begin + _ROWS)
            some = found[: min(size - begin, _ROWS)]
            at = self._lines(at, some, rows.log10[piece], rows.backoffs[piece])
            if NUMBER_WORDS(self._symbols, len(self._symbols), some, some.size, *words):
                raise _UnusualError
            rows.contexts[piece] = _contexts(levels, some)
            rows.words[piece] = some[:, -1]
            self._forget(at)
        return rows, at

    def _title(self, at: int, order: int, size: int) -> int:
        title = re.compile(_TITLE % order).match(self._text, at)
        if not title or size * 2 * (order + 1) > len(self._text):  # no line is shorter than that
            raise _UnusualError
        return title.end()

    def _lines(self, at: int, found: Ints, log10: Floats, backoffs: Floats) -> int:
        end = READ_LINES(
            self._symbols, len(self._symbols), at, *found.shape, found, log10, backoffs
        )
        if end < 0:
            raise _UnusualError
        return end

    def _forget(self, end: int) -> None:
        """Give pages of a mapped file back that have been read."""
        file = self._text.obj if isinstance(self._text, memoryview) else None
        if isinstance(file, mmap.mmap) and hasattr(mmap, "MADV_DONTNEED"):
            file.madvise(mmap.MADV_DONTNEED, 0, end // mmap.PAGESIZE * mmap.PAGESIZE)


def _contexts(levels: Sequence[Level], ngrams: Ints) -> Ints:
    """Find the contexts of n-grams; all of them must be there."""
    contexts = np.ascontiguousarray(ngrams[:, 0])
    for column, level in enumerate(levels[1:], start=1):
        tables = level.starts, level.words
        if FIND_CONTEXTS(ngrams, *ngrams.shape, column, *tables, contexts):
            raise _UnusualError
    return contexts


def _insist(wrong: Bools, _message: str) -> None:
    if wrong.any():
        raise _UnusualError
