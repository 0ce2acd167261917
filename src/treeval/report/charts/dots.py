"""Dots with whiskers: scores and their intervals, in rows."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from treeval.report.charts.canvas import (
    AXIS,
    ROW,
    WIDTH,
    DrawnChart,
    Scale,
    around,
    axis_below,
    chart,
    colour,
    defined,
    element,
    extremes,
    label_width,
    legend,
    linked,
    row_name,
    text,
    tip,
)
from treeval.report.tables.table import UNDEFINED

_LEAST_SPAN = 1.0  # shortest axis, so that small differences do not look large
_NUMBERS = 48
_SPREAD = 10  # height of the part of a row over which overlapping dots are spread
_NEAR = 8


@dataclass(frozen=True)
class Dot:
    """A value and its interval; nan is not drawn."""

    value: float
    low: float | None = None
    high: float | None = None

    @property
    def reach(self) -> list[float]:
        ends = [end for end in (self.low, self.high) if end is not None]
        return defined([self.value, *ends])


@dataclass(frozen=True)
class DotRow:
    """A name and its dots, one per series."""

    name: str
    dots: tuple[Dot, ...]
    link: str = ""  # the place on the page to which it leads


def dot_chart(
    rows: Sequence[DotRow],
    title: str,
    *,
    unit: str = "",
    series: Sequence[str] = (),
    decimals: int = 2,
    width: float = WIDTH,
) -> DrawnChart:
    """Draw rows of dots; with one series, the numbers are written beside them.

    The axis need not start at 0, because readers compare positions here, not lengths.
    """
    named, top = legend(series, 14, width) if len(series) > 1 else ("", 6.0)
    left = label_width([row.name for row in rows])
    right = width - (12 if len(series) > 1 else _NUMBERS)
    bottom = top + ROW * len(rows)
    reach = [end for row in rows for dot in row.dots for end in dot.reach]
    low, high = around(reach, at_least=_LEAST_SPAN)
    scale = Scale(low, high, left + 8, right - 8)
    parts = [named, axis_below(scale, top, bottom, unit)]
    for place, row in enumerate(rows):
        y = top + ROW * (place + 0.5)
        parts.append(row_name(row.name, left - 6, y + 4, row.link))
        dots = [
            _dot(
                dot,
                scale,
                y + _aside(number, row.dots, scale),
                number,
                name=row.name + _of(series, number),
                decimals=decimals,
            )
            for number, dot in enumerate(row.dots)
            if not math.isnan(dot.value)
        ]
        parts.append(linked("".join(dots), row.link))
        if len(series) <= 1 and row.dots:
            parts.append(text(_shown(row.dots[0].value, decimals), right, y + 4, class_="value"))
    values = [
        (row.name + _of(series, number), dot.value)
        for row in rows
        for number, dot in enumerate(row.dots)
    ]
    limits = extremes(values, lambda value: _shown(value, decimals))
    height = bottom + (AXIS if unit else AXIS - 14)
    said = f"{unit}: {limits}" if unit else limits[:1].upper() + limits[1:]
    return chart(height, title, f"{said}.", *parts, width=width)


def _aside(number: int, dots: Sequence[Dot], scale: Scale) -> float:
    """How far a dot is moved from the middle of its row, so that it covers no other dot."""
    here = scale(dots[number].value)
    meets = any(
        abs(scale(dot.value) - here) < _NEAR  # false for nan
        for place, dot in enumerate(dots)
        if place != number
    )
    if not meets:
        return 0.0
    return (number - (len(dots) - 1) / 2) * min(2.5, _SPREAD / len(dots))


def _of(series: Sequence[str], number: int) -> str:
    return f", {series[number]}" if len(series) > 1 else ""


def _dot(dot: Dot, scale: Scale, y: float, number: int, *, name: str, decimals: int) -> str:
    said, whiskers = f"{name}: {_shown(dot.value, decimals)}", ""
    reach = dot.reach
    if dot.low is not None and dot.high is not None and len(reach) == 3:
        said += f" ({_shown(dot.low, decimals)}–{_shown(dot.high, decimals)})"
        ends = scale(dot.low), scale(dot.high)
        whiskers = element("line", class_="whisker", x1=ends[0], x2=ends[1], y1=y, y2=y)
        whiskers += "".join(
            element("line", class_="whisker", x1=end, x2=end, y1=y - 4, y2=y + 4) for end in ends
        )
    mark = element("circle", class_="dot", cx=scale(dot.value), cy=y, r=4.5)
    return element("g", tip(said), whiskers, mark, class_=colour(number))


def _shown(value: float, decimals: int) -> str:
    return UNDEFINED if math.isnan(value) else f"{value:.{decimals}f}"
