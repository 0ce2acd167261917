"""Tables and curves of `assess`: scores, frequent patterns, quality of the best-scored parses."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np

from treeval.report.tables.table import UNDEFINED, Style, Table, as_text, percent
from treeval.report.text import counted, cut, printable
from treeval.settings.setting import IDLE_SEED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from treeval.arrays import Floats
    from treeval.assessment.pupa import PupaScores
    from treeval.assessment.quality import Quality
    from treeval.assessment.result import Assessment

_SIGNS = "●○*+△□"
NAMES = {
    "pupa": "PUPA",
    "sepa": "SEPA",
    "mc": "MC",
    "random": "random",
    "arcs": "arcs",
    "confidence": "confidence",
}
BY_LENGTH = 20  # per cent of the sentences of each length
_SHARES = (5, 10, 20, 30, 40, 50, 100)  # those of the paper, and all
_WAYS = {
    "sentences": "Best 5 to 50 % of the sentences",
    "constituents": "Best 5 to 50 % of the constituents",
    "lengths": "Within each length",
}
_WIDEST_TEXT = 60  # columns of a sentence
_BAR = 40
_SMALL_BATCH = 500  # sentences, from which on the gain of PUPA does not grow (docs/assessment.md)
_STYLE = Style()


def assessment_text(assessment: Assessment, style: Style = _STYLE) -> str:
    """Write everything that is shown as plain text."""
    parts = [as_text(table) for table in assessment_tables(assessment, style)]
    if quality := assessment.quality:
        means = {NAMES[name]: curve.mean[1::2] for name, curve in quality.curves.items()}
        if curves := as_curves(means):
            title = f"Mean {quality.counts.metric.name} in % of the best 2, 4 ... 100 %"
            parts.append(f"{title}\n{curves}")
    return "\n\n".join([*parts, "\n".join(assessment_notes(assessment))])


def as_curves(curves: Mapping[str, Floats], height: int = 12, unit: float = 100) -> str:
    """Draw curves over the same positions, from left to right; undefined values leave gaps.

    Where curves meet, the first one is visible. ``unit`` multiplies the numbers at the axis.
    """
    values = [value for curve in curves.values() for value in curve.tolist() if value == value]  # noqa: PLR0124  nan
    if not values:
        return ""
    low, high = min(values), max(values)
    width = max(len(curve) for curve in curves.values())
    rows = [[" "] * width for _ in range(height)]
    for sign, curve in reversed([*zip(_SIGNS, curves.values(), strict=False)]):
        for column, value in enumerate(curve.tolist()):
            if value == value:  # noqa: PLR0124  nan
                level = round((height - 1) * (value - low) / (high - low or 1))
                rows[height - 1 - level][column] = sign
    lines = []
    for number, row in enumerate(rows):
        at = high - (high - low) * number / (height - 1)
        axis = f"{unit * at:6.1f} ┤" if number % 4 == 0 or number == height - 1 else "       │"
        lines.append((axis + "".join(row)).rstrip())
    named = "  ".join(f"{sign} {name}" for sign, name in zip(_SIGNS, curves, strict=False))
    return "\n".join([*lines, "       └" + "─" * width, f"        {named}"])


def assessment_tables(assessment: Assessment, style: Style = _STYLE) -> list[Table]:
    """Make tables of scores and, if they are known, of patterns and quality."""
    return [
        summary_table(assessment),
        best_table(assessment, None if style.is_data else _WIDEST_TEXT),
        *([_patterns(assessment.pupa, style)] if assessment.pupa else []),
        *(quality_tables(assessment.quality, style.decimals) if assessment.quality else []),
        *([gains_table(assessment, style.decimals)] if assessment.gains else []),
    ]


def summary_table(assessment: Assessment) -> Table:
    """Show the number of sentences with a score, and its quantiles, with one row per method."""
    rows = []
    for name, found in assessment.summary.items():
        number, *quantiles = found.values()
        cells = [f"{figure:.4g}" for figure in quantiles] or [UNDEFINED] * 5
        rows.append((NAMES[name], str(number), *cells))
    header = ("Method", "Sentences", "Lowest", "Quarter", "Median", "3 quarters", "Highest")
    return Table(header, tuple(rows), "Scores of sentences")


def best_table(assessment: Assessment, widest: int | None = None) -> Table:
    """Show the best and the worst sentences by the first method, with texts of limited width."""
    first = next(iter(assessment.scores))
    best, worst = assessment.best, assessment.worst
    rows = tuple(
        (
            printable(sentence.called),
            str(sentence.length),
            *map(_number, sentence.scores.values()),
            cut(printable(sentence.text), widest or len(sentence.text) + 1),
        )
        for sentence in (*best, *worst[::-1])
    )
    header = ("Sentence", "Words", *(NAMES[name] for name in assessment.scores), "Text")
    rules = frozenset({len(best)} if worst else ())
    within = ", within their lengths" if assessment.within_lengths else ""
    title = f"Best and worst sentences by {NAMES[first]}{within}"
    return Table(header, rows, title, rules, of_text=frozenset({len(header) - 1}))


def sentences_table(assessment: Assessment) -> Table:
    """Show every sentence for programs; those of large files without names and texts."""
    numbers, lengths = assessment.rows.tolist(), assessment.lengths.tolist()
    scores = [values.tolist() for values in assessment.scores.values()]
    if assessment.within_lengths:
        scores.append(assessment.deciding.tolist())
    columns = (*assessment.scores, *(["within_lengths"] if assessment.within_lengths else []))
    cells = [
        tuple("" if math.isnan(value) else repr(value) for value in row)
        for row in zip(*scores, strict=True)
    ]
    named = [(str(number + 1), "") for number in numbers]
    if assessment.has_texts:
        named = [
            (sentence.called, sentence.text)
            for sentence in assessment.described(np.arange(len(numbers)))
        ]
    rows = tuple(
        (str(number + 1), name, str(length), *values, text, str(assessment.signature))
        for number, length, values, (name, text) in zip(numbers, lengths, cells, named, strict=True)
    )
    header = ("number", "sentence", "words", *columns, "text", "signature")
    return Table(header, rows, names=2, of_text=frozenset({len(header) - 2, len(header) - 1}))


def _number(value: float) -> str:
    return UNDEFINED if math.isnan(value) else f"{value:.4g}"


def _patterns(pupa: PupaScores, style: Style) -> Table:
    """Count patterns by how often they occur; in text, with bars on a logarithmic scale."""
    patterns, title = pupa.frequent_patterns, "Patterns that occur t times or more"
    times = sorted({*(1 << k for k in range(len(patterns).bit_length())), pupa.ceiling})
    numbers = [int(patterns[t - 1]) if 0 < t <= len(patterns) else 0 for t in times]
    if style.form != "text":
        counts = tuple((str(t), str(n)) for t, n in zip(times, numbers, strict=True))
        return Table(("t", "Patterns"), counts, title)
    most = math.log1p(int(patterns[0]) if len(patterns) else 0) or 1
    rows = []
    for t, number in zip(times, numbers, strict=True):
        bar = "█" * round(_BAR * math.log1p(number) / most)
        rows.append((str(t), str(number), bar.ljust(_BAR), "X" if t == pupa.ceiling else ""))
    return Table(("t", "Patterns", "", ""), tuple(rows), title)


def quality_tables(quality: Quality, decimals: int = 2) -> list[Table]:
    """Show means and pooled scores of the best shares, then means by sentence length."""
    metric = quality.counts.metric.name
    curves = quality.curves.items()
    shares = "of the best 5 ... 100 %"
    return [
        _shares(
            {name: curve.mean for name, curve in curves},
            f"Mean {metric} in % {shares} of the sentences",
            f"mean {metric}",
            decimals,
        ),
        _shares(
            {name: curve.pooled for name, curve in curves},
            f"{metric} in % over all constituents or words {shares} of the sentences",
            f"pooled {metric}",
            decimals,
        ),
        _shares(
            {name: curve.mean for name, curve in quality.by_constituents.items()},
            f"Mean {metric} in % {shares} of the constituents",
            f"mean {metric} by constituents",
            decimals,
        ),
        _shares(
            quality.within_lengths,
            f"Mean {metric} in % {shares} of the sentences of every length",
            f"mean {metric} within lengths",
            decimals,
        ),
        _lengths(quality, decimals),
    ]


def _shares(curves: Mapping[str, Floats], title: str, measure: str, decimals: int) -> Table:
    """Show the quality of the best shares, with one row per method."""
    rows = tuple(
        (NAMES[name], *(percent(float(values[share - 1]), decimals) for share in _SHARES))
        for name, values in curves.items()
    )
    header = ("Method", *(f"{share} %" for share in _SHARES))
    return Table(header, rows, title, about=(("Quality", measure),))


def _lengths(quality: Quality, decimals: int) -> Table:
    """Show the quality of the best sentences of each length, with one row per length."""
    metric = quality.counts.metric.name
    rows = []
    for length, curves in quality.by_length.items():
        best = [percent(float(curve.mean[BY_LENGTH - 1]), decimals) for curve in curves.values()]
        every = percent(float(next(iter(curves.values())).mean[-1]), decimals)
        rows.append((str(length), str(quality.sentences_of(length)), *best, every))
    header = ("Words", "Sentences", *(NAMES[name] for name in quality.curves), "All")
    title = f"Mean {metric} in % of the best {BY_LENGTH} % of the sentences of each length"
    measure = f"mean {metric} of the best {BY_LENGTH} %"
    return Table(header, tuple(rows), title, about=(("Quality", measure),))


def gains_table(assessment: Assessment, decimals: int = 2) -> Table:
    """Show differences between methods with their intervals, with one row per comparison."""
    rows: dict[tuple[str, str | None], list[str]] = {}
    for gain in assessment.gains:
        numbers = (100 * number for number in (gain.difference, gain.low, gain.high))
        middle, low, high = (f"{number:+.{decimals}f}" for number in numbers)
        rows.setdefault((gain.method, gain.over), []).append(f"{middle} [{low}, {high}]")
    metric = assessment.quality.counts.metric.name if assessment.quality else ""
    return Table(
        (
            "",
            *(
                _WAYS[gain]
                for gain in dict.fromkeys(comparison.by for comparison in assessment.gains)
            ),
        ),
        tuple(
            (f"{NAMES[method]} less {NAMES[over] if over else 'all sentences'}", *cells)
            for (method, over), cells in rows.items()
        ),
        f"Differences in mean {metric}, in points, with 95 % intervals",
        about=(("Measure", f"differences in mean {metric}"),),
    )


def assessment_notes(assessment: Assessment) -> list[str]:
    """List doubts about the scores, then the signature."""
    notes = []
    if assessment.skipped:
        skipped = counted(assessment.skipped, "sentence")
        notes.append(f"{skipped} skipped, first: {assessment.first_problem}")
    if assessment.unlisted:
        words = int(assessment.lengths.sum())
        listing = assessment.parameters["tags"]
        notes.append(f"{listing}: {assessment.unlisted} of {words} words have no class in it")
    if assessment.pupa and len(assessment.rows) < _SMALL_BATCH:
        number = counted(len(assessment.rows), "sentence")
        notes.append(
            f"{number} only: PUPA counts patterns, and needs about {_SMALL_BATCH} sentences"
        )
    if assessment.has_idle_seed:
        notes.append(IDLE_SEED)
    quality = assessment.quality
    if quality and not len(quality.rows):
        shortest = f"no sentence has {quality.shortest} words or more"
        notes.append(f"{UNDEFINED} quality: {shortest}, so there is nothing to evaluate")
    if assessment.pupa and assessment.pupa.patterns.lost:
        notes.append(
            f"counts of patterns may be too low by up to {assessment.pupa.patterns.lost}: "
            "there are more patterns than fit into the memory for them"
        )
    return [*map(printable, notes), f"signature: {printable(str(assessment.signature))}"]
