"""SEPA (Reichart and Rappoport 2007): parses on which a committee of parsers agrees are good.

The members are one parser, trained on different samples of the same sentences.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal, Protocol, TypeAlias, TypeVar, get_args

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.assessment.quality import counted
from treeval.errors import MismatchError, SettingError
from treeval.models.ccl.trainer import CCLTrainer
from treeval.models.ngram.text import Text
from treeval.tree.column import Column
from treeval.tree.constituents import Constituents
from treeval.tree.treebank import Treebank, ranges
from treeval.tree.trees import Trees

Agreement: TypeAlias = Literal["random-member", "all-pairs", "full-model"]
T_co = TypeVar("T_co", covariant=True)


class CommitteeLearner(Protocol[T_co]):
    """Trains a parser on some of the sentences, and parses all of them."""

    def __call__(self, sample: Ints, rng: np.random.Generator) -> T_co: ...


@dataclass(frozen=True)
class Sepa:
    """Settings: how many members, the share of sentences each learns from, whom to compare.

    One member drawn at random is compared with all others (the paper), or all pairs are, or the
    parses to be assessed with all members.
    """

    members: int = 10
    share: float = 0.8
    agreement: Agreement = "random-member"

    def __post_init__(self) -> None:
        """Refuse settings that make no sense."""
        if self.members < 2:
            raise SettingError(f"a committee of {self.members}; choose at least 2 members")
        if not 0 < self.share <= 1:
            raise SettingError(f"samples of {self.share:g}; choose a share above 0, at most 1")
        if self.agreement not in get_args(Agreement):
            known = ", ".join(get_args(Agreement))
            raise SettingError(f"agreement {self.agreement!r} is unknown; choose from {known}")

    def committee(
        self, learn: CommitteeLearner[T_co], sentences: int, rng: np.random.Generator
    ) -> Iterator[T_co]:
        """Train the members one after the other, each on its own sample; gives their parses."""
        size = max(1, round(self.share * sentences))
        for _ in range(self.members):
            yield learn(np.sort(rng.choice(sentences, size, replace=False)), rng)

    def assess(self, parses: Trees, committee: Sequence[Trees], rng: np.random.Generator) -> Floats:
        """The mean agreement on each sentence, from 0 to 1: F1 of brackets, or attachments."""
        if len(committee) < 2:
            raise SettingError(f"a committee of {len(committee)}; give at least 2 members")
        for member in committee if self.agreement != "full-model" else ():
            if len(member) != len(parses):
                raise MismatchError(
                    f"{member.origin.path}: {len(member)} sentences, {len(parses)} in "
                    f"{parses.origin.path}; a committee must parse the same sentences"
                )
        pairs = list(self._pairs(parses, committee, rng))
        total = np.zeros(len(parses))
        for one, other in pairs:
            scores = counted(other, one).sentence_scores
            total += np.where(np.isnan(scores), 1, scores)  # both have nothing: they agree
        return frozen(total / len(pairs))

    def _pairs(
        self, parses: Trees, committee: Sequence[Trees], rng: np.random.Generator
    ) -> Iterator[tuple[Trees, Trees]]:
        if self.agreement == "all-pairs":
            yield from combinations(committee, 2)
        elif self.agreement == "full-model":
            yield from ((parses, member) for member in committee)
        else:
            drawn = int(rng.integers(len(committee)))
            others = (member for place, member in enumerate(committee) if place != drawn)
            yield from ((committee[drawn], other) for other in others)


@dataclass(frozen=True, eq=False)
class CCLLearner:
    """Learns common cover links from some sentences of a text, and parses it all."""

    text: Text
    tags: Column | None = None  # to tell marks from words
    trainer: CCLTrainer = CCLTrainer()  # noqa: RUF009  frozen

    def __call__(self, sample: Ints, rng: np.random.Generator) -> Constituents:
        """Learning is not random: only the sample is."""
        del rng
        lengths = np.diff(self.text.offsets)[sample]
        words = ranges(self.text.offsets[sample], lengths)
        offsets = frozen(np.append(0, np.cumsum(lengths)))
        tags = self.tags and self.tags.take(words)
        model = self.trainer.train(Text(offsets, self.text.words.take(words), tags))
        whole = Text(self.text.offsets, self.text.words, self.tags)
        return model.parse(whole).constituents(single=True)


class TreebankModel(Protocol):
    """A trained parser of dependencies."""

    def parse(self, treebank: Treebank, /) -> Treebank: ...


class TreebankTrainer(Protocol):
    """Trains a parser of dependencies, such as those of `treeval.models.dmv`."""

    def train(self, treebank: Treebank, rng: np.random.Generator, /) -> TreebankModel: ...


@dataclass(frozen=True, eq=False)
class TreebankLearner:
    """Learns from some sentences of a treebank, and parses it all."""

    treebank: Treebank
    trainer: TreebankTrainer

    def __call__(self, sample: Ints, rng: np.random.Generator) -> Treebank:
        return self.trainer.train(self.treebank.select(sample), rng).parse(self.treebank)
