"""Tags for parses: columns of the file, classes learnt from the words, or a list of classes."""

from collections.abc import Mapping

import numpy as np

from treeval.arrays import Bools, frozen
from treeval.errors import MismatchError, ReadError
from treeval.formats.text import load_text
from treeval.models.ngram.text import Text
from treeval.models.tags.draws import Draws
from treeval.models.tags.trainer import TagTrainer
from treeval.tree.column import Column
from treeval.tree.constituents import Constituents
from treeval.tree.treebank import Treebank

UNKNOWN = ""  # the tag of words without a class, punctuation above all


def own_tags(trees: Constituents | Treebank, column: str | None = None) -> Column:
    """Take a column of the parses; by default the tags of constituents, UPOS of dependencies."""
    names = ("tag",) if isinstance(trees, Constituents) else ("upos", "xpos")
    wanted = names if column is None else (column,)
    for name in wanted:
        if name in trees.columns and (column or set(trees.columns[name].strings) != {"_"}):
            return trees.columns[name]
    known = ", ".join(trees.columns)
    raise MismatchError(
        f"{trees.origin.path}: there is no column {wanted[0].upper()}; choose from {known}"
    )


def induced_tags(
    trees: Constituents | Treebank, are_words: Bools, trainer: TagTrainer, rng: Draws
) -> Column:
    """Learn classes from the words of the parses (Clark 2003); what is no word has no class."""
    places = np.flatnonzero(are_words)
    forms = trees.columns["form"].take(places)
    text = Text(frozen(np.searchsorted(places, trees.offsets)), forms)
    classes = np.full(len(are_words), trainer.classes, dtype=np.int32)
    classes[places] = trainer.train(text, rng).tag(text)
    return Column(frozen(classes), (*map(str, range(trainer.classes)), UNKNOWN))


def listed_tags(trees: Constituents | Treebank, classes: Mapping[str, str]) -> Column:
    """Look every word up in a list of classes."""
    return trees.columns["form"].map(lambda word: classes.get(word, UNKNOWN))


def read_classes(path: str) -> dict[str, str]:
    """Read lines of word and class, as Clark's program writes them; further fields are left."""
    classes = {}
    for number, line in enumerate(load_text(path).decode().splitlines(), start=1):
        word, _, rest = line.partition("\t" if "\t" in line else " ")
        if not rest:
            raise ReadError(f"{path}:{number}: no class; write a word and its class in each line")
        classes[word] = rest.split()[0]
    return classes
