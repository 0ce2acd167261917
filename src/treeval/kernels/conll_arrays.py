"""What is found in a CoNLL file, as arrays that the kernel fills.

This module does without numba, so that those who call the kernel need not load it.
"""

from typing import NamedTuple

import numpy as np

from treeval.arrays import Bytes, Ints

MANY = 64  # bytes that kernels look at together


def loaded(text: bytes) -> Bytes:
    """Give a text to kernels: if it is shorter than what they look at, with zeros after it."""
    return np.frombuffer(text if len(text) >= MANY else text.ljust(MANY, b"\0"), dtype=np.uint8)


class Rules(NamedTuple):
    """A dialect in numbers: how many columns there are, which two are checked, what is allowed."""

    fields: int
    fewest: int
    form: int
    head: int
    universal: int
    open_ended: int


class RowCounts(NamedTuple):
    """How much was found, and what is known of the sentence that is being read."""

    lines: int = 0
    rows: int = 0
    words: int = 0
    sentences: int = 0
    tokens: int = 0
    nodes: int = 0
    first_row: int = 0
    first_word: int = 0
    highest: int = 0  # head in the sentence
    reach: int = 0  # last word of a multiword token in the sentence


class Sheet(NamedTuple):
    """Lines, rows and words of a text, each in as many arrays as there is to know about it.

    Rows are numbered from 0, and so are lines. ``first_rows`` and ``offsets`` have one entry per
    sentence, and one more at the end.
    """

    starts: Ints  # of lines
    blank: Bytes  # of lines
    numbers: Ints  # of the lines of rows
    widths: Ints  # of rows, in fields
    field_ends: Ints  # of rows, one after the other for each field
    words: Ints  # their rows
    heads: Ints  # of words
    first_rows: Ints
    offsets: Ints
    tokens: Ints  # multiword tokens: their rows, and their first and last words
    token_first: Ints
    token_last: Ints
    empty: Ints  # empty nodes: their rows, and the words before them
    empty_after: Ints
