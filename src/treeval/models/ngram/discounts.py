"""The discounts of modified Kneser-Ney smoothing (Chen and Goodman 1998, equation 26)."""

from dataclasses import dataclass

import numpy as np

from treeval.arrays import Floats, Ints

FALLBACK = (0.5, 1.0, 1.5)


@dataclass(frozen=True)
class Discounts:
    """What is taken from counts of 1, of 2, and of 3 or more."""

    amounts: tuple[float, float, float]
    is_fallback: bool = False

    def of(self, counts: Ints) -> Floats:
        return np.array((0.0, *self.amounts))[np.minimum(counts, 3)]


def estimate_discounts(counts: Ints, needed: int) -> Discounts:
    """Estimate from how many n-grams have the counts 1 to 4.

    Where one of the first ``needed`` of them is missing, as in small texts, or a discount does
    not come out positive, fixed discounts take the place of all three.
    """
    ones, twos, threes, fours = np.bincount(counts[counts < 5], minlength=5)[1:].tolist()
    if not all((ones, twos, threes, fours)[:needed]):
        return Discounts(FALLBACK, is_fallback=True)
    share = ones / (ones + 2 * twos)
    amounts = (
        1 - 2 * share * twos / ones,
        2 - 3 * share * threes / twos,
        3 - 4 * share * fours / threes,
    )
    if min(amounts) <= 0:
        return Discounts(FALLBACK, is_fallback=True)
    return Discounts(amounts)
