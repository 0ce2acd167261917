"""Tables of a cross-annotation evaluation, as in the TedEval paper's tables 1 and 2."""

from collections.abc import Mapping
from typing import TypeAlias

from treeval.crossing.experiments import Crossing, Experiment
from treeval.metrics.tedeval.score import mean_of_sentences
from treeval.report.tables.table import UNDEFINED, Table, percent
from treeval.report.text import several
from treeval.statistics.resampling import Difference, Interval

DAGGER = "†"
TESTED = ("TED", "UTED")

# Differences in TED and UTED between two experiments, by their numbers.
Differences: TypeAlias = Mapping[tuple[int, int], Mapping[str, Difference]]


def crossing_tables(
    crossing: Crossing,
    intervals: Mapping[int, Interval],
    differences: Differences,
    decimals: int = 2,
    *,
    data: bool = False,
) -> list[Table]:
    """All experiments, then the differences between systems against the same golds.

    Intervals of TED are by the numbers of the experiments. As ``data``, for programs, columns have
    names of their own and cells one value.
    """
    rows = tuple(
        (
            experiment.system,
            " ⊓ ".join(experiment.golds),
            *_scores(experiment, decimals),
            *(_interval(intervals[number], decimals, data=data) if intervals else ()),
        )
        for number, experiment in enumerate(crossing.experiments)
    )
    means = ("TED mean", "UTED mean") if data else ("mean", "mean")
    limits = ("TED low", "TED high") if data else ("Interval",)
    header = (
        *("System", "Gold", "LAS", "UAS", "TED", means[0], "UTED", means[1]),
        *(limits if intervals else ()),
    )
    title = f"{crossing.mode}: TED labelled, UTED unlabelled; global, and mean of sentences"
    shown = Table(header, rows, title, names=2)
    tests = [_differences(crossing, differences, decimals, data=data)] if differences else []
    return [shown, *tests]


def _scores(experiment: Experiment, decimals: int) -> list[str]:
    attachment = (experiment.las, experiment.uas)
    scores = [
        score
        for counts in (experiment.labelled, experiment.unlabelled)
        for score in (counts.score, mean_of_sentences(counts))
    ]
    return [
        *(percent(counts.score, decimals) if counts else UNDEFINED for counts in attachment),
        *(percent(score, decimals) for score in scores),
    ]


def _interval(interval: Interval, decimals: int, *, data: bool) -> tuple[str, ...]:
    low, high = percent(interval.low, decimals), percent(interval.high, decimals)
    return (low, high) if data else (f"{low}–{high}",)


def _differences(
    crossing: Crossing, differences: Differences, decimals: int, *, data: bool
) -> Table:
    """Paired shuffling between systems; a dagger marks differences that are not significant."""
    rows = tuple(
        (
            f"{crossing.experiments[b].system} − {crossing.experiments[a].system}",
            " ⊓ ".join(crossing.experiments[a].golds),
            *(cell for name in TESTED for cell in _tested(found[name], decimals, data=data)),
        )
        for (a, b), found in differences.items()
    )
    title = f"differences, paired shuffling; {DAGGER} not significant at 0.05"
    header = ("Systems", "Gold", "TED", "TED p" if data else "p", "UTED", "UTED p" if data else "p")
    return Table(header, rows, title, names=2)


def _tested(found: Difference, decimals: int, *, data: bool) -> tuple[str, str]:
    mark = "" if data or found.p <= 0.05 else DAGGER
    return f"{100 * found.difference:+.{decimals}f}{mark}", f"{found.p:.4f}"


def crossing_notes(crossing: Crossing) -> list[str]:
    """Say what became of sentences that are no trees."""
    if crossing.skipped:
        problems = [*crossing.bad_golds.values(), *crossing.bad_systems.values()]
        first = next(problem for each in problems for problem in each)
        return [f"{several(len(crossing.skipped), 'sentence')} skipped, first: {first}"]
    return [
        f"{system}: {several(len(problems), 'sentence')} "
        f"{'is no tree, and scores' if len(problems) == 1 else 'are no trees, and score'} 0"
        for system, problems in crossing.bad_systems.items()
        if problems
    ]
