"""Which writer a file of constituency trees wants."""

from importlib import import_module
from typing import TYPE_CHECKING

from treeval.errors import SettingError

if TYPE_CHECKING:
    from treeval.tree.constituents import Constituents

WRITABLE = ("brackets", "discbracket", "export")


def write_constituents(
    trees: "Constituents", path: str, format_name: str, *, encoding: str = "utf-8"
) -> None:
    """Write trees in a format of constituents, named as in `formats.reading`."""
    if format_name not in WRITABLE:
        raise SettingError(f"{path}: cannot write {format_name}; choose from {', '.join(WRITABLE)}")
    # No run needs all writers.
    writer = getattr(import_module(f"treeval.formats.{format_name}"), f"write_{format_name}")
    writer(trees, path, encoding=encoding)
