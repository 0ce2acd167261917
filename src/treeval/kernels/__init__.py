"""Compiled loops over arrays: the only package that imports numba, when one is called."""

from functools import cache
from importlib.util import find_spec

NEEDS_NUMBA = "this needs numba, which compiles loops; install it with: pip install numba"


@cache
def has_numba() -> bool:
    """Whether code can be compiled here; plain scoring can do without."""
    return find_spec("numba") is not None
