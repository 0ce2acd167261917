"""Votes as their kernels see them; this module loads no compiler."""

from typing import NamedTuple

from treeval.arrays import Bytes, Floats, Ints


class Ballot(NamedTuple):
    """Word u has the arcs ``words[u]:words[u+1]``, arc a the voters ``arcs[a]:arcs[a+1]``."""

    words: Ints
    arcs: Ints
    voters: Ints  # systems
    worth: Floats  # of each word
    existence: Floats  # of the head of each arc
    groups: Ints  # of the systems; a group does not confirm its own members
    are_single: Bytes  # systems that are alone in their group
