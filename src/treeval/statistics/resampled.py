"""A number with its values in resamples: its sums and differences have intervals, too."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from treeval.arrays import Floats
from treeval.settings.certainty import LEVEL
from treeval.statistics.resampling import percentiles


@dataclass(frozen=True, eq=False)
class Resampled:
    """A number, and what it is in each trial; numbers from the same draws can be combined."""

    value: float
    trials: Floats

    def __sub__(self, other: "Resampled") -> "Resampled":
        """Give the difference, which is paired: both numbers come from the same resamples."""
        return Resampled(self.value - other.value, self.trials - other.trials)

    @cached_property
    def interval(self) -> tuple[float, float]:
        """The bootstrap percentile interval of 95 %."""
        return percentiles(self.trials, LEVEL)

    @property
    def p(self) -> float:
        """The two-sided p-value of the number being 0: twice the rarer sign's share of the trials.

        The observed outcome counts as a trial of its own, so p is never 0. Trials with the value
        0 count for both signs.
        """
        known = self.trials[~np.isnan(self.trials)]
        if np.isnan(self.value) or not len(known):
            return float("nan")
        rarer = min(int(np.sum(known <= 0)), int(np.sum(known >= 0)))
        return min(1.0, 2 * (rarer + 1) / (len(known) + 1))


def averaged(numbers: Sequence[Resampled], weights: Sequence[float] | None = None) -> Resampled:
    """Give the mean of numbers from the same draws, or from draws that do not depend on each other.

    The second case are parts of the data that are resampled separately.
    """
    return Resampled(
        float(np.average([one.value for one in numbers], weights=weights)),
        np.average([one.trials for one in numbers], axis=0, weights=weights),
    )
