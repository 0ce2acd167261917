"""Lines of tab-separated fields over one byte buffer; a field is cut out when it is asked for."""

import codecs
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from treeval.arrays import Bools, Bytes, Ints
from treeval.errors import ReadError
from treeval.formats.dictionary import PADDING, code_fields
from treeval.tree.column import Column
from treeval.tree.problems import Kind, Problem

_BOM = codecs.BOM_UTF8
_PIECE = 1 << 22
_TAB, _NEWLINE, _RETURN, _HASH = 9, 10, 13, 35


@dataclass(frozen=True, eq=False)
class Lines:
    """A text file's lines, without their ends; ``tabs`` are the positions of all tabs."""

    path: str
    padded: bytes
    starts: Ints
    ends: Ints
    tabs: Ints
    with_bom: bool
    with_returns: bool

    @property
    def text(self) -> memoryview:
        """The file as it was, byte by byte."""
        return memoryview(self.padded)[: -len(PADDING)]

    @cached_property
    def buffer(self) -> Bytes:
        return np.frombuffer(self.padded, dtype=np.uint8)

    @cached_property
    def blank(self) -> Bools:
        return np.asarray(self.starts == self.ends)

    @cached_property
    def comments(self) -> Bools:
        return np.asarray((self.buffer[self.starts] == _HASH) & ~self.blank)

    def line(self, number: int) -> str:
        return self.padded[self.starts[number] : self.ends[number]].decode()


def split_lines(path: str, text: bytes) -> Lines:
    """Find lines and tabs; refuse text that is not UTF-8 or holds NUL bytes."""
    _check_bytes(path, text)
    padded = text + PADDING
    positions = _separators(np.frombuffer(padded, dtype=np.uint8)[: len(text)])
    are_newlines = np.frombuffer(padded, dtype=np.uint8)[positions] == _NEWLINE
    ends, tabs = positions[are_newlines], positions[~are_newlines]
    if text and not text.endswith(b"\n"):
        ends = np.append(ends, positions.dtype.type(len(text)))
    starts = np.concatenate([ends[:0], [0], ends[:-1] + 1]).astype(ends.dtype)[: len(ends)]
    with_bom = text.startswith(_BOM)
    if with_bom:
        starts[0] = len(_BOM)
    with_returns = b"\r\n" in text
    if with_returns:
        last = np.frombuffer(padded, dtype=np.uint8)[np.maximum(ends - 1, 0)]
        ends = ends - ((last == _RETURN) & (ends > starts)).astype(ends.dtype)
    return Lines(path, padded, starts, ends, tabs, with_bom, with_returns)


def _separators(buffer: Bytes) -> Ints:
    """Positions of all tabs and newlines, found piece by piece to keep memory low."""
    dtype = np.int32 if len(buffer) < np.iinfo(np.int32).max - _PIECE else np.int64
    found = [np.zeros(0, dtype=dtype)]
    for begin in range(0, len(buffer), _PIECE):
        piece = buffer[begin : begin + _PIECE]
        here = np.flatnonzero((piece - np.uint8(_TAB)) <= _NEWLINE - _TAB)
        found.append((here + begin).astype(dtype))
    return np.concatenate(found)


def _check_bytes(path: str, text: bytes) -> None:
    nul = text.find(b"\0")
    if nul >= 0:
        line = text.count(b"\n", 0, nul) + 1
        raise ReadError(f"{path}:{line}: a NUL byte; this is no text file, or a damaged one")
    if text.isascii():
        return
    decoder = codecs.getincrementaldecoder("utf-8")()
    for begin in range(0, len(text), _PIECE):
        pending = len(decoder.getstate()[0])
        try:
            decoder.decode(text[begin : begin + _PIECE], final=begin + _PIECE >= len(text))
        except UnicodeDecodeError as error:
            at = begin - pending + error.start
            line = text.count(b"\n", 0, at) + 1
            raise ReadError(
                f"{path}:{line}: byte 0x{text[at]:02x} is not UTF-8; "
                f"convert the file first, for instance: iconv -f latin1 -t utf-8"
            ) from None


@dataclass(frozen=True, eq=False)
class Table:
    """Rows of fields: field f of row r lies between ``bounds[f, r] + 1`` and ``bounds[f+1, r]``.

    A row with too few fields has empty ones at its end; ``widths`` says how many it really has.
    """

    lines: Lines
    numbers: Ints
    bounds: Ints
    widths: Ints

    def __len__(self) -> int:
        return len(self.numbers)

    def starts(self, field: int, rows: Ints | slice = slice(None)) -> Ints:
        # The minimum makes a missing field, whose bounds are both the end of the line, empty.
        return np.minimum(self.bounds[field, rows] + 1, self.bounds[field + 1, rows])

    def ends(self, field: int, rows: Ints | slice = slice(None)) -> Ints:
        return self.bounds[field + 1, rows]

    def column(self, field: int, rows: Ints | slice = slice(None)) -> Column:
        return code_fields(self.lines.padded, self.starts(field, rows), self.ends(field, rows))

    def cell(self, field: int, row: int) -> str:
        start, end = int(self.bounds[field, row]) + 1, int(self.bounds[field + 1, row])
        return self.lines.padded[start:end].decode()


def cut_fields(lines: Lines, rows: Bools, fields: int) -> Table:
    """Cut the chosen lines at their tabs."""
    numbers = np.flatnonzero(rows).astype(np.int32)
    starts, ends = lines.starts[numbers], lines.ends[numbers]
    bounds = np.empty((fields + 1, len(numbers)), dtype=lines.starts.dtype)
    bounds[0], bounds[fields] = starts - 1, ends
    expected = fields - 1
    if len(lines.tabs) == expected * len(numbers) and len(numbers):
        tabs = lines.tabs.reshape(-1, expected)
        if bool(np.all((tabs[:, 0] >= starts) & (tabs[:, -1] < ends))):
            bounds[1:fields] = tabs.T
            return Table(lines, numbers, bounds, np.full(len(numbers), fields, dtype=np.int32))
    first = np.searchsorted(lines.tabs, starts)
    tabs_in_row = np.searchsorted(lines.tabs, ends) - first
    padded_tabs = np.append(lines.tabs, lines.tabs.dtype.type(0))
    for place in range(expected):
        at = np.minimum(first + place, len(lines.tabs))
        bounds[place + 1] = np.where(place < tabs_in_row, padded_tabs[at], ends)
    wider = tabs_in_row > expected
    bounds[fields, wider] = padded_tabs[(first + expected)[wider]]
    return Table(lines, numbers, bounds, (tabs_in_row + 1).astype(np.int32))


def problems_at(
    lines: Lines,
    numbers: Ints,
    message: Callable[[int], str],
    remedy: str = "",
    kind: Kind = Kind.FORMAT,
) -> list[Problem]:
    """Make one problem a line, given by its number from 0."""
    return [
        Problem(lines.path, number + 1, kind, message(number), remedy)
        for number in numbers.tolist()
    ]
