"""Files too large for memory, in pieces that end with a sentence."""

import codecs
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import numpy as np

from treeval.arrays import Bytes, Ints, count_of
from treeval.errors import FileError, ReadError, SettingError
from treeval.formats.files import damage_of, insist_on_size, largest, opened, place_of
from treeval.formats.registry import FORMATS, Format
from treeval.formats.text import encoded, recoded
from treeval.tree.problems import Problem, refuse_problems
from treeval.tree.treebank import Later, Treebank

if TYPE_CHECKING:
    from treeval.tree.constituents import Trees

Done = TypeVar("Done")
SIZE = 1 << 21  # bytes of a piece, unless a sentence is longer
_MARKS = "()\r\n"  # where files are cut: an encoding must have the same bytes for them as UTF-8
_TREE = 1 << 12  # hardly any tree has more bytes
LONGEST = 1 << 28  # bytes: no sentence is longer


class Piece(NamedTuple):
    """Whole sentences of a file, and the number of lines before them."""

    path: str
    format: Format
    lines_before: int
    data: bytes
    encoding: str = "utf-8"
    is_first: bool = True  # so that it may begin with a byte order mark

    @property
    def is_blank(self) -> bool:
        """Say whether there are only blank lines; a line of blanks is none."""
        # Most pieces begin with a row or a comment.
        return self.data[:1] in (b"\r", b"\n") and not self.data.strip(b"\r\n")

    def each(self, work: Callable[["Piece"], Done]) -> list[Done]:
        """Apply a function to the pieces of this part of a file: to this one."""
        return [work(self)]

    def plain(self) -> bytes:
        """Recode the bytes, unless they are UTF-8; an error names the line of the file."""
        if self.encoding == "utf-8":
            return self.data
        try:
            return recoded(self.path, self.data, self.encoding)
        except ReadError:
            return recoded(self.path, self._after_lines(), self.encoding)

    def trees(self) -> "Trees":
        """Read the sentences; an error names the line of the file."""
        trees, problems = self.read()
        refuse_problems([replace(one, line=one.line + self.lines_before) for one in problems])
        return trees

    def read(self) -> "tuple[Trees, list[Problem]]":
        """Read the sentences, and list their problems; lines are counted within the piece."""
        try:
            return self._parsed(self.data)
        except ReadError:
            return self._parsed(self._after_lines())

    def _after_lines(self) -> bytes:
        """Give the bytes after as many lines as come before: so messages name the right line."""
        return b"\n" * self.lines_before + self.data

    def within_file(self, sentences_before: int = 0) -> "tuple[Trees, list[Problem]]":
        """Read the sentences; both they and their problems know their lines in the file."""
        lines = self.lines_before
        trees, problems = self.read()
        if not lines:
            return trees, problems
        origin = Later(trees.origin, lines, sentences_before)
        moved = [replace(one, line=one.line + lines) for one in problems]
        if isinstance(trees, Treebank):
            return replace(trees, origin=origin), moved
        return trees.replaced(origin=origin), moved

    def _parsed(self, data: bytes) -> "tuple[Trees, list[Problem]]":
        # A piece is small, but there are many: compiled code is worth loading if there is any.
        compiled = "compiled" in self.format.settings
        data = data if self.is_first else unmarked(data)
        return self.format.parse(self.path, data, encoding=self.encoding, compiled=compiled)

    def texts(self) -> list[bytes]:
        """Give the sentences as they are in the file."""
        if self.format.sentence_end == "outer bracket":
            ends = tree_ends(_signs(self.data)).tolist()
            return [self.data[a:b].strip() for a, b in zip([0, *ends], ends, strict=False)]
        blocks = self.data.replace(b"\r\n", b"\n").split(b"\n\n")
        return [block.strip(b"\n") + b"\n" for block in blocks if _has_words(block)]


def _has_words(block: bytes) -> bool:
    lines = block.removeprefix(codecs.BOM_UTF8).split(b"\n")
    return any(line.strip() and not line.startswith(b"#") for line in lines)


def pieces(
    path: str,
    given: Format,
    size: int = SIZE,
    *,
    encoding: str = "utf-8",
    seen: Callable[[bytes], object] | None = None,
) -> Iterator[Piece]:
    """Cut a file of the given format, plain or compressed, between sentences.

    All bytes that are read are shown to the function ``seen``, such as that of a hash. Pieces of
    blank lines are left out.
    """
    every = all_pieces(path, given, size, encoding=encoding, seen=seen)
    return (piece for piece in every if not piece.is_blank)


