"""How much better the best-scored sentences are than all, and by which method, with intervals."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from treeval.assessment.best import BY_CONSTITUENTS, BY_SENTENCES, HEIGHT
from treeval.assessment.quality import Quality
from treeval.counts import defined
from treeval.settings.certainty import RESAMPLES
from treeval.statistics.resampling import Resampled

# Means over the best 5 to 50 % of the sentences or of the constituents; or over the best 1, 2...
# up to all sentences of each length.
Way = Literal["sentences", "constituents", "lengths"]


@dataclass(frozen=True)
class Gain:
    """The difference in quality between the best by one method and by another, or all sentences."""

    method: str
    over: str | None  # None: all sentences, which is what chance selects
    by: Way
    difference: float
    low: float  # bounds of the bootstrap interval of 95 %
    high: float
    p: float

    def to_dict(self) -> dict[str, Any]:
        numbers = {name: getattr(self, name) for name in ("difference", "low", "high", "p")}
        return {
            "method": self.method,
            "over": self.over,
            "by": self.by,
            **{name: defined(value) for name, value in numbers.items()},
        }


def gains(quality: Quality, resamples: int = RESAMPLES, seed: int = 0) -> tuple[Gain, ...]:
    """Compare each method with chance, and the first method with each of the others."""
    return tuple(_gains(quality, resamples, seed))


def _gains(quality: Quality, resamples: int, seed: int) -> Iterator[Gain]:
    if not len(quality.rows):
        return
    for way in ("sentences", "constituents", "lengths"):
        found = {name: _gain(quality, name, way, resamples, seed) for name in quality.scores}
        first = next(iter(found))
        for name, gain in found.items():
            yield _described(name, None, way, gain)
        for name, gain in found.items():
            if name != first:
                yield _described(first, name, way, found[first] - gain)


def _gain(quality: Quality, method: str, way: Way, resamples: int, seed: int) -> Resampled:
    if way == "lengths":
        return quality.gain_within_lengths(method, HEIGHT, resamples, seed)
    measure = BY_SENTENCES if way == "sentences" else BY_CONSTITUENTS
    return quality.gain(method, measure, resamples, seed)


def _described(method: str, over: str | None, way: Way, gain: Resampled) -> Gain:
    return Gain(method, over, way, gain.value, *gain.interval, gain.p)
