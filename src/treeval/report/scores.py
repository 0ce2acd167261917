"""Tables of `score`: one system in full, several side by side, comparisons, breakdowns."""

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from treeval.report.table import RENDERERS, UNDEFINED, Table, percent
from treeval.scoring.results import MetricResult, Results, SystemResult

if TYPE_CHECKING:
    from treeval.scoring.breakdown import Breakdown
    from treeval.statistics.comparison import Comparison, Ranking

_MEASURES = {
    "precision": "Precision",
    "recall": "Recall",
    "f1": "F1",
    "aligned_accuracy": "AlignedAcc",
    "sentence_mean": "SentenceMean",
}
_BAR = 20


@dataclass(frozen=True)
class Style:
    """How tables are written: text, csv, tsv, latex or markdown; decimals of percentages."""

    form: str = "text"
    decimals: int = 2
    zero_for_undefined: bool = False  # as the UD scorer does


_DEFAULT = Style()


def scores_text(results: Results, style: Style = _DEFAULT) -> str:
    """Everything `score` shows; notes and signature only among text."""
    tables = tables_of(results, style)
    if style.zero_for_undefined:
        tables = [_without_undefined(table, style) for table in tables]
    render = RENDERERS[style.form]
    parts = [render(table) for table in tables]
    if style.form == "text":
        parts.append("\n".join(_notes(results, style)))
    return "\n\n".join(parts)


def tables_of(results: Results, style: Style = _DEFAULT) -> list[Table]:
    """All tables that the results hold."""
    first = (
        measures_table(results.systems[0], style)
        if len(results.systems) == 1
        else _side_by_side(results, style)
    )
    return [
        first,
        *(
            ranking_table(metric, ranking, results, style)
            for metric, ranking in (results.rankings or {}).items()
        ),
        *(
            comparison_table(metric, found, style, is_share(results.systems[0].scores[metric]))
            for metric, found in (results.comparisons or {}).items()
        ),
        *breakdown_tables(results, style),
    ]


def measures_table(system: SystemResult, style: Style) -> Table:
    shown = [name for name in _MEASURES if any(name in r.measures for r in system.scores.values())]
    surely = any(result.interval for result in system.scores.values())
    rows = []
    for name, result in system.scores.items():
        # A metric without precision and recall has its one number under F1.
        has_its_own = not set(result.measures) & set(shown)
        cells = [
            percent(result.measures[measure], style.decimals)
            if measure in result.measures
            else shown_score(result, style)
            if has_its_own and measure == "f1"
            else ""
            for measure in shown
        ] or [shown_score(result, style)]
        rows.append((name, *cells, *([shown_interval(result, style)] if surely else [])))
    names = [_MEASURES[name] for name in shown] or ["Score"]
    return Table(("Metric", *names, *(["Interval"] if surely else [])), tuple(rows))


def shown_score(result: MetricResult, style: Style) -> str:
    return _number(result.score, result, style)


def _number(value: float, result: MetricResult, style: Style) -> str:
    """Shares as percentages; what is no share, such as a perplexity, as it is."""
    if is_share(result) or math.isnan(value):
        return percent(value, style.decimals)
    return f"{value:.{style.decimals}f}"


def is_share(result: MetricResult) -> bool:
    return bool(getattr(result.counts.metric, "is_share", True))


def shown_interval(result: MetricResult, style: Style) -> str:
    found = result.interval
    if found is None:
        return ""
    low, high = (_number(value, result, style) for value in (found.low, found.high))
    return f"{low}–{high}"


def _side_by_side(results: Results, style: Style) -> Table:
    def cell(result: MetricResult) -> str:
        score = shown_score(result, style)
        return f"{score} ({shown_interval(result, style)})" if result.interval else score

    rows = tuple(
        (metric, *(cell(system.scores[metric]) for system in results.systems))
        for metric in results.systems[0].scores
    )
    return Table(("Metric", *(system.name for system in results.systems)), rows)


def ranking_table(metric: str, ranking: "Ranking", results: Results, style: Style) -> Table:
    """Systems from best to worst; a line separates clusters."""
    rows, rules = [], []
    for place, ranked in enumerate(ranking.systems):
        if place and ranked.cluster != ranking.systems[place - 1].cluster:
            rules.append(place)
        interval = shown_interval(results[ranked.name].scores[metric], style)
        ranks = f"{ranked.best}–{ranked.worst}" if ranked.best < ranked.worst else str(ranked.best)
        score = shown_score(results[ranked.name].scores[metric], style)
        cells = (ranked.name, score, interval, ranks)
        rows.append((str(ranked.rank), *cells))
    rows += [(UNDEFINED, name, UNDEFINED, "", "") for name in ranking.unranked]
    title = f"{metric}: ranks; lines part systems that differ at {ranking.alpha:g}"
    header = ("Rank", "System", "Score", "Interval", "Ranks")
    return Table(header, tuple(rows), title, frozenset(rules), names=2)


