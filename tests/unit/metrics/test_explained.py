"""Metrics explained in a line each."""

from treeval.metrics import METRICS, NEEDS_TRAINING
from treeval.metrics.explained import EXPLAINED


def test_every_metric_is_explained_in_a_sentence() -> None:
    assert list(EXPLAINED) == [*METRICS, *NEEDS_TRAINING]
    assert all(line.endswith(".") and line[0].isupper() for line in EXPLAINED.values())
    assert all(len(line) <= 88 for line in EXPLAINED.values())
