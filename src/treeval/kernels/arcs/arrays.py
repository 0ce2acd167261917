"""The arrays that the models of heads and labels hand to their compiled loops."""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from treeval.arrays import Bytes, Ints

ArcWeights: TypeAlias = NDArray[np.float32]
Hashes: TypeAlias = NDArray[np.uint64]


class ArcSentences(NamedTuple):
    """Words of all sentences, as the head model sees them.

    ``codes`` has one row per word and a last one for the root, and one column per kind of value.
    It holds numbers that look random, one per value. ``heads`` are positions in the treebank, -1
    for the root. The words below word d are those whose ``places`` lie in ``first[d]:end[d]``.
    Kernels get all arrays as one row.
    """

    offsets: Ints
    heads: Ints
    codes: Hashes
    tags: Ints  # from 0, for the table of arc types and for sets of tags
    places: Ints
    first: Ints
    end: Ints


REACH = 40  # words on either side that are candidates
MOST = 2 * REACH + 2  # candidates of a word
CLASSES = 8  # of distances; the root has one of its own
FEATURES_OF_ARCS = 14
WEIGHTS = 1 << 20


class Candidates(NamedTuple):
    """The candidates of one word: their number is at most MOST, and each has all features."""

    heads: Ints
    scores: ArcWeights
    places: Ints  # of weights, [candidate, feature]
    bases: Hashes  # of features


class HeadTables(NamedTuple):
    """What the head model has learnt, and the state of random numbers."""

    usual: Bytes  # [tag, tag of the head, side, class of distance]
    tags: int
    weights: ArcWeights
    draws: Hashes
