"""The best-scored sentences: how good they are at each share, also in resamples."""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.assessment.selection import ranking, share_of
from treeval.counts import Counts
from treeval.statistics.resampling import Resampled, Resamples

Unit = Literal["sentences", "constituents"]  # what shares are shares of
SHARES = (5, 10, 20, 30, 40, 50)  # those of Reichart and Rappoport's table 1


@dataclass(frozen=True)
class Measure:
    """What is measured of the best-scored sentences, as one number.

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
    """Sentences from the best to the worst by one method, and what their parses are worth."""

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
