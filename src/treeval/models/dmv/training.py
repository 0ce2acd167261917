"""What all trainers share: which sentences to learn from, and when to stop."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeVar

from treeval.arrays import Floats
from treeval.errors import SettingError
from treeval.models.dmv.events import Events
from treeval.models.dmv.model import DMVModel
from treeval.models.dmv.text import Tagged, short, tagged
from treeval.progress import Advance, Progress, silent
from treeval.tree.treebank import Treebank


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


def insist_on_resumable(model: TrainedModel, trainer: object, text: Tagged) -> None:
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
        problem = "the model was learnt with other settings, or does not keep its training"
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
