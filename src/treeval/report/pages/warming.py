"""The page of what was compiled in advance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.pages.page import Grid, Page, Prose, Provenance, Section

if TYPE_CHECKING:
    from treeval.warming import WarmUp


def warm_up_page(done: WarmUp, command: str = "") -> Page:
    """Show the tasks with their times, and where compiled code is kept."""
    return Page(
        "Compiled in advance",
        "",
        Provenance(command).facts(),
        (Section("Tasks", (Grid.of(done.tables()[0]), Prose(tuple(done.notes())))),),
    )
