"""Dictionary-coding of fields by compiled code; `formats.dictionary` does it with numpy."""

import os
from collections.abc import Callable

import numpy as np

from treeval.arrays import Bytes, Ints, frozen
from treeval.formats.compiled import CODE_ROWS, GATHER
from treeval.formats.dictionary import code_fields
from treeval.tree.column import Column

_FEW = 10  # bits of the number of slots of the first hash table
_MORE = 2  # bits, when a table is half full
# Nobody can make a file whose fields all have the same hash. Codes do not depend on it.
_SEED = int.from_bytes(os.urandom(7), "little") | 1


def code_rows(
    text: bytes, row_starts: Ints, ends_before: Ints | None, ends: Ints, rows: Ints
) -> Column:
    """Code one field of some rows, given where rows start and fields end, counted from there."""
    is_first = ends_before is None
    before = ends if ends_before is None else ends_before
    data = np.frombuffer(text, dtype=np.uint8)
    chosen = rows.astype(np.int32, copy=False)

    def code(*dictionary: object) -> int:
        fields = row_starts, before, ends, is_first, chosen, len(chosen), _SEED
        return CODE_ROWS(data, len(data), *fields, *dictionary)

    return _coded(data, len(chosen), code)


def code_spans(text: bytes, starts: Ints, ends: Ints) -> Column:
    """Code the fields ``text[starts[i]:ends[i]]``, as the first fields of as many rows."""
    lengths = ends - starts
    if lengths.max(initial=0) > np.iinfo(np.uint16).max:
        return code_fields(text, starts, ends)
    rows = np.arange(len(starts), dtype=np.int32)
    return code_rows(text, starts.astype(np.int32), None, lengths.astype(np.uint16), rows)


def _coded(data: Bytes, fields: int, code: Callable[..., int]) -> Column:
    """Code fields with tables of growing size."""
    codes, state = np.empty(fields, dtype=np.int32), np.zeros(2, dtype=np.int64)
    kinds = np.int32, np.int32, np.uint64
    places, lengths, hashes = (_larger(np.empty(0, kind), 0) for kind in kinds)
    bits, left = _FEW, fields
    while left:
        places, lengths, hashes = (_larger(array, 1 << bits) for array in (places, lengths, hashes))
        table = np.zeros(2 << bits, dtype=np.uint64)
        left = code(places, lengths, hashes, table, bits, codes, state)
        bits += _MORE
    known = int(state[1])
    return Column(frozen(codes), _strings(data, places[:known], lengths[:known]))


def _larger(array: Ints, size: int) -> Ints:
    larger = np.empty(size, dtype=array.dtype)
    larger[: len(array)] = array
    return larger


def _strings(data: Bytes, places: Ints, lengths: Ints) -> tuple[str, ...]:
    """Decode fields all at once, separated by line ends, which no field contains."""
    if not len(places):
        return ()
    together = np.empty(int(lengths.sum()) + len(lengths), dtype=np.uint8)
    GATHER(data, places, lengths, len(places), ord("\n"), together)
    return tuple(together[:-1].tobytes().decode().split("\n"))
