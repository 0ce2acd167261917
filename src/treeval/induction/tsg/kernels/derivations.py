"""Derivations of a sentence: drawn from a filled chart, or taken from a tree."""

from typing import NamedTuple

import numpy as np

from treeval.arrays import Ints
from treeval.induction.tsg.kernels.charts import (
    FragmentChart,
    cell_of,
    places,
    splits,
    stored_sum,
    symbol_at,
)
from treeval.induction.tsg.kernels.fragments import (
    FRONTIER,
    GO,
    L_HAS,
    L_TAKES,
    M_LEFT,
    M_RIGHT,
    NOTHING,
    R_HAS,
    R_TAKES,
    STOP,
    L,
    R,
    S,
    intern,
    symbol_of,
)
from treeval.induction.tsg.kernels.restaurants import (
    UPPER_DISCOUNT,
    State,
    rule_probability,
)
from treeval.kernels.parts import part


class Room(NamedTuple):
    """Where a derivation is put together: cells to be derived, and the nodes of a new fragment."""

    sites: Ints  # [number, 3]: cells
    inner: Ints  # [number, 4]: cells within the fragment at hand, with a node, stored or new
    symbol: Ints
    choice: Ints
    left: Ints
    right: Ints
    node: Ints
    sizes: Ints  # how many sites, inner cells and new nodes there are


@part
def new_room(words: int) -> Room:
    most = 5 * words + 5
    return Room(
        np.zeros((most, 3), np.int64),
        np.zeros((most, 4), np.int64),
        np.zeros(most, np.int64),
        np.zeros(most, np.int64),
        np.zeros(most, np.int64),
        np.zeros(most, np.int64),
        np.zeros(most, np.int64),
        np.zeros(3, np.int64),
    )


@part
def put_site(room: Room, cell: tuple[int, int, int]) -> None:
    size = room.sizes[0]
    room.sites[size, 0], room.sites[size, 1], room.sites[size, 2] = cell
    room.sizes[0] = size + 1


@part
def put_inner(room: Room, cell: tuple[int, int, int], node: int) -> None:
    size = room.sizes[1]
    room.inner[size, 0], room.inner[size, 1], room.inner[size, 2] = cell
    room.inner[size, 3] = node
    room.sizes[1] = size + 1


@part
def top_of(room: Room) -> tuple[int, int, int, int]:
    """The inner cell that was taken last, and its node."""
    top = room.inner[room.sizes[1]]
    return top[0], top[1], top[2], top[3]


@part
def is_half(kind: int) -> bool:
    return kind in (L, L_HAS, R, R_HAS)


@part
def note_head(heads: Ints, cell: tuple[int, int, int], at: int) -> None:
    """Write the arc of a cell, if it has one."""
    kind, lo, hi = cell
    if kind == S:
        heads[at] = -1
    elif kind == M_LEFT:
        heads[lo] = hi
    elif kind == M_RIGHT:
        heads[hi] = lo


@part
def put_stored(room: Room, cell: tuple[int, int, int], child: int) -> None:
    if child == FRONTIER:
        put_site(room, cell)
    else:
        put_inner(room, cell, child)


@part
def descend_stored(
    state: State,
    chart: FragmentChart,
    words: Ints,
    heads: Ints,
    room: Room,
    rng: np.random.Generator,
) -> None:
    """Draw where the parts of a stored fragment are, and leave its sites to be derived."""
    nodes = state.nodes
    while room.sizes[1]:
        room.sizes[1] -= 1
        kind, lo, hi, node = top_of(room)
        left, right = nodes.left[node], nodes.right[node]
        if is_half(kind):
            if lo < hi:
                below = cell_of(L_TAKES if kind in (L, L_HAS) else R_TAKES, lo, hi)
                put_stored(room, below, left)
            continue
        first, last = places(kind, lo, hi)
        rest = rng.random() * stored_sum(chart, (kind, lo, hi), node)
        chosen = -1
        for at in range(first, last):
            if kind not in (M_LEFT, M_RIGHT) and words[at] != nodes.choice[node]:
                continue
            one, two = splits(kind, lo, hi, at)
            weight = stored_sum(chart, one, left) * stored_sum(chart, two, right)
            if weight > 0:
                chosen = at
                rest -= weight
                if rest < 0:
                    break
        note_head(heads, (kind, lo, hi), chosen)
        one, two = splits(kind, lo, hi, chosen)
        put_stored(room, one, left)
        put_stored(room, two, right)


@part
def new_node(state: State, words: Ints, room: Room, cell: tuple[int, int, int]) -> int:
    """Add a node to the new fragment, and its cell to those that must be expanded."""
    node = room.sizes[2]
    room.sizes[2] = node + 1
    room.symbol[node] = symbol_at(state.grammar.tags, words, cell[0], cell[1], cell[2])
    put_inner(room, cell, node)
    return int(node)


@part
def new_child(
    state: State,
    chart: FragmentChart,
    words: Ints,
    room: Room,
    cell: tuple[int, int, int],
    rng: np.random.Generator,
) -> int:
    """Draw whether a child is a site (0), or else make its node; returns its number plus one."""
    if rng.random() * chart.child[cell] < state.sites[cell[0]] * chart.site[cell]:
        put_site(room, cell)
        return FRONTIER
    return new_node(state, words, room, cell) + 1


