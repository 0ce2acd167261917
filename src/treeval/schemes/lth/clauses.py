"""Clauses inside verb phrases: small clauses, extraposed clauses and clefts."""

import re

from treeval.schemes.lth.nodes import CLEFT, EXTRAPOSED, OBJECT, OBJECT_PREDICATE, Node

_EXTRAPOSED = re.compile(r"\*EXP\*-(\d+)")
_MOVED = re.compile(r"\*T\*-\d+")
_FINITE = frozenset({"VBD", "VBP", "VBZ", "MD"})


def mark_extraposed(root: Node) -> None:
    """Mark extraposed phrases, which `it` stands for: it is clear [that he knew]."""
    indices = {
        found[1]
        for node in root.phrases()
        for trace in node.traces
        for leaf in trace.words()
        if (found := _EXTRAPOSED.fullmatch(leaf.form))
    }
    for node in root.phrases() if indices else ():
        if node.index in indices:
            node.functions |= {EXTRAPOSED}


def mark_clefts(root: Node) -> list[Node]:
    """Mark the clauses of clefts: it was Kim [who slept]."""
    clefts = [
        clause
        for node in root.phrases()
        if "CLF" in node.functions
        for phrase in node.children
        if phrase.label == "VP"
        for clause in phrase.children
        if clause.label == "SBAR"
    ]
    for clause in clefts:
        clause.functions |= {CLEFT}
    return clefts


def hang_on_predicates(clefts: list[Node]) -> None:
    for clause in clefts:
        for sibling in clause.parent.children if clause.parent else ():
            if "PRD" in sibling.functions:
                clause.word.rehang(sibling.word, clause.word.relation)


def split_small_clauses(root: Node) -> None:
    """Make the subject of a clause without finite verb the object of the verb before it."""
    for node in list(root.phrases()):
        if node.label != "VP":
            continue
        for place, clause in reversed(list(enumerate(node.children))):
            follows_mark = place > 0 and node.children[place - 1].is_punctuation
            if clause.label == "S" and clause.functions <= {"CLR"} and not follows_mark:
                _split(clause, place, node)


def _split(clause: Node, place: int, parent: Node) -> None:
    subjects = [child for child in clause.children if "SBJ" in child.functions]
    if _is_finite(clause) or clause.children == subjects:
        return
    clause.functions |= {OBJECT_PREDICATE}
    for subject in subjects[:1]:
        subject.functions = frozenset({OBJECT})
        clause.children.remove(subject)
        parent.children.insert(place, subject)
        subject.parent = parent
    for trace in clause.traces:
        if "SBJ" in trace.functions and any(_MOVED.fullmatch(leaf.form) for leaf in trace.words()):
            trace.functions = frozenset({OBJECT})
            clause.traces.remove(trace)
            parent.traces.append(trace)
            return


def _is_finite(clause: Node) -> bool:
    """Say whether the first verb of the clause is finite."""
    node = clause
    while node.children:
        phrases = [child for child in node.children if child.label in {"S", "VP"}]
        verbs = [child for child in node.children if child.label[:2] in {"VB", "MD", "TO"}]
        if verbs:
            return verbs[0].label in _FINITE
        if not phrases:
            return False
        node = phrases[0]
    return False
