"""The table of a conversion: how much there was, and how much there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.tables.table import UNDEFINED, Table
from treeval.report.text import printable

if TYPE_CHECKING:
    from treeval.conversion.result import Conversion


def conversion_table(conversion: Conversion) -> Table:
    """One row for what was read, one for what was made of it."""
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
