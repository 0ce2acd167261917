"""Comparison of several systems: tests of their differences, and their ranks.

Differences are tested in pairs with the same draws throughout; p-values are adjusted by Holm's
method, for the family of pairs that were tested together.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import erfc, sqrt

import numpy as np

from treeval.arrays import Bools, Floats
from treeval.counts import Counts
from treeval.errors import SettingError
from treeval.settings.certainty import ALPHA, Certainty
from treeval.statistics.resampling import (
    BOOTSTRAP,
    SHUFFLING,
    Draws,
    Extremes,
    Resamples,
    WithinTreebanks,
    by_resamples,
    by_shuffles,
    judged,
    require_same_metric,
)

SPREAD = "spread over resamples"  # the name of the test
_NOTHING = 1e-12  # rounding errors of scores


@dataclass(frozen=True)
class Comparison:
    """System b compared with system a: the difference is the score of b minus that of a."""

    a: str
    b: str
    difference: float
    p: float
    adjusted: float  # p after Holm's correction, to be compared with alpha itself
    test: str
    trials: int
    undefined: int


@dataclass(frozen=True)
class Ranked:
    """A system's place: its rank by score, and the range of ranks that the comparisons allow."""

    name: str
    score: float
    rank: int
    best: int
    worst: int
    cluster: int


@dataclass(frozen=True)
class Standings:
    """Systems from best to worst; those without a score are not ranked."""

    systems: tuple[Ranked, ...]
    unranked: tuple[str, ...]
    alpha: float


def number_of_pairs(systems: int, certainty: Certainty) -> int:
    """Count the pairs that are tested together: each with the first system, or all of them."""
    return systems - 1 if certainty.baseline else systems * (systems - 1) // 2


def can_differ(comparisons: Sequence[Comparison], alpha: float = ALPHA) -> bool:
    """Say whether any adjusted p could be as small as alpha, with this number of trials."""
    return len(comparisons) / (comparisons[0].trials + 1) <= alpha


def compare_all(
    systems: Mapping[str, Counts], draws: Draws | WithinTreebanks
) -> tuple[Comparison, ...]:
    """Compare all pairs of systems: swaps mean shuffling, resamples mean the bootstrap."""
    return _compare(systems, list(combinations(systems, 2)), draws)


def compare_with(
    baseline: str, systems: Mapping[str, Counts], draws: Draws | WithinTreebanks
) -> tuple[Comparison, ...]:
    """Compare each other system with the baseline."""
    if baseline not in systems:
        raise SettingError(f"no system is named {baseline!r}; choose one of {', '.join(systems)}")
    pairs = [(baseline, system) for system in systems if system != baseline]
    return _compare(systems, pairs, draws)


def _compare(
    systems: Mapping[str, Counts],
    pairs: Sequence[tuple[str, str]],
    draws: Draws | WithinTreebanks,
) -> tuple[Comparison, ...]:
    for a, b in pairs:
        require_same_metric(systems[a], systems[b])
    # Sums are linear: each system is summed once, even if it is in many pairs.
    used = dict.fromkeys(system for pair in pairs for system in pair)
    tables = [systems[system].table for system in used]

    def counted(batch: Draws | WithinTreebanks) -> list[Extremes]:
        sums = dict(zip(used, batch.sums_of(tables), strict=True))
        if draws.exchange:
            return [by_shuffles(systems[a], systems[b], sums[b] - sums[a]) for a, b in pairs]
        return [by_resamples(systems[a], systems[b], sums[a], sums[b]) for a, b in pairs]

    batches = [counted(batch) for batch in draws.batches()]
    test = SHUFFLING if draws.exchange else BOOTSTRAP
    differences = [
        judged(systems[a], systems[b], of_pair, test)
        for (a, b), of_pair in zip(pairs, zip(*batches, strict=True), strict=True)
    ]
    return _adjusted(
        Comparison(
            a, b, tested.difference, tested.p, tested.p, test, tested.trials, tested.undefined
        )
        for (a, b), tested in zip(pairs, differences, strict=True)
    )


def _adjusted(comparisons: Iterable[Comparison]) -> tuple[Comparison, ...]:
    """Adjust the p-values of a family of comparisons."""
    family = tuple(comparisons)
    adjusted = holm(np.array([comparison.p for comparison in family])).tolist()
    return tuple(replace(pair, adjusted=p) for pair, p in zip(family, adjusted, strict=True))


