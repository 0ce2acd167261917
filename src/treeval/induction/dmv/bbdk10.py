"""Berg-Kirkpatrick, Bouchard-Côté, DeNero and Klein (2010): features instead of probabilities.

Each choice of the model is log-linear. A feature of an outcome names the choice itself or replaces
tags by groups of tags, and copies of it leave out the side, or whether there is a dependent yet.
All features are 0 or 1.

The weights are found by L-BFGS (Nocedal 1980): steps go uphill along the gradient, bent by what the
last few steps have shown of the curvature. Steps are halved until the function rises by enough
(Armijo's condition).
"""

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from typing import NamedTuple

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.errors import SettingError
from treeval.induction.dmv.events import Events, harmonic
from treeval.induction.dmv.inference import expect
from treeval.induction.dmv.model import DMVModel
from treeval.induction.dmv.settings import Optimiser, Start
from treeval.induction.dmv.text import FAMILIES, PartMapper, Tagged, in_threads
from treeval.induction.dmv.training import (
    Stopping,
    follow,
    require_resumable,
    state_of,
    training_text,
)
from treeval.models.model import usual_draws
from treeval.progress import Progress, silent
from treeval.tree.treebank import Treebank

Function = Callable[[Floats], tuple[float, Floats]]  # gives the value and the gradient

_MEMORY = 10  # steps
_ENOUGH = 1e-4  # part of the rise that the gradient promises
_CURVED = 1e-10  # least product of a step and the change of the gradient
_HALVINGS = 60


class Reached(NamedTuple):
    """Where the climb is, with the value and the gradient there."""

    place: Floats
    value: float
    gradient: Floats


def climb(function: Function, start: Floats, *, gain: float = 1e-9) -> Iterator[Reached]:
    """Yield the start and all later points; the value never falls.

    The climb ends where no step rises, or where one rises by no more than ``gain`` times the
    value. Without a gain it can go on for ever: callers decide when to stop.
    """
    point = Reached(start, *function(start))
    memory: deque[tuple[Floats, Floats, float]] = deque(maxlen=_MEMORY)
    while True:
        yield point
        direction = _direction(point.gradient, memory)
        reached = _stepped(function, point, direction)
        if reached is None and memory:  # the curvature may mislead: try the gradient itself
            memory.clear()
            reached = _stepped(function, point, _direction(point.gradient, memory))
        if reached is None:
            return
        step, bend = reached.place - point.place, point.gradient - reached.gradient
        curvature = float(step @ bend)
        if curvature > _CURVED:
            memory.append((step, bend, 1.0 / curvature))
        rise, point = reached.value - point.value, reached
        if rise <= gain * abs(point.value):
            yield point
            return


def _direction(gradient: Floats, memory: "deque[tuple[Floats, Floats, float]]") -> Floats:
    """Multiply the gradient by the inverse curvature, by the two loops of the method."""
    if not memory:
        first: Floats = gradient / max(1.0, float(np.linalg.norm(gradient)))
        return first
    direction = gradient.copy()
    shares = []
    for step, bend, inverse in reversed(memory):
        share = inverse * (step @ direction)
        direction -= share * bend
        shares.append(share)
    step, bend, inverse = memory[-1]
    direction /= inverse * (bend @ bend)
    for (step, bend, inverse), share in zip(memory, reversed(shares), strict=True):
        direction += (share - inverse * (bend @ direction)) * step
    return direction


def _stepped(function: Function, point: Reached, direction: Floats) -> Reached | None:
    """Go as far as the function rises by enough; None if it does not rise at all."""
    promised = float(point.gradient @ direction)
    if not promised > 0:
        return None
    size = 1.0
    for _ in range(_HALVINGS):
        place = point.place + size * direction
        value, gradient = function(place)
        if value >= point.value + _ENOUGH * size * promised:
            return Reached(place, value, gradient)
        size /= 2
    return None


_ANY = "*"  # what a feature does not look at
Groups = Mapping[str, frozenset[str]]


def groups_of(names: tuple[str, ...], tags: tuple[str, ...]) -> dict[str, frozenset[str]]:
    """Groups by name: families of tags or single tags, several of them joined by a plus sign."""
    found = {}
    for name in names:
        parts = [FAMILIES.get(part, frozenset({part}) & set(tags)) for part in name.split("+")]
        if not all(parts):
            problem = f"{name!r} is not made of families ({', '.join(FAMILIES)}) and tags"
            raise SettingError(f"{problem} joined by +", setting="groups")
        found[name] = frozenset().union(*parts)
    return found


