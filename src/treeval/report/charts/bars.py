"""Bars, one per row, in one panel or several side by side; and columns for distributions."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from treeval.report.charts.canvas import (
    AXIS,
    ROW,
    WIDTH,
    DrawnChart,
    Scale,
    axis_below,
    axis_beside,
    chart,
    colour,
    defined,
    element,
    extremes,
    label_width,
    legend,
    linked,
    plain,
    row_name,
    text,
    tip,
)
from treeval.report.tables.table import UNDEFINED

_GAP, _NUMBERS = 18, 46
_HIGH = 190


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

    ``links`` are the places on the page to which rows lead, "" for none.
    """
    targets = links or [""] * len(names)
    named, top = legend(class_names, 14, width) if class_names else ("", 4.0)
    left = label_width(names)
    bottom = top + ROW * len(names)
    wide = (width - left - _GAP * (len(panels) - 1)) / len(panels)
    parts = [named]
    for place, name in enumerate(names):
        y = top + ROW * (place + 0.5) + 4
        parts.append(row_name(name, left - 6, y, targets[place]))
    for number, panel in enumerate(panels):
        begin = left + number * (wide + _GAP)
        across = begin, begin + wide - _NUMBERS
        parts.append(_panel(names, panel, across, (top, bottom), classes=classes, links=targets))
    said = "; ".join(_said(names, panel) for panel in panels)
    return chart(bottom + AXIS, title, f"{said[:1].upper()}{said[1:]}.", *parts, width=width)


def _said(names: Sequence[str], panel: Panel) -> str:
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
    for place, (name, value) in enumerate(zip(names, panel.values, strict=True)):
        y = down[0] + ROW * place + 3
        if math.isnan(value):
            parts.append(text(UNDEFINED, across[0] + 5, y + 11, class_="value"))
            continue
        end, own = scale(value), panel.series if classes is None else classes[place]
        said = f"{name}: {panel.shown(value)}"
        bar = element("rect", x=across[0], y=y, width=end - across[0], height=ROW - 6, rx=1.5)
        parts.append(linked(element("g", tip(said), bar, class_=colour(own)), links[place]))
        parts.append(text(panel.shown(value), end + 5, y + 11, class_="value"))
    return "".join(parts)


def column_chart(
    edges: Sequence[float],
    counts: Sequence[int],
    title: str,
    *,
    across: str,
    up: str,
    links: Sequence[str] | None = None,
    width: float = WIDTH,
) -> DrawnChart:
    """Draw the number of values between each two neighbouring edges.

    ``links`` are the places on the page to which columns lead, "" for none.
    """
    targets = links or [""] * len(counts)
    left, top, bottom = 56.0, 20.0, float(_HIGH)
    scale = Scale(edges[0], edges[-1], left, width - 12.0)
    heights = Scale(0.0, float(max(counts, default=0) or 1), bottom, top)
    parts = [axis_beside(heights, left, scale.end), text(up, 0, 11, class_="axis")]
    for begin, end, count, target in zip(edges, edges[1:], counts, targets, strict=False):
        x, y = scale(begin), heights(count)
        said = f"{plain(round(begin, 6))} to {plain(round(end, 6))}: {count}"
        wide = max(scale(end) - x - 1, 0.5)
        placed = {"x": x + 0.5, "width": wide}
        bar = element("rect", **placed, y=y, height=bottom - y)
        # Low columns are hard to hit, so that the space above them is a part of the link.
        above = element("rect", **placed, y=top, height=bottom - top, style="fill: transparent")
        drawn = element("g", tip(said), bar, above if target else "", class_=colour(0))
        parts.append(linked(drawn, target))
    parts.append(axis_below(scale, bottom, bottom, across))
    most = max(range(len(counts)), key=counts.__getitem__, default=0)
    said = f"Columns: number of {up} by {across}."
    if any(counts):
        limits = " to ".join(plain(round(edges[place], 6)) for place in (most, most + 1))
        said += f" The highest one is from {limits}: {counts[most]:,} of {sum(counts):,}."
    return chart(bottom + AXIS, title, said, *parts, width=width)
