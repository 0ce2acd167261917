"""Gillenwater, Ganchev, Graça, Pereira and Taskar (2010): few pairs of tags of child and parent."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from treeval.arrays import Floats, frozen
from treeval.counts import ratio
from treeval.errors import SettingError
from treeval.models.dmv.events import DMV, Events
from treeval.models.dmv.km04 import started
from treeval.models.dmv.model import DMVModel
from treeval.models.dmv.pairs import TagPairs
from treeval.models.dmv.parts import PartMapper, in_threads
from treeval.models.dmv.projection import DualEffort, projected
from treeval.models.dmv.text import Tagged
from treeval.models.dmv.training import (
    Stopping,
    follow,
    insist_on_resumable,
    state_of,
    training_text,
)
from treeval.models.dmv.valences import narrowed, widened, with_valences
from treeval.models.trainer import usual_draws
from treeval.progress import Progress, silent
from treeval.settings.choices import PairInstances, Start
from treeval.tree.treebank import Treebank

if TYPE_CHECKING:
    from collections.abc import Iterator

_STOPPING = Stopping(passes=40, change=0.0)
_EFFORT = DualEffort()
# The paper has 140 with ten times as many sentences as the WSJ sample: the evidence of a text grows
# with its sentences, and the number of its pairs of tags hardly does.
PENALTY_PER_SENTENCE = 0.025
_USUAL_BACKOFF = 1 / 3


@dataclass(frozen=True)
class GGGTP10:
    """EM under a penalty on posteriors: few pairs of tags should be child and parent.

    ``penalty`` is multiplied by the sum over pairs of the largest posterior of their instances; by
    default, it is 0.025 per sentence. Stopping and attachment depend on as many numbers of
    dependents as ``valences`` says. ``backoff`` is the weight of the probability of a dependent
    whatever its head; by default, a third where attachment has valences. ``compatible`` mixes it
    with counts instead of probabilities, as the authors' program does.
    """

    tags: str = "xpos"
    max_length: int | None = 10
    penalty: float | None = None
    instances: PairInstances = "words"
    by_side: bool = False
    valences: tuple[int, int] = DMV
    backoff: float | None = None
    compatible: bool = False
    start: Start = "harmonic"
    stopping: Stopping = _STOPPING

    def train(
        self,
        treebank: Treebank,
        rng: np.random.Generator | None = None,
        *,
        resume: DMVModel | None = None,
        progress: Progress = silent,
        mapper: PartMapper = in_threads,
    ) -> DMVModel:
        """Train on tags alone; only a random start draws from ``rng``. Reports the objective.

        With ``resume``, training goes on from that model and its multipliers.
        """
        text = training_text(treebank, self.tags, self.max_length)
        pairs = TagPairs.of(text, self.instances, by_side=self.by_side)
        if resume is not None:
            insist_on_resumable(resume, self, text)
            multipliers = state_of(resume, "multipliers", (pairs.size,))
            start = resume.weights
            if start.valences != self.valences:
                known = ",".join(map(str, start.valences))
                problem = f"the model has the valences {known}; choose the same `valences=`"
                raise SettingError(problem, setting="resume")
        else:
            multipliers = np.zeros(pairs.size)
            start = with_valences(started(text, self.start, rng or usual_draws()), self.valences)
        steps = self.steps(text, pairs, start, multipliers, mapper=mapper)
        end = follow(steps, text, self.stopping, "gggtp10", progress)
        about, state = {"trainer": repr(self)}, {"multipliers": end.multipliers}
        return DMVModel(text.tags, end.weights, self.tags, about, state)

    def steps(
        self,
        text: Tagged,
        pairs: TagPairs,
        start: Events,
        multipliers: Floats,
        effort: DualEffort = _EFFORT,
        *,
        mapper: PartMapper = in_threads,
    ) -> "Iterator[PenalisedStep]":
        """Yield the start and all later weights, endlessly."""
        limit = PENALTY_PER_SENTENCE * len(text) if self.penalty is None else self.penalty
        backoff = self.backoff
        if backoff is None:
            backoff = _USUAL_BACKOFF if self.valences[1] > 1 else 0.0
        weights = start
        while True:
            found = projected(
                text, weights, pairs, limit, start=multipliers, effort=effort, mapper=mapper
            )
            multipliers = frozen(found.multipliers)
            largest = pairs.sum_of_largest(found.posteriors)
            yield PenalisedStep(weights, found.value, largest, multipliers)
            weights = estimated(found.events, backoff, compatible=self.compatible)


class PenalisedStep(NamedTuple):
    """Weights, the objective, the sum of largest posteriors, and the multipliers of instances."""

    weights: Events
    log_likelihood: float  # minus the divergence and the penalty
    largest: float
    multipliers: Floats


def estimated(events: Events, backoff: float = 0.0, *, compatible: bool = False) -> Events:
    """Relative frequencies, uniform where nothing was seen; attachment with back-off."""
    wide = widened(events)
    choices = wide.stop + wide.go
    stop = np.where(choices > 0, ratio(wide.stop, choices), 0.5)
    attach = wide.attach
    if backoff:
        whatever_head = _distributions(attach.sum(axis=1, keepdims=True))
        own = attach if compatible else _distributions(attach)
        attach = (1 - backoff) * own + backoff * whatever_head
    weights = Events(wide.root / wide.root.sum(), _distributions(attach), stop, 1 - stop)
    result = weights.map(np.asarray)
    return result if events.has_valences else narrowed(result)


def _distributions(counts: Floats) -> Floats:
    """Shares of dependents; where there are none, equal ones."""
    totals = counts.sum(axis=2, keepdims=True)
    return np.where(totals > 0, ratio(counts, totals), 1 / counts.shape[2])
