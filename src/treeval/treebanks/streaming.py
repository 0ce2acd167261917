"""Large treebanks, counted block by block: trees are forgotten as soon as they are counted.

The blocks of all files of all treebanks are one queue of work for any number of workers.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from treeval.formats.files import as_path
from treeval.formats.pieces import Piece
from treeval.formats.ranges import FileRange
from treeval.formats.registry import format_of
from treeval.parallel import mapper_of
from treeval.progress import Progress, followed, silent
from treeval.settings.choices import Invalid
from treeval.settings.treebanks import TreebankSettings
from treeval.sources.blocks import SIZE
from treeval.sources.hashes import FileHash
from treeval.sources.info import FileInfo
from treeval.sources.parts import file_parts
from treeval.sources.source import Source
from treeval.tree.problems import Problem, require_words
from treeval.treebanks.reading import BrokenSentences, CountedTreebanks, policy_of, prepared
from treeval.treebanks.tally import TreeCounter, TreesTally
from treeval.treebanks.totals import TreebankTotals


def hindrance(paths: Sequence[str], settings: TreebankSettings) -> str:
    """Say why treebanks cannot be counted in blocks; "" if they can."""
    if settings.perplexity:
        return "perplexities (`perplexity=`) need whole files"
    if settings.systems:
        return "scores (`systems=`) need whole files"
    for path in paths:
        given = format_of(path, settings.reading.format)
        if not given.cuttable:
            return f"{given.name} cannot be read in blocks"
    return ""


@dataclass(frozen=True)
class CountingTask:
    """A part of one of the files."""

    file: int
    part: Piece | FileRange


@dataclass(frozen=True, eq=False)
class CountedPiece:
    """What was counted in a piece of a file, and its size."""

    tally: TreesTally
    lines: int
    words_read: int  # before anything was left out
    sentences: int
    words: int
    broken: int  # sentences that are skipped or kept
    first: Problem | None  # of the sentences that are skipped; its line is that of the piece


@dataclass(frozen=True)
class PartCounter:
    """Counts a part of a file; it may do so in another process."""

    count: TreeCounter
    settings: TreebankSettings

    def __call__(self, task: CountingTask) -> tuple[int, list[CountedPiece]]:
        return task.file, task.part.each(self._counted)

    def _counted(self, piece: Piece) -> CountedPiece:
        trees, problems = piece.within_file()
        source = Source(trees, tuple(problems))
        found = prepared(source, self.settings, policy_of(self.settings))
        first = found.first_problem
        return CountedPiece(
            self.count(found.treebank),
            piece.data.count(b"\n"),
            source.words,
            found.info.sentences,
            found.info.words,
            found.broken.sentences if found.broken else 0,
            replace(first, line=first.line - piece.lines_before) if first else None,
        )


@dataclass(eq=False)
class CountedFile:
    """What is known of a file while its parts are counted."""

    treebank: str
    path: str
    digest: FileHash = field(default_factory=FileHash)
    lines: int = 0
    words_read: int = 0
    sentences: int = 0
    words: int = 0
    broken: int = 0
    first: str = ""  # problem

    def add(self, piece: CountedPiece) -> None:
        if piece.first and not self.first:
            self.first = str(replace(piece.first, line=piece.first.line + self.lines))
        self.lines += piece.lines
        self.words_read += piece.words_read
        self.sentences += piece.sentences
        self.words += piece.words
        self.broken += piece.broken

    @property
    def info(self) -> FileInfo:
        return FileInfo(self.path, self.digest.hexdigest(), self.sentences, self.words)

    def broken_sentences(self, policy: Invalid) -> BrokenSentences:
        return BrokenSentences(self.path, policy, self.broken, self.first)


def counted_in_blocks(
    inputs: Mapping[str, Sequence[Any]],
    count: TreeCounter,
    settings: TreebankSettings,
    *,
    size: int = SIZE,
    progress: Progress = silent,
) -> CountedTreebanks:
    """Count the files of treebanks block by block."""
    files = [CountedFile(name, as_path(one)) for name, given in inputs.items() for one in given]
    totals = {name: TreebankTotals() for name in inputs}
    mapper = mapper_of(settings.scale.jobs, settings.scale.cluster)
    # Workers need none of the inputs, which may be anything.
    plain = replace(settings, systems=(), train=(), accuracies=None, relation_classes=None)
    work = PartCounter(count, plain)
    try:
        done = mapper(work, _tasks(files, settings, size))
        for number, pieces in followed(done, "counting blocks", None, progress):
            for piece in pieces:
                totals[files[number].treebank].add(piece.tally)
                files[number].add(piece)
        infos = tuple((one.treebank, one.info) for one in files)
    finally:
        for one in files:
            one.digest.stop()
    for one in files:
        require_words(one.path, one.words_read)
    broken = {one.path: one.broken_sentences(policy_of(settings)) for one in files if one.broken}
    return CountedTreebanks(totals, infos, tuple(broken.values()))


def _tasks(
    files: Sequence[CountedFile], settings: TreebankSettings, size: int
) -> Iterator[CountingTask]:
    reading, are_elsewhere = settings.reading, settings.scale.is_spread
    for number, one in enumerate(files):
        for part in file_parts(
            one.path,
            format_of(one.path, reading.format),
            reading.encoding,
            size=size,
            are_elsewhere=are_elsewhere,
            digest=one.digest,
        ):
            yield CountingTask(number, part)
