"""Parsers without a model: branching trees and random trees."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from treeval.arrays import Bools
from treeval.errors import SettingError
from treeval.learning.parser import Glance, SentenceParser, Share, treebank_in, treebank_of
from treeval.settings.choices import Baseline
from treeval.settings.learning import ParseSettings
from treeval.settings.reading import FileSettings
from treeval.settings.setting import insist_on_fit
from treeval.sources.block import Block
from treeval.tree.punctuation import punctuation
from treeval.tree.treebank import Treebank

if TYPE_CHECKING:
    from os import PathLike

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

    def insist_on_fit(self, chosen: ParseSettings) -> None:
        insist_on_fit(chosen, _OF_MODELS, "it is for models, not for baselines")
        if self.name != "random":
            insist_on_fit(chosen, ("seed",), "it is for random trees")

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
        from treeval.models.dmv import baselines  # noqa: PLC0415  few runs need them

        marks = _marks(given, chosen)
        if self.name == "random":
            rng = np.random.default_rng(chosen.seed)
            return baselines.random_trees(given, rng, marks, words_before=share.draws_before)
        branching = baselines.left_branching if self.name == "left" else baselines.right_branching
        return branching(given, marks)


def _marks(given: Treebank, chosen: ParseSettings) -> Bools | None:
    return punctuation(given, chosen.strip_punct) if chosen.strip_punct else None
