"""What all trainers have in common."""

from typing import Protocol, TypeVar

import numpy as np

from treeval.progress import Progress, silent

Data_contra = TypeVar("Data_contra", contravariant=True)
Model_co = TypeVar("Model_co", covariant=True)


class Trainer(Protocol[Data_contra, Model_co]):
    """Settings of learning, a frozen dataclass; the same data and draws give the same model.

    ``rng`` is what random numbers are drawn from. Trainers that draw none can do without it.
    """

    def train(
        self, data: Data_contra, /, rng: np.random.Generator, *, progress: Progress = silent
    ) -> Model_co: ...
