"""Figures of assessments: quality of the best-scored parses, and frequent patterns."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from treeval.report.figures.canvas import blank
from treeval.report.tables.assessment import BY_LENGTH, NAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from matplotlib.figure import Figure

    from treeval.assessment.pupa import PupaScores
    from treeval.assessment.quality import Quality
    from treeval.assessment.result import Assessment

# Colours that colour-blind people can distinguish (Okabe & Ito 2008).
COLOURS = {
    "pupa": "#0072B2",
    "sepa": "#D55E00",
    "mc": "#009E73",
    "random": "#999999",
    "confidence": "#CC79A7",
    "arcs": "#56B4E9",
}


def figures_of(assessment: Assessment) -> dict[str, Callable[[], Figure]]:
    """All figures for which there are numbers, by the names of their files."""
    drawn: dict[str, Callable[[], Figure]] = {}
    pupa, quality = assessment.pupa, assessment.quality
    if pupa:
        drawn["frequent-patterns"] = lambda: frequent_patterns(pupa)
    if quality:
        drawn["mean-quality"] = lambda: quality_of_best(quality, "mean")
        drawn["pooled-quality"] = lambda: quality_of_best(quality, "pooled")
        drawn["quality-by-constituents"] = lambda: quality_of_best(quality, "mean", "constituents")
        drawn["quality-by-length"] = lambda: quality_by_length(quality)
    return drawn


def frequent_patterns(found: PupaScores) -> Figure:
    """Draw the number of patterns that occur t times or more, and the elbow."""
    figure, axes = blank(6, 4)
    times = np.arange(1, len(found.frequent_patterns) + 1)
    axes.loglog(times, found.frequent_patterns, color=COLOURS["pupa"])
    axes.axvline(max(found.ceiling, 1), color=COLOURS["random"], linestyle="--")
    axes.annotate(f"X = {found.ceiling}", (max(found.ceiling, 1), axes.get_ylim()[1]))
    axes.set_xlabel("t")
    axes.set_ylabel("patterns that occur t times or more")
    return figure


def quality_of_best(quality: Quality, kind: str, unit: str = "sentences") -> Figure:
    """Draw the quality of the best k % against k, with one line per method."""
    figure, axes = blank(6, 4)
    curves = quality.curves if unit == "sentences" else quality.by_constituents
    for name, curve in curves.items():
        values = getattr(curve, kind)
        shares = np.arange(1, len(values) + 1)
        axes.plot(shares, 100 * values, color=COLOURS[name], label=NAMES[name])
    axes.set_xlabel(f"best k % of the {unit}")
    pooled = "" if kind == "mean" else " over all of them"
    axes.set_ylabel(f"{kind if kind == 'mean' else ''} {quality.counts.metric.name}{pooled}, %")
    axes.legend()
    return figure


def quality_by_length(quality: Quality) -> Figure:
    """Draw the mean quality of the best sentences of each length."""
    figure, axes = blank(6, 4)
    lengths = list(quality.by_length)
    for name in quality.curves:
        means = [100 * curves[name].mean[BY_LENGTH - 1] for curves in quality.by_length.values()]
        axes.plot(lengths, means, marker="o", ms=3, color=COLOURS[name], label=NAMES[name])
    axes.set_xlabel("words")
    axes.set_ylabel(f"mean {quality.counts.metric.name} of the best {BY_LENGTH} %, %")
    axes.legend()
    return figure