def holm(p: Floats) -> Floats:
    """Adjust p-values for their number (Holm 1979); undefined ones are not part of the family.

    Of m values the smallest is multiplied by m, the next by m - 1, and so on; none becomes
    smaller than the one before it, nor larger than 1.
    """
    adjusted = np.full(len(p), np.nan)
    order = np.argsort(p)[: np.count_nonzero(~np.isnan(p))]
    factors = np.arange(len(order), 0, -1)
    adjusted[order] = np.minimum(1.0, np.maximum.accumulate(factors * p[order]))
    return adjusted


def ranking(
    systems: Mapping[str, Counts],
    comparisons: Sequence[Comparison],
    *,
    alpha: float = ALPHA,
    lower_is_better: bool = False,
) -> Standings:
    """Rank systems by score, with rank ranges and clusters as in the WMT shared tasks.

    One system is *significantly better* than another if its score is better and the adjusted p of
    their comparison is at most alpha. Of n ranked systems,

    - the rank is 1 + the number of systems with a better score;
    - the rank range goes from 1 + the number of systems significantly better than this one to
      n - the number of systems that this one is significantly better than;
    - clusters are the finest division of the ranked list into stretches such that every system
      is significantly better than every system of every later stretch. Two systems of one
      cluster may still differ significantly, when a third bridges them.
    """
    scores = {name: counts.score for name, counts in systems.items()}
    better = -1.0 if lower_is_better else 1.0
    names = [name for name, score in scores.items() if not np.isnan(score)]
    names.sort(key=lambda name: -better * scores[name])
    beats = _significantly_better(names, comparisons, alpha, better)
    boundaries = [beats[:boundary, boundary:].all() for boundary in range(1, len(names))]
    clusters = 1 + np.cumsum([0, *boundaries])
    ordered = [better * scores[name] for name in names]
    ranked = [
        Ranked(
            name,
            scores[name],
            rank=1 + ordered.index(better * scores[name]),
            best=1 + int(beats[:, index].sum()),
            worst=len(names) - int(beats[index].sum()),
            cluster=int(clusters[index]),
        )
        for index, name in enumerate(names)
    ]
    return Standings(tuple(ranked), tuple(name for name in scores if name not in names), alpha)


def _significantly_better(
    names: Sequence[str], comparisons: Sequence[Comparison], alpha: float, better: float
) -> Bools:
    """Say for each pair of ranked systems whether the first beats the second."""
    row = {name: number for number, name in enumerate(names)}
    beats = np.zeros((len(names), len(names)), dtype=np.bool_)
    for comparison in comparisons:
        if comparison.adjusted <= alpha and comparison.difference != 0:
            winner, loser = (
                (comparison.b, comparison.a)
                if better * comparison.difference > 0
                else (comparison.a, comparison.b)
            )
            beats[row[winner], row[loser]] = True
    return beats


def compare_by_spread(
    systems: Mapping[str, Counts], resamples: Resamples
) -> tuple[Comparison, ...]:
    """Compare all pairs of systems: is a difference large, measured by its standard deviation?

    The smallest p that a count of resamples can give is one over their number. Of 25 systems there
    are 300 pairs, so that after Holm's correction 1,000 resamples could not tell any two systems
    apart. The spread of the same resampled differences gives p-values of any size, if they are
    taken as normally distributed, which sums over many sentences are nearly.
    """
    sums = resamples.sums_of([counts.table for counts in systems.values()])
    scores = {
        name: counts.metric.score(totals)
        for (name, counts), totals in zip(systems.items(), sums, strict=True)
    }
    comparisons = []
    for a, b in combinations(systems, 2):
        drawn = scores[b] - scores[a]
        known = drawn[~np.isnan(drawn)]
        difference = systems[b].score - systems[a].score
        spread = float(known.std(ddof=1)) if len(known) > 1 else 0.0
        p = _p(difference, spread)
        undefined = len(drawn) - len(known)
        comparisons.append(Comparison(a, b, difference, p, p, SPREAD, len(drawn), undefined))
    return _adjusted(comparisons)


def _p(difference: float, spread: float) -> float:
    """The two-sided p of a normal variable; one sentence, which never varies, proves nothing."""
    if np.isnan(difference):
        return float("nan")
    return erfc(abs(difference) / spread / sqrt(2)) if spread > _NOTHING else 1.0
