"""Plain files in ranges of bytes, which workers read themselves: nobody has to read the file first.

A range holds the sentences that end within its bytes or, where the last one does not, a little
more. Its worker finds where it begins and ends, so that neighbours agree on it.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO, TypeVar

from treeval.errors import FileError, TreevalError
from treeval.formats.files import COMPRESSED, is_file, opened, place_of, stored_size
from treeval.formats.pieces import LONGEST, SIZE, Piece, all_pieces, insist_on_cuttable
from treeval.formats.registry import Format

Done = TypeVar("Done")
WIDTH = 1 << 25  # bytes of a range: a worker measures them in a tenth of a second
_STEP = 1 << 14  # bytes in which the end of a sentence is looked for at first
_SENTENCE_END = re.compile(rb"(?=(\n\r?\n))")  # ends may overlap


@dataclass(frozen=True)
class FileRange:
    """The sentences that end after ``begin``, up to the first end at or after ``end``."""

    path: str
    format: Format
    begin: int
    end: int
    size: int = SIZE  # bytes of the pieces in which it is read
    encoding: str = "utf-8"
    folder: str = ""  # from which the path is seen, for workers in other folders
    lines_before: int = 0  # 0 where they were not counted

    def each(self, work: Callable[[Piece], Done]) -> list[Done]:
        """Apply a function to the pieces of this part of a file.

        If it fails, it is applied once more, so that the message names the line of the file.
        """
        try:
            return [work(piece) for piece in self._pieces()]
        except TreevalError:
            if not self.begin or self.lines_before:
                raise
        return replace(self, lines_before=self.count_lines_before()).each(work)

    def count_lines_before(self) -> int:
        """Read the file up to this range, and count its lines."""
        with self._opened() as stream:
            left = _next_end(stream, self.begin)
            stream.seek(0)
            lines = 0
            while left and (block := stream.read(min(left, self.size))):
                lines += block.count(b"\n")
                left -= len(block)
        return lines

    def _pieces(self) -> Iterator[Piece]:
        with self._opened() as stream:
            between = _next_end(stream, self.begin), _next_end(stream, self.end)
        pieces = all_pieces(
            self.path,
            self.format,
            self.size,
            encoding=self.encoding,
            between=between,
            folder=self.folder,
        )
        return (
            piece._replace(lines_before=piece.lines_before + self.lines_before) for piece in pieces
        )

    @contextmanager
    def _opened(self) -> Iterator[IO[bytes]]:
        """Open the file; also what fails while it is read is reported."""
        try:
            with opened(place_of(self.path, self.folder)) as stream:
                yield stream
        except FileNotFoundError:
            raise FileError(f"{self.path}: no such file; check the name") from None
        except OSError as error:
            raise FileError(f"{self.path}: cannot read: {error.strerror}") from None


def has_ranges(path: str, given: Format) -> bool:
    """Say whether sentences can be found from any place of a file: if it is plain."""
    place = place_of(path)
    return given.sentence_end == "blank line" and place.suffix not in COMPRESSED and is_file(path)


def ranges(
    path: str, given: Format, width: int = WIDTH, *, size: int = SIZE, encoding: str = "utf-8"
) -> list[FileRange]:
    """Divide a file that has ranges; nothing of it is read."""
    insist_on_cuttable(path, given, encoding)
    try:
        total, folder = stored_size(place_of(path)), str(Path.cwd())
    except FileNotFoundError:
        raise FileError(f"{path}: no such file; check the name") from None
    return [
        FileRange(path, given, begin, min(begin + width, total), size, encoding, folder)
        for begin in range(0, total, width)
    ]


def _next_end(stream: IO[bytes], place: int) -> int:
    """Find the first end of a sentence at a place or after it; the start of a file is one."""
    if not place:
        return 0
    begin = max(0, place - 3)  # an end that is at the place has begun before it
    stream.seek(begin)
    data, step = b"", _STEP
    while block := stream.read(step):
        data += block
        for found in _SENTENCE_END.finditer(data):
            end = begin + found.end(1)
            if end >= place:
                return end
        if len(data) > 2 * LONGEST:  # to be refused by those who read it
            break
        step = len(data)
    return begin + len(data)
