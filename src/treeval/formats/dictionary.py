"""Dictionary-coding of fields cut from a byte buffer, eight bytes at a time.

No hash is trusted: two fields get the same code only after a comparison of all their bytes.
Fields are coded block by block, so that everything a block needs stays in the processor's cache.
"""

import numpy as np
from numpy.typing import NDArray

from treeval.arrays import Bools, Ints, frozen
from treeval.tree.column import Column

_Words = NDArray[np.uint64]  # eight bytes each
_BLOCK = 1 << 16
_LONGEST_IN_VECTORS = 256  # longer fields are rare and go through an ordinary dictionary
_MIXER = np.uint64(0x9E3779B97F4A7C15)
_MASKS = np.array([(1 << (8 * n)) - 1 for n in range(9)], dtype=np.uint64)


def code_fields(text: bytes, starts: Ints, ends: Ints) -> Column:
    """Code the fields ``text[starts[i]:ends[i]]``, in order of first appearance."""
    numbers: dict[bytes, int] = {}
    codes = np.empty(len(starts), dtype=np.int32)
    for begin in range(0, len(starts), _BLOCK):
        block = slice(begin, begin + _BLOCK)
        first = _first_alike(text, starts[block].astype(np.int64), ends[block].astype(np.int64))
        rows = np.flatnonzero(first == np.arange(len(first)))
        known = np.empty(len(first), dtype=np.int32)
        known[rows] = [
            numbers.setdefault(text[start:end], len(numbers))
            for start, end in zip(
                starts[block][rows].tolist(), ends[block][rows].tolist(), strict=True
            )
        ]
        codes[block] = known[first]
    return Column(frozen(codes), tuple(map(bytes.decode, numbers)))


def _first_alike(text: bytes, starts: Ints, ends: Ints) -> Ints:
    """For each field, the first field of the block that holds the same bytes.

    A field too long for vectors, or too near the end of the text to be read by eight bytes,
    stands for itself alone.
    """
    first: Ints = np.arange(len(starts))
    fit = (ends - starts <= _LONGEST_IN_VECTORS) & (ends <= len(text) - 8)
    if not fit.all():
        rows = np.flatnonzero(fit)
        first[rows] = rows[_first_alike(text, starts[rows], ends[rows])] if len(rows) else rows
        return first
    every_eight: _Words = np.ndarray((len(text) - 7,), dtype="<u8", buffer=text, strides=(1,))
    lengths = ends - starts
    heads = _eight_bytes(every_eight, starts, lengths)
    hashes = _mixed(heads ^ lengths.astype(np.uint64))
    for done, rows in _steps_beyond_eight(lengths):
        further = _eight_bytes(every_eight, starts[rows] + done, lengths[rows] - done)
        hashes[rows] = _mixed(hashes[rows] ^ further)

    def alike(rows: Ints, others: Ints) -> Bools:
        same: Bools = (heads[rows] == heads[others]) & (lengths[rows] == lengths[others])
        unsure = np.flatnonzero(same & (rows != others) & (lengths[rows] > 8))
        for done, steps in _steps_beyond_eight(lengths[rows[unsure]]):
            at = unsure[steps]
            left = lengths[rows[at]] - done
            ours = _eight_bytes(every_eight, starts[rows[at]] + done, left)
            theirs = _eight_bytes(every_eight, starts[others[at]] + done, left)
            same[at[ours != theirs]] = False
        return same

    pending = np.arange(len(starts))
    table = np.empty(1 << 16, dtype=np.int64)
    while len(pending):
        # Fields that meet in a slot of the table are compared with the earliest of them:
        # those alike are settled, the others try again with another hash.
        slots = (hashes[pending] >> np.uint64(48)).astype(np.int64)
        table[slots[::-1]] = pending[::-1]
        candidates = table[slots]
        settled = alike(pending, candidates)
        first[pending[settled]] = candidates[settled]
        pending = pending[~settled]
        hashes[pending] = _mixed(hashes[pending] + np.uint64(1))
    return first


def _steps_beyond_eight(lengths: Ints) -> list[tuple[int, Ints]]:
    """For 8, 16, 24...: the fields that are longer than that."""
    steps: list[tuple[int, Ints]] = []
    rows = np.flatnonzero(lengths > 8)
    while len(rows):
        done = 8 * (len(steps) + 1)
        steps.append((done, rows))
        rows = rows[lengths[rows] > done + 8]
    return steps


def _eight_bytes(every_eight: _Words, starts: Ints, lengths: Ints) -> _Words:
    """Read the next eight bytes of each field as one number, zeros beyond its end."""
    return every_eight[starts] & _MASKS[np.minimum(lengths, 8)]


def _mixed(hashes: _Words) -> _Words:
    spread = hashes * _MIXER
    return (spread ^ (spread >> np.uint64(32))) * _MIXER
