"""How good the best-scored parses are, where gold trees are known after all."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.assessment.selection import ranking, share_of
from treeval.counts import Counts, defined, evaluate
from treeval.errors import MismatchError
from treeval.metrics.attachment import UAS
from treeval.metrics.brackets import UF1
from treeval.tree.constituents import Constituents, constituent_pair
from treeval.tree.pair import pair
from treeval.tree.treebank import Treebank
from treeval.tree.trees import Trees

_SHARES = range(1, 101)  # in per cent


@dataclass(frozen=True, eq=False)
class Curve:
    """Quality of the best 1, 2... 100 per cent of the sentences; nan where undefined."""

    mean: Floats  # of the scores of sentences
    pooled: Floats  # over all their constituents or words

    def to_dict(self) -> dict[str, Any]:
        return {"mean": _record(self.mean), "pooled": _record(self.pooled)}


@dataclass(frozen=True, eq=False)
class Quality:
    """Curves by method of assessment, over all sentences and for each sentence length."""

    shortest: ClassVar[int] = 2  # a parser can hardly do anything wrong with a single word

    counts: Counts
    lengths: Ints
    scores: Mapping[str, Floats]

    @cached_property
    def rows(self) -> Ints:
        """The sentences that count: with at least two words, and a quality that is defined."""
        known = ~np.isnan(self.counts.sentence_scores)
        return frozen(np.flatnonzero(known & (self.lengths >= self.shortest)))

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
        """Means over the best 1, 2... 100 per cent of the sentences of *each* length.

        Short sentences are easier; this shows whether a method recognises more than that.
        """
        numbers = [self.sentences_of(length) for length in self.by_length]
        sizes = np.array([[share_of(n, share) for share in _SHARES] for n in numbers])
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
            nothing = frozen(np.full(len(_SHARES), np.nan))
            return Curve(nothing, nothing)
        sizes = np.array([share_of(len(best), share) for share in _SHARES])
        table = self.counts.table[best].cumsum(axis=0)[sizes - 1]
        means = self.counts.sentence_scores[best].cumsum()[sizes - 1] / sizes
        return Curve(frozen(means), frozen(self.counts.metric.score(table)))

    def sentences_of(self, length: int) -> int:
        return int(np.count_nonzero(self.lengths[self.rows] == length))

    def to_dict(self) -> dict[str, Any]:
        """Give the curves as a record; the k-th number is that of the best k per cent."""
        return {
            "measure": self.counts.metric.name,
            "sentences": len(self.rows),
            "curves": {name: curve.to_dict() for name, curve in self.curves.items()},
            "within_lengths": {name: _record(m) for name, m in self.within_lengths.items()},
            "by_length": [
                {
                    "length": length,
                    "sentences": self.sentences_of(length),
                    "curves": {name: curve.to_dict() for name, curve in curves.items()},
                }
                for length, curves in self.by_length.items()
            ],
        }


def _record(values: Floats) -> list[float | None]:
    return [defined(value) for value in values.tolist()]


def counted(gold: Trees, parses: Trees) -> Counts:
    """Count what is right in each parse: brackets by UF1, or attachments by UAS.

    Dependencies may have other sentences and words than gold ones of the same text.
    """
    if isinstance(gold, Constituents) and isinstance(parses, Constituents):
        return evaluate(UF1, constituent_pair(gold, parses))
    if not (isinstance(gold, Treebank) and isinstance(parses, Treebank)):
        raise MismatchError(
            f"{gold.origin.path} and {parses.origin.path}: one holds constituents, the other "
            "dependencies; give two files of the same kind"
        )
    # Rows are those of the first side; F1 is the same when the two are exchanged.
    return evaluate(UAS, pair(parses, gold))
