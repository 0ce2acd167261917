"""The decorator of functions that only kernels call."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from treeval.kernels.jit import njit, types

Function = TypeVar("Function", bound=Callable[..., object])

# A function that Python cannot call compiles much faster; it is cached with its callers. Nor does
# it raise where a number is divided by 0: machine code that is kept cannot.
_OPTIONS: dict[str, Any] = {
    "nogil": True,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "error_model": "numpy",
}


def part(function: Function) -> Function:
    """Compile a function as part of the kernels that call it.

    Whole numbers are handed over as 64 bits: otherwise numba would compile the function anew for
    every other size, and for every constant that it is called with.
    """
    compiled = njit(**_OPTIONS)(function)
    if compiled is function:
        return function  # NUMBA_DISABLE_JIT is set
    resolve = compiled.get_call_template

    def resolve_widened(arguments: tuple[Any, ...], named: dict[str, Any]) -> Any:
        return resolve(tuple(map(_widened, arguments)), {k: _widened(v) for k, v in named.items()})

    compiled.get_call_template = resolve_widened
    return cast("Function", compiled)


def _widened(kind: Any) -> Any:
    plain = getattr(kind, "literal_type", kind)  # of a constant
    is_small = isinstance(plain, types.Integer) and plain not in {types.int64, types.uint64}
    return types.int64 if is_small else plain
