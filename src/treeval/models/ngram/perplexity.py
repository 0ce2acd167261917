"""Log-probabilities of the words of a text under a model, and perplexities."""

import math
import sys
from dataclasses import dataclass
from typing import Any

import numpy as np

from treeval import report
from treeval.arrays import Bools, Floats, Ints
from treeval.counts import defined
from treeval.sources.info import FileInfo
from treeval.version import stamped

_LARGEST_EXPONENT = sys.float_info.max_10_exp


@dataclass(frozen=True)
class PerplexityTotals:
    """Sums over a text; tokens are its words and its sentence ends.

    A perplexity over no tokens is undefined, and so is one that includes words to which the model
    gives no probability at all.
    """

    log10: float  # of the tokens in the vocabulary
    oov_log10: float  # of the others
    tokens: int
    oov: int
    sentences: int

    def __add__(self, other: "PerplexityTotals") -> "PerplexityTotals":
        return PerplexityTotals(
            self.log10 + other.log10,
            self.oov_log10 + other.oov_log10,
            self.tokens + other.tokens,
            self.oov + other.oov,
            self.sentences + other.sentences,
        )

    @property
    def including_oov(self) -> float:
        return _perplexity(self.log10 + self.oov_log10, self.tokens)

    @property
    def excluding_oov(self) -> float:
        """The number that is usually quoted; what SRILM calls ppl."""
        return _perplexity(self.log10, self.tokens - self.oov)

    @property
    def per_word(self) -> float:
        """Excluding OOV and the number of sentence ends; what SRILM calls ppl1."""
        return _perplexity(self.log10, self.tokens - self.oov - self.sentences)

    def to_dict(self) -> dict[str, Any]:
        shown = {
            "including_oov": self.including_oov,
            "excluding_oov": self.excluding_oov,
            "per_word": self.per_word,
        }
        numbers = {name: defined(value) for name, value in shown.items()}
        return {**numbers, "oov": self.oov, "tokens": self.tokens}


@dataclass(frozen=True, eq=False)
class TextScores:
    """Log10 probability of each token, sentence by sentence; the last of each is its end."""

    offsets: Ints
    log10: Floats
    is_oov: Bools

    @property
    def perplexity(self) -> PerplexityTotals:
        return PerplexityTotals(
            float(self.log10[~self.is_oov].sum()),
            float(self.log10[self.is_oov].sum()),
            len(self.log10),
            int(np.count_nonzero(self.is_oov)),
            len(self.offsets) - 1,
        )

    def by_sentence(self) -> Floats:
        """Add up each sentence: log10 and number of the known tokens, and of those OOV."""
        sentences = len(self.offsets) - 1
        rows = np.repeat(np.arange(sentences), np.diff(self.offsets))
        table = np.zeros((sentences, 4))
        for column, kept in ((0, ~self.is_oov), (2, self.is_oov)):
            chosen = rows[kept]
            table[:, column] = np.bincount(chosen, self.log10[kept], minlength=sentences)
            table[:, column + 1] = np.bincount(chosen, minlength=sentences)
        return table


def _perplexity(log10: float, tokens: int) -> float:
    # What no number can hold is as good as no probability at all.
    if not tokens or not -log10 / tokens < _LARGEST_EXPONENT:
        return float("nan")
    return float(10 ** (-log10 / tokens))


_STYLE = report.Style(decimals=6)


@dataclass(frozen=True, eq=False, repr=False)
class Perplexity(report.Result):
    """The result of a model's method `perplexity`; nan where undefined.

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
