"""The table of a conversion: sizes before and after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.tables.table import UNDEFINED, Table
from treeval.report.text import printable

if TYPE_CHECKING:
    from treeval.conversion.convert import Conversion


def conversion_table(conversion: Conversion) -> Table:
    """Make one row for the file that was read, and one for the converted trees."""
    source, trees = conversion.source, conversion.trees
    rows = (
        ("read", printable(source.path), str(source.sentences), str(source.words)),
        (
            "converted",
            printable(conversion.target or UNDEFINED),
            str(len(trees)),
            str(trees.words),
        ),
    )
    return Table(("", "File", "Sentences", "Words"), rows, names=2)
