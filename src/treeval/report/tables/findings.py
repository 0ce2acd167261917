"""Tables of findings: published and obtained figures, one table per place in the paper."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from treeval.report.tables.table import UNDEFINED, Table

if TYPE_CHECKING:
    from treeval.experiments.findings import Finding, Findings

_HOLDS = {True: "yes", False: "no", None: ""}


def findings_tables(findings: Findings) -> list[Table]:
    """Make one table per place in the paper."""
    return [
        Table(
            ("", "Published", "Obtained", "Holds", "Note"),
            tuple(_row(found) for found in findings.findings if found.place == place),
            place,
            about=(("Place", place),),
        )
        for place in dict.fromkeys(found.place for found in findings.findings)
    ]


def _row(found: Finding) -> tuple[str, ...]:
    shown = map(_figure, (found.published, found.obtained))
    return (found.what, *shown, _HOLDS[found.holds], found.note)


def _figure(figure: float) -> str:
    if math.isnan(figure):
        return UNDEFINED
    return f"{figure:,.0f}" if abs(figure) >= 10_000 else f"{figure:.4g}"
