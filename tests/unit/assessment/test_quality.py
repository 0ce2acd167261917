"""Quality of the sentences with the best scores."""

import numpy as np
import pytest

from treeval.assessment.quality import Quality
from treeval.counts import Counts
from treeval.metrics.brackets import UF1


def test_quality_of_the_best() -> None:
    # Correct, predicted and gold brackets: F1 of 1, 1/2 and 0; the last has no bracket at all.
    counts = Counts(UF1, np.array([[2.0, 2, 2], [1, 2, 2], [0, 4, 4], [0, 0, 0]]))
    lengths = np.array([3, 3, 5, 1])
    constituents = np.array([2, 2, 4, 0])
    quality = Quality(counts, lengths, constituents, {"mc": np.array([1.0, 3.0, 2.0, 9.0])})
    curve = quality.curves["mc"]
    assert quality.rows.tolist() == [0, 1, 2]
    # Best first: F 1/2, 0, 1. A third, two thirds, all; pooled 1/2, 1/6, 3/8.
    assert curve.mean[[32, 66, 99]] == pytest.approx([1 / 2, 1 / 4, 1 / 2])
    assert curve.pooled[[32, 66, 99]] == pytest.approx([1 / 2, 1 / 6, 3 / 8])
    # The best half of those of 3 words is F 1/2, that of the one of 5 words 0.
    assert quality.within_lengths["mc"][[49, 99]] == pytest.approx([1 / 4, 1 / 2])
    assert list(quality.by_length) == [3, 5]
    assert quality.sentences_of(3) == 2


def test_quality_of_nothing() -> None:
    nothing = Quality(
        Counts(UF1, np.zeros((1, 3))), np.array([1]), np.array([0]), {"mc": np.zeros(1)}
    )
    assert np.isnan(nothing.curves["mc"].mean).all()
    assert not nothing.within_lengths
