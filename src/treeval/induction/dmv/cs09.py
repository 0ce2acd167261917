"""Cohen and Smith (2009): variational EM with (shared) logistic normal priors.

Gaussians are what the parameters of multinomials are drawn from, sentence by sentence. A
multinomial has one Gaussian of its own; its parameters are the softmax of a draw, or of the mean
of two draws if it shares a second Gaussian with others.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.errors import SettingError
from treeval.induction.dmv import kernels
from treeval.induction.dmv.events import Events, harmonic
from treeval.induction.dmv.inference import FromPart, joined_logs
from treeval.induction.dmv.model import DMVModel
from treeval.induction.dmv.settings import Tie
from treeval.induction.dmv.text import (
    FAMILIES,
    PartMapper,
    SentencePart,
    Tagged,
    cut_up,
    in_threads,
)
from treeval.induction.dmv.training import (
    Stopping,
    follow,
    require_resumable,
    state_of,
    training_text,
)
from treeval.progress import Progress, silent
from treeval.tree.treebank import Treebank


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

    def normals(self) -> "kernels.Normals":
        """Means and covariances with what follows from them, for kernels."""
        precisions = np.linalg.inv(self.covariances)
        precisions = 0.5 * (precisions + precisions.transpose(0, 2, 1))
        determinants = np.linalg.slogdet(self.covariances)[1]
        arrays = (self.means, precisions, self.covariances, determinants)
        return kernels.Normals(*(frozen(np.ascontiguousarray(array)) for array in arrays))

    def refitted(self, moments: "kernels.Moments") -> "Gaussians":
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


def new_family(gaussians: Gaussians, normals: "kernels.Normals") -> "kernels.Family":
    """Room for what a sentence makes of the Gaussians."""
    number, outcomes = len(gaussians.shared), gaussians.means.shape[1]
    return kernels.Family(
        type(normals)(*map(frozen, normals)),  # what was sent is writable
        frozen(gaussians.shared),
        np.zeros(gaussians.means.shape),
        np.zeros(gaussians.means.shape),
        np.zeros((number, outcomes)),
        np.zeros((number, outcomes)),
        np.zeros(number),
    )


def new_moments(gaussians: Gaussians) -> "kernels.Moments":

    shape = gaussians.means.shape
    return kernels.Moments(np.zeros(shape), np.zeros((*shape, shape[1])), np.zeros(shape[0]))


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
    normals: "tuple[kernels.Normals, kernels.Normals]",
    tolerance: float,
    rounds: int,
    part: SentencePart,
) -> "FromPart[tuple[kernels.Moments, kernels.Moments]]":

    both = prior.attach, prior.stop
    attach, stop = map(new_family, both, normals)
    moments = new_moments(prior.attach), new_moments(prior.stop)
    bounds = np.zeros(len(part.lengths))
    kernels.infer_all(
        (attach, stop), part.for_kernels, moments, bounds, kernels.Patience(tolerance, rounds)
    )
    return FromPart(moments, bounds)


def _total(parts: "list[kernels.Moments]") -> "kernels.Moments":
    sums = (np.sum(arrays, axis=0) for arrays in zip(*parts, strict=True))
    return type(parts[0])(*sums)


_STOPPING = Stopping(passes=100)


@dataclass(frozen=True)
class CS09:
    """Families of tags in ``tie`` share Gaussians, with which they attach and stop.

    Without ties this is the logistic normal, with them the shared logistic normal. Training starts
    with tags of one family varying together by the given correlation. Tags that belong to no known
    family, such as induced ones, are independent and share nothing.
    """

    tags: str = "xpos"
    max_length: int | None = 10
    correlation: float = 0.0
    tie: tuple[Tie, ...] = ("verbs", "nouns")
    stopping: Stopping = _STOPPING

    def __post_init__(self) -> None:
        if not 0 <= self.correlation < 1:
            problem = f"{self.correlation}; choose from 0 to less than 1"
            raise SettingError(problem, setting="correlation")

    def train(
        self,
        treebank: Treebank,
        rng: np.random.Generator | None = None,
        *,
        resume: DMVModel | None = None,
        progress: Progress = silent,
        mapper: PartMapper = in_threads,
    ) -> DMVModel:
        """Train on tags alone; nothing is drawn from ``rng``. Reports the likelihood's bound.

        With ``resume``, training goes on from that model.
        """
        del rng
        text = training_text(treebank, self.tags, self.max_length)
        prior = Prior.around(harmonic(text), family_covariance(text.tags, self.correlation))
        prior = prior.tied([group for name in self.tie if len(group := members(text.tags, name))])
        if resume is not None:
            require_resumable(resume, self, text)
            prior = _restored(resume, prior)
        steps = variational_em(text, prior, mapper=mapper)
        end = follow(steps, text, self.stopping, "cs09", progress)
        about = {"trainer": repr(self)}
        return DMVModel(text.tags, end.weights, self.tags, about, _state(end.prior))


def _state(prior: Prior) -> dict[str, Floats]:
    """Means and covariances by name."""
    both = {"attach": prior.attach, "stop": prior.stop}
    return {
        f"{name}.{part}": array
        for name, gaussians in both.items()
        for part, array in (("means", gaussians.means), ("covariances", gaussians.covariances))
    }


def _restored(model: DMVModel, prior: Prior) -> Prior:
    """A prior with the means and covariances that a model keeps."""
    found = {name: state_of(model, name, array.shape) for name, array in _state(prior).items()}
    attach, stop = (
        replace(part, means=found[f"{name}.means"], covariances=found[f"{name}.covariances"])
        for name, part in (("attach", prior.attach), ("stop", prior.stop))
    )
    return Prior(attach, stop)


def members(tags: tuple[str, ...], family: str) -> Ints:
    """Codes of the tags that belong to a family."""
    return np.array([code for code, tag in enumerate(tags) if tag in FAMILIES[family]], dtype=int)


def family_covariance(tags: tuple[str, ...], correlation: float) -> Floats:
    """Variances of 1, and the correlation between tags of one family."""
    covariance = np.eye(len(tags))
    for family in FAMILIES:
        group = members(tags, family)
        covariance[np.ix_(group, group)] = correlation
    np.fill_diagonal(covariance, 1.0)
    return covariance
