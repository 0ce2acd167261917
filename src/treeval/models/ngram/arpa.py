"""ARPA files: the text form of back-off models that language model tools share.

In Python they are read line by line: any file, and errors that name the line. Large files are
written and read by kernels, many lines at a time, so that the text needs little memory if the file
is mapped. Where a kernel gives up, the lines are read in Python.
"""

import math
import mmap
import re
from codecs import BOM_UTF8
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import cast

import numpy as np

from treeval.arrays import Bools, Bytes, Floats, Ints
from treeval.errors import FileError, ReadError
from treeval.formats.files import writing
from treeval.formats.text import recoded
from treeval.kernels.machine_code import can_compile
from treeval.models.ngram.compiled import (
    FILES,
    FIND_CONTEXTS,
    LONGEST_NUMBER,
    NUMBER_WORDS,
    READ_LINES,
    WRITE_NGRAMS,
    are_kept,
)
from treeval.models.ngram.counting import grouped
from treeval.models.ngram.model import Level, NgramModel
from treeval.models.ngram.vocabulary import BEGIN, MARKS, UNKNOWN, Spelt, Vocabulary, WordIndex

# Raises an error if something is wrong in a row; the text says what.
Insist = Callable[[Bools, str], None]


@dataclass(eq=False)
class ArpaRows:
    """The n-grams of one order as a file lists them; ``words`` are the last ones."""

    contexts: Ints
    words: Ints
    log10: Floats
    backoffs: Floats

    @property
    def are_in_order(self) -> bool:
        """Whether they are sorted and different, as in a file that treeval wrote."""
        grow = self.contexts[1:] > self.contexts[:-1]
        grow |= (self.contexts[1:] == self.contexts[:-1]) & (self.words[1:] > self.words[:-1])
        return bool(grow.all())

    def put_in_order(self, below: int, vocabulary: int, insist: Insist) -> None:
        """Sort the rows by context and last word, with as little memory as possible."""
        keys = self.contexts.astype(np.int64)
        keys *= vocabulary
        keys += self.words
        log10 = np.empty_like(self.log10)
        # The highest order has no back-offs: zeros that are never touched need no memory.
        backoffs = np.empty_like(log10) if self.backoffs.any() else None
        repeated = np.zeros(len(keys), dtype=np.bool_)
        end = 0
        for rows, own_keys, first in grouped(keys, below * vocabulary):
            begin, end = end, end + len(first)
            repeated[rows] = True
            repeated[rows[first]] = False
            self.contexts[begin:end], self.words[begin:end] = np.divmod(own_keys, vocabulary)
            log10[begin:end] = self.log10[rows[first]]
            if backoffs is not None:
                backoffs[begin:end] = self.backoffs[rows[first]]
        insist(repeated, "is listed twice")
        self.log10 = log10
        self.backoffs = self.backoffs if backoffs is None else backoffs


def unigram_level(words: Ints, log10: Floats, backoffs: Floats, size: int) -> Level:
    """Place the unigrams by number; marks that the file leaves out are never predicted."""
    placed, weights = np.full(size, -np.inf), np.zeros(size)
    placed[BEGIN] = 0.0
    placed[words], weights[words] = log10, backoffs
    numbers = np.arange(size, dtype=np.int32)
    return Level.of(np.zeros_like(numbers), numbers, placed, weights, 1)


def contexts_of(levels: Sequence[Level], words: Ints, insist: Insist) -> Ints:
    """Find the context of each n-gram; ``words`` has one column per word."""
    contexts = words[:, 0]
    for order, level in enumerate(levels[1:], start=1):
        contexts = level.find(contexts, words[:, order])
        insist(contexts < 0, "the n-gram without the last word is missing above")
    return contexts


def level_above(levels: Sequence[Level], rows: ArpaRows, insist: Insist) -> Level:
    """Sort the n-grams of the next order by context and last word."""
    if not rows.are_in_order:
        rows.put_in_order(len(levels[-1]), len(levels[0]), insist)
    return Level.of(rows.contexts, rows.words, rows.log10, rows.backoffs, len(levels[-1]))


DATA = b"\\data\\"
END = b"\\end\\"
LONGEST_PREAMBLE = 1000  # lines before the header, in which tools write what they like
_SIZE = re.compile(rb"ngram\s+(\d{1,3})\s*=\s*(\d{1,18})")
_SHOWN = 40  # characters of a wrong line


