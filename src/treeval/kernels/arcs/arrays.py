"""The arrays that the models of heads and labels hand to their compiled loops."""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from treeval.arrays import Ints

ArcWeights: TypeAlias = NDArray[np.float32]
Hashes: TypeAlias = NDArray[np.uint64]


class ArcSentences(NamedTuple):
    """Words of all sentences, as the head model sees them.

    ``codes`` has one row per word and a last one for the root, and one column per kind of value.
    It holds numbers that look random, one per value. ``heads`` are positions in the treebank, -1
    for the root. The words below word d are those whose ``places`` lie in ``first[d]:end[d]``.
    """

    offsets: Ints
    heads: Ints
    codes: Hashes
    tags: Ints  # from 0, for the table of arc types and for sets of tags
    places: Ints
    first: Ints
    end: Ints
