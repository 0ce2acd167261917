"""Table 1, figure 3, and what the paper says about the parser and about longer sentences.

Table 1 is the mean F of the best k % of the constituents; figure 3 the quality of the best k
sentences of each length, beside random selection.
"""

import math
from collections.abc import Iterator, Mapping

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.assessment.pupa import Pupa
from treeval.assessment.quality import (
    BY_CONSTITUENTS,
    BY_SENTENCES,
    HEIGHT,
    POOLED_HEIGHT,
    SHARES,
    Measure,
    Unit,
)
from treeval.counts import ratio
from treeval.experiments.findings import Finding, Position, by_p, published
from treeval.experiments.pupa.claims import above, at_every_length, shown
from treeval.experiments.pupa.runs import SHARES_LEARNT, Assessor, JudgedMethod, SentenceBatch
from treeval.report.charts.plots import Plot, curve
from treeval.statistics.correlation import mean_correlation
from treeval.statistics.resampling import Resampled, Resamples

CLASSES = 5  # the paper's P
_SINGLE, _MAX = "PUPA, with single words", "PUPA, sentence-max"
_METHODS = ("PUPA", "SEPA", "MC")  # of the paper's table

_SHOWN_LENGTHS = (5, 10, 15, 20)  # those that the figure shows
_SHARES = tuple(range(1, 101))
_MEASURES = {"mean F": HEIGHT, "constituent F": POOLED_HEIGHT}
Gains = Mapping[str, Mapping[int, Resampled]]
LONGEST = 40
_LONGER_LENGTHS = range(21, LONGEST + 1)
_UP_TO = 36  # words, on NEGRA
_SHORT = 10
_GOOD = 0.85
_LENGTHS = (10, 20)
_LONG = 6  # words of a long constituent, at least; the paper's first bin has up to 5


def table_findings(name: str, batch: SentenceBatch) -> Iterator[Finding]:
    """Give the rows of the table, the claims about it, and other readings of the paper."""
    place, figures = f"table 1, {name}", published("pupa")
    methods = {method: batch.judged(assessor) for method, assessor in _contenders(batch)}
    for method in _METHODS:
        yield from _rows(place, method, methods[method], "constituents", figures)
    everything = float(methods["MC"].curve((100,), "sentences")[0])
    known = figures.get((place, "random"), math.nan)
    position = Position(("random",), "all sentences")
    yield Finding(place, "random", known, everything, position=position)
    for method, judged in methods.items():
        if method not in _METHODS:
            yield from _rows(f"{place}, other readings", method, judged, "constituents", {})
    gains = {method: judged.gain(BY_CONSTITUENTS) for method, judged in methods.items()}
    yield from _table_claims(place, gains)
    by_sentences = f"{place}, by share of sentences"
    for method, judged in methods.items():
        yield from _rows(by_sentences, method, judged, "sentences", {})
    gains = {method: judged.gain(BY_SENTENCES) for method, judged in methods.items()}
    yield from _differences(f"{by_sentences}, differences", gains, "SEPA", "MC")


def _contenders(batch: SentenceBatch) -> Iterator[tuple[str, Assessor]]:
    taggings, ours = batch.taggings[CLASSES], batch.parsed.corpus.share
    yield "PUPA", batch.pupa(taggings)
    yield "SEPA", batch.sepa(ours)
    yield "MC", batch.fewest
    yield _SINGLE, batch.pupa(taggings, single=True)
    yield _MAX, batch.pupa(taggings, Pupa(normalisation="sentence-max"))
    for share in SHARES_LEARNT:
        if share != ours:
            yield f"SEPA, S = {100 * share:.0f} %", batch.sepa(share)


def _rows(
    place: str,
    method: str,
    judged: JudgedMethod,
    unit: Unit,
    figures: Mapping[tuple[str, str], float],
) -> Iterator[Finding]:
    for share, obtained in zip(SHARES, judged.curve(SHARES, unit).tolist(), strict=True):
        what = f"{method}: {share} %"
        known = figures.get((place, what), math.nan)
        yield Finding(place, what, known, obtained, position=Position((method,), f"{share} %"))


