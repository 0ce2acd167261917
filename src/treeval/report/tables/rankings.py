"""Tables and notes of rankings of many treebanks."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from treeval.report.tables.ranking import FAMILIES, predicted
from treeval.report.tables.style import Style
from treeval.report.tables.table import UNDEFINED, Table, percent
from treeval.report.text import counted, printable

if TYPE_CHECKING:
    from treeval.assessment.ranking.treebanks import Rankings

_STYLE = Style()


def rankings_tables(rankings: Rankings, style: Style = _STYLE) -> list[Table]:
    """Show the means of each system, and the order on each treebank."""
    return [means_table(rankings, style), treebanks_table(rankings, style)]


def means_table(rankings: Rankings, style: Style = _STYLE) -> Table:
    """Show the systems by the mean of their predicted LAS."""
    decimals = min(style.decimals, 1)
    rows = tuple(
        (
            printable(one.name),
            str(one.rank),
            str(one.treebanks),
            UNDEFINED if math.isnan(one.mean_rank) else f"{one.mean_rank:.1f}",
            percent(one.las, decimals),
            percent(one.uas, decimals),
        )
        for one in rankings.systems
    )
    header = ("System", "Rank", "Treebanks", "Mean rank", "LAS", "UAS")
    return Table(header, rows, "Means of predicted scores over treebanks")


def treebanks_table(rankings: Rankings, style: Style = _STYLE) -> Table:
    """Show the system ranked first on each treebank."""
    has_truth = any(one.truth for one in rankings.treebanks.values())
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
    doubtful = [name for name, one in rankings.treebanks.items() if not one.reliable]
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
