"""Cohen and Smith (2009): variational EM with (shared) logistic normal priors."""

from dataclasses import dataclass, replace

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.errors import SettingError
from treeval.models.dmv.families import FAMILIES
from treeval.models.dmv.gaussians import Prior
from treeval.models.dmv.initial import harmonic
from treeval.models.dmv.model import DMVModel
from treeval.models.dmv.parts import PartMapper, in_threads
from treeval.models.dmv.training import (
    Stopping,
    follow,
    insist_on_resumable,
    state_of,
    training_text,
)
from treeval.models.dmv.variational import variational_em
from treeval.progress import Progress, silent
from treeval.settings.choices import Tie
from treeval.tree.treebank import Treebank

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
            insist_on_resumable(resume, self, text)
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
