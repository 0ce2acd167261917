"""The table of parts of a treebank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.tables.table import UNDEFINED, Style, Table, percent
from treeval.report.text import printable

if TYPE_CHECKING:
    from treeval.excerpts.result import Division

_STYLE = Style()


def parts_table(division: Division, style: Style = _STYLE) -> Table:
    """Make one row per part: its size, and its share of the words."""
    trees = division.source.trees
    rows = tuple(
        (
            printable(part.name),
            str(len(part.sentences)),
            str(part.words),
            UNDEFINED if part.documents is None else str(part.documents),
            percent(part.words / trees.words, style.decimals),
        )
        for part in division.parts
    )
    return Table(("Part", "Sentences", "Words", "Documents", "% of words"), rows)
