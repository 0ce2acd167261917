"""Constituents as the kernels of PUPA see them; this module loads no compiler."""

from typing import NamedTuple

from treeval.arrays import Ints


class Batch(NamedTuple):
    """Words with hashes of their tags, and constituents from ``first`` to ``end``.

    Sentence i owns the words ``offsets[i]:offsets[i+1]`` and likewise constituents. Those with gaps
    have all their words as runs: ``runs`` has rows (constituent, first, end), in order; kernels get
    them as one row.
    """

    offsets: Ints
    tags: Ints
    node_offsets: Ints
    first: Ints
    end: Ints
    runs: Ints
