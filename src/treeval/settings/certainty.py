"""How certain scores are: intervals, tests, and the random draws behind them."""

import math
from dataclasses import dataclass
from typing import ClassVar

from treeval.settings.choices import Test
from treeval.settings.setting import Settings, setting

SEED = 2011  # random seed, unless another one is given
LEVEL = 0.95  # confidence level of intervals
ALPHA = 0.05  # significance level of tests
RESAMPLES, SHUFFLES = 1_000, 10_000  # unless other numbers are given
# Holm's correction multiplies the smallest p by the number of pairs. Unless a number of trials is
# given, there are so many that this smallest p can fall to a twentieth of alpha.
_BELOW_ALPHA = 20
MOST_TRIALS = 10_000_000


@dataclass(frozen=True)
class Certainty(Settings):
    """What to compute about the certainty of scores; all systems share the same random draws."""

    heading: ClassVar[str] = "Certainty"

    ci: bool = setting(
        False,
        "Compute 95 % confidence intervals, by the bootstrap, or by Wilson's method for shares "
        "with few sentences or few errors.",
    )
    compare: bool = setting(False, "Rank the systems and test all pairs of them.")
    baseline: bool = setting(False, "Test each system against the first one only.")
    test: Test = setting("shuffling", "Significance test: paired shuffling or paired bootstrap.")
    resamples: int | None = setting(
        None,
        f"Number of bootstrap resamples. The default is {RESAMPLES:,}, and more for tests of many "
        "pairs of systems. If it is set, all intervals are those of the bootstrap.",
        least=2,
        most=MOST_TRIALS,
        metavar="N",
    )
    shuffles: int | None = setting(
        None,
        f"Number of shuffles of the paired test. The default is {SHUFFLES:,}, or more for many "
        "pairs of systems.",
        least=1,
        most=MOST_TRIALS,
        metavar="N",
    )
    seed: int = setting(
        SEED, "Random seed; the same seed gives the same result.", least=0, metavar="N"
    )

    @property
    def is_wanted(self) -> bool:
        """Whether any interval or test is wanted."""
        return self.ci or self.compare or self.baseline

    @property
    def has_idle_seed(self) -> bool:
        """Whether a seed is given although no interval and no test needs it."""
        return not self.is_wanted and bool(self.differing(["seed"]))

    @property
    def interval_resamples(self) -> int:
        """The number of resamples behind an interval."""
        return self.resamples or RESAMPLES

    def trials(self, pairs: int) -> int:
        """The number of shuffles or resamples behind a test of this number of pairs."""
        is_shuffled = self.test == "shuffling"
        asked = self.shuffles if is_shuffled else self.resamples
        usual = SHUFFLES if is_shuffled else RESAMPLES
        return asked or max(usual, math.ceil(_BELOW_ALPHA * pairs / ALPHA))
