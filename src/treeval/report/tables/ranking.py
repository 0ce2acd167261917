"""Tables and notes of `rank`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.tables.style import Style
from treeval.report.tables.table import UNDEFINED, Table, percent
from treeval.report.text import printable

if TYPE_CHECKING:
    from collections.abc import Callable

    from treeval.assessment.ranking.calibration import Prediction
    from treeval.assessment.ranking.result import RankedSystem, Ranking

_STYLE = Style()


def ranking_tables(ranking: Ranking, style: Style = _STYLE) -> list[Table]:
    """Make the table of systems, their agreement in pairs if there are few, and the truth."""
    if ranking.systems[0].rank is None:
        return [pairs_table(ranking, style)]
    tables = [systems_table(ranking, style)]
    if ranking.truth:
        tables.append(truth_table(ranking, style))
    return tables


def systems_table(ranking: Ranking, style: Style = _STYLE) -> Table:
    """Show the systems from best to worst."""
    columns: list[tuple[str, Callable[[RankedSystem], str]]] = [
        ("Rank", lambda one: str(one.rank)),
        ("Range", _range),
        ("f", lambda one: percent(one.consensus_agreement, style.decimals)),
        ("v", lambda one: percent(one.agreement, style.decimals)),
    ]
    if not ranking.unpredicted:
        columns += [
            ("LAS", lambda one: predicted(one.las, style)),
            (f"LAS {ranking.level} %", lambda one: _interval(one.las, style)),
            ("UAS", lambda one: predicted(one.uas, style)),
            (f"UAS {ranking.level} %", lambda one: _interval(one.uas, style)),
        ]
    columns += [
        ("Segmenter", lambda one: str(one.segmenter)),
        ("Order right", _order_right),
    ]
    if ranking.truth:
        for metric in ranking.truth.scores:
            columns.append((f"true {metric}", _true(metric, style)))
    rows = tuple(
        (printable(one.name), *(show(one) for _, show in columns)) for one in ranking.systems
    )
    header = ("System", *(name for name, _ in columns))
    return Table(header, rows, _heading(ranking))


def _heading(ranking: Ranking) -> str:
    if ranking.reliable:
        return ""
    agreement = percent(ranking.mean_agreement, 1)
    return f"Not reliable: the systems agree on only {agreement} % of arcs"


def _range(one: RankedSystem) -> str:
    if one.best_rank is None or one.worst_rank is None:
        return UNDEFINED
    same = one.best_rank == one.worst_rank
    return str(one.best_rank) if same else f"{one.best_rank}–{one.worst_rank}"


def predicted(prediction: Prediction | None, style: Style) -> str:
    return percent(prediction.predicted if prediction else None, min(style.decimals, 1))


def _interval(prediction: Prediction | None, style: Style) -> str:
    if prediction is None:
        return UNDEFINED
    decimals = min(style.decimals, 1)
    return f"{percent(prediction.low, decimals)}–{percent(prediction.high, decimals)}"


def _order_right(one: RankedSystem) -> str:
    """Say how often two systems with such a difference are in the right order."""
    if one.following is None or one.following.right is None:
        return UNDEFINED
    return "even" if one.following.right <= 0.5 else f"{percent(one.following.right, 0)} %"


def _true(metric: str, style: Style) -> Callable[[RankedSystem], str]:
    return lambda one: percent(one.true.get(metric), style.decimals)


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
    rows = [
        ("Kendall's tau of the order", f"{tau.coefficient:.3f} (p = {tau.p:.2g})"),
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
            ("Confidence of arcs: AUC", f"{truth.trust.auc:.3f}"),
            ("Confidence of arcs: calibration error", f"{truth.trust.calibration_error:.3f}"),
            ("Confidence of arcs: Brier score", f"{truth.trust.brier:.3f}"),
        ]
    return Table(("Against gold trees", ""), tuple(rows))


def ranking_notes(ranking: Ranking) -> list[str]:
    """List doubts about the ranking, then the signature."""
    return [*map(printable, ranking.doubts), f"signature: {printable(str(ranking.signature))}"]
