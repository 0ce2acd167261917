"""Gillenwater, Ganchev, Graça, Pereira and Taskar (2010): few pairs of tags of child and parent.

Expectations have a penalty on posteriors. Of all distributions over trees, q minimises
KL(q‖p) + limit · Σ largest posterior of each pair of tags. It is p times exp(-multiplier) for each
arc; the multipliers minimise the sum of log Z, are at least 0, and add up to the limit at most in
each pair. This dual is solved by projected gradient.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.counts import ratio
from treeval.errors import SettingError
from treeval.induction.dmv.events import DMV, Events
from treeval.induction.dmv.inference import arcs_of, expect_arcs, narrowed, widened, with_valences
from treeval.induction.dmv.km04 import started
from treeval.induction.dmv.model import DMVModel
from treeval.induction.dmv.settings import PairInstances, Start
from treeval.induction.dmv.text import PartMapper, Tagged, arc_offsets, in_threads
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

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass(frozen=True, eq=False)
class TagPairs:
    """Instances of pairs, those of a pair together: pair p has ``starts[p]:starts[p+1]``.

    The arc ``arcs[a]`` of the text (see `valences`) belongs to the instance ``instances[a]``; arcs
    from a word to itself and root arcs belong to none.
    """

    starts: Ints
    arcs: Ints
    instances: Ints
    all_arcs: int

    @classmethod
    def of(
        cls, text: Tagged, kind: PairInstances = "words", *, by_side: bool = False
    ) -> "TagPairs":
        """Find the pairs of a text.

        An instance is an arc, or a word with all words of its sentence that have one tag: one of
        them is its head. With ``by_side``, pairs with the head on the left and on the right differ.
        """
        heads, dependents = arcs_of(text)
        arcs = np.flatnonzero(heads != dependents)
        heads, dependents = heads[arcs], dependents[arcs]
        codes, tags = text.codes.astype(np.int64), len(text.tags)
        pairs = codes[dependents] * tags + codes[heads]
        if by_side:
            pairs = 2 * pairs + (heads < dependents)
        size = int(arc_offsets(text.lengths)[-1])
        each, most = (dependents, text.words) if kind == "words" else (arcs, size)
        keys, instances = np.unique(pairs * most + each, return_inverse=True)
        _, starts = np.unique(keys // most, return_index=True)
        ends = np.concatenate([starts, [len(keys)]])
        return cls(frozen(ends), frozen(arcs), frozen(instances.reshape(-1)), size)

    @property
    def size(self) -> int:
        """Count the instances."""
        return int(self.starts[-1])

    def __len__(self) -> int:
        """Count the pairs."""
        return len(self.starts) - 1

    @cached_property
    def pair_of(self) -> Ints:
        return frozen(np.repeat(np.arange(len(self)), np.diff(self.starts)))

    def log_factors(self, multipliers: Floats) -> Floats:
        """What instances with such multipliers add to the log-weights of all arcs."""
        found = np.zeros(self.all_arcs)
        found[self.arcs] = -multipliers[self.instances]
        return found

    def posteriors(self, of_arcs: Floats) -> Floats:
        """Add up the posteriors of the arcs of each instance."""
        return np.bincount(self.instances, of_arcs[self.arcs], self.size).astype(np.float64)

    def sum_of_largest(self, posteriors: Floats) -> float:
        """Add up the largest posterior of each pair."""
        if not len(self):
            return 0.0
        return float(np.maximum.reduceat(posteriors, self.starts[:-1]).sum())

    def projected(self, values: Floats, limit: float) -> Floats:
        """The nearest values of at least 0 that add up to the limit at most in each pair."""
        result = np.maximum(values, 0.0) if limit else np.zeros(self.size)
        if not self.size:
            return result
        over: Bools = np.add.reduceat(result, self.starts[:-1]) > limit
        if not over.any():
            return result
        chosen = np.flatnonzero(over[self.pair_of])
        sizes = np.diff(self.starts)[over]
        result[chosen] = _lowered(result[chosen], sizes, limit)
        return result


def _lowered(values: Floats, sizes: Ints, limit: float) -> Floats:
    """Subtract the same from all values of a group, and clip at 0, such that they make the limit.

    Of the values sorted from the largest, the first k remain above 0; k is the largest number for
    which the k-th exceeds (sum of the first k - limit) / k, which is subtracted.
    """
    groups = np.repeat(np.arange(len(sizes)), sizes)
    ordered = values[np.lexsort((-values, groups))]
    starts = np.cumsum(sizes) - sizes
    totals = np.cumsum(ordered)
    before = np.concatenate([[0.0], totals])[starts]
    ranks = np.arange(1, len(values) + 1) - starts[groups]
    thresholds = (totals - before[groups] - limit) / ranks
    kept = np.add.reduceat((ordered > thresholds).astype(np.int64), starts)
    lowered: Floats = np.maximum(values - thresholds[starts + kept - 1][groups], 0.0)
    return lowered


_FIRST, _SHORTEST, _LONGEST = 10.0, 1e-3, 1e4  # lengths of steps
_ENOUGH = 1e-4  # share of the decrease that the gradient promises
_PROBE = 1e-4  # length of the step by which the projected gradient is measured
_TINY = 1e-12  # length of steps that no longer change anything


class Projected(NamedTuple):
    """Multipliers of all instances, and what is expected under them."""

    multipliers: Floats
    value: float  # of the dual: the sum of log Z
    posteriors: Floats  # of instances: the falling slope of the value
    events: Events


Evaluate = Callable[[Floats], Projected]


class DualEffort(NamedTuple):
    """When the dual is solved: a norm of the projected gradient per instance, or some steps."""

    norm: float = 1e-5
    steps: int = 200


def projected(
    text: Tagged,
    weights: Events,
    pairs: TagPairs,
    limit: float,
    *,
    start: Floats,
    effort: DualEffort,
    mapper: PartMapper = in_threads,
) -> Projected:
    """Find the best distribution over trees, from multipliers to start with."""

    def evaluate(multipliers: Floats) -> Projected:
        found = expect_arcs(text, weights, pairs.log_factors(multipliers), mapper=mapper)
        posteriors = pairs.posteriors(found.posteriors)
        return Projected(multipliers, float(found.log_likelihoods.sum()), posteriors, found.events)

    point = evaluate(pairs.projected(start, limit))
    length = _FIRST
    for _ in range(effort.steps):
        if slope(point, pairs, limit) <= effort.norm * pairs.size:
            break
        after, length = _stepped(evaluate, point, pairs, limit, length)
        if after is point:
            break
        length = _next_length(point, after)
        point = after
    return point


def slope(point: Projected, pairs: TagPairs, limit: float) -> float:
    """The norm of the projected gradient: 0 at the optimum."""
    near = pairs.projected(point.multipliers + _PROBE * point.posteriors, limit)
    moved = near - point.multipliers
    return math.sqrt(_product(moved, moved)) / _PROBE


def _stepped(
    evaluate: Evaluate, point: Projected, pairs: TagPairs, limit: float, length: float
) -> tuple[Projected, float]:
    """Follow the gradient, with shorter steps until the value falls enough."""
    while length > _TINY:
        place = pairs.projected(point.multipliers + length * point.posteriors, limit)
        promised = _product(point.posteriors, place - point.multipliers)
        after = evaluate(place)
        if promised > 0 and after.value <= point.value - _ENOUGH * promised:
            return after, length
        length /= 2
    return point, length


def _next_length(before: Projected, after: Projected) -> float:
    """The length of Barzilai and Borwein: moved² / (moved · change of the gradient)."""
    moved = after.multipliers - before.multipliers
    curvature = _product(moved, before.posteriors - after.posteriors)
    if curvature <= 0:
        return _LONGEST
    return min(max(_product(moved, moved) / curvature, _SHORTEST), _LONGEST)


def _product(one: Floats, other: Floats) -> float:
    """The inner product, without the threads of a library, which cost more than they save."""
    return float((one * other).sum())


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
            require_resumable(resume, self, text)
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
