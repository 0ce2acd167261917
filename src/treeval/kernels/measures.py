"""Where the sentences of a CoNLL file end, in one pass over its bytes."""

from typing import NamedTuple

from treeval.arrays import Bytes, Ints
from treeval.kernels.jit import njit
from treeval.kernels.parts import part

_TAB, _NEWLINE, _RETURN, _SPACE, _HASH = 9, 10, 13, 32, 35
_HYPHEN, _DOT, _ZERO, _NINE = 45, 46, 48, 57
_UNUSUAL = -1
_WORD, _TOKEN, _EMPTY = 0, 1, 2


class MeasuredRow(NamedTuple):
    """A row: the characters of its token, if it is one, and what its sentence has so far."""

    characters: int  # 0 for a word of a multiword token, and for an empty node
    is_multiword: bool
    words: int
    covered: int  # words within multiword tokens
    place: int  # behind the form


@njit(cache=True, nogil=True)
def measure_conll(buffer: Bytes, place: int, universal: bool, table: Ints) -> int:
    """Write the bytes, lines, characters and last token up to the end of each sentence.

    The last token is given by its length, which is negative if it has several words.
    The number of sentences is returned, or -1 where an ID or a form is not as it should be.
    """
    sentences = lines = characters = last = rows = 0
    row = MeasuredRow(0, False, 0, 0, place)
    while place < len(buffer):
        lines += 1
        if _is_blank(buffer, place):
            place += 1 if buffer[place] == _NEWLINE else 2
            if rows:
                _note(table, sentences, place, lines, characters, last)
                sentences, rows = sentences + 1, 0
                if row.covered > row.words:
                    return _UNUSUAL
            row = MeasuredRow(0, False, 0, 0, place)
            continue
        if not (universal and buffer[place] == _HASH):
            row = _read_row(buffer, place, universal, row)
            if row.characters < 0:
                return _UNUSUAL
            if row.characters:
                characters += row.characters
                last = -row.characters if row.is_multiword else row.characters
            rows, place = rows + 1, row.place
        while place < len(buffer) and buffer[place] != _NEWLINE:
            place += 1
        place += 1
    if rows:
        _note(table, sentences, len(buffer), lines, characters, last)
    return _UNUSUAL if row.covered > row.words else sentences + (rows > 0)


@part
def _is_blank(buffer: Bytes, place: int) -> bool:
    if buffer[place] == _NEWLINE:
        return True
    behind = place + 1
    return buffer[place] == _RETURN and behind < len(buffer) and buffer[behind] == _NEWLINE


@part
def _note(table: Ints, sentence: int, end: int, lines: int, characters: int, last: int) -> None:
    table[0, sentence] = end
    table[1, sentence] = lines
    table[2, sentence] = characters
    table[3, sentence] = last


@part
def _read_row(buffer: Bytes, place: int, universal: bool, before: MeasuredRow) -> MeasuredRow:
    """Read the ID and the form of a row, after others; -1 characters if they are unusual."""
    kind, first, second, place = _read_id(buffer, place)
    found, place = _count_characters(buffer, place)
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
    return MeasuredRow(found, kind == _TOKEN, words, covered, place)


@part
def _read_id(buffer: Bytes, place: int) -> tuple[int, int, int, int]:
    """Read 3, 3-4 or 3.1 and the tab after it."""
    first, place = _read_number(buffer, place)
    if first < 0 or place >= len(buffer):
        return _UNUSUAL, 0, 0, place
    if buffer[place] == _TAB:
        return _WORD, first, 0, place + 1
    kind = _TOKEN if buffer[place] == _HYPHEN else _EMPTY
    if kind == _EMPTY and buffer[place] != _DOT:
        return _UNUSUAL, 0, 0, place
    second, place = _read_number(buffer, place + 1)
    if second < 0 or place >= len(buffer) or buffer[place] != _TAB:
        return _UNUSUAL, 0, 0, place
    return kind, first, second, place + 1


@part
def _read_number(buffer: Bytes, place: int) -> tuple[int, int]:
    number, begin = 0, place
    while place < len(buffer) and _ZERO <= buffer[place] <= _NINE:
        number = 10 * number + buffer[place] - _ZERO
        place += 1
    is_number = begin < place < begin + 9
    return (number if is_number else -1), place


@part
def _count_characters(buffer: Bytes, place: int) -> tuple[int, int]:
    """Count the characters of a form that are not spaces, up to the tab after it."""
    size, found = len(buffer), 0
    while place < size:
        sign = buffer[place]
        if sign in (_TAB, _NEWLINE):
            break
        if sign == _RETURN:  # perhaps part of the line end: rare enough to be looked at again
            return 0, place
        # Bytes within a character are no characters of their own.
        if sign & 0xC0 != 0x80 and sign != _SPACE and not _is_wide_space(buffer, place):
            found += 1
        place += 1
    return found, place


@part
def _is_wide_space(buffer: Bytes, place: int) -> bool:
    """Recognise the spaces of Unicode (category Zs) beyond ASCII."""
    sign, size = int(buffer[place]), len(buffer)
    if sign < 0xC2 or sign > 0xE3 or place + 1 >= size:
        return False
    second = int(buffer[place + 1])
    third = int(buffer[place + 2]) if place + 2 < size else 0
    if sign == 0xE2 and second == 0x80:
        return 0x80 <= third <= 0x8A or third == 0xAF
    return (
        (sign == 0xC2 and second == 0xA0)
        or (sign == 0xE1 and second == 0x9A and third == 0x80)
        or (sign == 0xE2 and second == 0x81 and third == 0x9F)
        or (sign == 0xE3 and second == 0x80 and third == 0x80)
    )
