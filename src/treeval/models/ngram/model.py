"""A back-off model as sorted tables: what ARPA files hold, ready to score whole texts."""

from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.models.ngram.compiled import SCORE_LEVEL, pays_off
from treeval.models.ngram.perplexity import TextScores
from treeval.models.ngram.vocabulary import BEGIN, END, UNKNOWN, Vocabulary
from treeval.models.text import Text

_BLOCK = 1 << 16  # words


@dataclass(frozen=True)
class Discounts:
    """What is taken from counts of 1, of 2, and of 3 or more."""

    amounts: tuple[float, float, float]
    problem: str = ""  # why they are fixed instead of estimated

    @property
    def is_fallback(self) -> bool:
        return bool(self.problem)

    def of(self, counts: Ints) -> Floats:
        return np.array((0.0, *self.amounts))[np.minimum(counts, 3)]


@dataclass(frozen=True, eq=False)
class Level:
    """The n-grams of one order, sorted by context, then by last word.

    A context is a place c in the level below; its n-grams have the places ``starts[c]`` to below
    ``starts[c + 1]``. Contexts of no n-gram have back-off 0, and so has the highest order.
    """

    starts: Ints
    words: Ints  # the last ones
    log10: Floats
    backoffs: Floats

    @staticmethod
    def of(contexts: Ints, words: Ints, log10: Floats, backoffs: Floats, below: int) -> "Level":
        """Make a level of n-grams in order; ``below`` is the number of n-grams one shorter."""
        contexts, words = (one.astype(np.int32, copy=False) for one in (contexts, words))
        starts = np.searchsorted(contexts, np.arange(below + 1, dtype=np.int32))
        return Level(frozen(starts), frozen(words), frozen(log10), frozen(backoffs))

    def __len__(self) -> int:
        return len(self.words)

    @property
    def contexts(self) -> Ints:
        """The context of each n-gram."""
        sizes = np.diff(self.starts)
        return np.repeat(np.arange(len(sizes), dtype=np.int32), sizes)

    def find(self, contexts: Ints, words: Ints) -> Ints:
        """The place of each n-gram, -1 where there is none: binary searches, all at once."""
        if not len(self.words):
            return np.full(len(words), -1)
        low = self.starts.take(contexts)
        sizes = self.starts.take(contexts + 1) - low
        is_any = sizes > 0
        for _ in range(int(sizes.max(initial=0)).bit_length()):
            half = sizes >> 1
            # Where nothing is left to halve, the place before is looked at in vain.
            is_less = self.words.take(low + half - 1, mode="clip") < words
            low += half * is_less
            sizes -= half
        place = np.minimum(low, len(self.words) - 1)
        return np.where(is_any & (self.words.take(place) == words), place, -1)


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
        return self.score_numbered(self.vocabulary.stream(text))

    def score_numbered(self, stream: Ints) -> TextScores:
        """Score words that the vocabulary has numbered, between their boundaries."""
        are_tokens = stream != BEGIN
        tokens = stream[are_tokens]
        ends = np.flatnonzero(tokens == END) + 1
        log10 = self.score_stream(stream)[are_tokens]
        return TextScores(np.concatenate([[0], ends]), log10, tokens == UNKNOWN)

    def score_stream(self, stream: Ints) -> Floats:
        """Score words given those before them in the same sentence; 0 where a sentence begins."""
        if pays_off(stream.nbytes):
            return self._scored_by_kernels(np.ascontiguousarray(stream, dtype=np.int32))
        begins = np.flatnonzero(stream == BEGIN)
        # Sentences together that are about as long as a block, which fits into the cache.
        cuts = begins[np.searchsorted(begins, np.arange(_BLOCK, len(stream), _BLOCK), "right") - 1]
        pieces = np.split(stream, np.unique(cuts))
        return np.concatenate([self._scored(piece) for piece in pieces])

    def _scored_by_kernels(self, stream: Ints) -> Floats:
        log10, places = self.levels[0].log10[stream], np.array(stream)
        for below, level in pairwise(self.levels):
            tables = level.starts, level.words, level.log10, below.backoffs
            SCORE_LEVEL(stream, len(stream), *tables, places, log10)
        log10[stream == BEGIN] = 0.0
        return log10

    def _scored(self, stream: Ints) -> Floats:
        """Score some sentences.

        If no n-gram of an order ends at a word, its probability is that of the order below, times
        the back-off of the words before it, if they are an n-gram.
        """
        places = stream  # of the n-gram that ends at each word, -1 where there is none
        log10 = self.levels[0].log10[stream]
        begins = stream == BEGIN
        for below, level in pairwise(self.levels):
            contexts = np.roll(places, 1)
            contexts[begins] = -1
            known = np.flatnonzero(contexts >= 0)
            before = contexts[known]
            found = level.find(before, stream[known])
            log10[known] = np.where(
                found >= 0, _at(level.log10, found), log10[known] + below.backoffs[before]
            )
            places = np.full(len(stream), -1)
            places[known] = found
        log10[begins] = 0.0
        return log10


def _at(values: Floats, places: Ints) -> Floats:
    """Look up, where -1 may give anything."""
    return values[places] if len(values) else np.zeros(len(places))
