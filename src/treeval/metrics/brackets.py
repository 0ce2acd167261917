"""Brackets: phrases that have the right words (UF1), and also the right label (LF1).

By default, brackets are counted as in unsupervised parsing (Klein 2005): without punctuation, null
elements, brackets of one word and duplicates; the bracket of the whole sentence counts. A bracket
is the words of a node, as positions in its sentence, and its label where labels count. The words
need not be adjacent. Brackets of two treebanks are numbered so that equal ones have equal numbers.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.counts import Counts, ratio
from treeval.metrics.f_score import F1Score
from treeval.schemes.punctuation import PUNCTUATION_TAGS, dropped_words
from treeval.tree.column import Column, coded_alike
from treeval.tree.constituent_pair import Chosen, ConstituentPair, count_brackets, numbered
from treeval.tree.constituents import ROOT_LABELS, Constituents
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
        nodes = theirs[begin : begin + step]
        shared = nodes @ ours.T
        partial = (shared > 0) & (shared < sizes) & (shared < nodes.sum(axis=1)[:, np.newaxis])
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


@dataclass(frozen=True)
class BracketScore(F1Score):
    """Brackets with the same words, and the same label if labelled, on both sides.

    Null elements never count. The gold tag of a word says whether it is punctuation. A label is
    the category; with ``functions``, the labels NP-SBJ and NP differ. Nodes with a label among
    ``without`` are not brackets. In a sentence whose words differ, no bracket is correct.
    """

    labelled: bool = False
    functions: bool = False
    punctuation: frozenset[str] = PUNCTUATION_TAGS
    one_word: bool = False
    whole_sentence: bool = True
    duplicates: bool = False
    only_discontinuous: bool = False
    without: frozenset[str] = frozenset()

    over: ClassVar[type] = ConstituentPair

    def count(self, pair: ConstituentPair) -> Floats:  # type: ignore[override]
        table = self._count_compiled(pair) if pair.is_compiled else None
        if table is None:
            table = self._brackets(*self._sides(pair)).counts(as_sets=not self.duplicates)
        table[~pair.have_same_words, 0] = 0
        return table

    def _count_compiled(self, pair: ConstituentPair) -> Floats | None:
        """Count with compiled code, if it can; the trees have no gaps."""
        if self.functions:
            return None
        if self.only_discontinuous:
            return np.zeros((len(pair.gold), len(self.counted)))
        gold, predicted = pair.gold.labels, pair.predicted.labels
        labels = numbered(gold, predicted, self.without, labelled=self.labelled)
        words = dropped_tags(pair, self.punctuation)
        counts = count_brackets(
            Chosen(pair.gold, words[0], labels[0]),
            Chosen(pair.predicted, words[1], labels[1]),
            one_word=self.one_word,
            whole_sentence=self.whole_sentence,
            as_sets=not self.duplicates,
        )
        return counts and np.stack(counts[:3], axis=1).astype(np.float64)

    def by_label(self, pair: ConstituentPair) -> Mapping[str, Counts]:
        """Count the brackets of each label; labels are sorted by frequency in the gold trees."""
        sides = self._sides(pair)
        labels = [self._labels(side) for side in sides]
        names = dict.fromkeys([*labels[0].strings, *labels[1].strings])
        parts: dict[str, Counts] = {}
        for name in names:
            kept = [
                side.without(nodes=~column.isin({name}))
                for side, column in zip(sides, labels, strict=True)
            ]
            table = brackets(kept[0], kept[1]).counts(as_sets=not self.duplicates)
            table[~pair.have_same_words, 0] = 0
            if table.any():
                parts[name] = Counts(self, table)
        return dict(sorted(parts.items(), key=lambda part: (-part[1].totals[2], part[0])))

    def _brackets(self, gold: Constituents, predicted: Constituents) -> Brackets:
        if not self.labelled:
            return brackets(gold, predicted)
        return brackets(gold, predicted, (self._labels(gold), self._labels(predicted)))

    def _labels(self, trees: Constituents) -> Column:
        if not self.functions:
            return trees.labels
        joined = zip(trees.labels, trees.functions, strict=True)
        return Column.of(f"{label}-{function}" if function else label for label, function in joined)

    def _sides(self, pair: ConstituentPair) -> tuple[Constituents, Constituents]:
        """Both sides, with only the words and nodes that count."""
        gold, predicted = without_tags(pair, self.punctuation)
        return self._that_count(gold), self._that_count(predicted)

    def _that_count(self, trees: Constituents) -> Constituents:
        dropped = trees.labels.isin(self.without)
        if not self.one_word:
            dropped |= trees.sizes == 1
        if not self.whole_sentence:
            dropped |= trees.sizes == trees.lengths[trees.node_sentences]
        if self.only_discontinuous:
            dropped |= ~trees.are_gappy
        return trees.without(nodes=dropped) if dropped.any() else trees


def without_tags(pair: ConstituentPair, tags: frozenset[str]) -> tuple[Constituents, Constituents]:
    """Both sides without null elements and without words whose gold tag is among the tags."""
    if tags not in pair.stripped:
        gold, predicted = dropped_tags(pair, tags)
        sides = pair.gold.without(words=gold), pair.predicted.without(words=predicted)
        pair.stripped[tags] = sides
    return pair.stripped[tags]


def dropped_tags(pair: ConstituentPair, tags: frozenset[str]) -> tuple[Bools, Bools]:
    """Mark null elements and words whose gold tag is among the tags."""
    if tags not in pair.dropped:
        sides = (side.tags.isin(tags) for side in (pair.gold, pair.predicted))
        pair.dropped[tags] = dropped_words(pair, *sides)
    return pair.dropped[tags]


@dataclass(frozen=True)
class TreeMatch:
    """Sentences in which gold and predicted brackets are the same."""

    name: str
    brackets: BracketScore

    over: ClassVar[type] = ConstituentPair
    counted: ClassVar[tuple[str, ...]] = ("correct", "gold")

    def count(self, pair: ConstituentPair) -> Floats:
        correct, predicted, gold = self.brackets.count(pair).T
        matches: Bools = (correct == predicted) & (correct == gold) & pair.have_same_words
        return np.stack([matches, np.ones(len(matches))], axis=1)

    def score(self, totals: Floats) -> Floats:
        return ratio(totals[..., 0], totals[..., 1])

    def measures(self, totals: Floats) -> dict[str, Floats]:
        del totals
        return {}


UF1 = BracketScore("UF1")
LF1 = BracketScore("LF1", labelled=True, without=ROOT_LABELS)
DISCONTINUOUS_F1 = BracketScore(
    "DF1", labelled=True, only_discontinuous=True, duplicates=True, without=ROOT_LABELS
)
EXACT_MATCH = TreeMatch(
    "ExactMatch",
    BracketScore(
        "LF1",
        labelled=True,
        punctuation=frozenset(),
        one_word=True,
        duplicates=True,
        without=ROOT_LABELS,
    ),
)
