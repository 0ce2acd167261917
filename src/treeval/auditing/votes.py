"""Arcs on which parses agree, although the treebank has others."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.tree.column import Column
from treeval.tree.pair import pair
from treeval.tree.treebank import Treebank

_NOWHERE = -2  # the head of a word that a parse does not have, or whose head is no gold word


@dataclass(frozen=True, eq=False)
class Votes:
    """The arc other than the annotated one that most parses have, for each word."""

    heads: Ints  # positions in the treebank, -1 for the root
    relations: Column
    count: Ints  # parses that have it; 0 if there is no such arc
    parses: int

    @property
    def share(self) -> Floats:
        return np.asarray(self.count / self.parses)


def votes(treebank: Treebank, parses: Sequence[Treebank]) -> Votes:
    """Count the parses that agree on the most frequent other arc of each word."""
    names = [treebank.column("deprel"), *(one.column("deprel") for one in parses)]
    every = Column(
        np.zeros(0, dtype=np.int32), tuple(dict.fromkeys(s for n in names for s in n.strings))
    )
    annotated = _arcs(treebank.parents, names[0].coded_as(every), len(every.strings))
    cast = np.stack([_cast(treebank, parse, every) for parse in parses])
    valid = (cast >= 0) & (cast != annotated)
    same = (cast[:, None] == cast[None]) & valid[:, None]
    agreeing = same.sum(axis=1)
    best = np.argmax(agreeing, axis=0)
    words = np.arange(treebank.words)
    chosen, count = cast[best, words], agreeing[best, words]
    heads = np.where(count > 0, chosen // len(every.strings) - 1, _NOWHERE)
    relations = np.where(count > 0, chosen % len(every.strings), 0).astype(np.int32)
    return Votes(heads, Column(relations, every.strings), count, len(parses))


def _arcs(heads: Ints, relations: Ints, number: int) -> Ints:
    """Write arcs as one number each."""
    return (heads.astype(np.int64) + 1) * number + relations


def _cast(treebank: Treebank, parse: Treebank, every: Column) -> Ints:
    """The arcs that a parse gives the words of the treebank, -1 where it gives none."""
    both = pair(treebank, parse)
    partners = both.alignment.predicted_of_gold[:-1]
    parents = parse.parents.take(partners)
    heads = np.where(parents < 0, -1, both.alignment.gold_of_predicted.take(parents))
    known = (partners >= 0) & ((parents < 0) | (heads >= 0))
    relations = parse.column("deprel").coded_as(every).take(partners)
    return np.where(known, _arcs(heads, relations, len(every.strings)), -1)
