"""Segmentation of the text into tokens and sentences: same span of characters, or not."""

from dataclasses import dataclass
from typing import Literal

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.metrics.agreement import F1Score
from treeval.tree.pair import Pair


@dataclass(frozen=True)
class SegmentationScore(F1Score):
    """Segments with the same first and last character; a multiword token is one token."""

    unit: Literal["token", "sentence"] = "token"

    def count(self, pair: Pair) -> Floats:
        if self.unit == "token":
            gold, predicted = pair.gold_surface.starts, pair.predicted_surface.starts
        else:
            gold = pair.gold_surface.sentence_starts
            predicted = pair.predicted_surface.sentence_starts
        sentences = len(pair.gold)
        return np.stack(
            [
                np.bincount(pair.rows_at(starts), minlength=sentences).astype(np.float64)
                for starts in (_shared(gold, predicted), predicted[:-1], gold[:-1])
            ],
            axis=1,
        )


def _shared(gold: Ints, predicted: Ints) -> Ints:
    """Starts of the segments that both sides have."""
    ends = np.full(int(max(gold[-1], predicted[-1])) + 1, -1, dtype=np.int64)
    ends[predicted[:-1]] = predicted[1:]
    return np.asarray(gold[:-1][ends[gold[:-1]] == gold[1:]])


TOKENS = SegmentationScore("Tokens")
SENTENCES = SegmentationScore("Sentences", unit="sentence")
