"""Text as a language model reads it: sentences of words, without their boundaries."""

import re
from dataclasses import dataclass
from itertools import chain

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.errors import MismatchError
from treeval.formats.text import recoded
from treeval.tree.column import Column
from treeval.tree.trees import Trees

# What ends a word in a text or an ARPA file; other Unicode spaces are part of words.
_SPACE = re.compile("[ \t\n\v\f\r]")
_NO_BREAK_SPACE = "\u00a0"


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
    lines = recoded(path, data, encoding).split(b"\n")
    if not lines[-1]:  # the end of the last line, not a line of its own
        lines.pop()
    sentences = [line.split() for line in lines]
    lengths = np.fromiter(map(len, sentences), np.int64, len(sentences))
    offsets = frozen(np.concatenate([[0], np.cumsum(lengths)]))
    distinct = dict.fromkeys(chain.from_iterable(sentences))
    numbers = {word: number for number, word in enumerate(distinct)}
    known = map(numbers.__getitem__, chain.from_iterable(sentences))
    codes = frozen(np.fromiter(known, np.int32, int(offsets[-1])))
    strings = tuple(word.decode("utf-8", errors="surrogatepass") for word in distinct)
    return Text(offsets, Column(codes, strings))
