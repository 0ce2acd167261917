"""Parsers of the kind ccl, which learn from words alone: common cover links."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from treeval.formats.files import as_path
from treeval.learning.model import PARSE, Model, ModelData
from treeval.learning.sentences import Sentences, learnt_from, sentences_to_learn_from
from treeval.models.archive import Archive
from treeval.models.ccl.dependencies import dependencies
from treeval.models.ccl.files import ccl_in, write_ccl
from treeval.models.ccl.model import CCLModel
from treeval.models.ccl.parses import CclParses
from treeval.progress import Progress, silent
from treeval.settings.choices import ModelKind
from treeval.settings.learning import CclSettings, ParseSettings
from treeval.settings.setting import insist_on_fit
from treeval.sources.names import insist_on_one_stdin
from treeval.tree.treebank import Treebank
from treeval.tree.trees import Trees

if TYPE_CHECKING:
    from os import PathLike

    from treeval.models.ngram.text import Text
    from treeval.models.trainer import Trainer


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
        for_dmv = ("careful", "strip_punct", "flip", "lower", "brackets", "constraint")
        insist_on_fit(chosen, for_dmv, "is for DMV models, not for CCL models")
        insist_on_fit(chosen, ("seed",), "is for random trees, not for CCL models")
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


def train_ccl(text: Any, settings: CclSettings, progress: Progress) -> CclParser:
    """Train Seginer's parser on the words."""
    from treeval.models.ccl.trainer import CCLTrainer  # noqa: PLC0415  few runs train

    trainer: Trainer[Text, CCLModel] = CCLTrainer(
        labels=settings.labels, compatible=settings.compatible
    )
    sentences = sentences_to_learn_from(text, settings.files)
    origin = learnt_from(sentences.path, len(sentences.text), len(sentences.text.words))
    return CclParser(trainer.train(sentences.text, progress=progress), notes=(origin,))


def read_ccl(path: str, content: ModelData) -> CclParser | None:
    """Read an archive of common cover links."""
    if not isinstance(content, Archive) or content.kind != CclParser.kind:
        return None
    return CclParser(ccl_in(content, path), path=path)
