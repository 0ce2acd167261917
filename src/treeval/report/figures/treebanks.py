"""Figures of a description: relations by WDE, content share and STTR, scores by treebank."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from treeval.metrics.relation_classes import CLASSES
from treeval.report.figures.canvas import blank, named_points
from treeval.report.tables.treebanks import by_wde

if TYPE_CHECKING:
    from collections.abc import Callable

    from matplotlib.figure import Figure

    from treeval.treebanks.across import Across
    from treeval.treebanks.description import Description

# Colours that colour-blind people can distinguish (Okabe & Ito 2008).
_COLOURS = {"content": "#0072B2", "function": "#D55E00", "other": "#999999", None: "#000000"}
_LINES = ("#0072B2", "#56B4E9", "#009E73", "#CC79A7", "#D55E00", "#E69F00")


def drawings(found: Description) -> dict[str, Callable[[], Figure]]:
    """Every figure that the numbers are there for, by the name of its file."""
    drawn: dict[str, Callable[[], Figure]] = {"relations-by-wde": lambda: relations_by_wde(found)}
    if len(found.treebanks) > 1 and found.classes:
        drawn["content-share-and-sttr"] = lambda: content_share_and_sttr(found)
    across = found.across
    if across:
        drawn["scores-by-treebank"] = lambda: scores_by_treebank(across)
        drawn["correlations"] = lambda: correlations(across)
        drawn["cumulative-variance"] = lambda: cumulative_variance(across)
    return drawn


def relations_by_wde(found: Description) -> Figure:
    """Bars of averaged WDE, coloured by the relation's class."""
    relations = by_wde(found)
    figure, axes = blank(6, 0.6 + 0.19 * len(relations))
    classes = [found.classes and found.classes.class_of(relation) for relation, _ in relations]
    for name in (*CLASSES, None):
        places = [place for place, own in enumerate(classes) if own == name]
        if places:
            widths = [relations[place][1] for place in places]
            axes.barh(places, widths, color=_COLOURS[name], label=name)
    axes.set_yticks(range(len(relations)), [relation for relation, _ in relations], fontsize=8)
    axes.set_ylim(len(relations) - 0.4, -0.6)
    axes.set_xlim(0, 1)
    several = f", averaged over {len(found.treebanks)} treebanks"
    axes.set_xlabel("word dependency entropy" + (several if len(found.treebanks) > 1 else ""))
    if found.classes:
        axes.legend(title="relations", loc="lower right")
    return figure


def content_share_and_sttr(found: Description) -> Figure:
    """One point per treebank: share of content words against STTR."""
    figure, axes = blank(7, 5)
    related = found.richness
    points = {
        one.name: (one.sttr, one.content_share)
        for one in found.treebanks
        if not math.isnan(one.sttr)
    }
    named_points(axes, points, _COLOURS["content"])
    axes.set_xlabel("standardised type/token ratio")
    axes.set_ylabel("share of content relations")
    axes.set_title(f"r = {related.coefficient:.2f}, p = {related.p:.3f}", loc="right", fontsize=10)
    return figure


def scores_by_treebank(across: Across) -> Figure:
    """LAS, content precision and recall on each treebank, in order of LAS."""
    figure, axes = blank(max(4.0, 0.45 * len(across.treebanks) + 1.5), 4)
    order = [across.treebanks.index(name) for name in across.ranked("LAS")]
    for measure, colour in zip(("LAS", "C-prec", "C-rec"), _LINES, strict=False):
        values = 100 * across.column(measure)[order]
        axes.plot(range(len(order)), values, marker="o", ms=4, color=colour, label=measure)
    axes.set_xticks(range(len(order)), across.ranked("LAS"), rotation=60, ha="right", fontsize=8)
    axes.set_ylabel("%")
    axes.legend()
    return figure


def correlations(across: Across) -> Figure:
    """The matrix of Pearson's r as shades, with the numbers in the cells."""
    figure, axes = blank(6, 5)
    matrix = np.eye(len(across.measures))
    for (a, b), related in across.correlations().items():
        places = across.measures.index(a), across.measures.index(b)
        matrix[places] = matrix[places[::-1]] = related.coefficient
    shades = axes.imshow(matrix, vmin=-1, vmax=1, cmap="RdBu")
    for (row, column), value in np.ndenumerate(matrix):
        colour = "white" if abs(value) > 0.6 else "black"
        axes.text(column, row, f"{value:.2f}", ha="center", va="center", color=colour, fontsize=8)
    axes.set_xticks(range(len(across.measures)), across.measures, rotation=45, ha="right")
    axes.set_yticks(range(len(across.measures)), across.measures)
    figure.colorbar(shades, label="Pearson's r")
    return figure


def cumulative_variance(across: Across) -> Figure:
    """Variance of scores as treebanks are added, best first."""
    figure, axes = blank(6, 4)
    sizes = range(1, len(across.treebanks) + 1)
    for measure, colour in zip(across.scores, _LINES, strict=True):
        variances = 1e4 * across.cumulative_variance(measure)
        axes.plot(sizes, variances, marker="o", ms=3, color=colour, label=measure)
    axes.set_xticks(sizes)
    axes.set_xlabel("treebanks, best score first")
    axes.set_ylabel("variance, squared percentage points")
    axes.legend()
    return figure
