"""The tables of the NED paper, and tests of what flips change in them.

All changes are in points, of all sentences that were counted.
"""

from dataclasses import dataclass

import numpy as np

from treeval.arrays import Ints
from treeval.counts import Counts
from treeval.experiments.findings import Verdict, by_interval, by_p, published
from treeval.experiments.ned.learners import ByMeasure
from treeval.settings.certainty import SEED, SHUFFLES
from treeval.statistics.correlation import Bootstrapped, bootstrapped
from treeval.statistics.resampling import Difference, Swaps, paired_shuffling

STRUCTURES = "table 1: words in structures"
ATTACHMENT = "table 2: attachment"
NEUTRAL = "table 3: undirected and NED"
CHANGES = "tables 2 and 3: other learners"
FLIPS_OF_PAPER = "tables 2 and 3: the arcs that the paper flips"
PARSERS = "table 4: parsers"
ORDERS = "table 4: orders of the parsers"
OTHERS = "table 4: further parsers, which are not in the paper"
SUPERVISED = "table 5: supervised"
HEAD_RULES = "head rules"
OTHER_RULES = "footnote 8: other head rules"
LANGUAGES = "footnote 1: other languages"

VARIANTS = ("original", "modified")

SHUFFLING, BOOTSTRAP = "paired shuffling of sentences", "bootstrap of sentences"


def figure(place: str, what: str) -> float:
    """A figure of the paper; nan if it has none."""
    return published("ned").get((place, what), float("nan"))


def published_change(learner: str, measure: str) -> float:
    """The change that the paper reports for flips, on all sentences."""
    place, of = (ATTACHMENT, "all") if measure == "attachment" else (NEUTRAL, measure)
    before, after = (figure(place, f"{learner}, {of}: {variant}") for variant in VARIANTS)
    return round(after - before, 1)


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
