"""Means over treebanks as counts, so that intervals, tests and ranks work for them as well.

The rows of all treebanks are below each other, their totals side by side. Sentences are drawn, or
exchanged, within their treebank: each treebank keeps its size and has the same weight.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, cast

import numpy as np

from treeval.arrays import Floats, frozen
from treeval.counts import Counts, ratio
from treeval.statistics.draws import Draws
from treeval.statistics.macro import Mean


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
        return np.concatenate([self.metric.count(one) for one in pair])

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


@dataclass(frozen=True)
class WithinTreebanks:
    """Draws of each treebank; their sums are side by side."""

    parts: tuple[Draws, ...]

    @property
    def exchange(self) -> bool:
        return self.parts[0].exchange

    @property
    def trials(self) -> int:
        return self.parts[0].trials

    def blocks(self) -> Iterator["WithinTreebanks"]:
        """Divide the trials into blocks."""
        for parts in zip(*(part.blocks() for part in self.parts), strict=True):
            yield WithinTreebanks(parts)

    def sums_of(self, tables: Sequence[Floats]) -> list[Floats]:
        """Sum the rows of each treebank separately."""
        bounds = np.cumsum([part.sentences for part in self.parts])[:-1]
        split = [np.split(table, bounds) for table in tables]
        sums = [
            part.sums_of([table[place] for table in split]) for place, part in enumerate(self.parts)
        ]
        return [np.concatenate(of_table, axis=1) for of_table in zip(*sums, strict=True)]
