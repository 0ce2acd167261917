"""The choices of the model, by tag: how often each is made, or what it weighs."""

from collections.abc import Callable
from functools import reduce
from itertools import starmap
from typing import NamedTuple

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.counts import ratio
from treeval.models.dmv.text import Tagged

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
