"""Ends of sentences in the bytes of a file, which can be cut there before it is parsed."""

import codecs
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import IO, TYPE_CHECKING

import numpy as np

from treeval.arrays import Bytes, Ints, count_of
from treeval.errors import FileError, SettingError
from treeval.formats.conll import Document
from treeval.formats.registry import Format

if TYPE_CHECKING:
    from treeval.tree.constituents import Trees

LONGEST = 1 << 28  # bytes: no sentence is longer
_MARKS = "()\r\n"  # at which files are cut
_TREE = 1 << 12  # hardly any tree has more bytes
_STEP = 1 << 14  # bytes in which the end of a sentence is looked for at first
_NOTICE = re.compile(rb"^\*x\*.*$", re.MULTILINE)
_SENTENCE_END = re.compile(rb"(?=(\n\r?\n))")  # ends may overlap


def is_divisible(encoding: str) -> bool:
    """Whether ends of sentences have the same bytes as in UTF-8, so that they are easily found."""
    try:
        return _MARKS.encode(encoding) == _MARKS.encode()
    except (LookupError, UnicodeError):
        return False


def last_end(form: Format | None, data: bytes) -> int:
    """Find where the last whole sentence ends, or the last line of plain text; 0 if none does."""
    if form is None:
        return data.rfind(b"\n") + 1
    if form.sentence_end == "outer bracket":
        return _last_tree_end(data)
    plain = data.rfind(b"\n\n") + 2
    end = plain if plain > 1 else 0
    # Only what comes after the first end can hold a later one: most files have no other.
    with_return = data.rfind(b"\n\r\n", max(0, end - 1)) + 3
    return with_return if with_return > 2 else end


def next_end(stream: IO[bytes], offset: int) -> int:
    """Find the first blank line that ends at an offset or later; the start of a file is an end."""
    if not offset:
        return 0
    begin = max(0, offset - 3)  # an end that is at the offset has begun before it
    stream.seek(begin)
    data, step = b"", _STEP
    while block := stream.read(step):
        data += block
        for match in _SENTENCE_END.finditer(data):
            end = begin + match.end(1)
            if end >= offset:
                return end
        if len(data) > 2 * LONGEST:  # to be refused by those who read it
            break
        step = len(data)
    return begin + len(data)


def cut_stream(
    path: str,
    stream: IO[bytes],
    form: Format | None,
    size: int,
    *,
    most: int = sys.maxsize,
    seen: Callable[[bytes], object] | None = None,
) -> Iterator[tuple[int, bytes]]:
    """Cut the next ``most`` bytes of an open file between sentences.

    Each part has about ``size`` bytes, unless a sentence is longer; the number of lines before it
    comes first. All bytes that are read are shown to the function ``seen``, such as that of a hash.
    """
    rest, lines = b"", 0
    # A long sentence grows by doubling.
    while data := stream.read(min(max(size, len(rest)), most)):
        most -= len(data)
        if seen is not None:
            seen(data)
        if len(rest) > LONGEST:
            raise FileError(
                f"{path}:{lines + 1}: a sentence of more than {LONGEST >> 20} MB begins here; is "
                "the file in another format?"
            )
        data = rest + data
        end = last_end(form, data)
        if end:
            yield lines, data[:end]
            lines += data.count(b"\n", 0, end)
        rest = data[end:]
    if rest:
        yield lines, rest


def without_notices(data: bytes) -> bytes:
    """Replace notices by as many blanks."""
    if b"*" not in data or b"*x*" not in data:  # the first test is much faster
        return data
    return _NOTICE.sub(lambda notice: b" " * len(notice[0]), data)


def _last_tree_end(data: bytes) -> int:
    """Find where the last outermost bracket ends that is closed; 0 if there is none."""
    signs, size = _signs(without_notices(data)), _TREE
    while True:
        # Brackets far from the end need only be counted.
        start = max(0, len(data) - size)
        depth = count_of(signs[:start], "(") - count_of(signs[:start], ")")
        ends = decided_tree_ends(signs[start:], depth)
        if len(ends):
            return start + int(ends[-1])
        if not start:
            return 0
        size *= 8


def _signs(data: bytes) -> Bytes:
    return np.frombuffer(data, dtype=np.uint8)


