"""Texts scored by a language model: words become numbers, and these log-probabilities."""

from treeval.arrays import Bytes, Floats, Ints
from treeval.kernels.ngram.ahead import fetch
from treeval.kernels.ngram.spelling import Known, word_at
from treeval.kernels.parts import part

_NONE = -1
_AHEAD = 4  # words; those twice as far are looked at as well
_SPACE, _FIRST, _LINE_END, _LAST = 32, 9, 10, 13  # white space is 32 and 9 to 13
_BEGIN, _END, _MARKS = 1, 2, 3  # words are numbered after the marks; the first is for unknown ones


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
    stream: Ints,
) -> int:
    """Number the words of a text, each line between marks; return how many numbers there are."""
    known = Known(letters, letters_size, offsets, table, bits)
    at = written = 0
    while at < size:
        stream[written] = _BEGIN
        written += 1
        while at < size and text[at] != _LINE_END:
            start = at
            while at < size and not _is_space(text[at]):
                at += 1
            if at > start:
                word = word_at(text, size, start, at - start, known)
                stream[written] = 0 if word == _NONE else word + _MARKS
                written += 1
            else:
                at += 1
        stream[written] = _END
        written += 1
        at += 1
    return written


def score_level(
    stream: Ints,
    size: int,
    starts: Ints,
    words: Ints,
    level: Floats,
    backoffs: Floats,
    places: Ints,
    log10: Floats,
) -> int:
    """Score words by the n-grams of one order, given what the order below says.

    ``places`` are those of the n-grams one shorter that end at each word, -1 where there is none,
    and become those of this order; ``backoffs`` are those of the order below.
    """
    before = _NONE
    for at in range(size):
        if at + 2 * _AHEAD < size and places[at + 2 * _AHEAD] >= 0:
            fetch(starts, places[at + 2 * _AHEAD])
        if at + _AHEAD < size and places[at + _AHEAD] >= 0:
            coming = places[at + _AHEAD]
            fetch(words, (starts[coming] + starts[coming + 1]) >> 1)
        word = stream[at]
        context = _NONE if word == _BEGIN else before
        before = places[at]
        places[at] = _NONE
        if context == _NONE:
            continue
        low, left = starts[context], starts[context + 1] - starts[context]
        last = low + left
        while left > 1:  # the last n-gram whose word is not larger, if any
            half = left >> 1
            low = low + half if words[low + half] <= word else low
            left -= half
        if low < last and words[low] == word:
            places[at] = low
            log10[at] = level[low]
        else:
            log10[at] += backoffs[context]
    return 0
