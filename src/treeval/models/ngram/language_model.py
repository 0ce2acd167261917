"""N-gram language models, which compute perplexities."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeVar, cast

from treeval import flow
from treeval.errors import SettingError
from treeval.formats.files import as_path, plain_suffix
from treeval.models.archive import Archive
from treeval.models.model import PERPLEXITY, Model, ModelData
from treeval.models.ngram.arpa import is_arpa, parse_arpa, write_arpa
from treeval.models.ngram.compiled import expect
from treeval.models.ngram.counting import NgramCounts, sum_counts
from treeval.models.ngram.kneser_ney import KneserNey
from treeval.models.ngram.model import NgramModel, is_binary, parse_binary, write_binary
from treeval.models.ngram.perplexity import Perplexity, PerplexityTotals
from treeval.models.ngram.settings import NgramSettings
from treeval.models.ngram.vocabulary import Vocabulary, learn_text
from treeval.models.sentences import Sentences, holds_trees, learnt_from, path_of_sentences
from treeval.models.shared_model import shared_model
from treeval.progress import Progress
from treeval.settings.models import PerplexitySettings
from treeval.settings.reading import FileSettings
from treeval.sources.block import Block
from treeval.sources.cut import Input
from treeval.sources.info import FileInfo
from treeval.sources.names import path_of, require_one_stdin

if TYPE_CHECKING:
    from os import PathLike


Tally = TypeVar("Tally")
Done = TypeVar("Done")


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
        require_one_stdin(self.path, text)
        chosen = PerplexitySettings.of(settings, changes)
        expect(Input(text, chosen.files).size)
        is_plain = is_plain_text(text, chosen.column, chosen.files)
        with shared_model(self, chosen.scale) as get_model:
            job = PerplexityJob(chosen.column, is_plain, get_model)
            totals, info = flow.run(job, [text], chosen.files, chosen.scale)
        return Perplexity(totals, info, self.path or self.signature)


def is_plain_text(text: Any, column: str, files: FileSettings) -> bool:
    """Whether the words of an input are those of plain text, which can be cut between lines."""
    return column == "form" and not holds_trees(path_of(text), files.format)


@dataclass(frozen=True)
class WordsJob(flow.Job[Tally, Done]):
    """Work on the words of plain text, or on a column of a treebank, which is one block.

    Plain text is always cut at the same places, so that sums over blocks are the same for any
    number of workers.
    """

    column: str
    is_plain: bool

    large: ClassVar[int] = 0

    @property
    def why_whole(self) -> str:
        return "" if self.is_plain else "only files of plain text are read in blocks"

    @property
    def is_text(self) -> bool:
        return self.is_plain


class TextTally(NamedTuple):
    """The perplexity totals of a block; if it is a whole input, the record of that."""

    totals: PerplexityTotals
    info: FileInfo | None = None


@dataclass(frozen=True)
class PerplexityJob(WordsJob[TextTally, tuple[PerplexityTotals, FileInfo]]):
    """Adds up the perplexity totals of all blocks, in the order of the file."""

    get_model: Callable[[], Model]

    size: ClassVar[int] = 1 << 18
    size_for_workers: ClassVar[int] = 1 << 18

    def count(self, *blocks: Block) -> TextTally:
        (block,) = blocks
        model = cast("LanguageModel", self.get_model()).learnt
        if block.is_whole:
            sentences = Sentences.of(block.given, block.files)
            return TextTally(model.score(sentences.column(self.column)).perplexity, sentences.info)
        numbered = block.read(model.vocabulary.read)
        return TextTally(model.score_numbered(numbered).perplexity)

    def join(
        self, tallies: Iterable[TextTally], inputs: flow.Inputs
    ) -> tuple[PerplexityTotals, FileInfo]:
        totals, info = PerplexityTotals(0.0, 0.0, 0, 0, 0), None
        for tally in tallies:
            totals, info = totals + tally.totals, tally.info
        if info is None:
            words = totals.tokens - totals.sentences
            info = FileInfo(inputs.each[0].path, inputs.hashes[0], totals.sentences, words)
        return totals, info


@dataclass(frozen=True)
class NgramJob(WordsJob[NgramCounts, NgramCounts]):
    """Counts n-grams; counts are whole numbers, so blocks of any size give the same model."""

    order: int

    size: ClassVar[int] = 1 << 22  # small blocks have too much in common
    size_for_workers: ClassVar[int] = 1 << 22

    def count(self, *blocks: Block) -> NgramCounts:
        (block,) = blocks
        if block.is_whole:
            text = Sentences.of(block.given, block.files).column(self.column)
            vocabulary = Vocabulary.of(text.words)
            stream = vocabulary.stream(text)
        else:
            vocabulary, stream = block.read(learn_text)
        return NgramCounts.of(stream, vocabulary, self.order)

    def join(self, tallies: Iterable[NgramCounts], inputs: flow.Inputs) -> NgramCounts:
        counts = sum_counts(tallies)
        if counts is None or not counts.words:
            path = inputs.each[0].path
            raise SettingError(f"{path}: there are no words to learn from; is it the right file?")
        return counts


def train(text: Any, settings: NgramSettings, progress: Progress) -> LanguageModel:
    """Train a language model on the words, or on another column of a treebank."""
    trainer = KneserNey(settings.order, settings.smoothing, settings.prune)
    expect(Input(text, settings.files).size)
    is_plain = is_plain_text(text, settings.column, settings.files)
    job = NgramJob(settings.column, is_plain, settings.order)
    counts = flow.run(job, [text], settings.files, settings.scale)
    origin = learnt_from(path_of_sentences(text), counts.sentences, counts.words)
    model = trainer.smooth(counts, progress=progress)
    return LanguageModel(model, notes=(*_notes_on(model), origin))


def _notes_on(model: NgramModel) -> tuple[str, ...]:
    fixed = (
        f"the discounts of order {order} cannot be estimated, so they are 0.5, 1 and 1.5: "
        f"{discounts.problem}"
        for order, discounts in enumerate(model.discounts, start=1)
        if discounts.is_fallback
    )
    return model.signature, *fixed


def read(path: str, content: ModelData) -> LanguageModel | None:
    """Read an ARPA file, or take a file that is mapped into memory."""
    if isinstance(content, Archive):
        return None
    if is_binary(content):
        return LanguageModel(parse_binary(path, content), path=path)
    return LanguageModel(parse_arpa(path, content), path=path) if is_arpa(content) else None
