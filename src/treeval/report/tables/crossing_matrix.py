"""Matrices of a cross-annotation evaluation with many schemes: systems by gold trees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.tables.table import Table, percent
from treeval.report.text import printable
from treeval.settings.certainty import ALPHA

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from treeval.counts import Counts
    from treeval.crossing.certainty import SystemDifference
    from treeval.crossing.cross import Crossing
    from treeval.crossing.experiments import Experiment
    from treeval.statistics.comparison import Comparison

DAGGER = "†"
MOST_LISTED = 3  # schemes; with more of them, lists of experiments are too long to read
_ALONE: Mapping[str, Callable[[Experiment], Counts | None]] = {
    "LAS": lambda one: one.las,
    "UAS": lambda one: one.uas,
    "TED": lambda one: one.labelled,
    "UTED": lambda one: one.unlabelled,
}
_DISTANCES = ("TED", "UTED")
_TESTED: Mapping[str, Callable[[SystemDifference], Comparison]] = {
    "TED": lambda both: both.labelled,
    "UTED": lambda both: both.unlabelled,
}


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
    own = {one.system: one.scheme for one in crossing.experiments}
    rows = []
    for system, cells in _cells(crossing, name, decimals).items():
        pairs = [
            tuple(scheme for scheme in every if scheme in {own[system], other}) for other in every
        ]
        shown = (cells.get(golds, "") if len(golds) > 1 else "" for golds in pairs)
        rows.append((printable(system), *shown, cells[every]))
    header = ("System", *(f"⊓ {printable(scheme)}" for scheme in every), "⊓ all")
    title = f"{name} against what the own scheme shares with each other scheme, and with all"
    return Table(header, tuple(rows), title)


def _cells(crossing: Crossing, name: str, decimals: int) -> dict[str, dict[tuple[str, ...], str]]:
    """Write the scores of each system by gold trees; "" for those that are not defined."""
    found: dict[str, dict[tuple[str, ...], str]] = {}
    for one in crossing.experiments:
        counts = _ALONE[name](one)
        cell = "" if counts is None else percent(counts.score, decimals)
        found.setdefault(one.system, {})[one.golds] = cell
    return found


def difference_matrices(crossing: Crossing, decimals: int) -> list[Table]:
    """Show differences of pairs of systems: against each gold, what their schemes share, and all.

    The differences against other generalised gold trees are in data for programs only.
    """
    own = {one.system: one.scheme for one in crossing.experiments}
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
            cells = (_cell(tested(found[one]), decimals) if one in found else "" for one in golds)
            rows.append((f"{printable(b)} − {printable(a)}", *cells))
        test = crossing.differences[0].labelled.test
        title = (
            f"Differences in {name}, {test}; "
            f"{DAGGER}: not significant (α = {ALPHA}, adjusted by Holm's method)"
        )
        tables.append(Table(header, tuple(rows), title))
    return tables


def _cell(found: Comparison, decimals: int) -> str:
    return f"{100 * found.difference:+.{decimals}f}{'' if found.adjusted <= ALPHA else DAGGER}"
