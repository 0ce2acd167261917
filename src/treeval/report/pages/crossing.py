"""The page of `cross`: parsers against their own gold, other golds, and what golds share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.charts.rows import Dot, DotRow, dot_chart
from treeval.report.explorer.block import anchor
from treeval.report.pages.page import Figures, Grid, Page, Prose, Provenance, Section, files_grid
from treeval.report.pages.sentences import sentence_section
from treeval.report.tables.crossing import MOST_LISTED, crossing_notes, golds_of, lists, matrices
from treeval.report.tables.table import Style
from treeval.report.text import printable, several

if TYPE_CHECKING:
    from collections.abc import Sequence

    from treeval.crossing.cross import Crossing
    from treeval.crossing.experiments import Experiment
    from treeval.report.explorer.volume import Volume
    from treeval.statistics.resampling import Interval

_SERIES = ("TED", "UTED", "LAS", "UAS")
_EXPLAINED = (
    "⊓ stands for what the gold trees of several schemes have in common: a parser that is compared "
    "with it does not lose points for differences between the schemes. TED is labelled, UTED is "
    "unlabelled. LAS and UAS need dependencies, and gold trees of one scheme."
)
_TREES = (
    "Functional trees of the gold file above the words, and of a system of the same scheme below "
    "them, upside down. Framed nodes are the edits between both: dashed ones are to be removed "
    "from the tree of the system, the others are to be added. The gold trees of other schemes, and "
    "what all of them share, can be drawn too."
)


def crossing_page(crossing: Crossing, volumes: Sequence[Volume], command: str = "") -> Page:
    """Show a cross-annotation evaluation, which must have intervals, and its sentences."""
    experiments, *tests = lists(crossing, Style())
    *many, _ = matrices(crossing, Style()) if len(crossing.schemes) > MOST_LISTED else [experiments]
    rows = [
        _row(experiment, both.labelled)
        for experiment, both in zip(crossing.experiments, crossing.intervals, strict=True)
    ]
    chart = dot_chart(rows, "Scores across schemes", unit="%", series=_SERIES)
    notes = (_EXPLAINED, *crossing_notes(crossing), f"Signature: {crossing.signature}")
    return Page(
        f"Evaluation across {' and '.join(map(printable, crossing.schemes))}",
        f"{several(len(crossing.systems), 'system')}, "
        f"{several(len(crossing.experiments), 'experiment')}, mode {crossing.settings.mode}",
        Provenance(command, str(crossing.settings.certainty.seed)).facts(),
        (
            Section(
                "Scores",
                (
                    *map(Grid.of, many),
                    _linked(crossing, volumes, Grid.of(experiments, sortable=True)),
                    Figures.one(chart, "Scores across schemes, with 95 % intervals of TED"),
                    Prose(notes),
                ),
            ),
            *(Section("Differences", (Grid.of(table, sortable=True),)) for table in tests),
            *([sentence_section(*volumes, legend=_TREES)] if volumes else []),
            Section("Files", (files_grid(crossing.files),)),
        ),
    )


def _linked(crossing: Crossing, volumes: Sequence[Volume], grid: Grid) -> Grid:
    """Let systems lead to the sentences in which their functional trees need edits."""
    shown = {volume.name for volume in volumes}
    anchors = {
        printable(experiment.system): anchor(
            volume=experiment.scheme if len(shown) > 1 else "", sys=experiment.system, kind="error"
        )
        for experiment in crossing.experiments
        if experiment.scheme in shown
    }
    return grid.leading([anchors.get(str(row[0]), "") for row in grid.rows])


def _row(experiment: Experiment, interval: Interval) -> DotRow:
    counts = (experiment.unlabelled, experiment.las, experiment.uas)
    others = (Dot(100 * counted.score if counted else float("nan")) for counted in counts)
    ted = Dot(100 * experiment.labelled.score, 100 * interval.low, 100 * interval.high)
    return DotRow(f"{printable(experiment.system)}: {golds_of(experiment.golds)}", (ted, *others))
