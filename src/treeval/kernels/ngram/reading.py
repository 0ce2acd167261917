"""N-grams from the lines of ARPA files; whatever is unusual in them is left to Python."""

import numpy as np

from treeval.arrays import Bytes, Floats, Ints
from treeval.kernels.ngram.spelling import Known, word_at
from treeval.kernels.parts import part

UNUSUAL = -1  # a line that Python must look at
_NONE = -1
_TENS = 10.0 ** np.arange(23)  # all that a double holds exactly
_MOST_EXACT = 1 << 53  # whole numbers up to this one are doubles
_LINE_END, _MINUS, _PLUS, _POINT, _ZERO, _NINE = (ord(one) for one in "\n-+.09")
_IS_SPACE = np.isin(np.arange(256), np.frombuffer(b" \t\v\f\r", dtype=np.uint8))
_IS_END = _IS_SPACE | (np.arange(256) == _LINE_END)  # of a word
_ARE_E = (ord("e"), ord("E"))


@part
def _beyond_spaces(text: Bytes, at: int) -> int:
    while _IS_SPACE[text[at]]:
        at += 1
    return at


@part
def _end_of_word(text: Bytes, at: int) -> int:
    while not _IS_END[text[at]]:
        at += 1
    return at


@part
def _whole_number(text: Bytes, at: int, end: int) -> int:
    """Read digits only; -1 if there are others, none, or too many."""
    number = 0
    if not 0 < end - at <= 4:
        return UNUSUAL
    for place in range(at, end):
        if not _ZERO <= text[place] <= _NINE:
            return UNUSUAL
        number = 10 * number + text[place] - _ZERO
    return number


@part
def _read_exponent(text: Bytes, at: int, end: int) -> tuple[int, bool]:
    """Read what follows an E, and say whether it is usual."""
    sign = -1 if at < end and text[at] == _MINUS else 1
    if at < end and (text[at] == _MINUS or text[at] == _PLUS):
        at += 1
    number = _whole_number(text, at, end)
    return sign * number, number != UNUSUAL


@part
def _read_number(text: Bytes, at: int, end: int) -> tuple[float, bool]:
    """Read a number, and say whether it is usual: then it is the nearest double, as in Python."""
    is_negative = at < end and text[at] == _MINUS
    if is_negative:
        at += 1
    digits = exponent = seen = 0
    has_point = False
    while at < end:
        one = text[at]
        if _ZERO <= one <= _NINE:
            digits = 10 * digits + (one - _ZERO)
            seen += 1
            exponent -= 1 if has_point else 0
            if digits >= _MOST_EXACT:
                return 0.0, False
        elif one == _POINT and not has_point:
            has_point = True
        elif one in _ARE_E:
            power, is_usual = _read_exponent(text, at + 1, end)
            if not is_usual:
                return 0.0, False
            exponent += power
            break
        else:
            return 0.0, False
        at += 1
    if seen == 0 or not -22 <= exponent <= 22:
        return 0.0, False
    value = digits / _TENS[-exponent] if exponent < 0 else digits * _TENS[exponent]
    return (-value if is_negative else value), True


@part
def _read_line(
    text: Bytes, at: int, order: int, found: Ints, row: int, log10: Floats, backoffs: Floats
) -> int:
    """Read the numbers of a line, and where its words start; return where the next line starts."""
    at = _beyond_spaces(text, at)
    end = _end_of_word(text, at)
    log10[row], is_usual = _read_number(text, at, end)
    if not is_usual or log10[row] > 0.0:
        return UNUSUAL
    for place in range(order):
        at = _beyond_spaces(text, end)
        end = _end_of_word(text, at)
        if at == end:
            return UNUSUAL
        found[row * order + place] = at
    at = _beyond_spaces(text, end)
    if text[at] != _LINE_END:
        end = _end_of_word(text, at)
        backoffs[row], is_usual = _read_number(text, at, end)
        at = _beyond_spaces(text, end)
        if not is_usual or text[at] != _LINE_END:
            return UNUSUAL
    return at + 1


def read_lines(
    text: Bytes,
    size: int,
    at: int,
    rows: int,
    order: int,
    found: Ints,
    log10: Floats,
    backoffs: Floats,
) -> int:
    """Read lines, and where their words start; return where the line after them starts.

    ``found`` has one row per line and one column per word. The text must end with a line end.
    ``backoffs`` must be 0; those that are absent are left alone.
    """
    for row in range(rows):
        at = _read_line(text, at, order, found, row, log10, backoffs) if at < size else UNUSUAL
        if at == UNUSUAL:
            return UNUSUAL
    return at


def number_words(
    text: Bytes,
    size: int,
    found: Ints,
    number: int,
    letters: Bytes,
    letters_size: int,
    offsets: Ints,
    table: Ints,
    bits: int,
) -> int:
    """Replace the starts of words by their numbers; return how many are unknown."""
    known = Known(letters, letters_size, offsets, table, bits)
    missing = 0
    for place in range(number):
        at = found[place]
        found[place] = word_at(text, size, at, _end_of_word(text, at) - at, known)
        missing += found[place] == _NONE
    return int(missing)


def find_contexts(
    ngrams: Ints, rows: int, order: int, column: int, starts: Ints, words: Ints, contexts: Ints
) -> int:
    """Make contexts one word longer, which a column of n-grams has; return how many are missing.

    ``starts`` and ``words`` are the level of what is looked for.
    """
    missing = 0
    for row in range(rows):
        context, word = contexts[row], ngrams[row * order + column]
        low, end = starts[context], starts[context + 1]
        left = end - low
        while left > 1:  # the last n-gram whose word is not larger, if any
            half = left >> 1
            low = low + half if words[low + half] <= word else low
            left -= half
        is_there = low < end and words[low] == word
        contexts[row] = low if is_there else 0
        missing += not is_there
    return int(missing)
