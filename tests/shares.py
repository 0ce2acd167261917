"""Counts of made-up systems, for tests of statistics."""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import ArrayLike

from treeval.arrays import Floats
from treeval.counts import Counts, ratio


@dataclass(frozen=True)
class Share:
    """The least a metric can be: right over all."""

    name: str = "share"
    over: ClassVar[type] = object
    counted: ClassVar[tuple[str, ...]] = ("right", "all")

    def count(self, pair: Any) -> Floats:
        return np.asarray(pair, dtype=np.float64)

    def score(self, totals: Floats) -> Floats:
        return ratio(totals[..., 0], totals[..., 1])

    def measures(self, totals: Floats) -> dict[str, Floats]:
        del totals
        return {}


SHARE = Share()


def shares(right: ArrayLike, total: ArrayLike) -> Counts:
    """Counts of (right, all) for each sentence."""
    table = np.stack(np.broadcast_arrays(right, total), axis=1)
    return Counts(SHARE, table.astype(np.float64))
