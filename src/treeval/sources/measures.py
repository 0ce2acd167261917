"""The ends of the sentences of a block: in its bytes, its lines and its text.

Files over the same text can be cut only where all of them have such an end. The text
is measured in characters without spaces, as alignment counts them. Files of brackets have no text:
they are cut after the same number of trees.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.formats.compiled import FIND_TREES
from treeval.formats.demand import can_scan
from treeval.formats.ends import decided_tree_ends, without_notices
from treeval.kernels.conll_arrays import loaded
from treeval.kernels.machine_code import MachineCode
from treeval.sources.block import Block
from treeval.tree.problems import refuse_problems

_NEWLINE, _RETURN, _HASH = 10, 13, 35
MEASURE = MachineCode(
    "treeval.kernels.measures:measure_conll",
    *("uint8*", "int64", "int64", "int64"),
    *["int64*"] * 4,
)
_SHORTEST = len("1\ta\n\n")  # bytes of a sentence
_MARK = b"\xef\xbb\xbf"  # the byte order mark
_SHORTEST_TREE = len("()")  # bytes
_NOTHING = np.zeros(0, dtype=np.int32)


@dataclass(frozen=True, eq=False)
class Measures:
    """The numbers of bytes, lines and characters before the end of each sentence of a block."""

    ends: Ints  # bytes, with the blank line after the sentence
    lines: Ints
    texts: Ints  # characters of tokens
    last: Ints  # characters of the last token alone
    in_multiword: Bools  # whether that token has several words
    all_bytes: int  # of the whole block
    all_lines: int

    def __len__(self) -> int:
        return len(self.ends)


def joined(of_blocks: Sequence[Measures]) -> Measures:
    """Join the measures of consecutive blocks, in as few bytes as they need."""
    if len(of_blocks) == 1:
        return of_blocks[0]
    sizes = np.cumsum([0, *(measures.all_bytes for measures in of_blocks)])
    heights = np.cumsum([0, *(measures.all_lines for measures in of_blocks)])
    characters = np.cumsum(
        [0, *(measures.texts[-1] if len(measures) else 0 for measures in of_blocks)]
    )

    def following(columns: Iterable[Ints], before: Ints) -> Ints:
        moved = (column + offset for column, offset in zip(columns, before, strict=False))
        return np.concatenate([_NOTHING, *moved], dtype=np.int32)

    return Measures(
        following((measures.ends for measures in of_blocks), sizes),
        following((measures.lines for measures in of_blocks), heights),
        following((measures.texts for measures in of_blocks), characters),
        following((measures.last for measures in of_blocks), np.zeros_like(sizes)),
        np.concatenate([_NOTHING > 0, *(measures.in_multiword for measures in of_blocks)]),
        int(sizes[-1]),
        int(heights[-1]),
    )


def measured(block: Block, *, with_texts: bool = True) -> Measures:
    """Measure the sentences of a block, whose text is UTF-8; without texts, they count as empty."""
    assert block.format is not None
    if block.format.sentence_end == "outer bracket":
        return measured_trees(block)
    dialect = block.format.dialect
    universal = dialect is not None and dialect.universal
    if with_texts:
        measures = measured_by_kernel(block, universal=universal)
        if measures is not None:
            return measures
    return measured_by_reading(block, universal=universal, with_texts=with_texts)


def measured_by_kernel(block: Block, *, universal: bool) -> Measures | None:
    """Measure with compiled code; None if anything is unusual, as it does not say what.

    None as well where nothing can be compiled.
    """
    data = block.data or b""
    if not can_scan(len(data)):
        return None
    buffer, size = loaded(data), len(data)
    first = len(_MARK) if not block.begin and data.startswith(_MARK) else 0
    room = size // _SHORTEST + 2
    ends, lines, texts, last = np.empty((4, room), dtype=np.int64)
    sentences = MEASURE(buffer, size, first, universal, ends, lines, texts, last)
    if sentences < 0:
        return None
    total = size, int(lines[sentences])
    ends, lines, texts, last = (column[:sentences] for column in (ends, lines, texts, last))
    return Measures(ends, lines, texts, abs(last), last < 0, *total)


def measured_by_reading(block: Block, *, universal: bool, with_texts: bool) -> Measures:
    """Measure the trees that the parser of the format reads from the block."""
    data = block.data or b""
    ends, lines = _sentence_ends(data, universal=universal)
    total = len(data), data.count(b"\n") + (not data.endswith(b"\n"))
    nothing = np.zeros(len(ends), dtype=np.int64)
    if not with_texts or not len(ends):
        return Measures(ends, lines, nothing, nothing, nothing > 0, *total)
    source = block.source()
    trees = source.treebank
    assert len(trees) == len(ends)
    tokens = source.surface
    if (
        len(tokens.treebank.multiwords)
        and not np.isin(tokens.treebank.multiwords.first, tokens.first_words).all()
    ):
        refuse_problems(source.format_problems)  # tokens that overlap have no text
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
    """Find where sentences end; a sentence is a run of lines between blank ones that has rows."""
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


def measured_trees(block: Block) -> Measures:
    """Measure the trees of a block; they have no text."""
    data = without_notices(block.data or b"")
    ends, lines, height = _trees_by_kernel(data) if can_scan(len(data)) else _trees_by_numpy(data)
    nothing = np.zeros(len(ends), dtype=np.int32)
    return Measures(ends, lines, nothing, nothing, nothing > 0, len(data), height)


def _trees_by_kernel(data: bytes) -> tuple[Ints, Ints, int]:
    """Find ends and lines of trees, and the number of all lines."""
    ends, lines = np.empty((2, len(data) // _SHORTEST_TREE + 2), dtype=np.int64)
    trees = FIND_TREES(loaded(data), len(data), ends, lines)
    return ends[:trees], lines[:trees], int(lines[trees])


def _trees_by_numpy(data: bytes) -> tuple[Ints, Ints, int]:
    """Find ends and lines of trees without compiled code."""
    signs = np.frombuffer(data, dtype=np.uint8)
    line_ends = np.flatnonzero(signs == ord("\n"))
    ends = decided_tree_ends(signs, at_end=True)
    return ends, np.searchsorted(line_ends, ends), len(line_ends)
