"""The page of a reproduction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.charts.dots import Dot, DotRow, dot_chart
from treeval.report.charts.lines import line_chart, point_chart
from treeval.report.pages.page import Figures, Grid, Page, Prose, Provenance, Section
from treeval.report.tables.findings import findings_tables
from treeval.report.text import printable, several

if TYPE_CHECKING:
    from treeval.experiments.findings import Findings
    from treeval.report.charts.canvas import DrawnChart
    from treeval.report.charts.plots import Plot


def findings_page(findings: Findings, command: str = "") -> Page:
    """Show the verdict with its notes, then one table per place in the paper."""
    notes = Prose(tuple(map(printable, findings.notes())))
    grids = tuple(Grid.of(table) for table in findings_tables(findings))
    judged = several(len(findings.verdicts), "claim")
    sections = [Section("Verdict", (notes,)), Section("Published and obtained figures", grids)]
    if findings.plots:
        sections.append(Section("Figures", tuple(map(_drawn, findings.plots))))
    return Page(
        f"Reproduction: {findings.paper}",
        f"{several(len(findings.findings), 'figure')}, {judged} judged",
        Provenance(command).facts(),
        tuple(sections),
    )


def _drawn(plot: Plot) -> Figures:
    """Draw a plot; named positions are rows of dots."""
    if plot.of_points:
        points = {name: curve[0] for name, curve in plot.curves.items()}
        return _captioned(point_chart(points, plot.title, across=plot.across, up=plot.up), plot)
    if not plot.places:
        return _captioned(line_chart(plot.curves, plot.title, across=plot.across, up=plot.up), plot)
    rows = [
        DotRow(place, tuple(Dot(curve[number][1]) for curve in plot.curves.values()))
        for number, place in enumerate(plot.places)
    ]
    return _captioned(dot_chart(rows, plot.title, unit=plot.up, series=tuple(plot.curves)), plot)


def _captioned(chart: DrawnChart, plot: Plot) -> Figures:
    return Figures.one(chart, plot.title)
