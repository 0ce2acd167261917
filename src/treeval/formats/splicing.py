"""The lines of a file with some fields replaced: long slices of its text, and what goes between.

All places are computed at once, and neighbouring lines are one slice, because Python takes longer
to handle a slice than to copy it.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from treeval.arrays import Bools, Bytes, Ints
from treeval.formats.conll import Document
from treeval.formats.table import Lines
from treeval.tree.column import Column
from treeval.tree.treebank import ranges

_CHUNK = 1 << 16  # slices that are joined at a time
_NEWLINE, _RETURN = 10, 13
_ENDS = (b"\n", b"\n\n")  # of a line, and of the last line of a sentence


class SplicedWords(NamedTuple):
    """Words of some sentences of a file, and other values for some of their fields, by number."""

    sentences: Ints
    lengths: Ints  # words of each sentence
    values: Sequence[tuple[int, Column]]


class _Slices(NamedTuple):
    """Slices of the text in the order of output; each is followed by the text of that number."""

    begin: Ints
    end: Ints
    followed_by: Ints


def spliced(document: Document, words: SplicedWords) -> Iterator[bytes]:
    """Give sentences with their comments; a line ends without a return, a sentence with one more.

    Each word must have all fields that get another value.
    """
    texts, numbers = _texts(words.values)
    slices = _merged(document.table.lines.buffer, _slices(document, words, numbers + len(_ENDS)))
    followers = [*_ENDS, *texts]
    text = document.table.lines.text
    for first in range(0, len(slices.begin), _CHUNK):
        rows = zip(*(array[first : first + _CHUNK].tolist() for array in slices), strict=True)
        yield b"".join([part for a, b, f in rows for part in (text[a:b], followers[f])])


def _texts(values: Sequence[tuple[int, Column]]) -> tuple[list[bytes], Ints]:
    """List the different texts that are put in, and number them: [group of fields, word].

    Values of neighbouring fields are put in together, with tabs between them.
    """
    texts: list[bytes] = []
    numbers = []
    for _, group in _groups(values):
        combined = np.zeros(len(group[0]), dtype=np.int64)
        for column in group:
            combined = combined * max(len(column.strings), 1) + column.codes
        _, first, codes = np.unique(combined, return_index=True, return_inverse=True)
        numbers.append(codes.reshape(-1) + len(texts))
        texts += ["\t".join(column[word] for column in group).encode() for word in first.tolist()]
    return texts, np.stack(numbers)


def _groups(values: Sequence[tuple[int, Column]]) -> list[tuple[int, list[Column]]]:
    """Join neighbouring fields; give the number of the first of each group."""
    groups: list[tuple[int, list[Column]]] = []
    for field, column in sorted(values, key=lambda value: value[0]):
        if groups and groups[-1][0] + len(groups[-1][1]) == field:
            groups[-1][1].append(column)
        else:
            groups.append((field, [column]))
    return groups


def _slices(document: Document, words: SplicedWords, numbers: Ints) -> _Slices:
    """Cut the lines of the sentences around the fields of their words.

    A slice begins where a line does, or behind fields; it ends before fields, or where a line does.
    Sorted by sentence and place, both are in the same order.
    """
    table, sentences = document.table, words.sentences
    order = np.arange(len(sentences))
    lines, owners, are_last = _lines_of(document, sentences)
    line_begin, line_end = _bounds(table.lines, lines)
    first_words = np.searchsorted(document.ids.words, document.first_rows[sentences])
    rows = document.ids.words[ranges(first_words, words.lengths)]
    groups = _groups(words.values)
    before = [table.span(field, rows)[0] for field, _ in groups]
    behind = [table.span(field + len(columns) - 1, rows)[1] for field, columns in groups]
    of_words = np.tile(np.repeat(order, words.lengths), len(groups))
    by_owner = np.concatenate([of_words, owners])
    begin = np.concatenate([*behind, line_begin])
    end = np.concatenate([*before, line_end])
    followed_by = np.concatenate([*numbers, are_last.astype(np.int64)])
    ended = np.lexsort((end, by_owner))
    return _Slices(begin[np.lexsort((begin, by_owner))], end[ended], followed_by[ended])


def _lines_of(document: Document, sentences: Ints) -> tuple[Ints, Ints, Bools]:
    """Number the lines of sentences: comments, then rows; say whose they are, and which are last.

    The first are those of comments: they are not in order.
    """
    table = document.table
    first, after = document.first_rows[sentences], document.first_rows[sentences + 1]
    rows = ranges(first, after - first)
    top = table.numbers[first].astype(np.int64)
    above = table.lines.no_comments[np.maximum(top - 1, 0)]
    begin = np.where(top > 0, above.astype(np.int64) + 1, 0)
    order = np.arange(len(sentences))
    lines = np.concatenate([ranges(begin, top - begin), table.numbers[rows]])
    owners = np.concatenate([np.repeat(order, top - begin), np.repeat(order, after - first)])
    are_last = np.zeros(len(lines), dtype=np.bool_)
    are_last[len(lines) - len(rows) + np.cumsum(after - first) - 1] = True
    return lines, owners, are_last


def _bounds(lines: Lines, numbers: Ints) -> tuple[Ints, Ints]:
    """Find where lines begin and end, without their line ends."""
    size, last = len(lines.text), len(lines.starts) - 1
    is_open = size > 0 and lines.buffer[-1] != _NEWLINE
    following = lines.starts[np.minimum(numbers + 1, last)].astype(np.int64)
    begin = lines.starts[numbers].astype(np.int64)
    end = np.where(numbers < last, following, size + is_open) - 1
    has_return = (end > begin) & (lines.buffer[end - 1] == _RETURN)
    return begin, end - has_return


def _merged(buffer: Bytes, slices: _Slices) -> _Slices:
    """Join slices between which the text already has the line ends that are to be written."""
    begin, end, followed_by = slices
    if not len(begin):
        return slices
    last = len(buffer) - 1
    gap = begin[1:] - end[:-1]
    is_newline = buffer[np.minimum(end[:-1], last)] == _NEWLINE
    is_blank = is_newline & (buffer[np.minimum(end[:-1] + 1, last)] == _NEWLINE)
    follower = followed_by[:-1]
    are_joined = (follower == 0) & (gap == 1) & is_newline
    are_joined |= (follower == 1) & (gap == len(_ENDS[1])) & is_blank
    is_first, is_last = np.append(True, ~are_joined), np.append(~are_joined, True)
    return _Slices(begin[is_first], end[is_last], followed_by[is_last])
