"""Tables of `score`: one system in full, several side by side, comparisons, breakdowns."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING

from treeval.report.tables.emphasis import emphasised
from treeval.report.tables.style import Style
from treeval.report.tables.table import UNDEFINED, Table, percent
from treeval.report.text import printable

if TYPE_CHECKING:
    from treeval.scoring.breakdown import Breakdown
    from treeval.scoring.results import MetricResult, Results, SystemResult
    from treeval.statistics.comparison import Comparison, Ranked, Standings

_MEASURES = {
    "precision": "Precision",
    "recall": "Recall",
    "f1": "F1",
    "aligned_accuracy": "AlignedAcc",
    "sentence_mean": "SentenceMean",
}
_OF_GROUPS = ("precision", "recall", "f1")
_UNITS = {"gold": "Gold", "predicted": "Predicted"}
_BAR = 20


_DEFAULT = Style()


def tables_of(results: Results, style: Style = _DEFAULT) -> list[Table]:
    """Make all tables of the results."""
    first = (
        measures_table(results.systems[0], style)
        if len(results.systems) == 1
        else _side_by_side(results, style)
    )
    if results.undefined == "zero":
        first = _without_undefined(first, style)
    return [*_evalb_tables(results, style), first, *further_tables(results, style)]


def _evalb_tables(results: Results, style: Style) -> list[Table]:
    if not results.summaries:
        return []
    from treeval.report.tables.evalb import evalb_table  # noqa: PLC0415  for constituents only

    return [evalb_table(name, one, style) for name, one in results.summaries.items()]


def further_tables(results: Results, style: Style) -> list[Table]:
    """Make tables of ranks, differences and breakdowns."""
    parts = breakdown_tables(results, style)
    if results.undefined == "zero":
        parts = [_without_undefined(table, style) for table in parts]
    return [
        *(
            ranking_table(metric, ranking, results, style)
            for metric, ranking in (results.rankings or {}).items()
        ),
        *(
            comparison_table(metric, found, style, results.systems[0].scores[metric].is_share)
            for metric, found in (results.comparisons or {}).items()
        ),
        *parts,
        *([sentence_table(results, style)] if results.sentences else []),
    ]


def sentence_table(results: Results, style: Style) -> Table:
    """Show the scores of every sentence, with one column per system and metric."""
    columns = [(one, metric) for one in results.systems for metric in results.quoted]
    scores = [results.sentence_scores(one.name, metric).tolist() for one, metric in columns]
    rows = tuple(
        (
            printable(sentence.called),
            str(sentence.words),
            *(
                _number(values[at], one.scores[metric], style)
                for (one, metric), values in zip(columns, scores, strict=True)
            ),
        )
        for at, sentence in enumerate(results.sentences)
    )
    several = len(results.systems) > 1
    heads = [
        " ".join([*([printable(one.name)] if several else []), metric]) for one, metric in columns
    ]
    return Table(("Sentence", "Words", *heads), rows, "Scores per sentence")


def measures_table(system: SystemResult, style: Style) -> Table:
    shown = [name for name in _MEASURES if any(name in r.measures for r in system.scores.values())]
    surely = any(result.interval for result in system.scores.values())
    rows = []
    for name, result in system.scores.items():
        # A metric without precision and recall has its only number under F1.
        has_its_own = not set(result.measures) & set(shown)
        cells = [
            percent(result.measures[measure], style.decimals)
            if measure in result.measures
            else shown_score(result, style)
            if has_its_own and measure == "f1"
            else ""
            for measure in shown
        ] or [shown_score(result, style)]
        rows.append((name, *cells, *(_limits(result, style) if surely else ())))
    names = [_MEASURES[name] for name in shown] or ["Score"]
    return Table(("Metric", *names, *(_limit_names(style) if surely else ())), tuple(rows))


def shown_score(result: MetricResult, style: Style) -> str:
    return _number(result.score, result, style)


def _number(value: float, result: MetricResult, style: Style) -> str:
    return shown_value(value, style, result.is_share)


def shown_value(value: float, style: Style, share: bool) -> str:
    """Show shares as percentages, and other numbers, such as perplexities, as they are."""
    if share or math.isnan(value):
        return percent(value, style.decimals)
    return f"{value:.{style.decimals}f}"


def shown_interval(result: MetricResult, style: Style) -> str:
    """Write an interval from low to high; nothing if there is no interval or no score."""
    found = result.interval
    if found is None or math.isnan(found.low):
        return ""
    low, high = (_number(value, result, style) for value in (found.low, found.high))
    return f"{low}–{high}"


def _limits(result: MetricResult, style: Style) -> tuple[str, ...]:
    """Write the interval in one cell, or in one cell per limit."""
    if not style.is_data:
        return (shown_interval(result, style),)
    found = result.interval
    return tuple(
        _number(value, result, style) if found else ""
        for value in ((found.low, found.high) if found else (math.nan, math.nan))
    )


def _limit_names(style: Style) -> tuple[str, ...]:
    return ("Low", "High") if style.is_data else ("Interval",)


def _side_by_side(results: Results, style: Style) -> Table:
    surely = any(one.interval for system in results.systems for one in system.scores.values())

    rows = []
    for metric in results.systems[0].scores:
        cells = (score_cells(one.scores[metric], style, surely) for one in results.systems)
        rows.append((metric, *chain.from_iterable(cells)))
    heads = (score_heads(system.name, style, surely) for system in results.systems)
    table = Table(("Metric", *chain.from_iterable(heads)), tuple(rows))
    return table if style.is_data else emphasised(table, results)


def score_cells(result: MetricResult, style: Style, surely: bool) -> tuple[str, ...]:
    """Write a score with its interval in one cell, or in three if programs read them."""
    score, interval = shown_score(result, style), shown_interval(result, style)
    if style.is_data:
        return (score, *(_limits(result, style) if surely else ()))
    return (f"{score} ({interval})" if interval else score,)


def score_heads(name: str, style: Style, surely: bool) -> tuple[str, ...]:
    """The header of `score_cells`."""
    limits = ("low", "high") if surely and style.is_data else ()
    return (printable(name), *(f"{printable(name)} {limit}" for limit in limits))


def ranking_table(metric: str, ranking: Standings, results: Results, style: Style) -> Table:
    """Rank systems from best to worst; rules separate clusters."""
    surely = any(system.scores[metric].interval for system in results.systems)
    rows, rules = [], []
    for place, ranked in enumerate(ranking.systems):
        if place and ranked.cluster != ranking.systems[place - 1].cluster:
            rules.append(place)
        result = results[ranked.name].scores[metric]
        limits = _limits(result, style) if surely else ()
        ranks = _ranks(ranked, style)
        cells = (printable(ranked.name), shown_score(result, style), *limits, *ranks)
        rows.append((str(ranked.rank), *cells))
    title = (
        f"{metric}: ranks; rules separate clusters that differ significantly "
        f"(α = {ranking.alpha:g})"
    )
    of_ranks = ("Best rank", "Worst rank", "Cluster") if style.is_data else ("Ranks",)
    header = ("Rank", "System", "Score", *(_limit_names(style) if surely else ()), *of_ranks)
    empty = [""] * (len(header) - 3)
    rows += [(UNDEFINED, printable(name), UNDEFINED, *empty) for name in ranking.unranked]
    return Table(header, tuple(rows), title, frozenset(rules), 2, (("Metric", metric),))


def _ranks(ranked: Ranked, style: Style) -> tuple[str, ...]:
    if style.is_data:
        return (str(ranked.best), str(ranked.worst), str(ranked.cluster))
    return (str(ranked.best) if ranked.best == ranked.worst else f"{ranked.best}–{ranked.worst}",)


def comparison_table(
    metric: str, found: tuple[Comparison, ...], style: Style, is_share: bool
) -> Table:
    rows = tuple(
        (
            *_pair_of(one, style),
            _difference((100 if is_share else 1) * one.difference, style),
            _p(one.p, style),
            _p(one.adjusted, style),
        )
        for one in found
    )
    title = (
        f"{metric}: differences, {found[0].test}, {found[0].trials:,} trials" if found else metric
    )
    names = ("A", "B") if style.is_data else ("Systems",)
    header = (*names, "Difference", "p", "p (Holm)")
    return Table(header, rows, title, names=len(names), about=(("Metric", metric),))


def _pair_of(one: Comparison, style: Style) -> tuple[str, ...]:
    a, b = printable(one.a), printable(one.b)
    return (a, b) if style.is_data else (f"{b} − {a}",)


def _difference(value: float, style: Style) -> str:
    return UNDEFINED if math.isnan(value) else f"{value:+.{style.decimals}f}"


def _p(value: float, style: Style) -> str:
    if math.isnan(value):
        return UNDEFINED
    if style.is_data:
        return f"{value:.6g}"
    return f"{value:.4f}" if value >= 0.0001 else "<0.0001"


def breakdown_tables(results: Results, style: Style) -> list[Table]:
    """Make one table per system with all measures, or put several systems side by side."""
    together: dict[tuple[str, str], list[Breakdown]] = {}
    for one in results.breakdowns:
        together.setdefault((one.metric, one.by), []).append(one)
    shares = {metric: result.is_share for metric, result in results.systems[0].scores.items()}
    if len(results.systems) == 1 or style.is_data:
        return [_breakdown(one, style, shares[one.metric]) for one in results.breakdowns]
    return [
        _breakdown_of_systems(group, style, shares[metric])
        for (metric, _), group in together.items()
    ]


def _breakdown(breakdown: Breakdown, style: Style, share: bool) -> Table:
    """Show the measures of one system by group, and a bar for the units that it lost."""
    groups = breakdown.groups
    most = max((group.lost for group in groups), default=0.0)
    shown = [name for name in _OF_GROUPS if any(name in group.measures for group in groups)]
    counted = [name for name in _UNITS if any(name in group.counts for group in groups)]
    rows = []
    for group in groups:
        values = [group.measures.get(name, math.nan) for name in shown] or [group.score]
        counts = [group.counts.get(name, 0.0) for name in counted]
        cells = [
            printable(group.name),
            *(shown_value(value, style, share) for value in values),
            *(_count(count) for count in (*counts, *([group.lost] if counted else []))),
        ]
        bar = "█" * round(_BAR * group.lost / most) if most else ""
        rows.append(tuple([*cells, bar.ljust(_BAR)] if style.form == "text" and most else cells))
    header = [
        breakdown.by,
        *([_MEASURES[name] for name in shown] or ["Score"]),
        *(_UNITS[name] for name in counted),
        *(["Lost"] if counted else []),
        *([""] if style.form == "text" and most else []),
    ]
    title = f"{breakdown.metric} by {breakdown.by}: {printable(breakdown.system)}"
    about = (("Metric", breakdown.metric), ("System", printable(breakdown.system)))
    return Table(tuple(header), tuple(rows), title, about=about)


def _breakdown_of_systems(breakdowns: list[Breakdown], style: Style, share: bool) -> Table:
    """Show the scores of several systems by group, side by side."""
    groups = [{group.name: group for group in one.groups} for one in breakdowns]
    names = dict.fromkeys(name for of_system in groups for name in of_system)
    counts_gold = any("gold" in group.counts for one in breakdowns for group in one.groups)

    def gold(name: str) -> str:
        return _count(max(one[name].counts.get("gold", 0.0) for one in groups if name in one))

    rows = tuple(
        (
            printable(name),
            *([gold(name)] if counts_gold else []),
            *(
                shown_value(one[name].score, style, share) if name in one else UNDEFINED
                for one in groups
            ),
        )
        for name in names
    )
    first = breakdowns[0]
    systems = [printable(one.system) for one in breakdowns]
    header = (first.by, *(["Gold"] if counts_gold else []), *systems)
    return Table(header, rows, f"{first.metric} by {first.by}", about=(("Metric", first.metric),))


def _count(value: float) -> str:
    return f"{value:.0f}" if value.is_integer() else f"{value:.2f}"


def _without_undefined(table: Table, style: Style) -> Table:
    zero = percent(0.0, style.decimals)
    rows = tuple(tuple(zero if cell == UNDEFINED else cell for cell in row) for row in table.rows)
    return replace(table, rows=rows)
