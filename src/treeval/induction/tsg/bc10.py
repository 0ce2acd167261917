"""Blunsom and Cohn (2010): a tree substitution grammar over the DMV, without words.

Fragments have a hierarchical Pitman-Yor prior; derivations are sampled sentence by sentence, and
the parameters of the prior are drawn given all tables.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.errors import SettingError
from treeval.induction.dmv.events import harmonic
from treeval.induction.dmv.inference import best_trees
from treeval.induction.dmv.text import Tagged
from treeval.induction.dmv.training import Stopping, require_resumable, training_text
from treeval.induction.tsg import kernels
from treeval.induction.tsg.model import ACCEPTED, LONGEST, TSGModel, starts_of
from treeval.induction.tsg.seating import KINDS, resumed, room_for, seating, stored
from treeval.models.model import usual_draws
from treeval.progress import Advance, Progress, silent
from treeval.tree.treebank import Treebank

LEAST_SITE = 1e-4  # the probability of a site stays between this and 1 minus this
_SHAPE, _SCALE = 10.0, 0.1  # of the Gamma distribution of strengths
_WIDTH = 1.0


def drawn_sites(counts: Ints, rng: np.random.Generator) -> Floats:
    """Probabilities of sites by kind, from their numbers [kind, 1 if it is a site]."""
    sites = rng.beta(1.0 + counts[:, 1], 1.0 + counts[:, 0])
    return np.clip(sites, LEAST_SITE, 1 - LEAST_SITE)


def drawn_discount(
    log_seating: Callable[[float], float], now: float, rng: np.random.Generator
) -> float:
    """Draw a discount, which is uniform between 0 and 1 beforehand."""
    return _sliced(log_seating, now, (0.0, 1.0), rng)


def drawn_strength(
    log_seating: Callable[[float], float], now: float, rng: np.random.Generator
) -> float:
    """Draw a strength, which has a Gamma distribution beforehand."""

    def log_density(value: float) -> float:
        if value <= 0:
            return -math.inf
        return log_seating(value) + (_SHAPE - 1) * math.log(value) - value / _SCALE

    height = log_density(now) - rng.exponential()
    low = now - _WIDTH * rng.random()
    high = low + _WIDTH
    while low > 0 and log_density(low) > height:
        low -= _WIDTH
    while log_density(high) > height:
        high += _WIDTH
    return _shrunk(log_density, now, height, (max(low, 0.0), high), rng)


def _sliced(
    log_density: Callable[[float], float],
    now: float,
    bounds: tuple[float, float],
    rng: np.random.Generator,
) -> float:
    return _shrunk(log_density, now, log_density(now) - rng.exponential(), bounds, rng)


def _shrunk(
    log_density: Callable[[float], float],
    now: float,
    height: float,
    bounds: tuple[float, float],
    rng: np.random.Generator,
) -> float:
    """Draw from the part of an interval that is above the height, which narrows with each miss."""
    low, high = bounds
    while True:
        drawn = float(rng.uniform(low, high))
        if low < drawn < high and log_density(drawn) >= height:
            return drawn
        if high - low < 1e-12 * max(1.0, abs(now)):
            return now
        low, high = (drawn, high) if drawn < now else (low, drawn)


_STOPPING = Stopping(passes=500, change=0.0)
_DISCOUNT, _STRENGTH, _SITE = 0.5, 1.0, 0.5  # at the start, on both levels


@dataclass(frozen=True)
class BC10:
    """Sweeps of blocked Metropolis-Hastings from the best trees of the harmonic start.

    The number of sweeps is that of ``stopping``. ``site`` fixes the probability that a symbol is a
    substitution site: with 1, all fragments are single rules, which is a Bayesian DMV. By default,
    it is sampled for each kind of symbol.
    """

    tags: str = "xpos"
    max_length: int | None = 10
    stopping: Stopping = _STOPPING
    site: float | None = None

    def train(
        self,
        treebank: Treebank,
        rng: np.random.Generator | None = None,
        *,
        resume: TSGModel | None = None,
        progress: Progress = silent,
    ) -> TSGModel:
        """Train on tags alone; the trees of the second half of the sweeps are kept as counts.

        With ``resume``, sampling goes on in the state in which that model's training ended.
        """
        text = training_text(treebank, self.tags, self.max_length)
        if text.lengths.max() > LONGEST:
            problem = f"a sentence of {text.lengths.max():,} words; choose up to {LONGEST}"
            raise SettingError(problem, setting="max_length")
        rng = rng or usual_draws()
        if resume is None:
            state, sampled = self._started(text, rng)
        else:
            state, sampled = self._resumed(text, resume)
        starts = starts_of(text.offsets)
        arcs, accepted = self._swept(state, sampled, starts, rng, progress)
        about = {"trainer": repr(self), ACCEPTED: f"{accepted:.4f}"}
        return TSGModel(
            text.tags,
            stored(state),
            sampled.codes,
            sampled.offsets,
            arcs,
            self.tags,
            about,
            seating(state, sampled),
        )

    def _resumed(self, text: Tagged, model: TSGModel) -> "tuple[kernels.State, kernels.Sampled]":
        """The state in which the training of a model ended; its sentences must be the same."""
        require_resumable(model, self, text)
        codes, offsets = text.codes, text.offsets
        if not (np.array_equal(codes, model.codes) and np.array_equal(offsets, model.offsets)):
            problem = "the model has other sentences; choose the same treebank and `max_length=`"
            raise SettingError(problem, setting="resume")
        if model.seating is None:
            problem = "the file of the model is too old to hold the state of its training"
            raise SettingError(f"{problem}; train it again", setting="resume")
        state, sampled = resumed(
            model.grammar, model.seating, len(model.tags), model.codes, model.offsets
        )
        if self.site is not None:
            state.sites[:] = self.site
        return state, sampled

    def _started(
        self, text: Tagged, rng: np.random.Generator
    ) -> "tuple[kernels.State, kernels.Sampled]":
        """Cut the best trees of the harmonic grammar into rules."""
        room = room_for(text.words + 2 * int(text.lengths.max()))
        hyper = np.array([_DISCOUNT, _STRENGTH, _DISCOUNT, _STRENGTH])
        sites = np.full(KINDS, _SITE if self.site is None else self.site)
        state = kernels.new_state(len(text.tags), room, hyper, sites)
        parents = best_trees(text, harmonic(text)).parents
        begin = np.repeat(text.offsets[:-1], text.lengths)
        sampled = kernels.Sampled(
            frozen(text.codes.astype(np.int64)),
            frozen(text.offsets.astype(np.int64)),
            np.zeros(5 * text.words, np.int64),
            np.zeros(len(text), np.int64),
            np.where(parents < 0, -1, parents - begin).astype(np.int64),
        )
        kernels.begin_with_trees(state, sampled, rng)
        return state, sampled

    def _swept(
        self,
        state: "kernels.State",
        sampled: "kernels.Sampled",
        starts: Ints,
        rng: np.random.Generator,
        progress: Progress,
    ) -> tuple[Floats, float]:
        """Count the arcs of the second half of the sweeps, and the share of accepted proposals."""
        sentences, passes = len(sampled.sizes), self.stopping.passes
        arcs, accepted = np.zeros(int(starts[-1])), 0.0
        for number in range(1, passes + 1):
            summary = kernels.sweep(state, sampled, rng.permutation(sentences), rng)
            accepted += summary[0] / sentences
            detail = f"{summary[2]:.4f}, {100 * summary[0] / sentences:.1f} % accepted"
            progress(Advance("bc10", number, passes, detail))
            if self.site is None:
                state.sites[:] = drawn_sites(kernels.count_sites(state), rng)
            draw_hyper(state, rng)
            if number > passes // 2:
                kernels.count_all_arcs(sampled, starts, arcs)
        if not passes:
            kernels.count_all_arcs(sampled, starts, arcs)
        return frozen(arcs), accepted / max(passes, 1)


def draw_hyper(state: "kernels.State", rng: np.random.Generator) -> None:
    """Draw discount and strength of both levels, given all tables."""
    for level, place in ((state.upper, 0), (state.lower, 2)):
        discount, strength = map(float, state.hyper[place : place + 2])
        of_discount = partial(_seating, kernels.log_seating, level, strength)
        discount = drawn_discount(of_discount, discount, rng)
        of_strength = partial(kernels.log_seating, level, discount)
        strength = drawn_strength(of_strength, strength, rng)
        state.hyper[place : place + 2] = discount, strength


def _seating(
    log_seating: "Callable[[kernels.Restaurants, float, float], float]",
    level: "kernels.Restaurants",
    strength: float,
    discount: float,
) -> float:
    return log_seating(level, discount, strength)
