"""The block of a page that holds the explorer, and the links that lead into it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar
from urllib.parse import urlencode

from treeval.report.explorer.packing import Packed, packed
from treeval.report.explorer.script import explorer_script

if TYPE_CHECKING:
    from treeval.report.explorer.volume import Volume

_LONGEST = 100  # characters of a value in an address


@dataclass(frozen=True, eq=False, repr=False)
class Explorer:
    """All sentences of one or more treebanks; a page has at most one explorer.

    A volume is packed when the page is written; one that was packed elsewhere stays as it is.
    """

    kind: ClassVar[str] = "explorer"
    volumes: tuple[Volume | Packed, ...]
    state: str = ""  # settings at the beginning, as in an address

    @cached_property
    def packed(self) -> tuple[Packed, ...]:
        return tuple(one if isinstance(one, Packed) else packed(one) for one in self.volumes)

    @property
    def script(self) -> str:
        return explorer_script()

    def limited(self, most: int) -> Explorer:
        """Keep at most this number of sentences per treebank; with 0, only a note is left."""
        if not most:
            return replace(self, volumes=())
        kept = (one if isinstance(one, Packed) else one.limited(most) for one in self.volumes)
        return replace(self, volumes=tuple(kept))


def place(**settings: str) -> str:
    """Name the place on the page where the explorer shows what the settings ask for, if any.

    Settings are those of the address: ``place(sys="A", gold="nmod", pred="obl")``.
    """
    if any(len(value) > _LONGEST for value in settings.values()):
        return ""  # a file may invent names of any length
    return "explore?" + urlencode({name: value for name, value in settings.items() if value})
