"""What training needs in order to go on: where customers sit, and derivations of sentences."""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.models.tsg.stored import (
    BETWEEN,
    CHOICE,
    CUSTOMERS,
    DEPENDENT,
    HEAD,
    KIND,
    LEFT,
    RIGHT,
    TABLES,
    Stored,
    numbers_of,
    restored,
    room_for,
    rows_of,
)

if TYPE_CHECKING:
    from treeval.kernels.tsg.restaurants import Restaurants, State
    from treeval.kernels.tsg.sampling import Sampled


class Seating(NamedTuple):
    """Tables of nodes and of rules, and the derivation and the tree of each sentence."""

    node_tables: Ints  # customers at each table, node after node in the order of rows
    rule_tables: Ints
    derivations: Ints  # numbers of the rows of fragments, from 1, sentence after sentence
    sizes: Ints  # how many fragments each sentence has
    heads: Ints  # [word]: the place of its head in the sentence, -1 for a root


def seating(state: "State", text: "Sampled") -> Seating:
    """Take the tables and derivations out of a sampler."""
    order = rows_of(state)
    number = numbers_of(state, order)
    begins = 5 * text.offsets[:-1]
    own = [
        text.fragments[begin : begin + size]
        for begin, size in zip(begins.tolist(), text.sizes.tolist(), strict=True)
    ]
    rules = np.flatnonzero(state.lower.customers)
    return Seating(
        _sizes_of_tables(state.upper, order),
        _sizes_of_tables(state.lower, rules),
        frozen(number[np.concatenate(own)] if own else np.zeros(0, np.int64)),
        frozen(text.sizes.copy()),
        frozen(text.heads.copy()),
    )


def _sizes_of_tables(level: "Restaurants", dishes: Ints) -> Ints:
    sizes = []
    for dish in dishes.tolist():
        table = level.first[dish]
        while table >= 0:
            sizes.append(level.size[table])
            table = level.following[table]
    return frozen(np.array(sizes, dtype=np.int64))


def resumed(
    grammar: Stored, found: Seating, tags: int, codes: Ints, offsets: Ints
) -> "tuple[State, Sampled]":
    """Put a sampler together again, in the state in which it was."""
    from treeval.kernels.tsg.restaurants import set_tables  # noqa: PLC0415
    from treeval.kernels.tsg.sampling import Sampled  # noqa: PLC0415

    longest = int(np.diff(offsets).max(initial=0))
    state, nodes, rules = restored(grammar, tags, room_for(len(codes) + 2 * longest))
    # A table is put before those of the same dish that are there, so the last comes first.
    dishes = np.repeat(nodes[1:], grammar.nodes[:, TABLES])
    set_tables(state.upper, dishes[::-1].copy(), found.node_tables[::-1].copy())
    dishes = np.repeat(rules, grammar.rules[:, 4])
    set_tables(state.lower, dishes[::-1].copy(), found.rule_tables[::-1].copy())
    fragments = np.zeros(5 * len(codes), np.int64)
    first = np.cumsum(found.sizes) - found.sizes
    within = np.arange(len(found.derivations)) - np.repeat(first, found.sizes)
    places = np.repeat(5 * offsets[:-1], found.sizes) + within
    fragments[places] = nodes[found.derivations]
    text = Sampled(codes, offsets, fragments, found.sizes.copy(), found.heads.copy())
    return state, text


def seating_fits(grammar: Stored, found: Seating, offsets: Ints) -> bool:
    """Whether everybody has a seat, and derivations have the customers; kernels rely on this."""
    nodes, rules, lengths = grammar.nodes, grammar.rules, np.diff(offsets)
    begins = np.repeat(offsets[:-1], lengths)
    heads = found.heads
    if not (
        len(found.sizes) == len(lengths)
        and len(heads) == int(offsets[-1])
        and ((found.sizes > 0) & (found.sizes <= 5 * lengths)).all()
        and ((heads >= -1) & (heads < np.repeat(lengths, lengths))).all()
        and (heads + begins != np.arange(len(heads))).all()
        and len(found.derivations) == found.sizes.sum()
        and ((found.derivations > 0) & (found.derivations <= len(nodes))).all()
    ):
        return False
    customers = np.bincount(found.derivations - 1, minlength=len(nodes))
    return bool(
        _tags_fit(nodes)
        and _tags_fit(np.insert(rules, 2, 0, axis=1))
        and (customers == nodes[:, CUSTOMERS]).all()
        and _seated(found.node_tables, nodes[:, CUSTOMERS], nodes[:, TABLES])
        and _seated(found.rule_tables, rules[:, 3], rules[:, 4])
        and _rules_of_tables_fit(grammar, int(lengths.max(initial=0)))
    )


def _tags_fit(rows: Ints) -> bool:
    """Whether symbols have only the tags that they need, so that no two rows are the same."""
    kind, head, dependent = rows[:, KIND], rows[:, HEAD], rows[:, DEPENDENT]
    return bool((head[kind == 0] == 0).all() and (dependent[~np.isin(kind, BETWEEN)] == 0).all())


def _seated(sizes: Ints, customers: Ints, tables: Ints) -> bool:
    """Whether each dish has as many tables as it should, with all its customers."""
    if len(sizes) != tables.sum() or (sizes <= 0).any():
        return False
    dishes = np.repeat(np.arange(len(tables)), tables)
    return bool((np.bincount(dishes, sizes, len(tables)) == customers).all())


def _rules_of_tables_fit(grammar: Stored, longest: int) -> bool:
    """Whether the customers of rules are the rules of all tables, and no fragment is too large."""
    nodes = grammar.nodes
    sizes, used = list[int](), nodes[:, TABLES].tolist()
    for row in nodes.tolist():
        children = [row[column] for column in (LEFT, RIGHT) if row[column] > 0]
        size = 1 + sum(sizes[child - 1] for child in children)
        if size > 5 * longest:
            return False
        sizes.append(size)
    for number in range(len(nodes) - 1, -1, -1):
        for column in (LEFT, RIGHT):
            child = int(nodes[number, column])
            if child > 0:
                used[child - 1] += used[number]
    expected: dict[tuple[int, ...], int] = {}
    for row, times in zip(nodes.tolist(), used, strict=True):
        if row[KIND] not in BETWEEN and times:
            key = (row[KIND], row[HEAD], row[CHOICE])
            expected[key] = expected.get(key, 0) + times
    return expected == {tuple(row[:3]): row[3] for row in grammar.rules.tolist()}
