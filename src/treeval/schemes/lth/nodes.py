"""Trees that a conversion may rearrange: nodes that know their parent and their children."""

import re
from collections.abc import Iterator
from itertools import pairwise

from treeval.tree.constituents import INDEX, NULL_TAG, Constituents

PUNCTUATION = frozenset({",", ".", ":", "``", "''", "-LRB-", "-RRB-", "(", ")"})
NOUNS = frozenset({"NN", "NNS", "NNP", "NNPS"})
VERBS = frozenset({"VB", "VBD", "VBG", "VBN", "VBP", "VBZ", "MD"})
NOMINAL = frozenset({"NP", "NX", "NML", "WHNP", "NAC"})
CONJUNCTIONS = frozenset({"CC", "CONJP"})
SEPARATORS = frozenset({",", ":"})

# Functions that the conversion adds to those of the treebank.
TITLE, POSTHONORIFIC = "TITLE", "POSTHON"
OBJECT, OBJECT_PREDICATE = "OBJ", "OPRD"
EXTRAPOSED, CLEFT = "EXP", "CLEFT"

_INDEX = re.compile(r"([-=])(\d+)")


class Node:
    """A constituent, or a word, whose label is its tag.

    ``children`` and everything said of them leaves empty nodes out; these are kept in ``traces``,
    for the places that they mark.
    """

    __slots__ = (
        "children", "conjuncts", "form", "functions", "gap", "governor", "head", "index", "is_flat", "label",
        "parent", "place", "relation", "traces", "word",
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
        self.is_flat = False  # coordinates words that are not alike

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
        """Yield the node and all below it, parents first, from left to right."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.children))

    def words(self) -> "Iterator[Node]":
        return (node for node in self.below() if node.is_word)

    def is_within(self, other: "Node") -> bool:
        node: Node | None = self
        while node is not None and node is not other:
            node = node.parent
        return node is other


def sentences(trees: Constituents) -> Iterator[Node]:
    """Build the tree of each sentence; it hangs on a root without label."""
    tags, forms = list(trees.tags), list(trees.forms)
    labels = list(trees.labels.map(lambda label: label.partition("|")[0]))
    functions = [frozenset(filter(None, text.split("-"))) for text in trees.functions.strings]
    function_codes = trees.functions.codes.tolist()
    indices = trees.node_columns[INDEX] if INDEX in trees.node_columns else [""] * trees.nodes
    indices = list(indices)
    word_parents, parents = trees.word_parents.tolist(), trees.parents.tolist()
    first = trees.first.tolist()
    spans = zip(
        pairwise(trees.offsets.tolist()), pairwise(trees.node_offsets.tolist()), strict=True
    )
    for (begin, end), (node_begin, node_end) in spans:
        root = Node("")
        nodes = {-1: root}
        items = []
        for at in range(node_begin, node_end):
            nodes[at] = node = Node(labels[at], functions[function_codes[at]])
            for sign, number in _INDEX.findall(indices[at]):
                if sign == "-":
                    node.index = number
                else:
                    node.gap = number
            items.append((first[at], at, node, parents[at]))
        for at in range(begin, end):
            word = Node(tags[at], form=forms[at])
            word.place = at
            items.append((at, trees.nodes, word, word_parents[at]))
        items.sort(key=lambda item: item[:2])
        for _, _, node, parent in items:
            nodes[parent].children.append(node)
            node.parent = nodes[parent]
        set_traces_aside(root)
        yield root


def set_traces_aside(root: Node) -> None:
    """Move empty nodes from the children to the traces."""
    empty = set()
    for node in reversed(list(root.below())):
        if node.is_word:
            is_empty = node.label == NULL_TAG
        else:
            is_empty = all(child in empty for child in node.children)
        if is_empty:
            empty.add(node)
        else:
            node.traces = [child for child in node.children if child in empty]
            node.children = [child for child in node.children if child not in empty]
