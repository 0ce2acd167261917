"""ARPA files read line by line in Python: any file, and errors that name the line."""

import math
import re
from dataclasses import dataclass

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.errors import ReadError
from treeval.models.ngram.arpa_levels import ArpaRows, contexts_of, level_above, unigram_level
from treeval.models.ngram.model import NgramModel
from treeval.models.ngram.spelling import Spelt
from treeval.models.ngram.vocabulary import MARKS, Vocabulary

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
    """Read how many n-grams there are of each order, and where the header ends."""
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
    return Vocabulary(Spelt.of(word for word in seen if word not in MARKS))


def _decoded(word: bytes) -> str:
    return word.decode("utf-8", errors="surrogatepass")


def _shown(written: bytes) -> str:
    text = written.decode("utf-8", errors="replace")
    return repr(text if len(text) <= _SHOWN else text[:_SHOWN] + "...")
