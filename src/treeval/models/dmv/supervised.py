"""Supervised estimation: relative frequencies of the events in given trees."""

from dataclasses import dataclass

import numpy as np

from treeval.models.dmv.events import events_of
from treeval.models.dmv.model import DMVModel
from treeval.models.dmv.text import short, tagged
from treeval.models.dmv.training import training_text
from treeval.progress import Progress, silent
from treeval.tree.treebank import Treebank


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
