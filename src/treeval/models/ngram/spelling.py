"""Words as bytes, for kernels that look them up or learn them."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from treeval.arrays import Bytes, Ints, frozen
from treeval.models.ngram.compiled import INDEX_WORDS, NUMBER_TEXT

_FEW = 12  # bits of the number of slots of the first table
_MORE = 2  # bits, when a table is half full


class Spelt(NamedTuple):
    """Words one after the other; word i is ``letters[offsets[i]:offsets[i + 1]]``."""

    letters: Bytes
    offsets: Ints

    @staticmethod
    def of(strings: Iterable[str]) -> "Spelt":
        """Put words one after the other, in UTF-8."""
        coded = [string.encode("utf-8", errors="surrogatepass") for string in strings]
        lengths = np.array([0, *map(len, coded)], dtype=np.int64)
        return Spelt(np.frombuffer(b"".join(coded), dtype=np.uint8), np.cumsum(lengths))

    def strings(self) -> Iterator[str]:
        letters, ends = self.letters.tobytes(), self.offsets.tolist()
        for start, end in pairwise(ends):
            yield letters[start:end].decode("utf-8", errors="surrogatepass")


class WordIndex(NamedTuple):
    """A hash table of words, as kernels take it."""

    letters: Bytes
    size: int
    offsets: Ints
    table: NDArray[np.uint64]
    bits: int

    @staticmethod
    def of(words: Spelt) -> "WordIndex | None":
        """Enter words into a table; None if one of them occurs twice."""
        number = len(words.offsets) - 1
        bits = max(1, (2 * number).bit_length())
        table = np.zeros(2 << bits, dtype=np.uint64)
        found = WordIndex(words.letters, len(words.letters), words.offsets, table, bits)
        return found if INDEX_WORDS(*found[:3], number, table, bits) == number else None


def number_words(text: bytes, words: WordIndex) -> Ints:
    """Number the words of a text, each line between marks; 0 for those that are not known."""
    symbols, stream = _room_for(text)
    state = np.array([0, 0, 0, len(words.offsets) - 1], dtype=np.int64)
    NUMBER_TEXT(symbols, len(symbols), *words, 0, stream, state)
    return frozen(stream[: state[2]])


def learn_words(text: bytes) -> tuple[Spelt, Ints]:
    """Do the same with the words of the text itself, in order of first appearance."""
    symbols, stream = _room_for(text)
    letters = np.empty(len(symbols), dtype=np.uint8)
    offsets, state = np.zeros(1, dtype=np.int64), np.zeros(4, dtype=np.int64)
    bits, left = _FEW, len(symbols)
    while left:
        offsets = np.concatenate([offsets, np.empty((1 << bits) - len(offsets), dtype=np.int64)])
        words = WordIndex(
            letters, len(letters), offsets, np.zeros(2 << bits, dtype=np.uint64), bits
        )
        INDEX_WORDS(*words[:3], state[3], *words[3:])
        left = NUMBER_TEXT(symbols, len(symbols), *words, 1, stream, state)
        bits += _MORE
    offsets = offsets[: state[3] + 1]
    return Spelt(letters[: offsets[-1]].copy(), offsets.copy()), frozen(stream[: state[2]].copy())


def _room_for(text: bytes) -> tuple[Bytes, Ints]:
    """The bytes of a text, and room for its numbers: a line has two marks, and maybe one byte."""
    symbols = np.frombuffer(text, dtype=np.uint8)
    return symbols, np.empty(2 * len(symbols) + 2, dtype=np.int32)