def comparison_table(
    metric: str, found: "tuple[Comparison, ...]", style: Style, is_share: bool
) -> Table:
    rows = tuple(
        (
            f"{one.b} − {one.a}",
            f"{(100 if is_share else 1) * one.difference:+.{style.decimals}f}",
            _p(one.p),
            _p(one.adjusted),
        )
        for one in found
    )
    title = f"{metric}: differences, {found[0].test}, {found[0].trials} trials" if found else metric
    return Table(("Systems", "Difference", "p", "p (Holm)"), rows, title)


def _p(value: float) -> str:
    if value != value:  # noqa: PLR0124  nan
        return UNDEFINED
    return f"{value:.4f}" if value >= 0.0001 else "<0.0001"


def breakdown_tables(results: Results, style: Style) -> list[Table]:
    if len(results.systems) == 1:
        return [_breakdown(one, style) for one in results.breakdowns]
    together: dict[tuple[str, str], list[Breakdown]] = {}
    for one in results.breakdowns:
        together.setdefault((one.metric, one.by), []).append(one)
    return [_breakdown_of_systems(group, style) for group in together.values()]


def _breakdown(breakdown: "Breakdown", style: Style) -> Table:
    """One system: measures of each part, and a bar for its share of what was lost."""
    most = max((part.lost for part in breakdown.parts), default=0.0)
    with_bars = style.form == "text"
    rows = []
    for part in breakdown.parts:
        measures = [part.measures.get(name, part.score) for name in ("precision", "recall", "f1")]
        counts = [part.counts.get(name, 0.0) for name in ("gold", "predicted")]
        bar = "█" * round(_BAR * part.lost / most) if most else ""
        cells = [
            part.name,
            *(percent(value, style.decimals) for value in measures),
            *(f"{count:g}" for count in (*counts, part.lost)),
        ]
        rows.append(tuple([*cells, bar.ljust(_BAR)] if with_bars else cells))
    names = [breakdown.by, "Precision", "Recall", "F1", "Gold", "Predicted", "Lost"]
    header = tuple([*names, ""] if with_bars else names)
    return Table(header, tuple(rows), f"{breakdown.metric} by {breakdown.by}: {breakdown.system}")


def _breakdown_of_systems(breakdowns: "list[Breakdown]", style: Style) -> Table:
    """Several systems: the score of each part side by side."""
    parts = [{part.name: part for part in one.parts} for one in breakdowns]
    names = dict.fromkeys(name for of_system in parts for name in of_system)
    rows = tuple(
        (
            name,
            f"{max(one[name].counts.get('gold', 0.0) for one in parts if name in one):g}",
            *(
                percent(one[name].score, style.decimals) if name in one else UNDEFINED
                for one in parts
            ),
        )
        for name in names
    )
    first = breakdowns[0]
    header = (first.by, "Gold", *(one.system for one in breakdowns))
    return Table(header, rows, f"{first.metric} by {first.by}")


def _without_undefined(table: Table, style: Style) -> Table:
    zero = percent(0.0, style.decimals)
    rows = tuple(tuple(zero if cell == UNDEFINED else cell for cell in row) for row in table.rows)
    return replace(table, rows=rows)


def _notes(results: Results, style: Style) -> list[str]:
    notes = [note for system in results.systems for note in doubts(system)]
    if not style.zero_for_undefined:
        notes += reasons(results)
    return [*notes, f"signature: {_signature(results)}"]


def doubts(system: SystemResult) -> list[str]:
    notes = []
    if system.skipped_sentences:
        first = f", first: {system.skipped[0]}" if system.skipped else ""
        notes.append(f"{system.name}: {_sentences(system.skipped_sentences)} skipped{first}")
    if system.kept_invalid == 1:
        notes.append(f"{system.name}: 1 sentence is no tree; scored as it is")
    elif system.kept_invalid:
        number = _sentences(system.kept_invalid)
        notes.append(f"{system.name}: {number} are no trees; scored as they are")
    return notes


def _sentences(number: int) -> str:
    return f"{number} sentence" if number == 1 else f"{number} sentences"


def reasons(results: Results) -> list[str]:
    """Say once for each reason which metrics it leaves undefined."""
    found: dict[str, list[str]] = {}
    for system in results.systems:
        for name, result in system.scores.items():
            if result.reason and name not in found.setdefault(result.reason, []):
                found[result.reason].append(name)
    return [f"{UNDEFINED} {', '.join(names)}: {reason}" for reason, names in found.items()]


def _signature(results: Results) -> str:
    """The signature of LAS, or of the first metric, if all systems have the same."""
    metrics = results.systems[0].scores
    name = "LAS" if "LAS" in metrics else next(iter(metrics))
    signatures = {system.scores[name].signature for system in results.systems}
    extra = "".join(f"|{part}" for part in results.signature.split("|") if part[:4] in _DRAWN)
    return (signatures.pop() if len(signatures) == 1 else results.signature) + extra


_DRAWN = ("seed", "resa", "test")
