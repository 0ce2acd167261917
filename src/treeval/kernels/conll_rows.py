"""Rows of a CoNLL file, found, numbered and checked in one pass over its bytes.

If anything is not as it should be, the kernel gives up: `formats.row_vectors` says what is wrong.
"""

from typing import Any

import numpy as np

from treeval.arrays import Bytes, Ints
from treeval.kernels.conll_arrays import Rules, Sheet
from treeval.kernels.parts import part
from treeval.kernels.words import NEWLINE, marks, next_mark

_RETURN, _HASH, _DASH, _DOT, _NOUGHT = 13, 35, 45, 46, 48
_MOST_DIGITS = 9  # keeps every value within int32
_FARTHEST = 65_535  # from the start of a row, in the 16 bits that there are for it
_MANY = 60_000  # more columns than any format has
_WRONG = -1
# Places in the tally, in the order of its fields.
_LINES, _ROWS, _WORDS, _SENTENCES, _TOKENS, _NODES = range(6)
_FIRST_ROW, _FIRST_WORD, _HIGHEST, _REACH = range(6, 10)


def count_lines(text: Bytes, size: int) -> int:
    """Count the lines of a text; the last may lack its newline."""
    lines = 0
    for at in range(size):
        lines += text[at] == NEWLINE
    return lines + (size > 0 and text[size - 1] != NEWLINE)


@part
def _number(text: Bytes, start: Any, end: Any) -> int:
    """Read a decimal number; -1 if the field is none, or too large."""
    if start >= end or end - start > _MOST_DIGITS:
        return _WRONG
    value = np.int64(0)
    for at in range(start, end):
        digit = np.int64(text[at]) - _NOUGHT
        if digit < 0 or digit > 9:
            return _WRONG
        value = 10 * value + digit
    return int(value)


@part
def _end_sentence(sheet: Sheet, tally: Ints) -> bool:
    """Finish a sentence, if it has rows; say whether heads and tokens stay within it."""
    row, word = tally[_ROWS], tally[_WORDS]
    if row == tally[_FIRST_ROW]:
        return True
    sentence, first_word = tally[_SENTENCES], tally[_FIRST_WORD]
    sheet.first_rows[sentence], sheet.offsets[sentence] = tally[_FIRST_ROW], first_word
    length, farthest = word - first_word, max(tally[_HIGHEST], tally[_REACH])
    tally[_SENTENCES] = sentence + 1
    tally[_FIRST_ROW], tally[_FIRST_WORD] = row, word
    tally[_HIGHEST] = tally[_REACH] = 0
    return bool(farthest <= length)


@part
def _other_row(text: Bytes, start: int, end: Any, sheet: Sheet, tally: Ints) -> bool:
    """Enter a multiword token (3-4) or an empty node (3.1); say whether it is in its place."""
    middle = start
    while middle < end and text[middle] != _DASH and text[middle] != _DOT:
        middle += 1
    first, last = _number(text, start, middle), _number(text, middle + 1, end)
    if first < 0 or last < 0:
        return False
    row, words_before = tally[_ROWS], tally[_WORDS] - tally[_FIRST_WORD]
    if text[middle] == _DOT:
        node = tally[_NODES]
        sheet.empty[node], sheet.empty_after[node] = row, first
        tally[_NODES] = node + 1
        return bool(first == words_before)
    token = tally[_TOKENS]
    sheet.tokens[token], sheet.token_first[token], sheet.token_last[token] = row, first, last
    tally[_TOKENS] = token + 1
    is_free = tally[_REACH] < first
    tally[_REACH] = last
    return bool(is_free and first == words_before + 1 and last >= first)


@part
def _enter_row(text: Bytes, start: int, room: int, rules: Rules, sheet: Sheet, tally: Ints) -> bool:
    """Enter a row by its ID; say whether its numbers are right, and it has a form."""
    row, word, ends = tally[_ROWS], tally[_WORDS], sheet.field_ends
    if ends[rules.form * room + row] == ends[(rules.form - 1) * room + row] + 1:
        return False
    id_end = start + np.int64(ends[row])
    if _number(text, start, id_end) != word - tally[_FIRST_WORD] + 1:
        return rules.universal != 0 and _other_row(text, start, id_end, sheet, tally)
    begin = start + np.int64(ends[(rules.head - 1) * room + row]) + 1
    head = _number(text, begin, start + np.int64(ends[rules.head * room + row]))
    sheet.words[word], sheet.heads[word] = row, head
    tally[_WORDS] = word + 1
    tally[_HIGHEST] = max(tally[_HIGHEST], head)
    return head >= 0


