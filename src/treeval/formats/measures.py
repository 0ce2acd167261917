"""Where the sentences of a piece of a CoNLL file end: in its bytes, its lines and its text.

Two files over the same text can be cut at the same place only if both have such an end there. The
text is measured in characters without spaces, as alignment counts them.
"""

from dataclasses import dataclass

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.formats.demand import can_scan
from treeval.formats.pieces import Piece
from treeval.kernels.conll_arrays import loaded
from treeval.kernels.machine_code import MachineCode
from treeval.tree.problems import refuse_problems
from treeval.tree.surface import surface
from treeval.tree.treebank import Treebank

_NEWLINE, _RETURN, _HASH = 10, 13, 35
_MEASURE = MachineCode(
    "treeval.kernels.measures:measure_conll",
    *("uint8*", "int64", "int64", "int64"),
    *["int64*"] * 4,
)
_SHORTEST = len("1\ta\n\n")  # bytes of a sentence
_MARK = b"\xef\xbb\xbf"  # the byte order mark


@dataclass(frozen=True, eq=False)
class Measures:
    """For each sentence of a piece, what comes before its end."""

    ends: Ints  # bytes, with the blank line after the sentence
    lines: Ints
    texts: Ints  # characters of tokens
    last: Ints  # characters of the last token alone
    in_multiword: Bools  # whether that token has several words

    def __len__(self) -> int:
        return len(self.ends)


def measured(piece: Piece, *, with_texts: bool = True) -> Measures:
    """Measure the sentences of a piece, whose text is UTF-8; without texts, they count as empty."""
    dialect = piece.format.dialect
    universal = dialect is not None and dialect.universal
    if with_texts:
        found = measured_by_kernel(piece, universal=universal)
        if found is not None:
            return found
    return measured_by_reading(piece, universal=universal, with_texts=with_texts)


def measured_by_kernel(piece: Piece, *, universal: bool) -> Measures | None:
    """Measure with compiled code; None if anything is unusual, as it does not say what.

    None as well where nothing can be compiled.
    """
    if not can_scan(len(piece.data)):
        return None
    buffer, size = loaded(piece.data), len(piece.data)
    first = len(_MARK) if not piece.lines_before and piece.data.startswith(_MARK) else 0
    room = size // _SHORTEST + 2
    ends, lines, texts, last = np.empty((4, room), dtype=np.int64)
    sentences = _MEASURE(buffer, size, first, universal, ends, lines, texts, last)
    if sentences < 0:
        return None
    ends, lines, texts, last = (one[:sentences] for one in (ends, lines, texts, last))
    return Measures(ends, lines, texts, abs(last), last < 0)


def measured_by_reading(piece: Piece, *, universal: bool, with_texts: bool) -> Measures:
    """Measure what the parser of the format makes of the piece."""
    ends, lines = _sentence_ends(piece.data, universal=universal)
    nothing = np.zeros(len(ends), dtype=np.int64)
    if not with_texts:
        return Measures(ends, lines, nothing, nothing, nothing > 0)
    trees, problems = piece.within_file()
    assert isinstance(trees, Treebank)
    assert len(trees) == len(ends)
    tokens = surface(trees)
    if (
        len(tokens.treebank.multiwords)
        and not np.isin(tokens.treebank.multiwords.first, tokens.first_words).all()
    ):
        refuse_problems(problems)  # tokens that overlap have no text
    texts = tokens.sentence_starts[1:].astype(np.int64)
    last = np.searchsorted(tokens.starts, texts) - 1  # token, -1 before the first
    lengths, are_multiword = (
        np.append(np.diff(tokens.starts), 0),
        np.append(tokens.are_multiword, 0),
    )
    return Measures(
        ends, lines, texts, lengths[last].astype(np.int64), are_multiword[last].astype(np.bool_)
    )


def _sentence_ends(data: bytes, *, universal: bool) -> tuple[Ints, Ints]:
    """Find where sentences end; a sentence is what lies between blank lines and has rows."""
    buffer = np.frombuffer(data, dtype=np.uint8)
    ends = np.flatnonzero(buffer == _NEWLINE)
    if not data.endswith(b"\n"):
        ends = np.append(ends, len(data))
    starts = np.concatenate([[0], ends[:-1] + 1])
    with_return = (ends > starts) & (buffer[ends - 1] == _RETURN)
    blank = ends - with_return == starts
    are_rows = ~blank
    if universal:
        are_rows &= buffer[np.minimum(starts, len(data) - 1)] != _HASH
    if universal and data.startswith(_MARK):
        are_rows[0] = data[len(_MARK)] != _HASH if len(data) > len(_MARK) else False
    rows_before = np.append(0, np.cumsum(are_rows))
    closing = np.append(np.flatnonzero(blank), len(blank) - 1)  # a blank line, or the file's end
    new_rows = np.diff(rows_before[closing + 1], prepend=0) > 0
    closing = closing[new_rows]
    return np.minimum(ends[closing] + 1, len(data)).astype(np.int64), (closing + 1).astype(np.int64)
