"""The explorer as a block of a page: its volumes, its script, and the links that lead into it."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, ClassVar
from urllib.parse import urlencode

from treeval.report.explorer.packing import Packed, packed

if TYPE_CHECKING:
    from collections.abc import Callable

    from treeval.report.explorer.volume import Volume

_IMPORT = re.compile(r'^import \{([^}]*)\} from "\./(\w+)\.js";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function|const|class) (\w+))", re.MULTILINE)
_COMMENT = re.compile(r"^[ \t]*(?:/\*\*(?:(?!\*/).)*\*/|//[^\n]*)\n", re.MULTILINE | re.DOTALL)
_TYPE = re.compile(r"/\*\* @type (?:(?!\*/).)*\*/ ?")
_MAIN = "main"
_LONGEST = 100  # characters of a value in an address


@dataclass(frozen=True, eq=False, repr=False)
class LaterVolume:
    """A volume that is made when the page is written, so that not all trees are kept until then."""

    name: str
    make: Callable[[], Volume]


@dataclass(frozen=True, eq=False, repr=False)
class Explorer:
    """All sentences of one or more treebanks; a page has at most one explorer.

    ``most`` is the usual number of sentences per treebank, for pages that would be too large.
    """

    kind: ClassVar[str] = "explorer"
    volumes: tuple[Volume | LaterVolume, ...]
    state: str = ""  # settings at the beginning, as in an address
    most: int | None = None

    @cached_property
    def packed(self) -> tuple[Packed, ...]:
        return tuple(self._packed(volume) for volume in self.volumes if self.most != 0)

    def _packed(self, given: Volume | LaterVolume) -> Packed:
        volume = replace(given.make(), name=given.name) if isinstance(given, LaterVolume) else given
        return packed(volume if self.most is None else volume.limited(self.most))

    @property
    def script(self) -> str:
        return explorer_script()


def anchor(**settings: str | tuple[str, ...]) -> str:
    """Return the anchor of what the explorer shows with these settings; "" if it has none.

    Settings are those of the address: ``anchor(sys="A", gold="nmod", pred="obl")``. Several values
    of one setting are a tuple.
    """
    given = {name: value for name, value in settings.items() if value}
    values = [
        text for value in given.values() for text in ((value,) if isinstance(value, str) else value)
    ]
    if any(len(value) > _LONGEST for value in values):
        return ""  # a file may invent names of any length
    return "explore?" + urlencode(given, doseq=True)


@cache
def explorer_script() -> str:
    """Join the modules, those that others need first, without their comments."""
    joined: dict[str, str] = {}
    _join(_MAIN, joined)
    return '"use strict";\n' + "".join(joined.values())


def _join(name: str, joined: dict[str, str]) -> None:
    """Add a module after the modules that it imports."""
    text = (files("treeval.report.explorer") / "js" / f"{name}.js").read_text("utf-8")
    for _, needed in _IMPORT.findall(text):
        if needed not in joined:
            _join(needed, joined)
    joined[name] = _as_function(name, text)


def _as_function(name: str, text: str) -> str:
    exports = ", ".join(_EXPORT.findall(text))
    bare = _TYPE.sub("", _COMMENT.sub("", text))
    body = _EXPORT.sub("", _IMPORT.sub(r"const {\1} = _\2;\n", bare))
    return f"const _{name} = (() => {{\n{body}return {{ {exports} }};\n}})();\n"
