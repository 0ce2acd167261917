"""Several files over the same text, read side by side in blocks that end at the same place.

A block ends where all files have a sentence end after the same characters, and the last token is
the same word for all: so words are aligned within a block exactly as in whole files. Pieces of the
files are measured by this process on its way through them, or by workers, which find the pieces
themselves; here, the measures are only added up. Blocks are read where they are needed.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial, reduce
from pathlib import Path
from typing import TypeAlias

import numpy as np

from treeval.arrays import Ints
from treeval.errors import FileError
from treeval.formats.files import COMPRESSED, place_of
from treeval.formats.measures import Measures, joined, measured
from treeval.formats.pieces import Piece, all_pieces
from treeval.formats.ranges import WIDTH, FileRange, has_ranges, ranges
from treeval.formats.registry import Format
from treeval.sources.hashes import FileHash
from treeval.sources.source import Source
from treeval.tree.surface import surface

SIZE = 1 << 23  # bytes of a block of the first file, unless there is no common end
PIECE = 1 << 21  # bytes that are read at a time
_LONGEST = 20  # bits for the length of a token

FilePart: TypeAlias = Piece | FileRange
# Applies a function to parts of a file, perhaps elsewhere; results come in the order of the parts.
MeasureMapper: TypeAlias = Callable[
    [Callable[[FilePart], Measures], Iterable[FilePart]], Iterable[Measures]
]


def is_plain(path: str, encoding: str) -> bool:
    """Say whether blocks of a file can be found by their places, and need not carry their bytes."""
    return encoding == "utf-8" and Path(path).suffix not in COMPRESSED


@dataclass(frozen=True)
class FileBlock:
    """Whole sentences of a file: where they are in it, or their bytes."""

    path: str
    format: Format
    begin: int
    end: int
    lines_before: int
    sentences_before: int
    data: bytes | None = None  # where a place in the file cannot be found quickly
    folder: str = ""  # from which the path is seen, for workers in other folders

    def source(self) -> Source:
        """Read the sentences; they and their problems know their lines in the file."""
        trees, problems = self.piece().within_file(self.sentences_before)
        return Source(trees, tuple(problems))

    def piece(self) -> Piece:
        """Read the bytes of the sentences."""
        data = self._read() if self.data is None else self.data
        return Piece(self.path, self.format, self.lines_before, data, is_first=not self.begin)

    def _read(self) -> bytes:
        place = place_of(self.path, self.folder)
        try:
            if isinstance(place, Path):
                with place.open("rb") as stream:
                    stream.seek(self.begin)
                    data = stream.read(self.end - self.begin)
            else:
                data = place.between(self.begin, self.end)
        except OSError as error:
            raise FileError(f"{self.path}: cannot read: {error.strerror}") from None
        if len(data) != self.end - self.begin:
            raise FileError(f"{self.path}: has become shorter; run this again")
        return data


@dataclass(frozen=True)
class Measurer:
    """Measures a part of a file; it may do so in another process."""

    with_texts: bool

    def __call__(self, part: FilePart) -> Measures:
        if part.format.sentence_end == "outer bracket":
            from treeval.formats.tree_measures import measured_trees  # noqa: PLC0415  one kind

            return joined(part.each(measured_trees))
        return joined(part.each(partial(measured, with_texts=self.with_texts)))


@dataclass(eq=False)
class MeasuredFile:
    """A file that is measured part by part, and the sentences of it that are in no block yet.

    This process reads it in pieces of ``size`` bytes and measures them, unless it is plain and
    `spread` over workers, which then do both.
    """

    path: str
    format: Format
    encoding: str = "utf-8"
    by_text: bool = True  # whether blocks end at the same character or after the same sentence
    size: int = PIECE
    sentences: int = 0  # measured so far
    is_done: bool = False

    def __post_init__(self) -> None:
        self._hash = FileHash()
        self._is_plain = is_plain(self.path, self.encoding)
        self._has_ranges = self._is_plain and has_ranges(self.path, self.format)
        self._is_spread = False
        self._measures: Iterator[Measures] = map(Measurer(self.by_text), self._read())
        self._data: list[bytes] = []  # of a file that is not plain
        self._keys = self._ends = self._lines = np.zeros(0, dtype=np.int64)
        self._fits = np.zeros(0, dtype=np.bool_)  # which keys may be the end of a block
        self._characters = self._all_bytes = self._all_lines = 0  # measured so far
        self._begin = self._lines_before = self._cut = 0  # in blocks so far

    def spread(self, mapper: MeasureMapper, width: int = WIDTH) -> None:
        """Let workers measure ranges of ``width`` bytes, if the file has ranges."""
        if self._has_ranges:
            self._is_spread = True
            found = ranges(self.path, self.format, width, size=self.size)
            self._measures = iter(mapper(Measurer(self.by_text), found))

    def begin_hash(self) -> None:
        """Begin to hash the file in a thread, if it is to be spread over workers."""
        if self._has_ranges:
            self._hash.read(self.path)

    def _read(self) -> Iterator[Piece]:
        """Read the file in order; what workers cannot read themselves is kept for the blocks."""
        for piece in all_pieces(
            self.path, self.format, self.size, encoding=self.encoding, seen=self._hash.update
        ):
            if self._is_plain:
                yield piece
            else:
                data = piece.plain()
                self._data.append(data)
                yield piece._replace(data=data, encoding="utf-8")

    @property
    def sha256(self) -> str:
        """The hash of the whole file, decompressed."""
        return self._hash.hexdigest()

    def close(self) -> None:
        """Do not go on reading, even if the file is not done."""
        self._hash.stop()

    @property
    def pending(self) -> int:
        """The number of bytes that are in no block yet."""
        return self._all_bytes - self._begin

    @property
    def reach(self) -> int:
        """How far it was measured: characters, or sentences."""
        return self._characters if self.by_text else self.sentences

    @property
    def common_keys(self) -> Ints:
        """Where a block may end; not after the last sentence, as something may follow it."""
        return self._keys[:-1][self._fits[:-1]]

    def grow(self) -> bool:
        """Take the measures of another part, if there is one."""
        found = next(self._measures, None)
        if self._is_spread:
            self.begin_hash()  # at the latest; processes are better started before threads
        if found is None:
            self.is_done = True
            return False
        self._add(found)
        return True

    def _add(self, found: Measures) -> None:
        if self.by_text:
            last = np.minimum(found.last, (1 << _LONGEST) - 1)
            keys = (found.texts.astype(np.int64) + self._characters) << _LONGEST | last
            self._characters += int(found.texts[-1]) if len(found) else 0
        else:
            keys = np.arange(self.sentences, self.sentences + len(found), dtype=np.int64)
        self.sentences += len(found)
        self._keys = np.concatenate([self._keys, keys])
        self._fits = np.concatenate([self._fits, ~found.in_multiword | (not self.by_text)])
        self._ends = np.concatenate([self._ends, found.ends.astype(np.int64) + self._all_bytes])
        self._lines = np.concatenate([self._lines, found.lines.astype(np.int64) + self._all_lines])
        self._all_bytes += found.all_bytes
        self._all_lines += found.all_lines

    def nearest(self, keys: Ints, size: int) -> int:
        """Choose the key after which a block first has so many bytes, or the last one."""
        ends = self._ends[np.searchsorted(self._keys, keys)]
        place = int(np.searchsorted(ends, self._begin + size))
        return int(keys[min(place, len(keys) - 1)])

    def until(self, key: int) -> FileBlock:
        """Take the sentences up to a key."""
        number = int(np.searchsorted(self._keys, key)) + 1
        end = int(self._ends[number - 1])
        block = self._block(end)
        if not self._is_plain:
            self._data = [b"".join(self._data)[end - self._begin :]]
        self._begin = end
        self._lines_before = int(self._lines[number - 1])
        self._cut += number
        self._keys, self._fits = self._keys[number:], self._fits[number:]
        self._ends, self._lines = self._ends[number:], self._lines[number:]
        return block

    def rest(self) -> FileBlock:
        """Give all that has been read and is in no block yet."""
        return self._block(self._all_bytes)

    def _block(self, end: int) -> FileBlock:
        data = None if self._is_plain else b"".join(self._data)[: end - self._begin]
        return FileBlock(
            self.path,
            self.format,
            self._begin,
            end,
            self._lines_before,
            self._cut,
            data,
            str(Path.cwd()),
        )


def common_blocks(
    files: Sequence[MeasuredFile], size: int = SIZE
) -> Iterator[tuple[FileBlock, ...]]:
    """Cut files over the same text into blocks that end at the same place.

    Where the texts differ, a block has the first difference in it, and is the last one.
    """
    first, *others = files
    wanted = size
    while True:
        while first.pending < wanted and first.grow():
            pass
        for one in others:
            while one.reach < first.reach and one.grow():
                pass
        is_end = first.is_done and all(one.reach > first.reach or not one.grow() for one in others)
        if is_end and first.pending <= wanted:
            yield tuple(one.rest() for one in files)
            return
        common = reduce(_common, (one.common_keys for one in files))
        if len(common):
            key = first.nearest(common, size)
            yield tuple(one.until(key) for one in files)
            wanted = size
        elif is_end or _differ(files):
            yield tuple(one.rest() for one in files)
            return
        else:
            wanted = 2 * max(wanted, first.pending)


def _common(keys: Ints, others: Ints) -> Ints:
    """Find the keys that are among others; both are in rising order."""
    if not len(others):
        return keys[:0]
    places = np.searchsorted(others, keys)
    return np.asarray(keys[others.take(places, mode="clip") == keys])


def _differ(files: Sequence[MeasuredFile]) -> bool:
    """Say whether the texts that are in no block yet differ, as far as all have been read."""
    if not files[0].by_text:
        return any(one.is_done and one.reach < files[0].reach for one in files)
    texts = [surface(one.rest().source().treebank).text for one in files]
    shortest = min(map(len, texts))
    ended = any(one.is_done and one.reach < files[0].reach for one in files)
    return ended or any(text[:shortest] != texts[0][:shortest] for text in texts)
