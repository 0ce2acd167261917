"""Run tests with kernels as plain Python, in which every index is checked.

    NUMBA_DISABLE_JIT=1 python tests/plain_kernels.py TEST...

At the end, the kernels that were called are printed. Those that need an instruction which Python
does not have stay compiled.
"""

import sys
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from treeval.kernels import machine_code
from treeval.kernels.machine_code import MachineCode

WITH_INSTRUCTIONS = {"words", "ngram.ahead"}  # modules of kernels
called: set[str] = set()
run_compiled = MachineCode.__call__


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
        self.row[at] = value

    def insist_on(self, at: int) -> None:
        if not 0 <= at < len(self.row):
            raise IndexError(f"{at} of {len(self.row)}")


def is_plain(kernel: MachineCode) -> bool:
    return not WITH_INSTRUCTIONS & {*machine_code.sources(kernel.place.partition(":")[0])}


def run_plainly(kernel: MachineCode, *arguments: Any) -> int:
    if not is_plain(kernel):
        return run_compiled(kernel, *arguments)
    called.add(kernel.place)
    module, _, name = kernel.place.partition(":")
    function = getattr(import_module(module), name)
    pairs = zip(kernel.types, arguments, strict=True)
    return int(function(*(Checked(one) if kind[-1] == "*" else int(one) for kind, one in pairs)))


if __name__ == "__main__":
    MachineCode.__call__ = run_plainly  # type: ignore[method-assign]
    quietly = ("-q", "-x", "-n", "0", "-p", "no:cacheprovider", "-W", "ignore::RuntimeWarning")
    code = pytest.main([*quietly, *sys.argv[1:]])
    sys.stdout.write(" ".join(sorted(called)) + "\n")
    sys.exit(code)
