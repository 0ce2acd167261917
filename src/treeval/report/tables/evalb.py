"""EVALB's summary as a table: all sentences beside those up to the cut-off."""

from dataclasses import fields

from treeval.metrics.evalb import EvalbFigures, EvalbSummary
from treeval.report.tables.style import Style
from treeval.report.tables.table import UNDEFINED, Table, percent

_NAMES = {
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
_PLAIN = ("average_crossing",)


def evalb_table(system: str, summary: EvalbSummary, style: Style) -> Table:
    rows = tuple(
        (
            _NAMES[field.name],
            *(_cell(figures, field.name, style) for figures in (summary.all, summary.short)),
        )
        for field in fields(EvalbFigures)
    )
    return Table(("EVALB", "All", f"≤ {summary.cutoff}"), rows, f"EVALB: {system}")


def _cell(figures: EvalbFigures, name: str, style: Style) -> str:
    value = getattr(figures, name)
    if isinstance(value, int):
        return str(value)
    if name in _PLAIN:
        return UNDEFINED if value != value else f"{value:.{style.decimals}f}"  # noqa: PLR0124
    return percent(value, style.decimals)
