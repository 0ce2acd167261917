"""The random numbers of the GNU C library."""

import ctypes
import ctypes.util

import pytest

from treeval.errors import SettingError
from treeval.induction.clark.trainer import BOUND, GlibcRandom


def test_first_numbers_of_the_c_library() -> None:
    # What rand() gives after srand(1) with the GNU C library; the first is well known.
    assert GlibcRandom().integers(BOUND, size=3).tolist() == [1804289383, 846930886, 1681692777]


@pytest.mark.parametrize("seed", [0, 1, 42, 2**31 - 2])
def test_numbers_of_this_c_library(seed: int) -> None:
    name = ctypes.util.find_library("c")
    library = ctypes.CDLL(name) if name else None
    if library is None or not hasattr(library, "gnu_get_libc_version"):
        pytest.skip("this C library is not GNU's")
    library.srand(seed)
    expected = [library.rand() for _ in range(500)]
    ours = GlibcRandom(seed)
    drawn = [*ours.integers(BOUND, size=123), *ours.integers(BOUND, size=377)]
    assert drawn == expected


def test_other_bounds_and_seeds_are_refused() -> None:
    with pytest.raises(SettingError, match="bound 10"):
        GlibcRandom().integers(10, size=1)
    with pytest.raises(SettingError, match="seed -1"):
        GlibcRandom(-1)
