"""Several files over the same text, cut into blocks that end at the same place.

A block ends where all files have a sentence end after the same characters, and the last token is
the same word for all: so words are aligned within a block exactly as in whole files. The files are
measured by this process on its way through them, or by workers, each of which finds the sentences
of its part itself; then, this process only adds up the measures.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial, reduce
from typing import Literal, TypeAlias

import numpy as np

from treeval.arrays import Ints
from treeval.errors import TreevalError
from treeval.sources.block import Block
from treeval.sources.cut import SIZE, Input
from treeval.sources.measures import Measures, joined, measured
from treeval.tree.surface import surface

WIDTH = 1 << 27  # bytes that a worker measures: this takes a twentieth of the time of counting
_LONGEST = 20  # bits for the length of a token

# Applies a function to blocks, perhaps elsewhere; results come in the order of the blocks.
MeasureMapper: TypeAlias = Callable[
    [Callable[[Block], Measures], Iterable[Block]], Iterable[Measures]
]


def measures_of(size: int, with_texts: bool, block: Block) -> Measures:
    """Measure a block piece by piece; another process may do so.

    If this fails, the block is measured once more with the lines that messages have to name.
    """
    try:
        return joined([measured(piece, with_texts=with_texts) for piece in block.pieces(size)])
    except TreevalError:
        placed = block.placed()
        if placed is block:
            raise
    return measures_of(size, with_texts, placed)


@dataclass(eq=False)
class MeasuredFile:
    """A file that is measured part by part, and the sentences of it that are in no block yet.

    This process reads it and measures what it has read, unless workers do both: if there is a
    ``mapper``, and the file is plain, they get parts of ``width`` bytes.
    """

    input: Input
    by_text: bool = True  # whether blocks end at the same character or after the same sentence
    size: int = SIZE  # bytes that are read at a time
    mapper: MeasureMapper | None = None
    width: int = WIDTH
    sentences: int = field(default=0, init=False)  # measured so far
    is_done: bool = field(default=False, init=False)

    def __post_init__(self) -> None:
        self._data: list[bytes] = []  # of a file whose blocks have no places
        self._keys = self._ends = self._lines = np.zeros(0, dtype=np.int64)
        self._fits = np.zeros(0, dtype=np.bool_)  # which keys may be the end of a block
        self._characters = self._all_bytes = self._all_lines = 0  # measured so far
        self._begin = self._lines_before = self._cut = 0  # in blocks so far
        measure = partial(measures_of, self.size, self.by_text)
        if self.mapper is not None and self.input.has_rough_places:
            parts = self.input.rough_blocks(self.width)
            self._measures: Iterator[Measures] = iter(self.mapper(measure, parts))
        else:
            self._measures = map(measure, self._read())

    def _read(self) -> Iterator[Block]:
        """Read the file in order; what workers cannot read themselves is kept for the blocks."""
        for block in self.input.read_blocks(self.size):
            if self.input.has_places:
                yield block
            else:
                plain = block.recoded()
                self._data.append(plain.data or b"")
                yield plain

    @property
    def pending(self) -> int:
        """The number of bytes that are in no block yet."""
        return self._all_bytes - self._begin

    @property
    def reach(self) -> int:
        """How far it was measured: characters, or sentences."""
        return self._characters if self.by_text else self.sentences

    @property
    def common_keys(self) -> Ints:
        """Where a block may end; not after the last sentence, as something may follow it."""
        return self._keys[:-1][self._fits[:-1]]

    def grow(self) -> bool:
        """Take the measures of another part, if there is one."""
        found = next(self._measures, None)
        if found is None:
            self.is_done = True
            return False
        self._add(found)
        return True

    def _add(self, found: Measures) -> None:
        if self.by_text:
            last = np.minimum(found.last, (1 << _LONGEST) - 1)
            keys = (found.texts.astype(np.int64) + self._characters) << _LONGEST | last
            self._characters += int(found.texts[-1]) if len(found) else 0
        else:
            keys = np.arange(self.sentences, self.sentences + len(found), dtype=np.int64)
        self.sentences += len(found)
        self._keys = np.concatenate([self._keys, keys])
        self._fits = np.concatenate([self._fits, ~found.in_multiword | (not self.by_text)])
        self._ends = np.concatenate([self._ends, found.ends.astype(np.int64) + self._all_bytes])
        self._lines = np.concatenate([self._lines, found.lines.astype(np.int64) + self._all_lines])
        self._all_bytes += found.all_bytes
        self._all_lines += found.all_lines

    def nearest(self, keys: Ints, size: int) -> int:
        """Choose the key after which a block first has so many bytes, or the last one."""
        ends = self._ends[np.searchsorted(self._keys, keys)]
        place = int(np.searchsorted(ends, self._begin + size))
        return int(keys[min(place, len(keys) - 1)])

    def until(self, key: int) -> Block:
        """Take the sentences up to a key."""
        number = int(np.searchsorted(self._keys, key)) + 1
        end = int(self._ends[number - 1])
        block = self._block(end)
        if not self.input.has_places:
            self._data = [b"".join(self._data)[end - self._begin :]]
        self._begin = end
        self._lines_before = int(self._lines[number - 1])
        self._cut += number
        self._keys, self._fits = self._keys[number:], self._fits[number:]
        self._ends, self._lines = self._ends[number:], self._lines[number:]
        return block

    def rest(self) -> Block:
        """Give all that has been read and is in no block yet."""
        return self._block(self._all_bytes)

    def _block(self, end: int) -> Block:
        data = None if self.input.has_places else b"".join(self._data)[: end - self._begin]
        return replace(
            self.input.unread,
            encoding="utf-8",
            begin=self._begin,
            end=end,
            data=data,
            lines_before=self._lines_before,
            sentences_before=self._cut,
        )


def aligned_blocks(
    inputs: Sequence[Input],
    by: Literal["text", "sentence"],
    size: int,
    mapper: MeasureMapper | None = None,
) -> Iterator[tuple[Block, ...]]:
    """Cut files into blocks of about ``size`` bytes of the first file, which end together.

    If there is a mapper, workers measure the files. Where the texts differ, a block has the first
    difference in it, and is the last one.
    """
    files = [
        MeasuredFile(one, by_text=by == "text", size=min(size, SIZE), mapper=mapper, width=WIDTH)
        for one in inputs
    ]
    return common_blocks(files, size)


def common_blocks(files: Sequence[MeasuredFile], size: int) -> Iterator[tuple[Block, ...]]:
    """Cut files over the same text into blocks that end at the same place.

    Where the texts differ, a block has the first difference in it, and is the last one.
    """
    first, *others = files
    wanted = size
    while True:
        while first.pending < wanted and first.grow():
            pass
        for one in others:
            while one.reach < first.reach and one.grow():
                pass
        is_end = first.is_done and all(one.reach > first.reach or not one.grow() for one in others)
        if is_end and first.pending <= wanted:
            yield tuple(one.rest() for one in files)
            return
        common = reduce(_common, (one.common_keys for one in files))
        if len(common):
            key = first.nearest(common, size)
            yield tuple(one.until(key) for one in files)
            wanted = size
        elif is_end or _differ(files):
            yield tuple(one.rest() for one in files)
            return
        else:
            wanted = 2 * max(wanted, first.pending)


def _common(keys: Ints, others: Ints) -> Ints:
    """Find the keys that are among others; both are in rising order."""
    if not len(others):
        return keys[:0]
    places = np.searchsorted(others, keys)
    return np.asarray(keys[others.take(places, mode="clip") == keys])


def _differ(files: Sequence[MeasuredFile]) -> bool:
    """Say whether the texts that are in no block yet differ, as far as all have been read."""
    if not files[0].by_text:
        return any(one.is_done and one.reach < files[0].reach for one in files)
    texts = [surface(one.rest().source().treebank).text for one in files]
    shortest = min(map(len, texts))
    ended = any(one.is_done and one.reach < files[0].reach for one in files)
    return ended or any(text[:shortest] != texts[0][:shortest] for text in texts)
