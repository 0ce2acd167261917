"""Tables 1 and 2 of the TedEval paper, and its claims about them, each judged by a test.

Published cells stand beside obtained ones.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, permutations

import numpy as np

from treeval.arrays import Floats
from treeval.experiments.findings import (
    Finding,
    Position,
    Verdict,
    by_interval,
    by_p,
    published,
    published_marks,
)
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
from treeval.settings.certainty import ALPHA, LEVEL
from treeval.statistics.comparison import holm
from treeval.statistics.correlation import pearson_r
from treeval.statistics.resampling import (
    SHUFFLING,
    Difference,
    Resamples,
    Swaps,
    paired_shufflings,
    percentiles,
)

DAGGER = "†"
AGREEMENT = "agreement with the published tables"
_PAPER = "tedeval"

Tests = Mapping[Contrast, Difference]

BEST = "claim: every parser is best against the gold trees that it was trained on"
GAPS = "gaps between two parsers, in points"
SMALLER = "claim: gaps become smaller on generalised gold trees"
ORDER = "claim: the order of parsers may turn round"
_JUDGED: tuple[ScoreName, ...] = ("LAS", "L-TED", "U-TED")
_GAP_COLUMNS = ("LAS, own", "L-TED, 1st", "L-TED, 2nd", "L-TED, both")


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
                    _dagger(
                        trained, [test for test in tests if test[2:] == (golds, measure)], tests
                    ),
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
    own = [tests[contrast] for contrast in beside if trained in contrast[:2]]
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
        paper.difference(side, contrast) * tests[contrast].difference > 0
        for side, schemes in parsed.halves.items()
        for contrast in contrasts_of(schemes)
    ]
    figures = {
        f"r of the {len(cells)} published and obtained cells": float(pearson_r(given, found)),
        "mean distance of a cell, in points": 100 * float(np.mean(np.abs(given - found))),
        f"differences with the published sign, of {len(signs)}": float(sum(signs)),
    }
    for what, figure in figures.items():
        yield Finding(AGREEMENT, f"{parsed.parser}: {what}", math.nan, figure)


def best_findings(parsed: TrainedParser, swaps: Swaps) -> Iterator[Finding]:
    """Compare each parser's score against its own gold with that against each other gold."""
    paper = PublishedTable(parsed.parser)
    places = [
        (side, trained, other)
        for side, schemes in parsed.halves.items()
        for trained, other in permutations(schemes, 2)
    ]
    for measure in _JUDGED:
        tests = paired_shufflings(
            [
                (
                    parsed.counts(trained, (other,), measure),
                    parsed.counts(trained, (trained,), measure),
                )
                for _, trained, other in places
            ],
            swaps,
        )
        given = [
            paper.score(side, trained, (trained,), measure)
            > paper.score(side, trained, (other,), measure)
            for side, trained, other in places
        ]
        yield Finding(
            BEST,
            f"{parsed.parser}, {measure}: comparisons of {len(places)} with a better own gold",
            sum(given) or math.nan,
            sum(test.difference > 0 and test.p < ALPHA for test in tests),
            all_hold("the score is higher against the own gold", tests),
        )


def all_hold(claim: str, tests: Sequence[Difference]) -> Verdict:
    """Judge a claim that all differences are above 0: as sure as the least sure of them."""
    against = [test.p for test in tests if test.difference < 0]
    p = min(against) if against else max(test.p for test in tests)
    test = f"{SHUFFLING}, the {'smallest p against' if against else 'largest p'} of {len(tests)}"
    return by_p(claim, p, supports=not against, test=test)


