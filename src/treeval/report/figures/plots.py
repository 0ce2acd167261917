"""Plots drawn with matplotlib."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from treeval.report.figures.canvas import blank, named_points

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from matplotlib.figure import Figure

    from treeval.report.charts.plots import Plot

# Colours that colour-blind people can distinguish (Okabe & Ito 2008).
_COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9", "#E69F00", "#000000")


def drawings(plots: Iterable[Plot]) -> dict[str, Callable[[], Figure]]:
    """Every plot, by the name of its file."""
    return {plot.name: partial(drawn, plot) for plot in plots}


def drawn(plot: Plot) -> Figure:
    """Draw a plot."""
    figure, axes = blank(max(6.0, 0.45 * len(plot.places) + 1.5), 4.5)
    if plot.of_points:
        there = {name: points[0] for name, points in plot.curves.items()}
        known = {name: at for name, at in there.items() if not math.isnan(sum(at))}
        named_points(axes, known, _COLOURS[0])
    else:
        for number, (name, points) in enumerate(plot.curves.items()):
            x, y = ([point[axis] for point in points] for axis in (0, 1))
            axes.plot(x, y, marker="o", ms=3, color=_COLOURS[number % len(_COLOURS)], label=name)
    if plot.places:
        axes.set_xticks(range(len(plot.places)), plot.places, rotation=60, ha="right", fontsize=8)
    axes.set_xlabel(plot.across)
    axes.set_ylabel(plot.up)
    axes.set_title(plot.title, loc="left", fontsize=10)
    if not plot.of_points and len(plot.curves) > 1:
        axes.legend()
    return figure
