"""The kernels of PUPA, for arrays of numpy."""

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.kernels.machine_code import MachineCode
from treeval.kernels.pupa_arrays import Batch

_WHOLE = "int64"
HASH = MachineCode(
    "treeval.kernels.pupa:hash_constituents",
    *(_WHOLE, "int64*", "uint64*", *["int64*"] * 4, _WHOLE),
    *(_WHOLE, _WHOLE, _WHOLE, "int64*", "int64*", "uint64*", "uint64*", "uint64*"),
)
ADD = MachineCode(
    "treeval.kernels.pupa:add",
    *("uint64*", "int32*", _WHOLE, "uint64*", _WHOLE, _WHOLE, "int64*"),
)
MOVE = MachineCode(
    "treeval.kernels.pupa:move",
    *("uint64*", "int32*", _WHOLE, _WHOLE, "uint64*", "int32*", _WHOLE),
)
LOOK_UP = MachineCode(
    "treeval.kernels.pupa:look_up", *("uint64*", "int32*", _WHOLE, "uint64*", _WHOLE, "int32*")
)
SCORE = MachineCode(
    "treeval.kernels.pupa:score",
    *(_WHOLE, "int32*", "int32*", "int32*", "int64*", _WHOLE, "int64*", "int64*", "float64*"),
)


def hash_constituents(
    batch: Batch, longest: int, right_ends: int, left_ends: int, keys: Ints
) -> None:
    """Write the key of each constituent: its tags, right context, left context; always odd.

    A context is the first tag of the neighbour (1), its last tag (2) or both (3).
    """
    reach, back = np.empty((2, longest + 1), np.int64)
    before, power = np.empty((2, longest + 1), np.uint64)
    HASH(
        *(len(batch.offsets) - 1, *batch, len(batch.runs)),
        *(longest, right_ends, left_ends, reach, back, before, power, keys),
    )


def add(slots: Ints, tallies: Ints, keys: Ints, done: int, room: int) -> tuple[int, int]:
    """Count keys from number ``done`` on, as long as there is room for new ones.

    Slots hold odd keys, 0 where free; their number is a power of two. The result is the number of
    keys that are done, and the room that is left.
    """
    left = np.array([room], np.int64)
    done = ADD(slots, tallies, len(slots), keys, done, len(keys), left)
    return done, int(left[0])


def move(slots: Ints, tallies: Ints, least: int, new_slots: Ints, new_tallies: Ints) -> int:
    """Move keys counted ``least`` times or more into free slots; return their number."""
    return MOVE(slots, tallies, len(slots), least, new_slots, new_tallies, len(new_slots))


def look_up(slots: Ints, tallies: Ints, keys: Ints, found: Ints) -> None:
    """Write how often each key was counted."""
    LOOK_UP(slots, tallies, len(slots), keys, len(keys), found)


def score(
    lengths: Ints, node_offsets: Ints, sizes: Ints, worth: Ints, *, per_sentence: bool, out: Floats
) -> None:
    """Write for each sentence the mean over bin widths, and the score of its best bin.

    ``per_sentence`` divides the score of a width by that of its best bin.
    """
    number, total = np.empty((2, int(lengths.max(initial=0)) + 1), np.int64)
    SCORE(len(lengths), lengths, node_offsets, sizes, worth, per_sentence, number, total, out)
