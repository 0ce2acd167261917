"""Fragments of trees as nodes that are stored once each, in a table with open addressing.

A node has a symbol, the choice of its rule, and up to two children: nodes, or substitution sites.
Node 0 stands for a site. A node lives as long as something refers to it.

Symbols and rules are those of the split-head grammar, as numbers. A word is split into a left and a
right half. L_h is the left half of a head h with its dependents there; L*_h the same if it has one
already; L¹_h a half that takes one more, the outermost; and M_{c,h} lies between a head h and its
dependent c. R_h and the others are their mirror images.

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


class Fragments(NamedTuple):
    """Nodes by number, and the slots in which they are found."""

    symbol: Ints
    choice: Ints
    left: Ints
    right: Ints
    references: Ints
    slots: Ints  # numbers of nodes, 0 where there is none; as many as a power of 2
    chain: Ints  # the first node with a symbol, choice and left child, by their hash
    following: Ints  # [node]: the next one in its chain, or 0
    alive: Ints  # [symbol]: how many nodes have it
    free: Ints  # numbers that are not in use; the last entry says how many there are
    stack: Ints


def new_fragments(room: int, symbols: int) -> Fragments:
    """Make room for some nodes."""
    slots = 1 << max(4, int(2 * room).bit_length())
    free = np.arange(room + 1, 0, -1, dtype=np.int64)
    free[-1] = room
    symbol, choice, left, right, references = np.zeros((5, room + 2), np.int64)
    empty, chain = np.zeros((2, slots), np.int64)
    following, stack = np.zeros((2, room + 2), np.int64)
    alive = np.zeros(symbols, np.int64)
    return Fragments(
        symbol, choice, left, right, references, empty, chain, following, alive, free, stack
    )


@part
def partial_hash(symbol: int, choice: int, left: int) -> int:
    """Mix the symbol, the choice and the left child of a node."""
    mixed = symbol * 2654435761 ^ (choice + 1) * 2246822519 ^ (left + 1) * 3266489917
    return mixed ^ (mixed >> 15)


@part
def whole_hash(partial: int, right: int) -> int:
    mixed = partial ^ (right + 1) * 668265263
    return mixed ^ (mixed >> 13)


@part
def hash_of(nodes: Fragments, node: int) -> int:
    partial = partial_hash(nodes.symbol[node], nodes.choice[node], nodes.left[node])
    return whole_hash(partial, nodes.right[node])


@part
def slot_of(nodes: Fragments, hashed: int, symbol: int, choice: int, left: int, right: int) -> int:
    """Find the slot of a node, or the empty one in which it would be."""
    mask = len(nodes.slots) - 1
    slot = hashed & mask
    while True:
        node = nodes.slots[slot]
        if node == 0 or (
            nodes.right[node] == right
            and nodes.left[node] == left
            and nodes.symbol[node] == symbol
            and nodes.choice[node] == choice
        ):
            return slot
        slot = (slot + 1) & mask


@part
def intern(nodes: Fragments, symbol: int, choice: int, left: int, right: int) -> int:
    """Find a node, or make it; a new one has no references, but refers to its children."""
    partial = partial_hash(symbol, choice, left)
    slot = slot_of(nodes, whole_hash(partial, right), symbol, choice, left, right)
    if nodes.slots[slot]:
        return int(nodes.slots[slot])
    nodes.free[-1] -= 1
    node = nodes.free[nodes.free[-1]]
    nodes.slots[slot] = node
    nodes.symbol[node], nodes.choice[node] = symbol, choice
    nodes.left[node], nodes.right[node], nodes.references[node] = left, right, 0
    first = partial & (len(nodes.chain) - 1)
    nodes.following[node], nodes.chain[first] = nodes.chain[first], node
    nodes.alive[symbol] += 1
    if left > 0:
        nodes.references[left] += 1
    if right > 0:
        nodes.references[right] += 1
    return int(node)


@part
def release(nodes: Fragments, node: int) -> None:
    """Take away a reference; nodes to which nothing refers any more are removed."""
    nodes.stack[0] = node
    size = 1
    while size:
        size -= 1
        node = nodes.stack[size]
        nodes.references[node] -= 1
        if nodes.references[node]:
            continue
        remove(nodes, node)
        if nodes.left[node] > 0:
            nodes.stack[size] = nodes.left[node]
            size += 1
        if nodes.right[node] > 0:
            nodes.stack[size] = nodes.right[node]
            size += 1


@part
def unchain(nodes: Fragments, node: int, first: int) -> None:
    """Take a node out of its chain."""
    if nodes.chain[first] == node:
        nodes.chain[first] = nodes.following[node]
        return
    before = nodes.chain[first]
    while nodes.following[before] != node:
        before = nodes.following[before]
    nodes.following[before] = nodes.following[node]


@part
def remove(nodes: Fragments, node: int) -> None:
    """Empty the slot of a node, and move up those that were put further on because of it."""
    mask = len(nodes.slots) - 1
    slot = hash_of(nodes, node) & mask
    while nodes.slots[slot] != node:
        slot = (slot + 1) & mask
    after = slot
    while True:
        after = (after + 1) & mask
        other = nodes.slots[after]
        if other == 0:
            break
        wanted = hash_of(nodes, other) & mask
        if ((after - wanted) & mask) >= ((after - slot) & mask):
            nodes.slots[slot] = other
            slot = after
    nodes.slots[slot] = 0
    partial = partial_hash(nodes.symbol[node], nodes.choice[node], nodes.left[node])
    unchain(nodes, node, partial & mask)
    nodes.alive[nodes.symbol[node]] -= 1
    nodes.free[nodes.free[-1]] = node
    nodes.free[-1] += 1
