"""Numba's decorators for the kernels; where numba is absent, one line says how to get it."""

from treeval.errors import SettingError
from treeval.kernels import NEEDS_NUMBA
from treeval.kernels.place import find_place

find_place()  # before numba is loaded, which looks for a place for compiled code only then
try:
    from llvmlite import ir
    from numba import cfunc, njit, types
    from numba.extending import intrinsic, register_jitable
except ImportError:
    raise SettingError(NEEDS_NUMBA) from None

__all__ = ["cfunc", "intrinsic", "ir", "njit", "register_jitable", "types"]
