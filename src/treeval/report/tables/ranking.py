"""Tables and notes of `rank`."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, TypeAlias

from treeval.report.tables.table import UNDEFINED, Style, Table, percent
from treeval.report.text import counted, printable

if TYPE_CHECKING:
    from collections.abc import Callable

    from treeval.assessment.ranking.calibration import Prediction
    from treeval.assessment.ranking.result import RankedSystem, Ranking
    from treeval.assessment.ranking.treebanks import Rankings


FAMILIES = (
    "Scores assume independent systems; variants of one parser share errors and come out too high."
)
_STYLE = Style()
Shown: TypeAlias = "tuple[str, Callable[[RankedSystem], str]]"  # a column: its name and its cells


def ranking_tables(ranking: Ranking, style: Style = _STYLE) -> list[Table]:
    """Make the table of systems, their agreement in pairs if there are few, and the truth."""
    if ranking.systems[0].rank is None:
        return [pairs_table(ranking, style)]
    tables = [systems_table(ranking, style)]
    if ranking.truth:
        tables.append(truth_table(ranking, style))
    return tables


def systems_table(ranking: Ranking, style: Style = _STYLE) -> Table:
    """Show the systems from best to worst; for programs, every cell has one value."""
    columns = [*_placed(style), *_predictions(ranking, style)]
    columns.append(("Segmenter", lambda system: str(system.segmenter)))
    if style.is_data:
        columns.append(("Clone group", lambda system: str(system.clone_group)))
        columns.append(("Weight", lambda system: f"{system.weight:.{style.decimals}f}"))
    columns.append(("Order right", lambda system: _order_right(system, style)))
    if ranking.truth:
        columns += [(f"true {metric}", _true(metric, style)) for metric in ranking.truth.scores]
    rows = tuple(
        (printable(system.name), *(show(system) for _, show in columns))
        for system in ranking.systems
    )
    title = "Systems" if style.is_data else _heading(ranking)
    return Table(("System", *(name for name, _ in columns)), rows, title)


def _placed(style: Style) -> list[Shown]:
    """The columns of ranks and agreement."""
    ranges: list[Shown] = [("Range", _range)]
    if style.is_data:
        ranges = [
            ("Best rank", lambda system: _whole(system.best_rank)),
            ("Worst rank", lambda system: _whole(system.worst_rank)),
        ]
    return [
        ("Rank", lambda system: str(system.rank)),
        *ranges,
        ("f", lambda system: percent(system.consensus_agreement, style.decimals)),
        ("v", lambda system: percent(system.agreement, style.decimals)),
    ]


def _predictions(ranking: Ranking, style: Style) -> list[Shown]:
    """The columns of predicted scores and their intervals."""
    if ranking.unpredicted:
        return []
    return [*_prediction("LAS", ranking.level, style), *_prediction("UAS", ranking.level, style)]


def _prediction(metric: str, level: int, style: Style) -> list[Shown]:
    def found(system: RankedSystem) -> Prediction | None:
        return system.las if metric == "LAS" else system.uas

    first: Shown = (metric, lambda system: predicted(found(system), style))
    if style.is_data:
        return [
            first,
            (f"{metric} low", lambda system: _end(found(system), "low", style)),
            (f"{metric} high", lambda system: _end(found(system), "high", style)),
        ]
    return [first, (f"{metric} {level} %", lambda system: _interval(found(system), style))]


def _heading(ranking: Ranking) -> str:
    if ranking.reliable:
        return ""
    agreement = percent(ranking.mean_agreement, 1)
    return f"Not reliable: the systems agree on only {agreement} % of arcs"


def _range(system: RankedSystem) -> str:
    if system.best_rank is None or system.worst_rank is None:
        return UNDEFINED
    same = system.best_rank == system.worst_rank
    return str(system.best_rank) if same else f"{system.best_rank}–{system.worst_rank}"


def _whole(number: int | None) -> str:
    return UNDEFINED if number is None else str(number)


def predicted(prediction: Prediction | None, style: Style) -> str:
    """Show a predicted score; more than one decimal would be too much in text."""
    return percent(prediction.predicted if prediction else None, _decimals(style))


def _decimals(style: Style) -> int:
    return style.decimals if style.is_data else min(style.decimals, 1)


def _end(prediction: Prediction | None, end: str, style: Style) -> str:
    return percent(getattr(prediction, end) if prediction else None, _decimals(style))


def _interval(prediction: Prediction | None, style: Style) -> str:
    if prediction is None:
        return UNDEFINED
    return f"{_end(prediction, 'low', style)}–{_end(prediction, 'high', style)}"


def _order_right(system: RankedSystem, style: Style) -> str:
    """Say how often two systems that differ this much are in the right order."""
    if system.following is None or system.following.right is None:
        return UNDEFINED
    share = percent(system.following.right, 0)
    if style.is_data:
        return share
    return "even" if system.following.right <= 0.5 else f"{share} %"


def _true(metric: str, style: Style) -> Callable[[RankedSystem], str]:
    return lambda system: percent(system.true.get(metric), style.decimals)


def pairs_table(ranking: Ranking, style: Style = _STYLE) -> Table:
    """Show the agreement of each pair of systems: F1 of their arcs."""
    names = [printable(name) for name in ranking.voters]
    rows = tuple(
        (name, *(percent(value, style.decimals) if a != b else "" for b, value in enumerate(row)))
        for a, (name, row) in enumerate(zip(names, ranking.pairwise.tolist(), strict=True))
    )
    return Table(("System", *names), rows, "Agreement of pairs: F1 of their arcs, %")


def truth_table(ranking: Ranking, style: Style = _STYLE) -> Table:
    """Show how good the ranking, the consensus and the confidence are, where gold is known."""
    truth = ranking.truth
    assert truth is not None
    tau, metric = truth.tau, truth.metric
    order = "Kendall's tau of the order"
    rows = [
        *(
            [(order, _figure(tau.coefficient)), (f"{order}, p", _figure(tau.p, ".2g"))]
            if style.is_data
            else [(order, f"{_figure(tau.coefficient)} (p = {_figure(tau.p, '.2g')})")]
        ),
        (
            f"Loss of the first system against the best, {metric}",
            percent(truth.regret, style.decimals),
        ),
    ]
    if truth.consensus:
        rows.append((f"Consensus, {metric}", percent(truth.consensus[metric], style.decimals)))
        best = max(truth.scores[metric].values())
        rows.append((f"Best system, {metric}", percent(best, style.decimals)))
    if truth.trust:
        rows += [
            ("Confidence of arcs: AUC", _figure(truth.trust.auc)),
            ("Confidence of arcs: calibration error", _figure(truth.trust.calibration_error)),
            ("Confidence of arcs: Brier score", _figure(truth.trust.brier)),
        ]
    return Table(("Figure", "Value"), tuple(rows), "Against gold trees")


def _figure(value: float, form: str = ".3f") -> str:
    return UNDEFINED if math.isnan(value) else format(value, form)


def ranking_notes(ranking: Ranking) -> list[str]:
    """List doubts about the ranking, then the signature."""
    return [*map(printable, ranking.doubts), f"signature: {printable(str(ranking.signature))}"]


def rankings_tables(rankings: Rankings, style: Style = _STYLE) -> list[Table]:
    """Show the means of each system, and the order on each treebank."""
    return [means_table(rankings, style), treebanks_table(rankings, style)]


def means_table(rankings: Rankings, style: Style = _STYLE) -> Table:
    """Show the systems by the mean of their predicted LAS."""
    decimals = min(style.decimals, 1)
    rows = tuple(
        (
            printable(system.name),
            str(system.rank),
            str(system.treebanks),
            UNDEFINED if math.isnan(system.mean_rank) else f"{system.mean_rank:.1f}",
            percent(system.las, decimals),
            percent(system.uas, decimals),
        )
        for system in rankings.systems
    )
    header = ("System", "Rank", "Treebanks", "Mean rank", "LAS", "UAS")
    return Table(header, rows, "Means of predicted scores over treebanks")


def treebanks_table(rankings: Rankings, style: Style = _STYLE) -> Table:
    """Show the system ranked first on each treebank."""
    has_truth = any(treebank.truth for treebank in rankings.treebanks.values())
    rows = []
    for name, ranking in rankings.treebanks.items():
        first, truth = ranking.systems[0], ranking.truth
        cells = [
            printable(name),
            printable(first.name) if first.rank else UNDEFINED,
            str(len(ranking.systems)),
            percent(ranking.mean_agreement, 1),
            "yes" if ranking.reliable else "no",
            predicted(first.las, style),
        ]
        if has_truth:
            cells += [
                f"{truth.tau.coefficient:.3f}" if truth else UNDEFINED,
                percent(truth.regret if truth else None, style.decimals),
            ]
        rows.append(tuple(cells))
    of_truth = ("tau", "Loss") if has_truth else ()
    header = ("Treebank", "First", "Systems", "Agreement", "Reliable", "LAS", *of_truth)
    return Table(header, tuple(rows), "Treebanks", names=2)


def rankings_notes(rankings: Rankings) -> list[str]:
    """Name missing outputs and the treebanks that cannot be trusted, then the signature."""
    notes = []
    doubtful = [name for name, ranking in rankings.treebanks.items() if not ranking.reliable]
    if doubtful:
        notes.append(f"not reliable, because systems agree too little: {', '.join(doubtful)}")
    if rankings.missing:
        missing = counted(len(rankings.missing), "output")
        shown = ", ".join(f"{system} on {treebank}" for treebank, system in rankings.missing[:5])
        more = ", ..." if len(rankings.missing) > 5 else ""
        notes.append(
            f"{missing} missing, left out of the means ({shown}{more}); systems that lack outputs "
            "come last, because means over different treebanks cannot be compared"
        )
    notes += [f"{name}: fewer than two outputs, not ranked" for name in rankings.unranked]
    notes.append(FAMILIES)
    tau, regret = rankings.mean_of_truth("tau"), rankings.mean_of_truth("regret")
    if not math.isnan(tau):
        notes.append(f"means over treebanks: tau {tau:.3f}, loss of the first {percent(regret)}")
    first = next(iter(rankings.treebanks.values()))
    return [*map(printable, notes), f"signature: {printable(str(first.signature))}"]
