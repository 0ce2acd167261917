"""How sure are the scores, and which systems differ: resampling over results."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal, TypeVar, get_args

import numpy as np

from treeval.errors import SettingError
from treeval.scoring.results import MetricResult, Results
from treeval.statistics import SEED
from treeval.statistics.comparison import ALPHA, compare_all, compare_with, ranking
from treeval.statistics.draws import Draws, Resamples, Swaps
from treeval.statistics.resampling import LEVEL, intervals
from treeval.statistics.treebanks import TreebankCounts, WithinTreebanks

Drawn = TypeVar("Drawn", bound=Draws)
Test = Literal["shuffling", "bootstrap"]


@dataclass(frozen=True)
class Resampling:
    """How often to draw, and from which seed; the same draws serve all systems and metrics."""

    seed: int = SEED
    resamples: int = 1_000
    shuffles: int = 10_000
    test: Test = "shuffling"
    level: float = LEVEL
    alpha: float = ALPHA

    def __post_init__(self) -> None:
        if self.seed < 0:
            raise SettingError(f"seed {self.seed}; choose 0 or a positive number")
        if self.test not in get_args(Test):
            raise SettingError(
                f"test {self.test!r} is unknown; choose {' or '.join(get_args(Test))}"
            )


_DEFAULT = Resampling()


def with_intervals(results: Results, settings: Resampling = _DEFAULT) -> Results:
    """Give every score its bootstrap percentile interval."""
    counts = {
        (system.name, name): result.counts
        for system in results.systems
        for name, result in system.scores.items()
    }
    rng = np.random.default_rng(settings.seed)
    drawn = partial(Resamples.drawn, rng, trials=settings.resamples)
    found = intervals(counts, _of_all_treebanks(results, drawn), settings.level)

    def sure(system: str, name: str, result: MetricResult) -> MetricResult:
        return replace(result, interval=found[system, name])

    systems = tuple(
        replace(
            system,
            scores={
                name: sure(system.name, name, result) for name, result in system.scores.items()
            },
        )
        for system in results.systems
    )
    mark = f"|seed:{settings.seed}|resamples:{settings.resamples}"
    return replace(results, systems=systems, signature=results.signature + mark)


def compare(
    results: Results,
    *,
    metrics: tuple[str, ...] | str | None = None,
    baseline: str | None = None,
    settings: Resampling = _DEFAULT,
) -> Results:
    """Test all pairs of systems, or each against a baseline, and rank the systems."""
    if len(results.systems) < 2:
        raise SettingError("a comparison needs two systems or more; name another")
    scored = tuple(results.systems[0].scores)
    names = (metrics,) if isinstance(metrics, str) else metrics or scored
    for name in names:
        if name not in scored:
            raise SettingError(f"{name!r} was not scored; compare by {', '.join(scored)}")
    rng = np.random.default_rng(settings.seed)
    draws = _of_all_treebanks(results, partial(_draws, rng, settings))
    comparisons, rankings = {}, {}
    for name in names:
        counts = {system.name: system.scores[name].counts for system in results.systems}
        comparisons[name] = (
            compare_with(baseline, counts, draws) if baseline else compare_all(counts, draws)
        )
        if not baseline:
            lower = not results.systems[0].scores[name].higher_is_better
            rankings[name] = ranking(
                counts, comparisons[name], alpha=settings.alpha, lower_is_better=lower
            )
    seed = "" if "|seed:" in results.signature else f"|seed:{settings.seed}"
    return replace(
        results,
        comparisons=comparisons,
        rankings=rankings,
        signature=f"{results.signature}{seed}|test:{comparisons[names[0]][0].test}",
    )


def _draws(rng: np.random.Generator, settings: Resampling, sentences: int) -> Draws:
    if settings.test == "shuffling":
        return Swaps.drawn(rng, sentences, settings.shuffles)
    return Resamples.drawn(rng, sentences, settings.resamples)


def _of_all_treebanks(results: Results, drawn: Callable[[int], Drawn]) -> Drawn | WithinTreebanks:
    """Draw from the sentences that count; skipped ones are skipped for all systems alike."""
    counts = next(iter(results.systems[0].scores.values())).counts
    if isinstance(counts, TreebankCounts):
        return WithinTreebanks(tuple(map(drawn, counts.sizes)))
    return drawn(len(counts.table))
