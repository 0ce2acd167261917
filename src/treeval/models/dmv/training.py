"""What all trainers share: which sentences to learn from, when to stop, what to tell meanwhile."""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple, Protocol

import numpy as np

from treeval.errors import SettingError
from treeval.models.dmv.em import EmStep
from treeval.models.dmv.model import Model
from treeval.models.dmv.text import Tagged, short, tagged
from treeval.tree.treebank import Treebank


class Pass(NamedTuple):
    """What a progress hook is told: the log-likelihood after so many passes of a stage."""

    stage: str
    number: int
    log_likelihood: float


Progress = Callable[[Pass], None]


class Trainer(Protocol):
    """Settings of a learner; a frozen dataclass."""

    @property
    def tags(self) -> str:
        """The column that tags are read from."""

    def train(
        self, treebank: Treebank, rng: np.random.Generator, progress: Progress | None = None
    ) -> Model: ...


@dataclass(frozen=True)
class Stopping:
    """Stop after so many passes, or when one changes the cross-entropy by less than ``change``."""

    passes: int = 40
    change: float = 2.0**-20  # bits a word

    def __post_init__(self) -> None:
        if self.passes < 0:
            raise SettingError(f"{self.passes} passes; choose 0 or more")


def follow(
    steps: Iterator[EmStep],
    text: Tagged,
    stopping: Stopping,
    stage: str = "",
    progress: Progress | None = None,
) -> EmStep:
    """Take steps until it is time to stop; gives the last."""
    before = math.nan
    for number, step in enumerate(steps):
        if progress is not None:
            progress(Pass(stage, number, step.log_likelihood))
        bits = abs(step.log_likelihood - before) / (math.log(2) * max(text.words, 1))
        if number == stopping.passes or bits < stopping.change:
            return step
        before = step.log_likelihood
    raise AssertionError("training steps have no end")


def training_text(treebank: Treebank, column: str, max_length: int | None) -> Tagged:
    """The sentences to learn from; there must be some."""
    text = tagged(short(treebank, max_length), column)
    if not text.words:
        limit = "" if max_length is None else f" of up to {max_length} words"
        raise SettingError(f"{treebank.origin.path}: no sentence{limit} to learn from")
    return text
