"""Taggers with learnt classes of words, and the text that they have tagged."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from treeval.arrays import frozen
from treeval.errors import SettingError
from treeval.formats.files import as_path, writing
from treeval.formats.registry import FORMATS
from treeval.induction.clark.model import TagModel, tags_in, write_tags
from treeval.induction.clark.settings import TagLearningSettings
from treeval.induction.clark.trainer import GlibcRandom, RandomSource, TagTrainer
from treeval.models.archive import Archive
from treeval.models.model import TAG, Model, ModelData
from treeval.models.sentences import Sentences, learnt_from, sentences_to_learn_from
from treeval.models.text import Text
from treeval.progress import Progress
from treeval.settings.certainty import SEED
from treeval.settings.models import TagTextSettings
from treeval.sources.names import require_one_stdin
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
        with writing(path) as stream:
            for sentence in self:
                line = " ".join(f"{word}/{tag}" for word, tag in sentence)
                stream.write(f"{line}\n".encode())

    def __repr__(self) -> str:
        return f"<TaggedText of {len(self)} sentences, {len(self.text.words)} words>"


@dataclass(frozen=True, eq=False, repr=False)
class Tagger(Model):
    """A model of the kind tags; its file is an archive of arrays."""

    kind: ClassVar[str] = "tags"
    called: ClassVar[str] = "a model of word classes"

    learnt: TagModel

    @property
    def signature(self) -> str:
        return self.learnt.signature

    def save(self, path: "str | PathLike[str]") -> None:
        write_tags(self.learnt, as_path(path))

    def tag(self, text: Any, settings: TagTextSettings = TAG, **changes: Any) -> TaggedText:
        require_one_stdin(self.path, text)
        sentences = Sentences.of(text, TagTextSettings.of(settings, changes).files)
        tags = self.learnt.column(sentences.text)
        trees = sentences.treebank
        tagged = None if trees is None else trees.replaced(xpos=tags)
        return TaggedText(sentences.text, tags, tagged)


def train(text: Any, settings: TagLearningSettings, progress: Progress) -> Tagger:
    """Learn classes of words."""
    if settings.classes is None:
        raise SettingError("give the number of classes to learn", setting="classes")
    trainer = TagTrainer(
        settings.classes,
        settings.states,
        settings.rare,
        settings.iterations,
        settings.prior,
        settings.by_tokens,
        settings.restarts,
        settings.compatible,
    )
    usual = GlibcRandom.SEED if trainer.compatible else SEED
    seed = usual if settings.seed is None else settings.seed
    rng: RandomSource = GlibcRandom(seed) if trainer.compatible else np.random.default_rng(seed)
    sentences = sentences_to_learn_from(text, settings.files)
    words = sentences.text
    if trainer.compatible:
        words = _with_empty_end(words)
    model = trainer.train(words, rng, progress=progress)
    origin = learnt_from(sentences.path, len(sentences.text), len(sentences.text.words))
    return Tagger(model, notes=(f"{trainer.signature}|seed:{seed}, {model.objective:.4f}", origin))


def _with_empty_end(text: Text) -> Text:
    """Add the empty sentence that the reference program sees after the last one.

    In its input an empty line ends every sentence, also the last, and the end of the file counts
    as one empty line more.
    """
    offsets = text.offsets
    if offsets[-1] == offsets[-2]:
        return text
    return replace(text, offsets=frozen(np.append(offsets, offsets[-1])))


def read(path: str, content: ModelData) -> Tagger | None:
    """Read an archive of word classes."""
    if not isinstance(content, Archive) or content.kind != Tagger.kind:
        return None
    return Tagger(tags_in(content, path), path=path)
