"""Decimal numbers in the fields of a byte buffer, read all at once."""

import numpy as np

from treeval.arrays import Bools, Bytes, Ints

_MOST_DIGITS = 9  # keeps every value within int32


def decimals(buffer: Bytes, starts: Ints, ends: Ints) -> tuple[Ints, Bools]:
    """Give the values of the fields, and which of them are decimal numbers of a sensible size."""
    lengths = ends - starts
    if not len(starts):
        return np.zeros(0, dtype=np.int32), np.zeros(0, dtype=np.bool_)
    first = buffer[np.minimum(starts, len(buffer) - 1)] - np.uint8(ord("0"))
    are_numbers = (lengths > 0) & (lengths <= _MOST_DIGITS) & (first <= 9)
    values = first.astype(np.int32)
    rows = np.flatnonzero(are_numbers & (lengths > 1))
    index = 1
    while len(rows):
        digits = buffer[starts[rows] + index] - np.uint8(ord("0"))
        values[rows] = values[rows] * 10 + digits
        are_numbers[rows[digits > 9]] = False
        index += 1
        rows = rows[(lengths[rows] > index) & (digits <= 9)]
    return values, are_numbers


def position_of(buffer: Bytes, starts: Ints, ends: Ints, byte: int) -> Ints:
    """Find where each field first holds the byte; its end if it does not."""
    positions = ends.copy()
    searching = np.flatnonzero(starts < ends)
    at = starts[searching]
    # An ID is short: a longer field is not one.
    for _ in range(2 * _MOST_DIGITS + 2):
        here = buffer[at] == byte
        positions[searching[here]] = at[here]
        going_on = ~here & (at + 1 < ends[searching])
        searching, at = searching[going_on], at[going_on] + 1
    return positions
