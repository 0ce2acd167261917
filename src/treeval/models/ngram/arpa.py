"""ARPA files: the text form of back-off models that language model tools share."""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.errors import FileError, ReadError
from treeval.formats.files import writing
from treeval.formats.text import recoded
from treeval.models.ngram.model import Level, NgramModel
from treeval.models.ngram.vocabulary import BEGIN, MARKS, UNKNOWN, Vocabulary

_DATA = b"\\data\\"
_END = b"\\end\\"
_SIZE = re.compile(rb"ngram\s+(\d{1,3})\s*=\s*(\d{1,18})")
_LONGEST_PREAMBLE = 1000  # lines before the header, in which tools write what they like
_SHOWN = 40  # characters of a wrong line


def write_arpa(model: NgramModel, path: str) -> None:
    """Write a model with nine digits per number: reading and writing again changes nothing."""
    _insist_on_writable(model.vocabulary, path)
    with writing(path) as stream:
        for chunk in _chunks(model):
            stream.write(chunk.encode("utf-8", errors="surrogatepass"))


def _insist_on_writable(vocabulary: Vocabulary, path: str) -> None:
    for word in vocabulary.words:
        if word in MARKS:
            raise FileError(f"{path}: the word {word!r} is a mark in ARPA files; rename it")
        if not word or word.encode("utf-8", errors="surrogatepass").split() != [word.encode()]:
            raise FileError(f"{path}: ARPA files cannot hold the word {word!r}; replace its spaces")


def _chunks(model: NgramModel) -> Iterator[str]:
    size = len(model.vocabulary)
    hidden = int(np.isneginf(model.levels[0].log10[UNKNOWN]))  # a closed vocabulary has no <unk>
    sizes = [len(level) for level in model.levels]
    sizes[0] -= hidden
    yield "\\data\\\n"
    yield from (f"ngram {order}={size}\n" for order, size in enumerate(sizes, start=1))
    ngrams = [""]
    for order, level in enumerate(model.levels, start=1):
        contexts, words = (part.tolist() for part in np.divmod(level.keys, size))
        strings = model.vocabulary.strings
        ngrams = [
            f"{ngrams[context]} {strings[word]}" if order > 1 else strings[word]
            for context, word in zip(contexts, words, strict=True)
        ]
        first = hidden if order == 1 else 0
        yield f"\n\\{order}-grams:\n"
        yield "".join(_lines(ngrams, level, first, with_backoffs=order < model.order))
    yield "\n\\end\\\n"


def _lines(ngrams: list[str], level: Level, first: int, *, with_backoffs: bool) -> Iterator[str]:
    rows = zip(
        ngrams[first:], level.log10[first:].tolist(), level.backoffs[first:].tolist(), strict=True
    )
    if with_backoffs:
        return (f"{log10:.9g}\t{ngram}\t{backoff:.9g}\n" for ngram, log10, backoff in rows)
    return (f"{log10:.9g}\t{ngram}\n" for ngram, log10, _ in rows)


def is_arpa(data: bytes) -> bool:
    """Whether there is a header near the beginning."""
    lines = data.split(b"\n", _LONGEST_PREAMBLE)[:_LONGEST_PREAMBLE]
    return _DATA in map(bytes.strip, lines)


def parse_arpa(path: str, data: bytes) -> NgramModel:
    """Read a model, or raise an error that names the first line that is wrong."""
    lines = recoded(path, data).split(b"\n")
    sizes, at = _read_header(path, lines)
    reading = _Reading(path, lines)
    unigrams, at = reading.section(1, sizes[0], at)
    vocabulary = _read_vocabulary(unigrams)
    levels = [_unigrams(unigrams, vocabulary)]
    for order, size in enumerate(sizes[1:], start=2):
        section, at = reading.section(order, size, at)
        levels.append(_level(section, vocabulary, levels))
    reading.expect(_END, at)
    return NgramModel(vocabulary, tuple(levels))


def _read_header(path: str, lines: list[bytes]) -> tuple[list[int], int]:
    """Read how many n-grams there are of each order, and where the header ends."""
    stripped = [line.strip() for line in lines[:_LONGEST_PREAMBLE]]
    if _DATA not in stripped:
        raise ReadError(f"{path}:1: no line \\data\\ at the beginning; is this an ARPA file?")
    sizes: list[int] = []
    at = stripped.index(_DATA) + 1
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


@dataclass(frozen=True, eq=False)
class _Reading:
    path: str
    lines: list[bytes]

    def expect(self, title: bytes, at: int) -> int:
        """Find a title after empty lines, and give the place after it."""
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
            raise unigrams.error(row, f"{word!r} stands here a second time")
        seen[word] = None
    return Vocabulary(tuple(word for word in seen if word not in MARKS))


def _unigrams(section: _Section, vocabulary: Vocabulary) -> Level:
    """Place the unigrams by number; marks that the file leaves out are never predicted."""
    log10, backoffs = np.full(len(vocabulary), -np.inf), np.zeros(len(vocabulary))
    log10[BEGIN] = 0.0
    places = _numbers(section, vocabulary)[:, 0]
    log10[places], backoffs[places] = section.log10, section.backoffs
    return Level(*map(frozen, (np.arange(len(vocabulary)), log10, backoffs)))


def _level(section: _Section, vocabulary: Vocabulary, levels: list[Level]) -> Level:
    """Sort the n-grams by context and last word."""
    words = _numbers(section, vocabulary)
    places = words[:, 0]
    for order, level in enumerate(levels[1:], start=1):
        places = level.find(places * len(vocabulary) + words[:, order])
    section.insist(places < 0, "the n-gram without the last word is missing above")
    keys = places * len(vocabulary) + words[:, -1]
    by_key = np.argsort(keys, kind="stable")
    repeated = np.zeros(len(keys), dtype=np.bool_)
    repeated[by_key[1:]] = np.diff(keys[by_key]) == 0
    section.insist(repeated, "stands here a second time")
    return Level(*(frozen(part[by_key]) for part in (keys, section.log10, section.backoffs)))


def _numbers(section: _Section, vocabulary: Vocabulary) -> Ints:
    known = {
        word.encode("utf-8", errors="surrogatepass"): number
        for number, word in enumerate(vocabulary.strings)
    }
    flat = [known.get(word, -1) for row in section.words for word in row]
    numbers = np.array(flat, dtype=np.int64).reshape(-1, section.order)
    section.insist(numbers.min(axis=1, initial=0) < 0, "has a word that is not among the unigrams")
    return numbers


def _decoded(word: bytes) -> str:
    return word.decode("utf-8", errors="surrogatepass")


def _shown(written: bytes) -> str:
    text = written.decode("utf-8", errors="replace")
    return repr(text if len(text) <= _SHOWN else text[:_SHOWN] + "...")
