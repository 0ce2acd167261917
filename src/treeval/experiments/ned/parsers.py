"""Table 4: eight parsers by three measures, and baselines."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from types import MappingProxyType

import numpy as np

from treeval.counts import Counts
from treeval.experiments.findings import Finding, Position, published
from treeval.experiments.ned.changes import SHUFFLING
from treeval.experiments.ned.learners import (
    LIMITS,
    MEASURES,
    ByMeasure,
    Learner,
    limited,
    measured,
)
from treeval.experiments.ned.samples import SampledScores
from treeval.experiments.ned.tables import ORDERS, OTHERS, PARSERS, figure
from treeval.experiments.verdicts import by_p
from treeval.induction.baselines import left_branching, random_trees, right_branching
from treeval.induction.dmv.model import DMVModel
from treeval.settings.certainty import ALPHA, SEED, SHUFFLES
from treeval.statistics.comparison import Comparison, compare_all
from treeval.statistics.draws import Swaps
from treeval.tree.treebank import Treebank

_COLUMNS = {"up to 10 words": "≤ 10", "all": "all"}
_NO_SAMPLES: Mapping[str, SampledScores] = MappingProxyType({})
# Footnote 6: cs09 is decoded by minimum risk by its authors, by Viterbi in tables 2 and 3.
_CAREFUL = {"cs09": "minimum risk; tables 2 and 3 have the most probable trees"}
_NOTES = {
    **_CAREFUL,
    "bbdk10": "features as far as they are known",
    "bc10": "the model without words; the best one of its authors is lexicalised",
    "gggtp10": "the penalty is chosen here: 0.025 per sentence",
    "saj10b": "simulated: brackets from punctuation, not from mark-up of web pages",
    "saj10a": "the paper does not say which course it means: leapfrog here",
    "saj10c": "the good initialiser of its authors is not built: harmonic start here",
}


@dataclass(frozen=True, eq=False)
class ParserRow:
    """A parser's row of table 4."""

    name: str
    scores: ByMeasure
    note: str
    sampled: SampledScores | None = None

    def findings(self, place: str, gold: Treebank) -> Iterator[Finding]:
        """Give its scores by all measures, of short sentences and of all."""
        for measure in MEASURES:
            for limit in LIMITS:
                what = f"{self.name}, {limit}: {measure}"
                score = 100 * limited(self.scores[measure], gold, limit).score
                spread = ""
                if self.sampled:
                    spread = f" ± {self.sampled.deviation(measure, gold, limit):.1f}"
                column = f"{measure}, {_COLUMNS[limit]}"
                position = Position((self.name,), column, ("", spread), decimals=1)
                known = figure(PARSERS, what)
                yield Finding(place, what, known, score, note=self.note, position=position)


def parser_findings(
    learners: list[Learner],
    gold: Treebank,
    supervised: Mapping[str, DMVModel],
    samples: Mapping[str, SampledScores] = _NO_SAMPLES,
) -> Iterator[Finding]:
    """The published parsers, the claim about their order, then others."""
    found = {learner.name: table_4(learner) for learner in learners}
    found |= {name: several.mean for name, several in samples.items()}
    places = published("ned")
    names = dict.fromkeys(what.split(",")[0] for place, what in places if place == PARSERS)
    parsers = {name: found[name] for name in names if name in found}
    for name, scores in parsers.items():
        sampled, notes = samples.get(name), [_NOTES.get(name, "")]
        if sampled:
            notes.append(f"mean ± standard deviation of {len(sampled.by_seed)} seeds")
        row = ParserRow(name, scores, "; ".join(filter(None, notes)), sampled)
        yield from row.findings(PARSERS, gold)
    for measure in ("attachment", "undirected"):
        yield _orders(parsers, measure)
    for name, model in supervised.items():
        scores = measured(gold, model.parse(gold))
        row = ParserRow(name, scores, "supervised: brackets are from the gold trees")
        yield from row.findings(OTHERS, gold)
    for name, scores in _baselines(gold).items():
        yield from ParserRow(name, scores, "baseline").findings(OTHERS, gold)


def table_4(learner: Learner) -> ByMeasure:
    """Scores of a learner's trees, decoded as its authors do."""
    if learner.name not in _CAREFUL:
        return learner.original
    return measured(learner.gold, learner.model.parse(learner.gold, careful=True))


def _orders(parsers: Mapping[str, ByMeasure], other: str) -> Finding:
    """Judge whether NED orders parsers otherwise than another measure: two in opposite orders.

    Such a pair must differ significantly by both measures; p is that of the clearest pair.
    """
    claim = f"the order of parsers by NED is another one than by {other}"
    by_other, by_ned = (
        _comparisons({name: found[measure] for name, found in parsers.items()})
        for measure in (other, "NED")
    )
    turned = {
        f"{one.a} and {one.b}": max(one.adjusted, two.adjusted)
        for one, two in zip(by_other, by_ned, strict=True)
        if one.difference * two.difference < 0
    }
    found = [names for names, p in turned.items() if p < ALPHA]
    test = f"{SHUFFLING}, Holm's correction"
    verdict = by_p(claim, min(turned.values(), default=math.nan), supports=True, test=test)
    note = f"significant by both measures: {', '.join(found) or 'none'}"
    pairs = list(combinations(parsers, 2))
    what = f"pairs of parsers in opposite orders by NED and {other}, of {len(pairs)}"
    in_paper = sum(_is_turned(pair, other) for pair in pairs)
    return Finding(ORDERS, what, in_paper, len(found), verdict, note)


def _is_turned(pair: tuple[str, str], other: str) -> bool:
    """Whether the paper has two parsers in opposite orders."""
    by_other, by_ned = (
        figure(PARSERS, f"{pair[1]}, all: {measure}")
        - figure(PARSERS, f"{pair[0]}, all: {measure}")
        for measure in (other, "NED")
    )
    return by_other * by_ned < 0


def _comparisons(counts: Mapping[str, Counts]) -> tuple[Comparison, ...]:
    if len(counts) < 2:
        return ()
    size = len(next(iter(counts.values())).table)
    return compare_all(counts, Swaps.drawn(np.random.default_rng(SEED), size, SHUFFLES))


def _baselines(gold: Treebank) -> dict[str, ByMeasure]:
    rng = np.random.default_rng(SEED)
    trees = {
        "left-branching": left_branching(gold),
        "right-branching": right_branching(gold),
        "random": random_trees(gold, rng),
    }
    return {name: measured(gold, parsed) for name, parsed in trees.items()}
