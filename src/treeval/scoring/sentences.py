"""The sentences behind scores: the name, the place and the scores of each."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from treeval.formats.sentence_text import sentence_text
from treeval.tree.constituents import Trees
from treeval.tree.joined import place_of
from treeval.tree.treebank import Treebank


@dataclass(frozen=True)
class ScoredSentence:
    """A gold sentence."""

    number: int  # from 1
    name: str | None
    line: int | None  # None if the sentence has no words
    words: int
    text: str

    @property
    def called(self) -> str:
        """Its name in the file, or else its number."""
        return self.name or str(self.number)

    def to_dict(self) -> dict[str, Any]:
        return {
            "sentence": self.name or self.number,
            "number": self.number,
            "line": self.line,
            "words": self.words,
            "text": self.text,
        }


def sentences_at(trees: Trees, rows: Iterable[int]) -> tuple[ScoredSentence, ...]:
    """Describe some of the sentences."""
    origin, lengths = trees.origin, trees.lengths
    return tuple(
        ScoredSentence(
            place_of(origin, row).sentence + 1,
            origin.sentence_id(row),
            origin.line(int(trees.offsets[row])) if lengths[row] else None,
            int(lengths[row]),
            text_of(trees, row),
        )
        for row in rows
    )


def text_of(trees: Trees, sentence: int) -> str:
    """The text of a sentence from the file, or else its words."""
    if isinstance(trees, Treebank):
        return sentence_text(trees, sentence)
    begin, end = int(trees.offsets[sentence]), int(trees.offsets[sentence + 1])
    forms = trees.columns["form"]
    return " ".join(forms[word] for word in range(begin, end))
