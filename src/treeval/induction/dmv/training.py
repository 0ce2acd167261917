"""What all trainers share: which sentences to learn from, EM, and when to stop.

Expectation maximisation sums over all trees, or takes the best tree alone. Both are endless
iterators: callers decide when to stop, and can plot. Supervised training needs neither: it counts
the events of given trees.
"""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeVar

import numpy as np

from treeval.arrays import Floats
from treeval.errors import SettingError
from treeval.induction.dmv.events import Events, events_of
from treeval.induction.dmv.inference import best_trees, expect
from treeval.induction.dmv.model import DMVModel
from treeval.induction.dmv.text import PartMapper, Tagged, in_threads, short, tagged
from treeval.progress import Advance, Progress, silent
from treeval.tree.treebank import Treebank


class EmStep(NamedTuple):
    """Weights, and the log-likelihood that the text has under them."""

    weights: Events
    log_likelihood: float


def em(text: Tagged, start: Events, *, mapper: PartMapper = in_threads) -> Iterator[EmStep]:
    """Yield the start and all later weights; the log-likelihood never falls.

    What never happens in the text becomes 0 at once and stays so.
    """
    weights = start
    while True:
        expectation = expect(text, weights, mapper=mapper)
        yield EmStep(weights, float(expectation.log_likelihoods.sum()))
        weights = expectation.events.normalised()


def viterbi_em(
    text: Tagged, start: Events, added: float = 1.0, *, mapper: PartMapper = in_threads
) -> Iterator[EmStep]:
    """Count events in the best trees alone, and add some to each (Spitkovsky et al. 2010c).

    The log-likelihood is that of the best trees. It may fall, because of what is added.
    """
    weights = start
    while True:
        parses = best_trees(text, weights, mapper=mapper)
        yield EmStep(weights, float(parses.log_probabilities.sum()))
        weights = events_of(text, parses.parents).plus(added).normalised()


@dataclass(frozen=True)
class Stopping:
    """Stop after some passes, or when one changes the cross-entropy by less than ``change``."""

    passes: int = 40
    change: float = 2.0**-20  # bits per word

    def __post_init__(self) -> None:
        if self.passes < 0:
            raise SettingError(f"{self.passes} passes; choose 0 or more")


class Step(Protocol):
    """Some weights, and the log-likelihood that the text has under them, or another objective."""

    @property
    def weights(self) -> Events: ...

    @property
    def log_likelihood(self) -> float: ...


S = TypeVar("S", bound=Step)


def follow(
    steps: Iterator[S],
    text: Tagged,
    stopping: Stopping,
    stage: str = "",
    progress: Progress = silent,
) -> S:
    """Take steps until it is time to stop, or there are no more; gives the last.

    Reports the objective of each.
    """
    before = math.nan
    for number, step in enumerate(steps):
        progress(Advance(stage, number, stopping.passes, f"{step.log_likelihood:.4f}"))
        bits = abs(step.log_likelihood - before) / (math.log(2) * max(text.words, 1))
        if number == stopping.passes or bits < stopping.change:
            break
        before = step.log_likelihood
    return step


class TrainedModel(Protocol):
    """What models say about how they came to be."""

    @property
    def tags(self) -> tuple[str, ...]: ...

    @property
    def about(self) -> Mapping[str, str]: ...


def require_resumable(model: TrainedModel, trainer: object, text: Tagged) -> None:
    """Refuse to go on with a model of another algorithm or of other tags."""
    learnt_by = model.about.get("trainer", "").partition("(")[0]
    if learnt_by != type(trainer).__name__:
        problem = f"the model was learnt by {learnt_by or 'another program'}"
        raise SettingError(f"{problem}; choose one of the same algorithm", setting="resume")
    if model.tags != text.tags:
        raise SettingError("the model has other tags; choose the same treebank", setting="resume")


def state_of(model: DMVModel, name: str, shape: tuple[int, ...]) -> Floats:
    """What a model keeps of its training; it must have the shape that is expected."""
    found = model.state.get(name)
    if found is None or found.shape != shape:
        problem = "the model was learnt with other settings, or without the state of its training"
        raise SettingError(f"{problem}; train it again", setting="resume")
    return found


def training_text(treebank: Treebank, column: str, max_length: int | None) -> Tagged:
    """The sentences to learn from; there must be some."""
    text = tagged(short(treebank, max_length), column)
    if not text.words:
        limit = "" if max_length is None else f" of up to {max_length} words"
        remedy = "is it the right file?" if max_length is None else "choose a larger `max_length=`"
        raise SettingError(f"{treebank.origin.path}: no sentence{limit} to learn from; {remedy}")
    return text


@dataclass(frozen=True)
class Supervised:
    """Learn from the heads of a treebank; ``added`` is added to the count of every event."""

    tags: str = "xpos"
    max_length: int | None = None
    added: float = 0.0

    def train(
        self,
        treebank: Treebank,
        rng: np.random.Generator | None = None,
        *,
        progress: Progress = silent,
    ) -> DMVModel:
        """Estimate in one pass; nothing is drawn from ``rng``, and no progress is reported."""
        del rng, progress
        training_text(treebank, self.tags, self.max_length)  # refuses a treebank without sentences
        model = estimate(short(treebank, self.max_length), self.tags, self.added)
        return DMVModel(model.tags, model.weights, self.tags, {"trainer": repr(self)})


def estimate(treebank: Treebank, column: str = "xpos", added: float = 0.0) -> DMVModel:
    """Estimate a model from the trees of a treebank; a number is added to every event."""
    text = tagged(treebank, column)
    events = events_of(text, treebank.parents)
    return DMVModel(text.tags, events.plus(added).normalised(), column, {"trees": "given"})
