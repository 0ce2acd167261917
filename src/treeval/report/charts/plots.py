"""Plots as data: curves or named points, which are drawn for pages and for files."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from treeval.counts import defined
from treeval.report.charts.canvas import DrawnChart
from treeval.report.charts.lines import Point, line_chart, point_chart
from treeval.report.charts.rows import Dot, DotRow, dot_chart


@dataclass(frozen=True)
class Plot:
    """Curves over two axes, or points with names if ``of_points``."""

    name: str  # of its file, such as "figure-3"
    title: str
    across: str  # what the horizontal axis shows
    up: str  # what the vertical axis shows
    curves: Mapping[str, tuple[Point, ...]]
    of_points: bool = False  # each curve is one point
    places: tuple[str, ...] = ()  # names of the positions 0, 1, ... on the horizontal axis

    def to_dict(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "title": self.title,
            "across": self.across,
            "up": self.up,
            "places": list(self.places),
            "curves": {
                name: [[defined(x), defined(y)] for x, y in curve]
                for name, curve in self.curves.items()
            },
        }

    def drawn(self) -> DrawnChart:
        """Draw the plot; named positions are rows of dots."""
        if self.of_points:
            points = {name: points[0] for name, points in self.curves.items()}
            return point_chart(points, self.title, across=self.across, up=self.up)
        if not self.places:
            return line_chart(self.curves, self.title, across=self.across, up=self.up)
        rows = [
            DotRow(place, tuple(Dot(points[number][1]) for points in self.curves.values()))
            for number, place in enumerate(self.places)
        ]
        return dot_chart(rows, self.title, unit=self.up, series=tuple(self.curves))


def curve(values: Mapping[float, float]) -> tuple[Point, ...]:
    """Make a curve of heights by position."""
    return tuple((float(x), float(y)) for x, y in values.items())
