"""Constituents by tags and context: keys, counts of keys, scores of sentences (PUPA).

A key is a hash of 64 bits; patterns with the same hash are counted as the same pattern.
"""

from typing import NamedTuple

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.kernels.jit import njit
from treeval.kernels.parts import part

# Odd numbers with well-spread bits: the base of sequences, and factors that separate parts.
_BASE = np.uint64(0x9E3779B97F4A7C15)
_APART = np.uint64(0xD6E8FEB86659FD93)
_NOTHING = np.uint64(0xA0761D6478BD642F)  # the context where there is no neighbour
_ONE, _SEVERAL = np.uint64(0xE7037ED1A0B428DB), np.uint64(0x8EBC6AF09C88C6E3)
_GAP = np.uint64(0x589965CC75374CC3)


class Batch(NamedTuple):
    """Words with hashes of their tags, and constituents from ``first`` to ``end``.

    Sentence i owns the words ``offsets[i]:offsets[i+1]`` and likewise constituents. Those with gaps
    have all their words as runs: ``runs`` has rows (constituent, first, end), in order.
    """

    offsets: Ints
    tags: Ints
    node_offsets: Ints
    first: Ints
    end: Ints
    runs: Ints


@part
def _mixed(number: np.uint64) -> np.uint64:
    """Spread all bits over all bits (splitmix64)."""
    number = (number ^ (number >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    number = (number ^ (number >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return number ^ (number >> np.uint64(31))


@part
def _context(tags: Ints, first: int, end: int, ends: int) -> np.uint64:
    """Hash the first tag of a neighbour (1), its last (2) or both (3); of one word, its tag."""
    if end - first == 1 or ends == 1:
        return _mixed(tags[first] ^ _ONE)
    if ends == 2:
        return _mixed(tags[end - 1] ^ _ONE)
    return _mixed(_mixed(tags[first] ^ _SEVERAL) * _APART + tags[end - 1])


@part
def _neighbours(batch: Batch, sentence: int, reach: Ints, back: Ints) -> None:
    """Find the neighbours that start at each place, and those that end there.

    The neighbour is the largest constituent there or, if there is none, a bare word.
    """
    begin, stop = batch.offsets[sentence], batch.offsets[sentence + 1]
    for word in range(begin, stop):
        reach[word - begin], back[word - begin + 1] = word + 1, word
    for node in range(batch.node_offsets[sentence], batch.node_offsets[sentence + 1]):
        first, end = batch.first[node], batch.end[node]
        reach[first - begin] = max(reach[first - begin], end)
        back[end - begin] = min(back[end - begin], first)


@njit(cache=True, nogil=True)
def hash_constituents(
    batch: Batch, longest: int, right_ends: int, left_ends: int, keys: Ints
) -> None:
    """Write the key of each constituent: its tags, right context, left context; always odd.

    A context is the first tag of the neighbour (1), its last tag (2) or both (3).
    """
    reach, back = np.empty(longest + 1, np.int64), np.empty(longest + 1, np.int64)
    # before[k]: hash of the sentence's first k tags; power[k]: the base to the power of k.
    before, power = np.zeros(longest + 1, np.uint64), np.ones(longest + 1, np.uint64)
    for k in range(longest):
        power[k + 1] = power[k] * _BASE
    run = 0
    for sentence in range(len(batch.offsets) - 1):
        begin, stop = batch.offsets[sentence], batch.offsets[sentence + 1]
        for word in range(begin, stop):
            before[word - begin + 1] = before[word - begin] * _BASE + batch.tags[word]
        _neighbours(batch, sentence, reach, back)
        for node in range(batch.node_offsets[sentence], batch.node_offsets[sentence + 1]):
            first, end = batch.first[node] - begin, batch.end[node] - begin
            if run < len(batch.runs) and batch.runs[run, 0] == node:
                own = np.uint64(0)
                while run < len(batch.runs) and batch.runs[run, 0] == node:
                    a, b = batch.runs[run, 1] - begin, batch.runs[run, 2] - begin
                    own = _mixed(own + before[b] - before[a] * power[b - a]) * _GAP
                    run += 1
            else:
                own = before[end] - before[first] * power[end - first]
            right = left = _NOTHING
            if end < stop - begin:
                right = _context(batch.tags, begin + end, reach[end], right_ends)
            if first > 0:
                left = _context(batch.tags, back[first], begin + first, left_ends)
            key = _mixed(_mixed(_mixed(own) * _APART + right) * _APART + left)
            keys[node] = key | np.uint64(1)


@njit(cache=True, nogil=True)
def add(slots: Ints, tallies: Ints, keys: Ints, done: int, room: int) -> tuple[int, int]:
    """Count keys from number ``done`` on, as long as there is room for new ones.

    Slots hold odd keys, 0 where free; their number is a power of two. The result is the number of
    keys that are done, and the room that is left.
    """
    mask = np.uint64(len(slots) - 1)
    for at in range(done, len(keys)):
        place = (keys[at] >> np.uint64(1)) & mask
        while slots[place] != 0 and slots[place] != keys[at]:
            place = (place + np.uint64(1)) & mask
        if slots[place] == 0:
            if room == 0:
                return at, room
            slots[place] = keys[at]
            room -= 1
        tallies[place] += 1
    return len(keys), room


@njit(cache=True, nogil=True)
def move(slots: Ints, tallies: Ints, least: int, new_slots: Ints, new_tallies: Ints) -> int:
    """Move keys counted ``least`` times or more into free slots; return their number."""
    mask = np.uint64(len(new_slots) - 1)
    moved = 0
    for at in range(len(slots)):
        if slots[at] != 0 and tallies[at] >= least:
            place = (slots[at] >> np.uint64(1)) & mask
            while new_slots[place] != 0:
                place = (place + np.uint64(1)) & mask
            new_slots[place], new_tallies[place] = slots[at], tallies[at]
            moved += 1
    return moved


@njit(cache=True, nogil=True)
def look_up(slots: Ints, tallies: Ints, keys: Ints, found: Ints) -> None:
    """Write how often each key was counted."""
    mask = np.uint64(len(slots) - 1)
    for at in range(len(keys)):
        place = (keys[at] >> np.uint64(1)) & mask
        while slots[place] != 0 and slots[place] != keys[at]:
            place = (place + np.uint64(1)) & mask
        found[at] = tallies[place]


@njit(cache=True, nogil=True)
def score(
    lengths: Ints, node_offsets: Ints, sizes: Ints, worth: Ints, per_sentence: bool, out: Floats
) -> None:
    """Write for each sentence the mean over bin widths, and the score of its best bin.

    The constituents of a sentence fall into bins by their sizes, for every width from 1 to its
    length. A bin scores the mean worth of its constituents, a width the mean of its non-empty bins;
    ``per_sentence`` divides by the width's best bin.
    """
    longest = 0
    for length in lengths:
        longest = max(longest, length)
    # number[k], total[k]: constituents of at most k words, and the sum of their worth.
    number, total = np.zeros(longest + 1, np.int64), np.zeros(longest + 1, np.int64)
    for sentence in range(len(lengths)):
        length = lengths[sentence]
        if length == 0 or node_offsets[sentence] == node_offsets[sentence + 1]:
            out[sentence, 0] = out[sentence, 1] = np.nan
            continue
        number[: length + 1] = 0
        total[: length + 1] = 0
        for node in range(node_offsets[sentence], node_offsets[sentence + 1]):
            number[sizes[node]] += 1
            total[sizes[node]] += worth[node]
        for k in range(length):
            number[k + 1] += number[k]
            total[k + 1] += total[k]
        summed = best = 0.0
        for width in range(1, length + 1):
            bins, of_width, highest = 0, 0.0, 0.0
            for low in range(0, length, width):
                high = min(low + width, length)
                if number[high] > number[low]:
                    mean = (total[high] - total[low]) / (number[high] - number[low])
                    bins, of_width, highest = bins + 1, of_width + mean, max(highest, mean)
            best = max(best, highest)
            if per_sentence and highest > 0:
                of_width /= highest
            summed += of_width / bins
        out[sentence, 0], out[sentence, 1] = summed / length, best
