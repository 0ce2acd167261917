"""Scores for programs: one table with one value per row, in long form."""

from __future__ import annotations

import math
from itertools import chain
from typing import TYPE_CHECKING

from treeval.report.tables.scores import DRAWN, evalb_table, shown_value
from treeval.report.tables.table import UNDEFINED, Style, Table
from treeval.report.text import printable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from treeval.scoring.breakdown import Breakdown
    from treeval.scoring.campaign import Campaign
    from treeval.scoring.results import MetricResult, Results

HEADER = ("system", "metric", "by", "group", "measure", "value", "signature")
Unsigned = tuple[str, str, str, str, str, str]
Row = tuple[str, str, str, str, str, str, str]
_TEXTS = 5  # columns before the value


def score_data(results: Results, style: Style) -> Table:
    """Give all numbers of the results; shares are in %, and undefined values are empty."""
    return Table(HEADER, tuple(_rows(results, style)), names=_TEXTS, of_text=frozenset({6}))


def campaign_data(campaign: Campaign, style: Style) -> Table:
    """Give all numbers of all treebanks, then the means, whose treebank is called mean."""
    rows = [
        (printable(name), *row)
        for name, results in campaign.treebanks.items()
        for row in _rows(results, style)
    ]
    rows += _missing(campaign, style)
    if campaign.means:
        rows += [("mean", *row) for row in _rows(campaign.means, style)]
    else:
        rows += [("mean", *row) for row in _means(campaign, style)]
    of_text = frozenset({len(HEADER)})
    return Table(("treebank", *HEADER), tuple(rows), names=_TEXTS + 1, of_text=of_text)


def _missing(campaign: Campaign, style: Style) -> Iterator[tuple[str, *Row]]:
    """The scores of systems without output: undefined, or 0 if missing outputs count as zero."""
    for treebank, system in campaign.missing:
        for metric in campaign.metrics:
            shown = shown_value(campaign.score(treebank, system, metric), style, share=True)
            yield printable(treebank), printable(system), metric, "", "", "score", shown, ""


def _means(campaign: Campaign, style: Style) -> Iterator[Row]:
    signature = campaign.quoted_signature
    for system in campaign.systems:
        for metric in campaign.metrics:
            share = next(iter(campaign.treebanks.values())).systems[0].scores[metric].is_share
            mean = shown_value(campaign.macro(system, metric), style, share)
            yield printable(system), metric, "", "", "score", mean, signature


def _rows(results: Results, style: Style) -> Iterator[Row]:
    """Give each number the signature of its metric and system, with the draws of all tests."""
    drawn = results.signature.only(DRAWN)
    signatures = {
        (printable(system.name), metric): str(found.signature.joined(drawn))
        for system in results.systems
        for metric, found in system.scores.items()
    }
    for row in chain(
        _scores(results, style),
        _summaries(results, style),
        *(_groups(breakdown, results, style) for breakdown in results.breakdowns),
        _tests(results, style),
        _sentences(results, style),
    ):
        yield (*row, signatures[row[:2]])


def _scores(results: Results, style: Style) -> Iterator[Unsigned]:
    for system in results.systems:
        for metric, found in system.scores.items():
            for measure, value in _measures(found):
                shown = _shown(value, style, found.is_share, results)
                yield printable(system.name), metric, "", "", measure, shown


def _shown(value: float, style: Style, share: bool, results: Results) -> str:
    if math.isnan(value):
        return f"{0:.{style.decimals}f}" if results.undefined == "zero" else UNDEFINED
    return shown_value(value, style, share)


def _measures(result: MetricResult) -> Iterator[tuple[str, float]]:
    yield "score", result.score
    yield from result.measures.items()
    if result.interval:
        yield from (("low", result.interval.low), ("high", result.interval.high))


def _summaries(results: Results, style: Style) -> Iterator[Unsigned]:
    """The figures of EVALB, of all sentences and of those up to the cut-off."""
    for name, summary in (results.summaries or {}).items():
        table = evalb_table(name, summary, style)
        for measure, *values in table.rows:
            for group, value in zip(table.header[1:], values, strict=True):
                yield printable(name), "EVALB", "length", group, measure.lower(), value


def _groups(breakdown: Breakdown, results: Results, style: Style) -> Iterator[Unsigned]:
    share = results.systems[0].scores[breakdown.metric].is_share
    about = (printable(breakdown.system), breakdown.metric, breakdown.by)
    for group in breakdown.groups:
        name = printable(group.name)
        for measure, value in {"score": group.score, **group.measures}.items():
            yield (*about, name, measure, _shown(value, style, share, results))
        for measure, number in {**group.counts, "lost": group.lost}.items():
            yield (*about, name, measure, f"{number:.15g}")


def _tests(results: Results, style: Style) -> Iterator[Unsigned]:
    for metric, standings in (results.rankings or {}).items():
        for system in standings.systems:
            ranks = {
                "rank": system.rank,
                "best_rank": system.best,
                "worst_rank": system.worst,
                "cluster": system.cluster,
            }
            for measure, rank in ranks.items():
                yield printable(system.name), metric, "", "", measure, str(rank)
    for metric, found in (results.comparisons or {}).items():
        share = results.systems[0].scores[metric].is_share
        for test in found:
            about = (printable(test.b), metric, "compared with", printable(test.a))
            yield (*about, "difference", shown_value(test.difference, style, share))
            for measure, p in (("p", test.p), ("p_adjusted", test.adjusted)):
                yield (*about, measure, UNDEFINED if math.isnan(p) else f"{p:.6g}")


def _sentences(results: Results, style: Style) -> Iterator[Unsigned]:
    for system in results.systems if results.sentences else ():
        for metric in results.quoted:
            scores = results.sentence_scores(system.name, metric).tolist()
            share = system.scores[metric].is_share
            for sentence, score in zip(results.sentences, scores, strict=True):
                about = (printable(system.name), metric, "sentence", printable(sentence.called))
                yield (*about, "score", _shown(score, style, share, results))
