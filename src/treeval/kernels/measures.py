"""Where the sentences of a CoNLL file end, in one pass over its bytes."""

from typing import NamedTuple

import numpy as np

from treeval.arrays import Bytes, Ints
from treeval.kernels.parts import part
from treeval.kernels.words import (
    HIGHEST_BITS,
    TAB,
    bytes_equal,
    eight_bytes,
    lowest_bit,
    newlines,
    next_newline,
)

_RETURN, _SPACE, _HASH = 13, 32, 35
_HYPHEN, _DOT, _ZERO, _NINE = 45, 46, 48, 57
_UNUSUAL = -1
_ONE = np.uint64(1)
_WORD, _TOKEN, _EMPTY = 0, 1, 2


class MeasuredRow(NamedTuple):
    """A row: the characters of its token, if it is one, and what its sentence has so far."""

    characters: int  # 0 for a word of a multiword token, and for an empty node
    is_multiword: bool
    words: int
    covered: int  # words within multiword tokens


class _Ends(NamedTuple):
    """What comes before the end of each sentence."""

    ends: Ints
    lines: Ints
    texts: Ints
    last: Ints


def measure_conll(
    text: Bytes,
    size: int,
    first: int,
    universal: int,
    ends: Ints,
    lines_before: Ints,
    texts: Ints,
    last: Ints,
) -> int:
    """Write the bytes, lines, characters and last token up to the end of each sentence.

    The last token is given by its length, which is negative if it has several words. The number
    of sentences is returned, or -1 where an ID or a form is not as it should be. ``first`` is
    where the first line begins. There must be room for as many sentences as fit, and one more,
    after which come the lines of the whole text.
    """
    table = _Ends(ends, lines_before, texts, last)
    sentences = characters = token = rows = lines = 0
    row = MeasuredRow(0, False, 0, 0)
    place, base, left = first, first, newlines(text, size, first)
    while place < size:
        begin = place
        end, base, left = next_newline(text, size, base, left)
        place = min(end + 1, size)
        lines += 1
        if begin == end or (begin + 1 == end and text[begin] == _RETURN):
            if rows:
                _note(table, sentences, place, lines, characters, token)
                sentences, rows = sentences + 1, 0
                if row.covered > row.words:
                    return _UNUSUAL
            row = MeasuredRow(0, False, 0, 0)
        elif not (universal and text[begin] == _HASH):
            row = _read_row(text, size, begin, end, universal, row)
            if row.characters < 0:
                return _UNUSUAL
            if row.characters:
                characters += row.characters
                token = -row.characters if row.is_multiword else row.characters
            rows += 1
    if rows:
        _note(table, sentences, size, lines, characters, token)
        sentences += 1
    lines_before[sentences] = lines
    return _UNUSUAL if row.covered > row.words else sentences


@part
def _note(table: _Ends, sentence: int, end: int, lines: int, characters: int, token: int) -> None:
    table.ends[sentence], table.lines[sentence] = end, lines
    table.texts[sentence], table.last[sentence] = characters, token


@part
def _read_row(
    text: Bytes, size: int, begin: int, end: int, universal: int, before: MeasuredRow
) -> MeasuredRow:
    """Read the ID and the form of a row, after others; -1 characters if they are unusual."""
    kind, first, second, place = _read_id(text, begin, end)
    found = _count_few(text, size, place, end)
    if found < 0:
        found = _count_characters(text, place, end)
    words, covered = before.words, before.covered
    fits = kind == _WORD or (kind != _UNUSUAL and universal)
    fits = fits and first == words + (kind != _EMPTY)
    is_token = kind == _TOKEN
    if kind == _WORD:
        words += 1
        is_token = words > covered
    elif kind == _TOKEN:
        fits = fits and second >= first and covered <= words
        covered = second
    if not fits or (is_token and not found):
        found = _UNUSUAL
    elif not is_token:
        found = 0
    return MeasuredRow(found, kind == _TOKEN, words, covered)


@part
def _read_id(text: Bytes, place: int, end: int) -> tuple[int, int, int, int]:
    """Read 3, 3-4 or 3.1 and the tab after it."""
    first, place = _read_number(text, place, end)
    if first < 0 or place >= end:
        return _UNUSUAL, 0, 0, place
    if text[place] == TAB:
        return _WORD, first, 0, place + 1
    kind = _TOKEN if text[place] == _HYPHEN else _EMPTY
    if kind == _EMPTY and text[place] != _DOT:
        return _UNUSUAL, 0, 0, place
    second, place = _read_number(text, place + 1, end)
    if second < 0 or place >= end or text[place] != TAB:
        return _UNUSUAL, 0, 0, place
    return kind, first, second, place + 1


@part
def _read_number(text: Bytes, place: int, end: int) -> tuple[int, int]:
    number, begin = 0, place
    while place < end and _ZERO <= text[place] <= _NINE:
        number = 10 * number + int(text[place]) - _ZERO
        place += 1
    is_number = begin < place < begin + 9
    return (number if is_number else -1), place


@part
def _count_few(text: Bytes, size: int, place: int, end: int) -> int:
    """Count the characters of a short form of ASCII without spaces; -1 for other forms."""
    if place + 8 > size:
        return -1
    word = eight_bytes(text, place)
    tabs = bytes_equal(word, TAB)
    if not tabs:
        return -1
    bits = lowest_bit(tabs) - 7
    others = word & HIGHEST_BITS | bytes_equal(word, _SPACE) | bytes_equal(word, _RETURN)
    if others & ((_ONE << np.uint64(bits)) - _ONE) or place + (bits >> 3) > end:
        return -1
    return bits >> 3


@part
def _count_characters(text: Bytes, place: int, end: int) -> int:
    """Count the characters of a form that are not spaces, up to the tab after it."""
    found = 0
    while place < end and text[place] != TAB:
        sign = text[place]
        if sign == _RETURN:  # perhaps part of the line end: rare enough to be looked at again
            return 0
        # Bytes within a character are no characters of their own.
        if sign & 0xC0 != 0x80 and sign != _SPACE and not _is_wide_space(text, place, end):
            found += 1
        place += 1
    return found


@part
def _is_wide_space(text: Bytes, place: int, end: int) -> bool:
    """Recognise the spaces of Unicode (category Zs) beyond ASCII."""
    sign = int(text[place])
    if sign < 0xC2 or sign > 0xE3 or place + 1 >= end:
        return False
    second = int(text[place + 1])
    third = int(text[place + 2]) if place + 2 < end else 0
    if sign == 0xE2 and second == 0x80:
        return 0x80 <= third <= 0x8A or third == 0xAF
    return (
        (sign == 0xC2 and second == 0xA0)
        or (sign == 0xE1 and second == 0x9A and third == 0x80)
        or (sign == 0xE2 and second == 0x81 and third == 0x9F)
        or (sign == 0xE3 and second == 0x80 and third == 0x80)
    )
