"""Pitman-Yor processes as restaurants: customers at tables, each of which has a dish.

Upstairs, dishes are fragments and restaurants are their root symbols; downstairs, dishes are the
rules of fragments, and one of them for each rule of each new table comes from upstairs.
"""

from math import lgamma
from typing import NamedTuple

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.induction.tsg.kernels.fragments import (
    FIRST,
    FRONTIER,
    KINDS,
    NOTHING,
    SECOND,
    Fragments,
    Grammar,
    new_fragments,
    new_grammar,
    release,
)
from treeval.kernels.jit import njit
from treeval.kernels.parts import part

UPPER_DISCOUNT, UPPER_STRENGTH, LOWER_DISCOUNT, LOWER_STRENGTH = range(4)


class Restaurants(NamedTuple):
    """Customers and tables by dish and by symbol, and the tables of each dish as a list."""

    customers: Ints
    tables: Ints
    first: Ints  # the first table of each dish, or -1
    all_customers: Ints
    all_tables: Ints
    size: Ints
    following: Ints  # the next table of the same dish, or -1
    free: Ints  # tables that are not in use; the last entry says how many there are


class State(NamedTuple):
    """All that the sampler knows, but for derivations of sentences."""

    grammar: Grammar
    nodes: Fragments
    upper: Restaurants
    lower: Restaurants
    hyper: Floats  # discount and strength upstairs, discount and strength downstairs
    sites: Floats  # [kind]: the probability that a symbol within a fragment is a site
    walk: Ints


def new_restaurants(dishes: int, symbols: int, tables: int) -> Restaurants:
    free = np.arange(tables, -1, -1, dtype=np.int64)
    free[-1] = tables
    free[:-1] -= 1
    customers, tables_of = np.zeros((2, dishes), np.int64)
    all_customers, all_tables = np.zeros((2, symbols), np.int64)
    first, following = np.full(dishes, -1, np.int64), np.full(tables, -1, np.int64)
    size = np.zeros(tables, np.int64)
    return Restaurants(
        customers, tables_of, first, all_customers, all_tables, size, following, free
    )


def new_state(tags: int, room: int, hyper: Floats, sites: Floats) -> State:
    """An empty state with room for some nodes, and for as many tables."""
    grammar = new_grammar(tags)
    symbols = len(grammar.kind)
    return State(
        grammar,
        new_fragments(room, symbols),
        new_restaurants(room + 2, symbols, room),
        new_restaurants(grammar.rules, symbols, room),
        hyper,
        sites,
        np.zeros(room + 2, np.int64),
    )


@part
def rule_probability(state: State, symbol: int, choice: int) -> float:
    """The probability of a rule, given the customers downstairs."""
    first, lower = state.grammar.first_rule[symbol], state.lower
    if first < 0:
        return 1.0
    a, b = state.hyper[LOWER_DISCOUNT], state.hyper[LOWER_STRENGTH]
    own = lower.customers[first + choice] - a * lower.tables[first + choice]
    base = (b + a * lower.all_tables[symbol]) / state.grammar.choices[symbol]
    return float((own + base) / (lower.all_customers[symbol] + b))


@part
def walk_through(state: State, fragment: int) -> int:
    """Write the nodes of a fragment into ``state.walk``, and return their number."""
    nodes, found, done = state.nodes, 1, 0
    state.walk[0] = fragment
    while done < found:
        node = state.walk[done]
        done += 1
        if nodes.left[node] > 0:
            state.walk[found] = nodes.left[node]
            found += 1
        if nodes.right[node] > 0:
            state.walk[found] = nodes.right[node]
            found += 1
    return found


@part
def site_factor(state: State, kind: int, child: int) -> float:
    """The probability that a child is a site, or that it is not."""
    if child == NOTHING:
        return 1.0
    share = float(state.sites[kind])
    return share if child == FRONTIER else 1.0 - share


@part
def base_probability(state: State, fragment: int) -> float:
    """The probability that rules and sites make up this fragment."""
    nodes, product = state.nodes, 1.0
    for place in range(walk_through(state, fragment)):
        node = state.walk[place]
        kind = state.grammar.kind[nodes.symbol[node]]
        product *= rule_probability(state, nodes.symbol[node], nodes.choice[node])
        product *= site_factor(state, FIRST[kind], nodes.left[node])
        product *= site_factor(state, SECOND[kind], nodes.right[node])
    return product


@part
def cached_and_new(state: State, fragment: int) -> tuple[float, float]:
    """Weights of the tables of a fragment, and of a new one, for the next customer."""
    a, b = state.hyper[UPPER_DISCOUNT], state.hyper[UPPER_STRENGTH]
    upper, symbol = state.upper, state.nodes.symbol[fragment]
    cached = upper.customers[fragment] - a * upper.tables[fragment]
    return cached, (b + a * upper.all_tables[symbol]) * base_probability(state, fragment)


@part
def log_probability(state: State, fragment: int) -> float:
    """How probable the fragment is as the next customer."""
    cached, new = cached_and_new(state, fragment)
    symbol = state.nodes.symbol[fragment]
    everyone = state.upper.all_customers[symbol] + state.hyper[UPPER_STRENGTH]
    return float(np.log((cached + new) / everyone))


