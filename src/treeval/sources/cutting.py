"""One file in blocks that end with a sentence, for work that adds up block by block.

One process reads the file once, in order, and finds where blocks end. Other processes then read
their blocks themselves.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

from treeval.errors import ReadError
from treeval.formats.pieces import Piece, all_pieces
from treeval.formats.registry import Format
from treeval.formats.text import recoded
from treeval.sources.blocks import PIECE, FileBlock, is_plain


def file_blocks(
    path: str,
    given: Format,
    encoding: str = "utf-8",
    *,
    size: int = PIECE,
    by_place: bool = False,
    seen: Callable[[bytes], object] | None = None,
) -> Iterator[FileBlock]:
    """Cut a file into blocks, of which all bytes are shown to the function ``seen``.

    Blocks hold their bytes, or, ``by_place``, the place in the file where a worker finds them,
    unless the file is compressed or has to be recoded.
    """
    has_places = by_place and is_plain(path, encoding)
    begin, folder = 0, str(Path.cwd())
    for piece in all_pieces(path, given, size, encoding=encoding, seen=seen):
        end, data = begin + len(piece.data), None if has_places else _plain(piece)
        yield FileBlock(path, given, begin, end, piece.lines_before, 0, data, folder)
        begin = end


def _plain(piece: Piece) -> bytes:
    """Recode the bytes of a piece; an error names the line of the file."""
    if piece.encoding == "utf-8":
        return piece.data
    try:
        return recoded(piece.path, piece.data, piece.encoding)
    except ReadError:
        lines = b"\n" * piece.lines_before
        return recoded(piece.path, lines + piece.data, piece.encoding)
