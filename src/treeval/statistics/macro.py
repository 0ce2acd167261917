"""Macro averages as counts, so that functions of sums also work for means of sentences."""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from treeval.arrays import Floats, frozen
from treeval.counts import Counts, Metric, higher_is_better, is_share, ratio


@dataclass(frozen=True)
class Mean:
    """A mean of a metric's scores: a number of the same kind, without further measures."""

    metric: Metric[Any]

    @property
    def is_share(self) -> bool:
        return is_share(self.metric)

    @property
    def higher_is_better(self) -> bool:
        return higher_is_better(self.metric)

    def measures(self, totals: Floats) -> dict[str, Floats]:
        del totals
        return {}


@dataclass(frozen=True)
class SentenceMean(Mean):
    """The mean of a metric's sentence scores, over the sentences that have one.

    A sentence counts as (score, 1), or as (0, 0) where its score is undefined.
    """

    over: ClassVar[type] = object  # anything that its metric compares
    counted: ClassVar[tuple[str, ...]] = ("scores", "sentences")

    @property
    def name(self) -> str:
        return f"mean {self.metric.name}"

    def count(self, pair: Any) -> Floats:
        return self.of_rows(self.metric.count(pair))

    def of_rows(self, table: Floats) -> Floats:
        """Turn the metric's own counts into scores and ones."""
        scores = self.metric.score(table)
        defined = ~np.isnan(scores)
        return np.stack([np.where(defined, scores, 0.0), defined], axis=1)

    def score(self, totals: Floats) -> Floats:
        return ratio(totals[..., 0], totals[..., 1])


def macro(counts: Counts) -> Counts:
    """Give every sentence the same weight: the score is the mean of the sentences' scores."""
    mean = SentenceMean(counts.metric)
    return Counts(mean, frozen(mean.of_rows(counts.table)))
