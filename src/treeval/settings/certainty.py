"""How certain scores are: intervals, tests, and the random draws behind them."""

from dataclasses import dataclass
from typing import ClassVar

from treeval.settings.choices import Test
from treeval.settings.setting import Settings, setting

SEED = 2011  # random seed, unless another one is given
LEVEL = 0.95  # confidence level of intervals
ALPHA = 0.05  # significance level of tests
RESAMPLES, SHUFFLES = 1_000, 10_000


@dataclass(frozen=True)
class Certainty(Settings):
    """What to compute about the certainty of scores; all systems share the same random draws."""

    heading: ClassVar[str] = "Certainty"

    ci: bool = setting(False, "Compute 95 % bootstrap confidence intervals.")
    compare: bool = setting(False, "Rank the systems and test all pairs of them.")
    baseline: bool = setting(False, "Test each system against the first one only.")
    test: Test = setting("shuffling", "Significance test: paired shuffling or paired bootstrap.")
    resamples: int = setting(RESAMPLES, "Number of bootstrap resamples.", least=1, metavar="N")
    shuffles: int = setting(
        SHUFFLES, "Number of shuffles of the paired test.", least=1, metavar="N"
    )
    seed: int = setting(
        SEED, "Random seed; the same seed gives the same result.", least=0, metavar="N"
    )

    @property
    def is_wanted(self) -> bool:
        """Whether any interval or test is wanted."""
        return self.ci or self.compare or self.baseline
