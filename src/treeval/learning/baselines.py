"""Parsers without a model: branching trees and random trees."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from treeval.errors import SettingError
from treeval.learning.model import PARSE, Model
from treeval.progress import Progress, silent
from treeval.settings.choices import Baseline
from treeval.settings.learning import ParseSettings
from treeval.settings.setting import insist_on_fit
from treeval.sources.source import Source
from treeval.tree.punctuation import punctuation
from treeval.tree.treebank import Treebank

if TYPE_CHECKING:
    from os import PathLike


@dataclass(frozen=True, eq=False, repr=False)
class BaselineParser(Model):
    """A parser that learns nothing: every other parser should be better."""

    kind: ClassVar = "baseline"
    called: ClassVar[str] = "a baseline"

    name: Baseline

    @property
    def signature(self) -> str:
        return f"baseline,{self.name}"

    def save(self, path: "str | PathLike[str]") -> None:
        """Refuse: the name says everything."""
        raise SettingError(f"{path}: a baseline has no file; load it by its name, {self.name}")

    def parse(
        self,
        text: Any,
        settings: ParseSettings = PARSE,
        *,
        progress: Progress = silent,
        **changes: Any,
    ) -> Treebank:
        from treeval.models.dmv import baselines  # noqa: PLC0415  few runs need them

        del progress
        chosen = ParseSettings.of(settings, changes)
        unfit = ("dependencies", "careful", "flip", "lower", "brackets", "constraint", "jobs")
        insist_on_fit(chosen, unfit, "is for models, not for baselines")
        trees = Source.of(text, chosen.files).readable.treebank
        marks = punctuation(trees, chosen.strip_punct) if chosen.strip_punct else None
        if self.name == "random":
            return baselines.random_trees(trees, np.random.default_rng(chosen.seed), marks)
        insist_on_fit(chosen, ("seed",), "is for random trees")
        branching = baselines.left_branching if self.name == "left" else baselines.right_branching
        return branching(trees, marks)
