"""Rows of a CoNLL file, found, numbered and checked in one pass over its bytes.

If anything is not as it should be, the kernel gives up: `formats.row_vectors` says what is wrong.
"""

import numpy as np

from treeval.arrays import Bytes, Ints
from treeval.kernels.conll_arrays import Rules, Sheet
from treeval.kernels.parts import part
from treeval.kernels.words import below, bytes_in, eight_bytes, marked

_TAB, _NEWLINE, _RETURN, _HASH, _DASH, _DOT, _NOUGHT = 9, 10, 13, 35, 45, 46, 48
_TABS, _NEWLINES, _NOTHING = np.uint64(_TAB), np.uint64(_NEWLINE), np.uint64(0)
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
        lines += text[at] == _NEWLINE
    return lines + (size > 0 and text[size - 1] != _NEWLINE)


@part
def _field_end(text: Bytes, size: int, at: int) -> int:
    """Find the next tab or newline; the end of the text if there is none."""
    while at + 8 <= size:
        word = eight_bytes(text, at)
        found = marked(word, _TABS) | marked(word, _NEWLINES)
        if found != _NOTHING:
            return at + bytes_in(below(found))
        at += 8
    while at < size and text[at] != _TAB and text[at] != _NEWLINE:
        at += 1
    return at


@part
def _line_end(text: Bytes, size: int, at: int) -> int:
    """Find the next newline; the end of the text if there is none."""
    while at + 8 <= size:
        found = marked(eight_bytes(text, at), _NEWLINES)
        if found != _NOTHING:
            return at + bytes_in(below(found))
        at += 8
    while at < size and text[at] != _NEWLINE:
        at += 1
    return at


@part
def _number(text: Bytes, start: int, end: int) -> int:
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
def _other_row(text: Bytes, start: int, end: int, sheet: Sheet, tally: Ints) -> bool:
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
def _enter_row(
    text: Bytes, start: int, id_end: int, head: int, universal: int, sheet: Sheet, tally: Ints
) -> bool:
    """Enter a row by its ID; say whether its numbers are right."""
    word = tally[_WORDS]
    if _number(text, start, id_end) != word - tally[_FIRST_WORD] + 1:
        return universal != 0 and _other_row(text, start, id_end, sheet, tally)
    sheet.words[word], sheet.heads[word] = tally[_ROWS], head
    tally[_WORDS] = word + 1
    tally[_HIGHEST] = max(tally[_HIGHEST], head)
    return head >= 0


@part
def _cut_row(
    text: Bytes, size: int, start: int, rules: Rules, room: int, sheet: Sheet, tally: Ints
) -> int:
    """Cut a row at its tabs; return where the next line starts, -1 if the row is wrong."""
    row, field, begin, id_end, head = tally[_ROWS], 0, start, start, 0
    is_last = False
    end = start
    while not is_last:
        next_mark = _field_end(text, size, begin)
        is_last = next_mark == size or text[next_mark] == _NEWLINE
        end = next_mark - (is_last and next_mark > begin and text[next_mark - 1] == _RETURN)
        if field < rules.fields:
            sheet.field_ends[field * room + row] = end - start
        if field == 0:
            id_end = end
        elif field == rules.head:
            head = _number(text, begin, end)
        elif field == rules.form and begin == end:
            return _WRONG
        field += 1
        begin = next_mark + 1
    for missing in range(field, rules.fields):
        sheet.field_ends[missing * room + row] = end - start
    sheet.widths[row], sheet.numbers[row] = min(field, _MANY), tally[_LINES]
    is_right = field >= rules.fewest and (field <= rules.fields or rules.open_ended != 0)
    is_right &= end - start <= _FARTHEST
    if not (is_right and _enter_row(text, start, id_end, head, rules.universal, sheet, tally)):
        return _WRONG
    tally[_ROWS] = row + 1
    return begin


@part
def _find_rows(
    text: Bytes, size: int, at: int, rules: Rules, room: int, sheet: Sheet, tally: Ints
) -> bool:
    while at < size:
        start, sign = at, text[at]
        sheet.starts[tally[_LINES]] = start
        at = start + (sign == _RETURN)
        is_blank = at == size or text[at] == _NEWLINE
        sheet.blank[tally[_LINES]] = is_blank
        if is_blank:
            if not _end_sentence(sheet, tally):
                return False
            at += 1
        elif rules.universal and sign == _HASH:
            if tally[_ROWS] > tally[_FIRST_ROW]:
                return False  # a comment inside a sentence
            at = _line_end(text, size, start) + 1
        else:
            at = _cut_row(text, size, start, rules, room, sheet, tally)
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
