"""Names of the array types that columns, counts and scores consist of, and what they share."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Bools: TypeAlias = NDArray[np.bool_]
Bytes: TypeAlias = NDArray[np.uint8]
Ints: TypeAlias = NDArray[np.integer[Any]]
Floats: TypeAlias = NDArray[np.float64]
Numbers: TypeAlias = NDArray[np.integer[Any]] | NDArray[np.float64]

_PART = 1 << 16  # bytes that are compared at a time


def frozen(array: NDArray[Any]) -> NDArray[Any]:
    """Make the array read-only, so that trees can share it without copying."""
    array.flags.writeable = False
    return array


def count_of(signs: Bytes, sign: str) -> int:
    """Count a sign; what is compared at a time stays in the processor's cache."""
    parts = (signs[begin : begin + _PART] for begin in range(0, len(signs), _PART))
    return sum(int(np.count_nonzero(part == ord(sign))) for part in parts)
