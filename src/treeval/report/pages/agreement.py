"""Pages of agreement: of two annotators, and of induced tags with gold tags."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.charts.bars import Panel, bar_chart
from treeval.report.charts.canvas import one_decimal
from treeval.report.pages.page import Figures, Grid, Page, Prose, Section
from treeval.report.pages.provenance import Provenance, files_grid
from treeval.report.tables.agreement import agreement_tables, tags_table
from treeval.report.text import several

if TYPE_CHECKING:
    from treeval.scoring.agreement import Agreement
    from treeval.scoring.tags import TagScores

_MOST_ROWS = 40


def agreement_page(result: Agreement, command: str) -> Page:
    """Show the coefficients, and the agreement on each relation."""
    coefficients, relations = agreement_tables(result)
    shown = result.relations[:_MOST_ROWS]
    panels = [
        Panel("relation, F1 in %", tuple(100 * one.label_f1 for one in shown), one_decimal, 100.0),
        Panel("with head", tuple(100 * one.arc_f1 for one in shown), one_decimal, 100.0, 1),
    ]
    chart = bar_chart([one.relation for one in shown], panels, "Agreement by relation")
    notes = []
    if result.skipped_sentences:
        notes.append(f"{several(result.skipped_sentences, 'sentence')} skipped.")
    if result.kept_invalid:
        kept = several(result.kept_invalid, "sentence")
        notes.append(f"{kept} kept as they are, although they are not trees.")
    return Page(
        "Agreement of two annotators",
        f"{several(result.aligned, 'word')} aligned and counted",
        Provenance(command).facts(),
        (
            Section("Coefficients", (Grid.of(coefficients), Prose(tuple(notes)))),
            Section("Relations", (Figures.one(chart), Grid.of(relations, sortable=True))),
            Section("Files", (files_grid([("A", result.a), ("B", result.b)]),)),
        ),
    )


def tags_page(found: TagScores, command: str) -> Page:
    """Show how well clusters fit gold tags."""
    first = next(iter(found.systems.values()))
    files = [("gold", first.gold), *((name, one.predicted) for name, one in found.systems.items())]
    return Page(
        "Induced tags compared with gold tags",
        f"{several(first.words, 'word')}, {several(first.classes, 'gold tag')}",
        Provenance(command).facts(),
        (
            Section("Agreement", (Grid.of(tags_table(found), sortable=True),)),
            Section("Files", (files_grid(files),)),
        ),
    )
