"""Means as counts, so that intervals, tests and ranks work for them as for any score.

A mean over sentences counts each sentence as (score, 1). For a mean over treebanks, the rows of all
treebanks are below each other and their totals side by side: each treebank has the same weight.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, cast

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


@dataclass(frozen=True)
class TreebankMean(Mean):
    """The mean of a metric's scores over those treebanks that have one."""

    treebanks: int

    over: ClassVar[type] = list  # a list of what its metric compares
    counted: ClassVar[tuple[str, ...]] = ()  # what its metric counts, in each treebank

    @property
    def name(self) -> str:
        return self.metric.name

    def count(self, pair: list[Any]) -> Floats:
        return np.concatenate([self.metric.count(part) for part in pair])

    def score(self, totals: Floats) -> Floats:
        shape = (*totals.shape[:-1], self.treebanks, len(self.metric.counted))
        scores = self.metric.score(totals.reshape(shape))
        return ratio(np.nansum(scores, axis=-1), np.sum(~np.isnan(scores), axis=-1))


@dataclass(frozen=True, eq=False)
class TreebankCounts(Counts):
    """Counts of several treebanks; ``sizes`` are their numbers of sentences."""

    sizes: tuple[int, ...]

    @cached_property
    def parts(self) -> list[Counts]:
        """The counts of each treebank."""
        metric = cast("TreebankMean", self.metric).metric
        tables = np.split(self.table, np.cumsum(self.sizes)[:-1])
        return [Counts(metric, frozen(table)) for table in tables]

    @cached_property
    def totals(self) -> Floats:
        return np.concatenate([part.table.sum(axis=0) for part in self.parts])


def over_treebanks(parts: Sequence[Counts]) -> TreebankCounts:
    """Join the counts of one metric on several treebanks."""
    mean = TreebankMean(parts[0].metric, len(parts))
    table = frozen(np.concatenate([part.table for part in parts]))
    return TreebankCounts(mean, table, tuple(len(part.table) for part in parts))
