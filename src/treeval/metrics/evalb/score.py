"""EVALB: labelled brackets with a parameter file, as most papers since Collins (1997) score them.

This follows the program of Sekine and Collins: an outer bracket without a label is a bracket like
any other, labels end at the first hyphen or equals sign, and a sentence whose words differ is an
error that counts in no score.
"""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.counts import ratio
from treeval.metrics.bracket_sets import brackets, crossing
from treeval.metrics.evalb.parameters import COLLINS, EvalbParameters, classes
from treeval.metrics.evalb.quotes import restore_quotes
from treeval.metrics.f_score import F1, PRECISION, RECALL
from treeval.tree.column import Column
from treeval.tree.compiled_pair import Chosen, compare_words, count_brackets, numbered
from treeval.tree.constituent_pair import ConstituentPair
from treeval.tree.constituents import Constituents


@dataclass(frozen=True)
class Evalb:
    """Brackets by words and label as multisets, tags, crossing brackets, complete matches."""

    name: str = "EVALB"
    parameters: EvalbParameters = COLLINS

    over: ClassVar[type] = ConstituentPair
    counted: ClassVar[tuple[str, ...]] = (
        *("correct", "predicted", "gold", "words", "correct_tags"),
        *("crossing", "uncrossed", "nearly_uncrossed", "exact"),
        *("valid", "errors", "skipped"),
    )

    def count(self, pair: ConstituentPair) -> Floats:
        table = self._count_compiled(pair) if pair.is_compiled else None
        return self._count(pair) if table is None else table

    def _count(self, pair: ConstituentPair) -> Floats:
        gold, predicted = self._without_deleted(pair)
        skipped = predicted.lengths == 0
        valid = ~skipped & self._have_same_words(gold, predicted)
        facts = np.zeros((len(gold), len(self.counted) - 3))
        rows = np.flatnonzero(valid)
        errors = ~valid & ~skipped
        if not valid.all():
            gold, predicted = gold.select(rows), predicted.select(rows)
        facts[rows] = self._count_valid(gold, predicted)
        return np.column_stack([facts, valid, errors, skipped])

    def score(self, totals: Floats) -> Floats:
        return ratio(2 * totals[..., 0], totals[..., 1] + totals[..., 2])

    def measures(self, totals: Floats) -> dict[str, Floats]:
        fact = dict(zip(self.counted, np.moveaxis(totals, -1, 0), strict=True))
        return {
            PRECISION: ratio(fact["correct"], fact["predicted"]),
            RECALL: ratio(fact["correct"], fact["gold"]),
            F1: self.score(totals),
            "exact_match": ratio(fact["exact"], fact["valid"]),
            "average_crossing": ratio(fact["crossing"], fact["valid"]),
            "no_crossing": ratio(fact["uncrossed"], fact["valid"]),
            "at_most_two_crossing": ratio(fact["nearly_uncrossed"], fact["valid"]),
            "tag_accuracy": ratio(fact["correct_tags"], fact["words"]),
        }

    def lengths(self, trees: Constituents) -> Ints:
        """Lengths of the sentences as the cut-off counts them."""
        counts = ~trees.tags.isin(self.parameters.delete_labels_for_length)
        return np.bincount(trees.sentences[counts], minlength=len(trees))

    def are_short(self, trees: Constituents) -> Bools:
        """Say for each sentence whether it is among those up to the cut-off."""
        return np.asarray(self.lengths(trees) <= self.parameters.cutoff)

    def _count_valid(self, gold: Constituents, predicted: Constituents) -> Floats:
        if self.parameters.disc_only:
            gold, predicted = (side.without(nodes=~side.are_gappy) for side in (gold, predicted))
        labels = (self._labels(gold), self._labels(predicted)) if self.parameters.labelled else None
        correct, found, wanted = brackets(gold, predicted, labels).counts(as_sets=False).T
        tags = (self._united(side.tags) for side in (gold, predicted))
        crossed = crossing(gold, predicted)
        size = len(gold)
        crossings = np.bincount(predicted.node_sentences[crossed], minlength=size)
        right = next(tags).equals(next(tags))
        correct_tags = np.bincount(gold.sentences[right], minlength=size)
        exact = (correct == found) & (correct == wanted)
        facts = [correct, found, wanted, gold.lengths, correct_tags, crossings]
        return np.stack([*facts, crossings == 0, crossings <= 2, exact], axis=1)

    def _count_compiled(self, pair: ConstituentPair) -> Floats | None:
        """Count with compiled code, if it can."""
        gold, predicted = pair.gold, pair.predicted
        words = self._deleted_words(pair)
        tags = self._united(gold.tags), self._united(predicted.tags)
        alike = compare_words(gold, predicted, words, tags)
        skipped = alike.predicted == 0
        valid = ~skipped & alike.are_same
        if self.parameters.disc_only or (self.parameters.equal_words and not alike.are_same.all()):
            return None
        labels = numbered(
            self._labels(gold),
            self._labels(predicted),
            self._deleted_labels,
            labelled=self.parameters.labelled,
        )
        found = count_brackets(
            Chosen(gold, words[0], labels[0]), Chosen(predicted, words[1], labels[1])
        )
        if found is None:
            return None
        correct, crossings = found.correct, found.crossing
        exact = (correct == found.predicted) & (correct == found.gold)
        facts = [*found[:3], alike.gold, alike.same_tags, crossings]
        table = np.stack([*facts, crossings == 0, crossings <= 2, exact], axis=1)
        table[~valid] = 0
        return np.column_stack([table, valid, ~valid & ~skipped, skipped]).astype(np.float64)

    def _labels(self, trees: Constituents) -> Column:
        cut = trees.labels.map(lambda label: label.replace("=", "-").partition("-")[0])
        return self._united(cut)

    def _united(self, labels: Column) -> Column:
        """Replace labels that are equal by one of them."""
        equal = classes(self.parameters.equal_labels)
        return labels.map(lambda label: equal.get(label, label))

    @property
    def _deleted_labels(self) -> frozenset[str]:
        """The labels of nodes that are not to be counted."""
        equal = classes(self.parameters.equal_labels)
        return frozenset(equal.get(label, label) for label in self.parameters.delete_labels)

    def _have_same_words(self, gold: Constituents, predicted: Constituents) -> Bools:
        equal = classes(self.parameters.equal_words)
        same = gold.lengths == predicted.lengths
        ours, theirs = (
            side.forms.take(np.flatnonzero(same[side.sentences])) for side in (gold, predicted)
        )
        rows = gold.sentences[same[gold.sentences]]
        for word in np.flatnonzero(~ours.equals(theirs)).tolist():
            our_word, their_word = ours[word], theirs[word]
            same[rows[word]] &= equal.get(our_word, our_word) == equal.get(their_word, their_word)
        return np.asarray(same)

    def _without_deleted(self, pair: ConstituentPair) -> tuple[Constituents, Constituents]:
        gold, predicted = (
            side.without(words=words, nodes=self._labels(side).isin(self._deleted_labels))
            for side, words in zip(
                (pair.gold, pair.predicted), self._deleted_words(pair), strict=True
            )
        )
        return gold, predicted

    def _deleted_words(self, pair: ConstituentPair) -> tuple[Bools, Bools]:
        gold, predicted = (
            side.tags.isin(self.parameters.delete_labels) for side in (pair.gold, pair.predicted)
        )
        if self.parameters.quote_labels:
            return restore_quotes(pair, gold, predicted, self.parameters.quote_labels)
        return gold, predicted


EVALB = Evalb()
