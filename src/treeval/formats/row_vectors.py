"""The rows of a CoNLL file, found by numpy, and what is wrong with them."""

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.formats.dialect import FORM, HEAD, Dialect
from treeval.formats.ids import check_ids, read_ids
from treeval.formats.numbers import decimals
from treeval.formats.rows import Rows
from treeval.formats.table import FieldTable, cut_table, problems_at
from treeval.tree.problems import Problem


def find_rows(path: str, text: bytes, dialect: Dialect) -> tuple[Rows, list[Problem]]:
    """Find rows, words and heads, and list what the dialect does not allow."""
    table = cut_table(path, text, len(dialect.columns), with_comments=dialect.universal)
    ids, numbers = read_ids(table, universal=dialect.universal)
    first_rows = _sentence_starts(table)
    offsets = frozen(np.searchsorted(ids.words, first_rows).astype(np.int64))
    heads, head_problems = _read_heads(table, ids.words, offsets, dialect.field(HEAD))
    problems = [
        *_check_widths(table, dialect),
        *(_check_comments(table) if dialect.universal else ()),
        *check_ids(table, ids, numbers, offsets, first_rows),
        *_check_forms(table, dialect),
        *head_problems,
    ]
    return Rows(table, ids, first_rows, offsets, frozen(heads)), problems


def _sentence_starts(table: FieldTable) -> Ints:
    after_blank = np.searchsorted(table.numbers, np.flatnonzero(table.lines.blank))
    bounds = np.concatenate([[0], after_blank, [len(table)]])
    # Several blank lines are one boundary. (np.unique would load all of numpy.ma.)
    return frozen(bounds[np.diff(bounds, prepend=-1) > 0])


def _read_heads(
    table: FieldTable, words: Ints, offsets: Ints, field: int
) -> tuple[Ints, list[Problem]]:
    """Read the heads; one that is not the number of a word is a problem, and becomes 0."""
    heads, are_numbers = decimals(table.lines.buffer, *table.span(field, words))
    lengths = np.diff(offsets)
    beyond = heads > np.repeat(lengths.astype(np.int32), lengths)
    wrong = np.flatnonzero(~are_numbers | beyond)

    def message(number: int) -> str:
        row = int(np.searchsorted(table.numbers, number))
        value = table.cell(field, row)
        if not (value.isascii() and value.isdecimal()):
            return f"HEAD is {value!r}, not a number"
        word = int(np.searchsorted(words, row))
        sentence = int(np.searchsorted(offsets, word, side="right")) - 1
        return f"HEAD is {value}, but the sentence has {lengths[sentence]} words"

    problems = problems_at(
        table.lines, table.numbers[words[wrong]], message, "give 0 or the ID of a word"
    )
    heads[wrong] = 0
    return heads, problems


def _check_widths(table: FieldTable, dialect: Dialect) -> list[Problem]:
    wrong = table.widths < dialect.fewest
    if not dialect.open_ended:
        wrong = wrong | (table.widths > len(dialect.columns))

    def message(number: int) -> str:
        width = table.widths[np.searchsorted(table.numbers, number)]
        return f"{width} columns, expected {dialect.widths}"

    remedy = f"{dialect.name} separates columns by one tab each; name another format with `format=`"
    return problems_at(table.lines, table.numbers[wrong], message, remedy)


def _check_comments(table: FieldTable) -> list[Problem]:
    """Find comments that stand after a word of their sentence."""
    lines = table.lines
    comments = np.flatnonzero(lines.comments)
    if not len(comments) or not len(table):
        return []
    row_before = np.searchsorted(table.numbers, comments) - 1
    blanks = np.cumsum(lines.blank, dtype=np.int32)
    inside = (row_before >= 0) & (blanks[table.numbers[row_before]] == blanks[comments])
    remedy = "move it before the sentence, or add the blank line that is missing"
    return problems_at(lines, comments[inside], lambda _: "comment inside a sentence", remedy)


def _check_forms(table: FieldTable, dialect: Dialect) -> list[Problem]:
    field = dialect.field(FORM)
    starts, ends = table.span(field)
    empty = np.flatnonzero(starts == ends)
    empty = empty[table.widths[empty] > field]
    return problems_at(
        table.lines, table.numbers[empty], lambda _: "FORM is empty", "write _ instead"
    )
