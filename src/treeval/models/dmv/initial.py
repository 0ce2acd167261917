"""Where training starts: harmonic, uniform or random weights."""

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.models.dmv.events import WITH, WITHOUT, Events, uniform
from treeval.models.dmv.text import Tagged

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
            expected[side] += _by_tag(codes, dependents, tags)
            able[side] += _by_tag(codes, (dependents > 0).astype(np.float64), tags)
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


def _by_tag(codes: Ints, weights: Floats, tags: int) -> Floats:
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