def tree_ends(signs: Bytes, depth: int = 0) -> Ints:
    """Find where outermost brackets end, given the number of brackets open before."""
    places = _brackets(signs)
    steps = np.where(signs[places] == ord("("), np.int8(1), np.int8(-1))
    return places[np.flatnonzero(np.cumsum(steps, dtype=np.int32) == -depth)] + 1


def decided_tree_ends(signs: Bytes, depth: int = 0, *, at_end: bool = False) -> Ints:
    """Find where trees end: with their lines, which may have comments, unless brackets follow.

    The last end is left out if that cannot be known because the text goes on; it does not if this
    is ``at_end``.
    """
    ends = tree_ends(signs, depth)
    following, line_ends = _brackets(signs), np.flatnonzero(signs == ord("\n"))
    bracket, line_end = (
        np.append(places, len(signs))[np.searchsorted(places, ends)]
        for places in (following, line_ends)
    )
    decided = np.minimum(bracket, line_end) < len(signs)
    extended = np.where(line_end < bracket, line_end + 1, ends)
    return np.asarray(extended if at_end else extended[decided])


def _brackets(signs: Bytes) -> Ints:
    return np.flatnonzero((signs == ord("(")) | (signs == ord(")")))


def sentence_texts(form: Format, data: bytes) -> list[bytes]:
    """Give the sentences of a part of a file as they are in it, without blank lines around them."""
    if form.sentence_end == "outer bracket":
        data = without_notices(data)
        ends = tree_ends(_signs(data)).tolist()
        return [data[a:b].strip() for a, b in zip([0, *ends], ends, strict=False)]
    parts = data.replace(b"\r\n", b"\n").split(b"\n\n")
    return [part.strip(b"\n") + b"\n" for part in parts if _has_words(part)]


def _has_words(part: bytes) -> bool:
    lines = part.removeprefix(codecs.BOM_UTF8).split(b"\n")
    return any(line.strip() and not line.startswith(b"#") for line in lines)


def sentence_bytes(trees: "Trees", content: bytes, encoding: str = "utf-8") -> list[bytes]:
    """Cut the content of a file into its sentences, each with its comments and blank lines.

    Every byte belongs to exactly one sentence, so that all of them together are the file.
    """
    origin = trees.origin
    if isinstance(origin, Document):
        text = origin.table.lines.text
        sentences = _cut(text, _starts_of_sentences(origin))
        is_recoded = text is not content and text != content
        return (
            [sentence.decode().encode(encoding) for sentence in sentences]
            if is_recoded
            else sentences
        )
    starts = _starts_of_brackets(content)
    if not len(trees) or len(starts) != len(trees):
        raise SettingError(
            f"{origin.path}: its sentences cannot be cut out of the file; "
            "convert it to CoNLL-U or brackets first (`treeval.convert`)"
        )
    return _cut(content, starts)


def _cut(text: bytes, starts: Sequence[int]) -> list[bytes]:
    """Cut before each start but the first, whose sentence begins where the file does."""
    return [text[begin:end] for begin, end in pairwise([0, *starts[1:], len(text)])]


def _starts_of_sentences(document: Document) -> list[int]:
    """Find the first comment of each sentence, or else its first row."""
    lines, table = document.table.lines, document.table
    starts = []
    for row in document.first_rows[:-1].tolist():
        number = int(table.numbers[row])
        while number and lines.comments[number - 1]:
            number -= 1
        starts.append(int(lines.starts[number]))
    return starts


def _starts_of_brackets(content: bytes) -> list[int]:
    """Find where the outermost brackets begin; what is between them belongs to the one before."""
    ends = tree_ends(_signs(content))
    starts = [content.find(b"(", end) for end in [0, *ends.tolist()]]
    return [start for start in starts if start >= 0]


def with_comments(sentence: bytes, comments: Sequence[str]) -> bytes:
    """Add comments to a sentence, after those that it has."""
    lines = sentence.split(b"\n")
    end = next(at for at, line in enumerate(lines) if line.strip() and not line.startswith(b"#"))
    ending = b"\r" if lines[end].endswith(b"\r") else b""
    return b"\n".join(
        [*lines[:end], *(comment.encode() + ending for comment in comments), *lines[end:]]
    )
