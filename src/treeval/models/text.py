"""Text as a language model reads it: sentences of words, without their boundaries."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.errors import MismatchError
from treeval.formats.dictionary import code_fields
from treeval.formats.text import recoded
from treeval.tree.column import Column
from treeval.tree.constituents import Trees

# What ends a word in a text or an ARPA file; other Unicode spaces are part of words.
_SPACE = re.compile("[ \t\n\v\f\r]")
_NO_BREAK_SPACE = "\u00a0"
_IS_SPACE = np.isin(np.arange(256), np.frombuffer(b" \t\n\v\f\r", dtype=np.uint8))
_LINE_END = ord("\n")


@dataclass(frozen=True, eq=False)
class Text:
    """Sentence i owns the words ``offsets[i]:offsets[i+1]``; it may have none."""

    offsets: Ints
    words: Column
    tags: Column | None = None  # of the words, where they are known

    def __post_init__(self) -> None:
        if self.tags is not None and len(self.tags) != len(self.words):
            raise MismatchError(
                f"{len(self.tags)} tags for {len(self.words)} words; give one tag per word"
            )

    def __len__(self) -> int:
        """Count the sentences."""
        return len(self.offsets) - 1


def text_of(trees: Trees, column: str = "form") -> Text:
    """Take one column of trees; spaces within a word become no-break spaces."""
    return Text(trees.offsets, trees.column(column).map(_unbroken))


def _unbroken(word: str) -> str:
    return _SPACE.sub(_NO_BREAK_SPACE, word)


def parse_text(path: str, data: bytes, encoding: str = "utf-8") -> Text:
    """Read text with one sentence per line; an empty line is a sentence without words.

    The path is for messages.
    """
    text = recoded(path, data, encoding)
    if not text.endswith(b"\n"):  # the last line may lack its end
        text += b"\n" if text else b""
    symbols = np.frombuffer(text, dtype=np.uint8)
    between = np.ones(len(symbols) + 1, dtype=np.bool_)  # as if a space came before the text
    np.take(_IS_SPACE, symbols, out=between[1:])
    edges = np.flatnonzero(between[1:] != between[:-1])
    starts, ends = edges[::2], edges[1::2]
    lines = np.flatnonzero(symbols == _LINE_END)
    offsets = frozen(np.concatenate([[0], np.searchsorted(starts, lines)]))
    return Text(offsets, code_fields(text, starts, ends))


def text_of_sentences(sentences: Iterable[Sequence[str]]) -> Text:
    """Put sentences, given as lists of words, into columns."""
    listed = list(sentences)
    offsets = [0, *accumulate(map(len, listed))]
    words = Column.of(chain.from_iterable(listed))
    return Text(frozen(np.array(offsets, dtype=np.int64)), words)
