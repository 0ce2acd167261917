"""Tables of a cross-annotation evaluation, as in the TedEval paper's tables 1 and 2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.metrics.tedeval import mean_of_sentences
from treeval.report.tables.table import UNDEFINED, Style, Table, percent
from treeval.report.text import counted, printable
from treeval.settings.certainty import ALPHA
from treeval.settings.setting import IDLE_SEED

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from treeval.counts import Counts
    from treeval.crossing.certainty import SystemDifference
    from treeval.crossing.cross import Crossing
    from treeval.crossing.experiments import Experiment
    from treeval.report.tables.table import Style
    from treeval.statistics.comparison import Comparison
    from treeval.statistics.resampling import Interval

DAGGER = "†"
MOST_LISTED = 3  # schemes; with more of them, lists of experiments are too long to read
_ALONE: Mapping[str, Callable[[Experiment], Counts | None]] = {
    "LAS": lambda experiment: experiment.las,
    "UAS": lambda experiment: experiment.uas,
    "TED": lambda experiment: experiment.labelled,
    "UTED": lambda experiment: experiment.unlabelled,
}
_DISTANCES = ("TED", "UTED")
_TESTED: Mapping[str, Callable[[SystemDifference], Comparison]] = {
    "TED": lambda both: both.labelled,
    "UTED": lambda both: both.unlabelled,
}


def crossing_tables(crossing: Crossing, style: Style) -> list[Table]:
    """Show all experiments, then the differences between systems with the same gold trees.

    If there are many schemes, both are matrices, except in data for programs.
    """
    if len(crossing.schemes) > MOST_LISTED and not style.is_data:
        return matrices(crossing, style)
    return lists(crossing, style)


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
            *(
                cell
                for comparison in (both.labelled, both.unlabelled)
                for cell in _tested(comparison, style)
            ),
        )
        for both in crossing.differences
    )
    test = crossing.differences[0].labelled.test
    marks = f"; {DAGGER} marks those that are not significant (α = {ALPHA})"
    title = f"Differences, {test}, p adjusted by Holm's method{'' if style.is_data else marks}"
    p = ("TED p", "UTED p") if style.is_data else ("p", "p")
    return Table(("Systems", "Gold", "TED", p[0], "UTED", p[1]), rows, title, names=2)


def _tested(comparison: Comparison, style: Style) -> tuple[str, str]:
    mark = "" if style.is_data or comparison.adjusted <= ALPHA else DAGGER
    return f"{100 * comparison.difference:+.{style.decimals}f}{mark}", f"{comparison.adjusted:.4f}"


def matrices(crossing: Crossing, style: Style) -> list[Table]:
    """Show scores and differences as matrices: systems by gold trees; intervals need a list."""
    return [
        *score_matrices(crossing, style.decimals),
        *(difference_matrices(crossing, style.decimals) if crossing.differences else ()),
        *((_experiments(crossing, style),) if crossing.intervals else ()),
    ]


def score_matrices(crossing: Crossing, decimals: int) -> list[Table]:
    """Show each score against gold trees alone, then TED and UTED against what two or all share."""
    alone = [_alone(crossing, name, decimals) for name in _ALONE]
    shared = [_shared(crossing, name, decimals) for name in _DISTANCES]
    return [table for table in (*alone, *shared) if any(any(row[1:]) for row in table.rows)]


def _alone(crossing: Crossing, name: str, decimals: int) -> Table:
    rows = tuple(
        (printable(system), *(cells.get((scheme,), "") for scheme in crossing.schemes))
        for system, cells in _cells(crossing, name, decimals).items()
    )
    header = ("System", *map(printable, crossing.schemes))
    return Table(header, rows, f"{name} against the gold trees of each scheme")


def _shared(crossing: Crossing, name: str, decimals: int) -> Table:
    every = crossing.schemes
    own = {experiment.system: experiment.scheme for experiment in crossing.experiments}
    rows = []
    for system, cells in _cells(crossing, name, decimals).items():
        pairs = [
            tuple(scheme for scheme in every if scheme in {own[system], other}) for other in every
        ]
        shown = (cells.get(golds, "") if len(golds) > 1 else "" for golds in pairs)
        rows.append((printable(system), *shown, cells[every]))
    header = ("System", *(f"⊓ {printable(scheme)}" for scheme in every), "⊓ all")
    title = f"{name} against what a system's own scheme shares with each other scheme, and with all"
    return Table(header, tuple(rows), title)


def _cells(crossing: Crossing, name: str, decimals: int) -> dict[str, dict[tuple[str, ...], str]]:
    """Write the scores of each system by gold trees; "" for those that are not defined."""
    found: dict[str, dict[tuple[str, ...], str]] = {}
    for experiment in crossing.experiments:
        counts = _ALONE[name](experiment)
        cell = "" if counts is None else percent(counts.score, decimals)
        found.setdefault(experiment.system, {})[experiment.golds] = cell
    return found


def difference_matrices(crossing: Crossing, decimals: int) -> list[Table]:
    """Show differences of pairs of systems: against each gold, what their schemes share, and all.

    The differences against other generalised gold trees are in data for programs only.
    """
    own = {experiment.system: experiment.scheme for experiment in crossing.experiments}
    by_pair: dict[tuple[str, str], dict[tuple[str, ...], SystemDifference]] = {}
    for both in crossing.differences:
        by_pair.setdefault(both.systems, {})[both.golds] = both
    every = crossing.schemes
    header = ("Systems", *map(printable, every), "⊓ both", "⊓ all")
    tables = []
    for name, tested in _TESTED.items():
        rows = []
        for (a, b), found in by_pair.items():
            both_own = tuple(scheme for scheme in every if scheme in {own[a], own[b]})
            golds = [*((scheme,) for scheme in every), both_own if len(both_own) > 1 else (), every]
            cells = (
                _cell(tested(found[schemes]), decimals) if schemes in found else ""
                for schemes in golds
            )
            rows.append((f"{printable(b)} − {printable(a)}", *cells))
        test = crossing.differences[0].labelled.test
        title = (
            f"Differences in {name}, {test}; "
            f"{DAGGER}: not significant (α = {ALPHA}, adjusted by Holm's method)"
        )
        tables.append(Table(header, tuple(rows), title))
    return tables


def _cell(comparison: Comparison, decimals: int) -> str:
    mark = "" if comparison.adjusted <= ALPHA else DAGGER
    return f"{100 * comparison.difference:+.{decimals}f}{mark}"


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
    labelling = crossing.labelling
    shares = ", ".join(
        f"{printable(scheme)} {percent(share, 1)} %"
        for scheme, share in labelling.unlabelled.items()
    )
    notes = [f"Nodes without a label: {shares}"]
    if labelling.is_mixed:
        notes.append(
            "Constituents and dependencies meet: against their generalised gold trees, TED "
            f"compares labels only where all of them have the same one ({labelling.alike} of "
            f"{counted(labelling.shared, 'shared node')}); name labels that mean the same in "
            "`label_map=`"
        )
    elif labelling.is_uneven:
        notes.append(
            "The schemes leave different shares of nodes without a label, and a parser cannot be "
            "wrong about labels that its scheme does not have: compare them by UTED"
        )
    return notes
