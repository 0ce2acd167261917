"""Confidence intervals of results, tests of differences, and all else that a page shows."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeVar

import numpy as np

from treeval.errors import SettingError
from treeval.scoring.results import MetricResult, Results
from treeval.scoring.run import exact_name
from treeval.settings.certainty import ALPHA, LEVEL, Certainty
from treeval.statistics.comparison import (
    can_differ,
    compare_all,
    compare_with,
    number_of_pairs,
    ranking,
)
from treeval.statistics.means import TreebankCounts
from treeval.statistics.resampling import Draws, Resamples, WithinTreebanks, intervals, paired_draws
from treeval.statistics.wilson import how_computed, intervals_by_size

Drawn = TypeVar("Drawn", bound=Draws)
_DEFAULT = Certainty()


def with_certainty(results: Results, certainty: Certainty) -> Results:
    """Add the intervals and comparisons that are wanted."""
    if certainty.ci:
        results = with_intervals(results, certainty)
    if certainty.compare or certainty.baseline:
        first = results.systems[0].name if certainty.baseline else None
        results = compare(results, certainty, metrics=results.quoted, baseline=first)
    return results


def with_intervals(results: Results, certainty: Certainty = _DEFAULT) -> Results:
    """Give every score an interval: Wilson's for shares of few sentences, else the bootstrap's.

    If a number of resamples is set, all intervals are those of the bootstrap.

    >>> results = treeval.with_intervals(treeval.score("gold/en.conllu", "systems/birch/en.conllu"))
    >>> round(results["en"].scores["LAS"].interval.low, 4)
    0.7886
    """
    counts = {
        (system.name, name): result.counts
        for system in results.systems
        for name, result in system.scores.items()
    }
    rng = np.random.default_rng(certainty.seed)
    drawn = partial(Resamples.drawn, rng, trials=certainty.interval_resamples)
    compute = intervals if certainty.resamples else intervals_by_size
    by_score = compute(counts, _of_all_treebanks(results, drawn), LEVEL)

    def sure(system: str, name: str, result: MetricResult) -> MetricResult:
        return replace(result, interval=by_score[system, name])

    systems = tuple(
        replace(
            system,
            scores={
                name: sure(system.name, name, result) for name, result in system.scores.items()
            },
        )
        for system in results.systems
    )
    how = how_computed(by_score.values(), certainty)
    return replace(results, systems=systems, signature=results.signature.joined(how))


def compare(
    results: Results,
    certainty: Certainty = _DEFAULT,
    *,
    metrics: tuple[str, ...] | str | None = None,
    baseline: str | None = None,
) -> Results:
    """Test all pairs of systems, or each against a baseline, and rank the systems.

    There is no ranking if so few trials were asked for that no difference could be significant.

    >>> files = ["systems/birch/en.conllu", "systems/cedar/en.conllu"]
    >>> compared = treeval.compare(treeval.score("gold/en.conllu", files, metrics="LAS"))
    >>> round(compared.comparisons["LAS"][0].p, 3)
    0.014
    """
    if len(results.systems) < 2:
        raise SettingError("a comparison needs two systems or more; name another")
    scored = tuple(results.systems[0].scores)
    given = (metrics,) if isinstance(metrics, str) else metrics or scored
    names = [exact_name(name, scored, "scored") for name in given]
    rng = np.random.default_rng(certainty.seed)
    pairs = number_of_pairs(len(results.systems), replace(certainty, baseline=bool(baseline)))
    draws = _of_all_treebanks(results, partial(paired_draws, rng, certainty, pairs))
    comparisons, rankings = {}, {}
    for name in names:
        counts = {system.name: system.scores[name].counts for system in results.systems}
        comparisons[name] = (
            compare_with(baseline, counts, draws) if baseline else compare_all(counts, draws)
        )
        if not baseline and can_differ(comparisons[name]):
            lower = not results.systems[0].scores[name].higher_is_better
            rankings[name] = ranking(counts, comparisons[name], alpha=ALPHA, lower_is_better=lower)
    tested = {"seed": str(certainty.seed), "test": comparisons[names[0]][0].test}
    return replace(
        results,
        comparisons=comparisons,
        rankings=rankings,
        signature=results.signature.joined(tested),
    )


def _of_all_treebanks(results: Results, drawn: Callable[[int], Drawn]) -> Drawn | WithinTreebanks:
    """Draw from the sentences that count, which are the same for all systems."""
    counts = next(iter(results.systems[0].scores.values())).counts
    if isinstance(counts, TreebankCounts):
        return WithinTreebanks(tuple(map(drawn, counts.sizes)))
    return drawn(len(counts.table))


def completed(results: Results) -> Results:
    """Add intervals, comparisons, breakdowns and errors for a page, unless they are there.

    All of this is cheap once the trees are aligned.
    """
    run = results.run
    if run is None:
        return results
    certainty = run.settings.certainty
    if not any(result.interval for result in results.systems[0].scores.values()):
        results = with_intervals(results, certainty)
    if results.comparisons is None and len(results.systems) > 1:
        results = compare(results, certainty, metrics=results.quoted)
    breakdowns = results.breakdowns or run.usual_breakdowns()
    return replace(
        results,
        breakdowns=breakdowns,
        mistakes=results.mistakes or run.mistakes(),
        has_idle_seed=False,  # the intervals need it
    )
