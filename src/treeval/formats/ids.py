"""The ID column: which rows are words (3), multiword tokens (3-4) and empty nodes (3.1)."""

from dataclasses import dataclass, field

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.formats.numbers import decimals, position_of
from treeval.formats.table import FieldTable, problems_at
from treeval.tree.problems import Problem
from treeval.tree.treebank import ranges

_REMEDY = "number the words of each sentence 1, 2, 3..."


def _no_rows() -> Ints:
    return frozen(np.zeros(0, dtype=np.int64))


@dataclass(frozen=True, eq=False)
class Ids:
    """Rows by kind, with the numbers in their IDs; a row with a malformed ID counts as a word."""

    words: Ints
    tokens: Ints = field(default_factory=_no_rows)
    token_first: Ints = field(default_factory=_no_rows)
    token_last: Ints = field(default_factory=_no_rows)
    empty: Ints = field(default_factory=_no_rows)
    empty_after: Ints = field(default_factory=_no_rows)


def read_ids(table: FieldTable, *, universal: bool) -> tuple[Ids, Ints]:
    """Sort the rows by kind, and give the numbers of the words, -1 for words without one."""
    numbers, are_words = decimals(table.lines.buffer, *table.span(0))
    others = np.flatnonzero(~are_words)
    numbers[others] = -1
    if not (universal and len(others)):
        return Ids(frozen(np.arange(len(table), dtype=np.int32))), numbers
    first, last, are_tokens = _two_numbers(table, others, "-")
    after, _, are_empty = _two_numbers(table, others, ".")
    are_words[others] = ~(are_tokens | are_empty)
    words = np.flatnonzero(are_words).astype(np.int32)
    ids = Ids(
        frozen(words),
        frozen(others[are_tokens]),
        frozen(first[are_tokens]),
        frozen(last[are_tokens]),
        frozen(others[are_empty]),
        frozen(after[are_empty]),
    )
    return ids, numbers[words]


def _two_numbers(table: FieldTable, rows: Ints, separator: str) -> tuple[Ints, Ints, Bools]:
    buffer, (starts, ends) = table.lines.buffer, table.span(0, rows)
    middle = position_of(buffer, starts, ends, ord(separator))
    first, first_is_number = decimals(buffer, starts, middle)
    last, last_is_number = decimals(buffer, np.minimum(middle + 1, ends), ends)
    return first, last, first_is_number & last_is_number


def check_ids(
    table: FieldTable, ids: Ids, numbers: Ints, offsets: Ints, first_rows: Ints
) -> list[Problem]:
    """List the rows whose IDs are out of order; of the words, only the first of each sentence."""
    lengths = np.diff(offsets)
    expected = ranges(np.ones(len(lengths), dtype=np.int32), lengths.astype(np.int32))
    wrong = np.flatnonzero(numbers != expected)
    # One wrong number shifts all that follow: only the first one is worth reporting.
    sentences = np.searchsorted(offsets, wrong, side="right") - 1
    wrong = wrong[np.unique(sentences, return_index=True)[1]]
    expected_at = dict(zip(ids.words[wrong].tolist(), expected[wrong].tolist(), strict=True))

    def word_message(number: int) -> str:
        row = int(np.searchsorted(table.numbers, number))
        return f"ID is {table.cell(0, row)!r}, expected {expected_at[row]}"

    def other_message(number: int) -> str:
        row = int(np.searchsorted(table.numbers, number))
        return f"ID {table.cell(0, row)} does not fit the words around it"

    misplaced = np.concatenate(
        [
            ids.tokens[_misplaced_tokens(ids, offsets, first_rows)],
            ids.empty[_misplaced_empty_nodes(ids, offsets, first_rows)],
        ]
    )
    return [
        *problems_at(table.lines, table.numbers[ids.words[wrong]], word_message, _REMEDY),
        *problems_at(table.lines, table.numbers[np.sort(misplaced)], other_message, _REMEDY),
    ]


def sentences_of(rows: Ints, first_rows: Ints) -> Ints:
    """Give the sentence that each row belongs to, given the first row of each sentence."""
    return np.searchsorted(first_rows, rows, side="right") - 1


def _misplaced_tokens(ids: Ids, offsets: Ints, first_rows: Ints) -> Bools:
    """Find tokens that are not before their first word, leave their sentence or overlap others."""
    if not len(ids.tokens):
        return np.zeros(0, dtype=np.bool_)
    first = np.searchsorted(ids.words, ids.tokens)
    sentence = sentences_of(ids.tokens, first_rows)
    end = first + ids.token_last - ids.token_first + 1
    overlapping = np.append(False, (end[:-1] > first[1:]) & (sentence[:-1] == sentence[1:]))
    return np.asarray(
        (ids.token_first != first - offsets[sentence] + 1)
        | (ids.token_last < ids.token_first)
        | (end > offsets[sentence + 1])
        | overlapping
    )


def _misplaced_empty_nodes(ids: Ids, offsets: Ints, first_rows: Ints) -> Bools:
    """Find the empty nodes that are out of place: node 3.1 must come after word 3."""
    sentence = sentences_of(ids.empty, first_rows)
    words_before = np.searchsorted(ids.words, ids.empty) - offsets[sentence]
    return np.asarray(ids.empty_after != words_before)
