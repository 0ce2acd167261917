"""How often each of many keys occurs, in memory that has a bound."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.errors import SettingError

MOST_KEYS = 1 << 24  # different keys kept: 400 megabytes at most, 600 for a moment
_START = 1 << 16


@dataclass(frozen=True, eq=False)
class Tally:
    """Keys, odd numbers of 64 bits, in slots by their other bits; a free slot holds 0.

    Counts are too low by at most ``lost``: where keys outgrew their room, the rarest were dropped.
    """

    slots: Ints
    counts: Ints
    lost: int

    def of(self, keys: Ints) -> Ints:
        """How often each of the keys was counted."""
        from treeval.kernels.pupa import look_up  # noqa: PLC0415  compiled when first needed

        found = np.empty(len(keys), dtype=np.int32)
        look_up(self.slots, self.counts, keys, found)
        return found

    @cached_property
    def keys_by_count(self) -> Ints:
        """How many keys occur exactly t times, for t from 0 to the largest count."""
        counts = self.counts[self.counts > 0]
        return frozen(np.bincount(counts, minlength=2))


def count_keys(chunks: Iterable[Ints], most: int = MOST_KEYS) -> Tally:
    """Count keys given in chunks; no more than ``most`` different ones are kept at any time."""
    if most < 2:
        raise SettingError(f"room for {most} keys; give at least 2")
    from treeval.kernels.pupa import add, move  # noqa: PLC0415  compiled when first needed

    size, lost = min(_START, _power_of_two(2 * most)), 0
    slots, counts = np.zeros(size, np.uint64), np.zeros(size, np.int32)
    room = min(size // 2, most)
    for keys in chunks:
        done = 0
        while True:
            done, room = add(slots, counts, keys, done, room)
            if done == len(keys):
                break
            least = 0
            if size // 2 < most:
                size *= 2
            else:
                least = _cut(counts, most)
                lost += least - 1
            larger = np.zeros(size, np.uint64), np.zeros(size, np.int32)
            kept = move(slots, counts, least, *larger)
            slots, counts = larger
            room = min(size // 2, most) - kept
    return Tally(frozen(slots), frozen(counts), lost)


def _power_of_two(least: int) -> int:
    return 1 << (least - 1).bit_length()


def _cut(counts: Ints, most: int) -> int:
    """The least count that leaves half of the keys at most."""
    keys = np.bincount(counts[counts > 0])
    with_more = keys[::-1].cumsum()[::-1]  # keys counted t times or more
    return int(np.argmax(np.append(with_more, 0) <= most // 2))
