"""Large treebanks, counted block by block: trees are forgotten as soon as they are counted.

The blocks of all files of all treebanks are one queue of work for any number of workers.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from treeval.formats.files import as_path
from treeval.formats.registry import format_of
from treeval.parallel import mapper_of
from treeval.progress import Progress, followed, silent
from treeval.settings.choices import Invalid
from treeval.settings.treebanks import TreebankSettings
from treeval.sources.blocks import SIZE, FileBlock
from treeval.sources.cutting import file_blocks
from treeval.sources.info import FileInfo
from treeval.tree.problems import insist_on_words
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
    """A block of one of the files."""

    file: int
    block: FileBlock


@dataclass(frozen=True, eq=False)
class CountedBlock:
    """What was counted in a block, and the size of what was counted."""

    file: int
    tally: TreesTally
    words_read: int  # before anything was left out
    sentences: int
    words: int
    broken: BrokenSentences | None


@dataclass(frozen=True)
class BlockCounter:
    """Counts a block; it may do so in another process."""

    count: TreeCounter
    settings: TreebankSettings

    def __call__(self, task: CountingTask) -> CountedBlock:
        source = task.block.source()
        found = prepared(source, self.settings, policy_of(self.settings))
        size = source.trees.words, found.info.sentences, found.info.words
        return CountedBlock(task.file, self.count(found.treebank), *size, found.broken)


@dataclass(eq=False)
class CountedFile:
    """What is known of a file while its blocks are counted."""

    treebank: str
    path: str
    digest: "hashlib._Hash" = field(default_factory=hashlib.sha256)
    words_read: int = 0
    sentences: int = 0
    words: int = 0
    broken: int = 0
    first: str = ""  # problem

    def add(self, block: CountedBlock) -> None:
        self.words_read += block.words_read
        self.sentences += block.sentences
        self.words += block.words
        if block.broken is not None:
            self.broken += block.broken.sentences
            self.first = self.first or block.broken.first

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
    done = mapper(BlockCounter(count, plain), _tasks(files, settings, size))
    for block in followed(done, "counting blocks", None, progress):
        of_file = files[block.file]
        totals[of_file.treebank].add(block.tally)
        of_file.add(block)
    for one in files:
        insist_on_words(one.path, one.words_read)
    broken = {one.path: one.broken_sentences(policy_of(settings)) for one in files if one.broken}
    infos = tuple((one.treebank, one.info) for one in files)
    return CountedTreebanks(totals, infos, tuple(broken.values()))


def _tasks(
    files: Sequence[CountedFile], settings: TreebankSettings, size: int
) -> Iterator[CountingTask]:
    reading, by_place = settings.reading, settings.scale.is_spread
    for number, one in enumerate(files):
        given, seen = format_of(one.path, reading.format), one.digest.update
        cut = file_blocks(
            one.path, given, reading.encoding, size=size, by_place=by_place, seen=seen
        )
        for block in cut:
            yield CountingTask(number, block)
