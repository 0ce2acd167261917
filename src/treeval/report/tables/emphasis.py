"""What stands out in a table of several systems: the best scores, and significant differences."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from treeval.settings.certainty import ALPHA

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from treeval.report.tables.table import Table
    from treeval.scoring.results import Results
    from treeval.statistics.comparison import Comparison


def best_places(scores: Sequence[float], *, higher_is_better: bool = True) -> list[int]:
    """Find the best of some scores, all of them if several are equal; undefined ones are none."""
    there = [score for score in scores if not math.isnan(score)]
    if len(there) < 2:
        return []
    best = max(there) if higher_is_better else min(there)
    return [place for place, score in enumerate(scores) if score == best]


def emphasised(table: Table, results: Results) -> Table:
    """Mark the table with one row per metric and one column per system.

    The best score of each metric is bold. An asterisk marks a significant difference: from the
    baseline if systems were compared with one, otherwise from the best system.
    """
    best, marked, explained = set(), set(), ""
    for row, metric in enumerate(results.systems[0].scores):
        found = [system.scores[metric] for system in results.systems]
        places = best_places(
            [one.score for one in found], higher_is_better=found[0].higher_is_better
        )
        best |= {(row, 1 + place) for place in places}
        tests = (results.comparisons or {}).get(metric, ())
        if not tests or not places:
            continue
        all_pairs = bool(results.rankings) or len({one.a for one in tests}) > 1
        reference = results.systems[places[0]].name if all_pairs else tests[0].a
        other = [_other(one, reference) for one in tests if one.adjusted <= ALPHA]
        marked |= {
            (row, 1 + place) for place, system in enumerate(results.systems) if system.name in other
        }
        of = "the best system" if all_pairs else reference
        explained = (
            f"Bold: best score. * differs significantly from {of} "
            f"(p ≤ {ALPHA:g}, {tests[0].test}, adjusted by Holm's method)."
        )
    return replace(
        table,
        best=frozenset(best),
        marked=frozenset(marked),
        explained=explained or ("Bold: best score." if best else ""),
    )


def _other(comparison: Comparison, reference: str) -> str | None:
    both = (comparison.a, comparison.b)
    return both[both[0] == reference] if reference in both else None


def best_of_rows(table: Table, scores: Iterable[Sequence[float]], *, higher: bool) -> Table:
    """Make the best score of each row bold; the first column holds names."""
    found = frozenset(
        (row, 1 + place)
        for row, values in enumerate(scores)
        for place in best_places(values, higher_is_better=higher)
    )
    return replace(table, best=found, explained="Bold: best score." if found else "")
