"""Brackets of two treebanks, numbered so that equal ones have equal numbers; crossing brackets.

Both sides must have the same sentences. A bracket is the words of a node, as positions in its
sentence, and its label where labels count. The words need not be adjacent.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.tree.column import Column, coded_alike
from treeval.tree.constituents import Constituents
from treeval.tree.nesting import lowest_beyond

_PAIRS_AT_ONCE = 1 << 22


@dataclass(frozen=True, eq=False)
class Brackets:
    """Brackets of gold and predicted trees: the sentence of each, and its number."""

    size: int  # number of sentences
    gold_rows: Ints
    predicted_rows: Ints
    gold: Ints
    predicted: Ints

    def counts(self, *, as_sets: bool) -> Floats:
        """Count correct, predicted and gold brackets of each sentence.

        A bracket that one side has m times and the other n times is correct min(m, n) times.
        """
        rows, gold, predicted = self.tallied
        if as_sets:
            gold, predicted = np.minimum(gold, 1), np.minimum(predicted, 1)
        correct = np.minimum(gold, predicted)
        return np.stack(
            [
                np.bincount(rows, weights=tally, minlength=self.size).astype(np.float64)
                for tally in (correct, predicted, gold)
            ],
            axis=1,
        )

    @cached_property
    def tallied(self) -> tuple[Ints, Ints, Ints]:
        """For each distinct bracket, its sentence and its counts in gold and predicted trees."""
        numbers = np.concatenate([self.gold, self.predicted])
        rows = np.concatenate([self.gold_rows, self.predicted_rows])
        order = np.argsort(numbers, kind="stable")
        starts = np.flatnonzero(np.diff(numbers[order], prepend=-1))
        is_gold = (order < len(self.gold)).astype(np.int64)
        gold = np.add.reduceat(is_gold, starts) if len(starts) else starts
        occurrences = np.diff(np.append(starts, len(order)))
        return rows[order[starts]], gold, occurrences - gold


def brackets(
    gold: Constituents, predicted: Constituents, labels: tuple[Column, Column] | None = None
) -> Brackets:
    """Number the brackets of both sides; labels, one per node, are compared if given."""
    numbers = same_words(gold, predicted)
    if labels is not None:
        ours, theirs, size = shared_codes(*labels)
        numbers = numbers[0] * size + ours, numbers[1] * size + theirs
    return Brackets(len(gold), gold.node_sentences, predicted.node_sentences, *numbers)


def same_words(gold: Constituents, predicted: Constituents) -> tuple[Ints, Ints]:
    """Number the nodes of both sides so that nodes over the same words have the same number."""
    lengths = np.maximum(gold.lengths, predicted.lengths)
    offsets = np.append(0, np.cumsum(lengths))
    longest = int(lengths.max(initial=0)) + 1
    known: dict[bytes, int] = {}
    beyond = int(offsets[-1]) * longest  # larger than every number for adjacent words
    return (
        _numbers(gold, offsets, longest, known, beyond),
        _numbers(predicted, offsets, longest, known, beyond),
    )


def _numbers(
    trees: Constituents, offsets: Ints, longest: int, known: dict[bytes, int], beyond: int
) -> Ints:
    shifts = offsets[:-1] - trees.offsets[:-1]
    places = trees.first + shifts[trees.node_sentences]
    numbers = places * np.int64(longest) + (trees.end - trees.first - 1)
    blocks = trees.blocks
    bounds = np.flatnonzero(np.diff(blocks.nodes, prepend=-1, append=-1))
    moved = shifts[trees.node_sentences[blocks.nodes]]
    runs = np.stack([blocks.first + moved, blocks.end + moved], axis=1)
    for begin, end in zip(bounds[:-1].tolist(), bounds[1:].tolist(), strict=True):
        key = runs[begin:end].tobytes()
        numbers[blocks.nodes[begin]] = beyond + known.setdefault(key, len(known))
    return numbers


def shared_codes(a: Column, b: Column) -> tuple[Ints, Ints, int]:
    """Give two columns the same codes; also return the number of distinct strings."""
    ours, theirs = coded_alike(a, b)
    return ours.codes, theirs.codes, len(ours.strings)


def crossing(gold: Constituents, predicted: Constituents) -> Bools:
    """For each predicted node, whether it overlaps with a gold node and neither contains the other.

    Both sides must have the same number of words in each sentence.
    """
    crosses = _crossing_adjacent(gold, predicted)
    gappy = np.zeros(len(gold), dtype=np.bool_)
    for side in (gold, predicted):
        gappy[side.node_sentences[side.are_gappy]] = True
    for sentence in np.flatnonzero(gappy).tolist():
        nodes = slice(*predicted.node_offsets[sentence : sentence + 2].tolist())
        crosses[nodes] = _crossing_sets(gold, predicted, sentence)
    return crosses


def _crossing_adjacent(gold: Constituents, predicted: Constituents) -> Bools:
    """Judge nodes of adjacent words; only the lowest gold node around either edge can cross."""
    around = lowest_beyond(gold.parents, gold.first, np.append(gold.word_parents, -1))
    # Around a bracket's first edge: the gold node that holds the words on both sides of it.
    before, after = around[predicted.first], around[predicted.end]
    starts_within = np.append(gold.end, gold.words + 1)[before] < predicted.end
    ends_within = np.append(gold.first, -1)[after] > predicted.first
    return np.asarray(starts_within | ends_within)


def _crossing_sets(gold: Constituents, predicted: Constituents, sentence: int) -> Bools:
    """Judge the nodes of a sentence by the words that they share, pair by pair."""
    ours, theirs = _membership(gold, sentence), _membership(predicted, sentence)
    sizes = ours.sum(axis=1)
    step = max(1, _PAIRS_AT_ONCE // max(1, len(ours)))
    judged = [np.zeros(0, dtype=np.bool_)]
    for begin in range(0, len(theirs), step):
        some = theirs[begin : begin + step]
        shared = some @ ours.T
        partial = (shared > 0) & (shared < sizes) & (shared < some.sum(axis=1)[:, np.newaxis])
        judged.append(partial.any(axis=1))
    return np.concatenate(judged)


def _membership(trees: Constituents, sentence: int) -> Floats:
    """A table (nodes, words) of ones and zeros for one sentence."""
    begin, end = trees.node_offsets[sentence : sentence + 2].tolist()
    nodes = np.arange(begin, end)
    table = np.zeros((end - begin, int(trees.lengths[sentence])))
    rows = np.repeat(np.arange(end - begin), trees.sizes[nodes])
    table[rows, trees.words_below(nodes) - trees.offsets[sentence]] = 1
    return table
