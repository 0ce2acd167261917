"""Learners of the NED paper: their trees, with original and with flipped parameters, scored.

The trees of bc10 differ from seed to seed, so that its scores in table 4 are means over seeds.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path

import numpy as np

from treeval.arrays import frozen
from treeval.counts import Counts, evaluate
from treeval.errors import FileError
from treeval.experiments.layout import only
from treeval.experiments.ned.structures import ARCS, FLIPS, disagreements, parameter_flips
from treeval.induction.dmv.algorithms import trainers
from treeval.induction.dmv.model import DMVModel, flipped, read_grammar
from treeval.induction.dmv.saj10 import SAJ10a, SAJ10b
from treeval.induction.dmv.spans import WordSpans
from treeval.induction.dmv.text import number_of_cores
from treeval.induction.tsg.bc10 import BC10
from treeval.metrics.attachment import NED, UAS, UNDIRECTED
from treeval.progress import Progress, followed
from treeval.settings.certainty import SEED
from treeval.settings.choices import TagColumn
from treeval.tree.pair import pair
from treeval.tree.treebank import Treebank

LIMITS = {"up to 10 words": 10, "all": None}
MEASURES = {"attachment": UAS, "undirected": UNDIRECTED, "NED": NED}
LESS_IS_MORE = "less-is-more"
LEARNERS = {**trainers(), LESS_IS_MORE: SAJ10a(course="less-is-more")}
# Learners whose published figures stand beside those of others.
_BESIDE = {LESS_IS_MORE: "saj10a"}

ByMeasure = Mapping[str, Counts]  # by measure


def measured(gold: Treebank, parsed: Treebank) -> ByMeasure:
    """Count what all measures count."""
    compared = pair(gold, parsed)
    return {name: evaluate(metric, compared) for name, metric in MEASURES.items()}


def limited(counts: Counts, gold: Treebank, limit: str) -> Counts:
    """Keep the sentences of up to a number of words."""
    longest = LIMITS[limit]
    return counts if longest is None else counts.rows(np.flatnonzero(gold.lengths <= longest))


@dataclass(frozen=True, eq=False)
class Learner:
    """A model, as it is and with flipped parameters, and how the trees of both score."""

    name: str
    model: DMVModel
    gold: Treebank
    arcs: tuple[str, ...] = ARCS
    tags: TagColumn = "xpos"

    @property
    def in_paper(self) -> str:
        """The learner of the paper that this one is, or stands for."""
        return _BESIDE.get(self.name, self.name)

    @cached_property
    def parsed(self) -> Treebank:
        return self.model.parse(self.gold)

    @cached_property
    def original(self) -> ByMeasure:
        return measured(self.gold, self.parsed)

    @cached_property
    def disagrees_in(self) -> tuple[str, ...]:
        """Those of the listed arcs that this learner has, and gold trees the other way round."""
        return disagreements(self.parsed, self.gold, self.arcs, self.tags)

    @cached_property
    def modified(self) -> ByMeasure:
        return self.with_flips(self.disagrees_in)

    @cached_property
    def with_flips_of_paper(self) -> ByMeasure:
        return self.with_flips(FLIPS[self.in_paper])

    def with_flips(self, arcs: Iterable[str]) -> ByMeasure:
        model = flipped(self.model, parameter_flips(arcs))
        return measured(self.gold, model.parse(self.gold))


def models(
    train: Treebank, spans: WordSpans, grammars: Mapping[str, Sequence[Path]], progress: Progress
) -> Iterator[tuple[str, DMVModel]]:
    """Train all learners, saj10b within spans; a grammar takes the place of training."""
    unknown = [name for name in grammars if name not in LEARNERS]
    if unknown:
        known = ", ".join(LEARNERS)
        raise FileError(f"a grammar of the learner {unknown[0]}; choose from {known}")
    rng = np.random.default_rng(SEED)
    for name, trainer in LEARNERS.items():
        if name in grammars:
            yield name, read_grammar(str(only(grammars[name], name)))
        elif isinstance(trainer, SAJ10b):
            yield name, trainer.train(train, rng, spans=spans, progress=progress)
        else:
            yield name, trainer.train(train, rng, progress=progress)


@dataclass(frozen=True)
class Sampling:
    """Which samplers are run, and with which seeds; tests have fewer sweeps."""

    trainers: Mapping[str, BC10] = field(default_factory=lambda: trainers(samplers=True))
    seeds: tuple[int, ...] = (1, 2, 3, 4, 5, 6)


@dataclass(frozen=True, eq=False)
class SampledScores:
    """Scores of the same sentences, once per seed."""

    by_seed: Sequence[ByMeasure]

    @property
    def mean(self) -> ByMeasure:
        """What is counted on average over the seeds, so that scores are means as well."""
        return {measure: self._averaged(measure) for measure in MEASURES}

    def _averaged(self, measure: str) -> Counts:
        counts = [seeded[measure] for seeded in self.by_seed]
        return Counts(
            counts[0].metric, frozen(np.mean([seeded.table for seeded in counts], axis=0))
        )

    def deviation(self, measure: str, gold: Treebank, limit: str) -> float:
        """The standard deviation of the scores of single seeds, in points."""
        scores = [100 * limited(seeded[measure], gold, limit).score for seeded in self.by_seed]
        return float(np.std(scores, ddof=1)) if len(scores) > 1 else math.nan


def sampled(
    train: Treebank, gold: Treebank, sampling: Sampling, progress: Progress
) -> dict[str, SampledScores]:
    """Train and score all samplers, once per seed; seeds share the cores of the machine."""
    sampled_scores = {}
    with ThreadPoolExecutor(number_of_cores()) as pool:
        for name, trainer in sampling.trainers.items():
            scores = pool.map(partial(_scores, trainer, train, gold), sampling.seeds)
            stage = f"{name}: seeds"
            sampled_scores[name] = SampledScores(
                [*followed(scores, stage, len(sampling.seeds), progress)]
            )
    return sampled_scores


def _scores(trainer: BC10, train: Treebank, gold: Treebank, seed: int) -> ByMeasure:
    rng = np.random.default_rng(seed)
    return measured(gold, trainer.train(train, rng).parse(gold, rng))
