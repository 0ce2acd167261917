"""All groupings of words and sentences for breakdowns: `GROUPINGS` has one entry per grouping.

A grouping is a function in `groups.py` and one line here. Importing this module does not load
numpy, so that the help can list the names.
"""

from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from treeval.tree.column import Column
    from treeval.tree.treebank import Treebank


@dataclass(frozen=True)
class Grouping:
    """Assigns each word or each sentence of a treebank to a group."""

    name: str
    groups: "Callable[[Treebank], Column]"
    of_sentences: bool = False
    ordered: bool = False  # whether groups have an order of their own; others are sorted by size


def _groups(function: str, treebank: "Treebank") -> "Column":
    groups: Column = getattr(import_module("treeval.scoring.groups"), function)(treebank)
    return groups


def _grouping(
    name: str, function: str, *, of_sentences: bool = False, ordered: bool = False
) -> Grouping:
    return Grouping(name, partial(_groups, function), of_sentences, ordered)


GROUPINGS = {
    grouping.name: grouping
    for grouping in (
        _grouping("relation", "relations"),
        _grouping("upos", "tags"),
        _grouping("length", "lengths", of_sentences=True, ordered=True),
        _grouping("distance", "distances", ordered=True),
        _grouping("depth", "depths_of_words", ordered=True),
        _grouping("direction", "directions"),
        _grouping("projectivity", "projectivity"),
        _grouping("head-upos", "head_tags"),
        _grouping("document", "documents", of_sentences=True),
        _grouping("genre", "genres", of_sentences=True),
    )
}
NAMES = (*GROUPINGS, "frequency")  # which needs training data
COLUMNS = ("form", "lemma", "xpos", "feats")  # which can be groupings, too
# What other tools call them.
SYNONYMS = {"deprel": "relation", "pos": "upos", "sentlen": "length", "arclen": "distance"}
