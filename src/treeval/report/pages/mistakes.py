"""The page of `errors`: the errors of one system."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.pages.confusions import LEGEND, matrix
from treeval.report.pages.page import (
    DrawnSentences,
    Grid,
    Page,
    Prose,
    Section,
    folded,
    shown_sentences,
)
from treeval.report.pages.provenance import Provenance, files_grid, short_path
from treeval.report.tables.mistakes import confusion_table, summary

if TYPE_CHECKING:
    from treeval.scoring.mistakes import Mistakes

_MOST_ROWS = 20


def mistakes_page(mistakes: Mistakes, command: str = "") -> Page:
    """Show the number of errors, the confusions, and the chosen sentences."""
    table, _ = confusion_table(mistakes)
    of = mistakes.settings.matrix
    by = "relations" if of == "relation" else f"{of.upper()} of heads"
    gold, system = mistakes.gold, mistakes.contender.file
    listed = Grid.of(table, sortable=True, most=_MOST_ROWS) if table.rows else Prose(("None.",))
    shown = shown_sentences(mistakes.judged(one) for one in mistakes.sentences("html"))
    confusions = (listed, *folded(f"Confusion matrix of {by}", [matrix(mistakes.confusion)]))
    return Page(
        f"Errors of {short_path(system.path)}",
        f"compared with {short_path(gold.path)}",
        Provenance(command).facts(),
        (
            Section("Number of errors", (Prose(tuple(summary(mistakes))),)),
            Section("Confusions", confusions),
            Section("Sentences", (Prose((LEGEND,)), DrawnSentences(shown))),
            Section("Files", (files_grid([("gold", gold), ("system", system)]),)),
        ),
    )
