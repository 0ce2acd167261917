"""Berg-Kirkpatrick, Bouchard-Côté, DeNero and Klein (2010): features instead of probabilities."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

import numpy as np

from treeval.arrays import Floats
from treeval.models.dmv.batches import expect
from treeval.models.dmv.events import Events
from treeval.models.dmv.features import Features, groups_of
from treeval.models.dmv.initial import harmonic
from treeval.models.dmv.lbfgs import Function, Reached, climb
from treeval.models.dmv.model import DMVModel
from treeval.models.dmv.parts import PartMapper, in_threads
from treeval.models.dmv.text import Tagged
from treeval.models.dmv.training import (
    Stopping,
    follow,
    insist_on_resumable,
    state_of,
    training_text,
)
from treeval.models.trainer import usual_draws
from treeval.progress import Progress, silent
from treeval.settings.choices import Optimiser, Start
from treeval.tree.treebank import Treebank

# L-BFGS ends by itself; EM, which the paper finds worse, ends after as many passes.
_STOPPING = Stopping(passes=400, change=0.0)
_SMALL = 0.01  # standard deviation of random weights
_SOLVED, _M_STEPS = 1e-6, 300  # norm of the gradient, and largest number of steps, of an M-step
_NOUNS_AND_VERBS = ("nouns", "verbs", "nouns+verbs")


@dataclass(frozen=True)
class BBDK10:
    """Log-likelihood minus ``penalty`` times the squared weights of features is maximised.

    Features look at tags and at ``groups`` of tags. The optimiser `lbfgs` follows the gradient of
    all sentences; `em` maximises expected log-probabilities in each pass.
    """

    tags: str = "xpos"
    max_length: int | None = 10
    penalty: float = 10.0
    optimiser: Optimiser = "lbfgs"
    groups: tuple[str, ...] = _NOUNS_AND_VERBS
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

        With ``resume``, training goes on from the weights of that model's features.
        """
        text = training_text(treebank, self.tags, self.max_length)
        features = Features.of(text.tags, groups_of(self.groups, text.tags))
        objective = Objective(text, features, self.penalty, mapper)
        if resume is not None:
            insist_on_resumable(resume, self, text)
            start = state_of(resume, "features", (len(features.names),))
        else:
            start = started(objective, self.start, rng)
        steps = (lbfgs_steps if self.optimiser == "lbfgs" else em_steps)(objective, start)
        end = follow(steps, text, self.stopping, "bbdk10", progress)
        about, state = {"trainer": repr(self)}, {"features": end.features}
        return DMVModel(text.tags, end.weights, self.tags, about, state)


class FeatureStep(NamedTuple):
    """Probabilities, the objective, and the weights of features behind them."""

    weights: Events
    log_likelihood: float
    features: Floats


@dataclass(frozen=True, eq=False)
class Objective:
    """The log-likelihood of a text minus the penalty, with its gradient."""

    text: Tagged
    features: Features
    penalty: float
    mapper: PartMapper = in_threads

    def __call__(self, weights: Floats) -> tuple[float, Floats]:
        probabilities = self.features.probabilities(weights)
        found = expect(self.text, probabilities, mapper=self.mapper)
        value = float(found.log_likelihoods.sum()) - self.penalty * float(weights @ weights)
        slopes = self.features.slopes(found.events, probabilities)
        return value, slopes - 2 * self.penalty * weights

    def given(self, counts: Events) -> Function:
        """What an M-step maximises: the log-probability of events with these counts."""
        flat = np.concatenate([array.ravel() for array in counts])

        def expected(weights: Floats) -> tuple[float, Floats]:
            logs = self.features.log_probabilities(weights)
            value = float(flat @ logs) - self.penalty * float(weights @ weights)
            slopes = self.features.slopes(counts, self.features.events(np.exp(logs)))
            return value, slopes - 2 * self.penalty * weights

        return expected


def started(objective: Objective, start: Start, rng: np.random.Generator | None = None) -> Floats:
    """Weights of features to start from; by default, those that fit the harmonic grammar best."""
    size = len(objective.features.names)
    if start == "random":
        return (rng or usual_draws()).normal(0.0, _SMALL, size)
    zeros = np.zeros(size)
    if start == "uniform":
        return zeros
    found = expect(objective.text, harmonic(objective.text), mapper=objective.mapper)
    return _highest(objective.given(found.events), zeros).place


def lbfgs_steps(objective: Objective, start: Floats) -> Iterator[FeatureStep]:
    """Climb the objective itself; it never falls."""
    for point in climb(objective, start):
        probabilities = objective.features.probabilities(point.place)
        yield FeatureStep(probabilities, point.value, point.place)


def em_steps(objective: Objective, start: Floats) -> Iterator[FeatureStep]:
    """Count expected events, and climb their log-probability; the objective never falls."""
    weights = start
    while True:
        probabilities = objective.features.probabilities(weights)
        found = expect(objective.text, probabilities, mapper=objective.mapper)
        value = float(found.log_likelihoods.sum()) - objective.penalty * float(weights @ weights)
        yield FeatureStep(probabilities, value, weights)
        weights = _highest(objective.given(found.events), weights).place


def _highest(function: Function, start: Floats) -> Reached:
    """The top of a concave function, or nearly."""
    for point in islice(climb(function, start, gain=0.0), _M_STEPS + 1):
        if np.linalg.norm(point.gradient) <= _SOLVED:
            break
    return point
