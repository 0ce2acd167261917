"""A treebank under construction, from a format that numbers words and nodes and lists edges."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.errors import ReadError
from treeval.tree.column import Column
from treeval.tree.constituents import (
    FORM,
    FUNCTION,
    INDEX,
    LABEL,
    TAG,
    Constituents,
    SecondaryEdges,
)
from treeval.tree.shape import reach_root

ID = "id"
NO_VALUE = "--"  # how these formats write that a field is empty
_NAMES = frozenset({FORM, TAG, LABEL, ID})  # never empty: there it is a value


def without_mark(value: str) -> str:
    return "" if value == NO_VALUE else value


@dataclass(frozen=True, eq=False)
class ListedOrigin:
    """The origin of trees whose words have lines of their own and whose sentences have names."""

    path: str
    lines: Ints
    names: Column

    def line(self, word: int) -> int:
        return int(self.lines[word])

    def sentence_id(self, sentence: int) -> str | None:
        return self.names[sentence] or None


@dataclass
class Fields:
    """Columns that grow row by row; a field that a row does not have is empty."""

    rows: int = 0
    values: dict[str, list[str]] = field(default_factory=dict)

    def append(self, row: Mapping[str, str]) -> None:
        for name, value in row.items():
            column = self.values.setdefault(name, [])
            column.extend([""] * (self.rows - len(column)))
            column.append(value if name in _NAMES else without_mark(value))
        self.rows += 1

    def columns(self, *required: str) -> dict[str, Column]:
        for name in required:
            self.values.setdefault(name, [])
        for column in self.values.values():
            column.extend([""] * (self.rows - len(column)))
        return {name: Column.of(column) for name, column in self.values.items()}


@dataclass
class _Unit:
    """A word or node of the sentence being read."""

    is_word: bool
    row: int  # among the words or the nodes of the draft
    line: int
    parent: int = -1
    function: str = ""


@dataclass(frozen=True)
class _Edge:
    child: str
    parent: str | None  # None: it has no parent, but may have a function
    function: str
    line: int


@dataclass
class Draft:
    """Words, nodes and edges of all sentences read so far, and the keys of the current one."""

    path: str
    words: Fields = field(default_factory=Fields)
    nodes: Fields = field(default_factory=Fields)
    sentences: Fields = field(default_factory=Fields)
    lines: list[int] = field(default_factory=list)
    node_lines: list[int] = field(default_factory=list)
    _offsets: list[int] = field(default_factory=lambda: [0])
    _node_offsets: list[int] = field(default_factory=lambda: [0])
    _parents: list[int] = field(default_factory=list)
    _word_parents: list[int] = field(default_factory=list)
    _secondary: list[tuple[int, bool, int, str]] = field(default_factory=list)
    _units: dict[str, _Unit] = field(default_factory=dict)
    _edges: list[_Edge] = field(default_factory=list)
    _second_edges: list[_Edge] = field(default_factory=list)

    def add_word(self, key: str, line: int, row: Mapping[str, str]) -> None:
        self._add(key, _Unit(is_word=True, row=self.words.rows, line=line))
        self.words.append(row)
        self.lines.append(line)

    def add_node(self, key: str, line: int, row: Mapping[str, str]) -> None:
        self._add(key, _Unit(is_word=False, row=self.nodes.rows, line=line))
        self.nodes.append(row)
        self.node_lines.append(line)

    def add_edge(self, child: str, parent: str | None, function: str, line: int) -> None:
        self._edges.append(_Edge(child, parent, function, line))

    def add_secondary(self, child: str, parent: str, function: str, line: int) -> None:
        self._second_edges.append(_Edge(child, parent, function, line))

    def end_sentence(self, row: Mapping[str, str]) -> None:
        """Resolve the keys of the sentence, which mean nothing outside it."""
        for edge in self._edges:
            child, parent = self._ends(edge)
            if child.parent >= 0:
                raise self.fail(
                    edge.line, f"{edge.child} has two parents; make one edge a secondary edge"
                )
            child.parent, child.function = parent, edge.function
        for edge in self._second_edges:
            child, parent = self._ends(edge)
            self._secondary.append((child.row, child.is_word, parent, edge.function))
        for unit in self._units.values():
            (self._word_parents if unit.is_word else self._parents).append(unit.parent)
            functions = (self.words if unit.is_word else self.nodes).values
            functions.setdefault(FUNCTION, []).append(without_mark(unit.function))
        self._offsets.append(self.words.rows)
        self._node_offsets.append(self.nodes.rows)
        self.sentences.append(row)
        self._units, self._edges, self._second_edges = {}, [], []

    def finish(self) -> Constituents:
        """Make the treebank, or say which node is not part of a tree."""
        parents = np.array(self._parents, dtype=np.int32)
        self._check_cycles(parents)
        sentence_columns = self.sentences.columns(ID)
        trees = Constituents(
            frozen(np.array(self._offsets, dtype=np.int64)),
            frozen(np.array(self._node_offsets, dtype=np.int64)),
            frozen(parents),
            frozen(np.array(self._word_parents, dtype=np.int32)),
            self.words.columns(FORM, TAG, FUNCTION),
            self.nodes.columns(LABEL, FUNCTION, INDEX),
            sentence_columns,
            self._secondary_edges(),
            ListedOrigin(
                self.path, frozen(np.array(self.lines, dtype=np.int64)), sentence_columns[ID]
            ),
        )
        empty = np.flatnonzero(trees.first == trees.words)
        if len(empty):
            raise self.fail(self.node_lines[empty[0]], "this node has no words below it; remove it")
        return trees.arranged()

    def _add(self, key: str, unit: _Unit) -> None:
        if key in self._units:
            raise self.fail(
                unit.line, f"{key} occurs twice in this sentence; give each its own number"
            )
        self._units[key] = unit

    def _ends(self, edge: _Edge) -> tuple[_Unit, int]:
        child = self._units.get(edge.child)
        if child is None:
            raise self.fail(edge.line, f"{edge.child} is not in this sentence; correct the edge")
        if edge.parent is None:
            return child, -1
        parent = self._units.get(edge.parent)
        if parent is None or parent.is_word:
            raise self.fail(
                edge.line,
                f"the parent of {edge.child} is {edge.parent}, which is not a node of this "
                "sentence; correct the number",
            )
        return child, parent.row

    def _secondary_edges(self) -> SecondaryEdges:
        return SecondaryEdges(
            frozen(np.array([child for child, _, _, _ in self._secondary], dtype=np.int32)),
            frozen(np.array([is_word for _, is_word, _, _ in self._secondary], dtype=np.bool_)),
            frozen(np.array([parent for _, _, parent, _ in self._secondary], dtype=np.int32)),
            Column.of(function for _, _, _, function in self._secondary),
        )

    def _check_cycles(self, parents: Ints) -> None:
        stuck = np.flatnonzero(~reach_root(parents))
        if len(stuck):
            raise self.fail(
                self.node_lines[stuck[0]], "this node is below itself; correct the parent"
            )

    def fail(self, line: int, problem: str) -> ReadError:
        return ReadError(f"{self.path}:{line}: {problem}")
