"""Tables of `score` (systems, comparisons, breakdowns, EVALB's summary), and the notes below them.

The best scores and significant differences of several systems stand out.
"""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING

from treeval.report.tables.table import UNDEFINED, Style, Table, percent
from treeval.report.text import counted, printable
from treeval.settings import setting
from treeval.settings.certainty import ALPHA

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from treeval.metrics.evalb import EvalbFigures, EvalbSummary
    from treeval.scoring.breakdown import Breakdown
    from treeval.scoring.results import MetricResult, Results, SystemResult
    from treeval.signature import Signature
    from treeval.statistics.comparison import Comparison, Ranked, Standings

DRAWN = ("ci", "seed", "resamples", "test")  # parts of signatures about random draws
IDLE_SEED = f"{setting.IDLE_SEED} without `ci=`, `compare=` or `baseline=`"
_FEW = 50  # sentences, below which intervals and tests deserve little trust
_EVALB = {
    "sentences": "Number of sentences",
    "errors": "Sentences in error",
    "skipped": "Sentences skipped",
    "valid": "Valid sentences",
    "recall": "Bracketing recall",
    "precision": "Bracketing precision",
    "f1": "Bracketing F1",
    "exact_match": "Complete match",
    "average_crossing": "Average crossing",
    "no_crossing": "No crossing",
    "at_most_two_crossing": "2 or less crossing",
    "tag_accuracy": "Tagging accuracy",
}
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


def score_tables(results: Results, style: Style = _DEFAULT) -> list[Table]:
    """Make all tables of the results."""
    first = (
        measures_table(results.systems[0], style)
        if len(results.systems) == 1
        else _side_by_side(results, style)
    )
    if results.undefined == "zero":
        first = _without_undefined(first, style)
    return [*_evalb_tables(results, style), first, *further_tables(results, style)]


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


def _side_by_side(results: Results, style: Style) -> Table:
    surely = any(score.interval for system in results.systems for score in system.scores.values())

    rows = []
    for metric in results.systems[0].scores:
        cells = (score_cells(system.scores[metric], style, surely) for system in results.systems)
        rows.append((metric, *chain.from_iterable(cells)))
    heads = (score_heads(system.name, style, surely) for system in results.systems)
    table = Table(("Metric", *chain.from_iterable(heads)), tuple(rows))
    return table if style.is_data else emphasised(table, results)


def sentence_table(results: Results, style: Style) -> Table:
    """Show the scores of every sentence, with one column per system and metric."""
    columns = [(system, metric) for system in results.systems for metric in results.quoted]
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


def ranking_table(metric: str, ranking: Standings, results: Results, style: Style) -> Table:
    """Rank systems from best to worst; rules separate clusters."""
    surely = any(system.scores[metric].interval for system in results.systems)
    rows, rules = [], []
    for row, ranked in enumerate(ranking.systems):
        if row and ranked.cluster != ranking.systems[row - 1].cluster:
            rules.append(row)
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
            *_pair_of(comparison, style),
            _difference((100 if is_share else 1) * comparison.difference, style),
            _p(comparison.p, style),
            _p(comparison.adjusted, style),
        )
        for comparison in found
    )
    title = (
        f"{metric}: differences, {found[0].test}, {found[0].trials:,} trials" if found else metric
    )
    names = ("A", "B") if style.is_data else ("Systems",)
    header = (*names, "Difference", "p", "p (Holm)")
    return Table(header, rows, title, names=len(names), about=(("Metric", metric),))


def _pair_of(comparison: Comparison, style: Style) -> tuple[str, ...]:
    a, b = printable(comparison.a), printable(comparison.b)
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
    for breakdown in results.breakdowns:
        together.setdefault((breakdown.metric, breakdown.by), []).append(breakdown)
    shares = {metric: result.is_share for metric, result in results.systems[0].scores.items()}
    if len(results.systems) == 1 or style.is_data:
        return [
            _breakdown(breakdown, style, shares[breakdown.metric])
            for breakdown in results.breakdowns
        ]
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
    groups = [{group.name: group for group in breakdown.groups} for breakdown in breakdowns]
    names = dict.fromkeys(name for of_system in groups for name in of_system)
    counts_gold = any(
        "gold" in group.counts for breakdown in breakdowns for group in breakdown.groups
    )

    def gold(name: str) -> str:
        return _count(max(group[name].counts.get("gold", 0.0) for group in groups if name in group))

    rows = tuple(
        (
            printable(name),
            *([gold(name)] if counts_gold else []),
            *(
                shown_value(of_system[name].score, style, share) if name in of_system else UNDEFINED
                for of_system in groups
            ),
        )
        for name in names
    )
    first = breakdowns[0]
    systems = [printable(breakdown.system) for breakdown in breakdowns]
    header = (first.by, *(["Gold"] if counts_gold else []), *systems)
    return Table(header, rows, f"{first.metric} by {first.by}", about=(("Metric", first.metric),))


