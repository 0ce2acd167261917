"""The parameters of PUPA: X, the number of tags P, gold tags, and the context of patterns.

Those of SEPA are the number of members N and the share of sentences S that each learns from; the
paper chose them on 200 sentences with gold trees.
"""

import math
from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from treeval.assessment.pupa import Pupa, PupaScores
from treeval.assessment.quality import BY_CONSTITUENTS
from treeval.experiments.findings import Finding, Verdict, by_p, published, untestable
from treeval.experiments.pupa.claims import above, no_better, same, shown
from treeval.experiments.pupa.runs import SHARES_LEARNT, Assessor, JudgedMethod, SentenceBatch
from treeval.experiments.pupa.tables import CLASSES
from treeval.report.charts.plots import Plot, curve
from treeval.settings.choices import NeighbourTags
from treeval.statistics.correlation import mean_correlation
from treeval.statistics.resampling import Resampled, averaged

SENTENCES = 200  # of the development set
_SETS = 200  # development sets, drawn at random

FEW = tuple(range(3, 11))  # numbers of tags with which the paper finds PUPA at its best
MANY = (20, 50)
_CONTEXTS: tuple[NeighbourTags, ...] = ("first", "last", "adjacent")


def committee_findings(name: str, batch: SentenceBatch) -> Iterator[Finding]:
    """Judge the paper's choice on all sentences, and say how often 200 sentences lead to it."""
    place, effort, ours = f"SEPA, {name}", batch.parsed.effort, batch.parsed.corpus.share
    sizes = range(2, effort.members + 1)
    judged = {
        (share, size): batch.judged(batch.sepa(share, size))
        for share in SHARES_LEARNT
        for size in sizes
    }
    gains = {key: method.gain(BY_CONSTITUENTS) for key, method in judged.items()}
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
        "sets that choose both": [choice == (ours, most) for choice in chosen],
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
    for key, method in judged.items():
        runs = [method.quality.best_first(run) for run in method.quality.scores]
        gains[key] = [
            runs[number % len(runs)].among(chosen).gain(BY_CONSTITUENTS).value
            for number, chosen in enumerate(sets)
        ]
    keys, table = [*gains], np.array([*gains.values()])
    return [keys[place] for place in table.argmax(axis=0).tolist()]


def numbers_of_tags(batch: SentenceBatch) -> tuple[int, ...]:
    """Say with how many tags the words of a batch are tagged."""
    return (*FEW, *MANY, batch.number_of_gold_tags)


def parameter_findings(name: str, batch: SentenceBatch) -> Iterator[Finding]:
    """Give X and the gain by the number of tags, and judge what the paper says about them."""
    scores_of_runs = {
        number: batch.assessed(some) for number, some in sorted(batch.taggings.items())
    }
    single = batch.assessed(batch.taggings[CLASSES], single=True)
    many = batch.assessed(batch.taggings[MANY[-1]], single=True)
    yield from _ceilings(
        f"parameters, {name}, X", scores_of_runs, {CLASSES: single, MANY[-1]: many}
    )
    gains = {number: _gain(batch, some) for number, some in scores_of_runs.items()}
    yield from _numbers(f"parameters, {name}, P", gains)
    yield from _gold(f"parameters, {name}, gold tags", batch, gains)
    yield from _contexts(f"parameters, {name}, context", batch, gains[CLASSES])


def _gain(batch: SentenceBatch, scores_of_runs: Sequence[PupaScores]) -> Resampled:
    return batch.judged(Assessor("PUPA", [tagged.scores for tagged in scores_of_runs])).gain(
        BY_CONSTITUENTS
    )


def _ceilings(
    place: str,
    scores_of_runs: Mapping[int, Sequence[PupaScores]],
    single: Mapping[int, Sequence[PupaScores]],
) -> Iterator[Finding]:
    figures = published("pupa")
    ceilings = {
        number: [tagged.ceiling for tagged in some] for number, some in scores_of_runs.items()
    }
    for number, values in ceilings.items():
        what = f"X with {number} tags"
        known = figures.get((place, what), math.nan)
        note = f"{min(values)} to {max(values)}"
        if number in single:
            mean = np.mean([tagged.ceiling for tagged in single[number]])
            note += f"; {mean:.1f} with single words"
        yield Finding(place, what, known, float(np.mean(values)), note=note)
    claim = "X with 50 tags is smaller than with 5"
    yield _falling(place, {one: ceilings[one] for one in (CLASSES, MANY[-1])}, claim)
    yield _falling(place, ceilings, "X falls as the number of tags grows")
    few = [float(np.mean(ceilings[number])) for number in FEW]
    claim, why = "X is very similar for 3 to 10 tags", "the paper does not bound “very similar”"
    spread = max(few) - min(few)
    what = "X with 3 to 10 tags, largest less smallest"
    yield Finding(place, what, math.nan, spread, untestable(claim, why))
    yield _zipf(place, scores_of_runs[CLASSES])


