"""Variational EM for the model with logistic normal priors."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from treeval.models.dmv.batches import FromPart, joined_logs
from treeval.models.dmv.events import Events
from treeval.models.dmv.gaussians import Prior, new_family, new_moments
from treeval.models.dmv.parts import PartMapper, SentencePart, cut_up, in_threads
from treeval.models.dmv.text import Tagged

if TYPE_CHECKING:
    from treeval.kernels.dmv.climbing import Normals
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


def variational_em(
    text: Tagged, prior: Prior, *, mapper: PartMapper = in_threads
) -> Iterator[VariationalStep]:
    """Yield probabilities at the means, and the bound of the log-likelihood that goes with them.

    The bound rises, but for the tolerance with which the sentences are inferred.
    """
    while True:
        inference = infer(text, prior, mapper=mapper)
        yield VariationalStep(prior.weights, inference.bound, prior)
        prior = inference.prior


def infer(
    text: Tagged,
    prior: Prior,
    tolerance: float = TOLERANCE,
    rounds: int = ROUNDS,
    *,
    mapper: PartMapper = in_threads,
) -> Inference:
    """Infer parameters and trees of all sentences, and fit the prior to them."""
    # A sentence takes time in proportion to its words, most of it for Gaussians and not for trees.
    cut = cut_up(text, number=8)
    normals = prior.attach.normals(), prior.stop.normals()
    work = partial(_inferred, prior, normals, tolerance, rounds)
    found = list(mapper(work, cut.parts))
    attach, stop = (
        _total(list(moments)) for moments in zip(*(p.value for p in found), strict=True)
    )
    fitted = Prior(prior.attach.refitted(attach), prior.stop.refitted(stop))
    return Inference(fitted, float(joined_logs(cut, found).sum()))


def _inferred(
    prior: Prior,
    normals: "tuple[Normals, Normals]",
    tolerance: float,
    rounds: int,
    part: SentencePart,
) -> "FromPart[tuple[Moments, Moments]]":
    from treeval.kernels.dmv.variational import Patience, infer_all  # noqa: PLC0415

    both = prior.attach, prior.stop
    attach, stop = map(new_family, both, normals)
    moments = new_moments(prior.attach), new_moments(prior.stop)
    bounds = np.zeros(len(part.lengths))
    infer_all((attach, stop), part.for_kernels, moments, bounds, Patience(tolerance, rounds))
    return FromPart(moments, bounds)


def _total(parts: "list[Moments]") -> "Moments":
    sums = (np.sum(arrays, axis=0) for arrays in zip(*parts, strict=True))
    return type(parts[0])(*sums)
