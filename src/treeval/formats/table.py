"""Lines of tab-separated fields over one byte buffer; a field is cut out when it is needed."""

import codecs
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from treeval.arrays import Bools, Bytes, Ints
from treeval.errors import ReadError
from treeval.formats.dictionary import code_fields
from treeval.tree.column import Column
from treeval.tree.problems import MOST_LISTED, Problem, ProblemKind

_CHUNK = 1 << 18
_SHORT_CHUNK = 1 << 12  # most are ASCII, even in files that are not
_MANY = 60_000  # more columns than any format has
_TAB, _NEWLINE, _RETURN, _HASH = 9, 10, 13, 35


@dataclass(frozen=True, eq=False)
class Lines:
    """A text file and where its lines start; a BOM is not part of them."""

    path: str
    text: bytes
    starts: Ints
    blank: Bools

    @cached_property
    def buffer(self) -> Bytes:
        return np.frombuffer(self.text, dtype=np.uint8)

    @cached_property
    def comments(self) -> Bools:
        first = self.buffer[np.minimum(self.starts, len(self.text) - 1)]
        return np.asarray((first == _HASH) & ~self.blank)

    @cached_property
    def no_comments(self) -> Ints:
        """The last line up to each one that is no comment, -1 if there is none."""
        numbers = np.arange(len(self.comments), dtype=np.int32)
        return np.maximum.accumulate(np.where(self.comments, np.int32(-1), numbers))

    def line(self, number: int) -> bytes:
        """Give a line without its line end."""
        start = int(self.starts[number])
        end = self.text.find(b"\n", start)
        return self.text[start : len(self.text) if end < 0 else end].removesuffix(b"\r")


def _check_bytes(path: str, text: bytes) -> None:
    nul = text.find(b"\0")
    if nul >= 0:
        _check_bytes(path, text[: text.rfind(b"\n", 0, nul) + 1])  # the first problem is reported
        line = text.count(b"\n", 0, nul) + 1
        raise ReadError(f"{path}:{line}: a NUL byte; this is not a text file, or it is damaged")
    if text.isascii():
        return
    for begin, end in _chunks(text, _SHORT_CHUNK):
        chunk = text[begin:end]
        if chunk.isascii():
            continue
        try:
            chunk.decode()
        except UnicodeDecodeError as error:
            line = text.count(b"\n", 0, begin + error.start) + 1
            raise ReadError(
                f"{path}:{line}: byte 0x{chunk[error.start]:02x} is not UTF-8; "
                f"convert the file first, for instance: iconv -f latin1 -t utf-8"
            ) from None


@dataclass(frozen=True, eq=False)
class FieldTable:
    """Rows of fields: field f of row r ends ``field_ends[f, r]`` bytes after the row's start.

    A row with too few fields has empty ones at its end; ``widths`` says how many it really has.
    """

    lines: Lines
    numbers: Ints  # the line of each row
    field_ends: Ints
    widths: Ints
    is_scanned: bool = False  # by compiled code, which then codes columns as well

    def __len__(self) -> int:
        return len(self.numbers)

    @cached_property
    def _row_starts(self) -> Ints:
        return self.lines.starts.take(self.numbers)

    def span(self, field: int, rows: Ints | slice = slice(None)) -> tuple[Ints, Ints]:
        """Find where a field starts and ends in the text."""
        row_starts = _at(self._row_starts, rows)
        ends = row_starts + _at(self.field_ends[field], rows)
        if not field:
            return row_starts, ends
        # The minimum makes a missing field empty: it ends where the one before it does.
        return np.minimum(row_starts + _at(self.field_ends[field - 1], rows) + 1, ends), ends

    def column(self, field: int, rows: Ints | slice = slice(None)) -> Column:
        if not self.is_scanned:
            return code_fields(self.lines.text, *self.span(field, rows))
        from treeval.formats.coding import code_rows  # noqa: PLC0415  small files do without

        chosen = np.arange(len(self), dtype=np.int32)[rows] if isinstance(rows, slice) else rows
        ends_before = self.field_ends[field - 1] if field else None
        fields = self._row_starts, ends_before, self.field_ends[field], chosen
        return code_rows(self.lines.text, *fields)

    def cell(self, field: int, row: int) -> str:
        start, end = self.span(field, np.array([row]))
        return self.lines.text[start[0] : end[0]].decode()


def _at(values: Ints, rows: Ints | slice) -> Ints:
    # Indexing by numbers of 32 bits takes twice as long as `take`.
    return values[rows] if isinstance(rows, slice) else values.take(rows)


