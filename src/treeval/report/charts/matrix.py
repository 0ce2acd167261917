"""Matrices of correlations, shaded by their strength."""

import math
from collections.abc import Mapping, Sequence

from treeval.report.charts.canvas import (
    AXIS,
    WIDTH,
    DrawnChart,
    chart,
    colour,
    element,
    extremes,
    label,
    label_width,
    row_name,
    text,
    tip,
)
from treeval.report.tables.table import UNDEFINED

_ROW = 34
_DARKEST = 0.6  # opacity of the strongest shade, on which numbers can still be read


def matrix_chart(
    names: Sequence[str], values: Mapping[tuple[str, str], float], title: str, *, unit: str
) -> DrawnChart:
    """Draw values from -1 to 1 by pairs of names; a pair may be given in either order.

    Positive values have the colour of the first series, negative ones that of the second.
    """
    left, top = label_width(names), 22.0
    wide = (WIDTH - left) / len(names)
    parts = []
    for row, name in enumerate(names):
        middle = top + _ROW * (row + 0.5) + 4
        parts.append(row_name(name, left - 6, middle))
        parts.append(
            text(label(name), left + wide * (row + 0.5), 14, class_="name", text_anchor="middle")
        )
        for column, other in enumerate(names):
            value = values.get((name, other), values.get((other, name), math.nan))
            x = left + wide * column
            shown = UNDEFINED if math.isnan(value) else f"{value:.2f}".replace("-", "−")
            if name != other and not math.isnan(value):
                cell = element(
                    "rect",
                    x=x + 1,
                    y=top + _ROW * row + 1,
                    width=wide - 2,
                    height=_ROW - 2,
                    fill_opacity=f"{_DARKEST * abs(value):.2f}",
                )
                said = f"{name}, {other}: {shown}"
                parts.append(element("g", tip(said), cell, class_=colour(value < 0)))
            if name != other:
                at = x + wide / 2
                parts.append(text(shown, at, middle, class_="name", text_anchor="middle"))
    bottom = top + _ROW * len(names)
    parts.append(text(unit, left, bottom + 16, class_="axis"))
    pairs = [(f"{a} and {b}", value) for (a, b), value in values.items() if a != b]
    said = f"{unit}: {extremes(pairs, lambda value: f'{value:.2f}')}."
    return chart(bottom + AXIS, title, said, *parts)
