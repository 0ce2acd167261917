"""How surprised a language model is by a text, as a result that shows itself."""

import math
from dataclasses import dataclass
from typing import Any

from treeval import report
from treeval.models.ngram.perplexity import PerplexityTotals
from treeval.sources.info import FileInfo
from treeval.version import stamped

_STYLE = report.Style(decimals=6)


@dataclass(frozen=True, eq=False, repr=False)
class Perplexity(report.Result):
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

    def tables(self, style: report.Style = _STYLE) -> list[report.Table]:
        rows = tuple(
            (name.replace("_", " "), _shown(value, style.decimals))
            for name, value in self.totals.to_dict().items()
        )
        return [report.Table(("Measure", "Value"), rows)]

    def notes(self) -> list[str]:
        """Give the reasons for undefined perplexities."""
        totals, notes = self.totals, []
        if math.isinf(totals.oov_log10):
            notes.append("including oov: the model gives unknown words no probability")
        if not totals.tokens - totals.oov:
            notes.append("excluding oov: there is no token that the model knows")
        if totals.tokens - totals.oov <= totals.sentences:
            notes.append("per word: there is no word that the model knows")
        return [f"{report.UNDEFINED} {note}" for note in notes]

    def text(self, style: report.Style = _STYLE) -> str:
        return super().text(style)

    def page(self, command: str = "") -> "report.Page":
        return report.default_page(
            self,
            command,
            "Perplexity",
            f"{report.several(self.tokens, 'token')}, model {report.printable(self.model)}",
            section="Measures",
            files=[("text", self.text_file)],
        )


def _shown(value: float | None, decimals: int) -> str:
    if value is None:
        return report.UNDEFINED
    return str(value) if isinstance(value, int) else f"{value:.{decimals}f}"