def gap_findings(parsed: TrainedParser, tests: Tests) -> Iterator[Finding]:
    """Show how far two parsers are apart, by LAS and by L-TED, with their own and shared golds."""
    paper = PublishedTable(parsed.parser)
    for a, b in combinations(parsed.schemes, 2):
        side = _side(parsed, (a, b))
        row = (f"{parsed.parser}, {b} − {a}",)
        of_paper = [
            paper.score(side, b, (b,), "LAS") - paper.score(side, a, (a,), "LAS"),
            *(paper.difference(side, Contrast(a, b, golds, "L-TED")) for golds in _golds(a, b)),
        ]
        obtained = [
            _las_gap(parsed, a, b),
            *(_difference(parsed, a, b, golds) for golds in _golds(a, b)),
        ]
        shared = tests.get(Contrast(a, b, (a, b), "L-TED"))
        marks = ["", "", "", DAGGER if shared and shared.p >= ALPHA else ""]
        for column, given, found, mark in zip(_GAP_COLUMNS, of_paper, obtained, marks, strict=True):
            yield Finding(
                GAPS,
                f"{row[0]}: {column}",
                100 * given,
                100 * found,
                position=Position(row, column, ("", mark), 2),
            )


def _golds(a: str, b: str) -> tuple[Golds, ...]:
    return (a,), (b,), (a, b)


def _las_gap(parsed: TrainedParser, a: str, b: str) -> float:
    return parsed.own[b].score - parsed.own[a].score


def _difference(parsed: TrainedParser, a: str, b: str, golds: Golds) -> float:
    return parsed.score(b, golds, "L-TED") - parsed.score(a, golds, "L-TED")


def _side(parsed: TrainedParser, schemes: Golds) -> str:
    """Say in which half of the paper's table schemes meet; "" for none."""
    return next((side for side, half in parsed.halves.items() if set(half) >= set(schemes)), "")


def smaller_findings(parsed: TrainedParser, resamples: Resamples) -> Iterator[Finding]:
    """Judge whether gaps by LAS, each parser with its own gold, exceed those by L-TED."""
    paper = PublishedTable(parsed.parser)
    pairs = list(combinations(parsed.schemes, 2))
    differences = _shrinkage(parsed, pairs, resamples)
    observed = {pair: _shrunk(parsed, *pair) for pair in pairs}
    test = f"bootstrap over sentences, {resamples.trials:,} resamples"
    of_paper = [pair for pair in pairs if _side(parsed, pair)]
    for pair in of_paper:
        a, b = pair
        side = _side(parsed, pair)
        given = abs(paper.score(side, b, (b,), "LAS") - paper.score(side, a, (a,), "LAS"))
        given -= abs(paper.difference(side, Contrast(a, b, pair, "L-TED")))
        yield Finding(
            SMALLER,
            f"{parsed.parser}, {b} and {a}: gap by LAS minus gap by L-TED, in points",
            100 * given,
            100 * observed[pair],
            by_interval(
                f"smaller by L-TED on {joined(pair)} than by LAS on the own golds",
                _interval(100 * differences[pair]),
                test=test,
            ),
        )
    if len(of_paper) > 1:
        mean = 100 * np.mean([differences[pair] for pair in of_paper], axis=0)
        yield Finding(
            SMALLER,
            f"{parsed.parser}: mean of these {len(of_paper)} pairs",
            math.nan,
            100 * float(np.mean([observed[pair] for pair in of_paper])),
            by_interval("gaps become smaller", _interval(mean), test=test),
        )
    if len(pairs) > len(of_paper):
        smaller = sum(value > 0 for value in observed.values())
        yield Finding(
            SMALLER,
            f"{parsed.parser}: pairs with a smaller gap, of all {len(pairs)} pairs of schemes",
            math.nan,
            smaller,
            note=_means(parsed, pairs),
        )


def _means(parsed: TrainedParser, pairs: Sequence[tuple[str, str]]) -> str:
    las = [_las_gap(parsed, a, b) for a, b in pairs]
    ted = [_difference(parsed, a, b, (a, b)) for a, b in pairs]
    before, after = (100 * float(np.mean(np.abs(gaps))) for gaps in (las, ted))
    return f"mean gap {before:.2f} points by LAS, {after:.2f} by L-TED"


def _shrunk(parsed: TrainedParser, a: str, b: str) -> float:
    return abs(_las_gap(parsed, a, b)) - abs(_difference(parsed, a, b, (a, b)))


