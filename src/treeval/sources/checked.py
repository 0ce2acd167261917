"""The list of checked words: lines of sentence, word, form, head, relation, date and note."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from treeval.arrays import Bools
from treeval.errors import FileError, ReadError, SettingError
from treeval.formats.files import as_path, load
from treeval.sources.whole import WholeTreebank

HEADER = "# sentence\tword\tform\thead\trelation\tdate\tnote"
_COLUMNS = 5  # that must agree with the treebank
_OF_TAG = "upos="  # before a tag that was checked, in place of a relation

CheckedKey: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, eq=False)
class CheckedWords:
    """Annotations that have been found right."""

    keys: frozenset[CheckedKey]

    @staticmethod
    def read(path: Any) -> "CheckedWords":
        """Read a list; lines that start with # are comments."""
        name, keys = as_path(path), set()
        text = load(name).decode("utf-8", errors="replace")
        for number, line in enumerate(text.splitlines(), start=1):
            if not line.strip() or line.startswith("#"):
                continue
            fields = tuple(line.split("\t"))
            if len(fields) < _COLUMNS:
                raise ReadError(
                    f"{name}:{number}: {len(fields)} columns, expected at least {_COLUMNS}; "
                    "write sentence, word, form, head and relation, separated by tabs"
                )
            keys.add(fields[:_COLUMNS])
        return CheckedWords(frozenset(keys))

    def among(self, whole: WholeTreebank, *, tags: bool) -> Bools:
        """Mark the words that are still annotated as they were when they were checked."""
        are_checked = np.zeros(whole.treebank.words, dtype=np.bool_)
        for key in self.keys:
            word = word_named(whole, key[0], key[1])
            if word is not None and checked_key(whole, word, tags=tags) == key:
                are_checked[word] = True
        return are_checked


def checked_key(whole: WholeTreebank, word: int, *, tags: bool = False) -> CheckedKey:
    """The annotation of a word that must not change, or the word is no longer checked."""
    treebank = whole.treebank
    sentence = int(treebank.sentences[word])
    label = treebank.column("deprel")[word]
    if tags:
        label = _OF_TAG + treebank.column("upos")[word]
    return (
        whole.name(sentence),
        str(word - int(treebank.offsets[sentence]) + 1),
        treebank.column("form")[word],
        str(treebank.heads[word]),
        label,
    )


def word_named(whole: WholeTreebank, sentence: str, word: str) -> int | None:
    """Find a word by the name of its sentence and its number there."""
    number = whole.by_name.get(sentence)
    if number is None or not (word.isascii() and word.isdecimal()):
        return None
    length = int(whole.treebank.lengths[number])
    return int(whole.treebank.offsets[number]) + int(word) - 1 if 0 < int(word) <= length else None


def check_off(
    whole: WholeTreebank, ids: Sequence[str], path: Any, *, note: str = "", tags: bool = False
) -> None:
    """Add words, named SENTENCE:WORD, to a list, which is created if needed."""
    lines = []
    for asked in ids:
        sentence, _, number = asked.rpartition(":")
        word = word_named(whole, sentence, number)
        if word is None:
            problem = f"the treebank has no word {asked!r}; write SENTENCE:WORD, such as doc1-s2:7"
            raise SettingError(problem, setting="check")
        lines.append(checked_line(checked_key(whole, word, tags=tags), note))
    target = Path(as_path(path))
    try:
        if not target.exists():
            target.write_text(HEADER + "\n", encoding="utf-8")
        with target.open("a", encoding="utf-8") as stream:
            stream.writelines(f"{line}\n" for line in lines)
    except OSError as error:
        raise FileError(f"{target}: cannot write: {error.strerror}; name another file") from None


def checked_line(key: CheckedKey, note: str) -> str:
    """Write one line of the list, with today's date."""
    today = date.today().isoformat()  # noqa: DTZ011  the day of whoever checks
    return "\t".join([*key, today, " ".join(note.split())])
