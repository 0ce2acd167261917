"""The kernels that read files: each does what a function of numpy does, faster.

A property test holds both equal. `formats.demand` says when they are used.
"""

from functools import cache

from treeval.kernels.machine_code import MachineCode

_TEXT, _WHOLE = ("uint8*", "int64"), "int64"
# Places, lengths and hashes of fields, a table of them, and the bits of its size.
_DICTIONARY = ("int32*", "int32*", "uint64*", "uint64*", "int64")

COUNT_LINES = MachineCode("treeval.kernels.conll_rows:count_lines", *_TEXT)
IS_UTF8 = MachineCode("treeval.kernels.utf8:is_utf8", *_TEXT)
FIND_ROWS = MachineCode(
    "treeval.kernels.conll_rows:find_rows",
    *_TEXT,
    *[_WHOLE] * 8,
    *("int32*", "uint8*", "int32*", "uint16*", "uint16*"),
    *["int32*"] * 9,
    "int64*",
)
CODE_ROWS = MachineCode(
    "treeval.kernels.field_codes:code_rows",
    *_TEXT,
    *("int32*", "uint16*", "uint16*", _WHOLE, "int32*", _WHOLE, "uint64"),
    *_DICTIONARY,
    *("int32*", "int64*"),
)
GATHER = MachineCode(
    "treeval.kernels.field_codes:gather",
    *("uint8*", "int32*", "int32*", _WHOLE, _WHOLE, "uint8*"),
)
FIND_BRACKETS = MachineCode(
    "treeval.kernels.brackets:find_brackets", *_TEXT, "uint8*", *["int32*"] * 15, "int64*"
)
FIND_TREES = MachineCode("treeval.kernels.brackets:find_trees", *_TEXT, "int64*", "int64*")
EVERY = (COUNT_LINES, IS_UTF8, FIND_ROWS, CODE_ROWS, GATHER, FIND_BRACKETS, FIND_TREES)


@cache
def are_kept() -> bool:
    """Whether all kernels of reading have been compiled before, here or in another run."""
    return all(kernel.is_kept for kernel in EVERY)


@cache
def prepare() -> None:
    """Load all kernels of reading, and compile those that are not cached."""
    for kernel in EVERY:
        kernel.prepare()
