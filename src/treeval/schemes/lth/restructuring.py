"""Constituents that the treebank leaves out: prepositions of several words, joined nouns, dates."""

from itertools import pairwise

from treeval.schemes.lth.coordination import is_coordination
from treeval.schemes.lth.nodes import (
    NOMINAL,
    NOUNS,
    POSTHONORIFIC,
    PREPOSITION,
    PROPER,
    TITLE,
    Node,
)
from treeval.schemes.lth.options import LthOptions

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
    found = [at for kind in (_PREPOSITIONS, rare) for at, tag in enumerate(words) if tag in kind]
    if not found:
        return
    begin, end = found[0], found[0] + 1
    while begin > 0 and words[begin - 1] and not children[begin - 1].is_punctuation:
        begin -= 1
    while end < len(children) and words[end] in _PREPOSITIONS:
        end += 1
    node.wrap(begin, end, PREPOSITION)
