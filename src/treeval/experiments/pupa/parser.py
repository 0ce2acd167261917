"""What the paper says about the parser: good parses among short sentences, and long sentences."""

import math
from collections.abc import Iterator

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.counts import ratio
from treeval.experiments.findings import Finding, published
from treeval.experiments.pupa.claims import above
from treeval.experiments.pupa.runs import SentenceBatch
from treeval.statistics.draws import Resamples
from treeval.statistics.resampled import Resampled

_SHORT = 10
_GOOD = 0.85
_LENGTHS = (10, 20)
_LONG = 6  # words of a long constituent, at least; the paper's first bin has up to 5


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
        **{f"mean F, {one} words": _average(f[lengths == one]) for one in _LENGTHS},
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
    first, last = (_mean(f[lengths == one], batch) for one in _LENGTHS)
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
    sums = [np.vstack([one.sum(axis=0), *draws.sums(one)]) for one in tables]
    number = [_resampled(one[:, 1] / len(batch.rows)) for one in sums]
    precision = [_resampled(ratio(one[:, 0], one[:, 1])) for one in sums]
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
    short, long = (figures.get((place, f"mean F, {one} words"), math.nan) for one in _LENGTHS)
    return long - short
