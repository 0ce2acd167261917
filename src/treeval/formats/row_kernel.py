"""The rows of a CoNLL file, found by compiled code."""

import codecs

import numpy as np

from treeval.arrays import frozen
from treeval.formats.compiled import COUNT_LINES, FIND_ROWS, IS_UTF8
from treeval.formats.dialect import FORM, HEAD, Dialect
from treeval.formats.ids import Ids
from treeval.formats.rows import Rows
from treeval.formats.table import FieldTable, Lines
from treeval.kernels.conll_arrays import RowCounts, Rules, Sheet, loaded


def scan_rows(path: str, text: bytes, dialect: Dialect) -> Rows | None:
    """Find rows, words and heads; None if anything is wrong, as the kernel does not say what."""
    buffer = loaded(text)
    if b"\0" in text or not (text.isascii() or IS_UTF8(buffer, len(text))):
        return None
    begin = len(codecs.BOM_UTF8) if text.startswith(codecs.BOM_UTF8) else 0
    if begin == len(text):
        return None
    rules, room = _rules(dialect), COUNT_LINES(buffer, len(text)) + 1
    sheet, tally = _sheet(rules.fields, room), np.zeros(len(RowCounts._fields), dtype=np.int64)
    if FIND_ROWS(buffer, len(text), begin, room, *rules, *sheet, tally):
        return None
    return _rows(path, text, sheet, RowCounts(*tally.tolist()))


def _rules(dialect: Dialect) -> Rules:
    return Rules(
        len(dialect.columns),
        dialect.fewest,
        dialect.field(FORM),
        dialect.field(HEAD),
        dialect.universal,
        dialect.open_ended,
    )


def _sheet(fields: int, room: int) -> Sheet:
    """Allocate arrays for a number of rows; memory that is never filled is never taken."""
    starts, numbers, *others = np.empty((11, room), dtype=np.int32)
    widths, field_ends = np.empty(room, np.uint16), np.empty((fields, room), np.uint16)
    return Sheet(starts, np.empty(room, np.uint8), numbers, widths, field_ends, *others)


def _rows(path: str, text: bytes, sheet: Sheet, counts: RowCounts) -> Rows:
    starts, blank = sheet.starts[: counts.lines], sheet.blank[: counts.lines].view(np.bool_)
    sentences = slice(counts.sentences + 1)
    table = FieldTable(
        Lines(path, text, starts, blank),
        sheet.numbers[: counts.rows],
        sheet.field_ends[:, : counts.rows],
        sheet.widths[: counts.rows],
        is_scanned=True,
    )
    ids = Ids(
        frozen(sheet.words[: counts.words]),
        *(
            frozen(column[: counts.tokens])
            for column in (sheet.tokens, sheet.token_first, sheet.token_last)
        ),
        *(frozen(column[: counts.nodes]) for column in (sheet.empty, sheet.empty_after)),
    )
    return Rows(
        table,
        ids,
        frozen(sheet.first_rows[sentences].astype(np.int64)),
        frozen(sheet.offsets[sentences].astype(np.int64)),
        frozen(sheet.heads[: counts.words]),
    )