def _falling(place: str, ceilings: Mapping[int, Sequence[int]], claim: str) -> Finding:
    """Correlate X with the number of tags over all taggings, with the logarithm of the number."""
    numbers = np.log(np.repeat([*ceilings], [len(ceiling) for ceiling in ceilings.values()]))
    values = np.concatenate([*ceilings.values()]).astype(float)
    correlation = mean_correlation([(numbers, values)], np.random.default_rng(0))
    verdict: Verdict = by_p(
        claim, correlation.p, supports=correlation.mean < 0, test=correlation.test
    )
    listed = f"{min(ceilings)} and {max(ceilings)}" if len(ceilings) == 2 else "all numbers of"
    return Finding(place, f"r of X and log P, {listed} tags", math.nan, correlation.mean, verdict)


def _zipf(place: str, scores_of_runs: Sequence[PupaScores]) -> Finding:
    """The slope of the number of patterns by occurrences, on logarithmic axes (figure 2)."""
    fits = []
    for tagged in scores_of_runs:
        numbers = np.log(tagged.frequent_patterns)
        times = np.log(np.arange(1, len(numbers) + 1))
        slope, r = np.polyfit(times, numbers, 1)[0], np.corrcoef(times, numbers)[0, 1]
        fits.append((slope, r * r))
    slope, fit = np.mean(fits, axis=0).tolist()
    verdict = untestable(
        "the frequencies of patterns follow Zipf's law", "the paper names no measure of the fit"
    )
    what = "slope of log nc(t) by log t"
    return Finding(place, what, math.nan, slope, verdict, note=f"r² = {fit:.3f}")


def _numbers(place: str, gains: Mapping[int, Resampled]) -> Iterator[Finding]:
    ours = gains[CLASSES]
    for number, gain in gains.items():
        note = f"to {CLASSES} tags {shown(gain - ours)}" if number != CLASSES else ""
        yield Finding(place, f"gain with {number} tags", math.nan, gain.value, note=note)
    few = averaged([gains[number] for number in FEW])
    many = averaged([gain for number, gain in gains.items() if number not in FEW])
    differences = [gains[number] - ours for number in FEW if number != CLASSES]
    claim = "PUPA is insensitive to the number of tags from 3 to 10"
    yield same(place, "gain with 3 to 10 tags, largest difference to 5", differences, claim)
    claim = "PUPA is best with 3 to 10 tags"
    yield above(place, "gain with 3 to 10 tags less that with more", few - many, claim)


def _gold(place: str, batch: SentenceBatch, gains: Mapping[int, Resampled]) -> Iterator[Finding]:
    number = batch.number_of_gold_tags
    gold = _gain(batch, batch.assessed([batch.gold_tags]))
    figures = published("pupa")
    known = figures.get((place, "number of tags"), math.nan)
    yield Finding(place, "number of tags", known, number)
    yield Finding(place, "gain with gold tags", math.nan, gold.value)
    claim = "gold tags do as well as the same number of induced tags"
    yield same(place, f"gold tags less {number} induced tags", [gold - gains[number]], claim)
    claim = "5 induced tags do better than gold tags"
    yield above(place, "5 induced tags less gold tags", gains[CLASSES] - gold, claim)


def _contexts(place: str, batch: SentenceBatch, ours: Resampled) -> Iterator[Finding]:
    for context in _CONTEXTS:
        other = _gain(batch, batch.assessed(batch.taggings[CLASSES], Pupa(context=context)))
        claim = "both ends of the neighbours do better than other tags of theirs"
        yield above(place, f"both ends less {context}", ours - other, claim)


def pattern_plot(name: str, batch: SentenceBatch) -> Plot:
    """Figure 2: the number of patterns that occur t times or more."""
    curves = {}
    for number in (CLASSES, MANY[-1]):
        patterns = batch.assessed(batch.taggings[number][:1])[0].frequent_patterns
        points = {
            math.log10(t): math.log10(count)
            for t, count in enumerate(patterns.tolist(), start=1)
            if count
        }
        curves[f"{number} tags"] = curve(points)
    return Plot(
        f"figure-2-{name}".lower(),
        f"{name}, patterns that occur t times or more",
        "t (power of 10)",
        "patterns (power of 10)",
        curves,
    )
