"""Dictionary-coding of fields: each gets the number of the first field that is equal to it.

No hash is trusted: two fields get the same number only after a comparison of all their bytes. The
hash table starts small, so that it stays in the processor's cache. When it is half full, a kernel
stops; whoever called it gives it a larger table, and it goes on.
"""

from typing import Any, NamedTuple

import numpy as np

from treeval.arrays import Bytes, Ints
from treeval.kernels.parts import part
from treeval.kernels.words import up_to_eight

_MIXER = np.uint64(0x9E3779B97F4A7C15)
_HALF, _BITS = np.uint64(32), np.uint64(64)


class _Dictionary(NamedTuple):
    """The distinct fields met so far, and a hash table of their numbers, which count from 1."""

    hashes: Ints
    places: Ints
    lengths: Ints
    table: Ints
    bits: int  # of the number of slots of the table


@part
def _mixed(bits: np.uint64) -> np.uint64:
    spread = bits * _MIXER
    return (spread ^ (spread >> _HALF)) * _MIXER


@part
def _hash(text: Bytes, size: int, start: int, length: int, seed: np.uint64) -> np.uint64:
    found = _mixed(up_to_eight(text, size, start, length) ^ np.uint64(length) ^ seed)
    for done in range(8, length, 8):
        found = _mixed(found ^ up_to_eight(text, size, start + done, length - done))
    return found


@part
def _are_equal(text: Bytes, size: int, a: int, b: int, length: int) -> bool:
    for done in range(0, length, 8):
        left = length - done
        ours = up_to_eight(text, size, a + done, left)
        if ours != up_to_eight(text, size, b + done, left):
            return False
    return True


@part
def _refill(known: int, dictionary: _Dictionary) -> None:
    """Enter the known fields into an empty table."""
    shift, last = _BITS - np.uint64(dictionary.bits), (1 << dictionary.bits) - 1
    for number in range(known):
        slot = np.int64(dictionary.hashes[number] >> shift)
        while dictionary.table[slot]:
            slot = (slot + 1) & last
        dictionary.table[slot] = number + 1


@part
def _code(
    text: Bytes, size: int, start: Any, length: Any, seed: np.uint64, known: int, ours: _Dictionary
) -> int:
    """Give the number of a field; that of a new one is the number of the known ones."""
    found = _hash(text, size, start, length, seed)
    slot = np.int64(found >> (_BITS - np.uint64(ours.bits)))
    while ours.table[slot]:
        number = ours.table[slot] - 1
        is_alike = ours.hashes[number] == found and ours.lengths[number] == length
        if is_alike and _are_equal(text, size, start, ours.places[number], length):
            return int(number)
        slot = (slot + 1) & ((1 << ours.bits) - 1)
    ours.table[slot] = known + 1
    ours.hashes[known], ours.places[known], ours.lengths[known] = found, start, length
    return known


def code_rows(
    text: Bytes,
    size: int,
    row_starts: Ints,
    ends_before: Ints,
    ends: Ints,
    is_first: int,
    rows: Ints,
    fields: int,
    seed: np.uint64,
    hashes: Ints,
    places: Ints,
    lengths: Ints,
    table: Ints,
    bits: int,
    codes: Ints,
    state: Ints,
) -> int:
    """Code one field of some rows of a table, given where it and the field before it end.

    The state is the number of rows that are done, and that of the known fields. Return the number
    of rows that are left.
    """
    ours = _Dictionary(hashes, places, lengths, table, bits)
    at, known = state[0], state[1]
    _refill(known, ours)
    while at < fields and 2 * known < 1 << bits:
        row = rows[at]
        origin = np.int64(row_starts[row])
        end = origin + np.int64(ends[row])
        # The minimum makes a missing field empty: it ends where the one before it does.
        start = origin if is_first else min(origin + np.int64(ends_before[row]) + 1, end)
        codes[at] = _code(text, size, start, end - start, seed, known, ours)
        known += codes[at] == known
        at += 1
    state[0], state[1] = at, known
    return int(fields - at)


def code_spans(
    text: Bytes,
    size: int,
    starts: Ints,
    ends: Ints,
    fields: int,
    seed: np.uint64,
    hashes: Ints,
    places: Ints,
    lengths: Ints,
    table: Ints,
    bits: int,
    codes: Ints,
    state: Ints,
) -> int:
    """Code fields, given where each starts and ends; otherwise as `code_rows` does."""
    ours = _Dictionary(hashes, places, lengths, table, bits)
    at, known = state[0], state[1]
    _refill(known, ours)
    while at < fields and 2 * known < 1 << bits:
        codes[at] = _code(text, size, starts[at], ends[at] - starts[at], seed, known, ours)
        known += codes[at] == known
        at += 1
    state[0], state[1] = at, known
    return int(fields - at)
