"""The page of a perplexity."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.pages.page import Grid, Page, Prose, Section
from treeval.report.pages.provenance import Provenance, files_grid
from treeval.report.tables.perplexity import perplexity_notes, perplexity_table
from treeval.report.text import printable, several

if TYPE_CHECKING:
    from treeval.models.ngram.perplexity import Perplexity


def perplexity_page(found: Perplexity, command: str) -> Page:
    """Show the measures, and the text that was scored."""
    notes = Prose(tuple(perplexity_notes(found)))
    return Page(
        "Perplexity",
        f"{several(found.tokens, 'token')}, model {printable(found.model)}",
        Provenance(command).facts(),
        (
            Section("Measures", (Grid.of(perplexity_table(found)), notes)),
            Section("Files", (files_grid([("text", found.text_file)]),)),
        ),
    )
