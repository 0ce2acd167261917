"""One file in parts that end with a sentence, for work that adds up part by part."""

from collections.abc import Callable, Iterator

from treeval.formats.pieces import Piece, all_pieces
from treeval.formats.ranges import FileRange, has_ranges, ranges
from treeval.formats.registry import Format
from treeval.sources.blocks import PIECE
from treeval.sources.hashes import FileHash


def file_parts(
    path: str,
    given: Format,
    encoding: str = "utf-8",
    *,
    size: int = PIECE,
    are_elsewhere: bool = False,
    digest: FileHash | None = None,
) -> Iterator[Piece | FileRange]:
    """Cut a file into parts of about ``size`` bytes.

    Parts are pieces that were read, or, where workers ``are_elsewhere`` and the file is plain,
    ranges that the workers read themselves. In both cases, the file is hashed if it is wanted.
    """
    if not (are_elsewhere and encoding == "utf-8" and has_ranges(path, given)):
        seen: Callable[[bytes], object] | None = None if digest is None else digest.update
        yield from all_pieces(path, given, size, encoding=encoding, seen=seen)
        return
    # A range is a little longer or shorter than it should be, and is read as one piece.
    for part in ranges(path, given, size, size=2 * size):
        yield part
        if digest is not None:
            digest.read(path)  # only now: processes are better started before threads
