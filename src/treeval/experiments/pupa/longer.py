"""Sentences of up to 40 words: curves within lengths 21 to 40, and the whole corpus."""

from collections.abc import Iterator

import numpy as np

from treeval.assessment.quality import BY_CONSTITUENTS, HEIGHT
from treeval.experiments.findings import Finding
from treeval.experiments.pupa.claims import above
from treeval.experiments.pupa.figure3 import contenders
from treeval.experiments.pupa.runs import SentenceBatch

LONGEST = 40
_LENGTHS = range(21, LONGEST + 1)
_UP_TO = 36  # words, on NEGRA


def longer_findings(name: str, batch: SentenceBatch) -> Iterator[Finding]:
    """Judge what the paper says about sentences of 20 to 40 words; it prints no figures."""
    if np.isin(batch.lengths, _LENGTHS).any():
        within = _negra if name.startswith("NEGRA") else _wsj
        yield from within(f"lengths 21 to 40, {name}", batch)
    place = f"whole corpus, {name}"
    whole = {method: one.gain(BY_CONSTITUENTS) for method, one in contenders(batch).items()}
    for rival in ("SEPA", "MC"):
        claim = f"PUPA selects better parses of up to 40 words than {rival}"
        what = f"PUPA less {rival}, mean over shares of constituents"
        yield above(place, what, whole["PUPA"] - whole[rival], claim)


def _wsj(place: str, batch: SentenceBatch) -> Iterator[Finding]:
    judged = contenders(batch, _LENGTHS)
    gains = {
        method: one.over_lengths(one.gains_by_length(HEIGHT)) for method, one in judged.items()
    }
    for first, second in (("PUPA", "MC"), ("SEPA", "MC"), ("SEPA", "PUPA")):
        claim = f"within lengths, {first} selects better parses of 20 to 40 words than {second}"
        yield above(place, f"{first} less {second}", gains[first] - gains[second], claim)


def _negra(place: str, batch: SentenceBatch) -> Iterator[Finding]:
    judged = contenders(batch, _LENGTHS)
    by_length = {method: one.gains_by_length(HEIGHT) for method, one in judged.items()}
    ours = judged["PUPA"]
    gains = {method: ours.over_lengths(one) for method, one in by_length.items()}
    shorter = {
        method: ours.over_lengths({n: gain for n, gain in one.items() if n <= _UP_TO})
        for method, one in by_length.items()
    }
    claim = "within lengths, PUPA selects better parses of 20 to 36 words than MC"
    yield above(place, "PUPA less MC, up to 36 words", shorter["PUPA"] - shorter["MC"], claim)
    for method in ("PUPA", "MC"):
        claim = f"within lengths, {method} selects better parses of 20 to 40 words than SEPA"
        yield above(place, f"{method} less SEPA", gains[method] - gains["SEPA"], claim)