def _count(value: float) -> str:
    return f"{value:.0f}" if value.is_integer() else f"{value:.2f}"


def _without_undefined(table: Table, style: Style) -> Table:
    zero = percent(0.0, style.decimals)
    rows = tuple(tuple(zero if cell == UNDEFINED else cell for cell in row) for row in table.rows)
    return replace(table, rows=rows)


def _evalb_tables(results: Results, style: Style) -> list[Table]:
    return [
        evalb_table(name, summary, style) for name, summary in (results.summaries or {}).items()
    ]


def evalb_table(system: str, summary: EvalbSummary, style: Style) -> Table:
    """Show EVALB's summary: all sentences beside those up to the cut-off."""
    rows = tuple(
        (
            said,
            *(_cell(figures, name, style) for figures in (summary.all, summary.short)),
        )
        for name, said in _EVALB.items()
    )
    return Table(("EVALB", "All", f"≤ {summary.cutoff}"), rows, f"EVALB: {system}")


def _cell(figures: EvalbFigures, name: str, style: Style) -> str:
    value = getattr(figures, name)
    if isinstance(value, int):
        return str(value)
    if name == "average_crossing":  # the only figure that is no share
        return UNDEFINED if value != value else f"{value:.{style.decimals}f}"  # noqa: PLR0124
    return percent(value, style.decimals)


