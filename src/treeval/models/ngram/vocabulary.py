"""Words as numbers: three marks first, then the words of the training text."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.formats.text import recoded
from treeval.models.ngram.compiled import pays_off
from treeval.models.ngram.spelling import Spelt, WordIndex, learn_words, number_words
from treeval.models.ngram.text import Text, parse_text
from treeval.tree.column import Column

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
