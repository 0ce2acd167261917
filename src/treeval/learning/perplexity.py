"""How surprised a language model is by a text, as a result that shows itself."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from treeval.models.ngram.perplexity import PerplexityTotals
from treeval.report.result import Result
from treeval.report.tables.table import Style, Table
from treeval.sources.info import FileInfo
from treeval.version import stamped

if TYPE_CHECKING:
    from treeval.report.pages.page import Page

_STYLE = Style(decimals=6)


@dataclass(frozen=True, eq=False, repr=False)
class Perplexity(Result):
    """What a model's method `perplexity` found; nan where undefined.

    Tokens are the words of a text and the ends of its sentences; ``oov`` of them are not in the
    vocabulary.
    """

    totals: PerplexityTotals
    text_file: FileInfo
    model: str  # the path or the signature of the model

    @property
    def including_oov(self) -> float:
        return self.totals.including_oov

    @property
    def excluding_oov(self) -> float:
        """The number that is usually quoted; what SRILM calls ppl."""
        return self.totals.excluding_oov

    @property
    def per_word(self) -> float:
        """Without words out of vocabulary, and not counting sentence ends: SRILM's ppl1."""
        return self.totals.per_word

    @property
    def oov(self) -> int:
        return self.totals.oov

    @property
    def tokens(self) -> int:
        return self.totals.tokens

    def to_dict(self) -> dict[str, Any]:
        return {**stamped("perplexity"), **self.totals.to_dict()}

    def tables(self, style: Style = _STYLE) -> list[Table]:
        from treeval.report.tables.perplexity import perplexity_table  # noqa: PLC0415  when shown

        return [perplexity_table(self, style.decimals)]

    def notes(self) -> list[str]:
        from treeval.report.tables.perplexity import perplexity_notes  # noqa: PLC0415  when shown

        return perplexity_notes(self)

    def text(self, style: Style = _STYLE) -> str:
        return super().text(style)

    def page(self, command: str = "") -> "Page":
        from treeval.report.pages.perplexity import perplexity_page  # noqa: PLC0415  for pages only

        return perplexity_page(self, command)
