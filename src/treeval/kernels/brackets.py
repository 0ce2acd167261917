"""Brackets and trees of a file, found in one pass over its bytes."""

from treeval.arrays import Bytes, Ints
from treeval.kernels.bracket_arrays import (
    CLOSE,
    SPACE,
    TOKEN,
    BracketNodes,
    Leaves,
    OuterBrackets,
)
from treeval.kernels.parts import part
from treeval.kernels.words import NEWLINE, OPENING, brackets, next_bracket

_WRONG = 1


@part
def _beyond(text: Bytes, size: int, kinds: Bytes, at: int, kind: int) -> int:
    """Find the next place, from ``at`` on, of a byte of another kind."""
    while at < size and kinds[text[at]] == kind:
        at += 1
    return at


@part
def _find_brackets(
    text: Bytes,
    size: int,
    kinds: Bytes,
    leaves: Leaves,
    nodes: BracketNodes,
    trees: OuterBrackets,
    found: Ints,
) -> int:
    leaf = node = tree = 0
    around = -1
    at = _beyond(text, size, kinds, 0, SPACE)
    while at < size:
        place, kind = at, kinds[text[at]]
        at = _beyond(text, size, kinds, at + 1, SPACE)
        if kind == CLOSE:
            if around < 0:
                return _WRONG
            nodes.end[around], nodes.subtree_ends[around] = leaf, node
            around = nodes.parents[around]
            continue
        if kind == TOKEN:
            return _WRONG
        if around < 0:
            trees.leaves[tree], trees.nodes[tree] = leaf, node
            tree += 1
        start, end = at, _beyond(text, size, kinds, at, TOKEN)
        at = _beyond(text, size, kinds, end, SPACE)
        if at == size or (start < end and kinds[text[at]] == CLOSE):
            return _WRONG
        if kinds[text[at]] == TOKEN:
            word_end = _beyond(text, size, kinds, at, TOKEN)
            leaves.places[leaf], leaves.parents[leaf] = place, around
            leaves.tag_starts[leaf], leaves.tag_ends[leaf] = start, end
            leaves.word_starts[leaf], leaves.word_ends[leaf] = at, word_end
            at = _beyond(text, size, kinds, word_end, SPACE)
            if at == size or kinds[text[at]] != CLOSE:
                return _WRONG
            at = _beyond(text, size, kinds, at + 1, SPACE)
            leaf += 1
        else:
            nodes.places[node], nodes.parents[node] = place, around
            nodes.label_starts[node], nodes.label_ends[node] = start, end
            nodes.first[node] = leaf
            around = node
            node += 1
    found[0], found[1], found[2] = leaf, node, tree
    return 0 if around < 0 else _WRONG


def find_brackets(
    text: Bytes,
    size: int,
    kinds: Bytes,
    leaf_places: Ints,
    leaf_parents: Ints,
    tag_starts: Ints,
    tag_ends: Ints,
    word_starts: Ints,
    word_ends: Ints,
    node_places: Ints,
    node_parents: Ints,
    label_starts: Ints,
    label_ends: Ints,
    first: Ints,
    end: Ints,
    subtree_ends: Ints,
    leaves_before: Ints,
    nodes_before: Ints,
    found: Ints,
) -> int:
    """Write leaves, nodes, trees and their numbers; return 0, or 1 if some bracket is wrong.

    ``kinds`` is the kind of each byte; there must be room for as many leaves, nodes and trees as
    there are opening brackets.
    """
    leaves = Leaves(leaf_places, leaf_parents, tag_starts, tag_ends, word_starts, word_ends)
    nodes = BracketNodes(
        node_places, node_parents, label_starts, label_ends, first, end, subtree_ends
    )
    trees = OuterBrackets(leaves_before, nodes_before)
    return _find_brackets(text, size, kinds, leaves, nodes, trees, found)


def find_trees(text: Bytes, size: int, ends: Ints, lines: Ints) -> int:
    """Write where trees end, and the number of line ends before; return how many trees there are.

    A tree ends with its line, unless there are brackets after it. A closing bracket too many ends
    none: whoever reads it will refuse it. The last entry of ``lines`` counts all line ends. There
    must be room for a tree in every two bytes, and for one more.
    """
    trees = depth = line = 0
    is_behind = False  # a tree, in its last line
    at, base, left = next_bracket(text, size, 0, brackets(text, size, 0))
    while at < size:
        if text[at] == NEWLINE:
            line += 1
            if is_behind:
                ends[trees - 1], lines[trees - 1] = at + 1, line
                is_behind = False
        elif text[at] == OPENING:
            depth += 1
            is_behind = False
        elif depth > 0:
            depth -= 1
            if depth == 0:
                ends[trees], lines[trees] = at + 1, line
                trees += 1
                is_behind = True
        at, base, left = next_bracket(text, size, base, left)
    lines[trees] = line
    return trees
