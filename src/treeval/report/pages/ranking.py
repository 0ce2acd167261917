"""The page of `rank`: predicted scores with intervals, agreement of pairs, doubts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.charts.dots import Dot, DotRow, dot_chart
from treeval.report.pages.page import Cell, Figures, Grid, Page, Prose, Section
from treeval.report.pages.provenance import Provenance, files_grid
from treeval.report.tables.ranking import ranking_notes, systems_table, truth_table
from treeval.report.tables.table import percent
from treeval.report.text import printable, several

if TYPE_CHECKING:
    from treeval.assessment.ranking.calibration import Prediction
    from treeval.assessment.ranking.result import RankedSystem, Ranking


def ranking_page(ranking: Ranking, command: str = "") -> Page:
    """Show everything about a ranking."""
    *doubts, _ = ranking_notes(ranking)
    systems = len(ranking.systems)
    agreement = percent(ranking.mean_agreement, 1)
    truth = (Grid.of(truth_table(ranking)),) if ranking.truth else ()
    seed = ranking.signature.only(("seed",)).get("seed", "")
    sections = [
        Section(
            "Systems" if ranking.reliable else systems_table(ranking).title,
            (Grid.of(systems_table(ranking), sortable=True), *truth, *_charts(ranking)),
        ),
        Section("Doubts", (Prose(tuple(doubts)),)),
        Section("Agreement of pairs", (_matrix(ranking),)),
        Section("Files", (files_grid([(one.name, one.file) for one in ranking.systems]),)),
    ]
    return Page(
        "Systems in order, without gold trees",
        f"{several(systems, 'system')}, which agree on {agreement} % of arcs"
        + ("; evaluated against gold trees" if ranking.truth else ""),
        (*Provenance(command, seed).facts(), ("Signature", printable(str(ranking.signature)))),
        tuple(sections),
    )


def _charts(ranking: Ranking) -> tuple[Figures, ...]:
    """Draw the predicted scores, and the true ones where they are known."""
    if ranking.unpredicted:
        return ()
    charts = tuple(
        (
            dot_chart(
                [_row(one, metric) for one in ranking.systems],
                f"Predicted {metric} with intervals of {ranking.level} %",
                unit=f"{metric}, %",
                series=("predicted", "true") if ranking.truth else (),
                decimals=1,
            ),
            f"Predicted {metric}, and the interval in which it lies in {ranking.level} % of cases "
            "for treebanks and systems like those of CoNLL 2018"
            + ("; beside it the true score" if ranking.truth else ""),
        )
        for metric in ("LAS", "UAS")
    )
    return (Figures(charts),)


def _row(one: RankedSystem, metric: str) -> DotRow:
    prediction: Prediction | None = one.las if metric == "LAS" else one.uas
    dot = (
        Dot(100 * prediction.predicted, 100 * prediction.low, 100 * prediction.high)
        if prediction
        else Dot(float("nan"))
    )
    true = (Dot(100 * one.true[metric]),) if one.true else ()
    return DotRow(printable(one.name), (dot, *true))


def _matrix(ranking: Ranking) -> Grid:
    """Shade the agreement of pairs, from the lowest to the highest."""
    names = tuple(printable(name) for name in ranking.voters)
    pairwise = ranking.pairwise.tolist()
    others = [value for a, row in enumerate(pairwise) for b, value in enumerate(row) if a != b]
    low, span = min(others), max(max(others) - min(others), 1e-9)
    rows = tuple(
        (
            name,
            *(
                Cell(percent(value, 1), heat=(value - low) / span) if a != b else ""
                for b, value in enumerate(pairwise[a])
            ),
        )
        for a, name in enumerate(names)
    )
    return Grid(("", *names), rows, "F1 of the arcs of each pair of systems, %")
