"""Attaching words: each to the head of its constituent, conjuncts by their style."""

from treeval.schemes.lth.coordination import is_fragment_list, is_unordered
from treeval.schemes.lth.nodes import CONJUNCTIONS, SEPARATORS, Node
from treeval.schemes.lth.options import LthOptions
from treeval.schemes.lth.relations import relation, root_relation

_CORRELATIVES = frozenset({"both", "either", "neither"})


def attach(root: Node, options: LthOptions) -> None:
    """Set governor and relation of every word."""
    root.word.relation = root_relation(root, options)
    links: dict[Node, Node] = {}
    for node in reversed(list(root.phrases())):
        if not node.conjuncts:
            _attach_all(node, options)
        elif options.coordination == "chain" and not (node.is_flat or is_fragment_list(node)):
            _chain(node, options, links)
        else:
            _join(node, options)


def _attach_all(node: Node, options: LthOptions) -> None:
    for child in node.children:
        if child is not node.head:
            child.word.governor = node.word
            child.word.relation = relation(child, node, options)


def _join(node: Node, options: LthOptions) -> None:
    """Attach all children to one head, which is a conjunction or the first conjunct."""
    for child in node.children:
        if child is not node.head:
            child.word.governor = node.word
            child.word.relation = _joint_relation(child, node, options)


def _joint_relation(child: Node, node: Node, options: LthOptions) -> str:
    if child.label in CONJUNCTIONS:
        return "COORD" if options.coordination == "chain" else "CC"
    if child.form.lower() in _CORRELATIVES:
        return "NMOD"
    # The first child of an unordered coordination only modifies, unless the conjunction is head.
    opens = is_unordered(node) and child is node.children[0]
    if child in node.conjuncts and not (opens and options.coordination != "conjunction"):
        return "COORD"
    return relation(child, node, options)


def _chain(node: Node, options: LthOptions, links: dict[Node, Node]) -> None:
    """Attach each conjunct and each conjunction to the one before."""
    begin = node.children.index(node.head) if node.head else 0
    last = max(node.children.index(child) for child in node.conjuncts)
    link, is_conjunction = links.get(node.word, node.word), False
    for place, child in enumerate(node.children):
        if child is node.head:
            continue
        word = child.word
        word.governor, word.relation = node.word, _joint_relation(child, node, options)
        if place < begin:
            if child.label in CONJUNCTIONS:
                word.relation = relation(child, node, options)
            continue
        if child.label in CONJUNCTIONS:
            word.governor, link, is_conjunction = link, word, True
        elif child in node.conjuncts:
            word.governor, word.relation = link, "CONJ" if is_conjunction else "COORD"
            link, is_conjunction = links.get(word, word), False
        elif child.label in SEPARATORS and place < last:
            word.governor = link
    links[node.word] = link
