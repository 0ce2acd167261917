"""Constituents that the treebank leaves out, and clauses inside verb phrases.

Prepositions of several words, joined nouns and dates are added; small clauses, extraposed clauses
and clefts are restructured.
"""

import re
from itertools import pairwise

from treeval.schemes.lth.heads import is_coordination
from treeval.schemes.lth.nodes import (
    CLEFT,
    EXTRAPOSED,
    NOMINAL,
    NOUNS,
    OBJECT,
    OBJECT_PREDICATE,
    POSTHONORIFIC,
    PREPOSITION,
    PROPER,
    TITLE,
    Node,
)
from treeval.schemes.lth.options import LthOptions

_EXTRAPOSED = re.compile(r"\*EXP\*-(\d+)")
_MOVED = re.compile(r"\*T\*-\d+")
_FINITE = frozenset({"VBD", "VBP", "VBZ", "MD"})

_MONTHS = frozenset(
    "Jan. Feb. March April May June July Aug. Sept. Oct. Nov. Dec. January February August "
    "September October November December".split()
)
_PREPOSITIONS = frozenset({"IN", "TO"})
_RARE_PREPOSITIONS = frozenset({"VBG", "VBN", "RP", "FW"})
_ADVERBS = frozenset({"RB"})
_TITLES = frozenset(
    "Mr. Mrs. Mrs Ms. Dr. Messrs. Rep. Sen. St. President Judge Justice Chairman Mayor Lord "
    "Commodore".split()
)
_POSTHONORIFICS = frozenset(
    "Corp. Corp Inc. Inc Co. Co Cos. Ltd. Ltd Jr. Jr Sr. I II III N.V. S.A".split()
)


def mark_extraposed(root: Node) -> None:
    """Mark extraposed phrases, which `it` stands for: it is clear [that he knew]."""
    indices = {
        match[1]
        for node in root.phrases()
        for trace in node.traces
        for leaf in trace.words()
        if (match := _EXTRAPOSED.fullmatch(leaf.form))
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
        for position, clause in reversed(list(enumerate(node.children))):
            follows_mark = position > 0 and node.children[position - 1].is_punctuation
            if clause.label == "S" and clause.functions <= {"CLR"} and not follows_mark:
                _split(clause, position, node)


def _split(clause: Node, position: int, parent: Node) -> None:
    subjects = [child for child in clause.children if "SBJ" in child.functions]
    if _is_finite(clause) or clause.children == subjects:
        return
    clause.functions |= {OBJECT_PREDICATE}
    for subject in subjects[:1]:
        subject.functions = frozenset({OBJECT})
        clause.children.remove(subject)
        parent.children.insert(position, subject)
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


def restructure(root: Node, options: LthOptions) -> None:
    """Add nodes where the treebank is flat, and mark titles and other additions to names."""
    for node in list(root.phrases()):
        if node.label in NOMINAL:
            if options.titles:
                _mark_title(node)
            if options.posthonorifics:
                _mark_posthonorific(node)
            _join_alike(node, conjunction_heads=options.coordination == "conjunction")
            _wrap_negation(node)
            _wrap_date(node)
            _wrap_modified_adjective(node)
            if options.possessive_head:
                _wrap_possessor(node)
        if node.label in {"PP", "WHPP", "SBAR"} and not is_coordination(node):
            _wrap_preposition(node)


def _mark_title(node: Node) -> None:
    first, second = (*node.children, node, node)[:2]
    if first.form in _TITLES and second.label in PROPER:
        first.functions = frozenset({TITLE})


def _mark_posthonorific(node: Node) -> None:
    before, last = (node, node, *node.children)[-2:]
    if before.label in PROPER and last.form in _POSTHONORIFICS:
        last.functions = frozenset({POSTHONORIFIC})


def _join_alike(node: Node, *, conjunction_heads: bool) -> None:
    """Wrap a conjunction and equal tags around it: the [Trade and Industry] Ministry.

    If the tags differ, it is unknown what is joined: the energy and ambitions.
    """
    labels = [child.label for child in node.children]
    if labels[1:-1].count("CC") != 1:
        return
    at = labels.index("CC", 1)
    left, right = node.children[at - 1], node.children[at + 1]
    if not (left.is_word and right.is_word) or left.is_punctuation:
        return
    if left.label != right.label:
        only_words = all(child.is_word for child in node.children)
        node.is_flat = len(labels) != 3 and (only_words or conjunction_heads)
    elif labels == ["NNP", "NNP", "CC", "NNP"] and right.form in {"Co", "Co."}:
        node.wrap(0, 2, "NX")
    elif not _is_list(labels, left.label):
        node.wrap(at - 1, at + 2, "NX")


def _is_list(labels: list[str], tag: str) -> bool:
    """Say whether words of one tag alternate with commas and a conjunction."""
    listed = labels[:-1] if labels[-1] == "POS" else labels
    return set(listed[::2]) == {tag} and set(listed[1::2]) <= {",", "CC"}


def _wrap_negation(node: Node) -> None:
    """Wrap `neither`, and an adverb after a conjunction, with the child that follows."""
    for at in range(len(node.children) - 2, -1, -1):
        child = node.children[at]
        follows = at > 0 and node.children[at - 1].label == "CC"
        if child.form.lower() == "neither" or (child.label == "RB" and follows):
            node.wrap(at, at + 2, "NP")


def _wrap_date(node: Node) -> None:
    children = node.children
    for at, (month, day) in enumerate(pairwise(children)):
        if month.form in _MONTHS and _is_day(day) and at + 2 < len(children):
            node.wrap(at, at + 2, "NP", frozenset({"TMP"}))
            return


def _wrap_possessor(node: Node) -> None:
    """Wrap the words that a possessive ending belongs to: [the company] 's."""
    if len(node.children) > 2 and node.children[-1].label == "POS":
        node.wrap(0, len(node.children) - 1, "NP")


def _is_day(word: Node) -> bool:
    return word.label == "CD" and word.form.isdecimal() and int(word.form) <= 31


def _wrap_modified_adjective(node: Node) -> None:
    labels = [child.label for child in node.children]
    for at in range(len(labels) - 2, -1, -1):
        if labels[at : at + 2] == ["RB", "JJ"] and NOUNS & set(labels[at + 2 :]):
            node.wrap(at, at + 2, "ADJP")
            labels[at : at + 2] = ["ADJP"]


def _wrap_preposition(node: Node) -> None:
    """Wrap a preposition with the words before it and further prepositions after it."""
    children = node.children
    rare = _ADVERBS if node.label == "SBAR" else _RARE_PREPOSITIONS
    words = [child.label if child.is_word else "" for child in children]
    candidates = [
        at for kind in (_PREPOSITIONS, rare) for at, tag in enumerate(words) if tag in kind
    ]
    if not candidates:
        return
    begin, end = candidates[0], candidates[0] + 1
    while begin > 0 and words[begin - 1] and not children[begin - 1].is_punctuation:
        begin -= 1
    while end < len(children) and words[end] in _PREPOSITIONS:
        end += 1
    node.wrap(begin, end, PREPOSITION)
