"""SEPA's parameters: the number of members N, and the share of sentences S that each learns from.

The paper chose them on 200 sentences with gold trees.
"""

import math
from collections.abc import Iterator, Mapping

import numpy as np

from treeval.assessment.quality import BY_CONSTITUENTS
from treeval.experiments.findings import Finding
from treeval.experiments.pupa.claims import above, no_better, shown
from treeval.experiments.pupa.runs import SHARES_LEARNT, JudgedMethod, SentenceBatch
from treeval.statistics.resampled import averaged

SENTENCES = 200  # of the development set
_SETS = 200  # development sets, drawn at random


def committee_findings(name: str, batch: SentenceBatch) -> Iterator[Finding]:
    """Judge the paper's choice on all sentences, and say how often 200 sentences lead to it."""
    place, effort, ours = f"SEPA, {name}", batch.parsed.effort, batch.parsed.corpus.share
    sizes = range(2, effort.members + 1)
    judged = {
        (share, size): batch.judged(batch.sepa(share, size))
        for share in SHARES_LEARNT
        for size in sizes
    }
    gains = {key: one.gain(BY_CONSTITUENTS) for key, one in judged.items()}
    best = gains[ours, effort.members]
    for (share, size), gain in gains.items():
        if size in (2, 5, effort.members):
            what = f"gain with S = {100 * share:.0f} %, N = {size}"
            yield Finding(place, what, math.nan, gain.value, note=shown(gain))
    other = next(share for share in SHARES_LEARNT if share != ours)
    claim = f"S = {100 * ours:.0f} % is better than S = {100 * other:.0f} %"
    what = f"S = {100 * ours:.0f} % less S = {100 * other:.0f} %, N = {effort.members}"
    yield above(place, what, best - gains[other, effort.members], claim)
    fewer = averaged([gains[ours, size] for size in sizes if size < effort.members])
    claim = f"{effort.members} members are better than fewer"
    what = f"N = {effort.members} less the mean of N = 2 to {effort.members - 1}"
    yield above(place, what, best - fewer, claim)
    more = batch.judged(batch.sepa(ours, effort.more_members)).gain(BY_CONSTITUENTS)
    claim = f"more than {effort.members} members are no improvement"
    what = f"N = {effort.more_members} less N = {effort.members}"
    yield no_better(place, what, more - best, claim)
    yield from _calibrations(place, judged, ours)


def _calibrations(
    place: str, judged: Mapping[tuple[float, int], JudgedMethod], ours: float
) -> Iterator[Finding]:
    """Choose S and N on many sets of 200 sentences, with one committee each."""
    chosen = calibrated(judged)
    most = max(size for _, size in judged)
    note = f"of {len(chosen)} sets of {SENTENCES} sentences"
    rates = {
        f"sets that choose S = {100 * ours:.0f} %": [share == ours for share, _ in chosen],
        f"sets that choose N = {most}": [size == most for _, size in chosen],
        "sets that choose both": [one == (ours, most) for one in chosen],
    }
    for what, hits in rates.items():
        yield Finding(place, what, math.nan, float(np.mean(hits)), note=note)


def calibrated(judged: Mapping[tuple[float, int], JudgedMethod]) -> list[tuple[float, int]]:
    """Give the best parameters on each of many random development sets."""
    quality = next(iter(judged.values())).quality
    effort = next(iter(judged.values())).effort
    size = min(SENTENCES, len(quality.rows))
    rng = np.random.default_rng(effort.seed)
    sets = [rng.choice(len(quality.rows), size, replace=False) for _ in range(_SETS)]
    gains: dict[tuple[float, int], list[float]] = {}
    for key, one in judged.items():
        runs = [one.quality.best_first(run) for run in one.quality.scores]
        gains[key] = [
            runs[number % len(runs)].among(chosen).gain(BY_CONSTITUENTS).value
            for number, chosen in enumerate(sets)
        ]
    keys, table = [*gains], np.array([*gains.values()])
    return [keys[place] for place in table.argmax(axis=0).tolist()]
