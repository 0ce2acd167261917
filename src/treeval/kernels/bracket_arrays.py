"""The contents of the brackets of a file, as arrays; this module loads no compiler.

A leaf is ``(TAG word)``, any other bracket is a node. Both are in the order of the file, and places
count its bytes.
"""

from typing import NamedTuple

from treeval.arrays import Ints

TOKEN, SPACE, OPEN, CLOSE = range(4)  # kinds of bytes


class Leaves(NamedTuple):
    """Where leaves begin, the nodes around them (-1 for none), where their tags and words are."""

    places: Ints
    parents: Ints
    tag_starts: Ints
    tag_ends: Ints
    word_starts: Ints
    word_ends: Ints


class BracketNodes(NamedTuple):
    """Where nodes begin, the nodes around them (-1 for none), where their labels are.

    ``first`` and ``end`` count the leaves before their opening and closing brackets,
    ``subtree_ends`` the nodes before their closing brackets. A missing label is empty.
    """

    places: Ints
    parents: Ints
    label_starts: Ints
    label_ends: Ints
    first: Ints
    end: Ints
    subtree_ends: Ints


class OuterBrackets(NamedTuple):
    """The numbers of leaves and of nodes before each outermost bracket."""

    leaves: Ints
    nodes: Ints
