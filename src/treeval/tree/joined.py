"""Several treebanks as one, in which every word still knows its file."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from treeval.arrays import frozen
from treeval.tree.column import Column, Columns
from treeval.tree.treebank import EmptyNodes, Excerpt, Multiwords, Origin, Treebank


@dataclass(frozen=True)
class Joined:
    """The origin of treebanks that follow each other."""

    parts: tuple[Origin, ...]
    first_words: tuple[int, ...]
    first_sentences: tuple[int, ...]

    @property
    def path(self) -> str:
        more = len(self.parts) - 1
        return f"{self.parts[0].path} and {more} more"

    def line(self, word: int) -> int:
        part = bisect_right(self.first_words, word) - 1
        return self.parts[part].line(word - self.first_words[part])

    def sentence_id(self, sentence: int) -> str | None:
        part = bisect_right(self.first_sentences, sentence) - 1
        return self.parts[part].sentence_id(sentence - self.first_sentences[part])


@dataclass(frozen=True)
class SentencePlace:
    """The position of a sentence: its file, and its number in the file, from 0."""

    origin: Origin
    sentence: int


def place_of(origin: Origin, sentence: int) -> SentencePlace:
    """Find the file of a sentence, through parts and excerpts."""
    if isinstance(origin, Excerpt):
        return place_of(origin.whole, int(origin.sentences[sentence]))
    if isinstance(origin, Joined):
        part = bisect_right(origin.first_sentences, sentence) - 1
        return place_of(origin.parts[part], sentence - origin.first_sentences[part])
    return SentencePlace(origin, sentence)


def joined(treebanks: Sequence[Treebank]) -> Treebank:
    """Put treebanks one after the other; they keep the columns that all of them have."""
    if len(treebanks) == 1:
        return treebanks[0]
    words = np.cumsum([0, *(treebank.words for treebank in treebanks)]).tolist()
    sentences = np.cumsum([0, *map(len, treebanks)]).tolist()
    names = [
        name
        for name in treebanks[0].columns
        if all(name in treebank.columns for treebank in treebanks)
    ]
    offsets = [
        treebank.offsets[1:] + begin for treebank, begin in zip(treebanks, words, strict=False)
    ]
    return Treebank(
        frozen(np.concatenate([[0], *offsets]).astype(np.int64)),
        frozen(np.concatenate([treebank.heads for treebank in treebanks])),
        Columns({name: partial(_column, treebanks, name) for name in names}),
        _multiwords(treebanks, words),
        _empty_nodes(treebanks, sentences),
        Joined(
            tuple(treebank.origin for treebank in treebanks),
            tuple(words[:-1]),
            tuple(sentences[:-1]),
        ),
    )


def _column(treebanks: Sequence[Treebank], name: str) -> Column:
    return stacked([treebank.columns[name] for treebank in treebanks])


def stacked(columns: Sequence[Column]) -> Column:
    """Put columns one after the other."""
    strings = tuple(dict.fromkeys(string for column in columns for string in column.strings))
    whole = Column(np.zeros(0, dtype=np.int32), strings)
    return Column(frozen(np.concatenate([column.coded_as(whole) for column in columns])), strings)


def _multiwords(treebanks: Sequence[Treebank], words: Sequence[int]) -> Multiwords:
    tokens = [treebank.multiwords for treebank in treebanks]
    first = [token.first + begin for token, begin in zip(tokens, words, strict=False)]
    end = [token.end + begin for token, begin in zip(tokens, words, strict=False)]
    return Multiwords(
        frozen(np.concatenate(first)),
        frozen(np.concatenate(end)),
        stacked([token.forms for token in tokens]),
    )


def _empty_nodes(treebanks: Sequence[Treebank], sentences: Sequence[int]) -> EmptyNodes:
    nodes = [treebank.empty_nodes for treebank in treebanks]
    owners = [node.sentences + begin for node, begin in zip(nodes, sentences, strict=False)]
    return EmptyNodes(
        frozen(np.concatenate(owners).astype(np.int32)),
        tuple(name for node in nodes for name in node.ids),
        tuple(deps for node in nodes for deps in node.deps),
    )
