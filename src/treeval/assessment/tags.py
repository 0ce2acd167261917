"""Tags for parses: a column of the file, a list of classes, or classes learnt from the words."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from treeval.arrays import Bools, frozen
from treeval.errors import MismatchError, ReadError
from treeval.formats.text import load_text
from treeval.models.ngram.text import Text
from treeval.models.tags.draws import RandomSource
from treeval.models.tags.trainer import TagTrainer
from treeval.tree.column import Column
from treeval.tree.constituents import TAG, Constituents
from treeval.tree.trees import Trees

UNKNOWN = ""  # the tag of words without a class, punctuation above all


class TagSource(Protocol):
    """Gives every word of parses a tag, whatever other parses there are."""

    def __call__(self, trees: Trees, /) -> Column: ...


@dataclass(frozen=True)
class OwnTags:
    """A column of the parses; by default the tags of constituents, or UPOS, if filled, or XPOS."""

    column: str | None = None

    def __call__(self, trees: Trees, /) -> Column:
        names = (TAG,) if isinstance(trees, Constituents) else ("upos", "xpos")
        wanted = names if self.column is None else (self.column,)
        present = [trees.columns[name] for name in wanted if name in trees.columns]
        filled = [column for column in present if set(column.strings) != {"_"}]
        if not filled:
            known = ", ".join(trees.columns)
            raise MismatchError(
                f"{trees.origin.path}: no tags in the column {wanted[0].upper()}; "
                f"choose from {known}"
            )
        return filled[0]


@dataclass(frozen=True)
class ListedTags:
    """A class for each word; words that are not listed have none."""

    classes: Mapping[str, str]

    def __call__(self, trees: Trees, /) -> Column:
        return trees.columns["form"].map(lambda word: self.classes.get(word, UNKNOWN))


def read_classes(path: str) -> dict[str, str]:
    """Read lines of word and class, as Clark's program writes them; further fields are left."""
    classes = {}
    for number, line in enumerate(load_text(path).decode().splitlines(), start=1):
        word, _, rest = line.partition("\t" if "\t" in line else " ")
        if not rest.strip():
            raise ReadError(f"{path}:{number}: no class; write a word and its class in each line")
        classes[word] = rest.split()[0]
    return classes


def induced_tags(trees: Trees, are_words: Bools, trainer: TagTrainer, rng: RandomSource) -> Column:
    """Learn classes from the words of the parses (Clark 2003); what is no word has no class."""
    places = np.flatnonzero(are_words)
    forms = trees.columns["form"].take(places)
    text = Text(frozen(np.searchsorted(places, trees.offsets)), forms)
    classes = np.full(len(are_words), trainer.classes, dtype=np.int32)
    classes[places] = trainer.train(text, rng).tag(text)
    return Column(frozen(classes), (*map(str, range(trainer.classes)), UNKNOWN))
