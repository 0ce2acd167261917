"""How good the best-scored parses are, where gold trees are known after all."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.assessment.selection import ranking, share_of
from treeval.counts import Counts, evaluate
from treeval.errors import MismatchError
from treeval.metrics.attachment import UAS
from treeval.metrics.brackets import UF1
from treeval.tree.constituents import Constituents, constituent_pair
from treeval.tree.pair import pair
from treeval.tree.treebank import Treebank
from treeval.tree.trees import Trees

SHARES = frozen(np.arange(1, 101))
SHORTEST = 2  # a single word can hardly be parsed wrongly


def defined(values: Floats) -> list[float | None]:
    """For a report, where what is undefined is None."""
    return [None if value != value else value for value in values.tolist()]  # noqa: PLR0124  nan


@dataclass(frozen=True, eq=False)
class Curve:
    """Quality of the best 1, 2... 100 per cent of the sentences."""

    mean: Floats  # of sentence scores
    pooled: Floats  # of all their constituents or words together

    def to_dict(self) -> dict[str, Any]:
        return {"mean": defined(self.mean), "pooled": defined(self.pooled)}


@dataclass(frozen=True, eq=False)
class Quality:
    """Curves by method of assessment, over all sentences and of each sentence length."""

    counts: Counts
    lengths: Ints
    scores: Mapping[str, Floats]

    @cached_property
    def rows(self) -> Ints:
        """The sentences that count: two words at least, and a quality that is defined."""
        defined = ~np.isnan(self.counts.sentence_scores)
        return frozen(np.flatnonzero(defined & (self.lengths >= SHORTEST)))

    @cached_property
    def curves(self) -> Mapping[str, Curve]:
        return {name: self._curve(scores, self.rows) for name, scores in self.scores.items()}

    @cached_property
    def by_length(self) -> Mapping[int, Mapping[str, Curve]]:
        """Curves of the sentences of each length, by length."""
        here = self.lengths[self.rows]
        return {
            length: {
                name: self._curve(scores, self.rows[here == length])
                for name, scores in self.scores.items()
            }
            for length in np.unique(here).tolist()
        }

    @cached_property
    def within_lengths(self) -> Mapping[str, Floats]:
        """Means where the best 1, 2... 100 per cent of *each* length are taken.

        Short sentences are easier; this tells whether a method knows more than that.
        """
        numbers = [self.sentences_of(length) for length in self.by_length]
        sizes = np.array([[share_of(n, share) for share in SHARES.tolist()] for n in numbers])
        return {
            name: frozen(
                np.sum(
                    [
                        curves[name].mean * size
                        for curves, size in zip(self.by_length.values(), sizes, strict=True)
                    ],
                    axis=0,
                )
                / sizes.sum(axis=0)
            )
            for name in (self.scores if numbers else ())
        }

    def _curve(self, scores: Floats, rows: Ints) -> Curve:
        best = rows[ranking(scores[rows])]
        if not len(best):
            nothing = frozen(np.full(len(SHARES), np.nan))
            return Curve(nothing, nothing)
        sizes = np.array([share_of(len(best), share) for share in SHARES.tolist()])
        table = self.counts.table[best].cumsum(axis=0)[sizes - 1]
        means = self.counts.sentence_scores[best].cumsum()[sizes - 1] / sizes
        return Curve(frozen(means), frozen(self.counts.metric.score(table)))

    def sentences_of(self, length: int) -> int:
        return int(np.count_nonzero(self.lengths[self.rows] == length))

    def to_dict(self) -> dict[str, Any]:
        """Curves for a report; the k-th number is of the best k per cent."""
        return {
            "measure": self.counts.metric.name,
            "sentences": len(self.rows),
            "curves": {name: curve.to_dict() for name, curve in self.curves.items()},
            "within_lengths": {name: defined(m) for name, m in self.within_lengths.items()},
            "by_length": [
                {
                    "length": length,
                    "sentences": self.sentences_of(length),
                    "curves": {name: curve.to_dict() for name, curve in curves.items()},
                }
                for length, curves in self.by_length.items()
            ],
        }


def counted(gold: Trees, parses: Trees) -> Counts:
    """Count what is right in each parse: brackets by UF1, or attachments by UAS.

    Dependencies may be cut into other sentences and words than gold ones of the same text.
    """
    if isinstance(gold, Constituents) and isinstance(parses, Constituents):
        return evaluate(UF1, constituent_pair(gold, parses))
    if not (isinstance(gold, Treebank) and isinstance(parses, Treebank)):
        raise MismatchError("one side is constituents, the other dependencies; give two of a kind")
    # Rows are those of the first side; what F1 counts is the same either way.
    return evaluate(UAS, pair(parses, gold))
