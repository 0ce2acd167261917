"""The page of `score`: systems by metrics, comparisons, breakdowns, confusions, provenance."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from treeval.report.charts.canvas import NARROW, SERIES, DrawnChart, one_decimal
from treeval.report.charts.rows import Dot, DotRow, Panel, bar_chart, dot_chart
from treeval.report.explorer.block import anchor
from treeval.report.pages.errors import confusion_blocks
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
    files_grid,
    folded,
    short_path,
    signatures_grid,
)
from treeval.report.pages.sentences import (
    PHRASES,
    group_anchor,
    phrase_anchor,
    phrase_volume,
    scored_volume,
    sentence_section,
)
from treeval.report.tables.scores import (
    breakdown_tables,
    comparison_table,
    doubts,
    evalb_table,
    measures_table,
    ranking_table,
    reasons,
    shown_interval,
    shown_score,
)
from treeval.report.tables.table import Style, Table
from treeval.report.text import printable, several

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from treeval.scoring.breakdown import Breakdown
    from treeval.scoring.mistakes import Mistakes
    from treeval.scoring.results import MetricResult, Results, SystemResult
    from treeval.signature import Signature

MAIN = ("LAS", "UAS", "CLAS", "MLAS", "BLEX", "LF1", "EVALB")  # what readers look at first
_MOST_CHARTS = 6
_MOST_ROWS = 40  # of a chart; tables have all rows
_MOST_GROUPS = 1_000  # of a table on a page
_MOST_PAIRS = 15  # in a table that is not folded
_MOST_SKIPPED = 200
_NO_SENTENCES = (
    "There are none on this page, because the files were read in blocks, or the scores came from "
    "the cache."
)
PAGE_STYLE = Style("html")


def score_page(results: Results, command: str = "") -> Page:
    """Show everything about scores on one treebank."""
    gold = results.gold
    named = ", ".join(printable(system.name) for system in results.systems)
    counted = several(len(results.systems), "system")
    evalb = (
        evalb_table(name, summary, PAGE_STYLE)
        for name, summary in (results.summaries or {}).items()
    )
    return Page(
        f"Scores on {short_path(gold.path)}",
        f"{counted} ({named}), {several(gold.sentences, 'sentence')}, "
        f"{several(gold.words, 'word')}",
        (
            *Provenance(command, results.signature.only(("seed",)).get("seed", "")).facts(),
            ("Signature", printable(str(results.signature))),
        ),
        (
            Section("Scores", (*score_blocks(results, PAGE_STYLE), *map(Grid.of, evalb))),
            *_if_any("Comparisons", comparison_blocks(results, PAGE_STYLE)),
            *_if_any("Breakdowns", breakdown_blocks(results, PAGE_STYLE)),
            *_if_any("Confusions of relations", _confusions(results.mistakes)),
            *_sentences(results),
            *_if_any("Doubtful sentences", doubt_blocks(results)),
            Section("Where the numbers come from", provenance_blocks(results)),
        ),
    )


def _sentences(results: Results) -> tuple[Section, ...]:
    """Show the sentences, unless none are left."""
    if results.run is None:
        return (Section("Sentences", (Prose((_NO_SENTENCES,)),)),)
    if not len(results.run.rows):
        return ()
    if results.mistakes:
        return (sentence_section(scored_volume(results, results.mistakes)),)
    volume = phrase_volume(results)
    return (sentence_section(volume, legend=PHRASES),) if len(volume.chosen) else ()


def _if_any(title: str, blocks: Sequence[object]) -> tuple[Section, ...]:
    return (Section(title, tuple(blocks)),) if blocks else ()


def main_metric(results: Results) -> str:
    """The metric by which systems are sorted."""
    scores = results.systems[0].scores
    return next((name for name in MAIN if name in scores), next(iter(scores)))


def ranked_systems(results: Results) -> list[SystemResult]:
    """Sort systems by the main metric, the best first and those without a score last."""
    metric = main_metric(results)
    sign = -1 if results.systems[0].scores[metric].higher_is_better else 1

    def order(system: SystemResult) -> tuple[bool, float]:
        score = system.scores[metric].score
        return math.isnan(score), 0.0 if math.isnan(score) else sign * score

    return sorted(results.systems, key=order)


def score_blocks(results: Results, style: Style) -> list[object]:
    """Show scores as a table and as dots."""
    notes = reasons(results)
    if len(results.systems) == 1:
        system = results.systems[0]
        table = Grid.of(measures_table(system, style), sortable=True)
        blocks: list[object] = [Beside((table, *_score_charts(results, style)))]
    else:
        blocks = [_systems_by_metrics(results, style), *_score_charts(results, style)]
    return [*blocks, *([Prose(tuple(notes))] if notes else [])]


def _systems_by_metrics(results: Results, style: Style) -> Grid:
    systems = ranked_systems(results)
    metrics = _main_first(systems[0].scores)
    best = {metric: _best(systems, metric, style) for metric in metrics}

    def cell(system: SystemResult, metric: str) -> Cell:
        result = system.scores[metric]
        text = shown_score(result, style)
        is_best = text == best[metric]
        return Cell(text, shown_interval(result, style), result.reason, is_best=is_best)

    rows: tuple[tuple[str | Cell, ...], ...] = tuple(
        (printable(system.name), *(cell(system, metric) for metric in metrics))
        for system in systems
    )
    first = main_metric(results)
    title = f"In %, sorted by {first}; click a column header to sort"
    return Grid(("System", *metrics), rows, title, is_sortable=True)


def _best(systems: Sequence[SystemResult], metric: str, style: Style) -> str:
    found = [system.scores[metric] for system in systems]
    found = [result for result in found if not math.isnan(result.score)]
    if not found or len({shown_score(result, style) for result in found}) == 1:
        return ""
    choose = max if found[0].higher_is_better else min
    return shown_score(choose(found, key=lambda result: result.score), style)


def _score_charts(results: Results, style: Style) -> list[object]:
    systems = ranked_systems(results)
    whiskers = ", with 95 % intervals" if _has_intervals(results) else ""
    if len(systems) == 1:
        shown = [name for name, result in systems[0].scores.items() if result.is_share]
        if not shown:
            return []
        rows = [DotRow(name, (_dot(systems[0].scores[name]),)) for name in shown]
        caption = f"Scores in %{whiskers}"
        chart = dot_chart(rows, caption, decimals=style.decimals, width=NARROW)
        return [Figures.one(chart, caption)]
    charts = []
    for metric in _charted(systems):
        caption = metric + (" in %" if systems[0].scores[metric].is_share else "") + whiskers
        rows = [DotRow(system.name, (_dot(system.scores[metric]),)) for system in systems]
        chart = dot_chart(rows, caption, decimals=style.decimals, width=NARROW)
        charts.append((chart, caption))
    return [Figures(tuple(charts))] if charts else []


def _charted(systems: Sequence[SystemResult]) -> list[str]:
    """Choose the metrics to draw: all that are defined or, of many, the main ones."""
    metrics = [
        name
        for name in systems[0].scores
        if any(not math.isnan(system.scores[name].score) for system in systems)
    ]
    main = [name for name in MAIN if name in metrics]
    return metrics if len(metrics) <= _MOST_CHARTS else main or metrics[:_MOST_CHARTS]


def _main_first(metrics: Iterable[str]) -> list[str]:
    """Put the main metrics first, then the others in their order."""
    given = list(metrics)
    first = [name for name in MAIN if name in given]
    return [*first, *(name for name in given if name not in first)]


def _has_intervals(results: Results) -> bool:
    return any(score.interval for score in results.systems[0].scores.values())


def _dot(result: MetricResult) -> Dot:
    unit = 100 if result.is_share else 1
    if result.interval is None:
        return Dot(unit * result.score)
    return Dot(unit * result.score, unit * result.interval.low, unit * result.interval.high)


def comparison_blocks(results: Results, style: Style) -> list[object]:
    """Show ranks and differences for every metric by which systems were compared."""
    blocks: list[object] = []
    for metric, found in (results.comparisons or {}).items():
        ranking = (results.rankings or {}).get(metric)
        if ranking:
            blocks.append(Grid.of(ranking_table(metric, ranking, results, style)))
        share = results.systems[0].scores[metric].is_share
        table = Grid.of(comparison_table(metric, found, style, share), sortable=True)
        if results.mistakes:  # words about which the one is right and the other wrong
            table = table.leading(
                [anchor(right=comparison.b, wrong=comparison.a) for comparison in found]
            )
        if len(found) > _MOST_PAIRS:
            blocks += folded(f"{metric}: all {len(found)} pairs of systems", [table])
        else:
            blocks.append(table)
    return blocks


def breakdown_blocks(results: Results, style: Style) -> list[object]:
    """Show a chart for every metric and grouping, and the tables with their numbers."""
    together: dict[tuple[str, str], list[Breakdown]] = {}
    for breakdown in results.breakdowns:
        together.setdefault((breakdown.metric, breakdown.by), []).append(breakdown)
    if not together:
        return []
    charts = tuple(
        (_breakdown_chart(results, group), f"{metric} by {by}")
        for (metric, by), group in together.items()
    )
    tables = [
        _breakdown_table(table, _group_anchors(results, group))
        for table, group in zip(breakdown_tables(results, style), together.values(), strict=True)
    ]
    return [Figures(charts), *tables]


def _breakdown_table(table: Table, anchors: dict[str, str]) -> Fold:
    """Fold a table; only its first rows are shown, because a file may invent its relations."""
    left = len(table.rows) - _MOST_GROUPS
    title = f"{table.title}; {left:,} more are in the JSON" if left > 0 else table.title
    grid = Grid.of(replace(table, title=""), sortable=True, most=_MOST_GROUPS)
    linked = grid.leading([anchors.get(str(row[0]), "") for row in grid.rows])
    return Fold(printable(title), (linked,))


def _group_anchors(results: Results, breakdowns: list[Breakdown]) -> dict[str, str]:
    """For each group as it is shown, the anchor of its sentences."""
    metric, by = breakdowns[0].metric, breakdowns[0].by
    system = breakdowns[0].system if len(breakdowns) == 1 else ""
    lost: dict[str, float] = {}
    for group in (group for breakdown in breakdowns for group in breakdown.groups):
        lost[group.name] = lost.get(group.name, 0.0) + group.lost
    if results.mistakes:
        return {printable(name): group_anchor(system, metric, by, name) for name in lost}
    found = {name: phrase_anchor(system, by, name) for name, number in lost.items() if number}
    return {printable(name): target for name, target in found.items()}


def _breakdown_chart(results: Results, breakdowns: list[Breakdown]) -> DrawnChart:
    metric, by = breakdowns[0].metric, breakdowns[0].by
    share = results.systems[0].scores[metric].is_share
    unit = 100 if share else 1
    title, axis = f"{metric} by {by}", f"{metric}, %" if share else metric
    anchors = _group_anchors(results, breakdowns)
    if len(breakdowns) == 1:
        groups = breakdowns[0].groups[:_MOST_ROWS]
        scores = Panel(
            axis,
            tuple(unit * group.score for group in groups),
            one_decimal,
            100.0 if share else None,
        )
        lost = Panel("lost", tuple(group.lost for group in groups), lambda n: f"{n:,.0f}", series=1)
        panels = [scores, lost] if any("gold" in group.counts for group in groups) else [scores]
        names = [group.name for group in groups]
        links = [anchors.get(printable(name), "") for name in names]
        return bar_chart(names, panels, title, links=links, width=NARROW)
    order = [system.name for system in ranked_systems(results)][:SERIES]
    chosen = [breakdown for name in order for breakdown in breakdowns if breakdown.system == name]
    found = [{group.name: group for group in breakdown.groups} for breakdown in chosen]
    names = list(dict.fromkeys(name for groups in found for name in groups))[:_MOST_ROWS]
    rows = [
        DotRow(
            name,
            tuple(
                Dot(unit * groups[name].score if name in groups else math.nan) for groups in found
            ),
            anchors.get(printable(name), ""),
        )
        for name in names
    ]
    return dot_chart(
        rows, title, unit=axis, series=[breakdown.system for breakdown in chosen], width=NARROW
    )


def _confusions(mistakes: Sequence[Mistakes]) -> list[object]:
    blocks: list[object] = []
    for number, of_system in enumerate(mistakes):
        own = confusion_blocks(of_system)
        alone = len(mistakes) == 1
        blocks += own if alone else [Fold(printable(of_system.system), own, is_open=not number)]
    return blocks


def doubt_blocks(results: Results) -> list[object]:
    """List sentences that were skipped, or kept although they are not trees."""
    notes = [printable(note) for system in results.systems for note in doubts(system)]
    if not notes:
        return []
    problems = list(
        dict.fromkeys(sentence for system in results.systems for sentence in system.skipped)
    )
    rows = tuple(
        (
            printable(problem.path),
            str(problem.line),
            printable(problem.sentence_id or str(problem.sentence)),
            printable(problem.message),
        )
        for problem in problems[:_MOST_SKIPPED]
    )
    left = len(problems) - len(rows)
    title = "Problems" + (f"; {left:,} more are in the JSON" if left else "")
    table = [Grid(("File", "Line", "Sentence", "Problem"), rows, title, 4)] if rows else []
    return [Prose(tuple(notes)), *folded(several(len(rows), "problem"), table)]


def provenance_blocks(results: Results) -> tuple[object, ...]:
    """List files and signatures."""
    files = [("gold", results.gold), *((system.name, system.file) for system in results.systems)]
    signatures: dict[str, Signature] = {}
    for metric in results.systems[0].scores:
        lines = {system.name: system.scores[metric].signature for system in results.systems}
        if len(set(lines.values())) == 1:
            signatures[metric] = next(iter(lines.values()))
        else:
            signatures |= {f"{metric}, {name}": line for name, line in lines.items()}
    listed = Fold(several(len(signatures), "signature"), (signatures_grid(signatures),))
    return (files_grid(files), listed)