def read_lines(path: str, text: bytes) -> NgramModel:
    """Read a model, or raise an error that names the first line that is wrong."""
    lines = text.split(b"\n")
    sizes, at = read_header(path, lines)
    reading = _Reading(path, lines)
    unigrams, at = reading.section(1, sizes[0], at)
    vocabulary = _read_vocabulary(unigrams)
    numbers = unigrams.numbered(vocabulary)[:, 0]
    levels = [unigram_level(numbers, unigrams.log10, unigrams.backoffs, len(vocabulary))]
    for order, size in enumerate(sizes[1:], start=2):
        section, at = reading.section(order, size, at)
        words = section.numbered(vocabulary)
        contexts = contexts_of(levels, words, section.insist)
        rows = ArpaRows(contexts, words[:, -1].copy(), section.log10, section.backoffs)
        levels.append(level_above(levels, rows, section.insist))
    reading.expect(END, at)
    return NgramModel(vocabulary, tuple(levels))


def read_header(path: str, lines: list[bytes]) -> tuple[list[int], int]:
    """Read the number of n-grams of each order, and find the end of the header."""
    stripped = [line.strip() for line in lines[:LONGEST_PREAMBLE]]
    if DATA not in stripped:
        raise ReadError(f"{path}:1: no line \\data\\ at the beginning; is this an ARPA file?")
    sizes: list[int] = []
    at = stripped.index(DATA) + 1
    while at < len(lines) and not lines[at].startswith(b"\\"):
        if lines[at].strip():
            match = _SIZE.fullmatch(lines[at].strip())
            if not match or int(match[1]) != len(sizes) + 1:
                raise ReadError(
                    f"{path}:{at + 1}: {_shown(lines[at])}; expected 'ngram {len(sizes) + 1}=' "
                    "and the number of n-grams"
                )
            sizes.append(int(match[2]))
        at += 1
    if not sizes:
        raise ReadError(f"{path}:{at}: the header names no order; is the file complete?")
    return sizes, at


@dataclass(frozen=True, eq=False)
class _Section:
    """The n-grams of one order as the file has them."""

    path: str
    order: int
    first: int  # where the first of its lines is
    log10: Floats
    words: list[list[bytes]]
    backoffs: Floats

    def error(self, row: int, message: str) -> ReadError:
        return ReadError(f"{self.path}:{self.first + row + 1}: {message}")

    def insist(self, wrong: Bools, message: str) -> None:
        if wrong.any():
            row = int(np.argmax(wrong))
            raise self.error(row, f"{_shown(b' '.join(self.words[row]))}: {message}")

    def numbered(self, vocabulary: Vocabulary) -> Ints:
        """Number the words: one row per n-gram."""
        known = {
            word.encode("utf-8", errors="surrogatepass"): number
            for number, word in enumerate(vocabulary.strings)
        }
        flat = [known.get(word, -1) for row in self.words for word in row]
        numbers = np.array(flat, dtype=np.int64).reshape(-1, self.order)
        self.insist(numbers.min(axis=1, initial=0) < 0, "has a word that is not among the unigrams")
        return numbers


@dataclass(frozen=True, eq=False)
class _Reading:
    path: str
    lines: list[bytes]

    def expect(self, title: bytes, at: int) -> int:
        """Find a title after empty lines, and give the offset after it."""
        while at < len(self.lines) and not self.lines[at].strip():
            at += 1
        here = self.lines[at].strip() if at < len(self.lines) else b"the end of the file"
        if here != title:
            raise ReadError(
                f"{self.path}:{min(at + 1, len(self.lines))}: expected {title.decode()}, found "
                f"{_shown(here)}; is the file complete?"
            )
        return at + 1

    def section(self, order: int, size: int, at: int) -> tuple[_Section, int]:
        """Take the lines of one order apart, up to an empty line or the next title."""
        first = end = self.expect(b"\\%d-grams:" % order, at)
        rows, log10, backoffs = [], [], []
        for line in self.lines[first:]:
            fields = line.split()
            if not fields or line.startswith(b"\\"):
                break
            end += 1
            if len(fields) not in (order + 1, order + 2):
                raise self._error(end, f"{len(fields)} fields, expected {order + 1} or {order + 2}")
            log10.append(self._number(fields[0], end))
            backoffs.append(self._number(fields[-1], end) if len(fields) > order + 1 else 0.0)
            rows.append(fields[1 : order + 1])
        if len(rows) != size:
            raise self._error(end, f"{len(rows)} {order}-grams, but the header says {size}")
        section = _Section(self.path, order, first, np.array(log10), rows, np.array(backoffs))
        section.insist(section.log10 > 0, "a probability above 1")
        return section, end

    def _number(self, written: bytes, line: int) -> float:
        try:
            number = float(written)
        except ValueError:
            number = math.nan
        if math.isnan(number) or number == math.inf:
            raise self._error(line, f"{_shown(written)} is not a logarithm")
        return number

    def _error(self, line: int, message: str) -> ReadError:
        return ReadError(f"{self.path}:{line}: {message}")


