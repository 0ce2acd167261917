"""Tables of a cross-annotation evaluation, as in the TedEval paper's tables 1 and 2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.metrics.tedeval import mean_of_sentences
from treeval.report.tables.crossing_matrix import (
    DAGGER,
    MOST_LISTED,
    difference_matrices,
    score_matrices,
)
from treeval.report.tables.table import UNDEFINED, Table, percent
from treeval.report.text import counted, printable
from treeval.settings.certainty import ALPHA
from treeval.settings.setting import IDLE_SEED

if TYPE_CHECKING:
    from treeval.crossing.cross import Crossing
    from treeval.crossing.experiments import Experiment
    from treeval.report.tables.style import Style
    from treeval.statistics.comparison import Comparison
    from treeval.statistics.resampling import Interval


def crossing_tables(crossing: Crossing, style: Style) -> list[Table]:
    """Show all experiments, then the differences between systems with the same gold trees.

    If there are many schemes, both are matrices, except in data for programs.
    """
    if len(crossing.schemes) > MOST_LISTED and not style.is_data:
        return matrices(crossing, style)
    return lists(crossing, style)


def matrices(crossing: Crossing, style: Style) -> list[Table]:
    """Show scores and differences as matrices: systems by gold trees; intervals need a list."""
    return [
        *score_matrices(crossing, style.decimals),
        *(difference_matrices(crossing, style.decimals) if crossing.differences else ()),
        *((_experiments(crossing, style),) if crossing.intervals else ()),
    ]


def lists(crossing: Crossing, style: Style) -> list[Table]:
    """Show one row per experiment, and one per difference."""
    shown = [_experiments(crossing, style)]
    return [*shown, _differences(crossing, style)] if crossing.differences else shown


def _experiments(crossing: Crossing, style: Style) -> Table:
    """Show scores and intervals of TED; in data for programs, all columns have different names."""
    limits = [_interval(both.labelled, style) for both in crossing.intervals]
    rows = tuple(
        (
            printable(experiment.system),
            golds_of(experiment.golds),
            *_scores(experiment, style.decimals),
            *(limits[number] if limits else ()),
        )
        for number, experiment in enumerate(crossing.experiments)
    )
    means = ("TED mean", "UTED mean") if style.is_data else ("mean", "mean")
    ends = ("TED low", "TED high") if style.is_data else ("Interval",)
    header = (
        *("System", "Gold", "LAS", "UAS", "TED", means[0], "UTED", means[1]),
        *(ends if limits else ()),
    )
    mode = crossing.settings.mode
    title = f"Mode {mode}: TED (labelled) and UTED (unlabelled), global and mean of sentences"
    return Table(header, rows, title, names=2)


def golds_of(schemes: tuple[str, ...]) -> str:
    """Write the names of several golds as their generalisation."""
    return printable(" ⊓ ".join(schemes))


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


def _interval(interval: Interval, style: Style) -> tuple[str, ...]:
    low, high = (percent(end, style.decimals) for end in (interval.low, interval.high))
    return (low, high) if style.is_data else (f"{low}–{high}",)


def _differences(crossing: Crossing, style: Style) -> Table:
    """Show paired tests between systems; a dagger marks those that are not significant."""
    rows = tuple(
        (
            printable(" − ".join(reversed(both.systems))),
            golds_of(both.golds),
            *(cell for one in (both.labelled, both.unlabelled) for cell in _tested(one, style)),
        )
        for both in crossing.differences
    )
    test = crossing.differences[0].labelled.test
    marks = f"; {DAGGER} marks those that are not significant (α = {ALPHA})"
    title = f"Differences, {test}, p adjusted by Holm's method{'' if style.is_data else marks}"
    p = ("TED p", "UTED p") if style.is_data else ("p", "p")
    return Table(("Systems", "Gold", "TED", p[0], "UTED", p[1]), rows, title, names=2)


def _tested(found: Comparison, style: Style) -> tuple[str, str]:
    mark = "" if style.is_data or found.adjusted <= ALPHA else DAGGER
    return f"{100 * found.difference:+.{style.decimals}f}{mark}", f"{found.adjusted:.4f}"


def crossing_notes(crossing: Crossing) -> list[str]:
    """Report how far gold trees are labelled, and sentences that are not trees, or too long."""
    notes = _labelling_notes(crossing) if len(crossing.schemes) > 1 else []
    if crossing.skipped:
        first = printable(str(crossing.problems[0]))
        notes.append(f"{counted(len(crossing.skipped), 'sentence')} skipped, first: {first}")
    if crossing.too_long:
        most = crossing.settings.reading.max_length
        notes.append(
            f"{counted(len(crossing.too_long), 'sentence')} with more than {most} words left out"
        )
    for name, system in crossing.compared.systems.items():
        kept = system.admission.kept
        if kept:
            verb = "is not a tree and scores" if kept == 1 else "are not trees and score"
            notes.append(f"{printable(name)}: {counted(kept, 'sentence')} {verb} 0")
    if crossing.has_idle_seed:
        notes.append(IDLE_SEED)
    return notes


def _labelling_notes(crossing: Crossing) -> list[str]:
    """Say whether the labelled scores of several schemes can be compared."""
    found = crossing.labelling
    shares = ", ".join(
        f"{printable(scheme)} {percent(share, 1)} %" for scheme, share in found.unlabelled.items()
    )
    notes = [f"Nodes without a label: {shares}"]
    if found.is_mixed:
        notes.append(
            "Constituents and dependencies meet: against their generalised gold trees, TED "
            f"compares labels only where all of them have the same one ({found.alike} of "
            f"{counted(found.shared, 'shared node')}); name labels that mean the same in "
            "`label_map=`"
        )
    elif found.is_uneven:
        notes.append(
            "The schemes leave different shares of nodes without a label, and a parser cannot be "
            "wrong about labels that its scheme does not have: compare them by UTED"
        )
    return notes
