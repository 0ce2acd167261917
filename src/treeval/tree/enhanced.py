"""Enhanced graphs: the edges that DEPS gives, empty nodes collapsed into paths.

An edge through an empty node becomes one edge whose label names both steps: ``conj>nsubj``.
"""

import re
from dataclasses import dataclass

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.errors import ReadError
from treeval.tree.column import Column
from treeval.tree.problems import Kind, Problem
from treeval.tree.treebank import Treebank

_EDGE = re.compile(r"(\d{1,9}(?:\.\d{1,9})?):(.+)")
_NO_EDGES = ("_", "")

Edge = tuple[str, str]  # head as written, label


@dataclass(frozen=True, eq=False)
class Edges:
    """Edge e runs from word ``heads[e]`` (-1 is the root) to word ``dependents[e]``."""

    dependents: Ints
    heads: Ints
    labels: Column


def enhanced_edges(treebank: Treebank) -> Edges:
    """List all edges between words, word by word."""
    problems = deps_problems(treebank)
    if problems:
        raise ReadError(str(problems[0]))
    deps = _collapsed(treebank) if len(treebank.empty_nodes) else treebank.columns["deps"]
    parsed = [_parse(string) for string in deps.strings]
    heads = [int(head) for edges in parsed for head, _ in edges]
    labels = Column.of(label for edges in parsed for _, label in edges)
    counts = np.array([len(edges) for edges in parsed], dtype=np.int64)
    return _spread(treebank, deps.codes, counts, np.array(heads, dtype=np.int64), labels)


def _spread(treebank: Treebank, codes: Ints, counts: Ints, heads: Ints, labels: Column) -> Edges:
    """Give every word the edges that its DEPS string stands for."""
    first = np.cumsum(counts) - counts
    of_word = counts[codes]
    dependents = np.repeat(np.arange(treebank.words), of_word)
    place = np.arange(len(dependents)) - np.repeat(np.cumsum(of_word) - of_word, of_word)
    edges = np.repeat(first[codes], of_word) + place
    begin = treebank.offsets[treebank.sentences[dependents]]
    numbers = heads[edges]
    return Edges(
        frozen(dependents),
        frozen(np.where(numbers == 0, -1, begin + numbers - 1)),
        labels.take(edges),
    )


def deps_problems(treebank: Treebank) -> list[Problem]:
    """List the words whose DEPS cannot be read, or name a head that is not there."""
    if "deps" not in treebank.columns:
        return []
    deps = treebank.columns["deps"]
    highest = np.array([_highest_head(string) for string in deps.strings], dtype=np.int64)
    of_word = highest[deps.codes]
    lengths = np.repeat(treebank.lengths, treebank.lengths)
    problems = []
    for word in np.flatnonzero((of_word < 0) | (of_word > lengths)).tolist():
        sentence = int(treebank.sentences[word])
        problems.append(
            Problem(
                treebank.origin.path,
                treebank.origin.line(word),
                Kind.FORMAT,
                f"DEPS is {deps[word]!r}, not head:relation of words in the sentence",
                "separate edges by | and write heads as IDs",
                sentence,
                treebank.origin.sentence_id(sentence),
            )
        )
    return problems


def _highest_head(deps: str) -> int:
    """Largest number of a head, -1 if the string is no list of edges."""
    if deps in _NO_EDGES:
        return 0
    matches = [_EDGE.fullmatch(edge) for edge in deps.split("|")]
    heads = [int(match[1].partition(".")[0]) for match in matches if match]
    return max(heads) if len(heads) == len(matches) else -1


def _parse(deps: str) -> list[Edge]:
    if deps in _NO_EDGES:
        return []
    return [(head, label) for head, _, label in (edge.partition(":") for edge in deps.split("|"))]


def _collapsed(treebank: Treebank) -> Column:
    """DEPS in which no head is an empty node any more."""
    strings = list(treebank.columns["deps"])
    nodes = treebank.empty_nodes
    graphs: dict[int, dict[str, list[Edge]]] = {}
    for sentence, name, deps in zip(nodes.sentences.tolist(), nodes.ids, nodes.deps, strict=True):
        graphs.setdefault(sentence, {})[name] = _parse(deps)
    for sentence, graph in graphs.items():
        for word in range(treebank.offsets[sentence], treebank.offsets[sentence + 1]):
            edges = [
                path
                for head, label in _parse(strings[word])
                for path in _paths(head, label, graph, frozenset())
            ]
            strings[word] = "|".join(f"{head}:{label}" for head, label in edges)
    return Column.of(strings)


def _paths(head: str, label: str, graph: dict[str, list[Edge]], seen: frozenset[str]) -> list[Edge]:
    """All ways up from an edge to a word, through empty nodes; a cycle of those leads nowhere."""
    if "." not in head:
        return [(head, label)]
    if head in seen:
        return []
    return [
        path
        for above, step in graph.get(head, [])
        for path in _paths(above, f"{step}>{label}", graph, seen | {head})
    ]