def cut_table(path: str, text: bytes, fields: int, *, with_comments: bool) -> FieldTable:
    """Cut the lines of a file at their tabs; blank lines and comments are not rows.

    The text is cut in chunks that fit into the processor's cache.
    """
    _check_bytes(path, text)
    buffer = np.frombuffer(text, dtype=np.uint8)
    newlines = sum(np.count_nonzero(buffer[b:e] == _NEWLINE) for b, e in _chunks(text, _CHUNK))
    size = newlines + (not text.endswith(b"\n") and len(text) > 0)
    position = np.int32 if len(text) < np.iinfo(np.int32).max else np.int64
    lines = Lines(path, text, np.empty(size, dtype=position), np.empty(size, dtype=np.bool_))
    numbers, widths = np.empty(size, dtype=np.int32), np.empty(size, dtype=np.uint16)
    field_ends = np.empty((fields, size), dtype=np.uint16)
    line = row = 0
    for begin, end in _chunks(text, _CHUNK):
        starts, ends = _cut_lines(lines.buffer, begin, end)
        are_rows = starts < ends
        lines.starts[line : line + len(starts)] = starts
        lines.blank[line : line + len(starts)] = ~are_rows
        if with_comments:
            are_rows &= lines.buffer[np.minimum(starts, end - 1)] != _HASH
        row_lines = np.flatnonzero(are_rows)
        rows = slice(row, row + len(row_lines))
        row_starts, row_ends = starts[row_lines] - begin, ends[row_lines] - begin
        if (row_ends - row_starts).max(initial=0) > np.iinfo(field_ends.dtype).max:
            field_ends = field_ends.astype(position)
        tabs = np.flatnonzero(lines.buffer[begin:end] == _TAB)
        widths[rows] = _cut_rows(tabs, row_starts, row_ends, out=field_ends[:, rows])
        numbers[rows] = row_lines + line
        line, row = line + len(starts), row + len(row_lines)
    return FieldTable(lines, numbers[:row], field_ends[:, :row], widths[:row])


def _chunks(text: bytes, size: int) -> Iterator[tuple[int, int]]:
    """Cut the text into chunks of whole lines."""
    begin = 0
    while begin < len(text):
        end = text.find(b"\n", begin + size) + 1 or len(text)
        yield begin, end
        begin = end


def _cut_lines(buffer: Bytes, begin: int, end: int) -> tuple[Ints, Ints]:
    """Find where the lines of a chunk start and end, without line ends and a BOM."""
    ends = np.flatnonzero(buffer[begin:end] == _NEWLINE) + begin
    if buffer[end - 1] != _NEWLINE:
        ends = np.append(ends, end)
    starts = np.concatenate([[begin], ends[:-1] + 1])
    if not begin and buffer[:3].tobytes() == codecs.BOM_UTF8:
        starts[0] = len(codecs.BOM_UTF8)
    with_return = (ends > starts) & (buffer[ends - 1] == _RETURN)
    return starts, ends - with_return


def _cut_rows(tabs: Ints, starts: Ints, ends: Ints, *, out: Ints) -> Ints | int:
    """Write where fields end, counted from the start of the row; give the number per row."""
    fields, expected = len(out), len(out) - 1
    if len(tabs) == expected * len(starts):
        as_rows = tabs.reshape(-1, expected)
        if bool(np.all((as_rows[:, 0] >= starts) & (as_rows[:, -1] < ends))):
            np.subtract(as_rows.T, starts, out=out[:expected], casting="unsafe")
            np.subtract(ends, starts, out=out[expected], casting="unsafe")
            return fields
    first = np.searchsorted(tabs, starts)
    in_row = np.searchsorted(tabs, ends) - first
    places = np.arange(fields)[:, None]
    # A field ends at the tab behind it, or where the row does.
    tab_behind = np.append(tabs, 0)[np.minimum(first + places, len(tabs))]
    out[:] = np.where(places < in_row, tab_behind, ends) - starts
    return np.asarray(np.minimum(in_row + 1, _MANY))


def problems_at(
    lines: Lines,
    numbers: Ints,
    message: Callable[[int], str],
    remedy: str = "",
    kind: ProblemKind = ProblemKind.FORMAT,
) -> list[Problem]:
    """Make one problem per line; lines are given by their numbers from 0.

    A file that has this problem everywhere is of another format, and may have millions of lines:
    the last problem that is listed then stands for the others.
    """
    problems = [
        Problem(lines.path, number + 1, kind, message(number), remedy)
        for number in numbers[:MOST_LISTED].tolist()
    ]
    if len(numbers) > len(problems):
        problems[-1] = replace(problems[-1], others=len(numbers) - len(problems))
    return problems
