"""Words that belong elsewhere: what a trace stands for hangs where the trace is."""

import re

from treeval.schemes.lth.nodes import CONJUNCTIONS, Node
from treeval.schemes.lth.options import LthOptions
from treeval.schemes.lth.relations import relation

_TRACE = re.compile(r"\*(?:T|ICH|RNR)\*-(\d+)")


def attach_remnants(root: Node, options: LthOptions) -> None:
    """Hang what is left of a clause without verb on its counterpart in the clause before."""
    correlates = {node.index: node for node in root.below() if node.index}
    for node in root.below():
        if not node.gap or node.gap not in correlates:
            continue
        word, correlate = node.word, correlates[node.gap].word
        if not options.gapping_on_conjunction:
            word.governor, word.relation = correlate, "GAP"
            continue
        word.relation = "-".join(sorted(["GAP", correlate.relation]))
        clause = node.parent
        if clause is not None and clause.parent is not None:
            word.governor = _before(clause, clause.parent)


def _before(clause: Node, parent: Node) -> Node:
    """The conjunction right before a clause, or else the first conjunct."""
    place = parent.children.index(clause)
    before = parent.children[place - 1] if place else parent
    return before.word if before.label in CONJUNCTIONS else parent.word


def relink(root: Node, options: LthOptions) -> None:
    """Move the antecedents of traces to where the traces would hang."""
    antecedents = {node.index: node for node in root.below() if node.index}
    seen = set()
    for parent in list(root.below()):
        for empty in parent.traces:
            for leaf in empty.words():
                found = _TRACE.fullmatch(leaf.form)
                if not found or found[1] in seen or found[1] not in antecedents:
                    continue
                seen.add(found[1])
                _move(antecedents[found[1]], empty, parent, options)


def _move(antecedent: Node, empty: Node, parent: Node, options: LthOptions) -> None:
    word, governor = antecedent.word, parent.word
    if word.governor is None and not options.relink_parentheses:
        return
    if _depends_on(governor, word):
        if options.relink_parentheses:
            _turn_inside_out(antecedent, parent)
        return
    word.governor = governor
    word.relation = relation(empty, parent, options)


def _depends_on(word: Node, other: Node) -> bool:
    up: Node | None = word
    while up is not None and up is not other:
        up = up.governor
    return up is other


def _turn_inside_out(clause: Node, parent: Node) -> None:
    """Make a parenthesis such as `he said` the head of the clause that it interrupts."""
    node: Node | None = parent
    while node is not None and node is not clause and node.label != "PRN":
        node = node.parent
    if node is None or node.label != "PRN":
        return
    inner, outer = node.word, clause.word
    if inner is outer or not _depends_on(inner, outer):
        return
    inner.governor, inner.relation = outer.governor, outer.relation
    outer.governor, outer.relation = inner, "OBJ"
