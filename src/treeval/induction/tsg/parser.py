"""Parsers that bc10 learns: tree substitution grammars over the dependency model with valence."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, get_args

import numpy as np

from treeval.formats.files import as_path
from treeval.induction.dmv.model import WITHOUT_PUNCT
from treeval.induction.parser import Glance, SentenceParser, Share, treebank_in, treebank_of
from treeval.induction.tsg.model import TSGModel, write_tsg
from treeval.settings.choices import Marks
from treeval.settings.models import ParseSettings
from treeval.settings.reading import FileSettings
from treeval.settings.setting import require_fit
from treeval.sources.block import Block
from treeval.tree.punctuation import punctuation
from treeval.tree.treebank import Treebank

if TYPE_CHECKING:
    from os import PathLike

_FLIPPED_OR_WITHIN = ("flip", "lower", "brackets", "constraint")


@dataclass(frozen=True, eq=False, repr=False)
class TsgParser(SentenceParser[Treebank]):
    """A model that bc10 has learnt, of the kind dmv; its file is an archive."""

    kind: ClassVar[str] = "dmv"
    called: ClassVar[str] = "a model of bc10"

    learnt: TSGModel

    @property
    def signature(self) -> str:
        return ",".join(["dmv", self.learnt.column, *self.learnt.about.values()])

    def save(self, path: "str | PathLike[str]") -> None:
        write_tsg(self.learnt, as_path(path))

    def require_fit(self, chosen: ParseSettings) -> None:
        require_fit(chosen, ("dependencies",), "it is for CCL models, not for bc10; leave it out")
        require_fit(
            chosen, _FLIPPED_OR_WITHIN, "it is for other DMV models, not for bc10; leave it out"
        )
        why = "it cannot be used with bc10, which draws trees one after the other"
        require_fit(chosen, ("jobs", "cluster"), f"{why}; leave it out")

    def why_whole(self, chosen: ParseSettings) -> str:
        del chosen
        return "bc10 draws trees for the sentences of the whole file"

    def taken(self, text: Any, files: FileSettings) -> Treebank:
        return treebank_of(text, files)

    def taken_block(self, block: Block) -> Treebank:
        return treebank_in(block)

    def glance(self, given: Treebank, chosen: ParseSettings) -> Glance:
        del chosen
        return Glance(given.words)

    def trees(self, given: Treebank, chosen: ParseSettings, share: Share) -> Treebank:
        del share  # it is the whole text
        removed: Any = chosen.strip_punct or self.learnt.about.get(WITHOUT_PUNCT)
        marks = punctuation(given, removed) if removed in get_args(Marks) else None
        return self.learnt.parse(given, np.random.default_rng(chosen.seed), marks=marks)
