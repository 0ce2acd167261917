"""Trees without any learning, branching or random: what every parser should be better than."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.errors import SettingError
from treeval.induction.dmv.events import uniform
from treeval.induction.dmv.inference import drawn_trees, skip_draws
from treeval.induction.dmv.model import with_trees
from treeval.induction.dmv.text import coded
from treeval.induction.parser import Glance, SentenceParser, Share, treebank_in, treebank_of
from treeval.settings.choices import Baseline
from treeval.settings.models import ParseSettings
from treeval.settings.reading import FileSettings
from treeval.settings.setting import require_fit
from treeval.sources.block import Block
from treeval.tree.column import Column
from treeval.tree.punctuation import punctuation
from treeval.tree.treebank import Treebank

if TYPE_CHECKING:
    from os import PathLike


def left_branching(treebank: Treebank, marks: Bools | None = None) -> Treebank:
    """Attach every word to the next one; ``marks`` are treated as in `DMVModel.parse`."""

    def parents(offsets: Ints) -> Ints:
        found = np.arange(1, offsets[-1] + 1)
        found[_filled(offsets[1:], offsets) - 1] = -1
        return found

    return with_trees(treebank, marks, parents)


def right_branching(treebank: Treebank, marks: Bools | None = None) -> Treebank:
    """Attach every word to the one before; ``marks`` are treated as in `DMVModel.parse`."""

    def parents(offsets: Ints) -> Ints:
        found = np.arange(-1, offsets[-1] - 1)
        found[_filled(offsets[:-1], offsets)] = -1
        return found

    return with_trees(treebank, marks, parents)


def random_trees(
    treebank: Treebank,
    rng: np.random.Generator,
    marks: Bools | None = None,
    *,
    words_before: int = 0,
) -> Treebank:
    """Draw a tree for each sentence from all projective trees with one root, all alike.

    Of a part of a longer text, ``words_before`` are those of earlier parts: their draws are passed
    over.
    """
    if words_before:
        skip_draws(rng, words_before)

    def parents(offsets: Ints) -> Ints:
        one_tag = Column(frozen(np.zeros(offsets[-1], dtype=np.int32)), ("any",))
        return drawn_trees(coded(one_tag, offsets), uniform(1), rng).parents

    return with_trees(treebank, marks, parents)


def _filled(ends: Ints, offsets: Ints) -> Ints:
    """Those of the ends of sentences that belong to sentences with words."""
    return ends[np.diff(offsets) > 0]


_OF_MODELS = ("dependencies", "careful", "flip", "lower", "brackets", "constraint")


@dataclass(frozen=True, eq=False, repr=False)
class BaselineParser(SentenceParser[Treebank]):
    """A parser that learns nothing: every other parser should be better."""

    kind: ClassVar = "baseline"
    called: ClassVar[str] = "a baseline"
    is_light: ClassVar[bool] = True

    name: Baseline

    @property
    def signature(self) -> str:
        return f"baseline,{self.name}"

    def save(self, path: "str | PathLike[str]") -> None:
        """Refuse: the name says everything."""
        raise SettingError(f"{path}: a baseline has no file; load it by its name, {self.name}")

    def require_fit(self, chosen: ParseSettings) -> None:
        require_fit(chosen, _OF_MODELS, "it is for models, not for baselines; leave it out")
        if self.name != "random":
            require_fit(chosen, ("seed",), "it is for random trees; leave it out")

    def taken(self, text: Any, files: FileSettings) -> Treebank:
        return treebank_of(text, files)

    def taken_block(self, block: Block) -> Treebank:
        return treebank_in(block)

    def glance(self, given: Treebank, chosen: ParseSettings) -> Glance:
        if self.name != "random":
            return Glance(given.words, is_enough=given.words > 0)
        marks = _marks(given, chosen)
        drawn = given.words if marks is None else int(np.count_nonzero(~marks))
        return Glance(given.words, draws=drawn)

    def trees(self, given: Treebank, chosen: ParseSettings, share: Share) -> Treebank:
        marks = _marks(given, chosen)
        if self.name == "random":
            rng = np.random.default_rng(chosen.seed)
            return random_trees(given, rng, marks, words_before=share.draws_before)
        branching = left_branching if self.name == "left" else right_branching
        return branching(given, marks)


def _marks(given: Treebank, chosen: ParseSettings) -> Bools | None:
    return punctuation(given, chosen.strip_punct) if chosen.strip_punct else None
