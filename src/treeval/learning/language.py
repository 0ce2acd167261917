"""N-gram language models, which compute perplexities."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from treeval.formats.files import as_path
from treeval.learning.model import PERPLEXITY, Model
from treeval.learning.perplexity import Perplexity
from treeval.learning.sentences import Sentences
from treeval.models.ngram.arpa import write_arpa
from treeval.models.ngram.model import NgramModel
from treeval.settings.choices import ModelKind
from treeval.settings.learning import PerplexitySettings
from treeval.sources.names import insist_on_one_stdin

if TYPE_CHECKING:
    from os import PathLike


@dataclass(frozen=True, eq=False, repr=False)
class LanguageModel(Model):
    """A model of the kind ngram; its file is an ARPA file."""

    kind: ClassVar[ModelKind] = "ngram"
    called: ClassVar[str] = "an n-gram model"

    learnt: NgramModel

    @property
    def signature(self) -> str:
        return self.learnt.signature or f"kn:{self.learnt.order}"

    def save(self, path: "str | PathLike[str]") -> None:
        write_arpa(self.learnt, as_path(path))

    def perplexity(
        self, text: Any, settings: PerplexitySettings = PERPLEXITY, **changes: Any
    ) -> Perplexity:
        insist_on_one_stdin(self.path, text)
        chosen = PerplexitySettings.of(settings, changes)
        sentences = Sentences.of(text, chosen.files)
        scores = self.learnt.score(sentences.column(chosen.column))
        return Perplexity(scores.perplexity, sentences.info, self.path or self.signature)
