"""Trees that a conversion may rearrange: nodes that know their parent and their children."""

import re
from collections.abc import Iterator
from itertools import pairwise, repeat
from operator import itemgetter

from treeval.tree.constituents import INDEX, NULL_TAG, Constituents

PUNCTUATION = frozenset({",", ".", ":", "``", "''", "-LRB-", "-RRB-", "(", ")"})
PROPER = frozenset({"NNP", "NNPS"})
NOUNS = PROPER | {"NN", "NNS"}
VERBS = frozenset({"VB", "VBD", "VBG", "VBN", "VBP", "VBZ", "MD"})
NOMINAL = frozenset({"NP", "NX", "NML", "WHNP", "NAC"})
CONJUNCTIONS = frozenset({"CC", "CONJP"})
SEPARATORS = frozenset({",", ":"})

PREPOSITION = "PREP_AUX"  # a node over a preposition or subordinator of one or more words

# Functions that the conversion adds to those of the treebank.
TITLE, POSTHONORIFIC = "TITLE", "POSTHON"
OBJECT, OBJECT_PREDICATE = "OBJ", "OPRD"
EXTRAPOSED, CLEFT = "EXP", "CLEFT"

_INDEX = re.compile(r"([-=])(\d+)")


class Node:
    """A constituent, or a word, whose label is its tag.

    ``children`` does not include empty nodes; these are kept in ``traces``, for the places that
    they mark.
    """

    __slots__ = (
        "children", "conjuncts", "form", "functions", "gap", "governor", "head", "index", "is_flat",
        "label", "parent", "place", "relation", "traces", "word",
    )  # fmt: skip

    def __init__(self, label: str, functions: frozenset[str] = frozenset(), form: str = "") -> None:
        self.label = label
        self.functions = functions
        self.form = form
        self.index = self.gap = ""
        self.children: list[Node] = []
        self.traces: list[Node] = []
        self.parent: Node | None = None
        self.place = 0  # among the words of the treebank, for words
        self.head: Node | None = None  # the head child
        self.conjuncts: list[Node] = []
        self.word: Node = self  # the head word
        self.governor: Node | None = None  # a word
        self.relation = ""
        self.is_flat = False  # coordinates words with different tags

    @property
    def is_word(self) -> bool:
        return bool(self.form)

    @property
    def is_punctuation(self) -> bool:
        return self.label in PUNCTUATION

    def adopt(self, children: "list[Node]") -> None:
        self.children = children
        for child in children:
            child.parent = self

    def wrap(
        self, begin: int, end: int, label: str, functions: frozenset[str] = frozenset()
    ) -> "Node":
        """Put a new node over some of the children."""
        node = Node(label, functions)
        node.adopt(self.children[begin:end])
        node.parent = self
        self.children[begin:end] = [node]
        return node

    def below(self) -> "Iterator[Node]":
        """Yield the node and all nodes below it, parents first, from left to right."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            if node.children:
                waiting += node.children[::-1]

    def phrases(self) -> "Iterator[Node]":
        """Yield the node and the constituents below it, parents first, without words."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += [child for child in reversed(node.children) if child.children]

    def words(self) -> "Iterator[Node]":
        return (node for node in self.below() if node.is_word)

    def depends_on(self, other: "Node") -> bool:
        """Say whether a word depends on another, directly or indirectly, or is that word."""
        up: Node | None = self
        while up is not None and up is not other:
            up = up.governor
        return up is other

    def rehang(self, governor: "Node", relation: str) -> None:
        """Attach a word to another, unless that one depends on it."""
        if not governor.depends_on(self):
            self.governor, self.relation = governor, relation


def sentences(trees: Constituents) -> Iterator[Node]:
    """Build the tree of each sentence, below a root without label."""
    word_parents, parents = trees.word_parents.tolist(), trees.parents.tolist()
    first = trees.first.tolist()
    words, nodes = _words(trees), _nodes(trees)
    spans = zip(
        pairwise(trees.offsets.tolist()), pairwise(trees.node_offsets.tolist()), strict=True
    )
    for (begin, end), (node_begin, node_end) in spans:
        above = {-1: Node("")}
        above.update(zip(range(node_begin, node_end), nodes, strict=False))
        children = [(first[at], at, above[at], parents[at]) for at in range(node_begin, node_end)]
        children += [(at, trees.nodes, next(words), word_parents[at]) for at in range(begin, end)]
        for _, _, child, parent in sorted(children, key=itemgetter(0, 1)):
            child.parent = above[parent]
            child.parent.children.append(child)
        _set_traces_aside(above[-1])
        yield above[-1]


def _words(trees: Constituents) -> Iterator[Node]:
    for number, (tag, form) in enumerate(zip(trees.tags, trees.forms, strict=True)):
        word = Node(tag, form=form)
        word.place = number
        yield word


def _nodes(trees: Constituents) -> Iterator[Node]:
    functions = {text: frozenset(filter(None, text.split("-"))) for text in trees.functions.strings}
    indices = trees.node_columns.get(INDEX) or repeat("")
    for label, text, index in zip(trees.labels, trees.functions, indices, strict=False):
        node = Node(label.partition("|")[0], functions[text])
        for sign, number in _INDEX.findall(index):
            setattr(node, "index" if sign == "-" else "gap", number)
        yield node


def _set_traces_aside(root: Node) -> None:
    """Move empty nodes from the children to the traces."""
    empty = set()
    for node in reversed(list(root.below())):
        if node.is_word:
            is_empty = node.label == NULL_TAG
        else:
            is_empty = all(child in empty for child in node.children)
        if is_empty and node is not root:
            empty.add(node)
        else:
            node.traces = [child for child in node.children if child in empty]
            node.children = [child for child in node.children if child not in empty]