@part
def sit_down(
    level: Restaurants, dish: int, symbol: int, draw: float, discount: float, new: float
) -> bool:
    """Seat a customer; whether the table is a new one, for which ``new`` is the weight."""
    cached = level.customers[dish] - discount * level.tables[dish]
    rest = draw * (cached + new)
    level.customers[dish] += 1
    level.all_customers[symbol] += 1
    table = level.first[dish]
    if table >= 0 and rest < cached:
        rest -= level.size[table] - discount
        while rest >= 0 and level.following[table] >= 0:
            table = level.following[table]
            rest -= level.size[table] - discount
        level.size[table] += 1
        return False
    level.free[-1] -= 1
    table = level.free[level.free[-1]]
    level.size[table], level.following[table] = 1, level.first[dish]
    level.first[dish] = table
    level.tables[dish] += 1
    level.all_tables[symbol] += 1
    return True


@njit(cache=True, nogil=True)
def set_tables(level: Restaurants, dishes: Ints, sizes: Ints) -> None:
    """Set up tables of dishes whose customers and tables are counted already."""
    for at in range(len(dishes)):
        level.free[-1] -= 1
        table = level.free[level.free[-1]]
        level.size[table], level.following[table] = sizes[at], level.first[dishes[at]]
        level.first[dishes[at]] = table


@part
def leave(level: Restaurants, dish: int, symbol: int, draw: float) -> bool:
    """Remove a customer from a table drawn by its size; whether the table is gone."""
    rest = draw * level.customers[dish]
    before, table = -1, level.first[dish]
    rest -= level.size[table]
    while rest >= 0 and level.following[table] >= 0:
        before, table = table, level.following[table]
        rest -= level.size[table]
    level.customers[dish] -= 1
    level.all_customers[symbol] -= 1
    level.size[table] -= 1
    if level.size[table]:
        return False
    if before < 0:
        level.first[dish] = level.following[table]
    else:
        level.following[before] = level.following[table]
    level.free[level.free[-1]] = table
    level.free[-1] += 1
    level.tables[dish] -= 1
    level.all_tables[symbol] -= 1
    return True


@part
def seat(state: State, fragment: int, rng: np.random.Generator) -> None:
    """Add a customer; a new table sends the rules of the fragment downstairs."""
    new = cached_and_new(state, fragment)[1]
    if not state.upper.customers[fragment]:
        state.nodes.references[fragment] += 1
    symbol, a = state.nodes.symbol[fragment], state.hyper[UPPER_DISCOUNT]
    if not sit_down(state.upper, fragment, symbol, rng.random(), a, new):
        return
    a, b = state.hyper[LOWER_DISCOUNT], state.hyper[LOWER_STRENGTH]
    for place in range(walk_through(state, fragment)):
        node = state.walk[place]
        symbol = state.nodes.symbol[node]
        first = state.grammar.first_rule[symbol]
        if first >= 0:
            new = (b + a * state.lower.all_tables[symbol]) / state.grammar.choices[symbol]
            sit_down(state.lower, first + state.nodes.choice[node], symbol, rng.random(), a, new)


@part
def unseat(state: State, fragment: int, rng: np.random.Generator) -> None:
    """Remove a customer; with a table, its rules leave."""
    if leave(state.upper, fragment, state.nodes.symbol[fragment], rng.random()):
        for place in range(walk_through(state, fragment)):
            node = state.walk[place]
            symbol = state.nodes.symbol[node]
            first = state.grammar.first_rule[symbol]
            if first >= 0:
                leave(state.lower, first + state.nodes.choice[node], symbol, rng.random())
    if not state.upper.customers[fragment]:
        release(state.nodes, fragment)


@njit(cache=True, nogil=True)
def log_seating(level: Restaurants, discount: float, strength: float) -> float:
    """How probable all tables of a level are, whatever their dishes."""
    total = 0.0
    for symbol in range(len(level.all_customers)):
        if level.all_customers[symbol]:
            for table in range(1, level.all_tables[symbol]):
                total += np.log(strength + table * discount)
            total += lgamma(strength + 1) - lgamma(strength + level.all_customers[symbol])
    alone = lgamma(1 - discount)
    for dish in range(len(level.first)):
        table = level.first[dish]
        while table >= 0:
            if level.size[table] > 1:
                total += lgamma(level.size[table] - discount) - alone
            table = level.following[table]
    return total


@njit(cache=True, nogil=True)
def count_sites(state: State) -> Ints:
    """Count symbols within the fragments of all tables: [kind, 1 if it is a site]."""
    counts = np.zeros((KINDS, 2), np.int64)
    nodes = state.nodes
    for fragment in range(len(nodes.symbol)):
        tables = state.upper.tables[fragment]
        if not tables:
            continue
        for place in range(walk_through(state, fragment)):
            node = state.walk[place]
            kind = state.grammar.kind[nodes.symbol[node]]
            if nodes.left[node] != NOTHING:
                counts[FIRST[kind], 1 if nodes.left[node] == FRONTIER else 0] += tables
            if nodes.right[node] != NOTHING:
                counts[SECOND[kind], 1 if nodes.right[node] == FRONTIER else 0] += tables
    return counts
