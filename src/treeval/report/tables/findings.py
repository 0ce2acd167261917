"""Tables of findings: published and obtained figures, one table per place in the paper."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from treeval.report.tables.table import UNDEFINED, Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from treeval.experiments.findings import Finding, Findings, Verdict

_HEADER = ("", "Published", "Obtained", "Holds", "p or interval", "Note")
_OF_TEXT = frozenset({3, 4, 5})
_COMPUTED = 10  # digits; papers print fewer, so such a figure was computed from printed ones


def findings_tables(findings: Findings) -> list[Table]:
    """Make one table per place in the paper."""
    by_place: dict[str, list[Finding]] = {}
    for finding in findings.findings:
        by_place.setdefault(finding.place, []).append(finding)
    return [_table(place, several) for place, several in by_place.items()]


def findings_data(findings: Findings) -> Table:
    """Make one table of all figures for programs, with one row per figure."""
    rows = tuple((finding.place, *_row(finding)) for finding in findings.findings)
    header = ("place", "figure", *(head.lower() for head in _HEADER[1:]))
    return Table(header, rows, names=2, of_text=frozenset(place + 1 for place in _OF_TEXT))


def _table(place: str, several: Sequence[Finding]) -> Table:
    cells = {
        (finding.position.row, finding.position.column): finding
        for finding in several
        if finding.position
    }
    about = (("Place", place),)
    if len(cells) == len(several):
        return _laid_out(place, cells, about)
    return Table(_HEADER, tuple(map(_row, several)), place, about=about, of_text=_OF_TEXT)


def _laid_out(
    place: str,
    cells: Mapping[tuple[tuple[str, ...], str], Finding],
    about: tuple[tuple[str, str], ...],
) -> Table:
    """Lay figures out as in the paper; published figures stand before the obtained ones."""
    rows = list(dict.fromkeys(row for row, _ in cells))
    columns = {column: False for _, column in cells}
    notes: dict[tuple[str, ...], list[str]] = {row: [] for row in rows}
    for (row, column), found in cells.items():
        columns[column] |= not math.isnan(found.published)
        notes[row] += [found.note] if found.note else []
    header = [
        name for column, known in columns.items() for name in _names(column, is_published=known)
    ]
    has_notes = any(notes.values())

    def shown(row: tuple[str, ...]) -> Iterator[str]:
        for column, known in columns.items():
            yield from _both(cells.get((row, column)), is_published=known)
        if has_notes:
            yield "; ".join(dict.fromkeys(notes[row]))

    body = tuple((*row, *shown(row)) for row in rows)
    names = len(rows[0])
    begins = [at for at in range(1, len(rows)) if rows[at][0] != rows[at - 1][0]]
    rules = frozenset(begins if names > 1 else ())
    whole = (*("",) * names, *header, *(_HEADER[-1:] if has_notes else ()))
    of_text = frozenset({len(whole) - 1}) if has_notes else frozenset[int]()
    return Table(whole, body, place, rules, names, about, of_text)


def _names(column: str, *, is_published: bool) -> tuple[str, ...]:
    return (f"{column}: paper", f"{column}: here") if is_published else (column,)


def _both(finding: Finding | None, *, is_published: bool) -> tuple[str, ...]:
    """Write the figures of a cell."""
    position = finding.position if finding else None
    if finding is None or position is None:
        return ("", "") if is_published else ("",)
    figures = zip((finding.published, finding.obtained), position.marks, strict=True)
    both = tuple(
        "" if math.isnan(figure) else f"{figure:.{position.decimals}f}{mark}"
        for figure, mark in figures
    )
    return both if is_published else both[1:]


def _row(finding: Finding) -> tuple[str, ...]:
    figures = _printed(finding.published), _figure(finding.obtained)
    verdict = finding.verdict
    if verdict is None:
        return (finding.what, *figures, "", "", finding.note)
    holds = "not testable" if verdict.answer == "untestable" else verdict.answer
    return (finding.what, *figures, holds, evidence(verdict), _note(verdict, finding.note))


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
    """Write a p-value, or a bound if it is very small."""
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
