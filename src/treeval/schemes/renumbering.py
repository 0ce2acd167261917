"""Enhanced edges and empty nodes when words are removed: numbers close up, edges go round."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from treeval.arrays import Bools, frozen
from treeval.errors import ReadError
from treeval.tree.column import Column
from treeval.tree.enhanced import deps_problems
from treeval.tree.treebank import EmptyNodes, Treebank

_NO_EDGES = ("_", "")

Edge = tuple[str, str]  # head as written, label


@dataclass(frozen=True, eq=False)
class Renumbering:
    """New numbers for what refers to words by number.

    An edge from a removed word is replaced by edges from the removed word's own heads, with the
    dependent's label, or the removed word's where the head is the root.
    """

    treebank: Treebank
    removed: Bools

    def deps(self) -> Column:
        """DEPS of the words that are left."""
        problems = deps_problems(self.treebank)
        if problems:
            raise ReadError(str(problems[0]))
        words = np.flatnonzero(~self.removed)
        strings = list(self.treebank.columns["deps"].take(words))
        concerned = self._has_losses[self.treebank.sentences[words]]
        for place in np.flatnonzero(concerned).tolist():
            graph = self._graphs[int(self.treebank.sentences[words[place]])]
            strings[place] = graph.renumbered(strings[place])
        return Column.of(strings)

    def empty_nodes(self) -> EmptyNodes:
        """All empty nodes, those after a removed word now after the one before it."""
        nodes = self.treebank.empty_nodes
        ids, deps = list(nodes.ids), list(nodes.deps)
        for node, sentence in enumerate(nodes.sentences.tolist()):
            if self._has_losses[sentence]:
                ids[node] = self._graphs[sentence].numbers[ids[node]]
                deps[node] = self._graphs[sentence].renumbered(deps[node])
        return EmptyNodes(nodes.sentences, tuple(ids), tuple(deps))

    @cached_property
    def _has_losses(self) -> Bools:
        has_losses = np.zeros(len(self.treebank), dtype=np.bool_)
        has_losses[self.treebank.sentences[self.removed]] = True
        return frozen(has_losses)

    @cached_property
    def _graphs(self) -> "dict[int, _Graph]":
        nodes: dict[int, list[int]] = {}
        for node, sentence in enumerate(self.treebank.empty_nodes.sentences.tolist()):
            nodes.setdefault(sentence, []).append(node)
        sentences = np.flatnonzero(self._has_losses).tolist()
        return {sentence: self._graph(sentence, nodes.get(sentence, [])) for sentence in sentences}

    def _graph(self, sentence: int, nodes: list[int]) -> "_Graph":
        begin, limit = self.treebank.offsets[sentence : sentence + 2].tolist()
        numbers, edges, left = {"0": "0"}, {}, [0]
        for number, word in enumerate(range(begin, limit), start=1):
            if self.removed[word]:
                edges[str(number)] = self._edges(word)
            else:
                numbers[str(number)] = str(left[-1] + 1)
            left.append(left[-1] + (not self.removed[word]))
        counts: dict[int, int] = {}
        for node in nodes:
            name = self.treebank.empty_nodes.ids[node]
            after = left[int(name.partition(".")[0])]
            counts[after] = counts.get(after, 0) + 1
            numbers[name] = f"{after}.{counts[after]}"
        return _Graph(numbers, edges)

    def _edges(self, word: int) -> list[Edge]:
        """The enhanced edges of a removed word; without any, the arc of its tree."""
        written = self.treebank.columns["deps"][word] if "deps" in self.treebank.columns else "_"
        label = self.treebank.columns["deprel"][word] if "deprel" in self.treebank.columns else "_"
        return _parse(written) or [(str(self.treebank.heads[word]), label)]


@dataclass(frozen=True)
class _Graph:
    """What has become of the nodes of a sentence."""

    numbers: dict[str, str]  # of the nodes that are left
    edges: dict[str, list[Edge]]  # of the removed words

    def renumbered(self, deps: str) -> str:
        heads = [path for edge in _parse(deps) for path in self._around(edge, frozenset())]
        ordered = sorted(dict.fromkeys(heads), key=lambda edge: tuple(map(int, edge[0].split("."))))
        return "|".join(f"{head}:{label}" for head, label in ordered) or "_"

    def _around(self, edge: Edge, seen: frozenset[str]) -> list[Edge]:
        """Replace an edge from a removed word by those from the nodes above it."""
        head, label = edge
        if head in self.numbers:
            return [(self.numbers[head], label)]
        return [
            path
            for above, own in self.edges.get(head, [])
            if above not in seen
            for path in self._around((above, own if above == "0" else label), seen | {head})
        ]


def _parse(deps: str) -> list[Edge]:
    if deps in _NO_EDGES:
        return []
    return [(head, label) for head, _, label in (edge.partition(":") for edge in deps.split("|"))]
