"""Labels with functions and indices, as the Penn Treebank writes them: NP-SBJ-1, PP-LOC=2.

A label is split into category, functions and indices so that joining them gives it back.
"""

import re
from functools import cache
from typing import NamedTuple

_LABEL = re.compile(r"(.[^-=]*)((?:-[^-=]+)*?)((?:[-=][0-9]+)*)", re.DOTALL)


class Label(NamedTuple):
    """NP-SBJ-TPC-1 has the category NP, the function SBJ-TPC and the indices -1."""

    category: str
    function: str
    indices: str

    def __str__(self) -> str:
        hyphen = "-" if self.function and not self.function.startswith("=") else ""
        return f"{self.category}{hyphen}{self.function}{self.indices}"


@cache
def split_label(raw: str) -> Label:
    """Split a label; one that begins with a hyphen, such as -LRB-, is whole."""
    if match := _LABEL.fullmatch(raw):
        return Label(match[1], match[2].removeprefix("-"), match[3])
    cut = next((at for at, sign in enumerate(raw) if at and sign in "-="), len(raw))
    unusual = Label(raw[:cut], raw[cut:].removeprefix("-"), "")
    return unusual if str(unusual) == raw else Label(raw, "", "")