def _shrinkage(
    parsed: TrainedParser, pairs: Sequence[tuple[str, str]], resamples: Resamples
) -> dict[tuple[str, str], Floats]:
    """Compute, for each resample and pair, the gap by LAS minus the gap by L-TED."""
    shared = [(trained, both) for both in pairs for trained in both]
    tables = [
        *(parsed.own[scheme].table for scheme in parsed.schemes),
        *(parsed.counts(trained, both, "L-TED").table for trained, both in shared),
    ]
    sums = resamples.sums_of(tables)
    las = {
        scheme: parsed.own[scheme].metric.score(totals)
        for scheme, totals in zip(parsed.schemes, sums, strict=False)
    }
    ted = {
        key: parsed.counts(*key, "L-TED").metric.score(totals)
        for key, totals in zip(shared, sums[len(las) :], strict=True)
    }
    return {
        (a, b): np.abs(las[b] - las[a]) - np.abs(ted[b, (a, b)] - ted[a, (a, b)]) for a, b in pairs
    }


def _interval(values: Floats) -> tuple[float, float]:
    return percentiles(values, LEVEL)


def order_findings(parsed: TrainedParser, tests: Tests, swaps: Swaps) -> Iterator[Finding]:
    """Judge the paper's example of an order that turns round, and whether any order does."""
    example = Contrast("Default", "OldLTH", ("Default", "OldLTH"), "L-TED")
    if parsed.parser == "MaltParser" and example in tests:
        paper = PublishedTable(parsed.parser)
        yield Finding(
            ORDER,
            f"{parsed.parser}, OldLTH − Default: L-TED on Default ⊓ OldLTH, in points",
            100 * paper.difference("left", example),
            100 * tests[example].difference,
            by_p(
                "OldLTH is above Default on their generalised gold, though below it by LAS",
                tests[example].p,
                supports=tests[example].difference > 0,
                test=SHUFFLING,
            ),
        )
    yield _turned(parsed, tests, swaps)


def _turned(parsed: TrainedParser, tests: Tests, swaps: Swaps) -> Finding:
    """Find pairs whose order by LAS is the opposite of that by L-TED, both significantly."""
    pairs = [test for test in tests if test.measure == "L-TED" and test.golds == test[:2]]
    by_las = paired_shufflings([(parsed.own[pair.a], parsed.own[pair.b]) for pair in pairs], swaps)
    least_sure = [max(las.p, tests[pair].p) for pair, las in zip(pairs, by_las, strict=True)]
    adjusted = holm(np.array(least_sure)).tolist()
    turned = [
        (pair, las, p)
        for pair, las, p in zip(pairs, by_las, adjusted, strict=True)
        if las.difference * tests[pair].difference < 0
    ]
    given = _published_turns(parsed, pairs)
    claim = "the order of two parsers by LAS is the opposite of that by L-TED on what they share"
    test = f"{SHUFFLING} by both scores, Holm's correction for {len(pairs)} pairs"
    p = min((p for *_, p in turned), default=1.0)
    return Finding(
        ORDER,
        f"{parsed.parser}: pairs of {len(pairs)} whose order turns round significantly",
        given,
        sum(p < ALPHA for *_, p in turned),
        None if given == 0 else by_p(claim, p, supports=True, test=test),
        "; ".join(
            _described(contrast, las, tests[contrast]) for contrast, las, p in turned if p < ALPHA
        ),
    )


def _described(one: Contrast, las: Difference, ted: Difference) -> str:
    return f"{one.b} − {one.a}: {100 * las.difference:+.2f} LAS, {100 * ted.difference:+.2f} L-TED"


def _published_turns(parsed: TrainedParser, pairs: Sequence[Contrast]) -> float:
    """Count the pairs whose order turns round in the paper, with a significant L-TED."""
    paper = PublishedTable(parsed.parser)
    if not paper.is_known:
        return math.nan
    turns = 0
    for pair in pairs:
        side = _side(parsed, pair[:2])
        las = paper.score(side, pair.b, (pair.b,), "LAS") - paper.score(
            side, pair.a, (pair.a,), "LAS"
        )
        is_opposite = las * paper.difference(side, pair) < 0
        turns += is_opposite and paper.is_significant(side, pair)
    return turns
