"""Words of a text looked up in a vocabulary: a hash table of words that are spelt elsewhere.

A slot of the table has two numbers: the first eight bytes of a word, and its length above its
number, which counts from 1. So short words are compared without a look at their letters. Plain
texts become numbers, each line between marks.
"""

from typing import NamedTuple

import numpy as np

from treeval.arrays import Bytes, Ints
from treeval.kernels.parts import part
from treeval.kernels.words import up_to_eight

NONE = -1
_BITS, _HALF, _NUMBER = np.uint64(64), np.uint64(32), np.uint64(0xFFFFFFFF)
_MIXER = np.uint64(0x9E3779B97F4A7C15)  # odd, with bits all over it


class Known(NamedTuple):
    """A vocabulary; word i is ``letters[offsets[i]:offsets[i + 1]]``."""

    letters: Bytes
    size: int  # of the letters
    offsets: Ints
    table: Ints
    bits: int  # of the number of slots


@part
def _first_slot(text: Bytes, size: int, start: int, length: int, bits: int) -> int:
    found = (up_to_eight(text, size, start, length) ^ np.uint64(length)) * _MIXER
    for done in range(8, length, 8):
        found ^= found >> _HALF
        found = (found ^ up_to_eight(text, size, start + done, length - done)) * _MIXER
    return int(np.int64(found >> (_BITS - np.uint64(bits))))


@part
def _ends_alike(text: Bytes, size: int, start: int, length: int, known: Known, word: int) -> bool:
    """Compare what comes after the first eight bytes of two words of the same length."""
    other = known.offsets[word]
    for done in range(8, length, 8):
        left = length - done
        ours = up_to_eight(text, size, start + done, left)
        if ours != up_to_eight(known.letters, known.size, other + done, left):
            return False
    return True


@part
def slot_of(text: Bytes, size: int, start: int, length: int, known: Known) -> int:
    """Find the slot of a word, or the empty one where it belongs."""
    head = up_to_eight(text, size, start, length)
    slot = _first_slot(text, size, start, length, known.bits)
    while known.table[2 * slot + 1]:
        entry = known.table[2 * slot + 1]
        if known.table[2 * slot] == head and entry >> _HALF == np.uint64(length):
            word = int(np.int64(entry & _NUMBER)) - 1
            if length <= 8 or _ends_alike(text, size, start, length, known, word):
                return slot
        slot = (slot + 1) & ((1 << known.bits) - 1)
    return slot


@part
def word_at(text: Bytes, size: int, start: int, length: int, known: Known) -> int:
    """Find the number of a word; -1 if it is not in the vocabulary."""
    slot = slot_of(text, size, start, length, known)
    return int(np.int64(known.table[2 * slot + 1] & _NUMBER) - 1)


@part
def enter(
    text: Bytes, size: int, start: int, length: int, known: Known, slot: int, word: int
) -> None:
    """Enter a word into an empty slot."""
    known.table[2 * slot] = up_to_eight(text, size, start, length)
    known.table[2 * slot + 1] = np.uint64(length) << _HALF | np.uint64(word + 1)


def index_words(
    letters: Bytes, size: int, offsets: Ints, words: int, table: Ints, bits: int
) -> int:
    """Enter words into an empty table, at least twice as large; return how many are different."""
    known = Known(letters, size, offsets, table, bits)
    different = 0
    for word in range(words):
        start = offsets[word]
        length = offsets[word + 1] - start
        slot = slot_of(letters, size, start, length, known)
        if not table[2 * slot + 1]:
            enter(letters, size, start, length, known, slot, word)
            different += 1
    return different


_SPACE, _FIRST, _LINE_END, _LAST = 32, 9, 10, 13  # white space is 32 and 9 to 13
_UNKNOWN, _BEGIN, _END, _MARKS = 0, 1, 2, 3  # words are numbered after the marks


@part
def _is_space(one: int) -> bool:
    return one <= _SPACE and (one == _SPACE or _FIRST <= one <= _LAST)


def number_text(
    text: Bytes,
    size: int,
    letters: Bytes,
    letters_size: int,
    offsets: Ints,
    table: Ints,
    bits: int,
    may_learn: int,
    stream: Ints,
    state: Ints,
) -> int:
    """Number words, and learn new ones if that is wanted, until the table is half full.

    The state is how many bytes are read, whether a line has begun, how many numbers are written,
    and how many words are known. Return the number of bytes that are left.
    """
    known = Known(letters, letters_size, offsets, table, bits)
    at, is_within, written, words = state[0], state[1], state[2], state[3]
    room = (1 << bits) >> 1 if may_learn else words + 1
    while at < size and words < room:
        if not is_within:
            stream[written] = _BEGIN
            written += 1
            is_within = 1
        start = at
        while at < size and not _is_space(text[at]):
            at += 1
        if at > start:
            slot = slot_of(text, size, start, at - start, known)
            if may_learn and not table[2 * slot + 1]:
                for place in range(at - start):
                    letters[offsets[words] + place] = text[start + place]
                offsets[words + 1] = offsets[words] + at - start
                enter(text, size, start, at - start, known, slot, words)
                words += 1
            number = np.int64(table[2 * slot + 1] & _NUMBER)  # counts from 1
            stream[written] = number + _MARKS - 1 if number else _UNKNOWN
            written += 1
        if at == size or text[at] == _LINE_END:
            stream[written] = _END
            written += 1
            is_within = 0
        at += 1
    if at >= size and is_within:  # a last line that ends with spaces
        stream[written] = _END
        written += 1
        is_within = 0
    state[0], state[1], state[2], state[3] = at, is_within, written, words
    return int(max(size - at, 0))
