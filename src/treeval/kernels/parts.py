"""The decorator of functions that only kernels call."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from treeval.kernels.jit import njit

Function = TypeVar("Function", bound=Callable[..., object])

# A function that Python cannot call compiles much faster; it is cached with its callers.
_OPTIONS: dict[str, Any] = {"nogil": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def part(function: Function) -> Function:
    """Compile a function as part of the kernels that call it."""
    return cast("Function", njit(**_OPTIONS)(function))
