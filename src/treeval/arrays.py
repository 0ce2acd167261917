"""Names of the array types that columns, counts and scores are made of."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Bools: TypeAlias = NDArray[np.bool_]
Bytes: TypeAlias = NDArray[np.uint8]
Ints: TypeAlias = NDArray[np.integer[Any]]
Floats: TypeAlias = NDArray[np.float64]
Numbers: TypeAlias = NDArray[np.integer[Any]] | NDArray[np.float64]


def frozen(array: NDArray[Any]) -> NDArray[Any]:
    """Make the array read-only, so that trees can share it without copying."""
    array.flags.writeable = False
    return array
