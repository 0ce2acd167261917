"""EVALB's classic summary: all sentences, and those up to the cut-off length."""

from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from treeval.arrays import Bools
from treeval.counts import Counts, defined, evaluate
from treeval.errors import MismatchError
from treeval.metrics.evalb.score import EVALB, Evalb
from treeval.tree.constituent_pair import ConstituentPair


@dataclass(frozen=True)
class EvalbFigures:
    """What EVALB reports for a set of sentences; shares are fractions of 1, nan if undefined."""

    sentences: int
    errors: int
    skipped: int
    valid: int
    recall: float
    precision: float
    f1: float
    exact_match: float
    average_crossing: float
    no_crossing: float
    at_most_two_crossing: float
    tag_accuracy: float


@dataclass(frozen=True)
class EvalbSummary:
    """The figures of all sentences, and of those with at most ``cutoff`` words."""

    all: EvalbFigures
    short: EvalbFigures
    cutoff: int

    def to_dict(self) -> dict[str, Any]:
        """Return the figures as in JSON; undefined ones are None."""
        record: dict[str, Any] = {"cutoff": self.cutoff}
        for name, figures in (("all", self.all), ("short", self.short)):
            values = asdict(figures).items()
            record[name] = {key: defined(value) for key, value in values}
        return record


def summarise(
    pair: ConstituentPair, metric: Evalb = EVALB, counts: Counts | None = None
) -> EvalbSummary:
    """Score trees with EVALB; more than MAX_ERROR sentences in error are refused.

    ``counts`` are what the metric has counted in the pair, if it has.
    """
    counts = counts or evaluate(metric, pair)
    paths = pair.gold.origin.path, pair.predicted.origin.path
    return summary_of(counts, metric.are_short(pair.gold), *paths)


def summary_of(counts: Counts, short: Bools, gold: str, predicted: str) -> EvalbSummary:
    """Summarise what EVALB has counted, given which sentences are short, and both paths."""
    metric = counts.metric
    assert isinstance(metric, Evalb)
    errors = counts.table[:, metric.counted.index("errors")]
    limit = metric.parameters.max_error
    if errors.sum() > limit:
        sentence = int(np.argmax(errors > 0))
        raise MismatchError(
            f"{predicted}: the words of {int(errors.sum())} sentences differ from "
            f"those in {gold}, first in sentence {sentence + 1}; correct them, or "
            f"raise MAX_ERROR, which is {limit}"
        )
    rows = np.flatnonzero(short)
    return EvalbSummary(_figures(counts), _figures(counts.rows(rows)), metric.parameters.cutoff)


def _figures(counts: Counts) -> EvalbFigures:
    totals = dict(zip(counts.metric.counted, counts.totals.tolist(), strict=True))
    measures = counts.metric.measures(counts.totals)
    return EvalbFigures(
        sentences=len(counts.table),
        errors=int(totals["errors"]),
        skipped=int(totals["skipped"]),
        valid=int(totals["valid"]),
        **{name: float(value) for name, value in measures.items()},
    )
