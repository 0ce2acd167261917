"""Several methods on parses that are read already, with tags that are known."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.assessment.baselines import minimum_constituents, random_scores
from treeval.assessment.confidence import written_confidence
from treeval.assessment.pupa import Pupa, PupaScores
from treeval.assessment.quality import Quality, counted
from treeval.assessment.result import Assessment
from treeval.assessment.selection import write_chosen
from treeval.assessment.sepa import Sepa
from treeval.assessment.spans import Spans, spans
from treeval.settings.choices import Method
from treeval.tree.column import Column
from treeval.tree.constituents import Trees
from treeval.tree.treebank import ranges

_PUPA, _SEPA = Pupa(), Sepa()


def scored(
    parses: Trees,
    tags: Column,
    are_words: Bools,
    rng: np.random.Generator,
    *,
    methods: Iterable[Method],
    rows: Ints | None = None,
    single: bool = True,
    pupa: Pupa = _PUPA,
    sepa: Sepa = _SEPA,
    committee: Sequence[Trees] = (),
    gold: Trees | None = None,
) -> Assessment:
    """Score the sentences of these ``rows``, by default all; ``are_words`` marks words that count.

    SEPA compares a committee's parses of the same sentences. With ``gold`` trees the assessment
    itself is evaluated.
    """
    rows = np.arange(len(parses)) if rows is None else rows
    found = _spans(parses, tags, are_words, rows, single=single)
    scores: dict[str, Floats] = {}
    parameters: dict[str, Any] = {"one_word": single}
    patterns = None
    for method in methods:
        if method == "pupa":
            patterns = pupa.assess(found)
            scores[method] = patterns.scores
            parameters |= pupa_parameters(pupa, patterns)
        elif method == "sepa":
            scores[method] = sepa.assess(parses, committee, rng)[rows]
            parameters |= {"members": len(committee), "agreement": sepa.agreement}
        elif method == "mc":
            scores[method] = minimum_constituents(found)
        elif method == "arcs":
            scores[method] = _arc_probabilities(parses, rng)[rows]
        elif method == "confidence":
            scores[method] = written_confidence(parses)[rows]
        else:
            scores[method] = random_scores(found, rng)
    quality = None
    if gold is not None:
        constituents = frozen(-minimum_constituents(found).astype(np.int64))
        quality = Quality(counted(gold, parses).rows(rows), found.lengths, constituents, scores)
    return Assessment(
        frozen(rows),
        found.lengths,
        scores,
        parameters,
        len(parses),
        partial(write_chosen, parses),
        parses.select,
        patterns,
        quality,
    )


def _spans(parses: Trees, tags: Column, are_words: Bools, rows: Ints, *, single: bool) -> Spans:
    if len(rows) == len(parses):
        return spans(parses, tags, are_words, single=single)
    words = ranges(parses.offsets[rows], parses.lengths[rows])
    return spans(parses.select(rows), tags.take(words), are_words[words], single=single)


def pupa_parameters(pupa: Pupa, found: PupaScores) -> dict[str, Any]:
    """All that scores by PUPA depend on beside the parses."""
    return {
        "ceiling": found.ceiling,
        "ceiling_by": "given" if pupa.ceiling is not None else _elbow_or_fallback(found),
        "normalisation": pupa.normalisation,
        "context": pupa.context,
        "patterns": int(found.patterns.keys_by_count.sum()),
        "lost_counts": found.patterns.lost,
    }


def _elbow_or_fallback(found: PupaScores) -> str:
    """Small batches may have no count at which exactly one pattern drops out."""
    exactly = found.patterns.keys_by_count
    is_elbow = found.ceiling < len(exactly) and exactly[found.ceiling] == 1
    return "elbow" if is_elbow else "fallback"


def _arc_probabilities(parses: Trees, rng: np.random.Generator) -> Floats:
    from treeval.assessment.arcs import arc_probabilities  # noqa: PLC0415  it loads models

    return arc_probabilities(parses, rng)
