"""Words in blocks: a file of plain text need not fit into memory."""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from os import PathLike
from typing import Any, NamedTuple, TypeVar

from treeval.arrays import Ints
from treeval.errors import ReadError
from treeval.formats.files import as_path, is_file, place_of, stored_size
from treeval.formats.pieces import cut, unmarked
from treeval.formats.text import encoded
from treeval.models.ngram.vocabulary import Vocabulary, learn_text
from treeval.models.sentences import holds_trees
from treeval.models.text import Text, parse_text
from treeval.settings.reading import FileSettings

Content = TypeVar("Content")
SIZE = 1 << 18  # bytes of a block, unless a line is longer


class TextBlock(NamedTuple):
    """Whole lines of a file, and the number of lines before them; maybe read elsewhere."""

    path: str
    lines_before: int
    data: bytes
    encoding: str

    def text(self) -> Text:
        """Read the sentences; an error names the line of the file."""
        return self._read(parse_text)

    def learnt(self) -> tuple[Vocabulary, Ints]:
        """Learn the words, and number them in the same way."""
        return self._read(learn_text)

    def numbered(self, vocabulary: Vocabulary) -> Ints:
        """Number the words, each sentence between its boundaries."""
        return self._read(vocabulary.read)

    def _read(self, read: Callable[[str, bytes, str], Content]) -> Content:
        data = unmarked(self.data) if self.lines_before else self.data
        try:
            return read(self.path, data, self.encoding)
        except ReadError:
            # Read again, after as many lines as come before: so the message names the right line.
            return read(self.path, b"\n" * self.lines_before + data, self.encoding)


@dataclass(eq=False)
class PlainFile:
    """A file of plain text that is read, and hashed, block by block."""

    path: str
    encoding: str = "utf-8"
    _hash: "hashlib._Hash" = field(default_factory=hashlib.sha256, init=False)

    @property
    def sha256(self) -> str:
        """The hash of all that was read, decompressed."""
        return self._hash.hexdigest()

    @property
    def size(self) -> int:
        """The number of bytes as they are stored, perhaps compressed."""
        return stored_size(place_of(self.path))

    def blocks(self, size: int | None = None) -> Iterator[TextBlock]:
        """Cut the file; all sizes are its own, so that sums over blocks are always the same."""
        whole_lines = cut(self.path, _end_of_lines, size or SIZE, self._hash.update)
        for lines, data in whole_lines:
            yield TextBlock(self.path, lines, data, self.encoding)


def _end_of_lines(data: bytes) -> int:
    return data.rfind(b"\n") + 1


def is_plain_file(given: Any, files: FileSettings) -> bool:
    """Say whether an input can be read in blocks; other input is taken by `Sentences.of`."""
    if not isinstance(given, str | PathLike):
        return False
    path = as_path(given)
    plain = is_file(path) and files.format in (None, "text") and not holds_trees(path, files.format)
    return plain and encoded("\n", path, files.encoding) == b"\n"
