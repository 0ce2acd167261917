"""A treebank in columns: sentence i owns the words ``offsets[i]:offsets[i+1]``.

Heads are stored as in CoNLL-U: 0 is the root, the words of a sentence count from 1.
"""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Protocol

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.tree.column import Column, Columns, column_of


def _none() -> Ints:
    return frozen(np.zeros(0, dtype=np.int32))


class Origin(Protocol):
    """The origin of a treebank, which error messages and lists of errors name."""

    @property
    def path(self) -> str: ...

    def line(self, word: int) -> int:
        """Give the line number of a word, counted from 1."""

    def sentence_id(self, sentence: int) -> str | None:
        """Give the name that the file gives the sentence, if any."""


@dataclass(frozen=True)
class Memory:
    """The origin of a treebank made by a program: words are counted in place of lines."""

    path: str = "<memory>"

    def line(self, word: int) -> int:
        return word + 1

    def sentence_id(self, sentence: int) -> str | None:
        del sentence
        return None


@dataclass(frozen=True)
class Excerpt:
    """The origin of sentences chosen from another treebank."""

    whole: Origin
    sentences: Ints
    words: Ints

    @property
    def path(self) -> str:
        return self.whole.path

    def line(self, word: int) -> int:
        return self.whole.line(int(self.words[word]))

    def sentence_id(self, sentence: int) -> str | None:
        return self.whole.sentence_id(int(self.sentences[sentence]))


@dataclass(frozen=True)
class Later:
    """The origin of trees that come later in a file, after other lines and sentences."""

    part: Origin
    lines_before: int
    sentences_before: int

    @property
    def path(self) -> str:
        return self.part.path

    def line(self, word: int) -> int:
        return self.part.line(word) + self.lines_before

    def sentence_id(self, sentence: int) -> str | None:
        return self.part.sentence_id(sentence)


def sentences_before(treebank: "Treebank") -> int:
    """Count the sentences that come before these trees in their file."""
    return treebank.origin.sentences_before if isinstance(treebank.origin, Later) else 0


@dataclass(frozen=True, eq=False)
class Multiwords:
    """Surface tokens of several words: token t covers the words ``first[t]:end[t]``."""

    first: Ints = field(default_factory=_none)
    end: Ints = field(default_factory=_none)
    forms: Column = field(default_factory=lambda: Column(_none(), ()))

    def __len__(self) -> int:
        return len(self.first)


@dataclass(frozen=True, eq=False)
class EmptyNodes:
    """Nodes of enhanced graphs that are not words: sentence, id (such as 3.1) and DEPS."""

    sentences: Ints = field(default_factory=_none)
    ids: tuple[str, ...] = ()
    deps: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()  # empty if they are not known

    def __len__(self) -> int:
        return len(self.sentences)


@dataclass(frozen=True, eq=False, repr=False)
class Treebank:
    """Sentences of words with heads, and named columns of strings over all words."""

    offsets: Ints
    heads: Ints
    columns: Mapping[str, Column]
    multiwords: Multiwords = field(default_factory=Multiwords)
    empty_nodes: EmptyNodes = field(default_factory=EmptyNodes)
    origin: Origin = field(default_factory=Memory)
    _derived: dict[Hashable, Column] = field(default_factory=dict, init=False)

    def __repr__(self) -> str:
        return f"<Treebank {self.origin.path}: {len(self)} sentences, {self.words} words>"

    def __len__(self) -> int:
        """Count the sentences."""
        return len(self.offsets) - 1

    @property
    def words(self) -> int:
        return len(self.heads)

    def column(self, name: str) -> Column:
        """Give a column of the words, or raise an error that lists the columns."""
        return column_of(self.columns, name, self.origin.path)

    def derived(self, key: Hashable, derive: Callable[[], Column]) -> Column:
        """Derive a column from others once, for all systems that are compared with the words."""
        if key not in self._derived:
            self._derived[key] = derive()
        return self._derived[key]

    @cached_property
    def lengths(self) -> Ints:
        """The number of words of each sentence."""
        return frozen(np.diff(self.offsets))

    @cached_property
    def sentences(self) -> Ints:
        """The sentence of each word."""
        return frozen(np.repeat(np.arange(len(self), dtype=np.int32), self.lengths))

    @cached_property
    def parents(self) -> Ints:
        """Heads as positions in the whole treebank, -1 for the root."""
        before = np.repeat(self.offsets[:-1].astype(np.int32) - np.int32(1), self.lengths)
        parents = np.add(before, self.heads, out=before, casting="same_kind")
        parents[self.heads == 0] = -1
        return frozen(parents)

    def sum_by_sentence(self, facts: Floats) -> Floats:
        """Sum the rows of a table over words into one row per sentence."""
        return sum_by_group(facts, self.sentences, len(self))

    def replaced(self, *, heads: Ints | None = None, **columns: Column) -> "Treebank":
        """Give the treebank other heads or columns; everything else stays."""
        kept = self.columns if isinstance(self.columns, Columns) else Columns.of(self.columns)
        return replace(
            self,
            heads=self.heads if heads is None else heads,
            columns=kept.replaced(columns) if columns else kept,
        )

    def select(self, sentences: Ints) -> "Treebank":
        """Keep the given sentences, in the given order; one may be given several times."""
        begins, ends = self.offsets[sentences], self.offsets[np.add(sentences, 1)]
        words = ranges(begins, ends - begins)
        offsets = np.concatenate([[0], np.cumsum(ends - begins)])
        in_order = np.argsort(self.multiwords.first, kind="stable")
        bounds = np.searchsorted(self.multiwords.first[in_order], [begins, ends])
        numbers = np.diff(bounds, axis=0)[0]
        kept = in_order[ranges(bounds[0], numbers)]
        first = self.multiwords.first[kept] + np.repeat(offsets[:-1] - begins, numbers)
        columns = self.columns if isinstance(self.columns, Columns) else Columns.of(self.columns)
        return Treebank(
            offsets.astype(np.int64),
            self.heads[words],
            columns.take(words),
            Multiwords(
                first,
                first + (self.multiwords.end - self.multiwords.first)[kept],
                self.multiwords.forms.take(kept),
            ),
            _select_empty_nodes(self.empty_nodes, sentences),
            Excerpt(self.origin, sentences, words),
        )


def sum_by_group(facts: Floats, groups: Ints, size: int) -> Floats:
    """Sum the rows of a table that belong to the same group."""
    sums = [np.bincount(groups, weights=fact, minlength=size) for fact in facts.T]
    return np.stack(sums, axis=1) if sums else np.zeros((size, 0))


def ranges(starts: Ints, lengths: Ints) -> Ints:
    """Concatenate ``arange(start, start + length)`` for all starts."""
    ends = np.cumsum(lengths, dtype=lengths.dtype)
    positions = np.arange(ends[-1] if len(ends) else 0, dtype=lengths.dtype)
    return np.repeat(starts - (ends - lengths), lengths) + positions


def _select_empty_nodes(nodes: EmptyNodes, sentences: Ints) -> EmptyNodes:
    bounds = np.searchsorted(nodes.sentences, [sentences, np.add(sentences, 1)])
    numbers = np.diff(bounds, axis=0)[0]
    chosen = ranges(bounds[0], numbers).tolist()
    return EmptyNodes(
        np.repeat(np.arange(len(sentences), dtype=np.int32), numbers),
        tuple(nodes.ids[node] for node in chosen),
        tuple(nodes.deps[node] for node in chosen),
        tuple(nodes.forms[node] for node in chosen if nodes.forms),
    )
