"""Agreement of two annotators on heads and relations, as it is and corrected for chance.

Neither side is gold: if the tokens are the same, exchanging the annotators changes no number. The
formulas are in docs/agreement.md.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.counts import defined, evaluate
from treeval.metrics.attachment import LA, LAS, UAS
from treeval.metrics.columns import labels, scope
from treeval.metrics.conventions import adopt
from treeval.metrics.segmentation import SENTENCES, TOKENS
from treeval.metrics.tagging import WORDS
from treeval.scoring.pairing import Contender
from treeval.settings.conventions import WordConventions
from treeval.statistics.agreement import kappa_of_totals
from treeval.tree.column import Column
from treeval.tree.pair import Pair

_SCORES = (UAS, LAS, LA, TOKENS, SENTENCES, WORDS)


@dataclass(frozen=True)
class RelationAgreement:
    """The use of one relation by two annotators; at least one of them uses it."""

    relation: str
    a: int  # words with this relation by annotator A
    b: int
    label: int  # words with this relation by both
    arc: int  # words with this relation and the same head by both

    @property
    def label_f1(self) -> float:
        """Agreement on the relation: 2 label / (a + b)."""
        return 2 * self.label / (self.a + self.b)

    @property
    def arc_f1(self) -> float:
        """Agreement on relation and head: 2 arc / (a + b)."""
        return 2 * self.arc / (self.a + self.b)

    def to_dict(self) -> dict[str, Any]:
        return {
            "relation": self.relation,
            "a": self.a,
            "b": self.b,
            "label": self.label,
            "arc": self.arc,
            "label_f1": self.label_f1,
            "arc_f1": self.arc_f1,
        }


@dataclass(frozen=True)
class PairAgreement:
    """The agreement of two annotators; undefined numbers are nan."""

    a: str
    b: str
    aligned: int  # words on both sides, without punctuation if that does not count
    equal_heads: int
    scores: dict[str, float]  # F1 by the names of metrics: attachment and segmentation
    kappa: float  # of relations, among words with equal heads
    relations: tuple[RelationAgreement, ...]

    def to_dict(self) -> dict[str, Any]:
        return {
            "a": self.a,
            "b": self.b,
            "aligned": self.aligned,
            "equal_heads": self.equal_heads,
            "kappa": defined(self.kappa),
            "scores": {name: defined(score) for name, score in self.scores.items()},
        }


def compare_two(
    first: str, second: Contender, kept: Bools, conventions: WordConventions
) -> PairAgreement:
    """Compare two annotators over the sentences of the first one that are kept."""
    both, rows = second.pair, np.flatnonzero(kept)
    compared = _Compared.of(both, conventions, ~kept)
    return PairAgreement(
        first,
        second.name,
        int(np.count_nonzero(compared.aligned)),
        int(np.count_nonzero(compared.aligned & both.same_heads)),
        {
            metric.name: evaluate(adopt(metric, conventions), both).rows(rows).score
            for metric in _SCORES
        },
        compared.kappa(),
        compared.relations(),
    )


def pooled(relations: Iterable[RelationAgreement]) -> tuple[RelationAgreement, ...]:
    """Add up the counts that several pairs of annotators have for the same relation."""
    sums: dict[str, Ints] = defaultdict(lambda: np.zeros(4, dtype=np.int64))
    for agreement in relations:
        sums[agreement.relation] += (agreement.a, agreement.b, agreement.label, agreement.arc)
    agreements = (RelationAgreement(name, *map(int, numbers)) for name, numbers in sums.items())
    return tuple(
        sorted(agreements, key=lambda agreement: (-agreement.a - agreement.b, agreement.relation))
    )


@dataclass(frozen=True, eq=False)
class _Compared:
    """The relations of both annotators, with the same codes, and which words count."""

    pair: Pair
    names: tuple[str, ...]
    a: Ints  # the relation of each word of A
    b: Ints
    counts_a: Bools
    counts_b: Bools

    @staticmethod
    def of(both: Pair, conventions: WordConventions, skipped: Bools) -> "_Compared":
        ours, theirs = (labels(side, conventions.subtypes) for side in (both.gold, both.predicted))
        names = tuple(dict.fromkeys(ours.strings + theirs.strings))
        known = Column(np.zeros(0, dtype=np.int32), names)
        counts_a, counts_b = scope(both, conventions.punct)
        return _Compared(
            both,
            names,
            ours.coded_as(known),
            theirs.coded_as(known),
            counts_a & ~skipped[both.gold.sentences],
            counts_b & ~skipped[both.predicted_rows],
        )

    @property
    def aligned(self) -> Bools:
        """For each pair of aligned words, whether both words count."""
        alignment = self.pair.alignment
        return np.asarray(self.counts_a[alignment.gold] & self.counts_b[alignment.predicted])

    def kappa(self) -> float:
        """Cohen's kappa of relations, among words with equal heads."""
        chosen = np.flatnonzero(self.aligned & self.pair.same_heads)
        a, b = self._relations_of_aligned(chosen)
        agreeing = np.asarray(np.count_nonzero(a == b), dtype=np.float64)
        return float(kappa_of_totals(agreeing, self._totals(a), self._totals(b)))

    def relations(self) -> tuple[RelationAgreement, ...]:
        """Agreement on each relation; the most frequent relation comes first."""
        a, b = self._relations_of_aligned(np.flatnonzero(self.aligned))
        same, same_heads = a == b, self.pair.same_heads[self.aligned]
        columns = [
            self._totals(self.a[self.counts_a]),
            self._totals(self.b[self.counts_b]),
            self._totals(a[same]),
            self._totals(a[same & same_heads]),
        ]
        counts = np.stack(columns, axis=1).astype(np.int64).tolist()
        agreements = [
            RelationAgreement(name, *row)
            for name, row in zip(self.names, counts, strict=True)
            if any(row)
        ]
        return tuple(
            sorted(
                agreements, key=lambda agreement: (-agreement.a - agreement.b, agreement.relation)
            )
        )

    def _relations_of_aligned(self, chosen: Ints) -> tuple[Ints, Ints]:
        alignment = self.pair.alignment
        return self.a[alignment.gold[chosen]], self.b[alignment.predicted[chosen]]

    def _totals(self, relations: Ints) -> Floats:
        return np.bincount(relations, minlength=len(self.names)).astype(np.float64)
