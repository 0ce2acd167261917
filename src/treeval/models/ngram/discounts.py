"""The discounts of modified Kneser-Ney smoothing (Chen and Goodman 1998, equation 26)."""

from dataclasses import dataclass

import numpy as np

from treeval.arrays import Floats, Ints

FALLBACK = (0.5, 1.0, 1.5)


@dataclass(frozen=True)
class Discounts:
    """What is taken from counts of 1, of 2, and of 3 or more."""

    amounts: tuple[float, float, float]
    problem: str = ""  # why they are fixed instead of estimated

    @property
    def is_fallback(self) -> bool:
        return bool(self.problem)

    def of(self, counts: Ints) -> Floats:
        return np.array((0.0, *self.amounts))[np.minimum(counts, 3)]


def estimate_discounts(counts: Ints, needed: int) -> Discounts:
    """Estimate from how many n-grams have the counts 1 to 4.

    Where one of the first ``needed`` of them is missing, as in small texts, or a discount does
    not come out positive, fixed discounts take the place of all three.
    """
    numbers = np.bincount(counts[counts < 5], minlength=5)[1:].tolist()
    missing = [count for count, number in enumerate(numbers[:needed], start=1) if not number]
    if missing:
        return Discounts(FALLBACK, f"no n-gram has the count {missing[0]}")
    ones, twos, threes, fours = numbers
    share = ones / (ones + 2 * twos)
    amounts = (
        1 - 2 * share * twos / ones,
        2 - 3 * share * threes / twos,
        3 - 4 * share * fours / threes,
    )
    for count, amount in enumerate(amounts, start=1):
        if amount <= 0:
            why = f"more n-grams have the count {count + 1} than ordinary text would lead to expect"
            return Discounts(FALLBACK, f"that of the count {count} would be {amount:.3g}: {why}")
    return Discounts(amounts)
