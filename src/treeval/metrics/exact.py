"""Exact match: sentences in which every word that counts is right."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from treeval.arrays import Floats
from treeval.counts import ratio
from treeval.metrics.attachment import AttachmentScore
from treeval.settings.choices import Punct, Subtypes
from treeval.tree.pair import Pair


@dataclass(frozen=True)
class ExactMatch:
    """Gold sentences whose words all have the right head and, if labelled, the right relation."""

    name: str
    labelled: bool = True
    punct: Punct = "all"
    subtypes: Subtypes = "strip"

    over: ClassVar[type] = Pair
    counted: ClassVar[tuple[str, ...]] = ("correct", "gold")

    def count(self, pair: Pair) -> Floats:
        attachment = AttachmentScore(
            self.name, labelled=self.labelled, punct=self.punct, subtypes=self.subtypes
        )
        correct, predicted, gold, _ = attachment.count(pair).T
        matches = (correct == predicted) & (correct == gold)
        return np.stack([matches, np.ones(len(matches))], axis=1)

    def score(self, totals: Floats) -> Floats:
        return ratio(totals[..., 0], totals[..., 1])

    def measures(self, totals: Floats) -> dict[str, Floats]:
        del totals
        return {}


UEM = ExactMatch("UEM", labelled=False)
LEM = ExactMatch("LEM")
