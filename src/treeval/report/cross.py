"""Tables of a cross-annotation evaluation, as in the TedEval paper's tables 1 and 2."""

from collections.abc import Mapping

from treeval.metrics.cross import Crossing, Experiment
from treeval.report.table import UNDEFINED, Table, percent
from treeval.statistics.resampling import Difference, Interval

DAGGER = "†"


def crossing_tables(
    crossing: Crossing,
    intervals: Mapping[int, Interval],
    differences: Mapping[tuple[int, int], Difference],
    decimals: int = 2,
) -> list[Table]:
    """All experiments, then the differences between systems against the same golds.

    Intervals and differences are by the numbers of the experiments.
    """
    rows = tuple(
        (
            experiment.system,
            " ⊓ ".join(experiment.golds),
            *_scores(experiment, decimals),
            *([_interval(intervals[number], decimals)] if intervals else []),
        )
        for number, experiment in enumerate(crossing.experiments)
    )
    header = ("System", "Gold", "LAS", "UAS", "TED", "mean", "UTED", "mean")
    title = f"{crossing.mode}: TED labelled, UTED unlabelled; global, and mean of sentences"
    shown = Table((*header, *(["Interval"] if intervals else [])), rows, title, names=2)
    return [shown, *([_differences(crossing, differences, decimals)] if differences else [])]


def _scores(experiment: Experiment, decimals: int) -> list[str]:
    attachment = (experiment.las, experiment.uas)
    summary = experiment.to_dict()
    return [
        *(percent(counts.score, decimals) if counts else UNDEFINED for counts in attachment),
        *(
            percent(summary[kind][average], decimals)
            for kind in ("labelled", "unlabelled")
            for average in ("global", "mean")
        ),
    ]


def _interval(interval: Interval, decimals: int) -> str:
    return f"{percent(interval.low, decimals)}–{percent(interval.high, decimals)}"


def _differences(
    crossing: Crossing, differences: Mapping[tuple[int, int], Difference], decimals: int
) -> Table:
    """Paired shuffling between systems; a dagger marks differences that are not significant."""
    rows = []
    for (a, b), found in differences.items():
        first, second = crossing.experiments[a], crossing.experiments[b]
        mark = "" if found.p <= 0.05 else DAGGER
        rows.append(
            (
                f"{second.system} − {first.system}",
                " ⊓ ".join(first.golds),
                f"{100 * found.difference:+.{decimals}f}{mark}",
                f"{found.p:.4f}",
            )
        )
    title = f"differences in TED, paired shuffling; {DAGGER} not significant at 0.05"
    return Table(("Systems", "Gold", "Difference", "p"), tuple(rows), title, names=2)
