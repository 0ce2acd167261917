"""N-gram language models, which compute perplexities."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from treeval.errors import SettingError
from treeval.formats.files import as_path, plain_suffix
from treeval.models.archive import Archive
from treeval.models.blocks import PlainFile, is_plain_file
from treeval.models.model import PERPLEXITY, Model, ModelData
from treeval.models.ngram.arpa import is_arpa, parse_arpa, write_arpa
from treeval.models.ngram.compiled import expect
from treeval.models.ngram.counts import counts_of_file
from treeval.models.ngram.kneser_ney import KneserNey
from treeval.models.ngram.model import NgramModel, is_binary, parse_binary, write_binary
from treeval.models.ngram.perplexity import Perplexity
from treeval.models.ngram.queries import totals_of
from treeval.models.ngram.settings import NgramSettings
from treeval.models.sentences import Sentences, learnt_from, sentences_to_learn_from
from treeval.progress import Progress
from treeval.settings.models import PerplexitySettings
from treeval.settings.scale import WorkerSettings
from treeval.sources.info import FileInfo
from treeval.sources.names import insist_on_one_stdin

if TYPE_CHECKING:
    from os import PathLike


@dataclass(frozen=True, eq=False, repr=False)
class LanguageModel(Model):
    """A model of the kind ngram; its file is mapped into memory, or is an ARPA file."""

    kind: ClassVar[str] = "ngram"
    called: ClassVar[str] = "an n-gram model"

    learnt: NgramModel

    @property
    def signature(self) -> str:
        return self.learnt.signature or f"kn:{self.learnt.order}"

    def save(self, path: "str | PathLike[str]") -> None:
        """Write an ARPA file if the name ends in .arpa, else a file that is mapped into memory."""
        name = as_path(path)
        write = write_arpa if name == "-" or plain_suffix(name) == ".arpa" else write_binary
        write(self.learnt, name)

    def perplexity(
        self, text: Any, settings: PerplexitySettings = PERPLEXITY, **changes: Any
    ) -> Perplexity:
        insist_on_one_stdin(self.path, text)
        chosen = PerplexitySettings.of(settings, changes)
        if chosen.column == "form" and is_plain_file(text, chosen.files):
            file = PlainFile(as_path(text), chosen.files.encoding)
            expect(file.size)
            totals = totals_of(file.blocks(), self, chosen.scale)
            words = totals.tokens - totals.sentences
            info = FileInfo(file.path, file.sha256, totals.sentences, words)
        else:
            _insist_on_one_worker(chosen.scale)
            sentences = Sentences.of(text, chosen.files)
            totals = self.learnt.score(sentences.column(chosen.column)).perplexity
            info = sentences.info
        return Perplexity(totals, info, self.path or self.signature)


def _insist_on_one_worker(scale: WorkerSettings) -> None:
    if scale.is_spread:
        raise SettingError(
            "is not possible here: only files of plain text are read in blocks; leave it out",
            setting="cluster" if scale.cluster else "jobs",
        )


def train(text: Any, settings: NgramSettings, progress: Progress) -> LanguageModel:
    """Train a language model on the words, or on another column of a treebank."""
    trainer = KneserNey(settings.order, settings.smoothing, settings.prune)
    if settings.column == "form" and is_plain_file(text, settings.files):
        file = PlainFile(as_path(text), settings.files.encoding)
        counts = counts_of_file(file, settings.order, settings.scale)
        origin = learnt_from(file.path, counts.sentences, counts.words)
        model = trainer.smooth(counts, progress=progress)
    else:
        _insist_on_one_worker(settings.scale)
        sentences = sentences_to_learn_from(text, settings.files)
        words = sentences.column(settings.column)
        origin = learnt_from(sentences.path, len(words), len(words.words))
        model = trainer.train(words, progress=progress)
    return LanguageModel(model, notes=(*_notes_on(model), origin))


def _notes_on(model: NgramModel) -> tuple[str, ...]:
    fixed = (
        f"the discounts of order {order} cannot be estimated, and are 0.5, 1 and 1.5; {one.problem}"
        for order, one in enumerate(model.discounts, start=1)
        if one.is_fallback
    )
    return model.signature, *fixed


def read(path: str, content: ModelData) -> LanguageModel | None:
    """Read an ARPA file, or take a file that is mapped into memory."""
    if isinstance(content, Archive):
        return None
    if is_binary(content):
        return LanguageModel(parse_binary(path, content), path=path)
    return LanguageModel(parse_arpa(path, content), path=path) if is_arpa(content) else None
