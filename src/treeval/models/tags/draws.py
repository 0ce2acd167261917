"""Random numbers as the reference program draws them."""

from typing import Any, ClassVar, Protocol

import numpy as np
from numpy.typing import NDArray

from treeval.errors import SettingError

BOUND = 2**31


class RandomSource(Protocol):
    """A source of whole numbers from 0 to below a bound: a NumPy generator, or GlibcRandom."""

    def integers(self, low: int, /, *, size: int) -> Any: ...


class GlibcRandom:
    """The `rand()` of the GNU C library: r[i] = r[i-3] + r[i-31] modulo 2^32, without its last bit.

    The first 31 numbers come from the multiplicative generator 16807 r modulo 2^31 - 1, and the
    first 310 sums are thrown away.
    """

    SEED: ClassVar[int] = 1  # of a program that sets none

    def __init__(self, seed: int = SEED) -> None:
        if not 0 <= seed < BOUND - 1:
            raise SettingError(f"seed {seed}; choose from 0 to {BOUND - 2}")
        numbers = [max(seed, 1)]  # to the library, 0 and 1 are the same
        while len(numbers) < 31:
            numbers.append(16807 * numbers[-1] % (BOUND - 1))
        self._last = [*numbers, *numbers[:3]]
        self.integers(BOUND, size=310)

    def integers(self, low: int, /, *, size: int) -> NDArray[np.int64]:
        """Draw numbers below 2^31, as a NumPy generator does; no other bound will do."""
        if low != BOUND:
            raise SettingError(f"bound {low}; this generator knows only {BOUND}")
        numbers = self._last
        for _ in range(size):
            numbers.append((numbers[-3] + numbers[-31]) % (2 * BOUND))
        drawn = np.array(numbers[34:], dtype=np.int64) >> 1
        self._last = numbers[-34:]
        return drawn
