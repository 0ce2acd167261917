"""The choices of the model, by tag: how often each is made, what it weighs, and at the start."""

from collections.abc import Callable
from functools import reduce
from itertools import starmap
from typing import NamedTuple

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.counts import ratio
from treeval.induction.dmv.text import Tagged

LEFT, RIGHT = 0, 1
WITHOUT, WITH = 0, 1  # a dependent on that side already
DMV = (2, 1)  # the valences of Klein and Manning's model
_PLAIN = 3  # axes of attachment without valences


class Events(NamedTuple):
    """One number for each choice; a head chooses on either side by itself, from itself outwards.

    With no dependent on a side yet, and again after each, it stops or goes on; whenever it goes on
    it takes a dependent. Kernels read these arrays by name.

    With valences, choices depend on the number of dependents that a head has taken on a side, from
    the outermost inwards, up to a largest number; attachment then has one more axis.
    """

    root: Floats  # [tag]
    attach: Floats  # [side, head, dependent], or [side, head, dependent, number of dependents]
    stop: Floats  # [side, head, 1 if it has a dependent there, or their number]
    go: Floats  # [side, head, 1 if it has a dependent there, or their number]

    @property
    def has_valences(self) -> bool:
        return self.attach.ndim > _PLAIN

    @property
    def valences(self) -> tuple[int, int]:
        """How many numbers of dependents stopping and attachment distinguish."""
        return self.stop.shape[2], self.attach.shape[3] if self.has_valences else 1

    def map(self, function: Callable[[Floats], Floats]) -> "Events":
        return Events(*(frozen(np.ascontiguousarray(function(array))) for array in self))

    def plus(self, amount: float) -> "Events":
        """Add the same to every event."""
        return self.map(lambda array: array + amount)

    def normalised(self) -> "Events":
        """Relative frequencies; 0 where nothing was seen that they could be relative to."""
        choices = self.stop + self.go
        return Events(
            _shares(self.root, self.root.sum(keepdims=True)),
            _shares(self.attach, self.attach.sum(axis=2, keepdims=True)),
            _shares(self.stop, choices),
            _shares(self.go, choices),
        )


def _shares(counts: Floats, totals: Floats) -> Floats:
    return frozen(np.nan_to_num(ratio(counts, totals), copy=False, nan=0.0))


def zeros(tags: int, valences: tuple[int, int] = DMV) -> Events:
    choices = (2, tags, valences[0])
    attach = (2, tags, tags) if valences == DMV else (2, tags, tags, valences[1])
    return Events(*map(np.zeros, ((tags,), attach, choices, choices)))


def uniform(tags: int) -> Events:
    """Each tag is as probable as the others, and stopping as going on."""
    return zeros(tags).plus(1.0).normalised()


def combined(parts: "list[Events]") -> Events:
    """Add events up, from first to last."""
    return Events(*starmap(_total, zip(*parts, strict=True)))


def _total(*arrays: Floats) -> Floats:
    return frozen(reduce(np.add, arrays))


def events_of(text: Tagged, parents: Ints) -> Events:
    """Count the events of trees, given as positions in the whole text, -1 for roots."""
    tags = len(text.tags)
    words = np.arange(text.words)
    codes = text.codes.astype(np.int64)
    dependents = words[parents >= 0]
    heads = parents[dependents]
    sides = (dependents > heads).astype(np.int64)
    arcs = np.bincount(
        (sides * tags + codes[heads]) * tags + codes[dependents], minlength=2 * tags * tags
    )
    valence = np.bincount(sides * text.words + heads, minlength=2 * text.words)
    valence = valence.reshape(2, text.words)
    first = np.minimum(valence, 1)
    stop = np.stack([_by_tag(1 - first, codes, tags), _by_tag(first, codes, tags)], axis=-1)
    go = np.stack([_by_tag(first, codes, tags), _by_tag(valence - first, codes, tags)], axis=-1)
    root = np.bincount(codes[parents < 0], minlength=tags)
    return Events(_floats(root), _floats(arcs.reshape(2, tags, tags)), _floats(stop), _floats(go))


