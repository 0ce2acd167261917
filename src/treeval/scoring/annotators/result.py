"""The result of `agreement`."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from treeval import report
from treeval.counts import defined
from treeval.scoring.annotators.disagreements import Disagreement, disagreements
from treeval.scoring.annotators.fields import (
    ARC,
    HEAD,
    Annotators,
    FieldAgreement,
    FieldValues,
)
from treeval.scoring.annotators.pairs import PairAgreement, RelationAgreement, pooled
from treeval.signature import Signature
from treeval.sources.info import FileInfo
from treeval.version import stamped

_STYLE, _DATA = report.Style(), report.Style("csv")
SHOWN = 20  # disagreements, in tables for people
_ATTACHMENT = ("UAS", "LAS", "LA")
_SEGMENTATION = ("Tokens", "Sentences", "Words")


@dataclass(frozen=True, eq=False, repr=False)
class Agreement(report.Result):
    """How far annotators agree; undefined numbers are nan.

    With more than two annotators, scores and kappa are means over all pairs of them, and alpha is
    that of all annotators together.
    """

    files: Mapping[str, FileInfo]  # by annotator
    pairs: tuple[PairAgreement, ...]
    fields: tuple[FieldAgreement, ...]
    skipped_sentences: int = 0
    kept_invalid: int = 0
    signature: Signature = Signature()  # noqa: RUF009  frozen
    most: int | None = None  # disagreements to list; None for the usual number
    trees: Annotators | None = None
    values: tuple[FieldValues, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the annotators."""
        return tuple(self.files)

    @property
    def aligned(self) -> int:
        """The number of words that count and that at least two annotators have."""
        return self.field(HEAD).words

    @property
    def equal_heads(self) -> int:
        """The number of words with equal heads, summed over the pairs of annotators."""
        return sum(one.equal_heads for one in self.pairs)

    @property
    def uas(self) -> float:
        """Agreement on heads: F1, the mean over pairs of annotators."""
        return self.score("UAS")

    @property
    def las(self) -> float:
        """Agreement on heads and relations: F1, the mean over pairs of annotators."""
        return self.score("LAS")

    @property
    def la(self) -> float:
        """Agreement on relations: F1, the mean over pairs of annotators."""
        return self.score("LA")

    @property
    def kappa(self) -> float:
        """Cohen's kappa of relations among words with equal heads, the mean over pairs."""
        return float(np.mean([one.kappa for one in self.pairs]))

    @property
    def alpha_heads(self) -> float:
        """Krippendorff's alpha of heads."""
        return self.field(HEAD).alpha

    @property
    def alpha_arcs(self) -> float:
        """Krippendorff's alpha of heads and relations together."""
        return self.field(ARC).alpha

    def score(self, metric: str) -> float:
        """Return the mean over pairs of a metric: UAS, LAS, LA, Tokens, Sentences or Words."""
        return float(np.mean([one.scores[metric] for one in self.pairs]))

    def field(self, name: str) -> FieldAgreement:
        """Find the agreement on a field, such as head, relation, UPOS or lemma."""
        for one in self.fields:
            if one.field == name:
                return one
        raise KeyError(f"{name!r}; the fields are {', '.join(one.field for one in self.fields)}")

    @cached_property
    def relations(self) -> tuple[RelationAgreement, ...]:
        """Agreement on each relation, added up over pairs; the most frequent one comes first."""
        return pooled(one for pair in self.pairs for one in pair.relations)

    @cached_property
    def disagreements(self) -> tuple[Disagreement, ...]:
        """All words and fields on which annotators differ, in the order of the text."""
        if self.trees is None:
            return ()
        return disagreements(self.trees, self.names, self.values)

    def listed(self, *, for_people: bool) -> tuple[Disagreement, ...]:
        """Return the disagreements to list: the first ones for people, otherwise all."""
        most = SHOWN if self.most is None and for_people else self.most
        return self.disagreements[:most]

    def to_dict(self) -> dict[str, Any]:
        return {
            **stamped("agree"),
            "signature": str(self.signature),
            "annotators": [{"name": name, **one.to_dict()} for name, one in self.files.items()],
            "aligned": self.aligned,
            "equal_heads": self.equal_heads,
            "agreement": {
                **{name: defined(self.score(name)) for name in _ATTACHMENT},
                "kappa": defined(self.kappa),
                "alpha_heads": defined(self.alpha_heads),
                "alpha_arcs": defined(self.alpha_arcs),
            },
            "segmentation": {name: defined(self.score(name)) for name in _SEGMENTATION},
            "fields": [one.to_dict() for one in self.fields],
            "pairs": [one.to_dict() for one in self.pairs],
            "relations": [relation.to_dict() for relation in self.relations],
            "disagreements": [one.to_dict() for one in self.listed(for_people=False)],
            "skipped_sentences": self.skipped_sentences,
            "kept_invalid": self.kept_invalid,
        }

    def tables(self, style: report.Style = _STYLE) -> list[report.Table]:
        return report.agreement_tables(self, style)

    def notes(self) -> list[str]:
        return report.agreement_notes(self)

    def page(self, command: str = "") -> "report.Page":
        return report.agreement_page(self, command)
