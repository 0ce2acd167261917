"""Inputs, and the blocks they are cut into: a large file into many, anything else into one.

A file is read and hashed once. Where other processes read the blocks themselves, this one only
hashes it.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from os import PathLike
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, cast

from treeval.errors import FileError, TreevalError
from treeval.formats.ends import cut_stream, is_divisible
from treeval.formats.files import (
    COMPRESSED,
    as_path,
    exists,
    is_file,
    largest,
    place_of,
    reading,
    require_size,
    stored_size,
)
from treeval.formats.registry import Format, format_of
from treeval.settings.reading import FileSettings
from treeval.sources.block import Block
from treeval.sources.names import path_of
from treeval.sources.source import TEXT

if TYPE_CHECKING:
    from io import BufferedIOBase

LARGE = 1 << 26  # bytes of all inputs together from which files are cut
SIZE = 1 << 21  # bytes of a block, unless a sentence is longer
_DENSE = 6  # an estimate of how many times larger compressed files become
_STEP = 1 << 20  # bytes that are hashed at a time


@dataclass(eq=False)
class Input:
    """One of the inputs of a command: a file that can be cut, or anything else, which is one block.

    Plain text is cut between lines, trees are cut between sentences.
    """

    given: Any
    files: FileSettings
    number: int = 0
    is_text: bool = False

    def __post_init__(self) -> None:
        self._hash: hashlib._Hash | None = None  # when the file has been read
        self._thread: Thread | None = None
        self._is_stopped = Event()
        self._error: Exception | None = None

    @cached_property
    def path(self) -> str:
        return path_of(self.given)

    @cached_property
    def format(self) -> Format | None:
        """The format of a file of trees; plain text has none."""
        return None if self.is_text else format_of(self.path, self.files.format)

    @property
    def is_file(self) -> bool:
        given = self.given
        return isinstance(given, str | PathLike) and is_file(as_path(given))

    @property
    def is_shared(self) -> bool:
        """Whether other processes find it by its path, if it exists."""
        given = self.given
        is_name = isinstance(given, str | PathLike) and self.path not in ("-", TEXT)
        return is_name and "\0" not in self.path

    @property
    def why_whole(self) -> str:
        """Why it is one block; "" if it is a file that can be cut."""
        if not self.is_file:
            is_missing = self.is_shared and not exists(self.path)  # whoever reads it says so
            return "" if is_missing else "only files can be read in blocks"
        try:
            form = self.format
        except TreevalError:
            return "its format is not known"
        if form is not None and not form.cuttable:
            return f"{form.name} cannot be read in blocks"
        if not is_divisible(self.files.encoding):
            return f"{self.files.encoding} cannot be read in blocks"
        if getattr(self.files, "tree_per_line", False):
            return "`tree_per_line=` reads whole files"
        return ""

    @property
    def size(self) -> int:
        """An estimate of its bytes, decompressed; 0 if it is not a file."""
        if not self.is_file:
            return 0
        file = place_of(self.path)
        return stored_size(file) * (_DENSE if file.suffix in COMPRESSED else 1)

    @property
    def has_places(self) -> bool:
        """Whether other processes find a block by its place: not if the file is compressed."""
        plain = Path(self.path).suffix not in COMPRESSED
        return plain and self.files.encoding == "utf-8" and not self.is_text

    @property
    def has_rough_places(self) -> bool:
        """Whether other processes find whole sentences from any place: blank lines show them."""
        return self.has_places and bool(self.format and self.format.sentence_end == "blank line")

    @property
    def whole(self) -> Block:
        return Block(self.path, self.number, self.given, self.files)

    @property
    def unread(self) -> Block:
        """A block without bytes or bounds, from which those of the file are made."""
        return Block(
            self.path,
            self.number,
            format=self.format,
            encoding=self.files.encoding,
            folder=str(Path.cwd()),
        )

    def number_of_blocks(self, size: int) -> int | None:
        """Estimate the number of blocks; None if the file is compressed."""
        is_compressed = Path(self.path).suffix in COMPRESSED
        return None if is_compressed else max(1, -(-self.size // size))

    def blocks(self, size: int = SIZE, *, rough: bool = False) -> Iterator[Block]:
        """Cut the file; where that fails, the last block has the error.

        ``rough`` blocks have rough places, where this is possible, and others have their bytes.
        """
        try:
            cut = self.rough_blocks if rough and self.has_rough_places else self.read_blocks
            yield from cut(size)
        except TreevalError as error:
            yield replace(Block(self.path, self.number), failure=error)

    def read_blocks(self, size: int = SIZE) -> Iterator[Block]:
        """Read and hash the file, and cut it between sentences."""
        whole, begin, digest = self.unread, 0, hashlib.sha256()
        place, most, total = place_of(self.path), 0, 0

        def see(data: bytes) -> None:
            nonlocal total
            total += len(data)
            require_size(place, total, most)
            digest.update(data)

        with reading(self.path) as stream:
            most = largest(place)
            for lines, data in cut_stream(self.path, stream, self.format, size, seen=see):
                end = begin + len(data)
                yield replace(whole, begin=begin, end=end, data=data, lines_before=lines)
                begin = end
        self._hash = digest

    def count_sentences(self) -> int:
        """Read all trees of the file, so that the first error in it is found."""
        return sum(len(block.source().trees) for block in self.read_blocks())

    def rough_blocks(self, size: int = SIZE) -> Iterator[Block]:
        """Divide the file without reading it; a thread hashes it meanwhile."""
        whole, total = self.unread, self._total()
        for begin in range(0, total, size):
            yield replace(whole, begin=begin, end=min(begin + size, total), is_rough=True)
            self.begin_hash()  # only now: processes are better started before threads

    def _total(self) -> int:
        try:
            return stored_size(place_of(self.path))
        except FileNotFoundError:
            raise FileError(f"{self.path}: no such file; check the name") from None

    def begin_hash(self) -> None:
        """Hash the file in a thread: hashing leaves the interpreter free."""
        if self._thread is None:
            self._thread = Thread(target=self._read_and_hash, daemon=True)
            self._thread.start()

    def _read_and_hash(self) -> None:
        buffer, digest = memoryview(bytearray(_STEP)), hashlib.sha256()
        try:
            with cast("BufferedIOBase", place_of(self.path).open("rb")) as stream:
                while (size := stream.readinto(buffer)) and not self._is_stopped.is_set():
                    digest.update(buffer[:size])
            self._hash = digest
        except Exception as error:  # noqa: BLE001  also those of other file systems; see `sha256`
            self._error = error

    @property
    def sha256(self) -> str | None:
        """The hash of the file, decompressed, once it has been cut; None if it is one block."""
        if self._thread is not None:
            self._thread.join()
        if self._error is not None:
            reason = getattr(self._error, "strerror", None) or self._error
            raise FileError(f"{self.path}: cannot read: {reason}")
        return None if self._hash is None else self._hash.hexdigest()

    def close(self) -> None:
        """Stop hashing: the hash is no longer needed."""
        self._is_stopped.set()
