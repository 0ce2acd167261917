"""How certain scores across schemes are, and which systems differ against the same golds."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from treeval.counts import defined
from treeval.crossing.experiments import Experiment
from treeval.settings.certainty import LEVEL, Certainty
from treeval.statistics.comparison import (
    Comparison,
    compare_all,
    compare_with,
    number_of_pairs,
)
from treeval.statistics.resampling import Interval, Resamples, intervals, paired_draws
from treeval.statistics.wilson import intervals_by_size


class BothIntervals(NamedTuple):
    """The intervals of TED and of UTED in one experiment."""

    labelled: Interval
    unlabelled: Interval


@dataclass(frozen=True)
class SystemDifference:
    """Two systems against the same golds: how they differ in TED and in UTED."""

    golds: tuple[str, ...]
    labelled: Comparison
    unlabelled: Comparison

    @property
    def systems(self) -> tuple[str, str]:
        return self.labelled.a, self.labelled.b

    def records(self) -> list[dict[str, Any]]:
        """Give one record per metric."""
        return [
            {
                "metric": metric,
                "a": found.a,
                "b": found.b,
                "golds": list(self.golds),
                "difference": defined(found.difference),
                "p": defined(found.p),
                "p_adjusted": defined(found.adjusted),
                "test": found.test,
                "trials": found.trials,
            }
            for metric, found in (("TED", self.labelled), ("UTED", self.unlabelled))
        ]


def intervals_of(
    experiments: Sequence[Experiment], certainty: Certainty
) -> tuple[BothIntervals, ...]:
    """Give bootstrap intervals of every experiment, in their order."""
    rng = np.random.default_rng(certainty.seed)
    sentences = len(experiments[0].labelled.table)
    counts = {
        (number, kind): getattr(experiment, kind)
        for number, experiment in enumerate(experiments)
        for kind in BothIntervals._fields
    }
    compute = intervals if certainty.resamples else intervals_by_size
    drawn = Resamples.drawn(rng, sentences, certainty.interval_resamples)
    found = compute(counts, drawn, LEVEL)
    return tuple(
        BothIntervals(*(found[number, kind] for kind in BothIntervals._fields))
        for number in range(len(experiments))
    )


def comparable(
    experiments: Sequence[Experiment], certainty: Certainty
) -> dict[tuple[str, ...], dict[str, Experiment]]:
    """Find the systems that can be tested against each other: those with the same golds."""
    by_golds: dict[tuple[str, ...], dict[str, Experiment]] = {}
    for experiment in experiments if certainty.compare or certainty.baseline else ():
        by_golds.setdefault(experiment.golds, {})[experiment.system] = experiment
    first = experiments[0].system
    return {
        golds: systems
        for golds, systems in by_golds.items()
        if len(systems) > 1 and (first in systems or not certainty.baseline)
    }


def largest_family(
    families: Mapping[tuple[str, ...], Mapping[str, Experiment]], certainty: Certainty
) -> int:
    """Count the pairs that are tested together against the same golds, where they are most."""
    return max((number_of_pairs(len(family), certainty) for family in families.values()), default=0)


def differences_of(
    experiments: Sequence[Experiment], certainty: Certainty
) -> tuple[SystemDifference, ...]:
    """Test all pairs of systems against the same golds, or each against the first system."""
    families = comparable(experiments, certainty)
    sentences = len(experiments[0].labelled.table)
    rng = np.random.default_rng(certainty.seed)
    draws = paired_draws(rng, certainty, largest_family(families, certainty), sentences)

    def tested(systems: dict[str, Experiment], kind: str) -> tuple[Comparison, ...]:
        counts = {name: getattr(system, kind) for name, system in systems.items()}
        if certainty.baseline:
            return compare_with(experiments[0].system, counts, draws)
        return compare_all(counts, draws)

    def found() -> Iterator[SystemDifference]:
        for golds, systems in families.items():
            both = (tested(systems, kind) for kind in BothIntervals._fields)
            for labelled, unlabelled in zip(*both, strict=True):
                yield SystemDifference(golds, labelled, unlabelled)

    numbers = {
        (experiment.system, experiment.golds): number
        for number, experiment in enumerate(experiments)
    }
    return tuple(
        sorted(found(), key=lambda one: [numbers[name, one.golds] for name in one.systems])
    )
