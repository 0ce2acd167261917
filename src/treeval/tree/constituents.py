"""Constituency trees in columns: words, the nodes above them, and the parent of each.

Sentence i owns the words ``offsets[i]:offsets[i+1]`` and the nodes
``node_offsets[i]:node_offsets[i+1]``, in preorder. Tags are a column of the words, not nodes. Every
node has at least one word below it; those words need not be adjacent.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal, TypeAlias

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.tree import nesting
from treeval.tree.column import Column, Columns, column_of
from treeval.tree.treebank import Excerpt, Memory, Origin, Treebank, ranges

FORM, TAG, LABEL, FUNCTION, INDEX = "form", "tag", "label", "function", "index"
NULL_TAG = "-NONE-"
ROOT_LABELS = frozenset(
    {"", "TOP", "ROOT", "VROOT", "S1"}
)  # of nodes that only hold a tree together
# How bracketed files write brackets that are words.
BRACKETS = {"-LRB-": "(", "-RRB-": ")", "-LSB-": "[", "-RSB-": "]", "-LCB-": "{", "-RCB-": "}"}
TreeKind: TypeAlias = Literal["dependencies", "constituents"]


def _none() -> Ints:
    return frozen(np.zeros(0, dtype=np.int32))


@dataclass(frozen=True, eq=False)
class SecondaryEdges:
    """Further parents of words and nodes, with the function they have there; words come first."""

    children: Ints = field(default_factory=_none)  # words or nodes
    are_words: Bools = field(default_factory=lambda: frozen(np.zeros(0, dtype=np.bool_)))
    parents: Ints = field(default_factory=_none)  # nodes
    functions: Column = field(default_factory=lambda: Column(_none(), ()))

    def __len__(self) -> int:
        return len(self.children)

    def moved(self, words: Ints, nodes: Ints) -> "SecondaryEdges":
        """Move words and nodes to their new places; those whose place is -1 are left out.

        Both tables of places end with an entry for -1, which is -1.
        """
        children = np.where(
            self.are_words,
            words[np.where(self.are_words, self.children, -1)],
            nodes[np.where(self.are_words, -1, self.children)],
        )
        parents = nodes[self.parents]
        kept = np.flatnonzero((children >= 0) & (parents >= 0))
        kept = kept[np.lexsort((parents[kept], children[kept], ~self.are_words[kept]))]
        return SecondaryEdges(
            frozen(children[kept].astype(np.int32)),
            frozen(self.are_words[kept]),
            frozen(parents[kept].astype(np.int32)),
            self.functions.take(kept),
        )


@dataclass(frozen=True, eq=False)
class Blocks:
    """Words below gappy nodes as maximal runs: run r of ``nodes[r]`` is ``first[r]:end[r]``."""

    nodes: Ints
    first: Ints
    end: Ints


@dataclass(frozen=True, eq=False, repr=False)
class Constituents:
    """Sentences of words and nodes; the parent is -1 for words and nodes that have none.

    Positions count over the whole treebank. ``columns`` (form, tag, and what else the file says
    about words), ``node_columns`` (label, function, index...) and ``sentence_columns`` are mappings
    from names.
    """

    offsets: Ints
    node_offsets: Ints
    parents: Ints  # of the nodes
    word_parents: Ints  # of the words
    columns: Mapping[str, Column]
    node_columns: Mapping[str, Column]
    sentence_columns: Mapping[str, Column] = field(default_factory=dict)
    secondary: SecondaryEdges = field(default_factory=SecondaryEdges)
    origin: Origin = field(default_factory=Memory)

    def __repr__(self) -> str:
        return f"<Constituents {self.origin.path}: {len(self)} sentences, {self.words} words>"

    def __len__(self) -> int:
        """Count the sentences."""
        return len(self.offsets) - 1

    @property
    def words(self) -> int:
        return len(self.word_parents)

    @property
    def nodes(self) -> int:
        return len(self.parents)

    def column(self, name: str) -> Column:
        """Give a column of the words, or raise an error that lists the columns."""
        return column_of(self.columns, name, self.origin.path)

    @property
    def forms(self) -> Column:
        return self.columns[FORM]

    @property
    def tags(self) -> Column:
        return self.columns[TAG]

    @property
    def labels(self) -> Column:
        """Categories such as NP, without function or index."""
        return self.node_columns[LABEL]

    @property
    def functions(self) -> Column:
        """Functions such as SBJ, several joined by hyphens, "" for none."""
        return self.node_columns[FUNCTION]

    @cached_property
    def lengths(self) -> Ints:
        """The number of words of each sentence."""
        return frozen(np.diff(self.offsets))

    @cached_property
    def sentences(self) -> Ints:
        """The sentence of each word."""
        return frozen(np.repeat(np.arange(len(self), dtype=np.int32), self.lengths))

    @cached_property
    def node_sentences(self) -> Ints:
        """The sentence of each node."""
        counts = np.diff(self.node_offsets)
        return frozen(np.repeat(np.arange(len(self), dtype=np.int32), counts))

    @cached_property
    def depths(self) -> Ints:
        """The number of nodes above each node."""
        return frozen(nesting.depths(self.parents))

    @cached_property
    def subtree_ends(self) -> Ints:
        """The nodes below node i are ``i+1:subtree_ends[i]``."""
        return frozen(nesting.subtree_ends(self.parents))

    @cached_property
    def first(self) -> Ints:
        """The first word below each node."""
        first = np.full(self.nodes, self.words, dtype=np.int32)
        words = np.flatnonzero(self.word_parents >= 0)[::-1]
        first[self.word_parents[words]] = words
        return frozen(nesting.smallest_below(self.parents, first))

    @cached_property
    def end(self) -> Ints:
        """The position after the last word below each node."""
        end = np.zeros(self.nodes, dtype=np.int32)
        words = np.flatnonzero(self.word_parents >= 0)
        end[self.word_parents[words]] = words + 1
        return frozen(nesting.largest_below(self.parents, end))

    @cached_property
    def sizes(self) -> Ints:
        """The number of words below each node."""
        return frozen(self._sizes(self.word_parents))

    @cached_property
    def are_gappy(self) -> Bools:
        """Say for each node whether some word between its first and last is not below it."""
        return frozen(self.sizes < self.end - self.first)

    @cached_property
    def blocks(self) -> Blocks:
        """The runs of words below each gappy node."""
        gappy = np.flatnonzero(self.are_gappy)
        if not len(gappy):
            return Blocks(*np.zeros((3, 0), dtype=np.int32))
        nodes = np.repeat(gappy, self.sizes[gappy])
        words = self.words_below(gappy)
        starts = np.diff(nodes, prepend=-1) != 0
        starts |= np.diff(words, prepend=-1) != 1
        first = np.flatnonzero(starts)
        last = np.append(first[1:], len(words)) - 1
        return Blocks(frozen(nodes[first]), frozen(words[first]), frozen(words[last] + 1))

    def words_below(self, nodes: Ints) -> Ints:
        """Give the words below each of the nodes, in order, one node after the other."""
        sizes = self.sizes[nodes]
        # As nodes are in preorder, the words below one are a run of the words sorted by parents.
        before = np.searchsorted(self.word_parents[self._words_by_parent], nodes)
        words = self._words_by_parent[ranges(before, sizes)]
        return words[np.lexsort((words, np.repeat(np.arange(len(sizes)), sizes)))]

    @cached_property
    def _words_by_parent(self) -> Ints:
        return frozen(np.argsort(self.word_parents, kind="stable"))

    def _sizes(self, word_parents: Ints) -> Ints:
        """Count the words below each node, given the parents of those that count."""
        counts = np.bincount(word_parents[word_parents >= 0], minlength=self.nodes)
        before = np.append(0, np.cumsum(counts))
        return np.asarray(before[self.subtree_ends] - before[:-1])

    @cached_property
    def are_null(self) -> Bools:
        """Say for each word whether it is a null element, such as a trace."""
        return frozen(self.tags.isin({NULL_TAG}))

    @cached_property
    def overt(self) -> "Constituents":
        """The trees without null elements."""
        return self.without(words=self.are_null) if self.are_null.any() else self

    def replaced(
        self,
        columns: Mapping[str, Column] | None = None,
        node_columns: Mapping[str, Column] | None = None,
        origin: Origin | None = None,
    ) -> "Constituents":
        """Replace the columns of the same name, or add columns; or say where the trees are from."""
        return replace(
            self,
            origin=origin or self.origin,
            columns=_columns(self.columns).replaced(columns or {}),
            node_columns=_columns(self.node_columns).replaced(node_columns or {}),
        ).knowing(**self._known())

    def without(self, *, words: Bools | None = None, nodes: Bools | None = None) -> "Constituents":
        """Leave out words and nodes, and nodes left without words.

        The children of a node that is left out are attached to the nearest node kept above it.
        """
        if not any(dropped is not None and dropped.any() for dropped in (words, nodes)):
            return self
        keeps_word = np.ones(self.words, dtype=np.bool_) if words is None else ~words
        keeps_node = self._sizes(self.word_parents[keeps_word]) > 0
        if nodes is not None:
            keeps_node &= ~nodes
        return self._taken(keeps_word, keeps_node)

    def _taken(self, keeps_word: Bools, keeps_node: Bools) -> "Constituents":
        words, nodes = np.flatnonzero(keeps_word), np.flatnonzero(keeps_node)
        words_before = np.append(0, np.cumsum(keeps_word))
        nodes_before = np.append(0, np.cumsum(keeps_node))
        new_node = np.append(np.where(keeps_node, nodes_before[:-1], -1), -1).astype(np.int32)
        new_parent = new_node[np.append(nesting.nearest_kept(self.parents, keeps_node), -1)]
        taken = Constituents(
            frozen(words_before[self.offsets]),
            frozen(nodes_before[self.node_offsets]),
            frozen(new_parent[self.parents[nodes]]),
            frozen(new_parent[self.word_parents[words]]),
            _columns(self.columns).take(words),
            _columns(self.node_columns).take(nodes),
            self.sentence_columns,
            self.secondary.moved(_places(words, self.words), new_node)
            if len(self.secondary)
            else self.secondary,
            Excerpt(self.origin, np.arange(len(self)), words),
        )
        taken = taken.knowing(subtree_ends=nodes_before[self.subtree_ends[nodes]])
        if self.are_gappy.any():
            return taken
        edges = words_before[self.first[nodes]], words_before[self.end[nodes]]
        return taken.knowing(first=edges[0], end=edges[1], sizes=edges[1] - edges[0])

    def knowing(self, **columns: Ints) -> "Constituents":
        """Set derived columns that are already known, to save computing them."""
        vars(self).update({name: frozen(column) for name, column in columns.items()})
        return self

    def _known(self) -> dict[str, Ints]:
        """The derived columns of nodes that were set or computed."""
        names = ("first", "end", "sizes", "subtree_ends")
        return {name: vars(self)[name] for name in names if name in vars(self)}

    def arranged(self) -> "Constituents":
        """Put the nodes of each sentence into preorder, siblings by their first word."""
        order = nesting.preorder(self.parents, self.first)
        places = _places(order, self.nodes)
        return replace(
            self,
            parents=frozen(places[self.parents[order]]),
            word_parents=frozen(places[self.word_parents]),
            node_columns=_columns(self.node_columns).take(order),
            secondary=self.secondary.moved(_places(np.arange(self.words), self.words), places),
        )

    def select(self, sentences: Ints) -> "Constituents":
        """Keep the given sentences, in the given order."""
        if len(sentences) == len(self) and (sentences == np.arange(len(self))).all():
            return self
        node_counts = np.diff(self.node_offsets)[sentences]
        word_counts = self.lengths[sentences]
        words = ranges(self.offsets[sentences], word_counts)
        nodes = ranges(self.node_offsets[sentences], node_counts)
        node_offsets = np.append(0, np.cumsum(node_counts))
        shifts = node_offsets[:-1] - self.node_offsets[sentences]
        return Constituents(
            frozen(np.append(0, np.cumsum(word_counts))),
            frozen(node_offsets),
            _shifted(self.parents[nodes], np.repeat(shifts, node_counts)),
            _shifted(self.word_parents[words], np.repeat(shifts, word_counts)),
            _columns(self.columns).take(words),
            _columns(self.node_columns).take(nodes),
            _columns(self.sentence_columns).take(sentences),
            self.secondary.moved(_places(words, self.words), _places(nodes, self.nodes)),
            Excerpt(self.origin, sentences, words),
        )

    def block(self, begin: int, end: int) -> "Constituents":
        """Keep adjacent sentences, which is much faster than `select`."""
        if len(self.secondary):
            return self.select(np.arange(begin, end))
        offsets, node_offsets = self.offsets[begin : end + 1], self.node_offsets[begin : end + 1]
        words, nodes = (
            slice(int(bounds[0]), int(bounds[-1])) for bounds in (offsets, node_offsets)
        )
        block = Constituents(
            frozen(offsets - words.start),
            frozen(node_offsets - nodes.start),
            frozen(np.maximum(self.parents[nodes] - nodes.start, -1)),
            frozen(np.maximum(self.word_parents[words] - nodes.start, -1)),
            _columns(self.columns).take(words),
            _columns(self.node_columns).take(nodes),
            _columns(self.sentence_columns).take(slice(begin, end)),
            origin=Excerpt(self.origin, np.arange(begin, end), np.arange(words.start, words.stop)),
        )
        shifts = {"first": words.start, "end": words.start, "sizes": 0, "subtree_ends": nodes.start}
        known = self._known().items()
        return block.knowing(**{name: column[nodes] - shifts[name] for name, column in known})


def _columns(columns: Mapping[str, Column]) -> Columns:
    return columns if isinstance(columns, Columns) else Columns.of(columns)


def _shifted(parents: Ints, shifts: Ints) -> Ints:
    return frozen(np.where(parents < 0, -1, parents + shifts).astype(np.int32))


def _places(kept: Ints, size: int) -> Ints:
    """Give each old position its place among the kept ones; -1 for the others, and for -1."""
    places = np.full(size + 1, -1, dtype=np.int32)
    places[kept] = np.arange(len(kept))
    return places


def plain(form: str) -> str:
    """Write a bracket as the character that it stands for: ``-LRB-`` is ``(``."""
    return BRACKETS.get(form, form)


# Trees of either kind: a union and not a protocol, because functions that take both kinds ask which
# one they have, and only with a union does the type checker know that trees not of one kind are of
# the other. Both have sentences (`len`), `words`, `offsets`, `lengths`, `sentences`, `columns`,
# `origin` and `select`.
Trees: TypeAlias = Treebank | Constituents


def kind_of(trees: Trees) -> TreeKind:
    return "constituents" if isinstance(trees, Constituents) else "dependencies"


def are_mixed(several: Iterable[Trees]) -> bool:
    """Say whether there are dependencies as well as constituents."""
    return len(set(map(kind_of, several))) > 1
