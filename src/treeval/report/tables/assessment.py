"""Tables and curves of `assess`: scores, frequent patterns, quality of the best-scored parses."""

import math
from collections.abc import Iterator

import numpy as np

from treeval.arrays import Floats
from treeval.assessment.assess import Assessment
from treeval.assessment.pupa import PupaScores
from treeval.assessment.quality import SHORTEST, Curve, Quality
from treeval.assessment.selection import ranking
from treeval.report.charts.curves import as_curves
from treeval.report.tables.table import UNDEFINED, Table, as_text, percent
from treeval.report.text import several
from treeval.version import __version__

SHARES = (5, 10, 20, 30, 40, 50, 100)  # those of the paper, and all
NAMES = {"pupa": "PUPA", "sepa": "SEPA", "mc": "MC", "random": "random"}
_BEST = 10
_QUANTILES = (0, 0.25, 0.5, 0.75, 1)
_BY_LENGTH = 20  # per cent of the sentences of a length
_BAR = 40


def assessment_text(assessment: Assessment) -> str:
    """Everything `assess` shows by default."""
    tables = [summary_table(assessment), best_table(assessment)]
    parts = [as_text(table) for table in tables]
    if assessment.pupa:
        parts.append(as_text(_patterns(assessment.pupa)))
    if assessment.quality:
        quality = assessment.quality
        parts += [as_text(table) for table in quality_tables(quality)]
        means = {NAMES[name]: curve.mean[1::2] for name, curve in quality.curves.items()}
        if curves := as_curves(means):
            title = f"Mean {quality.counts.metric.name} in % of the best 2, 4... 100 %"
            parts.append(f"{title}\n{curves}")
    return "\n\n".join([*parts, *assessment_notes(assessment)])


def quantiles(scores: Floats) -> list[float]:
    """The lowest score, the quarters, and the highest; none where nothing is defined."""
    defined = scores[~np.isnan(scores)]
    found: list[float] = np.quantile(defined, _QUANTILES).tolist() if len(defined) else []
    return found


def summary(assessment: Assessment) -> dict[str, dict[str, float]]:
    """How many sentences have a score by each method, and its quantiles."""
    names = ("lowest", "quarter", "median", "three_quarters", "highest")
    return {
        name: {
            "sentences": int(np.count_nonzero(~np.isnan(scores))),
            **dict(zip(names, quantiles(scores), strict=False)),
        }
        for name, scores in assessment.scores.items()
    }


def summary_table(assessment: Assessment) -> Table:
    rows = []
    for name, scores in assessment.scores.items():
        number = np.count_nonzero(~np.isnan(scores))
        cells = [f"{figure:.4g}" for figure in quantiles(scores)] or [UNDEFINED] * 5
        rows.append((NAMES[name], str(number), *cells))
    header = ("Method", "Sentences", "Lowest", "Quarter", "Median", "3 quarters", "Highest")
    return Table(header, tuple(rows), "Scores of sentences")


def best_table(assessment: Assessment) -> Table:
    """The best and the worst sentences by the first method."""
    first = next(iter(assessment.scores))
    order = ranking(assessment.scores[first])
    order = order[~np.isnan(assessment.scores[first][order])]
    shown = [*order[:_BEST], *order[_BEST:][-_BEST:]]
    rows = tuple(
        (
            str(assessment.rows[place] + 1),
            str(assessment.lengths[place]),
            *(_number(scores[place]) for scores in assessment.scores.values()),
        )
        for place in shown
    )
    header = ("Sentence", "Words", *(NAMES[name] for name in assessment.scores))
    rules = frozenset({_BEST} if len(shown) > _BEST else ())
    return Table(header, rows, f"Best and worst by {NAMES[first]}", rules)


def _number(value: float) -> str:
    return UNDEFINED if math.isnan(value) else f"{value:.4g}"


def _patterns(found: PupaScores) -> Table:
    """The number of patterns by how often they occur, as bars on a scale of powers."""
    patterns = found.frequent_patterns
    times = sorted({*(1 << k for k in range(len(patterns).bit_length())), found.ceiling})
    most = math.log1p(int(patterns[0]) if len(patterns) else 0) or 1
    rows = []
    for t in times:
        number = int(patterns[t - 1]) if 0 < t <= len(patterns) else 0
        bar = "█" * round(_BAR * math.log1p(number) / most)
        rows.append((str(t), str(number), bar.ljust(_BAR), "X" if t == found.ceiling else ""))
    return Table(("t", "Patterns", "", ""), tuple(rows), "Patterns that occur t times or more")


def quality_tables(quality: Quality) -> list[Table]:
    """Means and pooled scores of the best shares, then means by sentence length."""
    metric = quality.counts.metric.name
    return [
        _shares(quality, "mean", f"Mean {metric} in % of the best 5... 100 % of the sentences"),
        _shares(quality, "pooled", f"{metric} in % over all their constituents or words"),
        _within_lengths(quality),
        _lengths(quality),
    ]


def _shares(quality: Quality, kind: str, title: str) -> Table:
    rows = tuple(
        (NAMES[name], *(percent(getattr(curve, kind)[share - 1]) for share in SHARES))
        for name, curve in quality.curves.items()
    )
    return Table(("Method", *(f"{share} %" for share in SHARES)), rows, title)


def _within_lengths(quality: Quality) -> Table:
    rows = tuple(
        (NAMES[name], *(percent(float(means[share - 1])) for share in SHARES))
        for name, means in quality.within_lengths.items()
    )
    title = f"Mean {quality.counts.metric.name} in % of the best 5... 100 % of every length"
    return Table(("Method", *(f"{share} %" for share in SHARES)), rows, title)


def _lengths(quality: Quality) -> Table:
    def cell(curve: Curve, share: int) -> str:
        return percent(float(curve.mean[share - 1]))

    rows = []
    for length, curves in quality.by_length.items():
        best = (cell(curve, _BY_LENGTH) for curve in curves.values())
        every = cell(next(iter(curves.values())), 100)
        rows.append((str(length), str(quality.sentences_of(length)), *best, every))
    header = ("Words", "Sentences", *(NAMES[name] for name in quality.curves), "All")
    title = f"Mean {quality.counts.metric.name} in % of the best {_BY_LENGTH} % of each length"
    return Table(header, tuple(rows), title)


def assessment_notes(assessment: Assessment) -> Iterator[str]:
    shown = {name: value for name, value in assessment.parameters.items() if value is not None}
    parts = [f"{name}:{value}" for name, value in shown.items()]
    yield "|".join([*parts, f"v:{__version__}"])
    if assessment.skipped:
        skipped = several(assessment.skipped, "sentence")
        yield f"{skipped} skipped, first: {assessment.first_problem}"
    if assessment.quality and not len(assessment.quality.rows):
        yield f"{UNDEFINED} quality: no sentence of {SHORTEST} words or more to judge"
    if assessment.pupa and assessment.pupa.patterns.lost:
        yield (
            f"counts of patterns may be too low by up to {assessment.pupa.patterns.lost}: "
            "there were more patterns than memory was allowed for"
        )
