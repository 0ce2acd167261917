"""Table 1: mean F of the best k % of the constituents, and the same by share of the sentences."""

import math
from collections.abc import Iterator, Mapping

import numpy as np

from treeval.assessment.pupa import Pupa
from treeval.assessment.quality import BY_CONSTITUENTS, BY_SENTENCES, SHARES, Unit
from treeval.experiments.findings import Finding, Position, published
from treeval.experiments.pupa.claims import above, shown
from treeval.experiments.pupa.runs import SHARES_LEARNT, Assessor, JudgedMethod, SentenceBatch
from treeval.statistics.resampled import Resampled

CLASSES = 5  # the paper's P
_SINGLE, _MAX = "PUPA, with single words", "PUPA, sentence-max"
_METHODS = ("PUPA", "SEPA", "MC")  # of the paper's table


def table_findings(name: str, batch: SentenceBatch) -> Iterator[Finding]:
    """Give the rows of the table, the claims about it, and other readings of the paper."""
    place, figures = f"table 1, {name}", published("pupa")
    methods = {method: batch.judged(one) for method, one in _contenders(batch)}
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
    yield from _claims(place, gains)
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


def _claims(place: str, gains: Mapping[str, Resampled]) -> Iterator[Finding]:
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
