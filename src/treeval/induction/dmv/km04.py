"""Klein and Manning (2004): EM from a harmonic start, on short sentences."""

from dataclasses import dataclass

import numpy as np

from treeval.induction.dmv.events import Events, harmonic, random, uniform
from treeval.induction.dmv.model import DMVModel
from treeval.induction.dmv.settings import Start
from treeval.induction.dmv.text import PartMapper, Tagged, in_threads
from treeval.induction.dmv.training import Stopping, em, follow, require_resumable, training_text
from treeval.models.model import usual_draws
from treeval.progress import Progress, silent
from treeval.tree.treebank import Treebank

_STOPPING = Stopping(passes=40)


@dataclass(frozen=True)
class KM04:
    """The original learner; sentences longer than ``max_length`` are left out of training."""

    tags: str = "xpos"
    max_length: int | None = 10
    start: Start = "harmonic"
    stopping: Stopping = _STOPPING

    def train(
        self,
        treebank: Treebank,
        rng: np.random.Generator | None = None,
        *,
        resume: DMVModel | None = None,
        progress: Progress = silent,
        mapper: PartMapper = in_threads,
    ) -> DMVModel:
        """Train on tags alone; only a random start draws from ``rng``.

        With ``resume``, training goes on from that model.
        """
        text = training_text(treebank, self.tags, self.max_length)
        if resume is not None:
            require_resumable(resume, self, text)
            start = resume.weights
        else:
            start = started(text, self.start, rng or usual_draws())
        steps = em(text, start, mapper=mapper)
        end = follow(steps, text, self.stopping, "km04", progress)
        return DMVModel(text.tags, end.weights, self.tags, {"trainer": repr(self)})


def started(text: Tagged, start: Start, rng: np.random.Generator) -> Events:
    if start == "harmonic":
        return harmonic(text)
    return uniform(len(text.tags)) if start == "uniform" else random(text, rng)