def _read_vocabulary(unigrams: _Section) -> Vocabulary:
    seen: dict[str, None] = {}
    for row, (written,) in enumerate(unigrams.words):
        word = _decoded(written)
        if word in seen:
            raise unigrams.error(row, f"{word!r} is listed twice")
        seen[word] = None
    return Vocabulary(Spelt.of(word for word in seen if word not in MARKS))


def _decoded(word: bytes) -> str:
    return word.decode("utf-8", errors="surrogatepass")


def _shown(written: bytes) -> str:
    text = written.decode("utf-8", errors="replace")
    return repr(text if len(text) <= _SHOWN else text[:_SHOWN] + "...")


# N-grams for which loading kernels, or compiling them first, takes less time than doing without.
_LARGE, _VERY_LARGE = 100_000, 300_000
_LINE = re.compile(rb"[^\n]*\n?")
_BYTES = 30  # of an n-gram in a file


def write_arpa(model: NgramModel, path: str) -> None:
    """Write a model with nine digits per number: reading and writing again changes nothing."""
    _require_writable(model.vocabulary, path)
    hidden = int(np.isneginf(model.levels[0].log10[UNKNOWN]))  # a closed vocabulary has no <unk>
    sizes = [len(level) for level in model.levels]
    sizes[0] -= hidden
    sections = _compiled_sections if _are_many(sum(sizes)) else _sections
    with writing(path) as stream:
        header = (f"ngram {order}={size}\n" for order, size in enumerate(sizes, start=1))
        stream.write("".join(["\\data\\\n", *header]).encode())
        for order, section in enumerate(sections(model, hidden), start=1):
            stream.write(f"\n\\{order}-grams:\n".encode())
            for lines in section:
                stream.write(lines)
        stream.write(b"\n\\end\\\n")


def _are_many(ngrams: int) -> bool:
    return ngrams >= _LARGE and can_compile() and (ngrams >= _VERY_LARGE or are_kept(FILES))


def _require_writable(vocabulary: Vocabulary, path: str) -> None:
    for word in vocabulary.words:
        if word in MARKS:
            raise FileError(f"{path}: the word {word!r} is a mark in ARPA files; rename it")
        coded = word.encode("utf-8", errors="surrogatepass")
        if coded.split() != [coded]:
            raise FileError(f"{path}: ARPA files cannot hold the word {word!r}; replace its spaces")


def _compiled_sections(model: NgramModel, hidden: int) -> Iterator[Iterator[bytes]]:
    words = Spelt.of(model.vocabulary.strings)
    for order in range(1, model.order + 1):
        levels, first = model.levels[:order], hidden if order == 1 else 0
        yield write_lines(words, levels, first, with_backoffs=order < model.order)


def _sections(model: NgramModel, hidden: int) -> Iterator[Iterator[bytes]]:
    """Make the lines of all sections without compiled code."""
    ngrams = [""]
    for order, level in enumerate(model.levels, start=1):
        contexts, words = level.contexts.tolist(), level.words.tolist()
        strings = model.vocabulary.strings
        ngrams = [
            f"{ngrams[context]} {strings[word]}" if order > 1 else strings[word]
            for context, word in zip(contexts, words, strict=True)
        ]
        first = hidden if order == 1 else 0
        lines = _lines(ngrams, level, first, with_backoffs=order < model.order)
        yield (line.encode("utf-8", errors="surrogatepass") for line in lines)


def _lines(ngrams: list[str], level: Level, first: int, *, with_backoffs: bool) -> Iterator[str]:
    rows = zip(
        ngrams[first:], level.log10[first:].tolist(), level.backoffs[first:].tolist(), strict=True
    )
    if with_backoffs:
        return (f"{log10:.9g}\t{ngram}\t{backoff:.9g}\n" for ngram, log10, backoff in rows)
    return (f"{log10:.9g}\t{ngram}\n" for ngram, log10, _ in rows)


def is_arpa(data: "bytes | memoryview") -> bool:
    """Whether there is a header near the beginning."""
    return any(line[0].strip() == DATA for line in islice(_LINE.finditer(data), LONGEST_PREAMBLE))


