"""The page of `cross`: parsers against their own gold, others, and what the golds share."""

from collections.abc import Mapping, Sequence

from treeval.crossing.experiments import Crossing, Experiment
from treeval.report.charts.dots import Dot, DotRow, dot_chart
from treeval.report.pages.page import Figures, Grid, Page, Prose, Section
from treeval.report.pages.provenance import Provenance, files_grid
from treeval.report.tables.crossing import Differences, crossing_notes, crossing_tables
from treeval.report.text import printable, several
from treeval.sources.info import FileInfo
from treeval.statistics.resampling import Interval

_SERIES = ("TED", "UTED", "LAS", "UAS")
_EXPLAINED = (
    "⊓ is what golds have in common: a parser is held against it so that it is not blamed for "
    "what only the other scheme says. TED is labelled, UTED unlabelled; LAS and UAS are there for "
    "one gold of dependencies only."
)


def cross_page(
    crossing: Crossing,
    intervals: Mapping[int, Interval],
    differences: Differences,
    files: Sequence[tuple[str, FileInfo]],
    origin: Provenance,
    *,
    decimals: int = 2,
) -> Page:
    """Everything about a cross-annotation evaluation."""
    experiments, *tests = crossing_tables(crossing, intervals, differences, decimals)
    rows = [
        _row(experiment, intervals.get(number))
        for number, experiment in enumerate(crossing.experiments)
    ]
    chart = dot_chart(rows, "Scores across schemes", unit="%", series=_SERIES, decimals=decimals)
    systems = len({experiment.system for experiment in crossing.experiments})
    return Page(
        f"Across {' and '.join(map(printable, crossing.schemes))}",
        f"{several(systems, 'system')}, {several(len(crossing.experiments), 'experiment')}, "
        f"mode {crossing.mode}",
        origin.facts(),
        (
            Section(
                "Scores",
                (
                    Grid.of(experiments, sortable=True),
                    Figures.one(chart, "Whiskers are 95 % intervals of TED"),
                    Prose((_EXPLAINED, *crossing_notes(crossing))),
                ),
            ),
            *(Section("Differences", (Grid.of(table, sortable=True),)) for table in tests),
            Section("Files", (files_grid(files),)),
        ),
    )


def _row(experiment: Experiment, interval: Interval | None) -> DotRow:
    ends = (100 * interval.low, 100 * interval.high) if interval else (None, None)
    counts = (experiment.unlabelled, experiment.las, experiment.uas)
    others = (Dot(100 * one.score if one else float("nan")) for one in counts)
    name = f"{experiment.system}: {' ⊓ '.join(experiment.golds)}"
    return DotRow(name, (Dot(100 * experiment.labelled.score, *ends), *others))
