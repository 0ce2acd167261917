"""Words that belong elsewhere: the antecedent of a trace is attached where the trace is."""

import re

from treeval.schemes.lth.nodes import CONJUNCTIONS, Node
from treeval.schemes.lth.options import LthOptions
from treeval.schemes.lth.relations import relation

_TRACE = re.compile(r"\*(?:T|ICH|RNR)\*-(\d+)")


def attach_remnants(root: Node, options: LthOptions) -> None:
    """Attach the rest of a clause without verb to its counterpart in the clause before."""
    correlates = {node.index: node for node in root.phrases() if node.index}
    for node in root.phrases() if correlates else ():
        if node.gap not in correlates:
            continue
        word, correlate = node.word, correlates[node.gap].word
        clause = node.parent
        if not options.gapping_on_conjunction:
            word.rehang(correlate, "GAP")
        elif clause is not None and clause.parent is not None:
            label = "-".join(sorted(["GAP", correlate.relation]))
            word.rehang(_before(clause, clause.parent), label)


def _before(clause: Node, parent: Node) -> Node:
    """Find the conjunction right before a clause or, if there is none, the first conjunct."""
    place = parent.children.index(clause)
    before = parent.children[place - 1] if place else parent
    return before.word if before.label in CONJUNCTIONS else parent.word


def relink(root: Node, options: LthOptions) -> None:
    """Attach the antecedents of traces where the traces would be attached."""
    antecedents = {node.index: node for node in root.phrases() if node.index}
    seen = set()
    for parent in root.phrases() if antecedents else ():
        for empty in parent.traces:
            for leaf in empty.words():
                found = _TRACE.fullmatch(leaf.form)
                if not found or found[1] in seen or found[1] not in antecedents:
                    continue
                seen.add(found[1])
                _move(antecedents[found[1]], empty, parent, options)


def _move(antecedent: Node, empty: Node, parent: Node, options: LthOptions) -> None:
    word, governor = antecedent.word, parent.word
    if not governor.depends_on(word):
        word.rehang(governor, relation(empty, parent, options))
    elif options.relink_parentheses:
        _turn_inside_out(antecedent, parent)


def _turn_inside_out(clause: Node, parent: Node) -> None:
    """Make a parenthesis such as `he said` the head of the clause that it interrupts."""
    node: Node | None = parent
    while node is not None and node is not clause and node.label != "PRN":
        node = node.parent
    if node is None or node.label != "PRN":
        return
    inner, outer = node.word, clause.word
    if inner is outer or not inner.depends_on(outer):
        return
    inner.governor, inner.relation = outer.governor, outer.relation
    outer.governor, outer.relation = inner, "OBJ"
