"""Dictionary-coding of fields cut from a byte buffer, eight bytes at a time.

No hash is trusted: two fields get the same code only after a comparison of all their bytes.
Fields are coded in chunks, so that everything a chunk needs stays in the processor's cache.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from treeval.arrays import Bools, Ints, frozen
from treeval.tree.column import Column
from treeval.tree.treebank import ranges

_Words = NDArray[np.uint64]  # eight bytes each
# For bytes 8 to 15, 16 to 23...: the fields that are long enough, and their bytes there.
_Further = list[tuple[Ints, _Words]]
_CHUNK = 1 << 16
_LONGEST_IN_VECTORS = 64  # bytes; longer fields are rare and go through an ordinary dictionary
_MIXER = np.uint64(0x9E3779B97F4A7C15)
_MASKS = np.array([(1 << (8 * n)) - 1 for n in range(9)], dtype=np.uint64)
_EMPTY = -1


def code_fields(text: bytes, starts: Ints, ends: Ints) -> Column:
    """Code the fields ``text[starts[i]:ends[i]]``."""
    codes = np.empty(len(starts), dtype=np.int32)
    # Even the last fields are read eight bytes at a time.
    near_the_end = ends.max(initial=0) > len(text) - 8
    known = _KnownFields(text + bytes(8) if near_the_end else text)
    fit = ends - starts <= _LONGEST_IN_VECTORS
    every_field_fits = bool(fit.all())
    for begin in range(0, len(starts), _CHUNK):
        chunk = slice(begin, begin + _CHUNK)
        if every_field_fits:
            codes[chunk] = known.code(starts[chunk].astype(np.int64), ends[chunk] - starts[chunk])
        else:
            rows = begin + np.flatnonzero(fit[chunk])
            codes[rows] = known.code(starts[rows].astype(np.int64), ends[rows] - starts[rows])
    strings = known.strings()
    if not every_field_fits:
        rows = np.flatnonzero(~fit)
        spans = zip(starts[rows].tolist(), ends[rows].tolist(), strict=True)
        others = Column.of(text[start:end].decode() for start, end in spans)
        codes[rows] = others.codes + len(strings)
        strings += others.strings
    return Column(frozen(codes), tuple(strings))


class _Fields(NamedTuple):
    """Fields of a text: where they start, their lengths, first eight bytes and hashes."""

    starts: Ints
    lengths: Ints
    heads: _Words
    hashes: _Words

    def take(self, rows: Ints) -> "_Fields":
        return _Fields(self.starts[rows], self.lengths[rows], self.heads[rows], self.hashes[rows])

    def plus(self, more: "_Fields") -> "_Fields":
        return _Fields(
            np.concatenate([self.starts, more.starts]),
            np.concatenate([self.lengths, more.lengths]),
            np.concatenate([self.heads, more.heads]),
            np.concatenate([self.hashes, more.hashes]),
        )


class _KnownFields:
    """The distinct fields met so far, and a hash table over them with open addressing."""

    def __init__(self, text: bytes) -> None:
        self._text = text
        self._every_eight: _Words = np.ndarray(
            (max(0, len(text) - 7),), dtype="<u8", buffer=text, strides=(1,)
        )
        self._size = 0
        numbers, words = np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.uint64)
        self._known = _Fields(numbers, numbers, words, words)
        self._known_further: list[_Words] = []
        self._table: Ints = np.zeros(0, dtype=np.int32)

    def strings(self) -> list[str]:
        """Decode all known fields at once, separated by line ends, which no field contains.

        A field never reaches the end of the text, so there is a byte after it to be replaced.
        """
        if not self._size:
            return []
        ends = np.cumsum(self._known.lengths + 1)
        together = np.frombuffer(self._text, dtype=np.uint8)[
            ranges(self._known.starts, self._known.lengths + 1)
        ]
        together[ends - 1] = ord("\n")
        return together[:-1].tobytes().decode().split("\n")

    def code(self, starts: Ints, lengths: Ints) -> Ints:
        """Number the fields of a chunk; new ones get the next numbers."""
        self._make_room(len(starts))
        heads, further = self._eight_bytes(starts, lengths), self._further(starts, lengths)
        hashes = _mixed(heads ^ lengths.astype(np.uint64))
        for rows, words in further:
            hashes[rows] = _mixed(hashes[rows] ^ words)

        codes = np.empty(len(starts), dtype=np.int32)
        pending: Ints | None = None  # all
        fields, probes = _Fields(starts, lengths, heads, hashes), hashes
        while len(probes):
            slots = self._slots(probes)
            known = self._table[slots]
            if (known == _EMPTY).any():
                new = _first_in_each(slots, known == _EMPTY, self._table)
                self._table[slots[new]] = self._size + np.arange(len(new), dtype=np.int32)
                self._learn(fields.take(new))
                known = self._table[slots]
            # A field that is not the same gets another number in one of the next rounds.
            codes[slice(None) if pending is None else pending] = known
            others = np.flatnonzero(~self._are(known, fields, further))
            pending = others if pending is None else pending[others]
            fields, probes = fields.take(others), _next_probe(probes[others])
            further = self._further(fields.starts, fields.lengths)
        return codes

    def _are(self, codes: Ints, fields: "_Fields", further: "_Further") -> Bools:
        """Compare all bytes of the fields with those of known ones."""
        same: Bools = fields.heads == self._known.heads.take(codes)
        # Shorter fields are the same if the first eight bytes are, which are zeros beyond the end.
        unsure = np.flatnonzero(fields.lengths >= 8)
        same[unsure] &= fields.lengths[unsure] == self._known.lengths.take(codes[unsure])
        # A field that is longer than all known ones differs from them in length already.
        for (rows, words), known in zip(further, self._known_further, strict=False):
            same[rows] &= words == known.take(codes[rows])
        return same

    def _learn(self, fields: "_Fields") -> None:
        new = len(fields.starts)
        further = self._further(fields.starts, fields.lengths)
        missing = len(further) - len(self._known_further)
        self._known_further += [np.zeros(self._size, dtype=np.uint64) for _ in range(missing)]
        for step, known in enumerate(self._known_further):
            words = np.zeros(new, dtype=np.uint64)
            if step < len(further):
                words[further[step][0]] = further[step][1]
            self._known_further[step] = np.concatenate([known, words])
        self._size += new
        self._known = self._known.plus(fields)

    def _further(self, starts: Ints, lengths: Ints) -> "_Further":
        """Read the bytes after the first eight."""
        further: _Further = []
        rows = np.flatnonzero(lengths > 8)
        while len(rows):
            done = 8 * (len(further) + 1)
            left = lengths[rows] - done
            further.append((rows, self._eight_bytes(starts[rows] + done, left)))
            rows = rows[left > 8]
        return further

    def _make_room(self, fields: int) -> None:
        """Keep at least half of the table empty, even if all fields of the chunk are new."""
        if 2 * (self._size + fields) <= len(self._table):
            return
        self._table = np.full(1 << (2 * (self._size + fields)).bit_length(), _EMPTY, np.int32)
        pending, probes = np.arange(self._size), self._known.hashes
        while len(pending):
            slots = self._slots(probes)
            settled = _first_in_each(slots, self._table[slots] == _EMPTY, self._table)
            self._table[slots[settled]] = pending[settled]
            pending = np.delete(pending, settled)
            probes = _next_probe(np.delete(probes, settled))

    def _slots(self, probes: _Words) -> Ints:
        return (probes >> np.uint64(65 - len(self._table).bit_length())).astype(np.int64)

    def _eight_bytes(self, starts: Ints, lengths: Ints) -> _Words:
        """Read the next eight bytes of each field as one number, zeros beyond its end."""
        return self._every_eight[starts] & _MASKS[np.minimum(lengths, 8)]


def _first_in_each(slots: Ints, chosen: Bools, table: Ints) -> Ints:
    """Find the first of the chosen entries in each slot, with the help of the table's slots."""
    entries = np.flatnonzero(chosen)
    table[slots[entries[::-1]]] = entries[::-1]
    return np.asarray(entries[table[slots[entries]] == entries])


def _next_probe(probes: _Words) -> _Words:
    return _mixed(probes + np.uint64(1))


def _mixed(hashes: _Words) -> _Words:
    spread = hashes * _MIXER
    return (spread ^ (spread >> np.uint64(32))) * _MIXER
