"""Counts of many different keys, in limited memory."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.assessment.compiled import add, look_up, move
from treeval.errors import SettingError

MOST_KEYS = 1 << 24  # different keys: at most 400 megabytes, for a moment 600
_START = 1 << 16


@dataclass(frozen=True, eq=False)
class Tally:
    """A hash table of keys, which are odd numbers of 64 bits; a free slot holds 0.

    Counts may be too low by up to ``lost``: when the table was full, the rarest keys were dropped.
    """

    slots: Ints
    counts: Ints
    lost: int

    def of(self, keys: Ints) -> Ints:
        """Give the count of each of the keys."""
        found = np.empty(len(keys), dtype=np.int32)
        look_up(self.slots, self.counts, keys, found)
        return found

    @cached_property
    def keys_by_count(self) -> Ints:
        """Numbers of keys that occur exactly t times, for t from 0 to the largest count."""
        counts = self.counts[self.counts > 0]
        return frozen(np.bincount(counts, minlength=2))


def count_keys(chunks: Iterable[Ints], most: int = MOST_KEYS) -> Tally:
    """Count keys given in chunks; at most ``most`` different ones are kept at any time."""
    if most < 2:
        raise SettingError(f"there is room for {most} keys only; allow at least 2")
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
    """Find the least t such that at most half as many keys as allowed occur t times or more."""
    keys = np.bincount(counts[counts > 0])
    with_more = keys[::-1].cumsum()[::-1]  # keys counted t times or more
    return int(np.argmax(np.append(with_more, 0) <= most // 2))
