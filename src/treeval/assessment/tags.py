"""Tags for parses: a column of the file, a list of classes, or classes learnt from the words."""

from collections.abc import Mapping
from dataclasses import dataclass
from os import PathLike, fspath
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from treeval.arrays import Bools, frozen
from treeval.errors import MismatchError, ReadError, SettingError
from treeval.formats.files import is_file
from treeval.formats.text import load_text
from treeval.models.text import Text
from treeval.tree.column import Column
from treeval.tree.constituents import TAG, Constituents, Trees

if TYPE_CHECKING:
    from treeval.induction.clark.trainer import RandomSource, TagTrainer

UNKNOWN = ""  # the tag of words without a class, mostly punctuation
BY_DEFAULT = ("upos", "xpos")  # columns of dependencies, the first one that has tags
_CLARK = "clark:"


class TagSource(Protocol):
    """Gives every word of some parses a tag, without looking at other parses."""

    def __call__(self, trees: Trees, /) -> Column: ...


@dataclass(frozen=True)
class OwnTags:
    """A column of the parses; by default the tags of constituents, and UPOS or else XPOS."""

    column: str | None = None

    def __call__(self, trees: Trees, /) -> Column:
        return trees.columns[self.name_in(trees)]

    def name_in(self, trees: Trees) -> str:
        """Name the column that has the tags."""
        names = (TAG,) if isinstance(trees, Constituents) else BY_DEFAULT
        wanted = names if self.column is None else (self.column,)
        for name in wanted:
            if name in trees.columns and set(trees.columns[name].strings) != {"_"}:
                return name
        known = ", ".join(trees.columns)
        raise MismatchError(
            f"{trees.origin.path}: there are no tags in the column {wanted[0].upper()}; set "
            f"`tags=` to one of {known}, to a file of classes, or to clark:K"
        )


@dataclass(frozen=True)
class ColumnTags:
    """A column of the parses, whether or not a block of them has any tags in it."""

    column: str

    def __call__(self, trees: Trees, /) -> Column:
        return trees.columns[self.column]


@dataclass(frozen=True)
class ListedTags:
    """Classes of words from a list; words that are not listed have none."""

    classes: Mapping[str, str]

    def __call__(self, trees: Trees, /) -> Column:
        return trees.columns["form"].map(lambda word: self.classes.get(word, UNKNOWN))


def known_tags(given: Any) -> TagSource:
    """Find tags that need not be learnt: in a column of the parses, in a file, or in a mapping."""
    if isinstance(given, Mapping) and all(isinstance(value, str) for value in given.values()):
        return ListedTags(given)
    if given is None:
        return OwnTags()
    if not isinstance(given, str | PathLike):
        raise SettingError(
            "give a column, a file of classes, a mapping from words to classes, or clark:K",
            setting="tags",
        )
    path = fspath(given)
    return ListedTags(read_classes(path)) if is_file(path) else OwnTags(path)


def number_to_learn(given: Any) -> int | None:
    """Read ``clark:K``: the number of classes to learn, or None if other tags are meant."""
    if not (isinstance(given, str) and given.startswith(_CLARK)):
        return None
    number = given.removeprefix(_CLARK)
    if not number.isdecimal() or not int(number):
        raise SettingError(
            f"{given} does not contain a number of classes; write clark:5", setting="tags"
        )
    return int(number)


def unlisted_words(tags: Column, are_words: Bools) -> int:
    """Count the words without a class."""
    return int(np.count_nonzero(tags.isin((UNKNOWN,)) & are_words))


def refuse_other_words(given: Any, unlisted: int, words: int) -> None:
    """Refuse a list of classes that does not contain a single one of the words."""
    if unlisted and unlisted == words:
        where = "`tags=`" if isinstance(given, Mapping) else given
        raise MismatchError(f"{where}: none of the words is listed here; is it the right list?")


def read_classes(path: str) -> dict[str, str]:
    """Read lines of a word and its class, as Clark's program writes them; ignore other fields."""
    classes = {}
    for number, line in enumerate(load_text(path).decode().splitlines(), start=1):
        word, _, rest = line.partition("\t" if "\t" in line else " ")
        if not rest.strip():
            raise ReadError(
                f"{path}:{number}: there is no class; write a word and its class on each line"
            )
        classes[word] = rest.split()[0]
    return classes


def induced_tags(
    trees: Trees, are_words: Bools, trainer: "TagTrainer", rng: "RandomSource"
) -> Column:
    """Learn classes from the words that count (Clark 2003); the others have no class."""
    places = np.flatnonzero(are_words)
    forms = trees.columns["form"].take(places)
    text = Text(frozen(np.searchsorted(places, trees.offsets)), forms)
    classes = np.full(len(are_words), trainer.classes, dtype=np.int32)
    classes[places] = trainer.train(text, rng).tag(text)
    return Column(frozen(classes), (*map(str, range(trainer.classes)), UNKNOWN))
