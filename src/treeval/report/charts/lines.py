"""Charts over two axes: curves, points, and columns for distributions."""

from collections.abc import Mapping, Sequence

from treeval.report.charts.canvas import (
    AXIS,
    CHARACTER,
    WIDTH,
    DrawnChart,
    Scale,
    around,
    axis_below,
    axis_beside,
    chart,
    colour,
    defined,
    element,
    extremes,
    label,
    legend,
    linked,
    plain,
    text,
    tip,
)
from treeval.report.tables.table import width as columns_of

Point = tuple[float, float]

_LEFT, _HIGH = 56.0, 240
_COLUMNS_END = 190.0  # where columns stand
_MOST_SAID = 4  # curves described in words
_MOST_MARKS = 40  # points of a curve that are marked one by one


def line_chart(
    curves: Mapping[str, Sequence[Point]],
    title: str,
    *,
    across: str,
    up: str,
    in_powers: bool = False,
    mark: tuple[float, str] | None = None,
    width: float = WIDTH,
) -> DrawnChart:
    """Draw curves, with gaps where a value is undefined; ``mark`` is a position with a name.

    ``in_powers`` makes both axes logarithmic; only positive values are then visible.
    """
    named, top = legend(list(curves), 14, width) if len(curves) > 1 else ("", 4.0)
    top += 18
    bottom, right = top + _HIGH, width - 12.0
    points = [
        (x, y) for curve in curves.values() for x, y in curve if not in_powers or min(x, y) > 0
    ]
    scales = _scales(points, (_LEFT, right), (bottom, top), in_powers=in_powers)
    parts = [named, text(up, 0, top - 8, class_="axis")]
    parts += [
        axis_beside(scales[1], _LEFT, right),
        axis_below(scales[0], top, bottom, across),
    ]
    if mark is not None and scales[0].low <= mark[0] <= scales[0].high:
        x = scales[0](mark[0])
        parts.append(element("line", class_="mark", x1=x, x2=x, y1=top, y2=bottom))
        near_the_end = x > 0.8 * right
        side = {"text_anchor": "end"} if near_the_end else {}
        parts.append(
            text(mark[1], x + (-5 if near_the_end else 5), top + 12, class_="value", **side)
        )
    for number, (name, curve) in enumerate(curves.items()):
        parts.append(_curve(name, curve, scales, number, in_powers=in_powers))
    return chart(bottom + AXIS, title, _said(curves, across, up), *parts, width=width)


def _said(curves: Mapping[str, Sequence[Point]], across: str, up: str) -> str:
    """Say in words where curves begin and end."""
    ways: list[str] = []
    for name, curve in curves.items():
        there = [point for point in curve if len(defined(point)) == 2]
        if there and len(ways) < _MOST_SAID:
            ends = (
                f"{plain(round(y, 4))} at {plain(round(x, 4))}" for x, y in (there[0], there[-1])
            )
            ways.append(f"{label(name)} goes from {' to '.join(ends)}")
    more = f"; {len(curves)} curves in all" if len(curves) > _MOST_SAID else ""
    return f"{up} against {across}: {'; '.join(ways) or 'there are no values'}{more}."


def _scales(
    points: Sequence[Point], across: Point, up: Point, *, in_powers: bool
) -> tuple[Scale, Scale]:
    there = [(x, y) for x, y in points if len(defined((x, y))) == 2]
    xs, ys = [x for x, _ in there] or [1.0], [y for _, y in there] or [1.0]
    limits = (min(ys), max(ys)) if in_powers else around(ys)
    return Scale(min(xs), max(xs), *across, in_powers), Scale(*limits, *up, in_powers)


def _curve(
    name: str,
    curve: Sequence[Point],
    scales: tuple[Scale, Scale],
    number: int,
    *,
    in_powers: bool,
) -> str:
    steps, marks, pen = [], [], "M"
    for x, y in curve:
        if len(defined((x, y))) < 2 or (in_powers and min(x, y) <= 0):
            pen = "M"
            continue
        at = scales[0](x), scales[1](y)
        steps.append(f"{pen}{at[0]:.1f},{at[1]:.1f}")
        said = f"{name}: {plain(round(x, 4))}, {plain(round(y, 4))}"
        marks.append(element("circle", tip(said), class_="dot", cx=at[0], cy=at[1], r=3.0))
        pen = "L"
    drawn = element("path", class_="curve", d="".join(steps)) if steps else ""
    shown = "".join(marks) if len(curve) <= _MOST_MARKS else ""
    return element("g", tip(name), drawn, shown, class_=colour(number))


def point_chart(points: Mapping[str, Point], title: str, *, across: str, up: str) -> DrawnChart:
    """Draw named points; where possible, names cover neither each other nor points."""
    top, bottom = 22.0, 22.0 + _HIGH + 40
    there = {name: at for name, at in points.items() if len(defined(at)) == 2}
    low, high = around([x for x, _ in there.values()])
    scales = (
        Scale(low, high, _LEFT, WIDTH - 12.0),
        Scale(*around([y for _, y in there.values()]), bottom, top),
    )
    parts = [text(up, 0, 11, class_="axis"), axis_beside(scales[1], _LEFT, WIDTH - 12.0)]
    parts.append(axis_below(scales[0], top, bottom, across))
    places = {name: (scales[0](x), scales[1](y)) for name, (x, y) in there.items()}
    # Left, right and height of what a name should not cover: dots, and names drawn before.
    taken = [(x - 6, x + 6, y + 4) for x, y in places.values()]
    for name, (x, y) in there.items():
        at = places[name]
        said = f"{name}: {plain(round(x, 4))}, {plain(round(y, 4))}"
        dot = element("circle", class_="dot", cx=at[0], cy=at[1], r=4.0)
        parts.append(element("g", tip(said), dot, class_=colour(0)))
        parts.append(_name(name, at, taken))
    ranges = "; ".join(
        f"{name}: {extremes([(one, at[axis]) for one, at in there.items()], _rounded)}"
        for axis, name in enumerate((across, up))
    )
    return chart(bottom + AXIS, title, f"{len(there)} points; {ranges}.", *parts)


def _rounded(value: float) -> str:
    return plain(round(value, 4))


def _name(name: str, at: Point, taken: list[tuple[float, float, float]]) -> str:
    wide = CHARACTER * columns_of(label(name))
    left = at[0] + 7 if at[0] + 7 + wide < WIDTH else at[0] - 7 - wide
    free = (
        y
        for y in (at[1] + 4, at[1] - 8, at[1] + 15, at[1] - 19)
        if not any(
            left < right and begin < left + wide and abs(y - at_y) < 11
            for begin, right, at_y in taken
        )
    )
    y = next(free, at[1] + 4)
    taken.append((left, left + wide, y))
    return text(label(name), left, y, class_="name")


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

    ``links`` are the anchors on the page to which columns lead, "" for none.
    """
    targets = links or [""] * len(counts)
    left, top, bottom = _LEFT, 20.0, _COLUMNS_END
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
        limits = " to ".join(plain(round(edges[edge], 6)) for edge in (most, most + 1))
        said += f" The highest one is from {limits}: {counts[most]:,} of {sum(counts):,}."
    return chart(bottom + AXIS, title, said, *parts, width=width)
