"""Run tests with kernels as plain Python, in which every index is checked.

    NUMBA_DISABLE_JIT=1 python tests/plain_kernels.py TEST...

At the end, the kernels that were called are printed. Instructions that Python does not have are
done step by step.
"""

import sys
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from treeval.kernels import words
from treeval.kernels.machine_code import MachineCode
from treeval.kernels.ngram import scores

called: set[str] = set()


class Checked:
    """An array as kernels see it: one row of numbers, without any from the end."""

    def __init__(self, array: Any) -> None:
        self.row = array.reshape(-1)
        # Whole numbers of Python do not overflow; those of 64 bits are to.
        self.is_plain = self.row.dtype.kind in "iu" and self.row.dtype != np.uint64

    def __getitem__(self, at: int) -> Any:
        self.insist_on(at)
        return int(self.row[at]) if self.is_plain else self.row[at]

    def __setitem__(self, at: int, value: Any) -> None:
        self.insist_on(at)
        # Small numbers are cut off; larger ones are not to be.
        self.row[at] = value & 0xFFFF if self.row.dtype == np.uint16 else value

    def insist_on(self, at: int) -> None:
        if not 0 <= at < len(self.row):
            raise IndexError(f"{at} of {len(self.row)}")


def eight_bytes(text: Checked, at: int) -> np.uint64:
    return np.uint64(sum(int(text[at + place]) << 8 * place for place in range(8)))


def marks_of(*signs: int) -> Any:
    def marks(text: Checked, at: int) -> np.uint64:
        return np.uint64(sum((text[at + place] in signs) << place for place in range(words.MANY)))

    return marks


def lowest_bit(bits: np.uint64) -> int:
    return (int(bits) & -int(bits)).bit_length() - 1


def replace_instructions() -> None:
    """Do so before the modules are loaded that take them from theirs."""
    words.eight_bytes, words.lowest_bit = eight_bytes, lowest_bit
    setattr(words, "_marks_of", marks_of)  # noqa: B010  of which the next functions are made
    make = vars(words)["_finder"]
    words.marks, words.next_mark = make(words.TAB, words.NEWLINE)
    words.newlines, words.next_newline = make(words.NEWLINE)
    words.brackets, words.next_bracket = make(words.OPENING, words.CLOSING, words.NEWLINE)
    scores.fetch = lambda _array, _at: 0  # beyond an array, it does no harm


def run_plainly(kernel: MachineCode, *arguments: Any) -> int:
    called.add(kernel.place)
    module, _, name = kernel.place.partition(":")
    function = getattr(import_module(module), name)
    pairs = zip(kernel.types, arguments, strict=True)
    return int(function(*(Checked(one) if kind[-1] == "*" else int(one) for kind, one in pairs)))


def make_plain() -> None:
    """Run all kernels as plain Python from now on."""
    replace_instructions()
    MachineCode.__call__ = run_plainly  # type: ignore[method-assign]


if __name__ == "__main__":
    make_plain()
    quietly = ("-q", "-x", "-n", "0", "-p", "no:cacheprovider", "-W", "ignore::RuntimeWarning")
    code = pytest.main([*quietly, *sys.argv[1:]])
    sys.stdout.write(" ".join(sorted(called)) + "\n")
    sys.exit(code)