@part
def descend_new(
    state: State,
    chart: FragmentChart,
    words: Ints,
    heads: Ints,
    room: Room,
    rng: np.random.Generator,
) -> int:
    """Draw rules and sites of a base fragment, and store it; returns its number."""
    while room.sizes[1]:
        room.sizes[1] -= 1
        kind, lo, hi, node = top_of(room)
        room.left[node] = room.right[node] = NOTHING
        if is_half(kind):
            room.choice[node] = STOP if lo == hi else GO
            if lo < hi:
                below = cell_of(L_TAKES if kind in (L, L_HAS) else R_TAKES, lo, hi)
                room.left[node] = new_child(state, chart, words, room, below, rng)
            continue
        first, last = places(kind, lo, hi)
        rest = rng.random() * chart.base[kind, lo, hi]
        chosen = -1
        for at in range(first, last):
            choice = 0 if kind in (M_LEFT, M_RIGHT) else words[at]
            one, two = splits(kind, lo, hi, at)
            weight = rule_probability(state, room.symbol[node], choice)
            weight *= chart.child[one] * chart.child[two]
            if weight > 0:
                chosen = at
                room.choice[node] = choice
                rest -= weight
                if rest < 0:
                    break
        note_head(heads, (kind, lo, hi), chosen)
        one, two = splits(kind, lo, hi, chosen)
        room.left[node] = new_child(state, chart, words, room, one, rng)
        room.right[node] = new_child(state, chart, words, room, two, rng)
    return store(state, room)


@part
def store(state: State, room: Room) -> int:
    """Store the nodes of a new fragment, children first: they come after their parents."""
    for node in range(room.sizes[2] - 1, -1, -1):
        left, right = room.left[node], room.right[node]
        room.node[node] = intern(
            state.nodes,
            room.symbol[node],
            room.choice[node],
            room.node[left - 1] if left > 0 else left,
            room.node[right - 1] if right > 0 else right,
        )
    return int(room.node[0])


@part
def draw_derivation(
    state: State,
    chart: FragmentChart,
    words: Ints,
    room: Room,
    rng: np.random.Generator,
    fragments: Ints,
    heads: Ints,
) -> int:
    """Draw a derivation from a filled chart: fragments, each with one more reference, and heads.

    Returns the number of fragments.
    """
    a, found = state.hyper[UPPER_DISCOUNT], 0
    room.sizes[0] = 0
    put_site(room, cell_of(S, 0, len(words) - 1))
    while room.sizes[0]:
        room.sizes[0] -= 1
        top = room.sites[room.sizes[0]]
        kind, lo, hi = top[0], top[1], top[2]
        cell = (kind, lo, hi)
        symbol = symbol_at(state.grammar.tags, words, kind, lo, hi)
        everyone = state.upper.all_customers[symbol] + state.hyper[1]
        rest = rng.random() * chart.site[cell] * everyone
        fragment = 0
        for place in range(chart.begin[cell], chart.end[cell]):
            node = chart.node[place]
            customers = state.upper.customers[node]
            if customers:
                rest -= (customers - a * state.upper.tables[node]) * chart.inside[place]
                if rest < 0:
                    fragment = node
                    break
        room.sizes[1] = room.sizes[2] = 0
        if fragment:
            put_inner(room, cell, fragment)
            descend_stored(state, chart, words, heads, room, rng)
        else:
            new_node(state, words, room, cell)
            fragment = descend_new(state, chart, words, heads, room, rng)
        state.nodes.references[fragment] += 1
        fragments[found] = fragment
        found += 1
    return found


@part
def append_rule(
    state: State, fragments: Ints, found: int, symbol: int, choice: int, children: int
) -> int:
    """Add a fragment of one rule, all of whose children are sites."""
    left = FRONTIER if children > 0 else NOTHING
    right = FRONTIER if children > 1 else NOTHING
    fragments[found] = intern(state.nodes, symbol, choice, left, right)
    state.nodes.references[fragments[found]] += 1
    return found + 1


@part
def derive_half(
    state: State, words: Ints, heads: Ints, head: int, fragments: Ints, found: int
) -> int:
    """Add the rules by which a word takes its dependents on the left."""
    tags, kind = state.grammar.tags, L
    for dependent in range(head):
        if heads[dependent] == head:
            tag, taken = words[head], words[dependent]
            go, takes = symbol_of(tags, kind, tag, 0), symbol_of(tags, L_TAKES, tag, 0)
            found = append_rule(state, fragments, found, go, GO, 1)
            found = append_rule(state, fragments, found, takes, taken, 2)
            between = symbol_of(tags, M_LEFT, tag, taken)
            found = append_rule(state, fragments, found, between, 0, 2)
            kind = L_HAS
    stop = symbol_of(tags, kind, words[head], 0)
    return append_rule(state, fragments, found, stop, STOP, 0)


@part
def derive_other_half(
    state: State, words: Ints, heads: Ints, head: int, fragments: Ints, found: int
) -> int:
    """Add the rules by which a word takes its dependents on the right."""
    tags, kind = state.grammar.tags, R
    for dependent in range(len(words) - 1, head, -1):
        if heads[dependent] == head:
            tag, taken = words[head], words[dependent]
            go, takes = symbol_of(tags, kind, tag, 0), symbol_of(tags, R_TAKES, tag, 0)
            found = append_rule(state, fragments, found, go, GO, 1)
            found = append_rule(state, fragments, found, takes, taken, 2)
            between = symbol_of(tags, M_RIGHT, tag, taken)
            found = append_rule(state, fragments, found, between, 0, 2)
            kind = R_HAS
    stop = symbol_of(tags, kind, words[head], 0)
    return append_rule(state, fragments, found, stop, STOP, 0)


@part
def derive(state: State, words: Ints, heads: Ints, fragments: Ints) -> int:
    """Cut a tree into its rules, each a fragment; returns their number."""
    found = 0
    for head in range(len(words)):
        if heads[head] < 0:
            found = append_rule(state, fragments, found, 0, words[head], 2)
        found = derive_half(state, words, heads, head, fragments, found)
        found = derive_other_half(state, words, heads, head, fragments, found)
    return found
