"""The errors in large files, found block by block; trees are forgotten once they are counted.

What stays are counts, and a few numbers of each sentence with chosen words. The sentences that are
shown are read once more, from the blocks that they are in.
"""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from treeval.formats.files import as_path
from treeval.formats.registry import format_of
from treeval.progress import Progress, followed, silent
from treeval.scoring.choosing import (
    FoundMistakes,
    MatrixCell,
    TreesJudge,
    error_tally,
    found_mistakes,
    narrowed,
    two_systems,
)
from treeval.scoring.error_counts import ErrorTally, joined_errors
from treeval.scoring.judged import JudgedSentence
from treeval.scoring.mistakes import parse_cell
from treeval.scoring.side_by_side import SideBySide
from treeval.settings.comparing import ErrorSettings
from treeval.sources.blocks import SIZE, FileBlock
from treeval.tree.joined import joined
from treeval.tree.problems import require_words
from treeval.tree.treebank import Treebank

CommonBlock = tuple[FileBlock, ...]


def hindrance(paths: Sequence[str], settings: ErrorSettings) -> str:
    """Say why errors cannot be found in blocks; "" if they can."""
    if any(format_of(path, settings.reading.format).dialect is None for path in paths):
        return "only CoNLL files can be compared in blocks"
    if settings.reading.missing_sentences != "fail":
        return "missing sentences (`missing_sentences=`) can be found in whole files only"
    return ""


@dataclass(frozen=True)
class BlockAnalyst:
    """Finds the errors in one block of all files; it may do so in another process."""

    names: tuple[str, ...]
    settings: ErrorSettings
    sought: MatrixCell | None = None

    def __call__(self, blocks: CommonBlock) -> tuple[CommonBlock, ErrorTally]:
        found, before = self.found(blocks), blocks[0].sentences_before
        tally = error_tally(found, self.settings, self._better, sentences_before=before)
        # Where a block is in its file is kept; its bytes are not.
        return tuple(replace(one, data=None) for one in blocks), tally

    def found(self, blocks: CommonBlock) -> FoundMistakes:
        """Judge all words of a block."""
        gold, *systems = (block.source() for block in blocks)
        by_name = dict(zip(self.names, systems, strict=True))
        found = found_mistakes(gold, by_name, self.settings)
        return found._replace(systems=narrowed(found.systems, self.sought, self._better))

    def judge(self, blocks: CommonBlock) -> TreesJudge:
        return TreesJudge(self.found(blocks).systems, blocks[0].sentences_before)

    @property
    def _better(self) -> tuple[str, str] | None:
        return two_systems(self.settings.better, self.names)


@dataclass(frozen=True, eq=False)
class BlocksJudge:
    """Judges sentences, which are read again for this."""

    analyst: BlockAnalyst
    files: SideBySide
    blocks: tuple[CommonBlock, ...]

    def judged(self, sentences: Sequence[int]) -> list[dict[str, JudgedSentence]]:
        """Describe gold sentences word by word, for each system by name."""
        found: dict[int, dict[str, JudgedSentence]] = {}
        for judge, places in self._by_block(sentences) if sentences else ():
            found.update(zip(places, judge.judged(places), strict=True))
        return [found[place] for place in sentences]

    def marked(self, system: str, sentences: Sequence[int]) -> Treebank:
        """Return gold sentences, with the predicted arcs of wrong words in MISC."""
        parts, order = [], []
        for judge, places in self._by_block(sentences):
            parts.append(judge.marked(system, places))
            order += places
        whole = joined(parts)
        return whole.select(np.array([order.index(place) for place in sentences], dtype=np.int64))

    def _by_block(self, sentences: Sequence[int]) -> Iterator[tuple[TreesJudge, list[int]]]:
        """Read the blocks of some sentences again, in the order of the file."""
        firsts = [block[0].sentences_before for block in self.blocks]
        wanted: dict[int, list[int]] = {} if sentences else {0: []}
        for place in sorted(set(sentences)):
            wanted.setdefault(bisect_right(firsts, place) - 1, []).append(place)
        for number, blocks in self.files.again(self.blocks, sorted(wanted)):
            yield self.analyst.judge(blocks), wanted[number]


def errors_in_blocks(
    gold: Any,
    systems: Mapping[str, Any],
    settings: ErrorSettings,
    *,
    size: int = SIZE,
    progress: Progress = silent,
) -> tuple[ErrorTally, BlocksJudge, MatrixCell | None]:
    """Find the errors in CoNLL files block by block; also the cell of the matrix that is sought.

    A cell can be understood only if all values are known, so that files are then read twice.
    """
    paths = tuple(map(as_path, (gold, *systems.values())))
    by_text = settings.conventions.tokens != "same"
    files = SideBySide(paths, settings.reading, settings.scale, by_text=by_text, size=size)
    analyst = BlockAnalyst(tuple(systems), replace(settings, confusion=None))
    tally, blocks = _counted(files, analyst, "finding errors", progress)
    for info in (tally.gold, *(one.file for one in tally.systems)):
        require_words(info.path, info.words)
    sought = None
    if settings.confusion is not None:
        sought = parse_cell(settings.confusion, [one.confusion for one in tally.systems])
        analyst = replace(analyst, sought=sought)
        tally, blocks = _counted(files, analyst, "finding words", progress)
    return tally, BlocksJudge(analyst, files, blocks), sought


def _counted(
    files: SideBySide, analyst: BlockAnalyst, stage: str, progress: Progress
) -> tuple[ErrorTally, tuple[CommonBlock, ...]]:
    with files.opened() as (mapper, reading):
        done = followed(mapper(analyst, reading.blocks()), stage, None, progress)
        blocks, parts = zip(*done, strict=True)
        return joined_errors(parts, reading.hashes), blocks
