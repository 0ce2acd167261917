"""Scores of batches that add up, for loops that train or validate a parser."""

from collections.abc import Mapping
from typing import Any, Self

from treeval.counts import Counts
from treeval.errors import MismatchError
from treeval.scoring.score import score
from treeval.settings.scoring import ScoreSettings

_DEFAULT = ScoreSettings()


class Accumulator:
    """Adds up what metrics count in batches; the scores are those of all batches as one corpus.

    Batches are anything that `score` takes: text, trees, or sentences of other libraries. Only the
    counts of sentences are kept, so memory does not grow with the text itself.

    >>> scores = treeval.Accumulator(metrics="UAS,LAS")
    >>> for language in ("de", "en"):
    ...     scores.update(f"gold/{language}.conllu", f"systems/birch/{language}.conllu")
    >>> {name: round(score, 4) for name, score in scores.compute().items()}
    {'UAS': 0.8863, 'LAS': 0.8326}

    See `ScoreSettings` for what can be set.
    """

    def __init__(self, settings: ScoreSettings = _DEFAULT, **changes: Any) -> None:
        self.settings = ScoreSettings.of(settings, changes)
        self._counts: dict[str, Counts] = {}

    def update(self, gold: Any, predicted: Any) -> None:
        """Count a batch of gold trees and the predicted ones."""
        (system,) = score(gold, {"predicted": predicted}, self.settings).systems
        self._add({name: result.counts for name, result in system.scores.items()})

    def merge(self, other: Self) -> None:
        """Add the batches of another accumulator, such as that of another process."""
        if self.settings != other.settings:
            raise MismatchError("the accumulators have different settings; give both the same")
        self._add(other._counts)

    def compute(self) -> dict[str, float]:
        """Give the scores of all batches so far, as fractions of 1; {} before the first batch."""
        return {name: counts.score for name, counts in self._counts.items()}

    def reset(self) -> None:
        """Forget all batches, as before a new epoch."""
        self._counts = {}

    @property
    def counts(self) -> Mapping[str, Counts]:
        """The counts so far, with one row per sentence, for intervals and tests of your own."""
        return dict(self._counts)

    def _add(self, counts: Mapping[str, Counts]) -> None:
        if self._counts and counts and self._counts.keys() != counts.keys():
            raise MismatchError(
                "the batches do not have the same columns, so their metrics differ; "
                "name the metrics with `metrics=`"
            )
        self._counts = {
            name: self._counts[name] + new if name in self._counts else new
            for name, new in counts.items()
        } or self._counts
