"""The page of a reproduction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.pages.page import Grid, Page, Prose, Section
from treeval.report.pages.provenance import Provenance
from treeval.report.tables.findings import findings_tables
from treeval.report.text import printable, several

if TYPE_CHECKING:
    from treeval.experiments.findings import Findings


def findings_page(findings: Findings, command: str = "") -> Page:
    """Show the verdict with its notes, then one table per place in the paper."""
    notes = Prose(tuple(map(printable, findings.notes())))
    grids = tuple(Grid.of(table) for table in findings_tables(findings))
    judged = sum(found.holds is not None for found in findings.findings)
    return Page(
        f"Reproduction: {findings.paper}",
        f"{several(len(findings.findings), 'figure')}, {several(judged, 'claim')} judged",
        Provenance(command).facts(),
        (Section("Verdict", (notes,)), Section("Published and obtained figures", grids)),
    )
