"""A back-off model as sorted tables: what ARPA files hold, ready to score whole texts."""

from dataclasses import dataclass

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.models.ngram.discounts import Discounts
from treeval.models.ngram.perplexity import TextScores
from treeval.models.ngram.text import Text
from treeval.models.ngram.vocabulary import BEGIN, UNKNOWN, Vocabulary


@dataclass(frozen=True, eq=False)
class Level:
    """The n-grams of one order, sorted by ``keys``: context times vocabulary plus last word.

    The context is a place in the level below. Contexts of no n-gram have back-off 0.
    """

    keys: Ints
    log10: Floats
    backoffs: Floats

    def __len__(self) -> int:
        return len(self.keys)

    def find(self, keys: Ints) -> Ints:
        """The place of each key, -1 where there is none."""
        if not len(self.keys):
            return np.full(len(keys), -1)
        places = np.minimum(np.searchsorted(self.keys, keys), len(self.keys) - 1)
        return np.where(self.keys[places] == keys, places, -1)


@dataclass(frozen=True, eq=False)
class NgramModel:
    """A vocabulary and one level per order, unigrams first.

    ``settings`` says how it was trained and ``discounts`` with what; both are empty for a model
    that was read from a file.
    """

    vocabulary: Vocabulary
    levels: tuple[Level, ...]
    settings: str = ""
    discounts: tuple[Discounts, ...] = ()

    @property
    def order(self) -> int:
        return len(self.levels)

    @property
    def fallbacks(self) -> tuple[int, ...]:
        """The orders whose discounts could not be estimated, and are the fixed ones."""
        return tuple(n for n, used in enumerate(self.discounts, start=1) if used.is_fallback)

    @property
    def signature(self) -> str:
        """How the model came about, in one line."""
        fallbacks = "+".join(map(str, self.fallbacks))
        return f"{self.settings},fallback:{fallbacks}" if fallbacks else self.settings

    def score(self, text: Text) -> TextScores:
        """Score every word of a text, and every end of a sentence."""
        stream = self.vocabulary.stream(text)
        are_tokens = stream != BEGIN
        return TextScores(
            text.offsets + np.arange(len(text) + 1),
            self.score_stream(stream)[are_tokens],
            stream[are_tokens] == UNKNOWN,
        )

    def score_stream(self, stream: Ints) -> Floats:
        """Score words given those before them in the same sentence; 0 where a sentence begins.

        If no n-gram of an order ends at a word, its probability is that of the order below, times
        the back-off of the words before it, if they are an n-gram.
        """
        places = stream  # of the n-gram that ends at each word, -1 where there is none
        log10 = self.levels[0].log10[stream].copy()
        begins = stream == BEGIN
        for below, level in zip(self.levels, self.levels[1:], strict=False):
            contexts = np.roll(places, 1)
            contexts[begins] = -1
            known = np.flatnonzero(contexts >= 0)
            found = level.find(contexts[known] * len(self.vocabulary) + stream[known])
            log10[known] = np.where(
                found >= 0, _at(level.log10, found), log10[known] + below.backoffs[contexts[known]]
            )
            places = np.full(len(stream), -1)
            places[known] = found
        log10[begins] = 0.0
        return log10


def _at(values: Floats, places: Ints) -> Floats:
    """Look up, where -1 may give anything."""
    return values[places] if len(values) else np.zeros(len(places))
