"""Agreement of two annotators: attachment, relations, and both corrected for chance.

Neither side is gold: if the tokens are the same, exchanging the annotators changes no number. The
formulas are in docs/agreement.md.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.counts import defined, evaluate
from treeval.metrics.attachment import LA, LAS, UAS
from treeval.metrics.columns import labels, scope
from treeval.metrics.conventions import adopt
from treeval.metrics.signing import signed
from treeval.report.result import Result
from treeval.report.tables.style import Style
from treeval.report.tables.table import Table
from treeval.scoring.pairing import Contender, Entry
from treeval.settings.choices import Subtypes
from treeval.settings.comparing import AgreementSettings
from treeval.settings.conventions import WordConventions
from treeval.signature import Signature
from treeval.sources.info import FileInfo
from treeval.sources.names import insist_on_one_stdin, only
from treeval.statistics.agreement import alpha_of_totals, kappa_of_totals
from treeval.tree.column import Column
from treeval.tree.pair import Pair
from treeval.version import stamped

if TYPE_CHECKING:
    from treeval.report.pages.page import Page

_DEFAULT = AgreementSettings()
_STYLE = Style()


@dataclass(frozen=True)
class RelationAgreement:
    """How two annotators use one relation; at least one of them uses it."""

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


@dataclass(frozen=True, eq=False, repr=False)
class ComparedTrees:
    """The trees of both annotators, and which words and sentences of A count."""

    pair: Pair
    counted: Bools
    rows: Ints
    subtypes: Subtypes


@dataclass(frozen=True, eq=False, repr=False)
class Agreement(Result):
    """The result of `agreement`; undefined numbers are nan."""

    a: FileInfo
    b: FileInfo
    aligned: int  # words on both sides, without punctuation if that does not count
    equal_heads: int
    uas: float
    las: float
    la: float
    kappa: float  # of relations, among words with equal heads
    alpha_heads: float
    alpha_arcs: float  # of heads and relations together
    relations: tuple[RelationAgreement, ...]
    skipped_sentences: int = 0
    kept_invalid: int = 0
    signature: Signature = Signature()  # noqa: RUF009  frozen
    trees: "ComparedTrees | None" = None  # for pages

    def to_dict(self) -> dict[str, Any]:
        return {
            **stamped("agree"),
            "signature": str(self.signature),
            "a": self.a.to_dict(),
            "b": self.b.to_dict(),
            "aligned": self.aligned,
            "equal_heads": self.equal_heads,
            "agreement": {
                "UAS": defined(self.uas),
                "LAS": defined(self.las),
                "LA": defined(self.la),
                "kappa": defined(self.kappa),
                "alpha_heads": defined(self.alpha_heads),
                "alpha_arcs": defined(self.alpha_arcs),
            },
            "relations": [relation.to_dict() for relation in self.relations],
            "skipped_sentences": self.skipped_sentences,
            "kept_invalid": self.kept_invalid,
        }

    def tables(self, style: Style = _STYLE) -> list[Table]:
        from treeval.report.tables.agreement import agreement_tables  # noqa: PLC0415  when shown

        return agreement_tables(self, style.decimals)

    def notes(self) -> list[str]:
        from treeval.report.tables.agreement import agreement_notes  # noqa: PLC0415  when shown

        return agreement_notes(self)

    def page(self, command: str = "") -> "Page":
        from treeval.report.pages.agreement import agreement_page  # noqa: PLC0415  for pages only

        return agreement_page(self, command)


def agreement(a: Any, b: Any, settings: AgreementSettings = _DEFAULT, **changes: Any) -> Agreement:
    """Compare the trees of two annotators for the same text; neither of them is gold.

    >>> found = treeval.agreement("gold/en.conllu", "systems/cedar/en.conllu")
    >>> round(found.las, 4), round(found.kappa, 3)
    (0.9035, 0.974)

    See `AgreementSettings` for what can be set.
    """
    chosen = AgreementSettings.of(settings, changes)
    insist_on_one_stdin(a, b)
    conventions = chosen.conventions
    entry = Entry(conventions, chosen.reading, gold_invalid="keep")
    first = entry.gold(a)
    (second,) = entry.contenders(first, only(b))
    kept = entry.chosen(first) & ~second.skipped
    both, rows = second.pair, np.flatnonzero(kept)
    scores = {
        metric.name: evaluate(adopt(metric, conventions), both).rows(rows).score
        for metric in (UAS, LAS, LA)
    }
    compared = _Compared.of(both, conventions, ~kept)
    return Agreement(
        first.source.info,
        second.file,
        int(np.count_nonzero(compared.aligned)),
        int(np.count_nonzero(compared.aligned & both.same_heads)),
        scores["UAS"],
        scores["LAS"],
        scores["LA"],
        compared.kappa(),
        compared.alpha(labelled=False),
        compared.alpha(labelled=True),
        compared.relations(),
        int(np.count_nonzero(second.skipped)),
        second.kept,
        _signature(first.source.info, second, entry),
        ComparedTrees(both, compared.counts_a, rows, conventions.subtypes),
    )


def _signature(a: FileInfo, b: Contender, entry: Entry) -> Signature:
    conventions, policy = entry.conventions, entry.policy
    needed = int(np.count_nonzero(b.skipped)) if policy == "skip" else b.kept
    hashes = {"a": a.sha256, "b": b.file.sha256}
    parts = {
        **entry.prepared,
        "punct": conventions.punct,
        "sub": conventions.subtypes,
        "bad": f"{policy}({needed})" if needed else policy,
        **{side: found[:6] for side, found in hashes.items() if found},
    }
    return signed(parts, "agreement")


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

    def alpha(self, *, labelled: bool) -> float:
        """Krippendorff's alpha of signed distances to heads, with or without relations."""
        chosen = np.flatnonzero(self.aligned)
        a, b = (values[chosen] for values in _distances(self.pair))
        if labelled:
            label_a, label_b = self._relations_of_aligned(chosen)
            a, b = a * len(self.names) + label_a, b * len(self.names) + label_b
        _, used = np.unique(np.concatenate([a, b]), return_counts=True)
        # Each unit has two values, and so two coincidences.
        agreeing = np.asarray(2 * np.count_nonzero(a == b), dtype=np.float64)
        return float(alpha_of_totals(agreeing, used.astype(np.float64)))

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
        found = [
            RelationAgreement(name, *row)
            for name, row in zip(self.names, counts, strict=True)
            if any(row)
        ]
        return tuple(sorted(found, key=lambda one: (-one.a - one.b, one.relation)))

    def _relations_of_aligned(self, chosen: Ints) -> tuple[Ints, Ints]:
        alignment = self.pair.alignment
        return self.a[alignment.gold[chosen]], self.b[alignment.predicted[chosen]]

    def _totals(self, relations: Ints) -> Floats:
        return np.bincount(relations, minlength=len(self.names)).astype(np.float64)


def _distances(both: Pair) -> tuple[Ints, Ints]:
    """Signed distances of aligned words to their heads, in words of A, for either annotator.

    The root, and a head of B that is not a word of A, have values that no distance can have.
    """
    root, unaligned = both.gold.words, both.gold.words + 1
    words = both.alignment.gold.astype(np.int64)
    ours = both.gold.parents[both.alignment.gold]
    theirs = both.predicted.parents[both.alignment.predicted]
    as_ours = both.alignment.gold_of_predicted[theirs]
    a = np.where(ours < 0, root, ours - words)
    b = np.where(as_ours < 0, unaligned, as_ours - words)
    return a, np.where(theirs < 0, root, b)
