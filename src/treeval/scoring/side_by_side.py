"""Gold and systems side by side, in blocks that end at the same place of the text, or tree."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace

from treeval.formats.ranges import WIDTH
from treeval.formats.registry import format_of
from treeval.parallel import Mapper, workers_of
from treeval.settings.reading import FileSettings
from treeval.settings.scale import ScaleSettings
from treeval.sources.blocks import PIECE, SIZE, FileBlock, MeasuredFile, common_blocks, is_plain

MEASURED = 4 * WIDTH  # bytes: to find the ends of sentences takes a twentieth of counting words


@dataclass(frozen=True, eq=False)
class ReadFiles:
    """Files that are being read."""

    files: tuple[MeasuredFile, ...]
    size: int

    def blocks(self) -> Iterator[tuple[FileBlock, ...]]:
        return common_blocks(self.files, self.size)

    @property
    def hashes(self) -> list[str]:
        """The hashes of the files, once they have been read."""
        return [one.sha256 for one in self.files]


@dataclass(frozen=True)
class SideBySide:
    """Files over the same text, gold first, and how they are read.

    Blocks have about ``size`` bytes of the gold file. Workers measure ranges of ``width`` bytes.
    """

    paths: tuple[str, ...]
    reading: FileSettings
    scale: ScaleSettings
    by_text: bool = True
    size: int = SIZE
    width: int = MEASURED

    @contextmanager
    def opened(self) -> Iterator[tuple[Mapper, ReadFiles]]:
        """Start workers, and read the files; blocks are given to the workers as they come."""
        files = tuple(map(self._file, self.paths))
        with ExitStack() as stack:
            for one in files:
                stack.callback(one.close)
                if self.scale.cluster:
                    one.begin_hash()  # while workers are looked for
            mapper = stack.enter_context(workers_of(self.scale.jobs, self.scale.cluster))
            if self.scale.is_spread:
                for one in files:
                    one.spread(mapper, self.width)
            yield mapper, ReadFiles(files, self.size)

    def _file(self, path: str) -> MeasuredFile:
        return MeasuredFile(
            path,
            format_of(path, self.reading.format),
            self.reading.encoding,
            by_text=self.by_text,
            size=min(self.size, PIECE),
        )

    def again(
        self, blocks: Sequence[tuple[FileBlock, ...]], wanted: Sequence[int]
    ) -> Iterator[tuple[int, tuple[FileBlock, ...]]]:
        """Give some of the blocks again; where these have no place in a file, all are read."""
        if not wanted:
            return
        if all(is_plain(path, self.reading.encoding) for path in self.paths):
            for number in wanted:
                yield number, blocks[number]
            return
        here = replace(self, scale=ScaleSettings())
        with here.opened() as (_, reading):
            for number, found in enumerate(reading.blocks()):
                if number in wanted:
                    yield number, found
                if number == wanted[-1]:
                    return
