"""Enhanced graphs: the edges that DEPS gives, empty nodes collapsed into paths.

An edge through an empty node becomes one edge whose label names both steps: ``conj>nsubj``.
"""

from dataclasses import dataclass

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.errors import ReadError
from treeval.tree.column import Column
from treeval.tree.problems import Kind, Problem
from treeval.tree.treebank import Treebank, ranges

_NO_EDGES = ("_", "")

Edge = tuple[str, str]  # head as written, label


@dataclass(frozen=True, eq=False)
class Edges:
    """Edge e runs from word ``heads[e]`` (-1 is the root) to word ``dependents[e]``."""

    dependents: Ints
    heads: Ints
    labels: Column


def has_edges(treebank: Treebank) -> bool:
    return "deps" in treebank.columns and any(
        deps not in _NO_EDGES for deps in treebank.columns["deps"].strings
    )


def enhanced_edges(treebank: Treebank) -> Edges:
    """List all edges between words, word by word."""
    if not has_edges(treebank):
        return Edges(*(frozen(np.zeros(0, dtype=np.int64)) for _ in range(2)), Column.of(()))
    deps = _collapsed(treebank) if len(treebank.empty_nodes) else treebank.columns["deps"]
    # A column cut from a larger one holds strings that no word here has.
    used = np.bincount(deps.codes, minlength=len(deps.strings)).tolist()
    parsed = [
        _parse(string) if times else [] for string, times in zip(deps.strings, used, strict=True)
    ]
    counts = np.array([len(edges) for edges in parsed], dtype=np.int32)
    labels = Column.of(label for edges in parsed for _, label in edges)
    try:
        heads = np.array([int(head) for edges in parsed for head, _ in edges], dtype=np.int32)
        return _spread(treebank, deps.codes, counts, heads, labels)
    except ValueError:
        raise ReadError(str(deps_problems(treebank)[0])) from None


def _spread(treebank: Treebank, codes: Ints, counts: Ints, heads: Ints, labels: Column) -> Edges:
    """Give every word the edges that its DEPS string stands for."""
    first = np.cumsum(counts, dtype=np.int32) - counts
    of_word = counts[codes]
    dependents = np.repeat(np.arange(treebank.words, dtype=np.int32), of_word)
    edges = ranges(first[codes], of_word)
    numbers, sentences = heads[edges], treebank.sentences[dependents]
    if not ((numbers >= 0) & (numbers <= treebank.lengths[sentences])).all():
        raise ValueError("a head that is not in the sentence")
    before = (treebank.offsets - 1).astype(np.int32)
    return Edges(
        frozen(dependents),
        frozen(np.where(numbers == 0, -1, before[sentences] + numbers)),
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
    wrong = (of_word < 0) | (of_word > lengths)
    wrong[_words_below_missing_nodes(treebank)] = True
    problems = []
    for word in np.flatnonzero(wrong).tolist():
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


def _words_below_missing_nodes(treebank: Treebank) -> list[int]:
    """Words with an edge from an empty node that is not in their sentence."""
    deps, nodes = treebank.columns["deps"], treebank.empty_nodes
    present = set(zip(nodes.sentences.tolist(), nodes.ids, strict=True))
    suspects = np.flatnonzero(deps.claim(lambda string: "." in string)).tolist()
    return [
        word
        for word in suspects
        if any(
            "." in head and (int(treebank.sentences[word]), head) not in present
            for head, _ in _parse(deps[word])
        )
    ]


def _highest_head(deps: str) -> int:
    """Largest number of a head, -1 if the string is no list of edges."""
    highest = 0
    for head, label in _parse(deps):
        number, dot, place = head.partition(".")
        if not (number.isdecimal() and label and (place.isdecimal() or not dot)):
            return -1
        highest = max(highest, int(number))
    return highest


def _parse(deps: str) -> list[Edge]:
    if deps in _NO_EDGES:
        return []
    return [(head, label) for head, _, label in (edge.partition(":") for edge in deps.split("|"))]


def _collapsed(treebank: Treebank) -> Column:
    """DEPS in which no head is an empty node any more."""
    deps, nodes = treebank.columns["deps"], treebank.empty_nodes
    graphs: dict[int, dict[str, list[Edge]]] = {}
    for sentence, name, above in zip(nodes.sentences.tolist(), nodes.ids, nodes.deps, strict=True):
        graphs.setdefault(sentence, {})[name] = _parse(above)
    codes = deps.codes.copy()
    numbers = {string: number for number, string in enumerate(deps.strings)}
    for sentence, graph in graphs.items():
        for word in range(treebank.offsets[sentence], treebank.offsets[sentence + 1]):
            edges = [
                path
                for head, label in _parse(deps[word])
                for path in _paths(head, label, graph, frozenset())
            ]
            collapsed = "|".join(f"{head}:{label}" for head, label in edges)
            codes[word] = numbers.setdefault(collapsed, len(numbers))
    # Strings that no word has any more may name empty nodes: they are coded away.
    used, codes = np.unique(codes, return_inverse=True)
    strings = tuple(numbers)
    return Column(frozen(codes), tuple(strings[number] for number in used.tolist()))


def _paths(head: str, label: str, graph: dict[str, list[Edge]], seen: frozenset[str]) -> list[Edge]:
    """All ways up from an edge to a word, through empty nodes; a cycle of those leads nowhere."""
    if "." not in head:
        return [(head, label)]
    if head in seen:
        return []
    if head not in graph:
        return [(head, label)]  # no such node: whoever reads the head will say so
    return [
        path
        for above, step in graph[head]
        for path in _paths(above, f"{step}>{label}", graph, seen | {head})
    ]
