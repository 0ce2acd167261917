"""The head of each constituent."""

from treeval.schemes.head_tables import YAMADA, HeadTable, SearchStep
from treeval.schemes.lth.coordination import conjuncts, first_part, is_coordination
from treeval.schemes.lth.nodes import (
    CONJUNCTIONS,
    NOMINAL,
    NOUNS,
    POSTHONORIFIC,
    PREPOSITION,
    SEPARATORS,
    Node,
)
from treeval.schemes.lth.options import LthOptions

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
    found = None
    if label == "NP":
        found = _search(steps, [None if child.functions else child for child in candidates])
    if found is None:
        found = _search(steps, [*candidates])
    if found is None:
        found = 0 if steps and steps[-1].end == "left" else -1
    return candidates[found]


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
        found = step.find(predicates if _PREDICATE in step.labels else labels)
        if found is not None:
            return found
    return None
