"""Segmentation of the text into tokens and sentences: are their spans of characters the same?"""

from dataclasses import dataclass
from typing import Literal

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.metrics.f_score import F1Score
from treeval.tree.pair import Pair


@dataclass(frozen=True)
class SegmentationScore(F1Score):
    """Segments with the same first and last character; a multiword token is one token."""

    unit: Literal["token", "sentence"] = "token"

    def count(self, pair: Pair) -> Floats:
        if self.unit == "token":
            gold, predicted = pair.gold_surface.starts, pair.predicted_surface.starts
            shared = gold[pair.shared.gold]
        else:
            gold = pair.gold_surface.sentence_starts
            predicted = pair.predicted_surface.sentence_starts
            shared = _shared(gold, predicted)
            if len(pair.missing):
                shared = shared[~np.isin(pair.rows_at(shared), pair.missing)]
        counted = (shared, predicted[:-1], gold[:-1])
        return np.stack([pair.count_starts(starts) for starts in counted], axis=1)


def _shared(gold: Ints, predicted: Ints) -> Ints:
    """Starts of the segments that both sides have."""
    _, ours, theirs = np.intersect1d(
        gold[:-1], predicted[:-1], assume_unique=True, return_indices=True
    )
    same_ends = gold[ours + 1] == predicted[theirs + 1]
    return np.asarray(gold[ours[same_ends]])


TOKENS = SegmentationScore("Tokens")
SENTENCES = SegmentationScore("Sentences", unit="sentence")
