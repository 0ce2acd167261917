"""A grammar of fragments as arrays that do not change: what a model keeps of a sampler."""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from treeval.arrays import Floats, Ints, frozen

if TYPE_CHECKING:
    from treeval.kernels.tsg.restaurants import State

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


def rows_of(state: "State") -> Ints:
    """The nodes that are in use, in the order of their rows."""
    nodes = state.nodes
    return _children_first(nodes.slots[nodes.slots > 0], nodes.left, nodes.right)


def numbers_of(state: "State", order: Ints) -> Ints:
    """The number of the row of each node, from 1; 0 for nodes that are not in use."""
    number = np.zeros(len(state.nodes.symbol), np.int64)
    number[order] = np.arange(1, len(order) + 1)
    return number


def stored(state: "State") -> Stored:
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

    state: "State"
    nodes: Ints  # by the number of a row; the first is none
    rules: Ints


def restored(grammar: Stored, tags: int, room: int) -> Restored:
    """Make a state of it with room for further nodes, and as many tags, or more of them."""
    from treeval.kernels.tsg.restaurants import new_state  # noqa: PLC0415
    from treeval.kernels.tsg.sampling import restore  # noqa: PLC0415

    nodes, rules = grammar.nodes, grammar.rules
    state = new_state(tags, len(nodes) + room, grammar.hyper.copy(), grammar.sites.copy())
    symbols = _symbols(tags, nodes[:, KIND], nodes[:, HEAD], nodes[:, DEPENDENT])
    found = restore(state, np.column_stack([symbols, nodes[:, CHOICE:]]))
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
