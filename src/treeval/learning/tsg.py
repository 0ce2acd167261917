"""Parsers that bc10 learns: tree substitution grammars over the dependency model with valence."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, get_args

import numpy as np

from treeval.formats.files import as_path
from treeval.learning.model import PARSE, Model
from treeval.models.dmv.model import WITHOUT
from treeval.models.tsg.files import write_tsg
from treeval.models.tsg.model import TSGModel
from treeval.progress import Progress, silent
from treeval.settings.choices import Marks, ModelKind
from treeval.settings.learning import ParseSettings
from treeval.settings.setting import insist_on_fit
from treeval.sources.names import insist_on_one_stdin
from treeval.sources.source import Source
from treeval.tree.punctuation import punctuation
from treeval.tree.treebank import Treebank

if TYPE_CHECKING:
    from os import PathLike

_FLIPPED_OR_WITHIN = ("flip", "lower", "brackets", "constraint")


@dataclass(frozen=True, eq=False, repr=False)
class TsgParser(Model):
    """A model that bc10 has learnt, of the kind dmv; its file is an archive."""

    kind: ClassVar[ModelKind] = "dmv"
    called: ClassVar[str] = "a model of bc10"

    learnt: TSGModel

    @property
    def signature(self) -> str:
        return ",".join(["dmv", self.learnt.column, *self.learnt.about.values()])

    def save(self, path: "str | PathLike[str]") -> None:
        write_tsg(self.learnt, as_path(path))

    def parse(
        self,
        text: Any,
        settings: ParseSettings = PARSE,
        *,
        progress: Progress = silent,
        **changes: Any,
    ) -> Treebank:
        del progress  # the kernels cannot be interrupted
        insist_on_one_stdin(self.path, text)
        chosen = ParseSettings.of(settings, changes)
        insist_on_fit(chosen, ("dependencies", "jobs"), "is for CCL models, not for bc10")
        insist_on_fit(chosen, _FLIPPED_OR_WITHIN, "is for other DMV models, not for bc10")
        trees = Source.of(text, chosen.files).readable.treebank
        removed: Any = chosen.strip_punct or self.learnt.about.get(WITHOUT)
        marks = punctuation(trees, removed) if removed in get_args(Marks) else None
        return self.learnt.parse(trees, np.random.default_rng(chosen.seed), marks=marks)
