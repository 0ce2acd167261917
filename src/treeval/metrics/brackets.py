"""Brackets: phrases that have the right words (UF1), and also the right label (LF1).

By default, brackets are counted as in unsupervised parsing (Klein 2005): without punctuation, null
elements, brackets of one word and duplicates; the bracket of the whole sentence counts.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from treeval.arrays import Bools, Floats
from treeval.counts import Counts, ratio
from treeval.metrics.bracket_sets import Brackets, brackets
from treeval.metrics.f_score import F1Score
from treeval.schemes.punctuation import PUNCTUATION_TAGS, dropped_words
from treeval.tree.column import Column
from treeval.tree.compiled_pair import Chosen, count_brackets, numbered
from treeval.tree.constituent_pair import ConstituentPair
from treeval.tree.constituents import ROOT_LABELS, Constituents


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
        found = count_brackets(
            Chosen(pair.gold, words[0], labels[0]),
            Chosen(pair.predicted, words[1], labels[1]),
            one_word=self.one_word,
            whole_sentence=self.whole_sentence,
            as_sets=not self.duplicates,
        )
        return found and np.stack(found[:3], axis=1).astype(np.float64)

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
