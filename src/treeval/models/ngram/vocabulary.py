"""Words as numbers: three marks first, then the words of the training text.

For kernels that look words up or learn them, words are bytes, one after the other.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from treeval.arrays import Bytes, Ints, frozen
from treeval.formats.text import recoded
from treeval.models.ngram.compiled import INDEX_WORDS, NUMBER_TEXT, pays_off
from treeval.models.text import Text, parse_text
from treeval.tree.column import Column

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
        index = WordIndex(words.letters, len(words.letters), words.offsets, table, bits)
        return index if INDEX_WORDS(*index[:3], number, table, bits) == number else None


def number_words(text: bytes, words: WordIndex) -> Ints:
    """Number the words of a text, each line between marks; 0 for those that are not known."""
    symbols, stream = _room_for(text)
    state = np.array([0, 0, 0, len(words.offsets) - 1], dtype=np.int64)
    NUMBER_TEXT(symbols, len(symbols), *words, 0, stream, state)
    return frozen(stream[: state[2]])


def learn_words(text: bytes) -> tuple[Spelt, Ints]:
    """Learn the words of a text, in order of first appearance, and number them as above."""
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


UNKNOWN, BEGIN, END = range(3)
MARKS = ("<unk>", "<s>", "</s>")


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """Word ``words[i]`` has the number ``i + 3``; a word that looks like a mark is not one."""

    spelt: Spelt

    @staticmethod
    def of(column: Column) -> "Vocabulary":
        """Collect the strings that are in use, in order of first appearance."""
        words = len(column.codes)
        first = np.full(len(column.strings), words)
        first[column.codes[::-1]] = np.arange(words)[::-1]
        in_order = np.argsort(first)[: np.count_nonzero(first < words)].tolist()
        return Vocabulary(Spelt.of(column.strings[code] for code in in_order))

    def __len__(self) -> int:
        """Count the words and the marks."""
        return len(MARKS) + len(self.spelt.offsets) - 1

    @cached_property
    def words(self) -> tuple[str, ...]:
        return tuple(self.spelt.strings())

    @cached_property
    def strings(self) -> tuple[str, ...]:
        return (*MARKS, *self.words)

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {word: number for number, word in enumerate(self.words, start=len(MARKS))}

    @cached_property
    def _table(self) -> WordIndex | None:
        return WordIndex.of(self.spelt)

    def encode(self, column: Column) -> Ints:
        """Number the words of a column; 0 for those out of vocabulary."""
        known = [self.numbers.get(string, UNKNOWN) for string in column.strings]
        return np.array(known, dtype=np.int32)[column.codes]

    def read(self, path: str, data: bytes, encoding: str = "utf-8") -> Ints:
        """Number all words of plain text in a row; the path is for messages."""
        if pays_off(len(data)) and self._table is not None:
            return number_words(recoded(path, data, encoding), self._table)
        return self.stream(parse_text(path, data, encoding))

    def stream(self, text: Text) -> Ints:
        """Number all words in a row, each sentence between its boundaries."""
        sentences = np.arange(len(text))
        begins = text.offsets[:-1] + 2 * sentences
        ends = text.offsets[1:] + 2 * sentences + 1
        stream = np.full(len(text.words) + 2 * len(text), BEGIN, dtype=np.int32)
        stream[ends] = END
        are_words = np.ones(len(stream), dtype=np.bool_)
        are_words[begins] = are_words[ends] = False
        stream[are_words] = self.encode(text.words)
        return frozen(stream)


def learn_text(path: str, data: bytes, encoding: str = "utf-8") -> tuple[Vocabulary, Ints]:
    """Learn the words of plain text, and number them in a row; the path is for messages."""
    if pays_off(len(data)):
        spelt, stream = learn_words(recoded(path, data, encoding))
        return Vocabulary(spelt), stream
    text = parse_text(path, data, encoding)
    vocabulary = Vocabulary.of(text.words)
    return vocabulary, vocabulary.stream(text)
