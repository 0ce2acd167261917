"""The bytes of each sentence of a file: its comments, its lines, and the blank lines after it.

Every byte of the file belongs to exactly one sentence, so that all blocks together are the file.
"""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from treeval.errors import SettingError
from treeval.formats.conll import Document
from treeval.formats.pieces import tree_ends
from treeval.tree.trees import Trees


def sentence_blocks(trees: Trees, content: bytes, encoding: str = "utf-8") -> list[bytes]:
    """Cut the content of a file into its sentences."""
    origin = trees.origin
    if isinstance(origin, Document):
        text = origin.table.lines.text
        blocks = _cut(text, _starts_of_sentences(origin))
        is_recoded = text is not content and text != content
        return [one.decode().encode(encoding) for one in blocks] if is_recoded else blocks
    starts = _starts_of_brackets(content)
    if not len(trees) or len(starts) != len(trees):
        raise SettingError(
            f"{origin.path}: its sentences cannot be cut out of the file; "
            "convert it to CoNLL-U or brackets first (`treeval.convert`)"
        )
    return _cut(content, starts)


def _cut(text: bytes, starts: Sequence[int]) -> list[bytes]:
    """Cut before each start but the first, whose block begins where the file does."""
    return [text[begin:end] for begin, end in pairwise([0, *starts[1:], len(text)])]


def _starts_of_sentences(document: Document) -> list[int]:
    """Find the first comment of each sentence, or else its first row."""
    lines, table = document.table.lines, document.table
    found = []
    for row in document.first_rows[:-1].tolist():
        number = int(table.numbers[row])
        while number and lines.comments[number - 1]:
            number -= 1
        found.append(int(lines.starts[number]))
    return found


def _starts_of_brackets(content: bytes) -> list[int]:
    """Find where the outermost brackets begin; what is between them belongs to the one before."""
    ends = tree_ends(np.frombuffer(content, dtype=np.uint8))
    starts = [content.find(b"(", end) for end in [0, *ends.tolist()]]
    return [start for start in starts if start >= 0]


def with_comments(block: bytes, comments: Sequence[str]) -> bytes:
    """Add comments to the sentence in a block, after those that it has."""
    lines = block.split(b"\n")
    end = next(at for at, line in enumerate(lines) if line.strip() and not line.startswith(b"#"))
    ending = b"\r" if lines[end].endswith(b"\r") else b""
    return b"\n".join([*lines[:end], *(one.encode() + ending for one in comments), *lines[end:]])
