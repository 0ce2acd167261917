"""Tables 1 and 2 of the TedEval paper: published beside obtained cells, and their agreement."""

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations

import numpy as np

from treeval.experiments.findings import Finding, Position, published, published_marks
from treeval.experiments.tedeval.design import (
    DISTANCES,
    MEASURES,
    TABLES,
    Contrast,
    Golds,
    ScoreName,
    TrainedParser,
    contrasts_of,
    joined,
)
from treeval.settings.certainty import ALPHA
from treeval.statistics.correlation import pearson_r
from treeval.statistics.resampling import Difference

DAGGER = "†"
AGREEMENT = "agreement with the published tables"
_PAPER = "tedeval"

Tests = Mapping[Contrast, Difference]


class PublishedTable:
    """The figures of one parser's table; nan, and no signs, for parsers that the paper lacks."""

    def __init__(self, parser: str) -> None:
        self._table = TABLES.get(parser, "")

    @property
    def is_known(self) -> bool:
        return bool(self._table)

    def place(self, side: str) -> str:
        return f"{self._table}, {side}"

    def score(self, side: str, trained: str, golds: Golds, measure: ScoreName) -> float:
        key = self.place(side), _what(trained, golds, measure)
        return _figures().get(key, math.nan)

    def mark(self, side: str, trained: str, golds: Golds, measure: ScoreName) -> str:
        return _marks().get((self.place(side), _what(trained, golds, measure)), "")

    def difference(self, side: str, contrast: Contrast) -> float:
        """The score of b minus that of a."""
        a, b, golds, measure = contrast
        return self.score(side, b, golds, measure) - self.score(side, a, golds, measure)

    def is_significant(self, side: str, contrast: Contrast) -> bool:
        """Two results that both have a dagger do not differ significantly."""
        a, b, golds, measure = contrast
        return not all(self.mark(side, trained, golds, measure) for trained in (a, b))


@cache
def _figures() -> Mapping[tuple[str, str], float]:
    return published(_PAPER)


@cache
def _marks() -> Mapping[tuple[str, str], str]:
    return published_marks(_PAPER)


def _what(trained: str, golds: Golds, measure: ScoreName) -> str:
    return f"{trained} against {joined(golds)}: {measure}"


def table_findings(parsed: TrainedParser, tests: Tests) -> Iterator[Finding]:
    """Lay out both halves of a table; rows are golds and scores, columns are training schemes."""
    paper = PublishedTable(parsed.parser)
    for side, schemes in parsed.halves.items():
        place = f"{TABLES.get(parsed.parser, 'as table 1')} ({parsed.parser}), {side} half"
        for golds, measure in _rows(schemes):
            for trained in schemes if len(golds) == 1 else golds:
                given = paper.score(side, trained, golds, measure)
                marks = (
                    paper.mark(side, trained, golds, measure),
                    _dagger(trained, [one for one in tests if one[2:] == (golds, measure)], tests),
                )
                yield Finding(
                    place,
                    _what(trained, golds, measure),
                    given,
                    parsed.score(trained, golds, measure),
                    position=Position((joined(golds), measure), trained, marks),
                )


def _rows(schemes: Golds) -> Iterator[tuple[Golds, ScoreName]]:
    for scheme in schemes:
        yield from (((scheme,), measure) for measure in MEASURES)
    for golds in (*combinations(schemes, 2), schemes):
        yield from ((golds, measure) for measure in DISTANCES)


def _dagger(trained: str, beside: Sequence[Contrast], tests: Tests) -> str:
    """Mark a result that does not differ significantly from another one in its row."""
    own = [tests[one] for one in beside if trained in one[:2]]
    return DAGGER if any(test.p >= ALPHA for test in own) else ""


def agreement_findings(parsed: TrainedParser, tests: Tests) -> Iterator[Finding]:
    """Compare all cells with the published ones, and the signs of all differences."""
    paper = PublishedTable(parsed.parser)
    if not paper.is_known:
        return
    cells = [
        (paper.score(side, trained, golds, measure), parsed.score(trained, golds, measure))
        for side, schemes in parsed.halves.items()
        for golds, measure in _rows(schemes)
        for trained in (schemes if len(golds) == 1 else golds)
    ]
    given, found = np.array(cells).T
    signs = [
        paper.difference(side, one) * tests[one].difference > 0
        for side, schemes in parsed.halves.items()
        for one in contrasts_of(schemes)
    ]
    figures = {
        f"r of the {len(cells)} published and obtained cells": float(pearson_r(given, found)),
        "mean distance of a cell, in points": 100 * float(np.mean(np.abs(given - found))),
        f"differences with the published sign, of {len(signs)}": float(sum(signs)),
    }
    for what, figure in figures.items():
        yield Finding(AGREEMENT, f"{parsed.parser}: {what}", math.nan, figure)
