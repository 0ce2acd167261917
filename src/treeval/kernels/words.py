"""Eight bytes of a text as one number, and the bytes in it that kernels look for.

The numbers are little-endian, as are all processors that treeval compiles for: the first byte is
the lowest.
"""

from typing import TYPE_CHECKING, Any, cast

import numpy as np

from treeval.arrays import Bytes
from treeval.kernels.jit import intrinsic, ir, types
from treeval.kernels.parts import part

if TYPE_CHECKING:
    from collections.abc import Callable

_ONES = np.uint64(0x0101010101010101)
_HIGHEST = np.uint64(0x8080808080808080)
_EIGHT = np.uint64(8)
_LAST_SHIFT = np.uint64(56)
_SEVEN = np.uint64(7)
_ZERO, _ONE, _ALL = np.uint64(0), np.uint64(1), np.uint64(0xFFFFFFFFFFFFFFFF)


def _load(_context: Any, text: Any, at: Any) -> Any:

    def load(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        place = builder.gep(arguments[0], [arguments[1]])
        number = ir.IntType(64)
        return builder.load(builder.bitcast(place, number.as_pointer()), align=1)

    return types.uint64(text, at), load


# Load eight bytes from any place of a text; it must have so many.
eight_bytes = cast("Callable[[Bytes, int], np.uint64]", intrinsic(_load))


@part
def marked(word: np.uint64, sign: np.uint64) -> np.uint64:
    """Set the highest bit of each byte that is the sign; bits above the lowest may be wrong."""
    different = word ^ (_ONES * sign)
    return (different - _ONES) & ~different & _HIGHEST


@part
def below(mark: np.uint64) -> np.uint64:
    """Cover the bytes before the lowest mark."""
    lowest = mark & (~mark + _ONE)
    return (lowest >> _SEVEN) - _ONE


@part
def bytes_in(cover: np.uint64) -> int:
    """Count the bytes that are covered, up to seven."""
    return int(np.int64(((cover & _ONES) * _ONES) >> _LAST_SHIFT))


@part
def up_to_eight(text: Bytes, size: int, at: int, length: int) -> np.uint64:
    """Load the first eight bytes of a field, zeros beyond its end; it may be the text's end."""
    cover = _ALL if length >= 8 else (_ONE << (_EIGHT * np.uint64(length))) - _ONE
    if at + 8 <= size:
        return np.uint64(eight_bytes(text, at) & cover)
    word = _ZERO
    for place in range(min(length, 8)):
        word |= np.uint64(text[at + place]) << (_EIGHT * np.uint64(place))
    return word
