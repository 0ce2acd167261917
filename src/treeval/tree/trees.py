"""Trees of either kind.

`Trees` is a union and not a protocol: functions that take both kinds ask which one they have, and
only with a union does the type checker know that trees not of one kind are of the other. Both have
sentences (``len``), ``words``, ``offsets``, ``lengths``, ``sentences``, ``columns``, ``origin`` and
``select``.
"""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from treeval.tree.constituents import Constituents
from treeval.tree.treebank import Treebank

Trees: TypeAlias = Treebank | Constituents
TreeKind: TypeAlias = Literal["dependencies", "constituents"]


def kind_of(trees: Trees) -> TreeKind:
    return "constituents" if isinstance(trees, Constituents) else "dependencies"


def are_mixed(several: Iterable[Trees]) -> bool:
    """Say whether there are dependencies as well as constituents."""
    return len(set(map(kind_of, several))) > 1
