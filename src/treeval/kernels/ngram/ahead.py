"""Elements of large arrays fetched from memory before they are needed."""

from typing import TYPE_CHECKING, Any, cast

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
