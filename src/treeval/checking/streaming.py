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
from treeval.formats.pieces import Piece
from treeval.formats.ranges import FileRange
from treeval.formats.registry import format_of
from treeval.parallel import mapper_of
from treeval.progress import Progress, followed, silent
from treeval.settings.treebanks import CheckSettings
from treeval.sources.blocks import PIECE
from treeval.sources.parts import file_parts


@dataclass(frozen=True)
class CheckTask:
    """A part of one of the files, or why there is none."""

    file: int
    part: Piece | FileRange | None
    failure: str = ""


@dataclass(frozen=True, eq=False)
class CheckedPart:
    """What is wrong with a part of a file, or why it cannot be read."""

    file: int
    findings: Sequence[PieceFindings] = ()
    failure: str = ""


@dataclass(frozen=True)
class PartChecker:
    """Checks a part of a file; it may do so in another process."""

    settings: CheckSettings

    def __call__(self, task: CheckTask) -> CheckedPart:
        if task.part is None:
            return CheckedPart(task.file, failure=task.failure)
        try:
            return CheckedPart(task.file, task.part.each(self._checked))
        except ReadError as error:
            return CheckedPart(task.file, failure=str(error))

    def _checked(self, piece: Piece) -> PieceFindings:
        return findings(*piece.read(), self.settings, lines=piece.data.count(b"\n"))


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
    done = mapper(PartChecker(settings), _tasks(paths, settings, size))
    for part in followed(done, "checking blocks", None, progress):
        if part.failure:
            failures.setdefault(part.file, part.failure)
        for one in part.findings if part.file not in failures else ():
            found[part.file].add(one)
    return [
        CheckedFile(path, failure=failures[number]) if number in failures else one.result()
        for number, (path, one) in enumerate(zip(paths, found, strict=True))
    ]


def _tasks(paths: Sequence[str], settings: CheckSettings, size: int) -> Iterator[CheckTask]:
    reading, are_elsewhere = settings.reading, settings.scale.is_spread
    for number, path in enumerate(paths):
        try:
            given = format_of(path, reading.format)
            parts = file_parts(
                path, given, reading.encoding, size=size, are_elsewhere=are_elsewhere
            )
            for part in parts:
                yield CheckTask(number, part)
        except TreevalError as error:
            yield CheckTask(number, None, str(error))
