"""Log-probabilities of words, order by order.

Elements of large arrays are prefetched: asked for a few words before they are needed.
"""

from typing import TYPE_CHECKING, Any, cast

from treeval.arrays import Floats, Ints
from treeval.kernels.jit import intrinsic, ir, types

if TYPE_CHECKING:
    from collections.abc import Callable

    from treeval.arrays import Numbers


_BYTES, _NUMBER = ir.IntType(8).as_pointer(), ir.IntType(32)
_READ, _ONCE_MORE, _DATA = (ir.Constant(_NUMBER, one) for one in (0, 1, 1))


def _fetch(_context: Any, array: Any, at: Any) -> Any:
    def call(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        place = builder.bitcast(builder.gep(arguments[0], [arguments[1]]), _BYTES)
        kind = ir.FunctionType(ir.VoidType(), [_BYTES, *[_NUMBER] * 3])
        function = builder.module.globals.get("llvm.prefetch.p0") or ir.Function(
            builder.module, kind, "llvm.prefetch.p0"
        )
        builder.call(function, [place, _READ, _ONCE_MORE, _DATA])
        return ir.Constant(ir.IntType(64), 0)

    return types.int64(array, at), call


# Fetch an element of an array, and do not wait for it; what is beyond the array does no harm.
fetch = cast("Callable[[Numbers, int], int]", intrinsic(_fetch))


_NONE = -1
_AHEAD = 4  # words; those twice as far are looked at as well
_BEGIN = 1  # the number of the mark


def score_level(
    stream: Ints,
    size: int,
    starts: Ints,
    words: Ints,
    level: Floats,
    backoffs: Floats,
    places: Ints,
    log10: Floats,
) -> int:
    """Score words by the n-grams of one order, given what the order below says.

    ``places`` are those of the n-grams one shorter that end at each word, -1 where there is none,
    and become those of this order; ``backoffs`` are those of the order below.
    """
    before = _NONE
    for at in range(size):
        if at + 2 * _AHEAD < size and places[at + 2 * _AHEAD] >= 0:
            fetch(starts, places[at + 2 * _AHEAD])
        if at + _AHEAD < size and places[at + _AHEAD] >= 0:
            coming = places[at + _AHEAD]
            fetch(words, (starts[coming] + starts[coming + 1]) >> 1)
        word = stream[at]
        context = _NONE if word == _BEGIN else before
        before = places[at]
        places[at] = _NONE
        if context == _NONE:
            continue
        low, left = starts[context], starts[context + 1] - starts[context]
        last = low + left
        while left > 1:  # the last n-gram whose word is not larger, if any
            half = left >> 1
            low = low + half if words[low + half] <= word else low
            left -= half
        if low < last and words[low] == word:
            places[at] = low
            log10[at] = level[low]
        else:
            log10[at] += backoffs[context]
    return 0
