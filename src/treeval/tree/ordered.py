"""Functional trees as ordered trees of nodes: the terminals as leaves, a root on top."""

from dataclasses import dataclass

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.tree.functional import FunctionalTrees


@dataclass(frozen=True, eq=False)
class OrderedTrees:
    """Tree t owns the nodes ``offsets[t]:offsets[t+1]``, in postorder.

    ``origins`` numbers what a node is made from: first the terminals, then the nodes of the
    functional trees, and last the added roots. ``left`` is the leftmost leaf below a node, counted
    from the first node of its tree.
    """

    offsets: Ints
    origins: Ints
    left: Ints

    @property
    def sizes(self) -> Ints:
        return np.diff(self.offsets)


def ordered(trees: FunctionalTrees, first_terminals: Ints) -> OrderedTrees:
    """Make one ordered tree of each run of terminals; none may begin inside a sentence.

    Siblings stand in the order of their first terminals. ``first_terminals`` says where the runs
    begin, and finally where the text ends.
    """
    places, trees_wanted = np.arange(len(trees.order)), len(first_terminals) - 1
    first = np.concatenate([places, trees.first, first_terminals[:-1]])
    end = np.concatenate([places + 1, trees.end, first_terminals[1:]])
    kinds = np.repeat([0, 1, 2], [len(places), trees.nodes, trees_wanted])
    runs = np.searchsorted(first_terminals, first, side="right") - 1
    runs[kinds == 2] = np.arange(trees_wanted)
    # Nodes below a node end with it or before it; on the same span, leaves are below nodes, and
    # nodes below the root.
    postorder = np.lexsort((kinds, -first, end, runs))
    positions = np.empty(len(postorder), dtype=np.int64)
    positions[postorder] = np.arange(len(postorder))
    offsets = np.append(0, np.cumsum(np.bincount(runs, minlength=trees_wanted)))
    # A root without leaves is its own leftmost leaf.
    leaves = np.where(end > first, first, np.arange(len(first)))
    left = positions[leaves] - offsets[runs]
    origins = np.concatenate([trees.order, np.arange(len(places), len(first))])
    return OrderedTrees(frozen(offsets), frozen(origins[postorder]), frozen(left[postorder]))
