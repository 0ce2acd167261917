"""Taggers with learnt classes of words, and the text that they have tagged."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any, ClassVar

from treeval.formats.files import as_path, writing
from treeval.formats.registry import FORMATS
from treeval.learning.model import TAG, Model
from treeval.learning.sentences import Sentences
from treeval.models.ngram.text import Text
from treeval.models.tags.files import write_tags
from treeval.models.tags.model import TagModel
from treeval.settings.choices import ModelKind
from treeval.settings.learning import TagTextSettings
from treeval.sources.names import insist_on_one_stdin
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank

if TYPE_CHECKING:
    from os import PathLike


@dataclass(frozen=True, eq=False)
class TaggedText:
    """Words and their classes, sentence by sentence, and the treebank if the text is one."""

    text: Text
    tags: Column
    treebank: Treebank | None = None  # with the classes in place of XPOS

    def __len__(self) -> int:
        """Count the sentences."""
        return len(self.text)

    def __iter__(self) -> Iterator[list[tuple[str, str]]]:
        """Give each sentence as a list of words with their classes."""
        both = list(zip(self.text.words, self.tags, strict=True))
        bounds = self.text.offsets.tolist()
        return (both[begin:end] for begin, end in pairwise(bounds))

    def write(self, path: "str | PathLike[str]") -> None:
        """Write a treebank as CoNLL-U, and other text as WORD/CLASS, one sentence per line."""
        if self.treebank is not None:
            FORMATS["conllu"].write(self.treebank, as_path(path))
            return
        with writing(as_path(path)) as stream:
            for sentence in self:
                line = " ".join(f"{word}/{tag}" for word, tag in sentence)
                stream.write(f"{line}\n".encode())

    def __repr__(self) -> str:
        return f"<TaggedText of {len(self)} sentences, {len(self.text.words)} words>"


@dataclass(frozen=True, eq=False, repr=False)
class Tagger(Model):
    """A model of the kind tags; its file is an archive of arrays."""

    kind: ClassVar[ModelKind] = "tags"
    called: ClassVar[str] = "a model of word classes"

    learnt: TagModel

    @property
    def signature(self) -> str:
        return self.learnt.signature

    def save(self, path: "str | PathLike[str]") -> None:
        write_tags(self.learnt, as_path(path))

    def tag(self, text: Any, settings: TagTextSettings = TAG, **changes: Any) -> TaggedText:
        insist_on_one_stdin(self.path, text)
        sentences = Sentences.of(text, TagTextSettings.of(settings, changes).files)
        tags = self.learnt.column(sentences.text)
        trees = sentences.treebank
        tagged = None if trees is None else trees.replaced(xpos=tags)
        return TaggedText(sentences.text, tags, tagged)
