"""T-Dice: classic tree edit distance, including leaves and root (Emms 2008).

Functional trees become ordered trees of nodes, with the terminals as leaves and a root on top.
"""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.counts import ratio
from treeval.errors import MismatchError
from treeval.metrics.columns import SPELLINGS
from treeval.settings.choices import Subtypes
from treeval.tree.functional import FunctionalTrees, from_dependencies
from treeval.tree.pair import Pair
from treeval.tree.treebank import Treebank

_LARGEST_TABLE = 25_000_000  # cells; enough for two sentences of 2,000 words


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


@dataclass(frozen=True)
class TreeDistanceScore:
    """1 - d/n, where d edits of cost 1 turn one tree into the other, and both have n nodes.

    The trees are functional trees with the words as leaves and a root on top; siblings are in the
    order of their first words. Sentences that are split differently are joined into the smallest
    runs that begin and end together, which count in the row of their first sentence. A sentence
    that is not a tree becomes a root over its words.
    """

    name: str
    subtypes: Subtypes = "keep"

    over: ClassVar[type] = Pair
    counted: ClassVar[tuple[str, ...]] = ("distance", "nodes")

    def count(self, pair: Pair) -> Floats:
        from treeval.kernels.edit_distance import Forest, edit_distances  # noqa: PLC0415

        gold_runs, predicted_runs = _runs(pair)
        gold, predicted = self._trees(pair.gold), self._trees(pair.predicted)
        gold_nodes = ordered(gold, pair.gold.offsets[gold_runs])
        predicted_nodes = ordered(predicted, pair.predicted.offsets[predicted_runs])
        _require_small_trees(pair, gold_runs, gold_nodes, predicted_nodes)
        forms = pair.predicted.columns["form"].coded_as(pair.gold.columns["form"])
        gold_codes = _codes(pair.gold.columns["form"].codes, gold.codes)
        predicted_codes = _codes(forms, predicted.coded_as(gold))
        distances = edit_distances(
            Forest(gold_nodes.offsets, _at(gold_codes, gold_nodes), gold_nodes.left),
            Forest(
                predicted_nodes.offsets, _at(predicted_codes, predicted_nodes), predicted_nodes.left
            ),
        )
        table = np.zeros((len(pair.gold), 2))
        sizes = gold_nodes.sizes + predicted_nodes.sizes
        table[gold_runs[:-1]] = np.stack([distances, sizes], axis=1)
        return table

    def _trees(self, treebank: Treebank) -> FunctionalTrees:
        treebank.column("deprel")
        return from_dependencies(treebank, SPELLINGS[self.subtypes], invalid="empty")

    def score(self, totals: Floats) -> Floats:
        distance, nodes = totals[..., 0], totals[..., 1]
        return ratio(nodes - distance, nodes)

    def measures(self, totals: Floats) -> dict[str, Floats]:
        del totals
        return {}


def _runs(pair: Pair) -> tuple[Ints, Ints]:
    """Find the sentences of either side that begin where one of the other does, and the end."""
    if pair.has_same_sentences:
        every = np.arange(len(pair.gold) + 1)
        return every, every
    gold, predicted = pair.gold_surface.sentence_starts, pair.predicted_surface.sentence_starts
    return np.flatnonzero(np.isin(gold, predicted)), np.flatnonzero(np.isin(predicted, gold))


def _codes(forms: Ints, labels: Ints) -> Ints:
    """Give each leaf and node a code: even for words, odd for labels, -1 for unseen ones."""
    words = np.where(forms < 0, -1, 2 * forms.astype(np.int64) + 2)
    nodes = np.where(labels < 0, -1, 2 * labels.astype(np.int64) + 1)
    return np.concatenate([words, nodes])


def _at(codes: Ints, nodes: OrderedTrees) -> Ints:
    # Numbers beyond those of words and nodes stand for the roots, which are all alike.
    return np.append(codes, 0)[np.minimum(nodes.origins, len(codes))]


def _require_small_trees(
    pair: Pair, runs: Ints, gold: OrderedTrees, predicted: OrderedTrees
) -> None:
    too_large = np.flatnonzero(gold.sizes * predicted.sizes > _LARGEST_TABLE)
    if len(too_large):
        run = int(too_large[0])
        line = pair.gold.origin.line(int(pair.gold.offsets[runs[run]]))
        raise MismatchError(
            f"{pair.gold.origin.path}:{line}: trees of {gold.sizes[run]} and "
            f"{predicted.sizes[run]} nodes are too large for TDice; leave it out of `metrics=`"
        )


T_DICE = TreeDistanceScore("TDice")
