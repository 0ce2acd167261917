"""Packages that load their public names when these are first used, so that imports are cheap.

The names are listed once, as imports in the stub of the package, `__init__.pyi`: type checkers and
editors read it, and so does `attach`.
"""

import re
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

_IMPORT = re.compile(r"^from (\S+) import (\w+) as \2$", re.MULTILINE)


def attach(
    package: str, file: str
) -> tuple[Callable[[str], Any], Callable[[], list[str]], list[str]]:
    """Make `__getattr__`, `__dir__` and `__all__` of a package from the stub beside its file."""
    with open(file + "i", encoding="utf-8") as stub:  # noqa: PTH123  pathlib is slow to load
        places = {name: module for module, name in _IMPORT.findall(stub.read())}
    names = list(places)

    def load(name: str) -> Any:
        if name not in places:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        found = getattr(import_module(places[name]), name)
        setattr(sys.modules[package], name, found)  # so that the next use is a plain look-up
        return found

    return load, lambda: names, names
