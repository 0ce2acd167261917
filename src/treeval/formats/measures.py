"""Where the sentences of a piece of a CoNLL file end: in its bytes, its lines and its text.

Two files over the same text can be cut at the same place only if both have such an end there. The
text is measured in characters without spaces, as alignment counts them.
"""

from collections.abc import Iterable, Sequence
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
MEASURE = MachineCode(
    "treeval.kernels.measures:measure_conll",
    *("uint8*", "int64", "int64", "int64"),
    *["int64*"] * 4,
)
_SHORTEST = len("1\ta\n\n")  # bytes of a sentence
_MARK = b"\xef\xbb\xbf"  # the byte order mark
_NOTHING = np.zeros(0, dtype=np.int32)


@dataclass(frozen=True, eq=False)
class Measures:
    """For each sentence of a piece, what comes before its end."""

    ends: Ints  # bytes, with the blank line after the sentence
    lines: Ints
    texts: Ints  # characters of tokens
    last: Ints  # characters of the last token alone
    in_multiword: Bools  # whether that token has several words
    all_bytes: int  # of the whole piece
    all_lines: int

    def __len__(self) -> int:
        return len(self.ends)


def joined(parts: Sequence[Measures]) -> Measures:
    """Put the measures of pieces together that follow each other, in as few bytes as they need."""
    if len(parts) == 1:
        return parts[0]
    sizes = np.cumsum([0, *(part.all_bytes for part in parts)])
    heights = np.cumsum([0, *(part.all_lines for part in parts)])
    characters = np.cumsum([0, *(part.texts[-1] if len(part) else 0 for part in parts)])

    def following(columns: Iterable[Ints], before: Ints) -> Ints:
        moved = (column + offset for column, offset in zip(columns, before, strict=False))
        return np.concatenate([_NOTHING, *moved], dtype=np.int32)

    return Measures(
        following((part.ends for part in parts), sizes),
        following((part.lines for part in parts), heights),
        following((part.texts for part in parts), characters),
        following((part.last for part in parts), np.zeros_like(sizes)),
        np.concatenate([_NOTHING > 0, *(part.in_multiword for part in parts)]),
        int(sizes[-1]),
        int(heights[-1]),
    )


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
    first = len(_MARK) if piece.is_first and piece.data.startswith(_MARK) else 0
    room = size // _SHORTEST + 2
    ends, lines, texts, last = np.empty((4, room), dtype=np.int64)
    sentences = MEASURE(buffer, size, first, universal, ends, lines, texts, last)
    if sentences < 0:
        return None
    total = size, int(lines[sentences])
    ends, lines, texts, last = (one[:sentences] for one in (ends, lines, texts, last))
    return Measures(ends, lines, texts, abs(last), last < 0, *total)


def measured_by_reading(piece: Piece, *, universal: bool, with_texts: bool) -> Measures:
    """Measure what the parser of the format makes of the piece."""
    ends, lines = _sentence_ends(piece.data, universal=universal)
    total = len(piece.data), piece.data.count(b"\n") + (not piece.data.endswith(b"\n"))
    nothing = np.zeros(len(ends), dtype=np.int64)
    if not with_texts or not len(ends):
        return Measures(ends, lines, nothing, nothing, nothing > 0, *total)
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
        *(ends, lines, texts, lengths[last].astype(np.int64)),
        are_multiword[last].astype(np.bool_),
        *total,
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
