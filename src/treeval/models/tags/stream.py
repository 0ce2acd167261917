"""A text as one row of tokens: the end of a sentence is a token of its own, the empty word."""

from collections.abc import Iterable

import numpy as np

from treeval.kernels.clark.arrays import Spelling, Stream
from treeval.models.ngram.text import Text
from treeval.tree.column import Column

BOUNDARY = ""


def row_of(text: Text) -> Column:
    """Put all sentences into one row, types numbered in the order in which they first occur."""
    lengths = np.diff(text.offsets)
    places = np.arange(len(text.words.codes)) + np.repeat(np.arange(len(lengths)), lengths)
    codes = np.full(len(places) + len(lengths), len(text.words.strings), dtype=np.int64)
    codes[places] = text.words.codes
    used, first, inverse = np.unique(codes, return_index=True, return_inverse=True)
    order = np.argsort(first)
    strings = (*text.words.strings, BOUNDARY)
    numbers = np.empty(len(used), dtype=np.int32)
    numbers[order] = np.arange(len(used), dtype=np.int32)
    return Column(numbers[inverse], tuple(strings[used[rank]] for rank in order.tolist()))


def stream_of(row: Column, *, compatible: bool) -> Stream:
    """Find where each type occurs; the reference program overlooks the last token there."""
    tokens = row.codes.astype(np.int64)
    seen = tokens[:-1] if compatible else tokens
    places = np.argsort(seen, kind="stable")
    starts = np.searchsorted(seen[places], np.arange(len(row.strings) + 1))
    return Stream(tokens, places, starts, np.bincount(tokens, minlength=len(row.strings)))


def spelling_of(words: Iterable[str]) -> Spelling:
    """Spell words by the bytes of their UTF-8."""
    coded = [word.encode("utf-8", errors="surrogatepass") for word in words]
    lengths = np.array([0, *map(len, coded)], dtype=np.int64)
    letters = np.frombuffer(b"".join(coded), dtype=np.uint8).astype(np.int64)
    return Spelling(letters, np.cumsum(lengths))
