"""Tables of findings: published and obtained figures, one table per place in the paper."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from treeval.report.tables.table import UNDEFINED, Table

if TYPE_CHECKING:
    from treeval.experiments.findings import Finding, Findings
    from treeval.experiments.verdicts import Verdict

_HEADER = ("", "Published", "Obtained", "Holds", "p or interval", "Note")
_OF_TEXT = frozenset({3, 4, 5})
_COMPUTED = 10  # digits; papers print fewer, so such a figure was computed from printed ones


def findings_tables(findings: Findings) -> list[Table]:
    """Make one table per place in the paper."""
    return [
        Table(
            _HEADER,
            tuple(_row(found) for found in findings.findings if found.place == place),
            place,
            about=(("Place", place),),
            of_text=_OF_TEXT,
        )
        for place in dict.fromkeys(found.place for found in findings.findings)
    ]


def _row(found: Finding) -> tuple[str, ...]:
    figures = _printed(found.published), _figure(found.obtained)
    verdict = found.verdict
    if verdict is None:
        return (found.what, *figures, "", "", found.note)
    holds = "not testable" if verdict.answer == "untestable" else verdict.answer
    return (found.what, *figures, holds, evidence(verdict), _note(verdict, found.note))


def _note(verdict: Verdict, note: str) -> str:
    why = verdict.why and f"not testable here: {verdict.why}"
    claim = f"claim: {verdict.claim.rstrip('.')}"
    return "; ".join(part for part in (claim, verdict.test, why, note) if part)


def evidence(verdict: Verdict) -> str:
    """Write the p-value or the interval of a verdict."""
    if verdict.p is not None:
        return shown_p(verdict.p)
    if verdict.interval is not None:
        return "[{:+.4g}, {:+.4g}]".format(*verdict.interval)
    return ""


def shown_p(p: float) -> str:
    """Write a p-value; very small ones as a bound."""
    if math.isnan(p):
        return "p undefined"
    return "p < 0.0001" if p < 0.0001 else f"p = {p:.2g}" if p < 0.001 else f"p = {p:.3f}"


def _printed(figure: float) -> str:
    """Write a figure as the paper prints it, with all its digits."""
    shown = f"{figure:.{_COMPUTED}g}"
    digits = sum(char.isdigit() for char in shown.lstrip("-0."))
    return _figure(figure) if math.isnan(figure) or digits >= _COMPUTED else _grouped(shown)


def _grouped(shown: str) -> str:
    return f"{float(shown):,.0f}" if abs(float(shown)) >= 10_000 else shown


def _figure(figure: float) -> str:
    if math.isnan(figure):
        return UNDEFINED
    return f"{figure:,.0f}" if abs(figure) >= 10_000 else f"{figure:.4g}"
