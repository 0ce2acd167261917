"""Variational EM for the model with logistic normal priors."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from treeval.models.dmv.batches import spread, whole_of
from treeval.models.dmv.events import Events
from treeval.models.dmv.gaussians import Prior, new_family, new_moments
from treeval.models.dmv.text import Tagged

if TYPE_CHECKING:
    from treeval.kernels.dmv.texts import ChosenSentences
    from treeval.kernels.dmv.variational import Moments

TOLERANCE, ROUNDS = 1e-5, 300


class Inference(NamedTuple):
    """A prior fitted to a text, and the bound of the text's log-likelihood before the fit."""

    prior: Prior
    bound: float


class VariationalStep(NamedTuple):
    """Probabilities at the means of a prior, and the bound of the log-likelihood."""

    weights: Events
    log_likelihood: float
    prior: Prior


def variational_em(text: Tagged, prior: Prior) -> Iterator[VariationalStep]:
    """Yield probabilities at the means, and the bound of the log-likelihood that goes with them.

    The bound rises, but for the tolerance with which the sentences are inferred.
    """
    while True:
        inference = infer(text, prior)
        yield VariationalStep(prior.weights, inference.bound, prior)
        prior = inference.prior


def infer(
    text: Tagged, prior: Prior, tolerance: float = TOLERANCE, rounds: int = ROUNDS
) -> Inference:
    """Infer parameters and trees of all sentences, and fit the prior to them."""
    from treeval.kernels.dmv.variational import Patience, infer_all  # noqa: PLC0415

    bounds = np.zeros(len(text))
    both = prior.attach, prior.stop
    normals = [gaussians.normals() for gaussians in both]
    patience = Patience(tolerance, rounds)

    def work(part: "ChosenSentences") -> "tuple[Moments, Moments]":
        attach, stop = map(new_family, both, normals)
        moments = new_moments(prior.attach), new_moments(prior.stop)
        infer_all((attach, stop), part, moments, bounds, patience)
        return moments

    # A sentence takes time in proportion to its words, most of it for Gaussians and not for trees.
    parts = spread(whole_of(text), text.lengths, work, parts=8)
    attach, stop = (_total(list(moments)) for moments in zip(*parts, strict=True))
    fitted = Prior(prior.attach.refitted(attach), prior.stop.refitted(stop))
    return Inference(fitted, float(bounds.sum()))


def _total(parts: "list[Moments]") -> "Moments":
    sums = (np.sum(arrays, axis=0) for arrays in zip(*parts, strict=True))
    return type(parts[0])(*sums)