def _table_claims(place: str, gains: Mapping[str, Resampled]) -> Iterator[Finding]:
    """PUPA is superior over all methods, and over random selection; then other differences."""
    ours, differences = gains["PUPA"], f"{place}, differences"
    rivals = {
        "SEPA": gains["SEPA"],
        "MC": gains["MC"],
        "random": Resampled(0, np.zeros_like(ours.trials)),
    }
    for rival, theirs in rivals.items():
        readings = (f"{reading} {shown(gains[reading] - theirs)}" for reading in (_SINGLE, _MAX))
        yield above(
            differences,
            f"PUPA less {rival}, mean",
            ours - theirs,
            f"PUPA selects better parses than {rival}",
            published=_printed(place, rival),
            note="; ".join(readings),
        )
    others = (method for method in gains if method not in _METHODS)
    yield from _differences(differences, gains, *others)


def _differences(place: str, gains: Mapping[str, Resampled], *rivals: str) -> Iterator[Finding]:
    """Mean differences that the paper says nothing about."""
    for rival in rivals:
        difference = gains["PUPA"] - gains[rival]
        what = f"PUPA less {rival}, mean"
        yield Finding(place, what, math.nan, difference.value, note=shown(difference))


def _printed(place: str, rival: str) -> float:
    """The mean difference over the shares, from the printed table."""
    figures = published("pupa")
    known = [
        figures.get((place, f"PUPA: {share} %"), math.nan)
        - figures.get((place, rival if rival == "random" else f"{rival}: {share} %"), math.nan)
        for share in SHARES
    ]
    return float(np.mean(known))


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
        gains = {method: contender.gains_by_length(measure) for method, contender in judged.items()}
        yield from _heights(f"{place}, heights above random", judged["PUPA"], gains)
        yield from _figure_claims(place, judged["PUPA"], gains, mc_is_good=name.startswith("NEGRA"))
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


def _figure_claims(
    place: str, judged: JudgedMethod, gains: Gains, *, mc_is_good: bool
) -> Iterator[Finding]:
    """Judge claims on the mean over lengths, and claims on every length."""
    mean = {method: judged.over_lengths(gain) for method, gain in gains.items()}
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
    for method, contender in judged.items():
        quality = contender.quality
        score = np.mean([*quality.scores.values()], axis=0)
        f = quality.counts.sentence_scores
        groups = []
        for length in np.unique(quality.lengths[quality.rows]).tolist():
            rows = quality.rows[quality.lengths[quality.rows] == length]
            groups.append((score[rows], f[rows]))
        correlation = mean_correlation(groups, np.random.default_rng(contender.effort.seed))
        verdict = None
        if method != "MC":
            claim = f"scores of {method} and F correlate positively within lengths"
            verdict = by_p(
                claim, correlation.p, supports=correlation.mean > 0, test=correlation.test
            )
        note = "" if verdict else f"p = {correlation.p:.2g}; the paper excepts MC from the claim"
        yield Finding(place, method, math.nan, correlation.mean, verdict, note)


