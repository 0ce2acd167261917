"""Figure 3: quality of the best k sentences of each length, beside random selection."""

import math
from collections.abc import Iterator, Mapping

import numpy as np

from treeval.assessment.quality import HEIGHT, POOLED_HEIGHT, Measure
from treeval.experiments.findings import Finding, Position
from treeval.experiments.pupa.claims import above, at_every_length, shown
from treeval.experiments.pupa.runs import JudgedMethod, SentenceBatch
from treeval.experiments.pupa.table1 import CLASSES
from treeval.experiments.verdicts import by_p
from treeval.report.plots import Plot, curve
from treeval.statistics.permutation import mean_correlation
from treeval.statistics.resampled import Resampled

_LENGTHS = (5, 10, 15, 20)  # those that the figure shows
_SHARES = tuple(range(1, 101))
_MEASURES = {"mean F": HEIGHT, "constituent F": POOLED_HEIGHT}
Gains = Mapping[str, Mapping[int, Resampled]]


def contenders(batch: SentenceBatch, lengths: range | None = None) -> dict[str, JudgedMethod]:
    """PUPA, SEPA and MC, on the sentences of all or of some lengths."""
    return {
        "PUPA": batch.judged(batch.pupa(batch.taggings[CLASSES]), lengths),
        "SEPA": batch.judged(batch.sepa(batch.parsed.corpus.share), lengths),
        "MC": batch.judged(batch.fewest, lengths),
    }


def figure_findings(name: str, batch: SentenceBatch) -> Iterator[Finding]:
    """Give mean heights of the curves above random selection, and judge what the paper says."""
    judged = contenders(batch)
    for kind, measure in _MEASURES.items():
        place = f"figure 3, {name}, {kind}"
        gains = {method: one.gains_by_length(measure) for method, one in judged.items()}
        yield from _heights(f"{place}, heights above random", judged["PUPA"], gains)
        yield from _claims(place, judged["PUPA"], gains, mc_is_good=name.startswith("NEGRA"))
    yield from _correlations(f"figure 3, {name}, correlation of scores with F", judged)
    yield from _single_words(f"figure 3, {name}, mean F", batch, judged["PUPA"], HEIGHT)


def _heights(place: str, judged: JudgedMethod, gains: Gains) -> Iterator[Finding]:
    """One row per length: how far the curve of each method lies above random selection."""
    for length in gains["PUPA"]:
        row = (f"{length} words",)
        for method, heights in gains.items():
            what, height = f"{method}, {length} words", heights[length].value
            yield Finding(place, what, math.nan, height, position=Position(row, method))
        number, position = (
            judged.quality.sentences_of(length),
            Position(row, "sentences", decimals=0),
        )
        yield Finding(place, f"sentences of {length} words", math.nan, number, position=position)


def _claims(
    place: str, judged: JudgedMethod, gains: Gains, *, mc_is_good: bool
) -> Iterator[Finding]:
    """Judge claims on the mean over lengths, and claims on every length."""
    mean = {method: judged.over_lengths(one) for method, one in gains.items()}
    by_length = {
        "SEPA": {n: gains["PUPA"][n] - gains["SEPA"][n] for n in gains["PUPA"]},
        "MC": {n: gains["PUPA"][n] - gains["MC"][n] for n in gains["PUPA"]},
    }
    for rival, differences in by_length.items():
        claim = f"within lengths, PUPA selects better parses than {rival}"
        yield above(place, f"PUPA less {rival}", mean["PUPA"] - mean[rival], claim)
        claim = f"PUPA selects better parses than {rival} at every length"
        yield at_every_length(place, f"PUPA less {rival}", differences, claim)
    for method in ("PUPA", "SEPA"):
        claim = f"within lengths, {method} selects better parses than random selection"
        yield above(place, f"{method} less random", mean[method], claim)
        claim = f"{method} selects better parses than random selection at every length"
        yield at_every_length(place, f"{method} less random", gains[method], claim)
    if mc_is_good:
        claim = "within lengths, MC selects better parses than random selection"
        yield above(place, "MC less random", mean["MC"], claim)
        claim = "within lengths, MC selects better parses than SEPA"
        yield above(place, "MC less SEPA", mean["MC"] - mean["SEPA"], claim)
    else:
        claim = "within lengths, random selection is better than MC"
        yield above(place, "MC less random", mean["MC"], claim, sign=-1)


def _single_words(
    place: str, batch: SentenceBatch, ours: JudgedMethod, measure: Measure
) -> Iterator[Finding]:
    """The other reading of the paper, without a verdict."""
    other = batch.judged(batch.pupa(batch.taggings[CLASSES], single=True))
    fewest = batch.judged(batch.fewest).gains_by_length(measure)
    gains = other.gains_by_length(measure)
    height = ours.over_lengths(gains)
    won = sum(gains[length].value > fewest[length].value for length in gains if length > 2)
    note = f"above MC at {won} of the lengths from 3 on"
    what = "PUPA, with single words, less random"
    yield Finding(place, what, math.nan, height.value, note=note)
    difference = ours.over_lengths(ours.gains_by_length(measure)) - height
    what = "PUPA less PUPA, with single words"
    yield Finding(place, what, math.nan, difference.value, note=shown(difference))


def _correlations(place: str, judged: Mapping[str, JudgedMethod]) -> Iterator[Finding]:
    """Correlate scores with F within lengths; scores are means over the runs."""
    for method, one in judged.items():
        quality = one.quality
        score = np.mean([*quality.scores.values()], axis=0)
        f = quality.counts.sentence_scores
        groups = []
        for length in np.unique(quality.lengths[quality.rows]).tolist():
            rows = quality.rows[quality.lengths[quality.rows] == length]
            groups.append((score[rows], f[rows]))
        found = mean_correlation(groups, np.random.default_rng(one.effort.seed))
        verdict = None
        if method != "MC":
            claim = f"scores of {method} and F correlate positively within lengths"
            verdict = by_p(claim, found.p, supports=found.mean > 0, test=found.test)
        note = "" if verdict else f"p = {found.p:.2g}; the paper excepts MC from the claim"
        yield Finding(place, method, math.nan, found.mean, verdict, note)


def figure_plots(name: str, batch: SentenceBatch) -> Iterator[Plot]:
    """Draw the curves of four lengths, with random selection as a level line."""
    judged = contenders(batch)
    known = set(judged["MC"].quality.lengths[judged["MC"].quality.rows].tolist())
    for pooled, kind in ((False, "mean F"), (True, "constituent F")):
        for length in (one for one in _LENGTHS if one in known):
            curves = {
                method: one.curve(_SHARES, "sentences", length=length, pooled=pooled)
                for method, one in judged.items()
            }
            curves["random"] = np.full(len(_SHARES), curves["MC"][-1])
            yield Plot(
                f"figure-3-{name}-{kind.replace(' ', '-')}-{length}".lower(),
                f"{name}, sentences of {length} words",
                "best k % of the sentences",
                kind,
                {
                    one: curve(dict(zip(_SHARES, values.tolist(), strict=True)))
                    for one, values in curves.items()
                },
            )
