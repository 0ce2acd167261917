"""Tallies: the counts of each system without the trees, which can be joined over blocks."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np

from treeval.arrays import Floats
from treeval.counts import PackedTable
from treeval.scoring.breakdown import CountedGroups
from treeval.scoring.sentences import ScoredSentence
from treeval.sources.info import FileInfo
from treeval.tree.problems import Problem

if TYPE_CHECKING:
    from treeval.scoring.run import Run


@dataclass(frozen=True, eq=False)
class SystemTally:
    """The counts of the metrics for one system, in the gold sentences that count."""

    name: str
    file: FileInfo
    tables: Mapping[str, Floats | PackedTable]  # by metric; those of blocks are packed
    present: Mapping[str, tuple[bool, ...]]  # what a metric needs beyond columns, by metric
    problems: tuple[Problem, ...] = ()  # of the system
    gold_problems: tuple[Problem, ...] = ()
    skipped: int = 0  # gold sentences
    kept: int = 0  # sentences that are used although their heads do not form a tree
    missing: int = 0  # gold sentences that the output lacks
    extra: int = 0  # sentences that only the output has
    coverage: Mapping[str, str] = field(default_factory=dict)  # the same, for signatures
    groups: tuple[CountedGroups, ...] = ()  # of blocks: the groups of breakdowns


@dataclass(frozen=True, eq=False)
class BlockTally:
    """The counts of all systems in a block."""

    gold: FileInfo
    rows: int  # gold sentences that count
    systems: tuple[SystemTally, ...]
    sentences: tuple[ScoredSentence, ...] = ()  # that count, if they are to be listed
    run: "Run | None" = None  # with the trees, if there is one block

    @property
    def metrics(self) -> tuple[str, ...]:
        return tuple(self.systems[0].tables)


def within_file(tally: BlockTally, before: Sequence[int]) -> BlockTally:
    """Number the sentences of problems as in the files: gold comes first, then the systems."""
    gold, *others = before
    systems = tuple(
        replace(
            system,
            problems=_renumbered(system.problems, sentences),
            gold_problems=_renumbered(system.gold_problems, gold),
        )
        for system, sentences in zip(tally.systems, others, strict=True)
    )
    sentences = tuple(
        replace(sentence, number=sentence.number + gold) for sentence in tally.sentences
    )
    return replace(tally, systems=systems, sentences=sentences)


def _renumbered(problems: tuple[Problem, ...], before: int) -> tuple[Problem, ...]:
    return tuple(
        problem
        if problem.sentence is None
        else replace(problem, sentence=problem.sentence + before)
        for problem in problems
    )


def joined(parts: Sequence[BlockTally], hashes: Sequence[str | None]) -> BlockTally:
    """Put the tallies of all blocks together; the hashes are those of gold and of the systems.

    Metrics that do not fit the columns of some block are left out, as in a whole file.
    """
    first = parts[0]
    if len(parts) == 1 and first.run is not None:
        return first
    metrics = [name for name in first.metrics if all(name in part.metrics for part in parts)]
    gold_hash, *of_systems = hashes
    systems = tuple(
        _joined_system([part.systems[number] for part in parts], metrics, sha256)
        for number, sha256 in enumerate(of_systems)
    )
    gold = joined_file([part.gold for part in parts], gold_hash)
    sentences = tuple(sentence for part in parts for sentence in part.sentences)
    return BlockTally(gold, sum(part.rows for part in parts), systems, sentences)


def _joined_system(
    parts: Sequence[SystemTally], metrics: Sequence[str], sha256: str | None
) -> SystemTally:
    return SystemTally(
        parts[0].name,
        joined_file([part.file for part in parts], sha256),
        {name: PackedTable.joined(part.tables[name] for part in parts) for name in metrics},
        {
            name: tuple(map(bool, np.any([part.present[name] for part in parts], axis=0)))
            for name in metrics
        },
        tuple(problem for part in parts for problem in part.problems),
        tuple(problem for part in parts for problem in part.gold_problems),
        sum(part.skipped for part in parts),
        sum(part.kept for part in parts),
        groups=tuple(_joined_groups(parts, metrics)),
    )


def _joined_groups(parts: Sequence[SystemTally], metrics: Sequence[str]) -> Iterator[CountedGroups]:
    kept = [[groups for groups in part.groups if groups.metric in metrics] for part in parts]
    return map(CountedGroups.joined, zip(*kept, strict=True))


def joined_file(parts: Sequence[FileInfo], sha256: str | None) -> FileInfo:
    """Describe a file that was read in blocks."""
    sentences, words = sum(part.sentences for part in parts), sum(part.words for part in parts)
    return FileInfo(parts[0].path, sha256, sentences, words)
