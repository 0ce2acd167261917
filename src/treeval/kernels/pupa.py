"""Constituents by tags and context: keys, counts of keys, scores of sentences (PUPA).

A key is a hash of 64 bits; patterns with the same hash are counted as the same pattern.
"""

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.kernels.parts import part
from treeval.kernels.pupa_arrays import Batch

# Odd numbers with well-spread bits: the base of sequences, and factors that separate parts.
_BASE = np.uint64(0x9E3779B97F4A7C15)
_APART = np.uint64(0xD6E8FEB86659FD93)
_NOTHING = np.uint64(0xA0761D6478BD642F)  # the context where there is no neighbour
_ONE, _SEVERAL = np.uint64(0xE7037ED1A0B428DB), np.uint64(0x8EBC6AF09C88C6E3)
_GAP = np.uint64(0x589965CC75374CC3)


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


@part
def _key_of(
    batch: Batch,
    begin: int,
    stop: int,
    node: int,
    own: np.uint64,
    ends: tuple[int, int],
    reach: Ints,
    back: Ints,
) -> np.uint64:
    """Add the right and the left context to the hash of a constituent's own tags; always odd."""
    first, end = batch.first[node] - begin, batch.end[node] - begin
    right = left = _NOTHING
    if end < stop - begin:
        right = _context(batch.tags, begin + end, reach[end], ends[0])
    if first > 0:
        left = _context(batch.tags, back[first], begin + first, ends[1])
    key = _mixed(_mixed(_mixed(own) * _APART + right) * _APART + left)
    return key | np.uint64(1)


def hash_constituents(
    sentences: int,
    offsets: Ints,
    tags: Ints,
    node_offsets: Ints,
    firsts: Ints,
    lasts: Ints,
    runs: Ints,
    number_of_runs: int,
    longest: int,
    right_ends: int,
    left_ends: int,
    reach: Ints,
    back: Ints,
    before: Ints,
    power: Ints,
    keys: Ints,
) -> int:
    """Write the key of each constituent: its tags, right context, left context; always odd.

    A context is the first tag of the neighbour (1), its last tag (2) or both (3). There is room for
    the longest sentence and one more in four arrays: before[k] is the hash of the sentence's first
    k tags, power[k] the base to the power of k. The result is the number of runs that were used.
    """
    batch = Batch(offsets, tags, node_offsets, firsts, lasts, runs)
    before[0], power[0] = np.uint64(0), np.uint64(1)
    for k in range(longest):
        power[k + 1] = power[k] * _BASE
    run = 0
    for sentence in range(sentences):
        begin, stop = offsets[sentence], offsets[sentence + 1]
        for word in range(begin, stop):
            before[word - begin + 1] = before[word - begin] * _BASE + tags[word]
        _neighbours(batch, sentence, reach, back)
        for node in range(node_offsets[sentence], node_offsets[sentence + 1]):
            first, end = firsts[node] - begin, lasts[node] - begin
            own = before[end] - before[first] * power[end - first]
            if run < number_of_runs and runs[3 * run] == node:
                own = np.uint64(0)
            while run < number_of_runs and runs[3 * run] == node:
                a, b = runs[3 * run + 1] - begin, runs[3 * run + 2] - begin
                own = _mixed(own + before[b] - before[a] * power[b - a]) * _GAP
                run += 1
            ends = (right_ends, left_ends)
            keys[node] = _key_of(batch, begin, stop, node, own, ends, reach, back)
    return run


@part
def _slot_of(slots: Ints, size: int, key: np.uint64) -> np.uint64:
    """Find where a key is, or the free place where it would be."""
    mask = np.uint64(size - 1)
    place = (key >> np.uint64(1)) & mask
    while slots[place] != np.uint64(0) and slots[place] != key:
        place = (place + np.uint64(1)) & mask
    return place


def add(slots: Ints, tallies: Ints, size: int, keys: Ints, done: int, end: int, room: Ints) -> int:
    """Count keys from number ``done`` on, as long as there is room for new ones.

    Slots hold odd keys, 0 where free; their number is a power of two. The result is the number of
    keys that are done; the room that is left is written.
    """
    for at in range(done, end):
        place = _slot_of(slots, size, keys[at])
        if slots[place] == np.uint64(0):
            if room[0] == 0:
                return at
            slots[place] = keys[at]
            room[0] -= 1
        tallies[place] += 1
    return end


def move(
    slots: Ints,
    tallies: Ints,
    size: int,
    least: int,
    new_slots: Ints,
    new_tallies: Ints,
    new_size: int,
) -> int:
    """Move keys counted ``least`` times or more into free slots; return their number."""
    moved = 0
    for at in range(size):
        if slots[at] != np.uint64(0) and tallies[at] >= least:
            place = _slot_of(new_slots, new_size, slots[at])
            new_slots[place], new_tallies[place] = slots[at], tallies[at]
            moved += 1
    return moved


def look_up(slots: Ints, tallies: Ints, size: int, keys: Ints, number: int, found: Ints) -> int:
    """Write how often each key was counted; return the number of keys."""
    for at in range(number):
        found[at] = tallies[_slot_of(slots, size, keys[at])]
    return number


@part
def _add_up(
    begin: int, end: int, length: int, sizes: Ints, worth: Ints, number: Ints, total: Ints
) -> None:
    """Write how many constituents have at most k words, and the sum of their worth, for all k."""
    for k in range(length + 1):
        number[k] = total[k] = 0
    for node in range(begin, end):
        number[sizes[node]] += 1
        total[sizes[node]] += worth[node]
    for k in range(length):
        number[k + 1] += number[k]
        total[k + 1] += total[k]


def score(
    sentences: int,
    lengths: Ints,
    node_offsets: Ints,
    sizes: Ints,
    worth: Ints,
    per_sentence: int,
    number: Ints,
    total: Ints,
    out: Floats,
) -> int:
    """Write for each sentence the mean over bin widths, and the score of its best bin.

    The constituents of a sentence fall into bins by their sizes, for every width from 1 to its
    length. A bin scores the mean worth of its constituents, a width the mean of its non-empty bins;
    ``per_sentence`` divides by the width's best bin. There is room for the longest sentence and one
    more in ``number`` and ``total``. The result is how many sentences have a score.
    """
    scored = 0
    for sentence in range(sentences):
        length, begin, end = lengths[sentence], node_offsets[sentence], node_offsets[sentence + 1]
        if length == 0 or begin == end:
            out[2 * sentence] = out[2 * sentence + 1] = np.nan
            continue
        _add_up(begin, end, length, sizes, worth, number, total)
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
        out[2 * sentence], out[2 * sentence + 1] = summed / length, best
        scored += 1
    return scored
