"""The true quality of the best-scored parses, where gold trees are known after all.

There are curves over shares of the best sentences, and differences between methods with intervals.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Literal

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.assessment.selection import ranking, share_of
from treeval.counts import Counts, defined, evaluate
from treeval.errors import MismatchError
from treeval.metrics.attachment import UAS
from treeval.metrics.brackets import UF1
from treeval.settings.certainty import RESAMPLES
from treeval.statistics.resampling import Resampled, Resamples, averaged
from treeval.tree.constituent_pair import constituent_pair
from treeval.tree.constituents import Constituents, Trees
from treeval.tree.pair import pair
from treeval.tree.treebank import Treebank

Unit = Literal["sentences", "constituents"]  # what shares are shares of
# Means over the best 5 to 50 % of the sentences or of the constituents; or over the best 1, 2...
# up to all sentences of each length.
Way = Literal["sentences", "constituents", "lengths"]
SHARES = (5, 10, 20, 30, 40, 50)  # those of Reichart and Rappoport's table 1
_PER_CENT = tuple(range(1, 101))


@dataclass(frozen=True)
class Measure:
    """A measure of the best-scored sentences, as one number.

    It is the mean over the best shares, in per cent of the sentences or of the constituents; or,
    without shares, over the best 1, 2, 3... up to all sentences. The quality of some sentences is
    the mean of their scores or, if ``pooled``, the score of all their counts together.
    """

    shares: tuple[int, ...] = SHARES
    unit: Unit = "sentences"
    pooled: bool = False


BY_SENTENCES = Measure()
BY_CONSTITUENTS = Measure(unit="constituents")
HEIGHT = Measure(())  # mean height of the whole curve
POOLED_HEIGHT = Measure((), pooled=True)


@dataclass(frozen=True, eq=False)
class BestFirst:
    """Sentences from the best to the worst by one method, and the quality of their parses."""

    counts: Counts
    constituents: Ints  # number in each parse, without single words
    places: Ints  # of sentences in their first order: their rank, from 0

    @staticmethod
    def of(counts: Counts, constituents: Ints, scores: Floats) -> "BestFirst":
        order = ranking(scores)
        places = np.empty(len(order), dtype=np.int64)
        places[order] = np.arange(len(order))
        return BestFirst(counts.rows(order), constituents[order], frozen(places))

    def among(self, sentences: Ints) -> "BestFirst":
        """Rank some of the sentences only, given by their numbers in the first order."""
        kept = np.sort(self.places[sentences])
        return BestFirst(self.counts.rows(kept), self.constituents[kept], np.arange(len(kept)))

    @cached_property
    def qualities(self) -> Floats:
        """Scores of the sentences against gold trees, the best-ranked sentence first."""
        return self.counts.sentence_scores

    @cached_property
    def _all(self) -> Ints:
        return np.arange(len(self.places))[None]

    def curve(self, shares: tuple[int, ...], unit: Unit, *, pooled: bool = False) -> Floats:
        """Give the quality of each of the best shares."""
        if not len(self.places):
            return frozen(np.full(len(shares), np.nan))
        return frozen(self._of_best(self._all, Measure(shares, unit, pooled))[0])

    def gain(self, measure: Measure, resamples: Resamples | None = None) -> Resampled:
        """Give the quality of the best less that of all sentences, which is that of chance.

        The scores of sentences stay as they are; in each trial, the sentences drawn are ranked.
        """
        if not len(self.places):
            return Resampled(np.nan, np.full(resamples.trials if resamples else 0, np.nan))
        trials = [
            self._gain(np.sort(self.places[chosen], axis=1), measure)
            for chosen in (resamples.choices() if resamples else ())
        ]
        value = self._gain(self._all, measure)[0]
        return Resampled(float(value), np.concatenate([np.zeros(0), *trials]))

    def _gain(self, drawn: Ints, measure: Measure) -> Floats:
        """Work on trials at once: each row of ``drawn`` has ranks of sentences in their order."""
        of_all = self._of_best(drawn, Measure((100,), pooled=measure.pooled))[:, 0]
        gain: Floats = self._of_best(drawn, measure).mean(axis=1) - of_all
        return gain

    def _of_best(self, drawn: Ints, measure: Measure) -> Floats:
        """Give the quality at each share: (trials, sentences) -> (trials, shares)."""
        sizes = self._sizes(drawn, measure)
        if measure.pooled:
            sums = self.counts.table[drawn].cumsum(axis=1)
            return self.counts.metric.score(np.take_along_axis(sums, sizes[..., None] - 1, axis=1))
        sums = self.qualities[drawn].cumsum(axis=1)
        return np.take_along_axis(sums, sizes - 1, axis=1) / sizes

    def _sizes(self, drawn: Ints, measure: Measure) -> Ints:
        """Count the sentences in each share."""
        sentences = drawn.shape[1]
        if not measure.shares:
            return np.broadcast_to(np.arange(1, sentences + 1), drawn.shape)
        if measure.unit == "sentences":
            sizes = np.array([share_of(sentences, share) for share in measure.shares])
            return np.broadcast_to(sizes, (len(drawn), len(sizes)))
        # From the best down, until the constituents of the chosen sentences reach the share.
        reached = self.constituents[drawn].cumsum(axis=1)
        wanted = reached[:, -1:] * np.array(measure.shares)
        rows = [np.searchsorted(100 * row, goal) for row, goal in zip(reached, wanted, strict=True)]
        return np.minimum(np.array(rows, dtype=np.int64) + 1, sentences)


@dataclass(frozen=True, eq=False)
class Curve:
    """Quality of the best 1, 2... 100 per cent of the sentences; nan where undefined."""

    mean: Floats  # of the scores of sentences
    pooled: Floats  # over all their constituents or words

    @staticmethod
    def of(best: BestFirst, unit: Unit = "sentences") -> "Curve":
        return Curve(best.curve(_PER_CENT, unit), best.curve(_PER_CENT, unit, pooled=True))

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
        sizes = np.array([[share_of(n, share) for share in _PER_CENT] for n in numbers])
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
        """Measure the gains among the sentences of each length, which are drawn separately."""
        by_length = {}
        for length in np.unique(self.lengths[self.rows]).tolist():
            best = self.best_first(method, length)
            seeds = np.random.default_rng([seed, length])
            draws = Resamples.drawn(seeds, len(best.places), resamples) if resamples else None
            by_length[length] = best.gain(measure, draws)
        return by_length

    def gain_within_lengths(
        self, method: str, measure: Measure, resamples: int = 0, seed: int = 0
    ) -> Resampled:
        """Average the gains of all lengths; each length counts as many times as its sentences."""
        by_length = self.gains_by_length(method, measure, resamples, seed)
        return averaged([*by_length.values()], self._weights(by_length))

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


@dataclass(frozen=True)
class Gain:
    """The difference in quality between the best by one method and by another, or all sentences."""

    method: str
    over: str | None  # None: all sentences, which is what chance selects
    by: Way
    difference: float
    low: float  # bounds of the bootstrap interval of 95 %
    high: float
    p: float

    def to_dict(self) -> dict[str, Any]:
        numbers = {name: getattr(self, name) for name in ("difference", "low", "high", "p")}
        return {
            "method": self.method,
            "over": self.over,
            "by": self.by,
            **{name: defined(value) for name, value in numbers.items()},
        }


def gains(quality: Quality, resamples: int = RESAMPLES, seed: int = 0) -> tuple[Gain, ...]:
    """Compare each method with chance, and the first method with each of the others."""
    return tuple(_gains(quality, resamples, seed))


def _gains(quality: Quality, resamples: int, seed: int) -> Iterator[Gain]:
    if not len(quality.rows):
        return
    for way in ("sentences", "constituents", "lengths"):
        by_method = {name: _gain(quality, name, way, resamples, seed) for name in quality.scores}
        first = next(iter(by_method))
        for name, gain in by_method.items():
            yield _described(name, None, way, gain)
        for name, gain in by_method.items():
            if name != first:
                yield _described(first, name, way, by_method[first] - gain)


def _gain(quality: Quality, method: str, way: Way, resamples: int, seed: int) -> Resampled:
    if way == "lengths":
        return quality.gain_within_lengths(method, HEIGHT, resamples, seed)
    measure = BY_SENTENCES if way == "sentences" else BY_CONSTITUENTS
    return quality.gain(method, measure, resamples, seed)


def _described(method: str, over: str | None, way: Way, gain: Resampled) -> Gain:
    return Gain(method, over, way, gain.value, *gain.interval, gain.p)
