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

_BITS, _HALF = np.uint64(64), np.uint64(32)


class _Dictionary(NamedTuple):
    """The distinct fields met so far, and a hash table of them.

    A slot of the table has two numbers: the first eight bytes of a field, and its length above its
    number, which counts from 1.
    """

    places: Ints
    lengths: Ints
    table: Ints
    bits: int  # of the number of slots


@part
def _slot(text: Bytes, size: int, start: Any, length: Any, seed: np.uint64, bits: int) -> int:
    """Hash a field to a slot, by multiplication with an odd number that nobody knows."""
    found = (up_to_eight(text, size, start, length) ^ np.uint64(length)) * seed
    for done in range(8, length, 8):
        found ^= found >> _HALF
        found = (found ^ up_to_eight(text, size, start + done, length - done)) * seed
    return int(np.int64(found >> (_BITS - np.uint64(bits))))


@part
def _have_equal_ends(text: Bytes, size: int, a: Any, b: Any, length: Any) -> bool:
    """Compare what comes after the first eight bytes of two fields of the same length."""
    for done in range(8, length, 8):
        left = length - done
        ours = up_to_eight(text, size, a + done, left)
        if ours != up_to_eight(text, size, b + done, left):
            return False
    return True


@part
def _code(
    text: Bytes, size: int, start: Any, length: Any, seed: np.uint64, known: int, ours: _Dictionary
) -> int:
    """Give the number of a field; that of a new one is the number of the known ones."""
    head = up_to_eight(text, size, start, length)
    slot = _slot(text, size, start, length, seed, ours.bits)
    while ours.table[2 * slot + 1]:
        entry = ours.table[2 * slot + 1]
        number = np.int64(entry & np.uint64(0xFFFFFFFF)) - 1
        is_alike = ours.table[2 * slot] == head and entry >> _HALF == np.uint64(length)
        if is_alike and _have_equal_ends(text, size, start, ours.places[number], length):
            return int(number)
        slot = (slot + 1) & ((1 << ours.bits) - 1)
    ours.places[known], ours.lengths[known] = start, length
    ours.table[2 * slot] = head
    ours.table[2 * slot + 1] = np.uint64(length) << _HALF | np.uint64(known + 1)
    return known


@part
def _refill(text: Bytes, size: int, seed: np.uint64, known: int, ours: _Dictionary) -> None:
    """Enter the known fields into an empty table."""
    for number in range(known):
        _code(text, size, ours.places[number], ours.lengths[number], seed, number, ours)


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
    ours = _Dictionary(places, lengths, table, bits)
    at, known = state[0], state[1]
    _refill(text, size, seed, known, ours)
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
    places: Ints,
    lengths: Ints,
    table: Ints,
    bits: int,
    codes: Ints,
    state: Ints,
) -> int:
    """Code fields, given where each starts and ends; otherwise as `code_rows` does."""
    ours = _Dictionary(places, lengths, table, bits)
    at, known = state[0], state[1]
    _refill(text, size, seed, known, ours)
    while at < fields and 2 * known < 1 << bits:
        codes[at] = _code(text, size, starts[at], ends[at] - starts[at], seed, known, ours)
        known += codes[at] == known
        at += 1
    state[0], state[1] = at, known
    return int(fields - at)


def gather(
    text: Bytes, places: Ints, lengths: Ints, fields: int, separator: int, out: Bytes
) -> int:
    """Write fields one after the other, each followed by a separator; return their total length."""
    at = 0
    for field in range(fields):
        for place in range(lengths[field]):
            out[at + place] = text[places[field] + place]
        at += lengths[field]
        out[at] = separator
        at += 1
    return at
