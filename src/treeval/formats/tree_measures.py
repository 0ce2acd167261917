"""Where the trees of a piece of a bracketed file end, in its bytes and in its lines.

Files of the same sentences are cut after the same number of trees.
"""

import numpy as np

from treeval.arrays import Ints
from treeval.formats.brackets import without_notices
from treeval.formats.demand import can_scan
from treeval.formats.measures import Measures
from treeval.formats.pieces import Piece, decided_tree_ends
from treeval.kernels.conll_arrays import loaded

_SHORTEST = len("()")  # bytes of a tree


def measured_trees(piece: Piece) -> Measures:
    """Measure the trees of a piece; they have no text."""
    data = without_notices(piece.data)
    ends, lines, height = _by_kernel(data) if can_scan(len(data)) else _by_numpy(data)
    nothing = np.zeros(len(ends), dtype=np.int32)
    return Measures(ends, lines, nothing, nothing, nothing > 0, len(data), height)


def _by_kernel(data: bytes) -> tuple[Ints, Ints, int]:
    """Find ends and lines of trees, and the number of all lines."""
    from treeval.formats.compiled import FIND_TREES  # noqa: PLC0415  loaded when first needed

    ends, lines = np.empty((2, len(data) // _SHORTEST + 2), dtype=np.int64)
    trees = FIND_TREES(loaded(data), len(data), ends, lines)
    return ends[:trees], lines[:trees], int(lines[trees])


def _by_numpy(data: bytes) -> tuple[Ints, Ints, int]:
    """Do the same without compiled code."""
    signs = np.frombuffer(data, dtype=np.uint8)
    line_ends = np.flatnonzero(signs == ord("\n"))
    ends = decided_tree_ends(signs, at_end=True)
    return ends, np.searchsorted(line_ends, ends), len(line_ends)