def parse_arpa(path: str, data: "bytes | memoryview") -> NgramModel:
    """Read a model, or raise an error that names the first line that is wrong."""
    if _are_many(len(data) // _BYTES):
        model = read_compiled(path, data[len(BOM_UTF8) :] if data[:3] == BOM_UTF8 else data)
        if model is not None:
            return model
    return read_lines(path, recoded(path, bytes(data)))


_ROWS = 1 << 16  # that are written or read at a time
_BLANK = rb"(?:[ \t\r\v\f]*\n)*"  # lines between sections
_TITLE = _BLANK + rb"\\%d-grams:[ \t\r\v\f]*\n"
_FIRST = re.compile(rb"\n\\1-grams:")
_WORD = re.compile(rb"\S+")
_END = re.compile(_BLANK + rb"\\end\\[ \t\r\v\f]*\n")


def write_lines(
    words: Spelt, levels: Sequence[Level], first: int, *, with_backoffs: bool
) -> Iterator[bytes]:
    """Write the n-grams of the last level from a row on, some lines at a time."""
    level, order = levels[-1], len(levels)
    lengths = np.diff(words.offsets)
    for begin in range(first, len(level), _ROWS):
        rows = slice(begin, begin + _ROWS)
        ngrams = _ngrams(levels, np.arange(begin, min(begin + _ROWS, len(level))))
        beside = 2 * LONGEST_NUMBER + order + 2  # numbers, spaces and the line end
        out = np.empty(len(ngrams) * beside + int(lengths[ngrams].sum()), dtype=np.uint8)
        numbers = (np.ascontiguousarray(column[rows]) for column in (level.log10, level.backoffs))
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
    """A line that only Python can read, or that is wrong."""


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
    if words is None:  # a word is listed twice; Python finds its line
        raise _UnusualError
    for size in sizes[1:]:
        rows, at = reading.section(at, size, levels, words)
        levels.append(level_above(levels, rows, _insist))
    end_mark = _END.match(text, at)
    if not end_mark:
        raise _UnusualError
    _plain(text[end_mark.end() :])
    return NgramModel(vocabulary, tuple(levels))


def _plain(text: "bytes | memoryview") -> bytes:
    """Require plain text where kernels do not look: they only check words and numbers."""
    content = bytes(text)
    content.decode()
    if b"\0" in content:
        raise _UnusualError
    return content


class _Sections:
    """The sections of a file, read one after the other."""

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
        matches = (_WORD.match(self._text, start) for start in starts[:, 0].tolist())
        strings = [_plain(match[0]).decode() for match in matches if match]
        vocabulary = Vocabulary(Spelt.of(string for string in strings if string not in MARKS))
        if any(strings.count(mark) > 1 for mark in MARKS):  # the vocabulary has no marks
            raise _UnusualError
        numbers = {string: number for number, string in enumerate(vocabulary.strings)}
        places = np.array([numbers[string] for string in strings], dtype=np.int64)
        return vocabulary, unigram_level(places, log10, backoffs, len(vocabulary)), end

    def section(
        self, at: int, size: int, levels: Sequence[Level], words: WordIndex
    ) -> tuple[ArpaRows, int]:
        """Read the lines of the next order, given the levels below it."""
        order = len(levels) + 1
        at = self._title(at, order, size)
        rows = ArpaRows(
            np.empty(size, dtype=np.int32),
            np.empty(size, dtype=np.int32),
            np.empty(size),
            np.zeros(size),
        )
        starts = np.empty((min(size, _ROWS), order), dtype=np.int64)
        for begin in range(0, size, _ROWS):
            chunk_rows = slice(begin, begin + _ROWS)
            chunk = starts[: min(size - begin, _ROWS)]
            at = self._lines(at, chunk, rows.log10[chunk_rows], rows.backoffs[chunk_rows])
            if NUMBER_WORDS(self._symbols, len(self._symbols), chunk, chunk.size, *words):
                raise _UnusualError
            rows.contexts[chunk_rows] = _contexts(levels, chunk)
            rows.words[chunk_rows] = chunk[:, -1]
            self._forget(at)
        return rows, at

    def _title(self, at: int, order: int, size: int) -> int:
        title = re.compile(_TITLE % order).match(self._text, at)
        if not title or size * 2 * (order + 1) > len(self._text):  # no line is shorter than that
            raise _UnusualError
        return title.end()

    def _lines(self, at: int, starts: Ints, log10: Floats, backoffs: Floats) -> int:
        end = READ_LINES(
            self._symbols, len(self._symbols), at, *starts.shape, starts, log10, backoffs
        )
        if end < 0:
            raise _UnusualError
        return end

    def _forget(self, end: int) -> None:
        """Release the pages of a mapped file that have been read."""
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
