"""Combinations of values as numbers that look random."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from treeval.arrays import Ints
from treeval.kernels.arcs.arrays import Hashes

_START, _SPREAD, _MIX = (
    np.uint64(0x9E3779B97F4A7C15),
    np.uint64(0xD6E8FEB86659FD93),
    np.uint64(0xFF51AFD7ED558CCD),
)
_HALF = np.uint64(32)


def combined(values: Sequence[Ints | Hashes], start: int = 0) -> Hashes:
    """Combine values word by word; combinations that start differently have other numbers."""
    with np.errstate(over="ignore"):
        found = np.full(len(values[0]), np.uint64(start + 1) * _START, dtype=np.uint64)
        for value in values:
            found ^= value.astype(np.uint64)
            found *= _SPREAD
            found ^= found >> _HALF
        found *= _MIX
        found ^= found >> _HALF
        return found


def set_hashes(owners: Ints, values: Ints, size: int) -> tuple[Hashes, NDArray[np.bool_]]:
    """Give every owner a number for the set of its values, whatever their order.

    Also say which values no other of their owner equals: without them, the set is another one.
    """
    keys = owners.astype(np.int64) << 32 | values.astype(np.int64)
    order = np.argsort(keys, kind="stable")
    opens = np.append(True, np.diff(keys[order]) != 0)
    counts = np.diff(np.append(np.flatnonzero(opens), len(keys)))
    alone = np.zeros(len(keys), dtype=np.bool_)
    alone[order] = np.repeat(counts == 1, counts)
    kept = order[opens]
    sums = np.zeros(size, dtype=np.uint64)
    with np.errstate(over="ignore"):
        np.add.at(sums, owners[kept], value_hashes(values[kept]))
    return sums, alone


def value_hashes(values: Ints) -> Hashes:
    """The number that a value adds to those of its sets."""
    return combined([values], start=99)
