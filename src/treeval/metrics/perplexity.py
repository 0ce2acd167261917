"""Derivation perplexity: how surprising are the trees to a model of gold derivations?

The model is an argument, so that metrics need not know how it was trained.
"""

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Protocol

import numpy as np

from treeval.arrays import Floats
from treeval.counts import ratio
from treeval.tree.pair import Pair
from treeval.tree.treebank import Treebank, sum_by_group


class DerivationScorer(Protocol):
    """The interface of a model that the metric needs."""

    @property
    def signature(self) -> str:
        """A line that says how the model was made."""

    def derivation_counts(self, treebank: Treebank) -> Floats:
        """Sum up the derivation of each sentence, in the columns that the metric counts."""


@dataclass(frozen=True, eq=False)
class DerivationPerplexity:
    """Perplexity of the derivations of predicted trees, without words outside the vocabulary.

    Lower is better. Sentences that have no derivation are skipped and counted. A predicted
    sentence belongs to the gold sentence in which it begins.
    """

    name: str
    model: DerivationScorer

    over: ClassVar[type] = Pair
    is_share: ClassVar[bool] = False
    counted: ClassVar[tuple[str, ...]] = ("log10", "tokens", "oov_log10", "oov", "skipped")
    higher_is_better: ClassVar[bool] = False

    def count(self, pair: Pair) -> Floats:
        table = self.model.derivation_counts(pair.predicted)
        if pair.has_same_sentences:
            return table
        rows = pair.rows_at(pair.predicted_surface.sentence_starts[:-1])
        return sum_by_group(table, rows, len(pair.gold))

    def score(self, totals: Floats) -> Floats:
        return _perplexity(totals[..., 0], totals[..., 1])

    def measures(self, totals: Floats) -> dict[str, Floats]:
        log10, tokens, oov_log10, oov, _ = np.moveaxis(totals, -1, 0)
        return {
            "excluding_oov": self.score(totals),
            "including_oov": _perplexity(log10 + oov_log10, tokens + oov),
            "oov_share": ratio(oov, tokens + oov),
        }


def _perplexity(log10: Floats, tokens: Floats) -> Floats:
    return np.asarray(10 ** -ratio(log10, tokens))


DPPL = partial(DerivationPerplexity, "DPPL")
