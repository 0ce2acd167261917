"""A number with its values in resamples: its sums and differences have intervals, too."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from treeval.arrays import Floats
from treeval.settings.certainty import LEVEL
from treeval.statistics.resampling import percentiles

_TIE = 1e-12  # numbers that differ only in their last bits are equal


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
        """The two-sided p-value of the number being 0, as in a paired bootstrap.

        It counts the trials that lie at least as far from the number as that lies from 0, and the
        observed outcome; undefined trials count as well.
        """
        if np.isnan(self.value):
            return float("nan")
        far = np.abs(self.trials - self.value) >= abs(self.value) * (1 - _TIE)
        return (int(np.sum(far | np.isnan(self.trials))) + 1) / (len(self.trials) + 1)


def averaged(numbers: Sequence[Resampled], weights: Sequence[float] | None = None) -> Resampled:
    """Give the mean of numbers from the same draws, or from draws that do not depend on each other.

    The second case are parts of the data that are resampled separately.
    """
    return Resampled(
        float(np.average([one.value for one in numbers], weights=weights)),
        np.average([one.trials for one in numbers], axis=0, weights=weights),
    )
