"""Learnt parsers: of common cover links, which need words alone, and of tags."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, get_args

from treeval.formats.files import as_path
from treeval.learning.model import PARSE, Model
from treeval.learning.sentences import Sentences
from treeval.models.ccl.dependencies import dependencies
from treeval.models.ccl.files import write_ccl
from treeval.models.ccl.model import CCLModel
from treeval.models.ccl.parses import CclParses
from treeval.models.dmv.files import write_dmv
from treeval.models.dmv.model import WITHOUT, DMVModel
from treeval.progress import Progress, silent
from treeval.settings.choices import Marks, ModelKind
from treeval.settings.learning import ParseSettings
from treeval.settings.setting import insist_on_fit
from treeval.sources.names import insist_on_one_stdin
from treeval.sources.source import Source
from treeval.tree.punctuation import punctuation
from treeval.tree.treebank import Treebank
from treeval.tree.trees import Trees

if TYPE_CHECKING:
    from os import PathLike


@dataclass(frozen=True, eq=False, repr=False)
class CclParser(Model):
    """A model of the kind ccl; its file is an archive of arrays."""

    kind: ClassVar[ModelKind] = "ccl"
    called: ClassVar[str] = "a CCL model"

    learnt: CCLModel

    @property
    def signature(self) -> str:
        return self.learnt.signature

    def save(self, path: "str | PathLike[str]") -> None:
        write_ccl(self.learnt, as_path(path))

    def parse(
        self,
        text: Any,
        settings: ParseSettings = PARSE,
        *,
        progress: Progress = silent,
        **changes: Any,
    ) -> Trees:
        insist_on_one_stdin(self.path, text)
        chosen = ParseSettings.of(settings, changes)
        insist_on_fit(chosen, ("careful", "strip_punct"), "is for DMV models, not for CCL models")
        sentences = Sentences.of(text, chosen.files)
        parses = self.learnt.parse(sentences.text, jobs=chosen.jobs, progress=progress)
        return _arcs(parses, sentences) if chosen.dependencies else parses.constituents()


def _arcs(parses: CclParses, sentences: Sentences) -> Treebank:
    """Dependencies, with all that the sentences' own treebank says of the words."""
    found = dependencies(parses)
    if sentences.treebank is not None:
        return found.onto(sentences.treebank)
    tags = sentences.text.tags
    return found.treebank if tags is None else found.treebank.replaced(xpos=tags)


@dataclass(frozen=True, eq=False, repr=False)
class DmvParser(Model):
    """A model of the kind dmv; its file is JSON."""

    kind: ClassVar[ModelKind] = "dmv"
    called: ClassVar[str] = "a DMV model"

    learnt: DMVModel

    @property
    def signature(self) -> str:
        return ",".join(["dmv", self.learnt.column, *self.learnt.about.values()])

    def save(self, path: "str | PathLike[str]") -> None:
        write_dmv(self.learnt, as_path(path))

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
        insist_on_fit(chosen, ("dependencies", "jobs"), "is for CCL models, not for DMV models")
        trees = Source.of(text, chosen.files).readable.treebank
        removed: Any = chosen.strip_punct or self.learnt.about.get(WITHOUT)
        marks = punctuation(trees, removed) if removed in get_args(Marks) else None
        return self.learnt.parse(trees, careful=chosen.careful, marks=marks)
