"""Numba's decorators for the kernels; where numba is absent, one line says how to get it."""

from treeval.errors import SettingError
from treeval.kernels.place import find_place

find_place()  # before numba is loaded, which looks for a place for compiled code only then
try:
    from numba import njit
    from numba.extending import register_jitable
except ImportError:
    raise SettingError(
        "this needs numba, which compiles loops; install it with: pip install numba"
    ) from None

__all__ = ["njit", "register_jitable"]
