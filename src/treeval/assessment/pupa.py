"""PUPA (Reichart and Rappoport 2009): a parse is good if its constituents are frequent patterns.

The pattern of a constituent is its tags, and the first and last tags of its neighbours. Patterns
are counted as hashes, in limited memory. See docs/assessment.md for what the paper leaves open.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import TypeAlias

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.assessment.spans import Spans
from treeval.errors import SettingError
from treeval.kernels.machine_code import MachineCode
from treeval.kernels.pupa_arrays import Batch
from treeval.settings.choices import NeighbourTags, Normalisation

MOST_KEYS = 1 << 24  # different keys: at most 400 megabytes, for a moment 600
_START = 1 << 16


@dataclass(frozen=True, eq=False)
class Tally:
    """A hash table of keys, which are odd numbers of 64 bits; a free slot holds 0.

    Counts may be too low by up to ``lost``: when the table was full, the rarest keys were dropped.
    """

    slots: Ints
    counts: Ints
    lost: int

    def of(self, keys: Ints) -> Ints:
        """Give the count of each of the keys."""
        counts = np.empty(len(keys), dtype=np.int32)
        _look_up(self.slots, self.counts, keys, counts)
        return counts

    @cached_property
    def keys_by_count(self) -> Ints:
        """Numbers of keys that occur exactly t times, for t from 0 to the largest count."""
        counts = self.counts[self.counts > 0]
        return frozen(np.bincount(counts, minlength=2))


def count_keys(chunks: Iterable[Ints], most: int = MOST_KEYS) -> Tally:
    """Count keys given in chunks; at most ``most`` different ones are kept at any time."""
    if most < 2:
        raise SettingError(f"there is room for {most} keys only; allow at least 2")
    size, lost = min(_START, _power_of_two(2 * most)), 0
    slots, counts = np.zeros(size, np.uint64), np.zeros(size, np.int32)
    room = min(size // 2, most)
    for keys in chunks:
        done = 0
        while True:
            done, room = _add(slots, counts, keys, done, room)
            if done == len(keys):
                break
            least = 0
            if size // 2 < most:
                size *= 2
            else:
                least = _cut(counts, most)
                lost += least - 1
            larger = np.zeros(size, np.uint64), np.zeros(size, np.int32)
            kept = _move(slots, counts, least, *larger)
            slots, counts = larger
            room = min(size // 2, most) - kept
    return Tally(frozen(slots), frozen(counts), lost)


def _power_of_two(least: int) -> int:
    return 1 << (least - 1).bit_length()


def _cut(counts: Ints, most: int) -> int:
    """Find the least t such that at most half as many keys as allowed occur t times or more."""
    keys = np.bincount(counts[counts > 0])
    with_more = keys[::-1].cumsum()[::-1]  # keys counted t times or more
    return int(np.argmax(np.append(with_more, 0) <= most // 2))


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
    _score(
        chunk.lengths, chunk.node_offsets, chunk.sizes, of_each, per_sentence=per_sentence, out=out
    )
    return out


def pattern_keys(parses: Spans, context: NeighbourTags = "ends") -> Ints:
    """Give each constituent an odd number of 64 bits, equal for equal patterns."""
    keys = np.empty(len(parses.first), dtype=np.uint64)
    _hash_constituents(_batch(parses), int(parses.lengths.max(initial=0)), *_ENDS[context], keys)
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
    """Use a smaller type for numbers that are kept in memory."""
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
        fitting = np.flatnonzero(wanted[2:])
        if len(fitting):
            return int(fitting[0]) + 2
    return 2


# The kernels, for arrays of numpy.
_WHOLE = "int64"
_HASH = MachineCode(
    "treeval.kernels.pupa:hash_constituents",
    *(_WHOLE, "int64*", "uint64*", *["int64*"] * 4, _WHOLE),
    *(_WHOLE, _WHOLE, _WHOLE, "int64*", "int64*", "uint64*", "uint64*", "uint64*"),
)
_ADD = MachineCode(
    "treeval.kernels.pupa:add",
    *("uint64*", "int32*", _WHOLE, "uint64*", _WHOLE, _WHOLE, "int64*"),
)
_MOVE = MachineCode(
    "treeval.kernels.pupa:move",
    *("uint64*", "int32*", _WHOLE, _WHOLE, "uint64*", "int32*", _WHOLE),
)
_LOOK_UP = MachineCode(
    "treeval.kernels.pupa:look_up", *("uint64*", "int32*", _WHOLE, "uint64*", _WHOLE, "int32*")
)
_SCORE = MachineCode(
    "treeval.kernels.pupa:score",
    *(_WHOLE, "int32*", "int32*", "int32*", "int64*", _WHOLE, "int64*", "int64*", "float64*"),
)


def _hash_constituents(
    batch: Batch, longest: int, right_ends: int, left_ends: int, keys: Ints
) -> None:
    """Write the key of each constituent: its tags, right context, left context; always odd.

    A context is the first tag of the neighbour (1), its last tag (2) or both (3).
    """
    reach, back = np.empty((2, longest + 1), np.int64)
    before, power = np.empty((2, longest + 1), np.uint64)
    _HASH(
        *(len(batch.offsets) - 1, *batch, len(batch.runs)),
        *(longest, right_ends, left_ends, reach, back, before, power, keys),
    )


def _add(slots: Ints, tallies: Ints, keys: Ints, done: int, room: int) -> tuple[int, int]:
    """Count keys from number ``done`` on, as long as there is room for new ones.

    Slots hold odd keys, 0 where free; their number is a power of two. The result is the number of
    keys that are done, and the room that is left.
    """
    left = np.array([room], np.int64)
    done = _ADD(slots, tallies, len(slots), keys, done, len(keys), left)
    return done, int(left[0])


def _move(slots: Ints, tallies: Ints, least: int, new_slots: Ints, new_tallies: Ints) -> int:
    """Move keys counted ``least`` times or more into free slots; return their number."""
    return _MOVE(slots, tallies, len(slots), least, new_slots, new_tallies, len(new_slots))


def _look_up(slots: Ints, tallies: Ints, keys: Ints, counts: Ints) -> None:
    """Write how often each key was counted."""
    _LOOK_UP(slots, tallies, len(slots), keys, len(keys), counts)


def _score(
    lengths: Ints, node_offsets: Ints, sizes: Ints, worth: Ints, *, per_sentence: bool, out: Floats
) -> None:
    """Write for each sentence the mean over bin widths, and the score of its best bin.

    ``per_sentence`` divides the score of a width by that of its best bin.
    """
    number, total = np.empty((2, int(lengths.max(initial=0)) + 1), np.int64)
    _SCORE(len(lengths), lengths, node_offsets, sizes, worth, per_sentence, number, total, out)
