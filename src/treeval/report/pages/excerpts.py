"""The page of parts of a treebank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.pages.page import Grid, Page, Prose, Provenance, Section, files_grid
from treeval.report.tables.excerpts import parts_table
from treeval.report.text import printable, several

if TYPE_CHECKING:
    from treeval.excerpts.result import Division


def excerpts_page(division: Division, command: str = "") -> Page:
    """Show the size of every part."""
    notes = Prose(tuple(map(printable, division.notes())))
    return Page(
        "Parts of a treebank",
        f"{several(len(division.parts), 'part')}",
        Provenance(command).facts(),
        (
            Section("Parts", (Grid.of(parts_table(division), sortable=True), notes)),
            Section("Files", (files_grid([("read", division.source.info)]),)),
        ),
    )
