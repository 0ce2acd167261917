"""Large files, checked block by block: only what is wrong with them stays in memory.

The blocks of all files are one queue of work, so that many small files are spread over workers as
well as a large one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from treeval.checking.findings import FileFindings, PieceFindings, findings
from treeval.checking.result import CheckedFile
from treeval.errors import ReadError, TreevalError
from treeval.formats.files import as_path
from treeval.formats.registry import format_of
from treeval.parallel import mapper_of
from treeval.progress import Progress, followed, silent
from treeval.settings.checking import CheckSettings
from treeval.sources.blocks import PIECE, FileBlock
from treeval.sources.cutting import file_blocks


@dataclass(frozen=True)
class CheckTask:
    """A block of one of the files, or why there is none."""

    file: int
    block: FileBlock | None
    failure: str = ""


@dataclass(frozen=True, eq=False)
class CheckedBlock:
    """What is wrong with a block, or why it cannot be read."""

    file: int
    lines_before: int = 0
    findings: PieceFindings | None = None
    failure: str = ""


@dataclass(frozen=True)
class BlockChecker:
    """Checks a block; it may do so in another process."""

    settings: CheckSettings

    def __call__(self, task: CheckTask) -> CheckedBlock:
        if task.block is None:
            return CheckedBlock(task.file, failure=task.failure)
        piece = task.block.piece()
        try:
            trees, problems = piece.read()
        except ReadError as error:
            return CheckedBlock(task.file, failure=str(error))
        found = findings(trees, problems, self.settings)
        return CheckedBlock(task.file, piece.lines_before, found)


def hindrance(paths: Sequence[str], settings: CheckSettings) -> str:
    """Say why files cannot be checked in blocks; "" if they can."""
    for path in paths:
        try:
            if format_of(path, settings.reading.format).dialect is None:
                return "only CoNLL files can be checked in blocks"
        except TreevalError:
            return ""  # a file of no known format is a finding
    return ""


def checked_in_blocks(
    files: Sequence[Any],
    settings: CheckSettings,
    *,
    size: int = PIECE,
    progress: Progress = silent,
) -> list[CheckedFile]:
    """Check files block by block; a file that cannot be read has that one problem."""
    paths = [as_path(one) for one in files]
    found = [FileFindings(path) for path in paths]
    failures: dict[int, str] = {}
    mapper = mapper_of(settings.scale.jobs, settings.scale.cluster)
    done = mapper(BlockChecker(settings), _tasks(paths, settings, size))
    for block in followed(done, "checking blocks", None, progress):
        if block.findings is None:
            failures.setdefault(block.file, block.failure)
        elif block.file not in failures:
            found[block.file].add(block.findings, block.lines_before)
    return [
        CheckedFile(path, failure=failures[number]) if number in failures else one.result()
        for number, (path, one) in enumerate(zip(paths, found, strict=True))
    ]


def _tasks(paths: Sequence[str], settings: CheckSettings, size: int) -> Iterator[CheckTask]:
    reading, by_place = settings.reading, settings.scale.is_spread
    for number, path in enumerate(paths):
        try:
            given = format_of(path, reading.format)
            cut = file_blocks(path, given, reading.encoding, size=size, by_place=by_place)
            for block in cut:
                yield CheckTask(number, block)
        except TreevalError as error:
            yield CheckTask(number, None, str(error))
