"""The page of differences: tables, and the changed sentences with both trees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.pages.page import Grid, Page, Prose, Section
from treeval.report.pages.provenance import Provenance, files_grid
from treeval.report.tables.differences import differences_notes, differences_tables, sides
from treeval.report.tables.style import Style
from treeval.report.text import several

if TYPE_CHECKING:
    from treeval.differences.result import Differences


def differences_page(found: Differences, command: str = "") -> Page:
    """Show groups of changes, and the changed sentences."""
    before, after = sides(found)
    tables = differences_tables(found, Style())
    return Page(
        "Differences between two annotations",
        f"{several(found.counts['words_changed'], 'word')} differ in "
        f"{several(found.counts['sentences'], 'sentence')} with the same words",
        Provenance(command).facts(),
        (
            *(Section(one.title, (Grid.of(one, sortable=True),)) for one in tables),
            Section("Notes", (Prose(tuple(differences_notes(found))),)),
            Section(
                "Files",
                (
                    files_grid(
                        [(before, one) for one in found.old.files]
                        + [(after, one) for one in found.new.files]
                    ),
                ),
            ),
        ),
    )
