"""Which constituents are coordinations, and which of their children are joined."""

from collections.abc import Callable
from itertools import pairwise

from treeval.schemes.lth.nodes import (
    CONJUNCTIONS,
    NOMINAL,
    NOUNS,
    PREPOSITION,
    SEPARATORS,
    VERBS,
    Node,
)

# Phrases that may be lists of phrases with the same label, joined only by commas.
_LISTS = frozenset({"S", "SINV", "SQ", "SBARQ", "SBAR", "VP", "PP", "ADJP", "ADVP", "FRAG"})
_BESIDE_LISTS = frozenset({"IN", "RB"})
_ADVERBIAL = frozenset({"TMP", "LOC", "ADV", "PRP", "MNR", "DIR"})
_KINDS = {
    "noun": NOMINAL | NOUNS | {"PRP", "QP", "CD", "$", "DT"},
    "verb": VERBS | {"VP"},
    "clause": frozenset({"S", "SINV", "SQ", "SBARQ", "SBAR", "FRAG"}),
    "adjective": frozenset({"ADJP", "JJ", "JJR", "JJS"}),
    "adverb": frozenset({"ADVP", "RB", "RBR", "RBS"}),
    "preposition": frozenset({"PP", "IN", "TO", PREPOSITION}),
}


def is_coordination(node: Node) -> bool:
    """Say whether a constituent joins others of equal rank."""
    if len(node.children) < 2 or node.label in {"", PREPOSITION, "CONJP"}:
        return False
    members = [child for child in node.children if not child.is_punctuation]
    if len(_joinable(members)) < 2:
        return False
    if any(child.label in CONJUNCTIONS for child in members[1:-1]):
        return True
    return node.label == "UCP" or _is_list(node)


def _is_list(node: Node) -> bool:
    """Say whether similar phrases follow each other, with only separators between them."""
    children = [child for child in node.children if child.label not in _BESIDE_LISTS]
    members = [child for child in children if not child.is_punctuation]
    if len(members) < 2:
        return False
    labels = {child.label for child in members}
    separated = [
        child
        for child in children[children.index(members[0]) : children.index(members[-1])]
        if child.label in SEPARATORS
    ]
    if node.label in _LISTS and labels == {node.label}:
        return bool(separated)
    if labels != {"NP"}:
        return False
    if node.label == "NP":
        return (
            len(members) >= 3
            and not any(child.functions or _is_number(child) for child in members)
            and all(a.is_punctuation or b.is_punctuation for a, b in pairwise(children))
            and all(child.label == "," for child in separated)
        )
    return (node.label == "PRN" and bool(separated)) or node.label == "FRAG"


def _is_number(node: Node) -> bool:
    return [child.label for child in node.children] == ["CD"]


def is_unordered(node: Node) -> bool:
    """Say whether the parts of a coordination cannot be recognised, so that all children count."""
    return node.is_flat or node.label == "QP" or is_fragment_list(node)


def is_fragment_list(node: Node) -> bool:
    """Say whether noun phrases follow each other: (FRAG (NP Kim) (NP $ 100))."""
    return node.label == "FRAG" and {child.label for child in _joinable(node.children)} == {"NP"}


def conjuncts(node: Node, choose: Callable[[list[Node]], Node]) -> list[Node]:
    """Find the children that a coordination joins; ``choose`` finds the head of some children.

    Parts end at conjunctions and commas. Each part after the first has one phrase that is joined;
    its bare words are joined too. A phrase of another kind than the first conjunct, or with an
    adverbial function, is only a modifier, unless nothing else follows a conjunction.
    """
    if is_unordered(node):
        return _joinable(node.children)
    first_group, *groups = _split(node.children[_first_conjunct(node) :], CONJUNCTIONS)
    _, *parts = _split(first_group, SEPARATORS)
    first = choose(first_part(node))

    def joined(part: list[Node]) -> list[Node]:
        alike = [child for child in _joinable(part) if _are_alike(child, first, node)]
        best = choose(alike) if alike else None
        return [child for child in _joinable(part) if child is best or _is_bare(child)]

    found = [first, *(child for part in parts for child in joined(part))]
    for group in groups:
        likes = [child for part in _split(group, SEPARATORS) for child in joined(part)]
        found += likes or [choose(others) for others in [_plain(group)] if others]
    return found


def _is_bare(child: Node) -> bool:
    return child.is_word and child.label != "POS"


def first_part(node: Node) -> list[Node]:
    """Give the children of a coordination before its first conjunction or comma."""
    begin = _first_conjunct(node)
    return _joinable(_split(node.children[begin:], CONJUNCTIONS | SEPARATORS)[0])


def _first_conjunct(node: Node) -> int:
    """Find the place of the first child that is joined; adverbials may come before it."""
    places = [place for place, child in enumerate(node.children) if _joinable([child])]
    joined = (
        place
        for place in places
        if not node.children[place].functions & _ADVERBIAL
        or "TPC" in node.children[place].functions
    )
    return next(joined, places[0])


def _split(children: list[Node], labels: frozenset[str]) -> list[list[Node]]:
    parts: list[list[Node]] = [[]]
    for child in children:
        if child.label in labels:
            parts.append([])
        else:
            parts[-1].append(child)
    return parts


def _joinable(children: list[Node]) -> list[Node]:
    return [
        child for child in children if not child.is_punctuation and child.label not in CONJUNCTIONS
    ]


def _plain(children: list[Node]) -> list[Node]:
    return [child for child in _joinable(children) if not child.functions & _ADVERBIAL]


def _are_alike(child: Node, first: Node, parent: Node) -> bool:
    if child.functions & _ADVERBIAL and not first.functions & _ADVERBIAL:
        return False
    return parent.label == "UCP" or _kind(child.label) == _kind(first.label)


def _kind(label: str) -> str:
    """Name the kind of phrase that a label or tag belongs to."""
    return next((kind for kind, labels in _KINDS.items() if label in labels), label)
