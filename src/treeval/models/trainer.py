"""What all trainers have in common."""

from typing import Protocol, TypeVar

import numpy as np

from treeval.progress import Progress, silent
from treeval.settings.certainty import SEED

Data_contra = TypeVar("Data_contra", contravariant=True)
Learnt_co = TypeVar("Learnt_co", covariant=True)


class Trainer(Protocol[Data_contra, Learnt_co]):
    """Settings of learning, a frozen dataclass; the same data and draws give the same model.

    ``rng`` is what random numbers are drawn from, if any are; by default, those of the usual seed.
    """

    def train(
        self,
        data: Data_contra,
        /,
        rng: np.random.Generator | None = None,
        *,
        progress: Progress = silent,
    ) -> Learnt_co: ...


def usual_draws() -> np.random.Generator:
    """Random numbers of the usual seed."""
    return np.random.default_rng(SEED)
