"""The page of a conversion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.pages.page import Grid, Page, Prose, Provenance, Section, files_grid
from treeval.report.tables.conversion import conversion_table
from treeval.report.text import printable, several

if TYPE_CHECKING:
    from treeval.conversion.result import Conversion


def conversion_page(conversion: Conversion, command: str = "") -> Page:
    """Show the sizes before and after, and what was lost."""
    notes = tuple(map(printable, conversion.notes()))
    sizes = Grid.of(conversion_table(conversion))
    return Page(
        "Conversion of trees",
        f"{several(len(conversion.trees), 'sentence')} converted",
        Provenance(command).facts(),
        (
            Section("Conversion", (sizes, *((Prose(notes),) if notes else ()))),
            Section("Files", (files_grid([("read", conversion.source)]),)),
        ),
    )