@part
def _skip_line(text: Bytes, size: int, base: int, left: np.uint64) -> tuple[int, int, np.uint64]:
    """Find where the next line starts."""
    end, base, left = next_mark(text, size, base, left)
    while end < size and text[end] != NEWLINE:
        end, base, left = next_mark(text, size, base, left)
    return end + 1, base, left


@part
def _cut_row(
    text: Bytes,
    size: int,
    start: int,
    base: int,
    left: np.uint64,
    rules: Rules,
    room: int,
    sheet: Sheet,
    tally: Ints,
) -> tuple[int, int, np.uint64]:
    """Cut a row at its tabs; return where the next line starts, -1 if the row is wrong."""
    ends, row, field, mark = sheet.field_ends, tally[_ROWS], 0, start
    is_last = False
    while not is_last:
        mark, base, left = next_mark(text, size, base, left)
        is_last = mark == size or text[mark] == NEWLINE
        if field < rules.fields:
            ends[field * room + row] = mark - start
        field += 1
    end = mark - (mark > start and text[mark - 1] == _RETURN)
    for last in range(min(field, rules.fields + 1) - 1, rules.fields):
        ends[last * room + row] = end - start  # also those that are missing
    sheet.widths[row], sheet.numbers[row] = min(field, _MANY), tally[_LINES]
    is_right = field >= rules.fewest and (field <= rules.fields or rules.open_ended != 0)
    is_right &= end - start <= _FARTHEST
    if not (is_right and _enter_row(text, start, room, rules, sheet, tally)):
        return _WRONG, base, left
    tally[_ROWS] = row + 1
    return mark + 1, base, left


@part
def _find_rows(
    text: Bytes, size: int, at: int, rules: Rules, room: int, sheet: Sheet, tally: Ints
) -> bool:
    base, left = at, marks(text, size, at)
    while at < size:
        start, sign = at, text[at]
        sheet.starts[tally[_LINES]] = start
        behind = start + (sign == _RETURN)
        is_blank = behind == size or text[behind] == NEWLINE
        sheet.blank[tally[_LINES]] = is_blank
        if is_blank:
            if not _end_sentence(sheet, tally):
                return False
            at, base, left = _skip_line(text, size, base, left)
        elif rules.universal and sign == _HASH:
            if tally[_ROWS] > tally[_FIRST_ROW]:
                return False  # a comment inside a sentence
            at, base, left = _skip_line(text, size, base, left)
        else:
            at, base, left = _cut_row(text, size, start, base, left, rules, room, sheet, tally)
            if at < 0:
                return False
        tally[_LINES] += 1
    is_right = _end_sentence(sheet, tally)
    sentences = tally[_SENTENCES]
    sheet.first_rows[sentences], sheet.offsets[sentences] = tally[_ROWS], tally[_WORDS]
    return is_right


def find_rows(
    text: Bytes,
    size: int,
    at: int,
    room: int,
    fields: int,
    fewest: int,
    form: int,
    head: int,
    universal: int,
    open_ended: int,
    starts: Ints,
    blank: Bytes,
    numbers: Ints,
    widths: Ints,
    field_ends: Ints,
    words: Ints,
    heads: Ints,
    first_rows: Ints,
    offsets: Ints,
    tokens: Ints,
    token_first: Ints,
    token_last: Ints,
    empty: Ints,
    empty_after: Ints,
    tally: Ints,
) -> int:
    """Fill the arrays of a sheet and its tally; return 0, or -1 if anything is wrong.

    Reading starts at a place after a byte order mark. There must be room for as many rows and
    sentences as there are lines, and one more.
    """
    sheet = Sheet(
        starts, blank, numbers, widths, field_ends, words, heads, first_rows, offsets, tokens,
        token_first, token_last, empty, empty_after,
    )  # fmt: skip
    rules = Rules(fields, fewest, form, head, universal, open_ended)
    return 0 if _find_rows(text, size, at, rules, room, sheet, tally) else _WRONG