def figure_plots(name: str, batch: SentenceBatch) -> Iterator[Plot]:
    """Draw the curves of four lengths, with random selection as a level line."""
    judged = contenders(batch)
    known = set(judged["MC"].quality.lengths[judged["MC"].quality.rows].tolist())
    for pooled, kind in ((False, "mean F"), (True, "constituent F")):
        for length in filter(known.__contains__, _SHOWN_LENGTHS):
            curves = {
                method: contender.curve(_SHARES, "sentences", length=length, pooled=pooled)
                for method, contender in judged.items()
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


def longer_findings(name: str, batch: SentenceBatch) -> Iterator[Finding]:
    """Judge what the paper says about sentences of 20 to 40 words; it prints no figures."""
    if np.isin(batch.lengths, _LONGER_LENGTHS).any():
        within = _negra if name.startswith("NEGRA") else _wsj
        yield from within(f"lengths 21 to 40, {name}", batch)
    place = f"whole corpus, {name}"
    whole = {
        method: contender.gain(BY_CONSTITUENTS) for method, contender in contenders(batch).items()
    }
    for rival in ("SEPA", "MC"):
        claim = f"PUPA selects better parses of up to 40 words than {rival}"
        what = f"PUPA less {rival}, mean over shares of constituents"
        yield above(place, what, whole["PUPA"] - whole[rival], claim)


def _wsj(place: str, batch: SentenceBatch) -> Iterator[Finding]:
    judged = contenders(batch, _LONGER_LENGTHS)
    gains = {
        method: contender.over_lengths(contender.gains_by_length(HEIGHT))
        for method, contender in judged.items()
    }
    for first, second in (("PUPA", "MC"), ("SEPA", "MC"), ("SEPA", "PUPA")):
        claim = f"within lengths, {first} selects better parses of 20 to 40 words than {second}"
        yield above(place, f"{first} less {second}", gains[first] - gains[second], claim)


def _negra(place: str, batch: SentenceBatch) -> Iterator[Finding]:
    judged = contenders(batch, _LONGER_LENGTHS)
    by_length = {method: contender.gains_by_length(HEIGHT) for method, contender in judged.items()}
    ours = judged["PUPA"]
    gains = {
        method: ours.over_lengths(gains_of_method) for method, gains_of_method in by_length.items()
    }
    shorter = {
        method: ours.over_lengths({n: gain for n, gain in gains_of_method.items() if n <= _UP_TO})
        for method, gains_of_method in by_length.items()
    }
    claim = "within lengths, PUPA selects better parses of 20 to 36 words than MC"
    yield above(place, "PUPA less MC, up to 36 words", shorter["PUPA"] - shorter["MC"], claim)
    for method in ("PUPA", "MC"):
        claim = f"within lengths, {method} selects better parses of 20 to 40 words than SEPA"
        yield above(place, f"{method} less SEPA", gains[method] - gains["SEPA"], claim)


def parser_findings(name: str, batch: SentenceBatch) -> Iterator[Finding]:
    """Give shares of good parses up to 10 words, mean F of two lengths, and constituents."""
    place, figures = f"parser, {name}", published("pupa")
    quality = batch.judged(batch.fewest).quality
    rows = quality.rows
    f, lengths = quality.counts.sentence_scores[rows], quality.lengths[rows]
    short: Bools = lengths <= _SHORT
    rates = {
        "F, up to 10 words": quality.counts.rows(rows[short]).score,
        "F = 1, up to 10 words": _average(f[short] == 1),
        "F > 0.85, up to 10 words": _average(f[short] > _GOOD),
        **{f"mean F, {length} words": _average(f[lengths == length]) for length in _LENGTHS},
        "constituents per sentence": _average(quality.constituents[rows]),
    }
    notes = {
        "F, up to 10 words": f"{int(short.sum())} sentences of 2 to 10 words",
        "constituents per sentence": "brackets of several words; with single words "
        f"{batch.of_all_sizes / len(batch.rows):.2f}",
    }
    for what, rate in rates.items():
        known = figures.get((place, what), math.nan)
        yield Finding(place, what, known, rate, note=notes.get(what, ""))
    yield from _short_and_long(place, batch)
    if not np.isin(_LENGTHS, lengths).all():
        return
    first, last = (_mean(f[lengths == length], batch) for length in _LENGTHS)
    yield above(
        place,
        "mean F, 20 words less 10 words",
        last - first,
        "long sentences are parsed worse than short ones",
        published=_difference(place),
        sign=-1,
    )


def _short_and_long(place: str, batch: SentenceBatch) -> Iterator[Finding]:
    """Compare constituents of 2 to 5 words with longer ones, without those of whole sentences."""
    effort = batch.parsed.effort
    tables = [batch.brackets_of(sizes) for sizes in (range(2, _LONG), range(_LONG, batch.longest))]
    draws = Resamples(len(batch.rows), effort.seed, effort.trials)
    sums = [np.vstack([table.sum(axis=0), *draws.sums(table)]) for table in tables]
    number = [_resampled(drawn[:, 1] / len(batch.rows)) for drawn in sums]
    precision = [_resampled(ratio(drawn[:, 0], drawn[:, 1])) for drawn in sums]
    claim = "short constituents are more frequent than long ones"
    what = "constituents per sentence, short less long"
    note = f"short: 2 to {_LONG - 1} words; long: more, without whole sentences"
    yield above(place, what, number[0] - number[1], claim, note=note)
    claim = "short constituents are correct more often than long ones"
    yield above(place, "precision, short less long", precision[0] - precision[1], claim)


def _resampled(values: Floats) -> Resampled:
    """The first value is the observed one."""
    return Resampled(float(values[0]), values[1:])


def _average(values: Floats | Bools | Ints) -> float:
    return float(np.mean(values)) if len(values) else math.nan


def _mean(values: Floats, batch: SentenceBatch) -> Resampled:
    """The mean of some sentences, which are drawn by themselves."""
    effort = batch.parsed.effort
    rng = np.random.default_rng([effort.seed, len(values)])
    draws = Resamples.drawn(rng, len(values), effort.trials)
    sums = draws.sums(values[:, None])[:, 0]
    return Resampled(float(np.mean(values)), sums / len(values))


def _difference(place: str) -> float:
    figures = published("pupa")
    short, long = (figures.get((place, f"mean F, {length} words"), math.nan) for length in _LENGTHS)
    return long - short
