"""The page and the figures of `assess`: scores, patterns, quality of the best-scored parses."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from treeval.report.charts.canvas import NARROW, WIDTH, DrawnChart
from treeval.report.charts.lines import Point, column_chart, line_chart
from treeval.report.explorer.block import anchor
from treeval.report.explorer.volume import Layer, SentenceScore, Volume, phrase_layer
from treeval.report.pages.page import (
    Cell,
    Figures,
    Grid,
    Page,
    Prose,
    Provenance,
    Section,
    files_grid,
    folded,
)
from treeval.report.pages.sentences import sentence_section
from treeval.report.tables.assessment import (
    BY_LENGTH,
    NAMES,
    assessment_notes,
    best_table,
    gains_table,
    quality_tables,
    summary_table,
)
from treeval.report.text import printable, several
from treeval.tree.treebank import Treebank

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from treeval.arrays import Floats, Ints
    from treeval.assessment.pupa import PupaScores
    from treeval.assessment.quality import Quality
    from treeval.assessment.result import Assessment
    from treeval.tree.constituents import Trees

_MOST_TREES = 1_000  # of the best and of the worst sentences that are drawn
_OF_TREES = (
    "The sentences with their parses and scores. Sort them by a score to see the best or the worst "
    "first."
)
_MOST_STEPS = 200  # of the curve of patterns


def assessment_page(assessment: Assessment, command: str = "") -> Page:
    """Show everything about an assessment."""
    methods = ", ".join(NAMES[name] for name in assessment.scores)
    *doubts, _ = assessment_notes(assessment)
    drawn = _drawn(assessment)
    trees = assessment.taken(assessment.rows[drawn])
    if not len(trees):
        drawn = drawn[:0]
    quality = assessment.quality
    origin = Provenance(command, str(assessment.parameters.get("seed", "")))
    return Page(
        f"Which parses can be trusted: {methods}",
        f"{several(len(assessment.rows), 'sentence')}, scored without gold trees"
        + (" and evaluated against them" if quality else ""),
        (*origin.facts(), ("Parameters", printable(str(assessment.signature)))),
        (
            Section(
                "Scores of sentences",
                (
                    Grid.of(summary_table(assessment)),
                    _distributions(assessment, drawn),
                    Prose(tuple(doubts)),
                ),
            ),
            *_sentences(assessment, drawn, trees),
            *([_patterns(assessment.pupa)] if assessment.pupa else []),
            *(_quality(quality) if quality else []),
            *([_gains(assessment)] if assessment.gains else []),
            Section("Files", (files_grid(assessment.files),)),
        ),
    )


def assessment_figures(assessment: Assessment) -> dict[str, DrawnChart]:
    """Draw the figures for which there are numbers, by the names of their files."""
    drawn = {"frequent-patterns": _pattern_curve(assessment.pupa)} if assessment.pupa else {}
    return drawn | (_quality_curves(assessment.quality) if assessment.quality else {})


def _drawn(assessment: Assessment) -> Ints:
    """The places of the best and the worst sentences, in the order of the file."""
    ranked = assessment.ranked
    places = np.concatenate([ranked[:_MOST_TREES], ranked[_MOST_TREES:][-_MOST_TREES:]])
    return places[np.argsort(assessment.rows[places])]


def _sentences(assessment: Assessment, places: Ints, trees: Trees) -> tuple[Section, ...]:
    """List the best and the worst sentences, and draw their trees if they are known."""
    table = Grid.of(best_table(assessment))
    if not len(trees):
        return (Section("Best and worst sentences", (table,)),)
    scores = tuple(
        SentenceScore(NAMES[name], scores[places], is_share=False)
        for name, scores in assessment.scores.items()
    )
    numbers, order = assessment.rows[places], f"-{scores[0].name}"
    volume = Volume((_layer(trees),), scores=scores, numbers=numbers, order=order)
    shown = (*assessment.best, *assessment.worst[::-1])
    rows = tuple(
        (Cell(str(row[0]), target=anchor(at=str(sentence.index + 1))), *row[1:])
        for row, sentence in zip(table.rows, shown, strict=True)
    )
    left = len(assessment.ranked) - len(places)
    legend = _OF_TREES + (
        f" {several(left, 'sentence')} between them are left out." if left else ""
    )
    return (
        Section("Best and worst sentences", (replace(table, rows=rows),)),
        sentence_section(volume, legend=legend),
    )


def _layer(trees: Trees) -> Layer:
    if isinstance(trees, Treebank):
        return Layer("parses", trees)
    return phrase_layer("parses", trees)


def _distributions(assessment: Assessment, drawn: Ints) -> Figures:
    """Draw the scores of each method; columns lead to their sentences that are drawn."""
    return Figures(
        tuple(
            (
                column_chart(
                    distribution["edges"],
                    distribution["sentences"],
                    f"Scores of sentences by {NAMES[name]}",
                    across=NAMES[name],
                    up="sentences",
                    links=_anchors(
                        NAMES[name], assessment.scores[name][drawn], distribution["edges"]
                    ),
                    width=NARROW,
                ),
                f"Scores of sentences by {NAMES[name]}",
            )
            for name, distribution in assessment.distributions.items()
        )
    )


def _anchors(name: str, scores: Floats, edges: Sequence[float]) -> list[str]:
    """The anchors of the sentences in each column of a chart, "" where none is drawn.

    The limits are the lowest and the highest score of a column, because an edge belongs to one
    column only; they are as exact as the scores of the explorer.
    """
    known = np.sort(scores[~np.isnan(scores)])
    begins = np.searchsorted(known, edges[:-1])
    ends = [*begins[1:], len(known)]
    columns = (known[begin:end].astype(np.float32) for begin, end in zip(begins, ends, strict=True))
    return [
        anchor(measure=name, score=f"{column[0]!s} to {column[-1]!s}", sort=name)
        if len(column)
        else ""
        for column in columns
    ]


def _patterns(pupa: PupaScores) -> Section:
    said = (
        "PUPA trusts constituents whose pattern of tags is frequent. "
        "From X on, where the curve bends, further occurrences do not count."
    )
    chart = _pattern_curve(pupa)
    return Section("Patterns", (Figures.one(chart, chart.title), Prose((said,))))


def _pattern_curve(pupa: PupaScores) -> DrawnChart:
    """Draw the number of patterns that occur t times or more, on logarithmic axes, and X."""
    patterns = pupa.frequent_patterns
    times = np.unique(np.geomspace(1, max(len(patterns), 1), _MOST_STEPS).round().astype(int))
    curve = [(float(t), float(patterns[t - 1])) for t in times.tolist() if t <= len(patterns)]
    return line_chart(
        {"patterns": curve},
        "Patterns that occur t times or more",
        across="t",
        up="patterns",
        in_powers=True,
        mark=(float(max(pupa.ceiling, 1)), f"X = {pupa.ceiling}"),
    )


def _quality(quality: Quality) -> list[Section]:
    charts = _quality_curves(quality, NARROW).values()
    figures = tuple((chart, chart.title) for chart in charts)
    shown = [Grid.of(table, sortable=True) for table in quality_tables(quality)]
    return [
        Section("Quality of the best-scored parses", (Figures(figures), *folded("Tables", shown)))
    ]


def _quality_curves(quality: Quality, width: float = WIDTH) -> dict[str, DrawnChart]:
    """Draw the quality of the best-scored parses, by the names of the figures."""
    metric = quality.counts.metric.name
    mean, pooled, constituents, within, by_length = (
        table.title for table in quality_tables(quality)
    )
    means = {name: curve.mean for name, curve in quality.curves.items()}
    by_constituents = {name: curve.mean for name, curve in quality.by_constituents.items()}
    pools = {name: curve.pooled for name, curve in quality.curves.items()}

    def curves(values: Mapping[str, Floats], title: str, unit: str = "sentences") -> DrawnChart:
        points = {NAMES[name]: _points(curve) for name, curve in values.items()}
        across = f"best k % of the {unit}"
        return line_chart(points, title, across=across, up=f"{metric}, %", width=width)

    return {
        "mean-quality": curves(means, mean),
        "pooled-quality": curves(pools, pooled),
        "quality-by-constituents": curves(by_constituents, constituents, "constituents"),
        "quality-within-lengths": curves(quality.within_lengths, within),
        "quality-by-length": line_chart(
            _by_length(quality), by_length, across="words", up=f"{metric}, %", width=width
        ),
    }


def _points(curve: Floats) -> list[Point]:
    return [(float(share), 100 * value) for share, value in enumerate(curve.tolist(), start=1)]


def _by_length(quality: Quality) -> dict[str, list[Point]]:
    """The quality of the best sentences of each length, by method."""
    return {
        NAMES[name]: [
            (float(length), 100 * float(of_length[name].mean[BY_LENGTH - 1]))
            for length, of_length in quality.by_length.items()
        ]
        for name in quality.curves
    }


def _gains(assessment: Assessment) -> Section:
    said = (
        "An interval without 0 means that the difference is significant at the 5 % level. It "
        "comes from bootstrap resamples of the sentences."
    )
    return Section(
        "Differences between methods", (Grid.of(gains_table(assessment)), Prose((said,)))
    )
