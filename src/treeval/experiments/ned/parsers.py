"""Table 4: eight parsers by three measures, and baselines."""

import math
from collections.abc import Iterator, Mapping
from itertools import combinations

import numpy as np

from treeval.counts import Counts
from treeval.experiments.findings import Finding, published
from treeval.experiments.ned.changes import SHUFFLING
from treeval.experiments.ned.learners import (
    LIMITS,
    MEASURES,
    ByMeasure,
    Learner,
    limited,
    measured,
)
from treeval.experiments.ned.tables import PARSERS, figure
from treeval.experiments.verdicts import by_p
from treeval.models.dmv.baselines import left_branching, random_trees, right_branching
from treeval.models.dmv.model import DMVModel
from treeval.settings.certainty import ALPHA, SEED, SHUFFLES
from treeval.statistics.comparison import Comparison, compare_all
from treeval.statistics.draws import Swaps
from treeval.tree.treebank import Treebank

# Footnote 6: cs09 is decoded by minimum risk by its authors, by Viterbi in tables 2 and 3.
_CAREFUL = {"cs09": "minimum risk; tables 2 and 3 have the most probable trees"}
_NOTES = {
    "bbdk10": "features as far as they are known",
    "gggtp10": "the penalty is chosen here: 0.025 per sentence",
    "saj10b": "simulated: brackets from punctuation, not from mark-up of web pages",
    "saj10a": "the paper does not say which course it means: leapfrog here",
    "saj10c": "the good initialiser of its authors is not built: harmonic start here",
}


def parser_findings(
    learners: list[Learner], gold: Treebank, supervised: Mapping[str, DMVModel]
) -> Iterator[Finding]:
    """All published parsers, in one line those that are not built here, then others."""
    names = dict.fromkeys(
        what.split(",")[0] for place, what in published("ned") if place == PARSERS
    )
    by_name = {learner.name: learner for learner in learners}
    parsers = {name: table_4(by_name[name]) for name in names if name in by_name}
    for name, found in parsers.items():
        note = _CAREFUL.get(name) or _NOTES.get(name, "")
        yield from _rows(name, found, gold, note)
    missing = [name for name in names if name not in parsers]
    if missing:
        note = "these parsers are not built here"
        yield Finding(PARSERS, ", ".join(missing), math.nan, math.nan, note=note)
    yield _orders(parsers)
    for name, model in supervised.items():
        found = measured(gold, model.parse(gold))
        yield from _rows(name, found, gold, "supervised: brackets are from the gold trees")
    for name, found in _baselines(gold).items():
        yield from _rows(name, found, gold, "baseline")


def table_4(learner: Learner) -> ByMeasure:
    """Scores of a learner's trees, decoded as its authors do."""
    if learner.name not in _CAREFUL:
        return learner.original
    return measured(learner.gold, learner.model.parse(learner.gold, careful=True))


def _rows(name: str, found: ByMeasure, gold: Treebank, note: str) -> Iterator[Finding]:
    for measure in MEASURES:
        for limit in LIMITS:
            what = f"{name}, {limit}: {measure}"
            score = 100 * limited(found[measure], gold, limit).score
            is_first = (measure, limit) == ("attachment", next(iter(LIMITS)))
            known = figure(PARSERS, what)
            yield Finding(PARSERS, what, known, score, note=note if is_first else "")


def _orders(parsers: Mapping[str, ByMeasure]) -> Finding:
    """Judge whether NED orders parsers otherwise than attachment: two in opposite orders.

    Such a pair must differ significantly by both measures; p is that of the clearest pair.
    """
    claim = "the order of parsers by NED is another one than by attachment"
    by_attachment, by_ned = (
        _comparisons({name: found[measure] for name, found in parsers.items()})
        for measure in ("attachment", "NED")
    )
    turned = {
        f"{one.a} and {one.b}": max(one.adjusted, two.adjusted)
        for one, two in zip(by_attachment, by_ned, strict=True)
        if one.difference * two.difference < 0
    }
    found = [names for names, p in turned.items() if p < ALPHA]
    test = f"{SHUFFLING}, Holm's correction"
    verdict = by_p(claim, min(turned.values(), default=math.nan), supports=True, test=test)
    note = f"significant by both measures: {', '.join(found) or 'none'}"
    pairs = list(combinations(parsers, 2))
    what = f"pairs of parsers in opposite orders, of {len(pairs)}"
    return Finding(PARSERS, what, sum(map(_is_turned, pairs)), len(found), verdict, note)


def _is_turned(pair: tuple[str, str]) -> bool:
    """Whether the paper has two parsers in opposite orders."""
    by_attachment, by_ned = (
        figure(PARSERS, f"{pair[1]}, all: {measure}")
        - figure(PARSERS, f"{pair[0]}, all: {measure}")
        for measure in ("attachment", "NED")
    )
    return by_attachment * by_ned < 0


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
