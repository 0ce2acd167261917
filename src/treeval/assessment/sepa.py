"""SEPA (Reichart and Rappoport 2007): parses on which a committee of parsers agrees are good.

The members are the same parser, trained on different samples of the sentences to be assessed.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Protocol, TypeVar

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.assessment.quality import counted
from treeval.errors import MismatchError, SettingError
from treeval.induction.ccl.model import CCLTrainer
from treeval.induction.dmv.km04 import KM04
from treeval.models.model import Trainer
from treeval.models.text import Text
from treeval.progress import Progress, followed
from treeval.settings.choices import CommitteeAgreement
from treeval.tree.constituents import Constituents, Trees
from treeval.tree.treebank import Treebank, ranges

T_co = TypeVar("T_co", covariant=True)


class CommitteeLearner(Protocol[T_co]):
    """Trains a parser on some of the sentences, and parses all of them."""

    def __call__(self, sample: Ints, rng: np.random.Generator) -> T_co: ...


@dataclass(frozen=True)
class Sepa:
    """Settings: the number of members, the share of the sentences that each learns from.

    Compared are the parses of one member, drawn at random, with those of all others (as in the
    paper), those of all pairs of members, or the parses to be assessed with those of all members.
    """

    members: int = 10
    share: float = 0.8
    agreement: CommitteeAgreement = "random-member"

    def __post_init__(self) -> None:
        """Refuse settings that make no sense."""
        if self.members < 2:
            raise SettingError(f"{self.members} is too small; choose 2 or more", setting="members")
        if not 0 < self.share <= 1:
            raise SettingError(
                f"{self.share:g} is not a share; choose more than 0, and 1 at most", setting="share"
            )

    def committee(
        self, learn: CommitteeLearner[T_co], sentences: int, rng: np.random.Generator
    ) -> Iterator[T_co]:
        """Train the members one after the other, each on its own sample, and give their parses."""
        size = max(1, round(self.share * sentences))
        for _ in range(self.members):
            yield learn(np.sort(rng.choice(sentences, size, replace=False)), rng)

    def assess(self, parses: Trees, committee: Sequence[Trees], rng: np.random.Generator) -> Floats:
        """Give the mean agreement on each sentence, from 0 to 1: F1 of brackets or attachments."""
        return frozen(self.agreements(parses, committee, rng).mean(axis=0))

    def agreements(
        self, parses: Trees, committee: Sequence[Trees], rng: np.random.Generator
    ) -> Floats:
        """Give the agreement of each pair that is compared: (pairs, sentences)."""
        if len(committee) < 2:
            raise SettingError(
                f"there are too few members ({len(committee)}); give 2 or more", setting="committee"
            )
        for member in committee if self.agreement != "full-model" else ():
            if len(member) != len(parses):
                raise MismatchError(
                    f"{member.origin.path}: there are {len(member)} sentences here, but "
                    f"{len(parses)} in {parses.origin.path}; give parses of the same sentences"
                )
        pairs = self._pairs(parses, committee, rng)
        scores = np.array([counted(other, member).sentence_scores for member, other in pairs])
        return np.where(np.isnan(scores), 1, scores)  # where neither has anything, they agree

    def _pairs(
        self, parses: Trees, committee: Sequence[Trees], rng: np.random.Generator
    ) -> Iterator[tuple[Trees, Trees]]:
        if self.agreement == "all-pairs":
            yield from combinations(committee, 2)
        elif self.agreement == "full-model":
            yield from ((parses, member) for member in committee)
        else:
            drawn = int(rng.integers(len(committee)))
            others = (member for number, member in enumerate(committee) if number != drawn)
            yield from ((committee[drawn], other) for other in others)


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
