"""Many bytes of a text at once: eight as one number, or which of sixty-four are a certain sign.

Numbers are little-endian, as are all processors that treeval compiles for: the first byte is the
lowest.
"""

from functools import reduce
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import numpy as np

from treeval.arrays import Bytes
from treeval.kernels.conll_arrays import MANY
from treeval.kernels.jit import intrinsic, ir, types
from treeval.kernels.parts import part

if TYPE_CHECKING:
    from collections.abc import Callable

_MarkSigns: TypeAlias = "Callable[[Bytes, int, int], np.uint64]"
_FindSign: TypeAlias = "Callable[[Bytes, int, int, np.uint64], tuple[int, int, np.uint64]]"
TAB, NEWLINE, OPENING, CLOSING = 9, 10, 40, 41
_EIGHT, _ZERO, _ONE, _ALL = (np.uint64(number) for number in (8, 0, 1, 0xFFFFFFFFFFFFFFFF))
_ALL_MANY = np.uint64(MANY)
HIGHEST_BITS, _LOWEST_BITS = np.uint64(0x8080808080808080), np.uint64(0x0101010101010101)
_BYTE, _NUMBER = ir.IntType(8), ir.IntType(64)


def _eight(_context: Any, text: Any, at: Any) -> Any:
    def load(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        place = builder.bitcast(builder.gep(arguments[0], [arguments[1]]), _NUMBER.as_pointer())
        return builder.load(place, align=1)

    return types.uint64(text, at), load


def _marks_of(*signs: int) -> Any:
    """Make a function that sets one bit for each of 64 bytes that is one of the signs."""
    several = ir.VectorType(_BYTE, MANY)

    def compare(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        place = builder.bitcast(builder.gep(arguments[0], [arguments[1]]), several.as_pointer())
        loaded = builder.load(place, align=1)
        found = [
            builder.icmp_unsigned("==", loaded, ir.Constant(several, [sign] * MANY))
            for sign in signs
        ]
        return builder.bitcast(reduce(builder.or_, found), _NUMBER)

    def typed(_context: Any, text: Any, at: Any) -> Any:
        return types.uint64(text, at), compare

    return intrinsic(typed)


def _lowest(_context: Any, bits: Any) -> Any:
    def count(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(bits), count


# Eight bytes from any place of a text, which must have so many there.
eight_bytes = cast("Callable[[Bytes, int], np.uint64]", intrinsic(_eight))
# The place of the lowest bit that is set, of which there must be one.
lowest_bit = cast("Callable[[np.uint64], int]", intrinsic(_lowest))


@part
def up_to_eight(text: Bytes, size: int, at: Any, length: Any) -> np.uint64:
    """Load the first eight bytes of a field, zeros beyond its end; it may be the text's end."""
    cover = _ALL if length >= 8 else (_ONE << (_EIGHT * np.uint64(length))) - _ONE
    if at + 8 <= size:
        return eight_bytes(text, at) & cover
    word = _ZERO
    for place in range(min(length, 8)):
        word |= np.uint64(text[at + place]) << (_EIGHT * np.uint64(place))
    return word


@part
def bytes_equal(word: np.uint64, sign: int) -> np.uint64:
    """Set the highest bit of each of eight bytes that is the sign, and maybe of later ones.

    So the lowest bit that is set is right, and so is whether there is any.
    """
    different = word ^ (_LOWEST_BITS * np.uint64(sign))
    return (different - _LOWEST_BITS) & ~different & HIGHEST_BITS


def _finder(*signs: int) -> tuple[_MarkSigns, _FindSign]:
    """Make a function that marks signs in the next 64 bytes, and one that finds the next sign."""
    marks_of_many = cast("Callable[[Bytes, int], np.uint64]", _marks_of(*signs))

    @part
    def marks(text: Bytes, size: int, at: int) -> np.uint64:
        # Near the end of the text, the last 64 bytes are looked at once more.
        first = max(min(at, size - MANY), 0)
        done = np.uint64(at - first)
        return marks_of_many(text, first) >> done if done < _ALL_MANY else _ZERO

    @part
    def next_mark(text: Bytes, size: int, base: int, left: np.uint64) -> tuple[int, int, np.uint64]:
        while left == _ZERO and base < size:
            base += MANY
            left = marks(text, size, base)
        if left == _ZERO:
            return size, base, left
        return base + lowest_bit(left), base, left & (left - _ONE)

    return marks, next_mark


# The first function of a pair takes a text, its size and a place. It sets the bits of the next 64
# bytes that are one of the signs; the text may end there, but see `conll_arrays.loaded`. The second
# one finds the next sign, or the end of the text. It takes a text, its size, a place, and the marks
# of the 64 bytes from there that have not been looked at; it returns where the sign is, and both of
# these for the next call.
marks, next_mark = _finder(TAB, NEWLINE)
newlines, next_newline = _finder(NEWLINE)
brackets, next_bracket = _finder(OPENING, CLOSING, NEWLINE)  # or line end
