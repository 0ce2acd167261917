"""Symbols and rules of the split-head grammar, as numbers.

A word is split into a left and a right half. L_h is the left half of a head h with its dependents
there; L*_h the same if it has one already; L¹_h a half that takes one more, the outermost; and
M_{c,h} lies between a head h and its dependent c. R_h and the others are their mirror images.

S → L_h R_h; L_h, L*_h → half | L¹_h; L¹_h → L_c M_{c,h}; M_{c,h} → R_c L*_h (left), and mirrored
R¹_h → M_{c,h} R_c; M_{c,h} → R*_h L_c (right). The rules of M are the only ones without a choice.
"""

from typing import NamedTuple

import numpy as np

from treeval.arrays import Ints
from treeval.kernels.parts import part

S, L, L_HAS, L_TAKES, R, R_HAS, R_TAKES, M_LEFT, M_RIGHT = range(9)
KINDS = 9
STOP, GO = 0, 1
FRONTIER, NOTHING = 0, -1  # in the place of a child: a substitution site, or no child

# Kinds of the children of each kind; those of halves are there only if they go on.
FIRST = (L, L_TAKES, L_TAKES, L, R_TAKES, R_TAKES, M_RIGHT, R, R_HAS)
SECOND = (R, NOTHING, NOTHING, M_LEFT, NOTHING, NOTHING, R, L_HAS, L)


class Grammar(NamedTuple):
    """Symbols by number: kind, tags, and where their rules begin; those of M have none."""

    tags: int
    kind: Ints
    head: Ints
    dependent: Ints
    choices: Ints
    first_rule: Ints
    rules: int


def new_grammar(tags: int) -> Grammar:
    """Number the symbols: S, six kinds with a head, two kinds with a dependent and a head."""
    every = np.arange(tags)
    kind = [np.zeros(1, np.int64)]
    head, dependent = [np.zeros(1, np.int64)], [np.zeros(1, np.int64)]
    for one in range(L, KINDS):
        pairs = one in (M_LEFT, M_RIGHT)
        head.append(np.tile(every, tags) if pairs else every)
        dependent.append(np.repeat(every, tags) if pairs else np.zeros(tags, np.int64))
        kind.append(np.full(len(head[-1]), one, np.int64))
    kinds = np.concatenate(kind)
    number = np.array([tags, 2, 2, tags, 2, 2, tags, 0, 0])[kinds]
    first = np.cumsum(number) - number
    first[number == 0] = -1
    heads, dependents = np.concatenate(head), np.concatenate(dependent)
    return Grammar(tags, kinds, heads, dependents, number, first, int(number.sum()))


@part
def symbol_of(tags: int, kind: int, head: int, dependent: int) -> int:
    """Number a symbol; only those between two words have a dependent."""
    if kind == S:
        return 0
    if kind == M_LEFT:
        return 1 + 6 * tags + dependent * tags + head
    if kind == M_RIGHT:
        return 1 + 6 * tags + (tags + dependent) * tags + head
    return 1 + (kind - 1) * tags + head
