"""Brackets of a file, found in one pass over its bytes."""

from treeval.arrays import Bytes
from treeval.kernels.bracket_arrays import CLOSE, SPACE, TOKEN, BracketNodes, Leaves, OuterBrackets
from treeval.kernels.jit import njit
from treeval.kernels.parts import part


@part
def _beyond(text: Bytes, kinds: Bytes, at: int, kind: int) -> int:
    """Find the next place, from ``at`` on, of a byte of another kind."""
    while at < len(text) and kinds[text[at]] == kind:
        at += 1
    return at


@njit(cache=True, nogil=True)
def find_brackets(
    text: Bytes, kinds: Bytes, leaves: Leaves, nodes: BracketNodes, trees: OuterBrackets
) -> tuple[int, int, int]:
    """Write leaves, nodes and trees; return their numbers, all -1 if some bracket is wrong.

    ``kinds`` is the kind of each byte; there must be room for as many leaves, nodes and trees as
    there are opening brackets.
    """
    wrong = -1, -1, -1
    leaf = node = tree = 0
    around = -1
    at = _beyond(text, kinds, 0, SPACE)
    while at < len(text):
        place, kind = at, kinds[text[at]]
        at = _beyond(text, kinds, at + 1, SPACE)
        if kind == CLOSE:
            if around < 0:
                return wrong
            nodes.end[around], nodes.subtree_ends[around] = leaf, node
            around = nodes.parents[around]
            continue
        if kind == TOKEN:
            return wrong
        if around < 0:
            trees.leaves[tree], trees.nodes[tree] = leaf, node
            tree += 1
        start, end = at, _beyond(text, kinds, at, TOKEN)
        at = _beyond(text, kinds, end, SPACE)
        if at == len(text) or (start < end and kinds[text[at]] == CLOSE):
            return wrong
        if kinds[text[at]] == TOKEN:
            leaves.places[leaf], leaves.parents[leaf] = place, around
            leaves.tag_starts[leaf], leaves.tag_ends[leaf] = start, end
            leaves.word_starts[leaf], leaves.word_ends[leaf] = at, _beyond(text, kinds, at, TOKEN)
            at = _beyond(text, kinds, leaves.word_ends[leaf], SPACE)
            if at == len(text) or kinds[text[at]] != CLOSE:
                return wrong
            at = _beyond(text, kinds, at + 1, SPACE)
            leaf += 1
        else:
            nodes.places[node], nodes.parents[node] = place, around
            nodes.label_starts[node], nodes.label_ends[node] = start, end
            nodes.first[node] = leaf
            around = node
            node += 1
    return (leaf, node, tree) if around < 0 else wrong
