"""Committees for SEPA: parsers that learn from samples of the sentences to be assessed."""

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.assessment.sepa import Sepa
from treeval.induction.ccl.model import CCLTrainer
from treeval.induction.dmv.km04 import KM04
from treeval.models.model import Trainer
from treeval.models.text import Text
from treeval.progress import Progress, followed
from treeval.tree.constituents import Constituents, Trees
from treeval.tree.treebank import Treebank, ranges


def trained_committee(
    parses: Trees, sepa: Sepa, rng: np.random.Generator, progress: Progress
) -> list[Trees]:
    """Train members: common cover links from the words of constituents, a DMV from UPOS."""
    learn: Any
    if isinstance(parses, Constituents):
        learn = CCLLearner(Text(parses.offsets, parses.forms, parses.tags))
    else:
        learn = TreebankLearner(parses, KM04(tags="upos"))
    members = sepa.committee(learn, len(parses), rng)
    return list(followed(members, "training a committee", sepa.members, progress))


@dataclass(frozen=True, eq=False)
class CCLLearner:
    """Learns common cover links from some sentences of a text, and parses all of them."""

    text: Text  # its tags, if any, show what is punctuation
    trainer: CCLTrainer = CCLTrainer()  # noqa: RUF009  frozen

    def __call__(self, sample: Ints, rng: np.random.Generator) -> Constituents:
        """Learning does not draw anything: only the sample is random."""
        del rng
        text = self.text
        lengths = np.diff(text.offsets)[sample]
        words = ranges(text.offsets[sample], lengths)
        offsets = frozen(np.append(0, np.cumsum(lengths)))
        tags = text.tags and text.tags.take(words)
        model = self.trainer.train(Text(offsets, text.words.take(words), tags))
        return model.parse(text).constituents(single=True)


class TreebankModel(Protocol):
    """A trained parser of dependencies."""

    def parse(self, treebank: Treebank, /) -> Treebank: ...


@dataclass(frozen=True, eq=False)
class TreebankLearner:
    """Learns from some sentences of a treebank, and parses all of them."""

    treebank: Treebank
    trainer: Trainer[Treebank, TreebankModel]

    def __call__(self, sample: Ints, rng: np.random.Generator) -> Treebank:
        return self.trainer.train(self.treebank.select(sample), rng).parse(self.treebank)
