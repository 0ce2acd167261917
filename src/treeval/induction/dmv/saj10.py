"""Spitkovsky, Alshawi and Jurafsky (2010): small steps, best trees within spans, best trees only.

saj10a learns from short sentences first. saj10b takes the best trees that respect spans: in the
paper, those of mark-up of web pages; here they come from punctuation, as in a later paper of theirs
(2011), or from a file. saj10c takes the best trees.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from treeval.errors import SettingError
from treeval.induction.dmv.events import Events, combined, events_of, harmonic, uniform
from treeval.induction.dmv.inference import best_trees, drawn_trees, expect, trees_within
from treeval.induction.dmv.model import FALLBACKS, DMVModel
from treeval.induction.dmv.settings import Course, Start
from treeval.induction.dmv.spans import WordSpans
from treeval.induction.dmv.text import (
    PartMapper,
    SpanLimits,
    Tagged,
    in_threads,
    sentences_up_to,
    tagged,
)
from treeval.induction.dmv.training import (
    Stopping,
    em,
    follow,
    require_resumable,
    training_text,
    viterbi_em,
)
from treeval.models.model import usual_draws
from treeval.progress import Progress, silent
from treeval.settings.choices import SpanConstraint
from treeval.tree.treebank import Treebank

_ADDED = 1.0  # to the count of every event
_STOPPING = Stopping(passes=100)
_WITHIN_SPANS = Stopping(passes=60, change=0.0)


@dataclass(frozen=True)
class SAJ10a:
    """From Baby Steps to Leapfrog (2010a); probabilities are smoothed after each stage.

    `baby-steps` learns sentences of one word, then of up to two, and so on up to ``max_length``,
    each time from the model before. `less-is-more` starts harmonic and learns sentences of up to
    ``turn`` words only. `leapfrog` takes the mean of both at ``turn`` and goes on with up to twice
    as many words, then with up to ``max_length``.
    """

    tags: str = "xpos"
    course: Course = "leapfrog"
    turn: int = 15
    max_length: int = 45
    stopping: Stopping = _STOPPING

    def __post_init__(self) -> None:
        if not 1 <= self.turn <= self.max_length:
            problem = f"{self.turn}; choose from 1 to {self.max_length}"
            raise SettingError(problem, setting="turn")

    def train(
        self,
        treebank: Treebank,
        rng: np.random.Generator | None = None,
        *,
        progress: Progress = silent,
        mapper: PartMapper = in_threads,
    ) -> DMVModel:
        """Train on tags alone; nothing is drawn from ``rng``."""
        del rng
        learner = _Learner(self, treebank, tagged(treebank, self.tags).tags, progress, mapper)
        if self.course == "baby-steps":
            weights = learner.in_steps(self.max_length)
        elif self.course == "less-is-more":
            weights = learner.from_harmonic()
        else:
            both = [learner.in_steps(self.turn), learner.from_harmonic()]
            weights = combined(both).normalised()
            for length in (min(2 * self.turn, self.max_length), self.max_length):
                weights = learner.learnt(learner.text(length), weights, "leapfrog")
        return DMVModel(learner.tags, weights, self.tags, {"trainer": repr(self)})


@dataclass(frozen=True)
class _Learner:
    """One training run; all stages know the tags of all sentences."""

    settings: SAJ10a
    treebank: Treebank
    tags: tuple[str, ...]
    progress: Progress
    mapper: PartMapper

    def text(self, length: int) -> Tagged:
        return training_text(self.treebank, self.settings.tags, length).coded_as(self.tags)

    def in_steps(self, length: int) -> Events:
        weights = uniform(len(self.tags))
        lengths = self.treebank.lengths
        present = np.unique(lengths[(lengths > 0) & (lengths <= length)])
        for limit in present.tolist():
            weights = self.learnt(self.text(limit), weights, f"baby steps, {limit} words")
        return weights

    def from_harmonic(self) -> Events:
        text = self.text(self.settings.turn)
        return self.learnt(text, harmonic(text), "less is more")

    def learnt(self, text: Tagged, start: Events, stage: str) -> Events:
        """Weights after EM, smoothed."""
        steps = em(text, start, mapper=self.mapper)
        end = follow(steps, text, self.settings.stopping, stage, self.progress)
        return expect(text, end.weights, mapper=self.mapper).events.plus(_ADDED).normalised()


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
    stopping: Stopping = _WITHIN_SPANS

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
        spans.require_fit(treebank.lengths, "spans")
        text = training_text(treebank, self.tags, self.max_length)
        text = text.coded_as(tagged(treebank, self.tags).tags)
        kept = spans.select(sentences_up_to(treebank, self.max_length))
        limits = SpanLimits(kept, self.constraint)
        if resume is not None:
            require_resumable(resume, self, text)
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


@dataclass(frozen=True)
class SAJ10c:
    """Viterbi training (2010c): only the best trees are counted, one is added to each event.

    The start `uniform` counts trees drawn from all trees: with all trees equal, the rule that
    decides between equals would otherwise be all there is to learn.
    """

    tags: str = "xpos"
    max_length: int | None = 15
    start: Start = "harmonic"
    added: float = _ADDED
    stopping: Stopping = _STOPPING

    def __post_init__(self) -> None:
        if self.start == "random":
            raise SettingError("saj10c starts harmonic or uniform", setting="start")

    def train(
        self,
        treebank: Treebank,
        rng: np.random.Generator | None = None,
        *,
        resume: DMVModel | None = None,
        progress: Progress = silent,
        mapper: PartMapper = in_threads,
    ) -> DMVModel:
        """Train on tags alone; only the uniform start draws from ``rng``.

        With ``resume``, training goes on from that model.
        """
        text = training_text(treebank, self.tags, self.max_length)
        text = text.coded_as(tagged(treebank, self.tags).tags)
        if resume is not None:
            require_resumable(resume, self, text)
            start = resume.weights
        elif self.start == "harmonic":
            start = harmonic(text)
        else:
            drawn = drawn_trees(text, uniform(len(text.tags)), rng or usual_draws()).parents
            start = events_of(text, drawn).plus(self.added).normalised()
        steps = viterbi_em(text, start, self.added, mapper=mapper)
        end = follow(steps, text, self.stopping, "saj10c", progress)
        return DMVModel(text.tags, end.weights, self.tags, {"trainer": repr(self)})
