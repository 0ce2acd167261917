"""Errors as one HTML page."""

from collections.abc import Iterable

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
from treeval.scoring.mistakes import Errors

_MOST_ROWS = 20
_UNKNOWN = Provenance()


def errors_page(errors: Errors, sentences: Iterable[int], origin: Provenance = _UNKNOWN) -> Page:
    """How many errors, which confusions, and these sentences."""
    table, _ = confusion_table(errors)
    by = "Relations" if errors.by == "relation" else f"{errors.by.upper()} of heads"
    gold, system = errors.admitted.gold, errors.admitted.system
    listed = Grid.of(table, sortable=True, most=_MOST_ROWS) if table.rows else Prose(("None.",))
    shown = shown_sentences(errors.judged(sentence) for sentence in sentences)
    confusions = (listed, *folded(f"{by}: gold in rows", [matrix(errors.confusion)]))
    return Page(
        f"Errors of {short_path(system.path)}",
        f"held against {short_path(gold.path)}",
        origin.facts(drawn=False),
        (
            Section("How many", (Prose(tuple(summary(errors))),)),
            Section("Confusions", confusions),
            Section("Sentences", (Prose((LEGEND,)), DrawnSentences(shown))),
            Section("Files", (files_grid([("gold", gold), ("system", system)]),)),
        ),
    )
