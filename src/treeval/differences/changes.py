"""What has changed about the words that both treebanks have, field by field."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.differences.words import AlignedWords
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank

ARC_FIELDS = ("head", "deprel")
_MISSING = -3  # a head that the other treebank does not have


@dataclass(frozen=True, eq=False)
class WordChanges:
    """Aligned words of two treebanks, and the fields in which they differ."""

    old: Treebank
    new: Treebank
    words: AlignedWords
    fields: tuple[str, ...]

    @cached_property
    def partners(self) -> Ints:
        """The new word of each old word, -1 for the root, -3 if there is none."""
        found = np.full(self.old.words + 1, _MISSING, dtype=np.int64)
        found[self.words.old] = self.words.new
        found[-1] = -1
        return found

    @cached_property
    def old_heads(self) -> Ints:
        """The old head of each aligned word, as a word of the new treebank."""
        return self.partners.take(self.old.parents.take(self.words.old))

    @cached_property
    def new_heads(self) -> Ints:
        return self.new.parents.take(self.words.new).astype(np.int64)

    @cached_property
    def positions(self) -> Ints:
        """The position of each new word among the aligned words, -1 if it is not among them."""
        found = np.full(self.new.words, -1, dtype=np.int64)
        found[self.words.new] = np.arange(len(self.words.new))
        return found

    @cached_property
    def old_heads_of_new(self) -> Ints:
        """The old head of each new word, as a new word; -3 if either is not aligned."""
        found = np.full(self.new.words, _MISSING, dtype=np.int64)
        found[self.words.new] = self.old_heads
        return found

    def columns(self, name: str) -> tuple[Column, Column]:
        """A column of the aligned words on both sides; one that is not there is empty."""
        return (
            _column(self.old, name).take(self.words.old),
            _column(self.new, name).take(self.words.new),
        )

    @cached_property
    def differs(self) -> dict[str, Bools]:
        """For each field, which aligned words differ in it."""
        found = {}
        for name in self.fields:
            if name == "head":
                found[name] = np.asarray(self.old_heads != self.new_heads)
            else:
                before, after = self.columns(name)
                found[name] = ~before.equals(after)
        return found

    def any_of(self, names: Sequence[str]) -> Bools:
        """Which aligned words differ in at least one of some fields."""
        found = np.zeros(len(self.words.old), dtype=np.bool_)
        for name in names:
            if name in self.differs:
                found |= self.differs[name]
        return found


def _column(treebank: Treebank, name: str) -> Column:
    nothing = Column(np.zeros(treebank.words, dtype=np.int32), ("_",))
    return treebank.columns.get(name, nothing)
