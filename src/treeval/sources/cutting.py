"""One file in blocks that end with a sentence, for work that adds up block by block.

One process reads the file once, in order, and finds where blocks end. Other processes then read
their blocks themselves.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

from treeval.formats.pieces import all_pieces
from treeval.formats.registry import Format
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
        end, data = begin + len(piece.data), None if has_places else piece.plain()
        yield FileBlock(path, given, begin, end, piece.lines_before, 0, data, folder)
        begin = end
