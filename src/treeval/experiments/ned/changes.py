"""Tests of what flips change: one score after them, and changes of two measures beside each other.

All changes are in points, of all sentences that were counted.
"""

from dataclasses import dataclass

import numpy as np

from treeval.arrays import Ints
from treeval.counts import Counts
from treeval.experiments.ned.learners import ByMeasure
from treeval.experiments.verdicts import Verdict, by_interval, by_p
from treeval.settings.certainty import SEED, SHUFFLES
from treeval.statistics.bootstrap import Bootstrapped, bootstrapped
from treeval.statistics.draws import Swaps
from treeval.statistics.resampling import Difference, paired_shuffling

SHUFFLING, BOOTSTRAP = "paired shuffling of sentences", "bootstrap of sentences"


def change(before: Counts, after: Counts) -> float:
    return 100 * (after.score - before.score)


def difference_between(before: Counts, after: Counts) -> Difference:
    """Test a change by shuffling sentences between both."""
    swaps = Swaps.drawn(np.random.default_rng(SEED), len(before.table), SHUFFLES)
    return paired_shuffling(before, after, swaps)


def rises(claim: str, before: Counts, after: Counts, *, sign: float = 1) -> Verdict:
    """Judge whether a score rises, or falls if the sign is negative."""
    found = difference_between(before, after)
    return by_p(claim, found.p, supports=found.difference * sign > 0, test=SHUFFLING)


@dataclass(frozen=True, eq=False)
class Changes:
    """Scores of the same sentences by all measures, before and after flips."""

    before: ByMeasure
    after: ByMeasure

    def of(self, measure: str) -> tuple[Counts, Counts]:
        """What a measure counted before and after."""
        return self.before[measure], self.after[measure]

    def more_than(self, larger: str, smaller: str, *, sized: bool) -> Bootstrapped:
        """By how much more one measure changes than another; with ``sized``, whatever the signs."""
        tables = [
            (counts.metric, counts.table)
            for measure in (larger, smaller)
            for counts in self.of(measure)
        ]

        def statistic(rows: Ints) -> float:
            scores = [float(metric.score(table[rows].sum(axis=0))) for metric, table in tables]
            first, second = scores[1] - scores[0], scores[3] - scores[2]
            return 100 * (abs(first) - abs(second) if sized else first - second)

        return bootstrapped(statistic, len(tables[0][1]), np.random.default_rng(SEED))

    def judged(self, claim: str, larger: str, smaller: str, *, sized: bool) -> Verdict:
        """Judge the claim that one measure changes more than another."""
        found = self.more_than(larger, smaller, sized=sized)
        return by_interval(claim, found.interval, test=BOOTSTRAP)
