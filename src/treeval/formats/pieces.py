"""Files too large for memory, in pieces that end with a sentence."""

from collections.abc import Iterator
from pathlib import Path
from typing import IO, NamedTuple, cast

import numpy as np

from treeval.arrays import Bytes, Ints
from treeval.errors import FileError, ReadError, SettingError
from treeval.formats.brackets import parse_brackets
from treeval.formats.conll import parse_conll
from treeval.formats.dialect import DIALECTS
from treeval.formats.files import reading_errors
from treeval.tree.constituents import Constituents
from treeval.tree.treebank import Treebank

SIZE = 1 << 21  # bytes of a piece, unless a sentence is longer
_TREE = 1 << 12  # bytes that hardly any tree is longer than
BRACKETS = "brackets"
FORMATS = (*DIALECTS, BRACKETS)  # that can be cut


class Piece(NamedTuple):
    """Whole sentences of a file, and how many lines come before them."""

    path: str
    format_name: str
    lines_before: int
    data: bytes

    def trees(self) -> Constituents | Treebank:
        """Read the sentences; an error names the line of the file."""
        try:
            return self._read(self.data)
        except ReadError:
            # Once more with as many lines as come before, for the sake of the message.
            return self._read(b"\n" * self.lines_before + self.data)

    def _read(self, data: bytes) -> Constituents | Treebank:
        if self.format_name == BRACKETS:
            return parse_brackets(self.path, data)
        treebank, problems = parse_conll(self.path, data, DIALECTS[self.format_name])
        if problems:
            raise ReadError(str(problems[0]))
        return treebank

    def texts(self) -> list[bytes]:
        """The sentences as they stand in the file."""
        if self.format_name == BRACKETS:
            ends = _tree_ends(_signs(self.data)).tolist()
            return [self.data[a:b].strip() for a, b in zip([0, *ends], ends, strict=False)]
        blocks = self.data.replace(b"\r\n", b"\n").split(b"\n\n")
        return [block.strip(b"\n") + b"\n" for block in blocks if _has_words(block)]


def _has_words(block: bytes) -> bool:
    return any(line.strip() and not line.startswith(b"#") for line in block.split(b"\n"))


def pieces(path: str, format_name: str, size: int = SIZE) -> Iterator[Piece]:
    """Cut a file, plain or compressed, between sentences."""
    if format_name not in FORMATS:
        known = ", ".join(FORMATS)
        raise SettingError(f"{path}: {format_name} cannot be read in pieces; choose from {known}")
    if path == "-":
        raise SettingError("standard input cannot be read twice; give a file")
    rest, lines = b"", 0
    try:
        with _opened(Path(path)) as stream:
            while block := stream.read(max(size, len(rest))):  # a long sentence grows by doubling
                data = rest + block
                end = _end_of_sentence(data, format_name)
                if end:
                    yield Piece(path, format_name, lines, data[:end])
                    lines += _count(_signs(data)[:end], "\n")
                rest = data[end:]
    except FileNotFoundError:
        raise FileError(f"{path}: no such file; check the name") from None
    except reading_errors(Path(path)) as error:
        raise FileError(f"{path}: cannot read: {error}; is the file complete?") from None
    if rest.strip():
        yield Piece(path, format_name, lines, rest)


def _opened(path: Path) -> IO[bytes]:
    if path.suffix == ".gz":
        import gzip  # noqa: PLC0415

        return cast("IO[bytes]", gzip.open(path))
    if path.suffix == ".xz":
        import lzma  # noqa: PLC0415

        return cast("IO[bytes]", lzma.open(path))
    if path.suffix == ".zst":
        import zstandard  # noqa: PLC0415

        return cast("IO[bytes]", zstandard.open(path))
    return path.open("rb")


def _end_of_sentence(data: bytes, format_name: str) -> int:
    """Where the last whole sentence ends; 0 if there is none."""
    if format_name == BRACKETS:
        return _last_tree_end(data)
    ends = [(data.rfind(mark), len(mark)) for mark in (b"\n\n", b"\n\r\n")]
    return max((place + length for place, length in ends if place >= 0), default=0)


def _last_tree_end(data: bytes) -> int:
    """Where the last of the outermost brackets ends that do end; 0 if there is none."""
    signs, size = _signs(data), _TREE
    while True:
        # Brackets far from the end need only be counted.
        start = max(0, len(data) - size)
        depth = _count(signs[:start], "(") - _count(signs[:start], ")")
        ends = _tree_ends(signs[start:], depth)
        if len(ends):
            return start + int(ends[-1])
        if not start:
            return 0
        size *= 8


def _signs(data: bytes) -> Bytes:
    return np.frombuffer(data, dtype=np.uint8)


def _count(signs: Bytes, sign: str) -> int:
    return int(np.count_nonzero(signs == ord(sign)))


def _tree_ends(signs: Bytes, depth: int = 0) -> Ints:
    """Where outermost brackets end, given how many are open before."""
    places = np.flatnonzero((signs == ord("(")) | (signs == ord(")")))
    steps = np.where(signs[places] == ord("("), np.int8(1), np.int8(-1))
    return places[np.flatnonzero(np.cumsum(steps, dtype=np.int32) == -depth)] + 1
