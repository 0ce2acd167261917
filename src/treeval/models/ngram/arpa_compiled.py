"""Large ARPA files, written and read by compiled loops."""

import re
from collections.abc import Iterator, Sequence
from typing import cast

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.errors import ReadError
from treeval.kernels.ngram.arrays import Spelt
from treeval.models.ngram.arpa_levels import ArpaRows, level_above, unigram_level
from treeval.models.ngram.arpa_lines import read_header
from treeval.models.ngram.model import Level, NgramModel
from treeval.models.ngram.vocabulary import MARKS, Vocabulary

_ROWS = 1 << 16  # that are written at a time
_BLANK = rb"(?:[ \t\r\v\f]*\n)*"  # lines between sections
_TITLE = _BLANK + rb"\\%d-grams:[ \t\r\v\f]*\n"
_WORD = re.compile(rb"\S+")
_END = re.compile(_BLANK + rb"\\end\\[ \t\r\v\f]*\n")


def ngrams_by_level(levels: Sequence[Level]) -> Iterator[Ints]:
    """List the n-grams of each order, one row each, one column per word."""
    ngrams = np.zeros((1, 0), dtype=np.int32)
    for level in levels:
        ngrams = np.concatenate([ngrams[level.contexts], level.words[:, None]], axis=1)
        yield ngrams


def write_lines(
    words: Spelt, ngrams: Ints, level: Level, first: int, *, with_backoffs: bool
) -> Iterator[bytes]:
    """Write the n-grams of one order from a place on, some lines at a time."""
    from treeval.kernels.ngram.writing import LONGEST_NUMBER, write_ngrams  # noqa: PLC0415  large files

    lengths = np.diff(words.offsets)
    for begin in range(first, len(ngrams), _ROWS):
        rows = slice(begin, begin + _ROWS)
        some = ngrams[rows]
        beside = 2 * LONGEST_NUMBER + some.shape[1] + 2  # numbers, spaces and the line end
        out = np.empty(len(some) * beside + int(lengths[some].sum()), dtype=np.uint8)
        size = write_ngrams(
            out, words, some, level.log10[rows], level.backoffs[rows], with_backoffs
        )
        yield cast("bytes", out[:size].data)  # what a stream takes as well


def spelt(strings: Sequence[str]) -> Spelt:
    """Put words one after the other, in UTF-8."""
    coded = [string.encode("utf-8", errors="surrogatepass") for string in strings]
    lengths = np.array([0, *map(len, coded)], dtype=np.int64)
    return Spelt(np.frombuffer(b"".join(coded), dtype=np.uint8), np.cumsum(lengths))


class _UnusualError(Exception):
    """Something that only Python can read, or that is wrong."""


def read_compiled(path: str, text: bytes) -> NgramModel | None:
    """Read a model, or return None if some line is unusual, which Python can look at."""
    try:
        return _read(path, text if text.endswith(b"\n") else text + b"\n")
    except (_UnusualError, ReadError):
        return None


def _read(path: str, text: bytes) -> NgramModel:
    at = text.find(b"\n\\1-grams:") + 1
    header = text[:at].split(b"\n")
    sizes, end = read_header(path, header)
    if any(header[end:]):  # a title that is not that of the first order
        raise _UnusualError
    unigrams, at = _section(text, at, 1, sizes[0])
    vocabulary = _vocabulary(text, unigrams.words[:, 0])
    known = _Known(text, vocabulary)
    levels = [unigram_level(known.numbered(unigrams), len(vocabulary))]
    for order, size in enumerate(sizes[1:], start=2):
        section, at = _section(text, at, order, size)
        levels.append(level_above(levels, known.numbered(section), _insist))
    if not _END.match(text, at):
        raise _UnusualError
    return NgramModel(vocabulary, tuple(levels))


def _section(text: bytes, at: int, order: int, size: int) -> tuple[ArpaRows, int]:
    """Read the lines of one order, and where their words start."""
    from treeval.kernels.ngram.reading import UNUSUAL, read_words  # noqa: PLC0415  large files

    title = re.compile(_TITLE % order).match(text, at)
    if not title or size * 2 * (order + 1) > len(text):  # no line is shorter than that
        raise _UnusualError
    found = np.empty((size, order), dtype=np.int64)
    log10, backoffs = np.empty(size), np.zeros(size)
    symbols = np.frombuffer(text, dtype=np.uint8)
    end = read_words(symbols, title.end(), found, log10, backoffs)
    if end == UNUSUAL:
        raise _UnusualError
    return ArpaRows(found, log10, backoffs), end


def _vocabulary(text: bytes, starts: Ints) -> Vocabulary:
    found = (_WORD.match(text, start) for start in starts.tolist())
    words = (match[0] for match in found if match)
    strings = [word.decode("utf-8", errors="surrogatepass") for word in words]
    if any(strings.count(mark) > 1 for mark in MARKS):  # the table of words has no marks
        raise _UnusualError
    return Vocabulary(tuple(string for string in strings if string not in MARKS))


class _Known:
    """The words of a vocabulary in a hash table."""

    def __init__(self, text: bytes, vocabulary: Vocabulary) -> None:
        from treeval.kernels.ngram.reading import index_words  # noqa: PLC0415  large files

        self._symbols = np.frombuffer(text, dtype=np.uint8)
        self._words = spelt(vocabulary.strings)
        self._table = np.full(1 << (2 * len(vocabulary)).bit_length(), -1, dtype=np.int32)
        if not index_words(self._words, self._table):
            raise _UnusualError

    def numbered(self, rows: ArpaRows) -> ArpaRows:
        """Put the numbers of words where rows have their starts."""
        from treeval.kernels.ngram.reading import number_words  # noqa: PLC0415  large files

        if not number_words(self._symbols, rows.words, self._words, self._table):
            raise _UnusualError
        return rows


def _insist(wrong: Bools, _message: str) -> None:
    if wrong.any():
        raise _UnusualError
