"""Several files over the same text, read side by side in blocks that end at the same place.

A block ends where all files have a sentence end after the same characters, and the last token is
the same word for all: so words are aligned within a block exactly as in whole files. Each file is
read and hashed once, and measured on the way; blocks themselves are read where they are needed,
maybe by another process.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from pathlib import Path

import numpy as np

from treeval.arrays import Ints
from treeval.errors import FileError
from treeval.formats.files import COMPRESSED, place_of
from treeval.formats.measures import Measures, measured
from treeval.formats.pieces import Piece, pieces
from treeval.formats.registry import Format
from treeval.formats.text import recoded
from treeval.sources.source import Source
from treeval.tree.surface import surface

SIZE = 1 << 23  # bytes of a block of the first file, unless there is no common end
PIECE = 1 << 21  # bytes that are read at a time
_LONGEST = 20  # bits for the length of a token


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
        return Piece(self.path, self.format, self.lines_before, data)

    def _read(self) -> bytes:
        place = place_of(self.path)
        try:
            if isinstance(place, Path):
                with Path(self.folder, place).open("rb") as stream:
                    stream.seek(self.begin)
                    data = stream.read(self.end - self.begin)
            else:
                data = place.between(self.begin, self.end)
        except OSError as error:
            raise FileError(f"{self.path}: cannot read: {error.strerror}") from None
        if len(data) != self.end - self.begin:
            raise FileError(f"{self.path}: has become shorter; repeat the command")
        return data


@dataclass(eq=False)
class MeasuredFile:
    """A file that is read piece by piece, and the sentences of it that are in no block yet."""

    path: str
    format: Format
    encoding: str = "utf-8"
    by_text: bool = True  # whether blocks end at the same character or after the same sentence
    size: int = PIECE
    sentences: int = 0  # read so far
    is_done: bool = False
    _hash: "hashlib._Hash" = field(default_factory=hashlib.sha256)

    def __post_init__(self) -> None:
        self._pieces = pieces(
            self.path, self.format, self.size, encoding=self.encoding, seen=self._hash.update
        )
        self._carries_data = self.encoding != "utf-8" or Path(self.path).suffix in COMPRESSED
        self._data: list[bytes] = []
        self._keys = self._ends = self._lines = np.zeros(0, dtype=np.int64)
        self._fits = np.zeros(0, dtype=np.bool_)  # which keys may be the end of a block
        self._characters = self._bytes = self._begin = self._lines_before = self._cut = 0

    @property
    def sha256(self) -> str:
        """The hash of all that was read, decompressed."""
        return self._hash.hexdigest()

    @property
    def pending(self) -> int:
        """The number of bytes that are in no block yet."""
        return self._bytes - self._begin

    @property
    def reach(self) -> int:
        """How far it was read: characters, or sentences."""
        return self._characters if self.by_text else self.sentences

    @property
    def common_keys(self) -> Ints:
        """Where a block may end; not after the last sentence, as something may follow it."""
        return self._keys[:-1][self._fits[:-1]]

    def grow(self) -> bool:
        """Read another piece, if there is one."""
        piece = next(self._pieces, None)
        if piece is None:
            self.is_done = True
            return False
        if self._carries_data:
            plain = recoded(self.path, piece.data, self.encoding)
            piece = piece._replace(data=plain, encoding="utf-8")
            self._data.append(plain)
        self._add(measured(piece, with_texts=self.by_text), piece)
        return True

    def _add(self, found: Measures, piece: Piece) -> None:
        if self.by_text:
            last = np.minimum(found.last, (1 << _LONGEST) - 1)
            keys = (found.texts + self._characters) << _LONGEST | last
            self._characters += int(found.texts[-1]) if len(found) else 0
        else:
            keys = np.arange(self.sentences, self.sentences + len(found), dtype=np.int64)
        self.sentences += len(found)
        self._keys = np.concatenate([self._keys, keys])
        self._fits = np.concatenate([self._fits, ~found.in_multiword | (not self.by_text)])
        self._ends = np.concatenate([self._ends, found.ends + self._bytes])
        self._lines = np.concatenate([self._lines, found.lines + piece.lines_before])
        self._bytes += len(piece.data)

    def until(self, key: int) -> FileBlock:
        """Take the sentences up to a key."""
        number = int(np.searchsorted(self._keys, key)) + 1
        end = int(self._ends[number - 1])
        block = self._block(end)
        if self._carries_data:
            self._data = [b"".join(self._data)[end - self._begin :]]
        self._begin = end
        self._lines_before = int(self._lines[number - 1])
        self._cut += number
        self._keys, self._fits = self._keys[number:], self._fits[number:]
        self._ends, self._lines = self._ends[number:], self._lines[number:]
        return block

    def rest(self) -> FileBlock:
        """Give all that has been read and is in no block yet."""
        return self._block(self._bytes)

    def _block(self, end: int) -> FileBlock:
        data = b"".join(self._data)[: end - self._begin] if self._carries_data else None
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
        if first.is_done and all(one.reach > first.reach or not one.grow() for one in others):
            yield tuple(one.rest() for one in files)
            return
        common = reduce(_common, (one.common_keys for one in files))
        if len(common):
            yield tuple(one.until(int(common[-1])) for one in files)
            wanted = size
        elif _differ(files):
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
