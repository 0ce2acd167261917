"""How many sentences a part gets: a number, a share, or the rest; and which ones."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from treeval.arrays import Ints
from treeval.errors import SettingError

REST = "rest"
_SIZE = re.compile(r"(\d+(?:\.\d+)?)(%?)")


@dataclass(frozen=True)
class Size:
    """A number of sentences or words, a share of all of them, or the rest."""

    number: float | None  # None for the rest
    is_share: bool = False

    @staticmethod
    def of(given: object) -> "Size":
        """Read ``500``, ``10%`` or ``rest``."""
        text = str(given).strip()
        if text == REST:
            return Size(None)
        found = _SIZE.fullmatch(text)
        number = float(found[1]) if found else 0.0
        is_share = bool(found and found[2])
        if not number or (is_share and number > 100) or not (is_share or number.is_integer()):
            raise SettingError(
                f"{text!r} is not a size; write a number such as 500, a share such as 10%, or rest"
            )
        return Size(number, is_share)

    def target(self, total: int) -> float:
        """Give the number of sentences or words that is wanted, out of so many."""
        if self.number is None:
            return float("inf")
        return self.number * total / 100 if self.is_share else self.number


def insist_on_enough(sizes: Mapping[str, Size], total: int, unit: str) -> None:
    """Refuse sizes that add up to more than there is, and two rests."""
    if sum(size.number is None for size in sizes.values()) > 1:
        raise SettingError(f"two parts are the {REST}; give at least one of them a size")
    wanted = sum(size.target(total) for size in sizes.values() if size.number is not None)
    if wanted > total + 1e-6:
        raise SettingError(f"the parts need {wanted:g} {unit}, but there are {total}; choose less")


def allotted(sizes: Mapping[str, Size], worth: Ints, order: Ints) -> dict[str, Ints]:
    """Give units to parts in the given order; a part ends where it is nearest to its size.

    ``worth`` is the number of sentences or words of each unit. The rest gets what is left.
    """
    total, place = int(worth.sum()), 0
    before = np.append(0, np.cumsum(worth[order]))
    found: dict[str, Ints] = {}
    # Each part ends near the sum of all sizes so far, so that roundings do not add up.
    wanted = 0.0
    for name, size in sizes.items():
        if size.number is None:
            continue
        wanted += size.target(total)
        end = max(place, int(np.argmin(np.abs(before - wanted))))
        found[name] = np.sort(order[place:end])
        place = end
    left = np.sort(order[place:])
    return {name: found.get(name, left) for name in sizes}