def _by_tag(numbers: Ints, codes: Ints, tags: int) -> Ints:
    """Add up the numbers of words, [side, word], to [side, tag]."""
    return np.stack([np.bincount(codes, row, tags) for row in numbers])


def _floats(counts: Ints) -> Floats:
    return frozen(np.ascontiguousarray(counts, dtype=np.float64))


_SMOOTHING = 0.1
_CAUTION = 0.9  # of the largest share of stops that could be moved


def harmonic(text: Tagged) -> Events:
    """Words attract each other in inverse proportion to their distance.

    Klein and Manning (2004, section 4) say no more; the constants are those of Smith's
    implementation, which others follow. Each word of n shares (n-1)/n among all possible heads.
    """
    tags = len(text.tags)
    root = np.zeros(tags)
    attach = np.zeros((2, tags, tags))
    expected = np.zeros((2, tags))  # dependents of a tag on a side
    able = np.zeros((2, tags))  # words that have words on that side
    for length in np.unique(text.lengths[text.lengths > 0]).tolist():
        sentences = np.flatnonzero(text.lengths == length)
        codes = text.codes[text.offsets[sentences][:, None] + np.arange(length)].astype(np.int64)
        root += np.bincount(codes.ravel(), minlength=tags) / length
        for side, arcs in enumerate(_harmonic_arcs(length)):
            pairs = codes[:, :, None] * tags + codes[:, None, :]
            weights = np.broadcast_to(arcs, pairs.shape)
            sums = np.bincount(pairs.ravel(), weights.ravel(), tags * tags)
            attach[side] += sums.reshape(tags, tags)
            dependents = arcs.sum(axis=1)
            expected[side] += _sums_by_tag(codes, dependents, tags)
            able[side] += _sums_by_tag(codes, (dependents > 0).astype(np.float64), tags)
    return _with_stops(text, root, attach, expected, able)


def _harmonic_arcs(length: int) -> tuple[Floats, Floats]:
    """Weights [head, dependent] of arcs to the left and to the right."""
    places = np.arange(length)
    distance = np.abs(places[:, None] - places)
    nearness = np.divide(1.0, distance, out=np.zeros(distance.shape), where=distance > 0)
    totals = nearness.sum(axis=0)
    shares = np.divide(nearness, totals, out=np.zeros(distance.shape), where=totals > 0)
    arcs = shares * (length - 1) / length
    return np.tril(arcs), np.triu(arcs)


def _sums_by_tag(codes: Ints, weights: Floats, tags: int) -> Floats:
    """Add up weights of places in the sentence by the tags that stand there."""
    spread = np.broadcast_to(weights, codes.shape)
    return np.bincount(codes.ravel(), spread.ravel(), tags).astype(np.float64)


def _with_stops(
    text: Tagged, root: Floats, attach: Floats, expected: Floats, able: Floats
) -> Events:
    """Move as many stops behind a first dependent as leaves all counts positive."""
    stop = np.full((*expected.shape, 2), _SMOOTHING)
    go = np.full((*expected.shape, 2), _SMOOTHING)
    stop[..., WITHOUT] += np.bincount(text.codes, minlength=len(text.tags))
    go[..., WITH] += expected
    seen = able > 0
    least = np.minimum(go[..., WITH], stop[..., WITHOUT])[seen] / able[seen]
    moved = _CAUTION * least.min(initial=1.0) * able
    go[..., WITHOUT] += moved
    stop[..., WITHOUT] -= moved
    go[..., WITH] -= moved
    stop[..., WITH] += moved
    return Events(root + _SMOOTHING, attach + _SMOOTHING, stop, go).normalised()


def random(text: Tagged, rng: np.random.Generator) -> Events:
    """Each distribution is drawn uniformly from all there are."""
    return uniform(len(text.tags)).map(lambda array: rng.exponential(size=array.shape)).normalised()
