"""Enhanced graphs: the edges that DEPS gives, with empty nodes collapsed into paths.

An edge through an empty node becomes one edge whose label names both steps: ``conj>nsubj``.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import compress, islice, repeat

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.errors import ReadError
from treeval.tree.column import Column
from treeval.tree.problems import Problem, ProblemKind
from treeval.tree.treebank import Treebank, ranges

_DIGITS, _TOO_LARGE = 10, 10**9  # no sentence has that many words
_NO_EDGES = ("_", "")
_HIGHEST, _MOST_WAYS = 100, 1_000  # empty nodes above each other, and ways through them
_EDGES = re.compile(r"\d+:[^|\n]+(?:[|\n]\d+:[^|\n]+)*")

Edge = tuple[str, str]  # head as written, label


@dataclass(frozen=True, eq=False)
class Edges:
    """All edges between words, in the order of their dependents; parsed when first needed.

    Edge e runs from word ``heads[e]`` (-1 is the root) to word ``dependents[e]``.
    """

    treebank: Treebank
    deps: Column  # without empty nodes

    @cached_property
    def of_words(self) -> Ints:
        """Count the edges to each word."""
        counts = self.deps.measure(lambda deps: 0 if deps in _NO_EDGES else deps.count("|") + 1)
        return frozen(counts)

    @cached_property
    def dependents(self) -> Ints:
        words = np.arange(self.treebank.words, dtype=np.int32)
        return frozen(np.repeat(words, self.of_words))

    @cached_property
    def heads(self) -> Ints:
        heads = [_number(head) for edges in self._parsed for head, _ in edges]
        numbers = np.array(heads, dtype=np.int32)[self._places]
        sentences = self.treebank.sentences[self.dependents]
        if (numbers > self.treebank.lengths[sentences]).any():
            raise ReadError(str(deps_problems(self.treebank)[0]))
        before = (self.treebank.offsets - 1).astype(np.int32)
        return frozen(np.where(numbers == 0, -1, before[sentences] + numbers))

    @cached_property
    def labels(self) -> Column:
        return Column.of(label for edges in self._parsed for _, label in edges).take(self._places)

    @cached_property
    def _parsed(self) -> list[list[Edge]]:
        # A column cut from a larger one holds strings that no word here has.
        used = np.bincount(self.deps.codes, minlength=len(self.deps.strings)).tolist()
        strings = zip(self.deps.strings, used, strict=True)
        return [parsed_edges(string) if times else [] for string, times in strings]

    @cached_property
    def _places(self) -> Ints:
        """The place of each edge among the edges of all strings."""
        counts = np.array([len(edges) for edges in self._parsed], dtype=np.int32)
        first = np.cumsum(counts, dtype=np.int32) - counts
        return ranges(first[self.deps.codes], counts[self.deps.codes])


def has_edges(treebank: Treebank) -> bool:
    return "deps" in treebank.columns and any(
        deps not in _NO_EDGES for deps in treebank.columns["deps"].strings
    )


def enhanced_edges(treebank: Treebank) -> Edges:
    """Find the edges that DEPS gives; only their spelling is checked before they are needed."""
    if not has_edges(treebank):
        nothing = np.broadcast_to(np.int32(0), treebank.words)
        return Edges(treebank, Column(nothing, ("_",)))
    deps = _collapsed(treebank) if len(treebank.empty_nodes) else treebank.columns["deps"]
    written = [string for string in deps.strings if string not in _NO_EDGES]
    if _EDGES.fullmatch("\n".join(written)) is None:
        problems = deps_problems(treebank)
        if problems:  # none if no word here has the string
            raise ReadError(str(problems[0]))
    return Edges(treebank, deps)


def deps_problems(treebank: Treebank) -> list[Problem]:
    """List the words and empty nodes whose DEPS cannot be read or names a head that is missing."""
    if "deps" not in treebank.columns:
        return []
    return [*_problems_of_words(treebank), *_problems_of_nodes(treebank)]


def _problems_of_words(treebank: Treebank) -> list[Problem]:
    deps = treebank.columns["deps"]
    highest = np.array([_highest_head(string) for string in deps.strings], dtype=np.int64)
    of_word = highest[deps.codes]
    lengths = np.repeat(treebank.lengths, treebank.lengths)
    wrong = (of_word < 0) | (of_word > lengths)
    wrong[_words_below_missing_nodes(treebank)] = True
    words = np.flatnonzero(wrong).tolist()
    return [_problem(treebank, word, f"DEPS is {deps[word]!r}") for word in words]


def _problems_of_nodes(treebank: Treebank) -> list[Problem]:
    """Find empty nodes whose DEPS cannot be read; the line is that of the word before."""
    nodes, problems = treebank.empty_nodes, []
    present = set(zip(nodes.sentences.tolist(), nodes.ids, strict=True))
    for sentence, name, deps in zip(nodes.sentences.tolist(), nodes.ids, nodes.deps, strict=True):
        length = int(treebank.lengths[sentence])
        heads = [head for head, _ in parsed_edges(deps) if "." in head]
        are_there = all((sentence, head) in present for head in heads)
        if not (0 <= _highest_head(deps) <= length and are_there):
            before = min(max(_number(name.partition(".")[0]), 1), length)
            word = int(treebank.offsets[sentence]) + before - 1
            problems.append(_problem(treebank, word, f"DEPS of the empty node {name} is {deps!r}"))
    return problems


def _problem(treebank: Treebank, word: int, what: str) -> Problem:
    sentence = int(treebank.sentences[word])
    return Problem(
        treebank.origin.path,
        treebank.origin.line(word),
        ProblemKind.FORMAT,
        f"{what}, not a list of head:relation with heads in the sentence",
        "separate edges by | and write heads as IDs",
        sentence,
        treebank.origin.sentence_id(sentence),
    )


def _words_below_missing_nodes(treebank: Treebank) -> list[int]:
    """Find the words with an edge from an empty node that is not in their sentence."""
    deps, nodes = treebank.columns["deps"], treebank.empty_nodes
    present = set(zip(nodes.sentences.tolist(), nodes.ids, strict=True))
    suspects = np.flatnonzero(deps.claim(lambda string: "." in string)).tolist()
    return [
        word
        for word in suspects
        if any(
            "." in head and (int(treebank.sentences[word]), head) not in present
            for head, _ in parsed_edges(deps[word])
        )
    ]


def _highest_head(deps: str) -> int:
    """Find the largest number of a head, or -1 if the string is not a list of edges."""
    highest = 0
    for head, label in parsed_edges(deps):
        number, dot, index = head.partition(".")
        if not (number.isdecimal() and label and (index.isdecimal() or not dot)):
            return -1
        highest = max(highest, _number(number))
    return highest


def _number(head: str) -> int:
    """Read the number of a head; one of many digits is larger than any sentence."""
    return int(head) if len(head) < _DIGITS else _TOO_LARGE


def parsed_edges(deps: str) -> list[Edge]:
    """Cut DEPS into heads and labels, whether or not they are valid."""
    if deps in _NO_EDGES:
        return []
    return [(head, label) for head, _, label in (edge.partition(":") for edge in deps.split("|"))]


def _collapsed(treebank: Treebank) -> Column:
    """Give DEPS in which no head is an empty node."""
    deps, nodes = treebank.columns["deps"], treebank.empty_nodes
    graphs: dict[int, dict[str, list[Edge]]] = {}
    for sentence, name, above in zip(nodes.sentences.tolist(), nodes.ids, nodes.deps, strict=True):
        graphs.setdefault(sentence, {})[name] = parsed_edges(above)
    codes = deps.codes.copy()
    through_nodes = deps.claim(lambda string: "." in string)
    numbers = {string: number for number, string in enumerate(deps.strings)}
    for sentence, graph in graphs.items():
        begin, end = treebank.offsets[sentence], treebank.offsets[sentence + 1]
        for word in (begin + np.flatnonzero(through_nodes[begin:end])).tolist():
            edges = _ways_up(deps[word], graph)
            if len(edges) > _MOST_WAYS:
                many = f"DEPS leads up through empty nodes in more than {_MOST_WAYS:,} ways"
                raise ReadError(str(_problem(treebank, word, many)))
            collapsed = "|".join(f"{head}:{label}" for head, label in edges)
            codes[word] = numbers.setdefault(collapsed, len(numbers))
    # Strings that no word has any more may name empty nodes, so they are left out.
    used = np.bincount(codes, minlength=len(numbers)) > 0
    renumbered = np.cumsum(used, dtype=np.int32) - np.int32(1)
    return Column(frozen(renumbered[codes]), tuple(compress(numbers, used.tolist())))


def _ways_up(deps: str, graph: dict[str, list[Edge]]) -> list[Edge]:
    """Collapse the edges of a word; their number may explode, and is limited."""
    ways = (
        path
        for head, label in parsed_edges(deps)
        for path in _paths(head, label, graph, frozenset())
    )
    return list(islice(ways, _MOST_WAYS + 1))


def _paths(
    head: str, label: str, graph: dict[str, list[Edge]], seen: frozenset[str]
) -> Iterator[Edge]:
    """Find all ways up from an edge to a word through empty nodes; a cycle of these has none."""
    if "." not in head or head not in graph:  # `deps_problems` reports a node that is missing
        yield head, label
    elif len(seen) > _HIGHEST:
        yield from repeat((head, label), _MOST_WAYS + 1)
    elif head not in seen:
        for above, step in graph[head]:
            yield from _paths(above, f"{step}>{label}", graph, seen | {head})