@dataclass(frozen=True, eq=False)
class Features:
    """Which outcomes have which features: outcome ``outcomes[k]`` has feature ``features[k]``.

    Outcomes are numbered as in `Events`, array after array.
    """

    tags: int
    names: tuple[str, ...]
    outcomes: Ints = field(repr=False)
    features: Ints = field(repr=False)

    @staticmethod
    def of(tags: tuple[str, ...], groups: Groups) -> "Features":
        codes: dict[str, int] = {}
        outcomes, features = [], []
        for outcome, names in enumerate(_names(tags, groups)):
            for name in names:
                outcomes.append(outcome)
                features.append(codes.setdefault(name, len(codes)))
        return Features(
            len(tags), tuple(codes), frozen(np.array(outcomes)), frozen(np.array(features))
        )

    @cached_property
    def _ends(self) -> list[int]:
        """Where the arrays of events end in the list of outcomes."""
        pairs, choices = 2 * self.tags**2, 4 * self.tags
        return [self.tags, *(self.tags + pairs + times * choices for times in range(3))]

    def log_probabilities(self, weights: Floats) -> Floats:
        """Natural logarithms of the probabilities of all outcomes, each within its context."""
        size = self._ends[-1]
        scores: Floats = np.bincount(self.outcomes, weights[self.features], size).astype(float)
        root, attach, stop, go = np.split(scores, self._ends[:-1])
        choices = _log_shares(np.stack([stop, go], axis=1))
        pairs = _log_shares(attach.reshape(-1, self.tags)).ravel()
        return np.concatenate([_log_shares(root), pairs, choices[:, 0], choices[:, 1]])

    def probabilities(self, weights: Floats) -> Events:
        return self.events(np.exp(self.log_probabilities(weights)))

    def events(self, values: Floats) -> Events:
        """Values of outcomes in the shapes of events."""
        root, attach, stop, go = np.split(values, self._ends[:-1])
        choices = (2, self.tags, 2)
        attach = attach.reshape(2, self.tags, self.tags)
        return Events(
            frozen(root), frozen(attach), frozen(stop.reshape(choices)), frozen(go.reshape(choices))
        )

    def slopes(self, counts: Events, probabilities: Events) -> Floats:
        """Derivatives of the log-probability of counted events by the weights of features."""
        choices = counts.stop + counts.go
        surplus = (
            counts.root - counts.root.sum() * probabilities.root,
            counts.attach - counts.attach.sum(axis=-1, keepdims=True) * probabilities.attach,
            counts.stop - choices * probabilities.stop,
            counts.go - choices * probabilities.go,
        )
        flat = np.concatenate([array.ravel() for array in surplus])
        return np.bincount(self.features, flat[self.outcomes], len(self.names)).astype(float)


def _log_shares(scores: Floats) -> Floats:
    """Logarithm of the softmax over the last axis."""
    above = scores - scores.max(axis=-1, keepdims=True)
    result: Floats = above - np.log(np.exp(above).sum(axis=-1, keepdims=True))
    return result


def _names(tags: tuple[str, ...], groups: Groups) -> Iterator[list[str]]:
    """The features of each outcome, in the order of events."""
    within = {tag: [name for name, members in groups.items() if tag in members] for tag in tags}
    labels = {tag: [tag, *(f"<{name}>" for name in within[tag])] for tag in tags}
    for tag in tags:
        yield [f"R/{label}" for label in labels[tag]]
    for side in "01":
        for head in tags:
            for dependent in tags:
                pairs = [f"{head}/{dependent}"]
                pairs += [f"{head}/<{name}>" for name in within[dependent]]
                pairs += [f"<{name}>/{dependent}" for name in within[head]]
                both = (name for name in within[head] if name in within[dependent])
                pairs += [f"<{name}>/<{name}>" for name in both]
                yield [f"A/{shown}/{pair}" for shown in (side, _ANY) for pair in pairs]
    for choice in "01":  # stop, go
        for side in "01":
            for head in tags:
                for has in "01":
                    contexts = (side, has), (_ANY, has), (side, _ANY)
                    yield [
                        f"S/{where}/{when}/{label}/{choice}"
                        for where, when in contexts
                        for label in labels[head]
                    ]


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
            require_resumable(resume, self, text)
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
