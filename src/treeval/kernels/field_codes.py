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


class _Dictionary(NamedTuple):
    """The distinct fields met so far, and a hash table of them.

    A slot of the table has two numbers: the first eight bytes of a field, and its length above its
    number, which counts from 1.
    """

    places: Ints
    lengths: Ints
    hashes: Ints
    table: Ints
    bits: int  # of the number of slots


@part
def _further_eight(text: Bytes, start: Any, length: Any, done: Any) -> np.uint64:
    """Load the next bytes of a field of more than eight; the last eight overlap those before."""
    return eight_bytes(text, start + min(done, length - 8))


@part
def _hash(text: Bytes, head: np.uint64, start: Any, length: Any, seed: np.uint64) -> np.uint64:
    """Hash a field, by multiplication with a random odd multiplier."""
    found = (head ^ np.uint64(length)) * seed
    done = 8
    while done < length:
        found ^= found >> _HALF
        found = (found ^ _further_eight(text, start, length, done)) * seed
        done += 8
    return found


@part
def _first_slot(found: np.uint64, ours: _Dictionary) -> int:
    return int(np.int64(found >> (_BITS - np.uint64(ours.bits))))


@part
def _have_equal_ends(text: Bytes, a: Any, b: Any, length: Any) -> bool:
    """Compare what comes after the first eight bytes of two fields of the same length."""
    done = 8
    while done < length:
        if _further_eight(text, a, length, done) != _further_eight(text, b, length, done):
            return False
        done += 8
    return True


@part
def _find(
    text: Bytes, found: np.uint64, head: np.uint64, start: Any, length: Any, ours: _Dictionary
) -> int:
    """Find the slot that a field has, given its hash, or an empty one for it."""
    slot = _first_slot(found, ours)
    entry = ours.table[2 * slot + 1]
    while entry:
        is_alike = ours.table[2 * slot] == head and entry >> _HALF == np.uint64(length)
        if is_alike and _have_equal_ends(text, start, ours.places[_number(entry)], length):
            break
        slot = (slot + 1) & ((1 << ours.bits) - 1)
        entry = ours.table[2 * slot + 1]
    return slot


@part
def _number(entry: np.uint64) -> int:
    return int(np.int64(entry & _LOWER_HALF)) - 1


@part
def _enter(slot: int, number: int, head: np.uint64, length: Any, ours: _Dictionary) -> None:
    """Put a field into an empty slot."""
    ours.table[2 * slot] = head
    ours.table[2 * slot + 1] = np.uint64(length) << _HALF | np.uint64(number + 1)


@part
def _refill(text: Bytes, size: int, known: int, ours: _Dictionary) -> None:
    """Enter the known fields, which differ from each other, into an empty table."""
    for number in range(known):
        length = np.int64(ours.lengths[number])
        slot = _first_slot(ours.hashes[number], ours)
        while ours.table[2 * slot + 1]:
            slot = (slot + 1) & ((1 << ours.bits) - 1)
        _enter(slot, number, up_to_eight(text, size, ours.places[number], length), length, ours)


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
    hashes: Ints,
    table: Ints,
    bits: int,
    codes: Ints,
    state: Ints,
) -> int:
    """Code one field of some rows of a table, given where it and the field before it end.

    The state is the number of rows that are done, and that of the known fields. Return the number
    of rows that are left.
    """
    ours = _Dictionary(places, lengths, hashes, table, bits)
    at, known = state[0], state[1]
    _refill(text, size, known, ours)
    while at < fields and 2 * known < 1 << bits:
        row = rows[at]
        origin = np.int64(row_starts[row])
        end = origin + np.int64(ends[row])
        # The minimum makes a missing field empty: it ends where the one before it does.
        start = origin if is_first else min(origin + np.int64(ends_before[row]) + 1, end)
        length = end - start
        head = up_to_eight(text, size, start, length)
        found = _hash(text, head, start, length, seed)
        slot = _find(text, found, head, start, length, ours)
        if not table[2 * slot + 1]:
            _enter(slot, known, head, length, ours)
            places[known], lengths[known], hashes[known] = start, length, found
            known += 1
        codes[at] = _number(table[2 * slot + 1])
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
