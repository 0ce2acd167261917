"""bc10 in table 4: trees differ from seed to seed, so that scores are means over seeds."""

import math
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial

import numpy as np

from treeval.arrays import frozen
from treeval.counts import Counts
from treeval.experiments.ned.learners import MEASURES, ByMeasure, limited, measured
from treeval.induction.dmv.algorithms import trainers
from treeval.induction.dmv.text import number_of_cores
from treeval.induction.tsg.bc10 import BC10
from treeval.progress import Progress, followed
from treeval.tree.treebank import Treebank


@dataclass(frozen=True)
class Sampling:
    """Which samplers are run, and with which seeds; tests have fewer sweeps."""

    trainers: Mapping[str, BC10] = field(default_factory=partial(trainers, samplers=True))
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
        counts = [one[measure] for one in self.by_seed]
        return Counts(counts[0].metric, frozen(np.mean([one.table for one in counts], axis=0)))

    def deviation(self, measure: str, gold: Treebank, limit: str) -> float:
        """The standard deviation of the scores of single seeds, in points."""
        scores = [100 * limited(one[measure], gold, limit).score for one in self.by_seed]
        return float(np.std(scores, ddof=1)) if len(scores) > 1 else math.nan


def sampled(
    train: Treebank, gold: Treebank, sampling: Sampling, progress: Progress
) -> dict[str, SampledScores]:
    """Train and score all samplers, once per seed; seeds share the cores of the machine."""
    found = {}
    with ThreadPoolExecutor(number_of_cores()) as pool:
        for name, trainer in sampling.trainers.items():
            scores = pool.map(partial(_scores, trainer, train, gold), sampling.seeds)
            stage = f"{name}: seeds"
            found[name] = SampledScores([*followed(scores, stage, len(sampling.seeds), progress)])
    return found


def _scores(trainer: BC10, train: Treebank, gold: Treebank, seed: int) -> ByMeasure:
    rng = np.random.default_rng(seed)
    return measured(gold, trainer.train(train, rng).parse(gold, rng))
