"""Tables of many treebanks: one table per metric, systems side by side, means at the bottom."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING

from treeval.report.tables.scores import (
    IDLE_SEED,
    best_of_rows,
    doubts,
    further_tables,
    learnt,
    quoted_signature,
    score_cells,
    score_heads,
    shown_value,
)
from treeval.report.tables.table import Style, Table
from treeval.report.text import cut, printable, several
from treeval.signature import Signature, common

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from treeval.scoring.campaign import Campaign
    from treeval.scoring.results import MetricResult


_WIDTH = 60  # columns for the names of treebanks without output


def campaign_tables(campaign: Campaign, style: Style) -> list[Table]:
    """Make tables of means and scores by metric, then further tables by treebank."""
    tables = [campaign_table(campaign, metric, style) for metric in campaign.metrics]
    missing = [missing_table(campaign)] if campaign.missing else []
    return [*tables, *missing, *_further(campaign, style)]


def campaign_table(campaign: Campaign, metric: str, style: Style) -> Table:
    """Make the table of one metric; the last row is the mean over treebanks."""
    systems = ordered(campaign, metric)
    surely = any_result(campaign, metric).interval is not None
    heads = (score_heads(system, style, surely) for system in systems)
    rows = [
        (
            printable(treebank),
            *chain.from_iterable(
                _cells(campaign, treebank, system, metric, style) for system in systems
            ),
        )
        for treebank in campaign.names
    ]
    means_of = (_mean_cells(campaign, system, metric, style) for system in systems)
    last = [("mean", *chain.from_iterable(means_of))]
    if campaign.missing and campaign.policy == "skip":
        of_mean = (_counted(campaign, system, style, surely) for system in systems)
        last.append(("treebanks", *chain.from_iterable(of_mean)))
    table = Table(
        ("Treebank", *chain.from_iterable(heads)),
        (*rows, *last),
        metric,
        frozenset([len(rows)]),
        about=(("Metric", metric),),
    )
    return table if style.is_data else _with_best(table, campaign, metric, systems)


def _with_best(table: Table, campaign: Campaign, metric: str, systems: list[str]) -> Table:
    """Make the best score on each treebank and the best mean bold, for papers."""
    scores = [
        [campaign.score(treebank, system, metric) for system in systems]
        for treebank in campaign.names
    ]
    means_of = [campaign.macro(system, metric) for system in systems]
    higher = any_result(campaign, metric).higher_is_better
    return best_of_rows(table, [*scores, means_of], higher=higher)


def _counted(campaign: Campaign, system: str, style: Style, surely: bool) -> tuple[str, ...]:
    """Write the number of treebanks behind a mean."""
    more = ("", "") if surely and style.is_data else ()
    return (str(campaign.scored(system)), *more)


def missing_table(campaign: Campaign) -> Table:
    """List the systems without output for some treebanks; the JSON names all treebanks."""
    without: dict[str, list[str]] = {}
    for treebank, system in campaign.missing:
        without.setdefault(system, []).append(treebank)
    reasons = {(failure.treebank, failure.system) for failure in campaign.failed}
    rows = tuple(
        (
            printable(system),
            str(sum((treebank, system) in reasons for treebank in treebanks)),
            str(len(treebanks)),
            cut(printable(", ".join(treebanks)), _WIDTH),
        )
        for system, treebanks in without.items()
    )
    title = "missing outputs" + (", some of which cannot be scored" if campaign.failed else "")
    return Table(("System", "Not scored", "Missing", "Treebanks"), rows, title)


def _cells(
    campaign: Campaign, treebank: str, system: str, metric: str, style: Style
) -> tuple[str, ...]:
    surely = any_result(campaign, metric).interval is not None
    result = campaign.result(treebank, system, metric)
    if result is not None:
        return score_cells(result, style, surely)
    share = any_result(campaign, metric).is_share
    missing = shown_value(campaign.score(treebank, system, metric), style, share)
    return (missing, "", "") if surely and style.is_data else (missing,)


def _mean_cells(campaign: Campaign, system: str, metric: str, style: Style) -> tuple[str, ...]:
    surely = any_result(campaign, metric).interval is not None
    if campaign.means and not campaign.missing:
        return score_cells(campaign.means[system].scores[metric], style, surely)
    (mean,) = campaign_means(campaign, [system], metric, style)
    return (mean, "", "") if surely and style.is_data else (mean,)


def campaign_means(
    campaign: Campaign, systems: Iterable[str], metric: str, style: Style
) -> list[str]:
    """Write the means of some systems over treebanks."""
    share = any_result(campaign, metric).is_share
    return [shown_value(campaign.macro(system, metric), style, share) for system in systems]


def ordered(campaign: Campaign, metric: str) -> list[str]:
    """Sort systems by their means, the best first.

    Means over different treebanks cannot be compared. So systems without all outputs come after
    the others, those with more outputs first, unless missing outputs count as zero.
    """
    higher_is_better = any_result(campaign, metric).higher_is_better

    def order(system: str) -> tuple[int, bool, float]:
        mean = campaign.macro(system, metric)
        behind = 0 if campaign.policy == "zero" else -campaign.scored(system)
        place = 0.0 if math.isnan(mean) else -mean if higher_is_better else mean
        return behind, math.isnan(mean), place

    return sorted(campaign.systems, key=order)


def any_result(campaign: Campaign, metric: str) -> MetricResult:
    """Return any result of a metric, which tells what kind of metric it is."""
    return next(iter(campaign.treebanks.values())).systems[0].scores[metric]


def _further(campaign: Campaign, style: Style) -> Iterator[Table]:
    """Make the tables beyond scores: first those of the means, then those of each treebank."""
    means_of = f"mean of {several(len(campaign.complete), 'treebank')}"
    every = {means_of: campaign.means} if campaign.means else {}
    for name, results in (every | dict(campaign.treebanks)).items():
        treebank = printable(name)
        for table in further_tables(results, style):
            about = (("Treebank", treebank), *table.about)
            yield replace(table, title=f"{treebank}, {table.title}", about=about)


def campaign_notes(campaign: Campaign) -> list[str]:
    """List doubts about sentences, missing outputs, and the common signature."""
    notes = [
        f"{printable(treebank)}, {note}"
        for treebank, results in campaign.treebanks.items()
        for system in results.systems
        for note in doubts(system)
    ]
    if campaign.missing:
        number = several(len(campaign.missing), "output")
        notes.append(
            f"{number} missing, counted as 0"
            if campaign.policy == "zero"
            else f"{number} missing, left out of the means; systems that lack outputs come last, "
            "because means over different treebanks cannot be compared"
        )
    notes += _not_compared(campaign)
    notes += [f"not scored: {printable(str(failure))}" for failure in campaign.failed]
    if campaign.has_idle_seed:
        notes.append(IDLE_SEED)
    first = next(iter(campaign.treebanks.values()))
    return [*notes, *learnt(first), f"signature: {campaign_signature(campaign)}"]


def _not_compared(campaign: Campaign) -> list[str]:
    """Say which systems are left out where means are tested."""
    left_out = [name for name in campaign.systems if name not in campaign.compared]
    if not left_out or campaign.means is None:
        return []
    systems, treebanks = len(campaign.compared), len(campaign.complete)
    tested = f"{several(systems, 'system')} on the {several(treebanks, 'treebank')}"
    have = "has" if len(left_out) == 1 else "have"
    few = f"{cut(printable(', '.join(left_out)), _WIDTH)} {have} less than half of the outputs"
    return [f"tests compare the means of {tested} that all of these systems have; {few}"]


def campaign_signature(campaign: Campaign) -> Signature:
    """The common part of the signatures of all treebanks; the JSON has each in full."""
    shared = common(map(quoted_signature, campaign.treebanks.values()))
    return shared.joined({"missing": campaign.policy}) if campaign.missing else shared
