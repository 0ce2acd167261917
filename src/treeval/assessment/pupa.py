"""PUPA (Reichart and Rappoport 2009): a parse is good if its constituents are frequent patterns.

The pattern of a constituent is its tags, and the first and last tags of its neighbours. See
docs/assessment.md for what the paper leaves open.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import TypeAlias

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.assessment.compiled import hash_constituents, score
from treeval.assessment.spans import Spans
from treeval.assessment.tally import MOST_KEYS, Tally, count_keys
from treeval.errors import SettingError
from treeval.kernels.pupa_arrays import Batch
from treeval.settings.choices import NeighbourTags, Normalisation


@dataclass(frozen=True, eq=False)
class Digest:
    """All that scores depend on: the sizes and patterns of constituents, by sentence."""

    lengths: Ints  # words of each sentence
    node_offsets: Ints
    sizes: Ints
    patterns: Ints  # odd numbers of 64 bits, equal for equal patterns

    @staticmethod
    def of(parses: Spans, context: NeighbourTags = "ends") -> "Digest":
        return Digest(
            _small(parses.lengths),
            _small(parses.node_offsets),
            _small(parses.sizes),
            pattern_keys(parses, context),
        )

    @staticmethod
    def of_nothing() -> "Digest":
        none = np.zeros(0, dtype=np.int32)
        return Digest(none, np.zeros(1, dtype=np.int32), none, np.zeros(0, dtype=np.uint64))


# The tags that stand for the right and the left neighbour: the first (1), the last (2) or both (3).
_ENDS: Mapping[NeighbourTags, tuple[int, int]] = {
    "ends": (3, 3),
    "first": (1, 1),
    "last": (2, 2),
    "adjacent": (1, 2),
}

Chunks: TypeAlias = Callable[[], Iterable[Digest]]  # gives the same parses at each call
ChunkMapper: TypeAlias = Callable[[Callable[[Digest], Floats], Iterable[Digest]], Iterable[Floats]]


@dataclass(frozen=True, eq=False)
class PupaScores:
    """The score of each sentence, from 0 to 1; nan where a sentence has no constituent."""

    scores: Floats
    ceiling: int  # the count from which on a pattern is worth no more: the paper's X
    patterns: Tally

    @cached_property
    def frequent_patterns(self) -> Ints:
        """Numbers of patterns that occur t times or more, for t from 1: the paper's nc(t)."""
        return frequent(self.patterns)


@dataclass(frozen=True)
class Pupa:
    """Settings of the score.

    ``ceiling`` is the paper's X, by default the elbow of the number of patterns. ``normalisation``
    says what the scores of bins are divided by: the largest score that is possible, the largest of
    the sentence for the same width of bins, or the largest of all sentences. ``context`` says which
    tags of a neighbour belong to a pattern. ``most_patterns`` limits the memory.
    """

    ceiling: int | None = None
    normalisation: Normalisation = "theory"
    context: NeighbourTags = "ends"
    most_patterns: int = MOST_KEYS

    def __post_init__(self) -> None:
        """Refuse settings that make no sense."""
        if self.ceiling is not None and self.ceiling < 0:
            raise SettingError(f"{self.ceiling} is too small; choose 0 or more", setting="ceiling")

    def assess(self, parses: Spans) -> PupaScores:
        """Score parses by the patterns of all of them."""
        digest = Digest.of(parses, self.context)
        return self.assess_stream(lambda: [digest])

    def assess_stream(self, chunks: Chunks, mapper: ChunkMapper = map) -> PupaScores:
        """Score parses in chunks, which are read twice: to count patterns, and to score.

        Their patterns were made with the same context.

        ``mapper`` applies a function to all chunks, perhaps to several at the same time.
        """
        patterns = count_keys((chunk.patterns for chunk in chunks()), self.most_patterns)
        ceiling = elbow(patterns) if self.ceiling is None else self.ceiling
        worth = _worth(ceiling)
        per_sentence = self.normalisation == "sentence-max"

        def scored(chunk: Digest) -> Floats:
            return _scored(chunk, patterns, worth, per_sentence)

        scores, best = np.concatenate([np.zeros((0, 2)), *mapper(scored, chunks())]).T
        if self.normalisation == "theory":
            scores = scores / max(1, int(worth[-1]))
        elif self.normalisation == "batch-max":
            largest = float(np.nanmax(np.append(best, 0)))
            scores = scores / largest if largest else scores
        return PupaScores(frozen(np.ascontiguousarray(scores)), ceiling, patterns)


def _worth(ceiling: int) -> Ints:
    """Values of patterns that occur 0, 1... times: X for the second time, then X - 1..."""
    steps = np.arange(ceiling, 1, -1)
    return np.concatenate([[0, 0], np.cumsum(steps)]).astype(np.int64)


def _scored(chunk: Digest, patterns: Tally, worth: Ints, per_sentence: bool) -> Floats:
    of_each = worth[np.minimum(patterns.of(chunk.patterns), len(worth) - 1)]
    out = np.empty((len(chunk.lengths), 2))
    score(
        chunk.lengths, chunk.node_offsets, chunk.sizes, of_each, per_sentence=per_sentence, out=out
    )
    return out


def pattern_keys(parses: Spans, context: NeighbourTags = "ends") -> Ints:
    """Give each constituent an odd number of 64 bits, equal for equal patterns."""
    keys = np.empty(len(parses.first), dtype=np.uint64)
    hash_constituents(_batch(parses), int(parses.lengths.max(initial=0)), *_ENDS[context], keys)
    return keys


def _batch(parses: Spans) -> Batch:
    digests = (
        blake2b(tag.encode(errors="surrogatepass"), digest_size=8).digest()
        for tag in parses.tags.strings
    )
    hashes = np.frombuffer(b"".join(digests), dtype="<u8").astype(np.uint64)
    blocks = parses.blocks
    return Batch(
        _plain(parses.offsets),
        frozen(hashes[parses.tags.codes]),
        _plain(parses.node_offsets),
        _plain(parses.first),
        _plain(parses.end),
        _plain(np.stack([blocks.nodes, blocks.first, blocks.end], axis=1)),
    )


def _plain(numbers: Ints) -> Ints:
    """Use one type of numbers, so that the kernels are compiled once."""
    return frozen(np.ascontiguousarray(numbers, dtype=np.int64))


def _small(numbers: Ints) -> Ints:
    """Use a smaller type for numbers that are stored."""
    return frozen(np.ascontiguousarray(numbers, dtype=np.int32))


def frequent(patterns: Tally) -> Ints:
    """Count the patterns that occur t times or more, for t from 1: the paper's nc(t)."""
    return frozen(patterns.keys_by_count[:0:-1].cumsum()[::-1])


def elbow(patterns: Tally) -> int:
    """Find the least t, from 2, such that exactly one pattern occurs exactly t times.

    Where there is no such t, find the least one such that at most one pattern does.
    """
    exactly = np.append(patterns.keys_by_count, 0)
    for wanted in (exactly == 1, exactly <= 1):
        found = np.flatnonzero(wanted[2:])
        if len(found):
            return int(found[0]) + 2
    return 2
