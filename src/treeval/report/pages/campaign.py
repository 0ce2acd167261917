"""The page of many treebanks: a table and a chart per metric, means, missing outputs, details."""

from __future__ import annotations

import math
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

from treeval.report.charts.canvas import SERIES, DrawnChart
from treeval.report.charts.rows import Dot, DotRow, dot_chart
from treeval.report.explorer.block import LaterVolume, anchor
from treeval.report.pages.page import (
    Beside,
    Cell,
    Figures,
    Fold,
    Grid,
    Page,
    Prose,
    Provenance,
    Section,
    folded,
    signatures_grid,
)
from treeval.report.pages.scores import (
    PAGE_STYLE,
    breakdown_blocks,
    comparison_blocks,
    doubt_blocks,
    provenance_blocks,
    score_blocks,
)
from treeval.report.pages.sentences import phrase_volume, scored_volume, sentence_section
from treeval.report.tables.campaign import any_result, campaign_means, ordered
from treeval.report.tables.scores import shown_interval, shown_score
from treeval.report.tables.table import UNDEFINED, Style, percent
from treeval.report.text import printable, several

if TYPE_CHECKING:
    from treeval.report.explorer.volume import Volume
    from treeval.scoring.campaign import Campaign
    from treeval.scoring.results import Results

_MOST_ROWS = 100  # of a chart
_MOST_SENTENCES = 200  # per treebank
_FEW = 4  # systems; their table leaves room for a chart beside it


def campaign_page(campaign: Campaign, command: str = "") -> Page:
    """Show everything about scores on many treebanks."""
    style = PAGE_STYLE
    systems, treebanks = len(campaign.systems), len(campaign.treebanks)
    tests = comparison_blocks(campaign.means, style) if campaign.means else []
    sections = [Section("Means over treebanks", (_means(campaign, style), *tests))]
    sections += [
        Section(metric, _metric_blocks(campaign, metric, style)) for metric in campaign.metrics
    ]
    if campaign.missing:
        sections.append(Section("Missing outputs", _missing(campaign)))
    sections.append(Section("Treebanks", _details(campaign, style)))
    sections += _sentences(campaign)
    return Page(
        f"{several(systems, 'system')} on {several(treebanks, 'treebank')}",
        f"{', '.join(campaign.metrics)}; {_words(campaign):,} gold words",
        Provenance(command, _seed(campaign)).facts(),
        tuple(sections),
    )


def _sentences(campaign: Campaign) -> list[Section]:
    """The sentences of every treebank with the best systems, read when they are written."""
    best = ordered(campaign, campaign.metrics[0])[:SERIES]

    def volume(treebank: str) -> Volume:
        scored = {system.name for system in campaign.treebanks[treebank].systems}
        results = campaign.with_trees(treebank, [name for name in best if name in scored])
        assert results.run is not None
        mistakes = results.run.mistakes()
        return scored_volume(results, mistakes) if mistakes else phrase_volume(results)

    volumes = [LaterVolume(name, partial(volume, name)) for name in campaign.treebanks]
    return [sentence_section(*volumes, most=_MOST_SENTENCES)]


def _seed(campaign: Campaign) -> str:
    first = next(iter(campaign.treebanks.values()))
    return first.signature.only(("seed",)).get("seed", "")


def _words(campaign: Campaign) -> int:
    return sum(results.gold.words for results in campaign.treebanks.values())


def _means(campaign: Campaign, style: Style) -> Grid:
    """Make a table of systems by metrics."""
    first = campaign.metrics[0]
    rows = tuple(
        (
            printable(system),
            str(campaign.scored(system)),
            *chain.from_iterable(
                campaign_means(campaign, [system], metric, style) for metric in campaign.metrics
            ),
        )
        for system in ordered(campaign, first)
    )
    counted = len(campaign.names)
    title = f"In %, over {several(counted, 'treebank')}; click a column header to sort"
    return Grid(("System", "Treebanks", *campaign.metrics), rows, title, is_sortable=True)


