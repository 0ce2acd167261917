"""One changed word, with the places of both files."""

from dataclasses import dataclass
from typing import Any

from treeval.sources.whole import WholeTreebank
from treeval.tree.joined import place_of


@dataclass(frozen=True)
class WordPlace:
    """Where a word stands."""

    file: str
    line: int
    sentence_id: str
    word: int  # the ID in column 1

    @staticmethod
    def of(whole: WholeTreebank, word: int) -> "WordPlace":
        treebank = whole.treebank
        sentence = int(treebank.sentences[word])
        return WordPlace(
            place_of(treebank.origin, sentence).origin.path,
            treebank.origin.line(word),
            whole.name(sentence),
            word - int(treebank.offsets[sentence]) + 1,
        )

    @property
    def id(self) -> str:
        return f"{self.sentence_id}:{self.word}"

    def to_dict(self) -> dict[str, Any]:
        return {
            "file": self.file,
            "line": self.line,
            "sentence_id": self.sentence_id,
            "word": self.word,
        }


@dataclass(frozen=True)
class WordChange:
    """A word that both treebanks have, and the fields in which they differ."""

    old: WordPlace
    new: WordPlace
    form: str
    fields: dict[str, tuple[str, str]]  # old and new value
    kind: str  # what became of its arc: consequence, systematic, punctuation, one-off, or none
    cause: str | None = None  # the word whose change caused this one

    def to_dict(self) -> dict[str, Any]:
        return {
            "old": self.old.to_dict(),
            "new": self.new.to_dict(),
            "form": self.form,
            "fields": {name: list(values) for name, values in self.fields.items()},
            "kind": self.kind,
            "cause": self.cause,
        }
