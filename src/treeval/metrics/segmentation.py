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
        before = _tokens(pair) if self.unit == "token" else _sentences(pair)
        return np.stack([np.diff(numbers).astype(np.float64) for numbers in before], axis=1)


def _tokens(pair: Pair) -> tuple[Ints, Ints, Ints]:
    """Numbers of shared, predicted and gold tokens before each gold sentence, then of all."""
    of_gold = pair.gold_surface.sentence_tokens
    return pair.shared_tokens_before, pair.predicted_tokens_before, of_gold


def _sentences(pair: Pair) -> tuple[Ints, Ints, Ints]:
    """Numbers of shared, predicted and gold sentences before each gold sentence, then of all."""
    gold = pair.gold_surface.sentence_starts
    predicted = pair.predicted_surface.sentence_starts
    shared = _shared(gold, predicted)
    if len(pair.missing):
        shared = shared[~np.isin(pair.rows_at(shared), pair.missing)]
    ours, theirs, of_gold = (
        np.searchsorted(starts, gold) for starts in (shared, predicted[:-1], gold[:-1])
    )
    return ours, theirs, of_gold


def _shared(gold: Ints, predicted: Ints) -> Ints:
    """Starts of the segments that both sides have."""
    _, ours, theirs = np.intersect1d(
        gold[:-1], predicted[:-1], assume_unique=True, return_indices=True
    )
    same_ends = gold[ours + 1] == predicted[theirs + 1]
    return np.asarray(gold[ours[same_ends]])


TOKENS = SegmentationScore("Tokens")
SENTENCES = SegmentationScore("Sentences", unit="sentence")
