"""The page of `errors`: the errors of one system, or of several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.pages.confusions import matrix
from treeval.report.pages.page import (
    Grid,
    Page,
    Prose,
    Section,
    folded,
)
from treeval.report.pages.provenance import Provenance, files_grid, short_path
from treeval.report.pages.sentences import analysed_volume, asked_state, sentence_section
from treeval.report.tables.mistakes import confusions_table, kinds_table, summary
from treeval.report.text import printable

if TYPE_CHECKING:
    from treeval.scoring.analysis import ErrorAnalysis

_MOST_ROWS = 20


def analysis_page(analysis: ErrorAnalysis, command: str = "") -> Page:
    """Show the number of errors, the confusions, and the chosen sentences."""
    systems = analysis.systems
    kinds = [Grid.of(kinds_table(systems), sortable=True)] if len(systems) > 1 else []
    files = [("gold", analysis.gold), *(("system", one.contender.file) for one in systems)]
    return Page(
        f"Errors of {', '.join(short_path(one.contender.file.path) for one in systems)}",
        f"compared with {short_path(analysis.gold.path)}",
        Provenance(command).facts(),
        (
            Section("Number of errors", (Prose(tuple(summary(analysis))), *kinds)),
            Section("Confusions", _confusions(analysis)),
            *_sentences(analysis),
            Section("Files", (files_grid(files),)),
        ),
    )


def _confusions(analysis: ErrorAnalysis) -> tuple[object, ...]:
    of = analysis.settings.matrix
    by = "relations" if of == "relation" else f"{of.upper()} of heads"
    table, _ = confusions_table(analysis)
    listed = Grid.of(table, sortable=True, most=_MOST_ROWS) if table.rows else Prose(("None.",))
    matrices = [
        fold
        for one in analysis.systems
        for fold in folded(
            f"Confusion matrix of {by}{_of_system(analysis, one.system)}",
            [matrix(one.confusion, one.system, of)],
        )
    ]
    return (listed, *matrices)


def _sentences(analysis: ErrorAnalysis) -> tuple[Section, ...]:
    """All sentences, with the chosen ones on top; or those that the settings name."""
    volume = analysed_volume(analysis)
    if not len(volume.chosen):
        return ()
    return (sentence_section(volume, state=asked_state(analysis)),)


def _of_system(analysis: ErrorAnalysis, name: str) -> str:
    return f": {printable(name)}" if len(analysis.systems) > 1 else ""
