"""The page of rankings of many treebanks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.pages.page import Fold, Grid, Page, Prose, Section
from treeval.report.pages.provenance import Provenance
from treeval.report.tables.ranking import ranking_notes, systems_table
from treeval.report.tables.rankings import means_table, rankings_notes, treebanks_table
from treeval.report.text import printable, several

if TYPE_CHECKING:
    from treeval.assessment.ranking.treebanks import Rankings


def rankings_page(rankings: Rankings, command: str = "") -> Page:
    """Show means over treebanks, and the order on each of them."""
    *notes, signature = rankings_notes(rankings)
    folds = tuple(
        Fold(
            printable(name),
            (
                Grid.of(systems_table(ranking), sortable=True),
                Prose(tuple(ranking_notes(ranking)[:-1])),
            ),
        )
        for name, ranking in rankings.treebanks.items()
    )
    systems, treebanks = len(rankings.systems), len(rankings.treebanks)
    return Page(
        "Systems in order, without gold trees",
        f"{several(systems, 'system')} on {several(treebanks, 'treebank')}",
        (*Provenance(command).facts(), ("Signature", signature.removeprefix("signature: "))),
        (
            Section(
                "Means over treebanks",
                (Grid.of(means_table(rankings), sortable=True), Prose(tuple(notes))),
            ),
            Section("Treebanks", (Grid.of(treebanks_table(rankings), sortable=True), *folds)),
        ),
    )