def _metric_blocks(campaign: Campaign, metric: str, style: Style) -> tuple[object, ...]:
    systems = ordered(campaign, metric)
    share = any_result(campaign, metric).is_share
    last = ("mean", *campaign_means(campaign, systems, metric, style))
    rows: tuple[tuple[str | Cell, ...], ...] = tuple(
        (_treebank_cell(campaign, name), *_cells(campaign, name, systems, metric, style))
        for name in campaign.names
    )
    title = f"{metric}{' in %' if share else ''}; systems are sorted by their mean"
    header = ("Treebank", *map(printable, systems))
    table = Grid(header, rows, title, foot=(last,), is_sortable=True)
    # A system has the same colour for all metrics.
    series = ordered(campaign, campaign.metrics[0])[:SERIES]
    figure = Figures.one(_chart(campaign, metric, series), f"{metric} by treebank")
    return (Beside((table, figure)),) if len(systems) <= _FEW else (table, figure)


def _treebank_cell(campaign: Campaign, name: str) -> Cell:
    """The name of a treebank, which leads to its sentences."""
    is_shown = name in campaign.treebanks
    return Cell(printable(name), target=anchor(volume=name) if is_shown else "")


def _cells(
    campaign: Campaign, treebank: str, systems: list[str], metric: str, style: Style
) -> list[Cell]:
    """Scores on one treebank; the best one is highlighted."""
    outcomes = {system: campaign.result(treebank, system, metric) for system in systems}
    found = {system: result for system, result in outcomes.items() if result is not None}
    scores = [result.score for result in found.values() if not math.isnan(result.score)]
    choose = max if any_result(campaign, metric).higher_is_better else min
    best = choose(scores) if len(set(scores)) > 1 else None
    return [
        Cell(
            shown_score(found[name], style),
            shown_interval(found[name], style),
            found[name].reason,
            is_best=found[name].score == best,
        )
        if name in found
        else Cell(_missing_score(campaign, style), tip="no output")
        for name in systems
    ]


def _missing_score(campaign: Campaign, style: Style) -> str:
    return percent(0.0, style.decimals) if campaign.policy == "zero" else UNDEFINED


def _chart(campaign: Campaign, metric: str, systems: list[str]) -> DrawnChart:
    share = any_result(campaign, metric).is_share
    rows = []
    for treebank, results in [*campaign.treebanks.items()][:_MOST_ROWS]:
        by_system = {system.name: system.scores[metric].score for system in results.systems}
        dots = (Dot((100 if share else 1) * by_system.get(name, math.nan)) for name in systems)
        rows.append(DotRow(treebank, tuple(dots)))
    unit = f"{metric}, %" if share else metric
    return dot_chart(rows, f"{metric} by treebank", unit=unit, series=systems)


def _missing(campaign: Campaign) -> tuple[object, ...]:
    counted = "count as 0" if campaign.policy == "zero" else "are left out of the means"
    reasons = {(failure.treebank, failure.system): failure.reason for failure in campaign.failed}
    rows = tuple(
        (printable(treebank), printable(name), printable(reasons.get((treebank, name), "no file")))
        for treebank, name in campaign.missing
    )
    said = f"{several(len(rows), 'output')} missing. Missing outputs {counted}."
    return (Prose((said,)), Grid(("Treebank", "System", "Reason"), rows, names=3))


def _details(campaign: Campaign, style: Style) -> tuple[object, ...]:
    signatures = {name: results.signature for name, results in campaign.treebanks.items()}
    return (
        *(
            Fold(printable(name), tuple(_treebank(results, style)))
            for name, results in campaign.treebanks.items()
        ),
        *folded("Signatures", [signatures_grid(signatures)]),
    )


def _treebank(results: Results, style: Style) -> list[object]:
    return [
        *score_blocks(results, style),
        *comparison_blocks(results, style),
        *breakdown_blocks(results, style),
        *doubt_blocks(results),
        *provenance_blocks(results),
    ]
