"""A confidence interval, however it was computed."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Interval:
    """The range of scores that data like these leave possible, at a level of confidence."""

    low: float
    high: float
    level: float
    trials: int  # resamples; 0 if there are none
    undefined: int  # resamples without a score, left out
    method: str = "bootstrap"
