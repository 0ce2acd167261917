"""Charts with one row per name: bars in panels side by side, dots with whiskers, matrices."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

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
    label,
    label_width,
    legend,
    linked,
    plain,
    row_name,
    text,
    tip,
)
from treeval.report.tables.table import UNDEFINED

_GAP = 18  # between panels
_AFTER_BARS, _AFTER_DOTS = 46, 48  # room for the numbers
_LEAST_SPAN = 1.0  # shortest axis of dots, so that small differences do not look large
_SPREAD = 10  # height of the part of a row over which overlapping dots are spread
_NEAR = 8  # distance below which dots overlap
_CELL = 34  # height of a cell of a matrix
_DARKEST = 0.6  # opacity of the strongest shade, on which numbers can still be read


@dataclass(frozen=True)
class Panel:
    """The values of all rows on a scale from 0; ``shown`` writes the numbers beside the bars."""

    name: str
    values: tuple[float, ...]
    shown: Callable[[float], str] = field(default=plain)
    high: float | None = None  # the end of the scale, if it is not the highest value
    series: int = 0


def bar_chart(
    names: Sequence[str],
    panels: Sequence[Panel],
    title: str,
    *,
    classes: Sequence[int] | None = None,
    class_names: Sequence[str] = (),
    links: Sequence[str] | None = None,
    width: float = WIDTH,
) -> DrawnChart:
    """Draw one bar per row and panel; rows are coloured by ``classes``, or else by panel.

    ``links`` are the anchors on the page to which rows lead, "" for none.
    """
    targets = links or [""] * len(names)
    named, top = legend(class_names, 14, width) if class_names else ("", 4.0)
    left = label_width(names)
    bottom = top + ROW * len(names)
    wide = (width - left - _GAP * (len(panels) - 1)) / len(panels)
    parts = [named]
    for row, name in enumerate(names):
        y = top + ROW * (row + 0.5) + 4
        parts.append(row_name(name, left - 6, y, targets[row]))
    for number, panel in enumerate(panels):
        begin = left + number * (wide + _GAP)
        across = begin, begin + wide - _AFTER_BARS
        parts.append(_panel(names, panel, across, (top, bottom), classes=classes, links=targets))
    said = "; ".join(_said_of_panel(names, panel) for panel in panels)
    return chart(bottom + AXIS, title, f"{said[:1].upper()}{said[1:]}.", *parts, width=width)


def _said_of_panel(names: Sequence[str], panel: Panel) -> str:
    limits = extremes(list(zip(names, panel.values, strict=True)), panel.shown)
    return f"{panel.name}: {limits}"


def _panel(
    names: Sequence[str],
    panel: Panel,
    across: tuple[float, float],
    down: tuple[float, float],
    *,
    classes: Sequence[int] | None,
    links: Sequence[str],
) -> str:
    highest = panel.high or max(defined(panel.values), default=0.0) or 1.0
    scale = Scale(0.0, highest, *across)
    parts = [axis_below(scale, *down, panel.name)]
    for row, (name, value) in enumerate(zip(names, panel.values, strict=True)):
        y = down[0] + ROW * row + 3
        if math.isnan(value):
            parts.append(text(UNDEFINED, across[0] + 5, y + 11, class_="value"))
            continue
        end, own = scale(value), panel.series if classes is None else classes[row]
        said = f"{name}: {panel.shown(value)}"
        bar = element("rect", x=across[0], y=y, width=end - across[0], height=ROW - 6, rx=1.5)
        parts.append(linked(element("g", tip(said), bar, class_=colour(own)), links[row]))
        parts.append(text(panel.shown(value), end + 5, y + 11, class_="value"))
    return "".join(parts)


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
    link: str = ""  # the anchor on the page to which it leads


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
    right = width - (12 if len(series) > 1 else _AFTER_DOTS)
    bottom = top + ROW * len(rows)
    reach = [end for row in rows for dot in row.dots for end in dot.reach]
    low, high = around(reach, at_least=_LEAST_SPAN)
    scale = Scale(low, high, left + 8, right - 8)
    parts = [named, axis_below(scale, top, bottom, unit)]
    for index, row in enumerate(rows):
        y = top + ROW * (index + 0.5)
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
        for other, dot in enumerate(dots)
        if other != number
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
        middle = top + _CELL * (row + 0.5) + 4
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
                    y=top + _CELL * row + 1,
                    width=wide - 2,
                    height=_CELL - 2,
                    fill_opacity=f"{_DARKEST * abs(value):.2f}",
                )
                said = f"{name}, {other}: {shown}"
                parts.append(element("g", tip(said), cell, class_=colour(value < 0)))
            if name != other:
                at = x + wide / 2
                parts.append(text(shown, at, middle, class_="name", text_anchor="middle"))
    bottom = top + _CELL * len(names)
    parts.append(text(unit, left, bottom + 16, class_="axis"))
    pairs = [(f"{a} and {b}", value) for (a, b), value in values.items() if a != b]
    said = f"{unit}: {extremes(pairs, lambda value: f'{value:.2f}')}."
    return chart(bottom + AXIS, title, said, *parts)
