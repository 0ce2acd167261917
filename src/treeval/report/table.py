"""Tables as data, and as aligned text."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

UNDEFINED = "–"


@dataclass(frozen=True)
class Table:
    """Rows of cells under a header; the first column is text, the others are numbers."""

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    title: str = ""


def as_text(table: Table) -> str:
    """Align the columns: names to the left, numbers to the right."""
    lines = [table.header, *table.rows]
    widths = [max(map(width, column)) for column in zip(*lines, strict=True)]
    rule = "  ".join("─" * wide for wide in widths)
    aligned = [_aligned(line, widths) for line in lines]
    title = [table.title] if table.title else []
    return "\n".join([*title, aligned[0], rule, *aligned[1:]])


def _aligned(cells: Sequence[str], widths: Sequence[int]) -> str:
    first = cells[0] + " " * (widths[0] - width(cells[0]))
    rest = [
        " " * (wide - width(cell)) + cell for cell, wide in zip(cells[1:], widths[1:], strict=True)
    ]
    return "  ".join([first, *rest]).rstrip()


def width(text: str) -> int:
    """Columns that a text takes in a terminal."""
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1
        for char in text
    )


def percent(value: float | None, decimals: int = 2) -> str:
    """Show a fraction as a percentage; what is undefined as a dash."""
    if value is None or value != value:  # noqa: PLR0124  nan
        return UNDEFINED
    return f"{100 * value:.{decimals}f}"
