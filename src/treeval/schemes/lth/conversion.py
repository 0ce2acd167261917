"""The LTH conversion of constituents into dependencies, step by step.

Words are written with brackets as characters and may be split at slashes. Each is attached to the
head of its constituent, conjuncts by their style; the antecedent of a trace is attached where the
trace is.
"""

import re
from operator import attrgetter

import numpy as np

from treeval.arrays import frozen
from treeval.schemes.lth.heads import find_heads, is_fragment_list, is_unordered
from treeval.schemes.lth.nodes import CONJUNCTIONS, SEPARATORS, Node, sentences
from treeval.schemes.lth.options import LthOptions
from treeval.schemes.lth.relations import relation, root_relation
from treeval.schemes.lth.restructuring import (
    hang_on_predicates,
    mark_clefts,
    mark_extraposed,
    restructure,
    split_small_clauses,
)
from treeval.tree.column import Column, Columns
from treeval.tree.constituents import Constituents, plain
from treeval.tree.treebank import Excerpt, Treebank

_BRACKET_TAGS = {"-LRB-": "(", "-RRB-": ")"}
_SLASH = "\\/"
# The label of words joined by a slash, by the first letter of their tag.
_PHRASES = {"N": "NX", "J": "ADJP", "V": "VP", "R": "ADVP"}

_TRACE = re.compile(r"\*(?:T|ICH|RNR)\*-(\d+)")
_CORRELATIVES = frozenset({"both", "either", "neither"})


def write_brackets_plainly(root: Node) -> None:
    for word in root.words():
        word.label = _BRACKET_TAGS.get(word.label, word.label)
        word.form = plain(word.form)


def split_slashes(root: Node) -> None:
    """Split words at slashes; each slash becomes a conjunction."""
    for word in [*root.words()]:
        parent, forms = word.parent, word.form.split(_SLASH)
        if len(forms) == 1 or not all(forms) or word.label == "CD" or parent is None:
            continue
        position = parent.children.index(word)
        parts: list[Node] = []
        for form in forms:
            parts += [Node("CC", form="/"), Node(word.label, form=form)]
        for part in parts[1:]:
            part.place = word.place
        phrase = Node(_PHRASES.get(word.label[0], "UCP"))
        phrase.adopt(parts[1:])
        phrase.parent = parent
        parent.children[position] = phrase


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
    position = parent.children.index(clause)
    before = parent.children[position - 1] if position else parent
    return before.word if before.label in CONJUNCTIONS else parent.word


def relink(root: Node, options: LthOptions) -> None:
    """Attach the antecedents of traces where the traces would be attached."""
    antecedents = {node.index: node for node in root.phrases() if node.index}
    seen = set()
    for parent in root.phrases() if antecedents else ():
        for empty in parent.traces:
            for leaf in empty.words():
                match = _TRACE.fullmatch(leaf.form)
                if not match or match[1] in seen or match[1] not in antecedents:
                    continue
                seen.add(match[1])
                _move(antecedents[match[1]], empty, parent, options)


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
    for index, child in enumerate(node.children):
        if child is node.head:
            continue
        word = child.word
        word.governor, word.relation = node.word, _joint_relation(child, node, options)
        if index < begin:
            if child.label in CONJUNCTIONS:
                word.relation = relation(child, node, options)
            continue
        if child.label in CONJUNCTIONS:
            word.governor, link, is_conjunction = link, word, True
        elif child in node.conjuncts:
            word.governor, word.relation = link, "CONJ" if is_conjunction else "COORD"
            link, is_conjunction = links.get(word, word), False
        elif child.label in SEPARATORS and index < last:
            word.governor = link
    links[node.word] = link


def convert_lth(trees: Constituents, options: LthOptions) -> Treebank:
    """Make dependency trees with the columns form, xpos and deprel."""
    rows: list[tuple[str, str, int, str, int]] = []
    lengths = []
    for root in sentences(trees):
        words = _converted(root, options)
        numbers = {word: number for number, word in enumerate(words, 1)}
        for word in words:
            head = numbers[word.governor] if word.governor else 0
            rows.append((word.form, word.label, head, word.relation, word.place))
        lengths.append(len(words))
    forms, tags, heads, relations, places = zip(*rows, strict=True) if rows else ((),) * 5
    columns = {"form": forms, "xpos": tags, "deprel": relations}
    return Treebank(
        frozen(np.append(0, np.cumsum(lengths, dtype=np.int64))),
        frozen(np.array(heads, dtype=np.int32)),
        Columns.of({name: Column.of(values) for name, values in columns.items()}),
        origin=Excerpt(trees.origin, np.arange(len(trees)), np.array(places, dtype=np.int64)),
    )


def _converted(root: Node, options: LthOptions) -> list[Node]:
    """Give the words of a sentence in order, with governor and relation."""
    if not root.children:
        return []
    write_brackets_plainly(root)
    if options.split_slashes:
        split_slashes(root)
    mark_extraposed(root)
    clefts = mark_clefts(root)
    restructure(root, options)
    if options.split_small_clauses:
        split_small_clauses(root)
    find_heads(root, options)
    attach(root, options)
    if options.cleft_on_predicate:
        hang_on_predicates(clefts)
    attach_remnants(root, options)
    relink(root, options)
    return sorted(root.words(), key=attrgetter("place"))
