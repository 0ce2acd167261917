"""Dictionary-coding of fields: each gets the number of the first field that is equal to it.

No hash is trusted: two fields get the same number only after a comparison of all their bytes. The
hash table starts small, so that it stays in the processor's cache. When it is half full, a kernel
stops; whoever called it gives it a larger table, and it goes on.
"""

from typing import Any, NamedTuple

import numpy as np

from treeval.arrays import Bytes, Ints
from treeval.kernels.parts import part
from treeval.kernels.words import eight_bytes, up_to_eight

_BITS, _HALF, _LOWER_HALF = np.uint64(64), np.uint64(32), np.uint64(0xFFFFFFFF)
_UNKNOWN = -1


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
def _hash_of_head(head: np.uint64, length: Any, seed: np.uint64) -> np.uint64:
    """Hash the first eight bytes of a field, by multiplication with an odd number."""
    return (head ^ np.uint64(length)) * seed


@part
def _further_eight(text: Bytes, start: Any, length: Any, done: Any) -> np.uint64:
    """Load the next bytes of a field of more than eight; the last eight overlap those before."""
    return eight_bytes(text, start + min(done, length - 8))


@part
def _slot(text: Bytes, size: int, start: Any, length: Any, seed: np.uint64, bits: int) -> int:
    """Hash a field to a slot; nobody knows the seed."""
    found = _hash_of_head(up_to_eight(text, size, start, length), length, seed)
    for done in range(8, length, 8):
        found ^= found >> _HALF
        found = (found ^ _further_eight(text, start, length, done)) * seed
    return int(np.int64(found >> (_BITS - np.uint64(bits))))


@part
def _have_equal_ends(text: Bytes, a: Any, b: Any, length: Any) -> bool:
    """Compare what comes after the first eight bytes of two fields of the same length."""
    for done in range(8, length, 8):
        if _further_eight(text, a, length, done) != _further_eight(text, b, length, done):
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
        number = np.int64(entry & _LOWER_HALF) - 1
        is_alike = ours.table[2 * slot] == head and entry >> _HALF == np.uint64(length)
        if is_alike and _have_equal_ends(text, start, ours.places[number], length):
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


@part
def _code_at_once(
    text: Bytes, size: int, start: Any, length: Any, seed: np.uint64, ours: _Dictionary
) -> int:
    """Give the number of a short field that has the slot of its hash; -1 for all others.

    Most fields are so. As this is little, it becomes a part of the loop that calls it.
    """
    if length > 8 or start + 8 > size:
        return _UNKNOWN
    head = up_to_eight(text, size, start, length)
    slot = np.int64(_hash_of_head(head, length, seed) >> (_BITS - np.uint64(ours.bits)))
    entry = ours.table[2 * slot + 1]
    is_it = ours.table[2 * slot] == head and entry >> _HALF == np.uint64(length)
    return int(entry & _LOWER_HALF) - 1 if is_it else _UNKNOWN


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
        code = _code_at_once(text, size, start, end - start, seed, ours)
        if code == _UNKNOWN:
            code = _code(text, size, start, end - start, seed, known, ours)
        codes[at] = code
        known += code == known
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
