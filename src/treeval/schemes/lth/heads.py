"""The heads of constituents, and the conjuncts of coordinations."""

from collections.abc import Callable
from itertools import pairwise

from treeval.schemes.head_tables import YAMADA, HeadTable, SearchStep
from treeval.schemes.lth.nodes import (
    CONJUNCTIONS,
    NOMINAL,
    NOUNS,
    POSTHONORIFIC,
    PREPOSITION,
    SEPARATORS,
    VERBS,
    Node,
)
from treeval.schemes.lth.options import LthOptions

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

_PREDICATE = "*PRD"  # matches a child with the function PRD, whatever its label
_TABLE = HeadTable(
    "lth",
    """
    NP right NN|NNP|NNPS|NNS|NX NP|NML|WHNP|NAC JJR left $|# right CD JJ JJS RB left QP right
    QP left $|# right NNS NN JJ RB DT CD NCD QP IN JJR JJS
    S right VP *PRD left S|SINV right SBAR ADJP UCP NP
    SBAR right S SQ SINV SBAR FRAG IN DT
    SBARQ right SQ S SBARQ FRAG
    SINV right VBZ VBD VBP VB MD VP *PRD S SINV ADJP NP
    SQ right VBZ VBD VBP VB MD *PRD SQ VP
    VP left VBD|AUX VBN MD VBZ VB VBG VBP VP *PRD ADJP right JJ left NN NNS NP
    FRAG|PRN left {nominal} {wh} {clause} PP|IN ADJP|JJ ADVP RB
    UCP|EDITED|S1|INTJ|PP|WHPP left
    PREP_AUX left IN|TO VBG|VBN|RP|FW RB
    """.format(
        nominal="NP|NN|NNP|NNPS|NNS|NX|NML|PRP",
        wh="WHNP|WHPP|WHADVP|WHADJP|WP|WRB|WDT",
        clause="SBAR|S|SINV|SQ|SBARQ",
    ),
)
_LIKE_YAMADA = frozenset({"ADJP", "ADVP", "CONJP", "LST", "PRT", "RRC", "WHADJP", "WHADVP", "X"})
_MARKERS = frozenset({PREPOSITION, "PP"})
_WH_PHRASES = SearchStep("left", frozenset({"WHNP", "WHPP", "WHADVP", "WHADJP"}))


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

    conjoined = [first, *(child for part in parts for child in joined(part))]
    for group in groups:
        likes = [child for part in _split(group, SEPARATORS) for child in joined(part)]
        conjoined += likes or [choose(others) for others in [_plain(group)] if others]
    return conjoined


def _is_bare(child: Node) -> bool:
    return child.is_word and child.label != "POS"


def first_part(node: Node) -> list[Node]:
    """Give the children of a coordination before its first conjunction or comma."""
    begin = _first_conjunct(node)
    return _joinable(_split(node.children[begin:], CONJUNCTIONS | SEPARATORS)[0])


def _first_conjunct(node: Node) -> int:
    """Find the position of the first child that is joined; adverbials may come before it."""
    places = [index for index, child in enumerate(node.children) if _joinable([child])]
    joined = (
        position
        for position in places
        if not node.children[position].functions & _ADVERBIAL
        or "TPC" in node.children[position].functions
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


def find_heads(root: Node, options: LthOptions) -> None:
    """Set the head child and the head word of every constituent."""
    for node in reversed(list(root.phrases())):
        node.head = _head(node, options) if len(node.children) > 1 else node.children[0]
        node.word = node.head.word


def _head(node: Node, options: LthOptions) -> Node:
    def choose(part: list[Node]) -> Node:
        return _choose(part, node.label, options)

    if is_coordination(node):
        node.conjuncts = conjuncts(node, choose)
        if options.coordination == "conjunction":
            return _joint(node)
        if not node.is_flat:
            return choose(first_part(node))
    elif options.appositions and (first := _first_apposed(node)):
        return first
    candidates = [child for child in node.children if not child.is_punctuation]
    return choose(candidates or node.children)


def _choose(children: list[Node], label: str, options: LthOptions) -> Node:
    """Choose the head among some children of a constituent."""
    candidates = [child for child in children if POSTHONORIFIC not in child.functions] or children
    if len(candidates) == 1:
        return candidates[0]
    if label in {"PP", "WHPP"}:
        return _of_preposition(candidates, options)
    if label in _LIKE_YAMADA:
        return candidates[YAMADA.head(label, [child.label for child in candidates])]
    label = "NP" if label in NOMINAL else label
    steps = (*_preferences(label, options), *_TABLE.steps.get(label, ()))
    head = None
    if label == "NP":
        head = _search(steps, [None if child.functions else child for child in candidates])
    if head is None:
        head = _search(steps, [*candidates])
    if head is None:
        head = 0 if steps and steps[-1].end == "left" else -1
    return candidates[head]


def _of_preposition(candidates: list[Node], options: LthOptions) -> Node:
    marker = next((child for child in candidates if child.label in _MARKERS), candidates[0])
    if options.preposition_head or marker.label != PREPOSITION:
        return marker
    return candidates[-1]


def _first_apposed(node: Node) -> Node | None:
    """Find the one of several noun phrases in apposition that the others explain."""
    if node.label == "NAC" and [child.label for child in node.children[:3]] == ["NNP", ",", "NNP"]:
        return node.children[0]
    if node.label != "NP" or any(child.label in NOUNS for child in node.children):
        return None
    phrases = [
        child for child in node.children if child.label == "NP" and not _is_possessive(child)
    ]
    if len(phrases) < 2:
        return None
    return next((child for child in phrases if child.functions <= {"TTL"}), None)


def _is_possessive(node: Node) -> bool:
    return bool(node.children) and node.children[-1].label == "POS"


def _joint(node: Node) -> Node:
    """Find the conjunction of a coordination, or the child that takes its place."""
    children = node.children
    for child in reversed(children):
        if child.label in CONJUNCTIONS:
            return child
    last = max(at for at, child in enumerate(children) if not child.is_punctuation)
    for child in reversed(children[:last]):
        if child.label in SEPARATORS:
            return child
    return node.conjuncts[0]


def _preferences(label: str, options: LthOptions) -> tuple[SearchStep, ...]:
    """Give the steps that are tried before those of the table."""
    if label == "VP" and options.infinitive_head:
        return (SearchStep("left", frozenset({"TO"})),)
    if label == "NP" and options.possessive_head:
        return (SearchStep("right", frozenset({"POS", "NN", "NNP", "NNPS", "NNS", "NX"})),)
    steps = []
    if label == "SBAR" and options.subordinator_head:
        steps += [
            SearchStep("right", frozenset({PREPOSITION})),
            SearchStep("right", frozenset({"DT"})),
        ]
    if label in {"SBAR", "SBARQ"} and options.wh_head:
        steps.append(_WH_PHRASES)
    return tuple(steps)


def _search(steps: tuple[SearchStep, ...], children: list[Node | None]) -> int | None:
    labels = [child.label if child else "" for child in children]
    predicates = [_PREDICATE if child and "PRD" in child.functions else "" for child in children]
    for step in steps:
        head = step.find(predicates if _PREDICATE in step.labels else labels)
        if head is not None:
            return head
    return None
