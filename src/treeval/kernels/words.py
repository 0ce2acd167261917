"""Many bytes of a text at once: eight as one number, or which of sixty-four are a tab or newline.

Numbers are little-endian, as are all processors that treeval compiles for: the first byte is the
lowest.
"""

from functools import reduce
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from treeval.arrays import Bytes
from treeval.kernels.jit import intrinsic, ir, types
from treeval.kernels.parts import part

if TYPE_CHECKING:
    from collections.abc import Callable

TAB, NEWLINE = 9, 10
_EIGHT, _ZERO, _ONE, _ALL = (np.uint64(number) for number in (8, 0, 1, 0xFFFFFFFFFFFFFFFF))
_BYTE, _NUMBER, _MANY = ir.IntType(8), ir.IntType(64), 64


def _eight(_context: Any, text: Any, at: Any) -> Any:
    def load(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        place = builder.bitcast(builder.gep(arguments[0], [arguments[1]]), _NUMBER.as_pointer())
        return builder.load(place, align=1)

    return types.uint64(text, at), load


def _marks_of(*signs: int) -> Any:
    """Make a function that sets one bit for each of 64 bytes that is one of the signs."""
    several = ir.VectorType(_BYTE, _MANY)

    def compare(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        place = builder.bitcast(builder.gep(arguments[0], [arguments[1]]), several.as_pointer())
        loaded = builder.load(place, align=1)
        found = [
            builder.icmp_unsigned("==", loaded, ir.Constant(several, [sign] * _MANY))
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
# One bit for each of 64 bytes, set where they are tabs or newlines.
_marks_of_many = cast("Callable[[Bytes, int], np.uint64]", _marks_of(TAB, NEWLINE))
# The place of the lowest bit that is set, of which there must be one.
lowest_bit = cast("Callable[[np.uint64], int]", intrinsic(_lowest))


@part
def up_to_eight(text: Bytes, size: int, at: int, length: int) -> np.uint64:
    """Load the first eight bytes of a field, zeros beyond its end; it may be the text's end."""
    cover = _ALL if length >= 8 else (_ONE << (_EIGHT * np.uint64(length))) - _ONE
    if at + 8 <= size:
        return eight_bytes(text, at) & cover
    word = _ZERO
    for place in range(min(length, 8)):
        word |= np.uint64(text[at + place]) << (_EIGHT * np.uint64(place))
    return word


@part
def marks(text: Bytes, size: int, at: int) -> np.uint64:
    """Set the bits of the next 64 bytes that are tabs or newlines; the text may end there."""
    if at + _MANY <= size:
        return _marks_of_many(text, at)
    found = _ZERO
    for place in range(max(size - at, 0)):
        if text[at + place] == TAB or text[at + place] == NEWLINE:
            found |= _ONE << np.uint64(place)
    return found


@part
def next_mark(text: Bytes, size: int, base: int, left: np.uint64) -> tuple[int, int, np.uint64]:
    """Find the next tab or newline, or the end of the text.

    ``left`` are the marks of the 64 bytes from ``base`` on that have not been looked at. Return the
    place, and both of them for the next call.
    """
    while left == _ZERO and base < size:
        base += _MANY
        left = marks(text, size, base)
    if left == _ZERO:
        return size, base, left
    return base + lowest_bit(left), base, left & (left - _ONE)
