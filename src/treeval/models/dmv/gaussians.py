"""Gaussians from which the parameters of multinomials are drawn, sentence by sentence.

A multinomial has one Gaussian of its own; its parameters are the softmax of a draw, or of the mean
of two draws if it shares a second Gaussian with others (Cohen and Smith 2009).
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.models.dmv.events import Events

if TYPE_CHECKING:
    from treeval.kernels.dmv.climbing import Normals
    from treeval.kernels.dmv.variational import Family, Moments


@dataclass(frozen=True, eq=False)
class Gaussians:
    """Gaussian k is that of multinomial k alone; those after the last multinomial are shared."""

    means: Floats  # [gaussian, outcome]
    covariances: Floats  # [gaussian, outcome, outcome]
    shared: Ints  # [multinomial]: the Gaussian it shares with others, or -1

    @property
    def log_weights(self) -> Floats:
        """Means of what the softmax is taken of, [multinomial, outcome]."""
        own = self.means[: len(self.shared)]
        both = 0.5 * (own + self.means[self.shared])
        return np.where(self.shared[:, None] < 0, own, both)

    @property
    def probabilities(self) -> Floats:
        shifted = self.log_weights - self.log_weights.max(axis=1, keepdims=True)
        weights = np.exp(shifted)
        return np.asarray(weights / weights.sum(axis=1, keepdims=True))

    def tied(self, groups: list[Ints]) -> "Gaussians":
        """Let the multinomials of each group share a Gaussian, which starts from their mean."""
        means, covariances, shared = [self.means], [self.covariances], self.shared.copy()
        for number, group in enumerate(groups, start=len(self.means)):
            means.append(self.means[group].mean(axis=0, keepdims=True))
            covariances.append(self.covariances[group[:1]])
            shared[group] = number
        return Gaussians(
            frozen(np.concatenate(means)), frozen(np.concatenate(covariances)), frozen(shared)
        )

    def normals(self) -> "Normals":
        """Means and covariances with what follows from them, for kernels."""
        from treeval.kernels.dmv.climbing import Normals  # noqa: PLC0415

        precisions = np.linalg.inv(self.covariances)
        precisions = 0.5 * (precisions + precisions.transpose(0, 2, 1))
        determinants = np.linalg.slogdet(self.covariances)[1]
        arrays = (self.means, precisions, self.covariances, determinants)
        return Normals(*(frozen(np.ascontiguousarray(array)) for array in arrays))

    def refitted(self, moments: "Moments") -> "Gaussians":
        """Fit each Gaussian to the sentences it takes part in; without any it stays."""
        seen = moments.sentences > 0
        number = moments.sentences[seen]
        means, covariances = self.means.copy(), self.covariances.copy()
        means[seen] = moments.firsts[seen] / number[:, None]
        squares = means[seen][:, :, None] * means[seen][:, None, :]
        covariances[seen] = moments.seconds[seen] / number[:, None, None] - squares
        return replace(self, means=frozen(means), covariances=frozen(covariances))


@dataclass(frozen=True, eq=False)
class Prior:
    """Gaussians of a whole model.

    Multinomial 0 of ``attach`` is the root, the others are [side, head]; those of ``stop`` are
    [side, head, has a dependent], with the outcomes of stopping and going on.
    """

    attach: Gaussians
    stop: Gaussians

    @staticmethod
    def around(weights: Events, covariance: Floats) -> "Prior":
        """Start from weights, none of them 0; outcomes of attaching vary together as given."""
        tags = len(weights.root)
        attach = np.concatenate([weights.root[None], weights.attach.reshape(2 * tags, tags)])
        stop = np.stack([weights.stop.ravel(), weights.go.ravel()], axis=1)
        return Prior(_centred(np.log(attach), covariance), _centred(np.log(stop), np.eye(2)))

    @property
    def weights(self) -> Events:
        """Probabilities at the means."""
        attach, stop = self.attach.probabilities, self.stop.probabilities
        tags = attach.shape[1]
        return Events(
            attach[0],
            attach[1:].reshape(2, tags, tags),
            stop[:, 0].reshape(2, tags, 2),
            stop[:, 1].reshape(2, tags, 2),
        ).map(np.asarray)

    def tied(self, groups: list[Ints]) -> "Prior":
        """Let the tags of a group share a Gaussian for each kind of choice and each side."""
        tags = self.attach.means.shape[1]
        heads = [side * tags + group for group in groups for side in range(2)]
        attach = [1 + group for group in heads]
        stop = [2 * group + has for group in heads for has in range(2)]
        return Prior(self.attach.tied(attach), self.stop.tied(stop))


def _centred(means: Floats, covariance: Floats) -> Gaussians:
    number = len(means)
    covariances = np.repeat(covariance[None], number, axis=0)
    return Gaussians(frozen(means), frozen(covariances), frozen(np.full(number, -1)))


def new_family(gaussians: Gaussians, normals: "Normals") -> "Family":
    """Room for what a sentence makes of the Gaussians."""
    from treeval.kernels.dmv.variational import Family  # noqa: PLC0415

    number, outcomes = len(gaussians.shared), gaussians.means.shape[1]
    return Family(
        type(normals)(*map(frozen, normals)),  # what was sent is writable
        frozen(gaussians.shared),
        np.zeros(gaussians.means.shape),
        np.zeros(gaussians.means.shape),
        np.zeros((number, outcomes)),
        np.zeros((number, outcomes)),
        np.zeros(number),
    )


def new_moments(gaussians: Gaussians) -> "Moments":
    from treeval.kernels.dmv.variational import Moments  # noqa: PLC0415

    shape = gaussians.means.shape
    return Moments(np.zeros(shape), np.zeros((*shape, shape[1])), np.zeros(shape[0]))
