"""Words of plain texts as numbers, each line between marks."""

import numpy as np

from treeval.arrays import Bytes, Ints
from treeval.kernels.ngram.spelling import Known, enter, slot_of
from treeval.kernels.parts import part

_SPACE, _FIRST, _LINE_END, _LAST = 32, 9, 10, 13  # white space is 32 and 9 to 13
_UNKNOWN, _BEGIN, _END, _MARKS = 0, 1, 2, 3  # words are numbered after the marks
_NUMBER = np.uint64(0xFFFFFFFF)


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