def emphasised(table: Table, results: Results) -> Table:
    """Mark the table with one row per metric and one column per system.

    The best score of each metric is bold. An asterisk marks a significant difference: from the
    baseline if systems were compared with one, otherwise from the best system.
    """
    best, marked, explained = set(), set(), ""
    for row, metric in enumerate(results.systems[0].scores):
        shown = [system.scores[metric] for system in results.systems]
        places = best_places(
            [result.score for result in shown], higher_is_better=shown[0].higher_is_better
        )
        best |= {(row, 1 + column) for column in places}
        tests = (results.comparisons or {}).get(metric, ())
        if not tests or not places:
            continue
        all_pairs = bool(results.rankings) or len({test.a for test in tests}) > 1
        reference = results.systems[places[0]].name if all_pairs else tests[0].a
        other = [_other(test, reference) for test in tests if test.adjusted <= ALPHA]
        marked |= {
            (row, 1 + column)
            for column, system in enumerate(results.systems)
            if system.name in other
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
    best = frozenset(
        (row, 1 + column)
        for row, values in enumerate(scores)
        for column in best_places(values, higher_is_better=higher)
    )
    return replace(table, best=best, explained="Bold: best score." if best else "")


def best_places(scores: Sequence[float], *, higher_is_better: bool = True) -> list[int]:
    """Return the indices of the best score; with fewer than two defined scores, there is none."""
    there = [score for score in scores if not math.isnan(score)]
    if len(there) < 2:
        return []
    best = max(there) if higher_is_better else min(there)
    return [index for index, score in enumerate(scores) if score == best]


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
    interval = result.interval
    if interval is None or math.isnan(interval.low):
        return ""
    low, high = (_number(value, result, style) for value in (interval.low, interval.high))
    return f"{low}–{high}"


def _limits(result: MetricResult, style: Style) -> tuple[str, ...]:
    """Write the interval in one cell, or in one cell per limit."""
    if not style.is_data:
        return (shown_interval(result, style),)
    interval = result.interval
    return tuple(
        _number(value, result, style) if interval else ""
        for value in ((interval.low, interval.high) if interval else (math.nan, math.nan))
    )


def _limit_names(style: Style) -> tuple[str, ...]:
    return ("Low", "High") if style.is_data else ("Interval",)


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


def score_notes(results: Results) -> list[str]:
    """List doubts about sentences, reasons for undefined scores, models, and the signature."""
    notes = [note for system in results.systems for note in doubts(system)]
    if results.undefined != "zero":
        notes += reasons(results)
    return [
        *notes,
        *_too_few_trials(results),
        *_few_sentences(results),
        *([IDLE_SEED] if results.has_idle_seed else []),
        *learnt(results),
        f"signature: {quoted_signature(results)}",
    ]


def _few_sentences(results: Results) -> list[str]:
    """Warn that few sentences say little, if intervals or tests are shown."""
    some = next(iter(results.systems[0].scores.values()))
    sentences = len(some.counts.table)
    if sentences >= _FEW or not (some.interval or results.comparisons):
        return []
    return [f"{counted(sentences, 'sentence')} only: intervals and tests are rough"]


def _too_few_trials(results: Results) -> list[str]:
    """Say which tests could not have found any difference, and why."""
    if not results.comparisons:
        return []
    from treeval.statistics.comparison import can_differ  # noqa: PLC0415  few runs compare

    return [
        f"{metric}: no difference can be significant, because p after Holm's correction is at "
        f"least {len(found)} / {found[0].trials + 1}; use more trials, or the default number"
        for metric, found in results.comparisons.items()
        if not can_differ(found)
    ]


def learnt(results: Results) -> list[str]:
    """Name the weights and models on which metrics depend."""
    return [
        f"{name}: {part}:{value}"
        for name, result in results.systems[0].scores.items()
        for part, value in result.signature.only(("weights", "model")).items()
    ]


def doubts(system: SystemResult) -> list[str]:
    notes = []
    if system.skipped_sentences:
        first = f", first: {system.skipped[0]}" if system.skipped else ""
        notes.append(
            f"{system.name}: {counted(system.skipped_sentences, 'sentence')} skipped{first}"
        )
    if system.kept_invalid == 1:
        notes.append(f"{system.name}: 1 sentence is not a tree; it is scored as it is")
    elif system.kept_invalid:
        number = counted(system.kept_invalid, "sentence")
        notes.append(f"{system.name}: {number} are not trees; they are scored as they are")
    if system.missing_sentences or system.extra_sentences:
        notes.append(_coverage(system))
    for name, result in system.scores.items():
        if left_out := int(result.totals.get("skipped", 0)):
            notes.append(f"{system.name}: {counted(left_out, 'sentence')} left out of {name}")
    return notes


def _coverage(system: SystemResult) -> str:
    """Say how many sentences are missing or not in the gold file, and what became of them."""
    signature = next(iter(system.scores.values())).signature
    is_zero = "missing" in signature and signature["missing"].startswith("zero")
    fate = "their words count as wrong" if is_zero else "they are left out for all systems"
    lacks = f"{counted(system.missing_sentences, 'gold sentence')} missing"
    parts = [f"{lacks}; {fate}"] if system.missing_sentences else []
    if system.extra_sentences:
        extra = counted(system.extra_sentences, "sentence")
        parts.append(f"{extra} not in the gold file, left out")
    return f"{system.name}: {'; '.join(parts)}"


def reasons(results: Results) -> list[str]:
    """List each reason for undefined scores once, with its metrics, and its systems if not all."""
    found: dict[str, tuple[dict[str, None], dict[str, None]]] = {}
    for system in results.systems:
        for name, result in system.scores.items():
            if result.reason:
                names, systems = found.setdefault(result.reason, ({}, {}))
                names[name] = systems[system.name] = None
    return [
        f"{UNDEFINED} {', '.join(names)}{_only_of(systems, results)}: {reason}"
        for reason, (names, systems) in found.items()
    ]


def _only_of(systems: Iterable[str], results: Results) -> str:
    """Name the systems, unless these are all."""
    names = list(map(printable, systems))
    return f" of {', '.join(names)}" if len(names) < len(results.systems) else ""


def quoted_signature(results: Results) -> Signature:
    """Return the signature of LAS, or else of the first metric, if all systems have the same."""
    metrics = results.systems[0].scores
    name = "LAS" if "LAS" in metrics else next(iter(metrics))
    signatures = {system.scores[name].signature for system in results.systems}
    quoted = signatures.pop() if len(signatures) == 1 else results.signature
    return quoted.joined(results.signature.only(DRAWN))
