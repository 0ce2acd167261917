"""Words in blocks: a file of plain text need not fit into memory."""

import hashlib
from collections.abc import Iterator
from os import PathLike
from typing import Any, NamedTuple

from treeval.errors import ReadError
from treeval.formats.files import as_path, is_file
from treeval.formats.pieces import cut, unmarked
from treeval.formats.text import encoded
from treeval.learning.sentences import Sentences, holds_trees
from treeval.models.ngram.text import Text, parse_text
from treeval.settings.reading import FileSettings
from treeval.sources.info import FileInfo

SIZE = 1 << 18  # bytes of a block, unless a line is longer


class TextBlock(NamedTuple):
    """Some sentences, and what is known of the input up to their end."""

    text: Text
    info: FileInfo


def text_blocks(given: Any, files: FileSettings, column: str = "form") -> Iterator[TextBlock]:
    """Take sentences as `Sentences.of` does; a file of plain text is read block by block.

    There is at least one block. All sizes are those of the file, so that blocks, and sums over
    them, are always the same.
    """
    if column == "form" and _is_plain_file(given, files):
        yield from _blocks_of(as_path(given), files.encoding)
    else:
        sentences = Sentences.of(given, files)
        yield TextBlock(sentences.column(column), sentences.info)


def _is_plain_file(given: Any, files: FileSettings) -> bool:
    if not isinstance(given, str | PathLike):
        return False
    path = as_path(given)
    plain = is_file(path) and files.format in (None, "text") and not holds_trees(path, files.format)
    return plain and encoded("\n", path, files.encoding) == b"\n"


def _blocks_of(path: str, encoding: str) -> Iterator[TextBlock]:
    digest = hashlib.sha256()
    sentences = words = 0
    block = None
    for lines, data in cut(path, lambda data: data.rfind(b"\n") + 1, SIZE):
        digest.update(data)
        text = _parsed(path, unmarked(data) if lines else data, lines, encoding)
        sentences, words = sentences + len(text), words + len(text.words)
        block = TextBlock(text, FileInfo(path, digest.hexdigest(), sentences, words))
        yield block
    if block is None:
        yield TextBlock(parse_text(path, b""), FileInfo(path, digest.hexdigest(), 0, 0))


def _parsed(path: str, data: bytes, lines: int, encoding: str) -> Text:
    try:
        return parse_text(path, data, encoding)
    except ReadError:
        # Read again, after as many lines as come before: so the message names the right line.
        return parse_text(path, b"\n" * lines + data, encoding)
