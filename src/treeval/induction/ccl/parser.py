"""Parsers of the kind ccl, which learn from words alone: common cover links."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar

from treeval.formats.files import as_path
from treeval.induction.ccl.model import CCLModel, CCLTrainer, ccl_in, write_ccl
from treeval.induction.ccl.parses import CclParses, dependencies
from treeval.induction.ccl.settings import CclSettings
from treeval.induction.ccl.utterances import are_marks
from treeval.induction.parser import Glance, SentenceParser, Share
from treeval.models.archive import Archive
from treeval.models.model import ModelData
from treeval.models.sentences import Sentences, learnt_from, of_trees, sentences_to_learn_from
from treeval.models.text import parse_text
from treeval.progress import Progress
from treeval.settings.models import ParseSettings
from treeval.settings.reading import FileSettings
from treeval.settings.setting import require_fit
from treeval.sources.block import Block
from treeval.tree.constituents import Trees
from treeval.tree.treebank import Treebank

if TYPE_CHECKING:
    from os import PathLike

    from treeval.models.model import Trainer
    from treeval.models.text import Text
    from treeval.tree.column import Column

_TAGS = ("xpos", "upos")  # columns of tags, the first one first; those of constituents count as it


@dataclass(frozen=True, eq=False, repr=False)
class CclParser(SentenceParser[Sentences]):
    """A model of the kind ccl; its file is an archive of arrays."""

    kind: ClassVar[str] = "ccl"
    called: ClassVar[str] = "a CCL model"
    reads_plain_text: ClassVar[bool] = True
    has_threads: ClassVar[bool] = True

    learnt: CCLModel

    @property
    def signature(self) -> str:
        return self.learnt.signature

    def save(self, path: "str | PathLike[str]") -> None:
        write_ccl(self.learnt, as_path(path))

    def require_fit(self, chosen: ParseSettings) -> None:
        for_dmv = ("careful", "strip_punct", "flip", "lower", "brackets", "constraint")
        require_fit(chosen, for_dmv, "it is for DMV models, not for CCL models; leave it out")
        require_fit(chosen, ("seed",), "it is for random trees, not for CCL models; leave it out")

    def taken(self, text: Any, files: FileSettings) -> Sentences:
        return Sentences.of(text, files)

    def taken_block(self, block: Block) -> Sentences:
        if block.format is None:
            return Sentences(block.read(parse_text), block.path)
        return of_trees(block.source().readable)

    def glance(self, given: Sentences, chosen: ParseSettings) -> Glance:
        """See which tags there are, and whether they know marks: both decide what are words."""
        del chosen
        words = given.text.words
        if given.trees is None:
            return Glance(len(words), is_enough=True)
        found: dict[str, Column] = {_TAGS[0]: given.text.tags} if given.text.tags else {}
        if given.treebank is not None:
            columns = given.treebank.columns
            found = {name: columns[name] for name in _TAGS if name in columns}
        tags = frozenset(name for name, column in found.items() if set(column.strings) - {"_"})
        marks = set[str]()
        for name, column in found.items():
            if are_marks(words, column).any():
                marks.add(name)
            if name in tags & marks:
                break  # the other column cannot be chosen
        is_enough = _TAGS[0] in tags & marks
        return Glance(len(words), tags, frozenset(marks), is_enough=is_enough)

    def trees(self, given: Sentences, chosen: ParseSettings, share: Share) -> Trees:
        name = next((one for one in _TAGS if one in share.whole.tags), None)
        text = given.text
        if given.treebank is not None and name is not None:
            text = replace(text, tags=given.treebank.column(name))
        parses = self.learnt.parse(
            text,
            by_tags=name in share.whole.marks,
            jobs=1 if share.is_one_of_many else chosen.scale.jobs,
            progress=share.progress,
        )
        return _arcs(parses, given) if chosen.dependencies else parses.constituents()


def _arcs(parses: CclParses, sentences: Sentences) -> Treebank:
    """Dependencies, with all that the sentences' own treebank says of the words."""
    found = dependencies(parses)
    if sentences.treebank is not None:
        return found.onto(sentences.treebank)
    tags = sentences.text.tags
    return found.treebank if tags is None else found.treebank.replaced(xpos=tags)


def train(text: Any, settings: CclSettings, progress: Progress) -> CclParser:
    """Train Seginer's parser on the words."""
    trainer: Trainer[Text, CCLModel] = CCLTrainer(
        labels=settings.labels, compatible=settings.compatible
    )
    sentences = sentences_to_learn_from(text, settings.files)
    origin = learnt_from(sentences.path, len(sentences.text), len(sentences.text.words))
    return CclParser(trainer.train(sentences.text, progress=progress), notes=(origin,))


def read(path: str, content: ModelData) -> CclParser | None:
    """Read an archive of common cover links."""
    if not isinstance(content, Archive) or content.kind != CclParser.kind:
        return None
    return CclParser(ccl_in(content, path), path=path)
