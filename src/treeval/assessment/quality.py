"""How good the best-scored parses are, where gold trees are known after all."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.assessment.best import BestFirst, Measure, Unit
from treeval.assessment.selection import share_of
from treeval.counts import Counts, defined, evaluate
from treeval.errors import MismatchError
from treeval.metrics.attachment import UAS
from treeval.metrics.brackets import UF1
from treeval.statistics.resampling import Resampled, Resamples, averaged
from treeval.tree.constituent_pair import constituent_pair
from treeval.tree.constituents import Constituents, Trees
from treeval.tree.pair import pair
from treeval.tree.treebank import Treebank

_SHARES = tuple(range(1, 101))  # in per cent


@dataclass(frozen=True, eq=False)
class Curve:
    """Quality of the best 1, 2... 100 per cent of the sentences; nan where undefined."""

    mean: Floats  # of the scores of sentences
    pooled: Floats  # over all their constituents or words

    @staticmethod
    def of(best: BestFirst, unit: Unit = "sentences") -> "Curve":
        return Curve(best.curve(_SHARES, unit), best.curve(_SHARES, unit, pooled=True))

    def to_dict(self) -> dict[str, Any]:
        return {"mean": _record(self.mean), "pooled": _record(self.pooled)}


@dataclass(frozen=True, eq=False)
class Quality:
    """Curves by method of assessment, over all sentences and for each sentence length."""

    shortest: ClassVar[int] = 2  # a parser can hardly do anything wrong with a single word

    counts: Counts
    lengths: Ints
    constituents: Ints  # of each parse, without single words
    scores: Mapping[str, Floats]

    @cached_property
    def rows(self) -> Ints:
        """The sentences that count: with at least two words, and a quality that is defined."""
        known = ~np.isnan(self.counts.sentence_scores)
        return frozen(np.flatnonzero(known & (self.lengths >= self.shortest)))

    @cached_property
    def curves(self) -> Mapping[str, Curve]:
        """Curves by share of the sentences."""
        return {name: Curve.of(self.best_first(name)) for name in self.scores}

    @cached_property
    def by_constituents(self) -> Mapping[str, Curve]:
        """Curves by share of the constituents of several words.

        The best sentences are taken until their parses have this share of all constituents.
        """
        return {name: Curve.of(self.best_first(name), "constituents") for name in self.scores}

    @cached_property
    def by_length(self) -> Mapping[int, Mapping[str, Curve]]:
        """Curves of the sentences of each length, by length."""
        return {
            length: {name: Curve.of(self.best_first(name, length)) for name in self.scores}
            for length in np.unique(self.lengths[self.rows]).tolist()
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

    def best_first(self, method: str, length: int | None = None) -> BestFirst:
        """Rank the sentences, or those of one length."""
        rows = self.rows
        if length is not None:
            rows = rows[self.lengths[rows] == length]
        scores = self.scores[method][rows]
        return BestFirst.of(self.counts.rows(rows), self.constituents[rows], scores)

    def gain(self, method: str, measure: Measure, resamples: int = 0, seed: int = 0) -> Resampled:
        """Measure how much better than all sentences the best ones by a method are.

        All methods share the same draws for the same seed, so that gains can be subtracted.
        """
        draws = Resamples(len(self.rows), seed, resamples) if resamples else None
        return self.best_first(method).gain(measure, draws)

    def gains_by_length(
        self, method: str, measure: Measure, resamples: int = 0, seed: int = 0
    ) -> dict[int, Resampled]:
        """Measure the same for the sentences of each length, which are drawn separately."""
        found = {}
        for length in np.unique(self.lengths[self.rows]).tolist():
            best = self.best_first(method, length)
            seeds = np.random.default_rng([seed, length])
            draws = Resamples.drawn(seeds, len(best.places), resamples) if resamples else None
            found[length] = best.gain(measure, draws)
        return found

    def gain_within_lengths(
        self, method: str, measure: Measure, resamples: int = 0, seed: int = 0
    ) -> Resampled:
        """Average the gains of all lengths; each length counts as many times as its sentences."""
        found = self.gains_by_length(method, measure, resamples, seed)
        return averaged([*found.values()], self._weights(found))

    def _weights(self, lengths: Mapping[int, Any]) -> Sequence[float]:
        return [self.sentences_of(length) for length in lengths]

    def sentences_of(self, length: int) -> int:
        return int(np.count_nonzero(self.lengths[self.rows] == length))

    def to_dict(self) -> dict[str, Any]:
        """Give the curves as a record; the k-th number is that of the best k per cent."""
        return {
            "measure": self.counts.metric.name,
            "sentences": len(self.rows),
            "constituents": int(self.constituents[self.rows].sum()),
            "curves": {name: curve.to_dict() for name, curve in self.curves.items()},
            "by_constituents": {
                name: curve.to_dict() for name, curve in self.by_constituents.items()
            },
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
