"""Enhanced edges and empty nodes when words are removed: numbers close up, edges bypass them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from treeval.arrays import Bools, frozen
from treeval.errors import ReadError
from treeval.tree.column import Column
from treeval.tree.enhanced import Edge, deps_problems, parsed_edges
from treeval.tree.treebank import EmptyNodes, Treebank


@dataclass(frozen=True, eq=False)
class Renumbering:
    """New numbers for everything that refers to words by number.

    An edge from a removed word is replaced by edges from the removed word's own heads, with the
    dependent's label, or the removed word's where the head is the root.
    """

    treebank: Treebank
    removed: Bools

    def deps(self) -> Column:
        """Give DEPS of the words that are left."""
        problems = deps_problems(self.treebank)
        if problems:
            raise ReadError(str(problems[0]))
        words = np.flatnonzero(~self.removed)
        strings = list(self.treebank.columns["deps"].take(words))
        sentences = self.treebank.sentences[words]
        for sentence in np.flatnonzero(self._has_losses).tolist():
            graph = self._graph(sentence)
            for place in range(*np.searchsorted(sentences, (sentence, sentence + 1)).tolist()):
                strings[place] = graph.renumbered(strings[place])
        return Column.of(strings)

    def empty_nodes(self) -> EmptyNodes:
        """Give all empty nodes; those after a removed word now follow the one before it."""
        nodes = self.treebank.empty_nodes
        ids, deps = list(nodes.ids), list(nodes.deps)
        for sentence, within in self._nodes.items():
            if self._has_losses[sentence]:
                graph = self._graph(sentence)
                for node in within:
                    deps[node] = graph.renumbered(deps[node])
                    ids[node] = graph.numbers[ids[node]]
        return EmptyNodes(nodes.sentences, tuple(ids), tuple(deps), nodes.forms)

    @cached_property
    def _has_losses(self) -> Bools:
        has_losses = np.zeros(len(self.treebank), dtype=np.bool_)
        has_losses[self.treebank.sentences[self.removed]] = True
        return frozen(has_losses)

    @cached_property
    def _nodes(self) -> dict[int, list[int]]:
        """The empty nodes of each sentence."""
        nodes: dict[int, list[int]] = {}
        for node, sentence in enumerate(self.treebank.empty_nodes.sentences.tolist()):
            nodes.setdefault(sentence, []).append(node)
        return nodes

    def _graph(self, sentence: int) -> "_Graph":
        begin, limit = self.treebank.offsets[sentence : sentence + 2].tolist()
        numbers, edges, left = {"0": "0"}, {}, [0]
        for number, word in enumerate(range(begin, limit), start=1):
            if self.removed[word]:
                edges[str(number)] = self._edges(word)
            else:
                numbers[str(number)] = str(left[-1] + 1)
            left.append(left[-1] + (not self.removed[word]))
        counts: dict[int, int] = {}
        for node in self._nodes.get(sentence, ()):
            name = self.treebank.empty_nodes.ids[node]
            after = left[int(name.partition(".")[0])]
            counts[after] = counts.get(after, 0) + 1
            numbers[name] = f"{after}.{counts[after]}"
        return _Graph(numbers, edges)

    def _edges(self, word: int) -> list[Edge]:
        """Give the enhanced edges of a removed word or, if it has none, the arc of its tree."""
        written = self.treebank.columns["deps"][word] if "deps" in self.treebank.columns else "_"
        label = self.treebank.columns["deprel"][word] if "deprel" in self.treebank.columns else "_"
        return parsed_edges(written) or [(str(self.treebank.heads[word]), label)]


@dataclass(frozen=True)
class _Graph:
    """The nodes of a sentence that are left, and the edges of those that are not."""

    numbers: dict[str, str]  # of the nodes that are left
    edges: dict[str, list[Edge]]  # of the removed words

    def renumbered(self, deps: str) -> str:
        edges = dict.fromkeys(path for edge in parsed_edges(deps) for path in self._around(edge))
        ordered = sorted(edges, key=lambda edge: tuple(map(int, edge[0].split("."))))
        return "|".join(f"{head}:{label}" for head, label in ordered) or "_"

    def _around(self, edge: Edge) -> Iterator[Edge]:
        """Replace an edge from a removed word by those from the nodes above it."""
        ways, seen = [edge], set()
        for head, label in ways:
            if head in self.numbers:
                yield self.numbers[head], label
            elif head not in seen:
                seen.add(head)
                above = self.edges.get(head, ())
                ways += [(top, own if top == "0" else label) for top, own in above]