def all_pieces(
    path: str,
    given: Format,
    size: int = SIZE,
    *,
    encoding: str = "utf-8",
    seen: Callable[[bytes], object] | None = None,
    between: tuple[int, int] | None = None,
    folder: str = "",
) -> Iterator[Piece]:
    """Do the same, with all bytes of the file, or all between two places where sentences end.

    A relative path is seen from the folder.
    """
    insist_on_cuttable(path, given, encoding)
    is_first = between is None or not between[0]
    found = cut(path, partial(_end_of_sentence, given), size, seen, between=between, folder=folder)
    for lines, data in found:
        yield Piece(path, given, lines, data, encoding, is_first)
        is_first = False


def insist_on_cuttable(path: str, given: Format, encoding: str) -> None:
    """Refuse files whose sentences cannot be separated before they are parsed."""
    if not given.cuttable:
        known = ", ".join(one.name for one in FORMATS.values() if one.cuttable)
        raise SettingError(f"{path}: {given.name} cannot be read in pieces; choose from {known}")
    if path == "-":
        raise SettingError("standard input cannot be read twice; give a file")
    if not is_divisible(path, encoding):
        raise SettingError(
            f"{path}: {encoding} cannot be read in pieces; convert the file to UTF-8 first"
        )


def is_divisible(path: str, encoding: str) -> bool:
    """Say whether the ends of sentences can be found before the file is decoded."""
    return encoded(_MARKS, path, encoding) == _MARKS.encode()


def cut(
    path: str,
    find_end: Callable[[bytes], int],
    size: int,
    seen: Callable[[bytes], object] | None = None,
    *,
    between: tuple[int, int] | None = None,
    folder: str = "",
) -> Iterator[tuple[int, bytes]]:
    """Cut a file, plain or compressed, where the function finds that something ends.

    The number of lines before each piece comes first. Only a plain file can be cut between two of
    its places; lines are then counted from the first one.
    """
    rest, lines, place = b"", 0, place_of(path, folder)
    begin, end_of_all = between or (0, sys.maxsize)
    try:
        most, total = largest(place), 0
        with opened(place) as stream:
            if begin:
                stream.seek(begin)
            # A long sentence grows by doubling.
            while block := stream.read(min(max(size, len(rest)), end_of_all - begin - total)):
                if seen is not None:
                    seen(block)
                total += len(block)
                insist_on_size(place, total, most)
                _insist_on_end(path, lines, rest)
                data = rest + block
                end = find_end(data)
                if end:
                    yield lines, data[:end]
                    lines += count_of(_signs(data)[:end], "\n")
                rest = data[end:]
    except FileNotFoundError:
        raise FileError(f"{path}: no such file; check the name") from None
    except damage_of(place) as error:
        raise FileError(f"{path}: cannot decompress: {error}; is the file complete?") from None
    except OSError as error:
        raise FileError(f"{path}: cannot read: {error.strerror}") from None
    if rest:
        yield lines, rest


def _insist_on_end(path: str, lines: int, rest: bytes) -> None:
    """Refuse to look for the end of a sentence for ever."""
    if len(rest) > LONGEST:
        raise FileError(
            f"{path}:{lines + 1}: a sentence of more than {LONGEST >> 20} MB begins here; is the "
            "file in another format?"
        )


def unmarked(data: bytes) -> bytes:
    """Keep readers from taking a byte order mark within a file for that at its start."""
    return b" " + data if data.startswith(codecs.BOM_UTF8) else data


def _end_of_sentence(given: Format, data: bytes) -> int:
    """Find where the last whole sentence ends; 0 if there is none."""
    if given.sentence_end == "outer bracket":
        return _last_tree_end(data)
    plain = data.rfind(b"\n\n") + 2
    end = plain if plain > 1 else 0
    # Only what comes after the first end can hold a later one: most files have no other.
    with_return = data.rfind(b"\n\r\n", max(0, end - 1)) + 3
    return with_return if with_return > 2 else end


def _last_tree_end(data: bytes) -> int:
    """Find where the last outermost bracket ends that is closed; 0 if there is none."""
    from treeval.formats.brackets import without_notices  # noqa: PLC0415  only brackets need it

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
    found = np.where(line_end < bracket, line_end + 1, ends)
    return np.asarray(found if at_end else found[decided])


def _brackets(signs: Bytes) -> Ints:
    return np.flatnonzero((signs == ord("(")) | (signs == ord(")")))
