"""Text as the model reads it: sentences of tags, nothing else."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.errors import MismatchError, SettingError
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank

# Charts grow with the square of a sentence's length: of one with 2,000 words, to 500 megabytes.
LONGEST = 2_000


@dataclass(frozen=True, eq=False)
class Tagged:
    """Sentence i owns the words ``offsets[i]:offsets[i+1]``; word w has ``tags[codes[w]]``."""

    tags: tuple[str, ...]
    codes: Ints
    offsets: Ints

    def __len__(self) -> int:
        """Count the sentences."""
        return len(self.offsets) - 1

    @property
    def words(self) -> int:
        return len(self.codes)

    @cached_property
    def lengths(self) -> Ints:
        return frozen(np.diff(self.offsets))

    def take(self, words: Ints) -> "Tagged":
        """Keep some words, given in order; sentences stay, even if none of theirs is kept."""
        if len(words) == self.words:
            return self
        return Tagged(self.tags, frozen(self.codes[words]), np.searchsorted(words, self.offsets))

    def coded_as(self, tags: tuple[str, ...]) -> "Tagged":
        """Give the words the codes of other tags; those missing there come after them."""
        if tags == self.tags:
            return self
        known = set(tags)
        tags += tuple(tag for tag in self.tags if tag not in known)
        place = {tag: code for code, tag in enumerate(tags)}
        translation = np.array([place[tag] for tag in self.tags], dtype=np.int32)
        return Tagged(tags, frozen(translation[self.codes]), self.offsets)


def tagged(treebank: Treebank, column: str, *, has_tags: bool = False) -> Tagged:
    """Read the tags of a treebank from one of its columns; only tags that occur are listed.

    ``has_tags`` says that the whole text, of which the treebank is a part, has some.
    """
    tags = treebank.column(column)
    if treebank.words and not has_tags and tags.isin(("_",)).all():
        raise MismatchError(
            f"{treebank.origin.path}: the column {column.upper()} is empty; "
            "choose another column of tags"
        )
    longest = int(treebank.lengths.max(initial=0))
    if longest > LONGEST:
        word = treebank.offsets[int(treebank.lengths.argmax())]
        raise SettingError(
            f"{treebank.origin.path}:{treebank.origin.line(int(word))}: a sentence of {longest:,} "
            f"words; leave out those with more than {LONGEST:,}"
        )
    return coded(tags, treebank.offsets)


def coded(column: Column, offsets: Ints) -> Tagged:
    """Number the tags that occur in alphabetical order."""
    present = np.unique(column.codes)
    tags = sorted(column.strings[code] for code in present.tolist())
    place = {tag: code for code, tag in enumerate(tags)}
    translation = np.array([place.get(tag, -1) for tag in column.strings], dtype=np.int32)
    codes = translation[column.codes] if len(column) else np.zeros(0, dtype=np.int32)
    return Tagged(tuple(tags), frozen(codes), frozen(offsets.astype(np.int64)))


def short(treebank: Treebank, max_length: int | None) -> Treebank:
    """Keep the sentences that have words, but not more than ``max_length``."""
    kept = sentences_up_to(treebank, max_length)
    return treebank if len(kept) == len(treebank) else treebank.select(kept)


def sentences_up_to(treebank: Treebank, max_length: int | None) -> Ints:
    """Number the sentences that have words, but not more than ``max_length``."""
    if max_length is not None and max_length < 1:
        raise SettingError(f"a maximum length of {max_length} leaves no sentence")
    return np.flatnonzero(
        (treebank.lengths > 0) & (treebank.lengths <= (max_length or treebank.words))
    )
