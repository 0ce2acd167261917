"""Several files over the same text, cut into blocks that end at the same place in the text.

A block ends where all files have the end of a sentence after the same number of characters, and
the same last token: so words are aligned within a block exactly as in whole files. The files are
measured by this process while it reads them, or by workers; then, this process only adds up their
measures.
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

WIDTH = 1 << 27  # bytes that a worker measures: this takes a twentieth of the time of counting
_LONGEST = 20  # bits for the length of a token

# Applies a function to blocks, perhaps elsewhere; results come in the order of the blocks.
MeasureMapper: TypeAlias = Callable[
    [Callable[[Block], Measures], Iterable[Block]], Iterable[Measures]
]


def measures_of(size: int, with_texts: bool, block: Block) -> Measures:
    """Measure a block, ``size`` bytes at a time; other processes may do so.

    If this fails, the block is measured once more with the lines that messages have to name.
    """
    try:
        return joined([measured(part, with_texts=with_texts) for part in block.divided(size)])
    except TreevalError:
        placed = block.placed()
        if placed is block:
            raise
    return measures_of(size, with_texts, placed)


@dataclass(eq=False)
class MeasuredFile:
    """A file that is measured step by step, and its sentences that are in no block yet.

    This process reads and measures it, unless workers do both: if there is a ``mapper``, and the
    file is plain, each of them gets ``width`` bytes at a time.
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
            rough = self.input.rough_blocks(self.width)
            self._measures: Iterator[Measures] = iter(self.mapper(measure, rough))
        else:
            self._measures = map(measure, self._read())

    def _read(self) -> Iterator[Block]:
        """Read the file in order; bytes that workers cannot read themselves are kept for blocks."""
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
        """The number of characters, or of sentences, measured so far."""
        return self._characters if self.by_text else self.sentences

    @property
    def common_keys(self) -> Ints:
        """The keys of possible ends of blocks.

        That of the last sentence is not among them, as more may follow it.
        """
        return self._keys[:-1][self._fits[:-1]]

    def grow(self) -> bool:
        """Take the next measures, if there are any."""
        measures = next(self._measures, None)
        if measures is None:
            self.is_done = True
            return False
        self._add(measures)
        return True

    def _add(self, measures: Measures) -> None:
        if self.by_text:
            # A key is the position in the text, and the length of the last token in its low bits:
            # equal keys mean that both files end a sentence there, with the same last token.
            last = np.minimum(measures.last, (1 << _LONGEST) - 1)
            keys = (measures.texts.astype(np.int64) + self._characters) << _LONGEST | last
            self._characters += int(measures.texts[-1]) if len(measures) else 0
        else:
            keys = np.arange(self.sentences, self.sentences + len(measures), dtype=np.int64)
        self.sentences += len(measures)
        self._keys = np.concatenate([self._keys, keys])
        self._fits = np.concatenate([self._fits, ~measures.in_multiword | (not self.by_text)])
        self._ends = np.concatenate([self._ends, measures.ends.astype(np.int64) + self._all_bytes])
        self._lines = np.concatenate(
            [self._lines, measures.lines.astype(np.int64) + self._all_lines]
        )
        self._all_bytes += measures.all_bytes
        self._all_lines += measures.all_lines

    def nearest(self, keys: Ints, size: int) -> int:
        """Choose the first key at which a block has ``size`` bytes, or else the last key."""
        ends = self._ends[np.searchsorted(self._keys, keys)]
        index = int(np.searchsorted(ends, self._begin + size))
        return int(keys[min(index, len(keys) - 1)])

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
        """Give all sentences read so far that are in no block yet."""
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
        MeasuredFile(input_, by_text=by == "text", size=min(size, SIZE), mapper=mapper, width=WIDTH)
        for input_ in inputs
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
        for other in others:
            while other.reach < first.reach and other.grow():
                pass
        # The end is certain only when the others are at their ends, or beyond the first file.
        is_end = first.is_done and all(
            other.reach > first.reach or not other.grow() for other in others
        )
        if is_end and first.pending <= wanted:
            yield tuple(file.rest() for file in files)
            return
        common = reduce(_common, (file.common_keys for file in files))
        if len(common):
            key = first.nearest(common, size)
            yield tuple(file.until(key) for file in files)
            wanted = size
        elif is_end or _differ(files):
            yield tuple(file.rest() for file in files)
            return
        else:  # no common end so far: doubling keeps the number of attempts small
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
        return any(file.is_done and file.reach < files[0].reach for file in files)
    texts = [file.rest().source().surface.text for file in files]
    shortest = min(map(len, texts))
    ended = any(file.is_done and file.reach < files[0].reach for file in files)
    return ended or any(text[:shortest] != texts[0][:shortest] for text in texts)
