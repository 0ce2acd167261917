"""What a model keeps of a sampler, as arrays that do not change.

A grammar of fragments is all that parsing needs. To go on, training also needs to know where
customers sit, and the derivations of all sentences.
"""

from typing import NamedTuple

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.induction.tsg import kernels

KIND, HEAD, DEPENDENT, CHOICE, LEFT, RIGHT, CUSTOMERS, TABLES = range(8)
COLUMNS = 8
KINDS = 9
# By kind: the kinds of the children, -1 for none, and whether rules choose a tag, to go on, or not.
FIRST = (1, 3, 3, 1, 6, 6, 8, 4, 5)
SECOND = (4, -1, -1, 7, -1, -1, 4, 2, 1)
CHOOSES_TAG, GOES_ON = (0, 3, 6), (1, 2, 4, 5)
BETWEEN = (7, 8)


class Stored(NamedTuple):
    """Nodes with their customers and tables, rules with theirs, and the parameters of the prior.

    ``nodes`` has a row per node, children before parents: kind, head, dependent, choice, left and
    right child (0 for a site, -1 for none, or else the number of a row, from 1), customers, tables.
    ``rules`` has rows of kind, head, choice, customers and tables. ``hyper`` has discount and
    strength of fragments, and those of rules; ``sites`` has a probability per kind.
    """

    nodes: Ints
    rules: Ints
    hyper: Floats
    sites: Floats

    @property
    def fragments(self) -> int:
        """The number of different fragments."""
        return int((self.nodes[:, CUSTOMERS] > 0).sum())


def rows_of(state: "kernels.State") -> Ints:
    """The nodes that are in use, in the order of their rows."""
    nodes = state.nodes
    return _children_first(nodes.slots[nodes.slots > 0], nodes.left, nodes.right)


def numbers_of(state: "kernels.State", order: Ints) -> Ints:
    """The number of the row of each node, from 1; 0 for nodes that are not in use."""
    number = np.zeros(len(state.nodes.symbol), np.int64)
    number[order] = np.arange(1, len(order) + 1)
    return number


def stored(state: "kernels.State") -> Stored:
    """Take what is in use out of the state of a sampler."""
    grammar, nodes = state.grammar, state.nodes
    order = rows_of(state)
    number = numbers_of(state, order)
    symbols = nodes.symbol[order]
    children = [
        np.where(child[order] > 0, number[np.maximum(child[order], 0)], child[order])
        for child in (nodes.left, nodes.right)
    ]
    columns = [column[symbols] for column in (grammar.kind, grammar.head, grammar.dependent)]
    columns += [nodes.choice[order], *children]
    columns += [state.upper.customers[order], state.upper.tables[order]]
    of = np.repeat(np.arange(len(grammar.kind)), grammar.choices)
    choice = np.arange(grammar.rules) - grammar.first_rule[of]
    rules = [grammar.kind[of], grammar.head[of], choice]
    rules += [state.lower.customers, state.lower.tables]
    kept = state.lower.customers > 0
    return Stored(
        frozen(np.stack(columns, axis=1).astype(np.int64)),
        frozen(np.stack(rules, axis=1)[kept].astype(np.int64)),
        frozen(state.hyper.copy()),
        frozen(state.sites.copy()),
    )


class Restored(NamedTuple):
    """A state, and which nodes and rules of it the rows of a stored grammar are."""

    state: "kernels.State"
    nodes: Ints  # by the number of a row; the first is none
    rules: Ints


def restored(grammar: Stored, tags: int, room: int) -> Restored:
    """Make a state of it with room for further nodes, and as many tags, or more of them."""
    nodes, rules = grammar.nodes, grammar.rules
    state = kernels.new_state(tags, len(nodes) + room, grammar.hyper.copy(), grammar.sites.copy())
    symbols = _symbols(tags, nodes[:, KIND], nodes[:, HEAD], nodes[:, DEPENDENT])
    found = kernels.restore(state, np.column_stack([symbols, nodes[:, CHOICE:]]))
    symbols = _symbols(tags, rules[:, 0], rules[:, 1], np.zeros(len(rules), np.int64))
    dishes = state.grammar.first_rule[symbols] + rules[:, 2]
    state.lower.customers[dishes], state.lower.tables[dishes] = rules[:, 3], rules[:, 4]
    np.add.at(state.lower.all_customers, symbols, rules[:, 3])
    np.add.at(state.lower.all_tables, symbols, rules[:, 4])
    return Restored(state, found, dishes)


def room_for(words: int) -> int:
    """How many nodes and tables the derivations of some words need at most."""
    return 5 * words + 10


def _symbols(tags: int, kind: Ints, head: Ints, dependent: Ints) -> Ints:
    """Number symbols as the kernels do."""
    first, last = BETWEEN
    between = 1 + 6 * tags + ((kind == last) * tags + dependent) * tags + head
    alone = np.where(kind == 0, 0, 1 + (kind - 1) * tags + head)
    return np.where((kind == first) | (kind == last), between, alone).astype(np.int64)


def _children_first(found: Ints, left: Ints, right: Ints) -> Ints:
    """Order nodes such that children come before parents."""
    order, seen = [], {0, -1}
    for top in sorted(found.tolist()):
        stack = [top]
        while stack:
            node = stack[-1]
            open_ones = [child for child in (left[node], right[node]) if child not in seen]
            if open_ones:
                stack.extend(open_ones)
                continue
            stack.pop()
            if node not in seen:
                seen.add(node)
                order.append(node)
    return np.array(order, dtype=np.int64)


class Seating(NamedTuple):
    """Tables of nodes and of rules, and the derivation and the tree of each sentence."""

    node_tables: Ints  # customers at each table, node after node in the order of rows
    rule_tables: Ints
    derivations: Ints  # numbers of the rows of fragments, from 1, sentence after sentence
    sizes: Ints  # how many fragments each sentence has
    heads: Ints  # [word]: the place of its head in the sentence, -1 for a root


def seating(state: "kernels.State", text: "kernels.Sampled") -> Seating:
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


def _sizes_of_tables(level: "kernels.Restaurants", dishes: Ints) -> Ints:
    sizes = []
    for dish in dishes.tolist():
        table = level.first[dish]
        while table >= 0:
            sizes.append(level.size[table])
            table = level.following[table]
    return frozen(np.array(sizes, dtype=np.int64))


def resumed(
    grammar: Stored, found: Seating, tags: int, codes: Ints, offsets: Ints
) -> "tuple[kernels.State, kernels.Sampled]":
    """Put a sampler together again, in the state in which it was."""
    longest = int(np.diff(offsets).max(initial=0))
    state, nodes, rules = restored(grammar, tags, room_for(len(codes) + 2 * longest))
    # A table is put before those of the same dish that are there, so the last comes first.
    dishes = np.repeat(nodes[1:], grammar.nodes[:, TABLES])
    kernels.set_tables(state.upper, dishes[::-1].copy(), found.node_tables[::-1].copy())
    dishes = np.repeat(rules, grammar.rules[:, 4])
    kernels.set_tables(state.lower, dishes[::-1].copy(), found.rule_tables[::-1].copy())
    fragments = np.zeros(5 * len(codes), np.int64)
    first = np.cumsum(found.sizes) - found.sizes
    within = np.arange(len(found.derivations)) - np.repeat(first, found.sizes)
    places = np.repeat(5 * offsets[:-1], found.sizes) + within
    fragments[places] = nodes[found.derivations]
    text = kernels.Sampled(codes, offsets, fragments, found.sizes.copy(), found.heads.copy())
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
