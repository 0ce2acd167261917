"""The kernels of votes, for arrays of numpy."""

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.kernels.machine_code import MachineCode
from treeval.kernels.vote_arrays import Ballot

CONFIRM = MachineCode(
    "treeval.kernels.vote:confirm",
    *("int64*", "int64*", "int32*", "float64*", "float64*", "int32*", "uint8*"),
    *("int64*", "int64", *["float64*"] * 5),
)
COUNT_SHARED = MachineCode(
    "treeval.kernels.vote:count_shared",
    *("int64*", "int32*", "uint8*", "int64", "float64*", "int64"),
)


def ballot_of(
    words: Ints,
    arcs: Ints,
    voters: Ints,
    *,
    worth: Floats,
    existence: Floats,
    groups: Ints,
    are_single: Bools,
) -> Ballot:
    """Put votes together, with numbers of the types that the kernel takes."""
    return Ballot(
        np.ascontiguousarray(words, np.int64),
        np.ascontiguousarray(arcs, np.int64),
        np.ascontiguousarray(voters, np.int32),
        np.ascontiguousarray(worth),
        np.ascontiguousarray(existence),
        np.ascontiguousarray(groups, np.int32),
        np.ascontiguousarray(are_single).view(np.uint8),
    )


def confirm(ballot: Ballot, words: Ints, weights: Floats, credit: Floats) -> Floats:
    """Write into ``credit``, for the votes on some words, the probability given by the others.

    Returns the sum of the credit of each system.
    """
    sums = np.zeros(len(weights))
    support, powers = np.empty((2, int(np.diff(ballot.words).max(initial=1))))
    chosen = np.ascontiguousarray(words, np.int64)
    CONFIRM(*ballot, chosen, len(chosen), weights, support, powers, credit, sums)
    return sums


def count_shared(arcs: Ints, voters: Ints, chosen: Bools, systems: int) -> Floats:
    """Count the chosen arcs that each pair of systems has in common."""
    shared = np.zeros((systems, systems))
    COUNT_SHARED(
        np.ascontiguousarray(arcs, np.int64),
        np.ascontiguousarray(voters, np.int32),
        *(np.ascontiguousarray(chosen).view(np.uint8), len(chosen), shared, systems),
    )
    return shared
