"""A block of input: whole sentences, which are read where they are needed.

A whole file is one block, and so are standard input and trees in memory. A large file has many
blocks: each of them has its bytes, or knows its place in the file, where other processes read it.
"""

import codecs
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import IO, TYPE_CHECKING, Any, TypeVar

from treeval.errors import FileError, ReadError, TreevalError
from treeval.formats.ends import cut_stream, next_end
from treeval.formats.files import read_between, reading
from treeval.formats.registry import Format
from treeval.formats.text import recoded
from treeval.settings.reading import FileSettings
from treeval.sources.source import Source
from treeval.tree.treebank import Later, Treebank

if TYPE_CHECKING:
    from treeval.tree.constituents import Trees
    from treeval.tree.problems import Problem

Content = TypeVar("Content")
_FILES = FileSettings()
_STEP = 1 << 21  # bytes in which lines are counted


@dataclass(frozen=True)
class Block:
    """Whole sentences of an input: all that was given, some bytes, or a place in a file."""

    path: str
    input: int = 0  # the number of the input that it belongs to
    given: Any = None  # the whole input, if it is not cut
    files: FileSettings = _FILES  # how the whole input is read
    format: Format | None = None  # None: plain text, one sentence per line
    encoding: str = "utf-8"
    begin: int = 0  # where its bytes are in the file, decompressed
    end: int = 0
    is_rough: bool = False  # the sentences that end between begin and end are meant
    data: bytes | None = None  # None: to be read from the file
    lines_before: int = 0  # 0 for a rough place: only the whole file shows how many there are
    sentences_before: int = 0
    folder: str = ""  # from which a relative path starts, for workers in other folders
    failure: TreevalError | None = None  # why there is nothing to read

    @property
    def is_whole(self) -> bool:
        """Whether it is the whole input, as it was given."""
        return self.given is not None

    def source(self, *, may_be_empty: bool = False, own_lines: bool = False) -> Source:
        """Read the sentences; they and their problems know their lines in the file.

        Only a whole input is refused if it is empty: a block of a file may be blank. With
        ``own_lines``, lines are numbered within the block, but for those in messages of errors.
        """
        if self.failure is not None:
            raise self.failure
        if self.given is not None:
            return Source.of(self.given, self.files, may_be_empty=may_be_empty)
        trees, problems = self.read(partial(_parsed, self.format))
        lines = self.lines_before
        if (lines or self.sentences_before) and not own_lines:
            origin = Later(trees.origin, lines, self.sentences_before)
            problems = [replace(problem, line=problem.line + lines) for problem in problems]
            if isinstance(trees, Treebank):
                trees = replace(trees, origin=origin)
            else:
                trees = trees.replaced(origin=origin)
        return Source(trees, tuple(problems))

    def read(self, parse: Callable[[str, bytes, str], Content]) -> Content:
        """Parse the bytes; the function is given the path, the bytes and the encoding.

        If it fails, it is called again with as many empty lines as there are before the block, so
        that the message names the line of the file.
        """
        block = self.loaded()
        data = _marked(block.data or b"", is_first=not block.begin)
        try:
            return parse(self.path, data, self.encoding)
        except ReadError:
            if not self.lines_before:
                raise
            return parse(self.path, b"\n" * self.lines_before + data, self.encoding)

    def loaded(self) -> "Block":
        """Read the bytes of the block; then it is known exactly where it begins and ends."""
        if self.failure is not None:
            raise self.failure
        if self.data is not None or self.given is not None:
            return self
        begin, end = self.begin, self.end
        if self.is_rough:
            with reading(self.path, self.folder) as stream:
                begin, end = self._bounds(stream)
        data = read_between(self.path, begin, end, self.folder)
        if len(data) != end - begin:
            raise FileError(f"{self.path}: became shorter while it was read; run this again")
        return replace(self, begin=begin, end=end, data=data, is_rough=False)

    def divided(self, size: int) -> "Iterator[Block]":
        """Divide a block into smaller ones, so that it need not fit into memory."""
        if self.data is not None:
            yield self
            return
        with reading(self.path, self.folder) as stream:
            begin, end = self._bounds(stream)
            stream.seek(begin)
            for lines, data in cut_stream(self.path, stream, self.format, size, most=end - begin):
                before = self.lines_before + lines
                end = begin + len(data)
                yield replace(
                    self, begin=begin, end=end, is_rough=False, data=data, lines_before=before
                )
                begin = end

    def recoded(self) -> "Block":
        """Recode the bytes of the block to UTF-8; an error names the line of the file."""
        if self.encoding == "utf-8":
            return self
        return replace(self, data=self.read(recoded), encoding="utf-8")

    @property
    def lines(self) -> int:
        """The number of line ends in its bytes."""
        return (self.data or b"").count(b"\n")

    def placed(self) -> "Block":
        """Count the lines before the block, which a rough place does not tell."""
        if not self.is_rough or not self.begin:
            return self
        with reading(self.path, self.folder) as stream:
            begin, end = self._bounds(stream)
        block = replace(self, begin=begin, end=end, is_rough=False)
        return replace(block, lines_before=block.count_lines_before())

    def count_lines_before(self) -> int:
        """Read the file up to this block, and count its lines."""
        lines, left = 0, self.begin
        with reading(self.path, self.folder) as stream:
            while left and (data := stream.read(min(left, _STEP))):
                lines += data.count(b"\n")
                left -= len(data)
        return lines

    def _bounds(self, stream: IO[bytes]) -> tuple[int, int]:
        if not self.is_rough:
            return self.begin, self.end
        return next_end(stream, self.begin), next_end(stream, self.end)


def _parsed(
    form: Format | None, path: str, data: bytes, encoding: str
) -> "tuple[Trees, list[Problem]]":
    assert form is not None
    # A block may be small, but there are many: compiled code is worth loading.
    return form.parse(path, data, encoding=encoding, compiled="compiled" in form.settings)


def _marked(data: bytes, *, is_first: bool) -> bytes:
    """Double a byte order mark within a file, as readers remove one from the start of a text."""
    return data if is_first or not data.startswith(codecs.BOM_UTF8) else codecs.BOM_UTF8 + data
