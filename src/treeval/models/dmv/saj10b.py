"""Spitkovsky, Jurafsky and Alshawi (2010b): best trees within spans, such as those of mark-up.

The paper takes spans from mark-up of web pages. Here they come from punctuation, as in a later
paper of theirs (2011), or from a file.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from treeval.errors import SettingError
from treeval.models.dmv.batches import best_trees, trees_within
from treeval.models.dmv.events import Events, events_of
from treeval.models.dmv.initial import harmonic
from treeval.models.dmv.model import FALLBACKS, DMVModel
from treeval.models.dmv.parts import PartMapper, SpanLimits, in_threads
from treeval.models.dmv.spans import WordSpans
from treeval.models.dmv.text import Tagged, sentences_up_to, tagged
from treeval.models.dmv.training import Stopping, follow, insist_on_resumable, training_text
from treeval.progress import Progress, silent
from treeval.settings.choices import SpanConstraint
from treeval.tree.treebank import Treebank

_STOPPING = Stopping(passes=60, change=0.0)


@dataclass(frozen=True)
class SAJ10b:
    """Viterbi training as in `saj10c`, but of the best trees that respect spans.

    A sentence without such a tree is parsed as if it had no spans; these fallbacks are counted.
    Training ends when trees repeat.
    """

    tags: str = "xpos"
    max_length: int | None = 15
    constraint: SpanConstraint = "loose"
    added: float = 1.0
    stopping: Stopping = _STOPPING

    def train(
        self,
        treebank: Treebank,
        rng: np.random.Generator | None = None,
        *,
        spans: WordSpans | None = None,
        resume: DMVModel | None = None,
        progress: Progress = silent,
        mapper: PartMapper = in_threads,
    ) -> DMVModel:
        """Train on tags and spans; nothing is drawn from ``rng``.

        With ``resume``, training goes on from that model.
        """
        del rng
        if spans is None:
            raise SettingError("saj10b learns within brackets; name some", setting="brackets")
        spans.insist_on_fit(treebank.lengths, "spans")
        text = training_text(treebank, self.tags, self.max_length)
        text = text.coded_as(tagged(treebank, self.tags).tags)
        kept = spans.select(sentences_up_to(treebank, self.max_length))
        limits = SpanLimits(kept, self.constraint)
        if resume is not None:
            insist_on_resumable(resume, self, text)
        start = harmonic(text) if resume is None else resume.weights
        steps = _until_repeated(text, start, limits, self.added, mapper)
        end = follow(steps, text, self.stopping, "saj10b", progress)
        about = {"trainer": repr(self), FALLBACKS: str(end.fallbacks)}
        return DMVModel(text.tags, end.weights, self.tags, about)


class SpanStep(NamedTuple):
    """Weights, the log-likelihood of the best trees, and how many of them do not respect spans."""

    weights: Events
    log_likelihood: float
    fallbacks: int


def _until_repeated(
    text: Tagged, start: Events, limits: SpanLimits, added: float, mapper: PartMapper
) -> Iterator[SpanStep]:
    """Count events in the best trees, and add some to each, as long as trees change."""
    weights, before = start, None
    while True:
        parses, fallbacks = trees_within(best_trees, text, weights, limits, mapper=mapper)
        yield SpanStep(weights, float(parses.log_probabilities.sum()), fallbacks)
        if before is not None and np.array_equal(before, parses.parents):
            return
        before = parses.parents
        weights = events_of(text, parses.parents).plus(added).normalised()
