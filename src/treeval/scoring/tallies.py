"""Tallies: the counts of each system without the trees, which can be joined over blocks."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np

from treeval import scoring
from treeval.arrays import Floats
from treeval.counts import PackedTable
from treeval.sources.info import FileInfo
from treeval.tree.problems import Problem

if TYPE_CHECKING:
    from treeval.scoring.breakdown import CountedGroups
    from treeval.scoring.run import Run
    from treeval.scoring.sentences import ScoredSentence


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
    groups: "tuple[CountedGroups, ...]" = ()  # of blocks: the groups of breakdowns


@dataclass(frozen=True, eq=False)
class BlockTally:
    """The counts of all systems in a block."""

    gold: FileInfo
    rows: int  # gold sentences that count
    systems: tuple[SystemTally, ...]
    sentences: "tuple[ScoredSentence, ...]" = ()  # that count, if they are to be listed
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


def joined(tallies: Sequence[BlockTally], hashes: Sequence[str | None]) -> BlockTally:
    """Put the tallies of all blocks together; the hashes are those of gold and of the systems.

    Metrics that do not fit the columns of some block are left out, as in a whole file.
    """
    first = tallies[0]
    if len(tallies) == 1 and first.run is not None:
        return first
    metrics = [name for name in first.metrics if all(name in tally.metrics for tally in tallies)]
    gold_hash, *of_systems = hashes
    systems = tuple(
        _joined_system([tally.systems[number] for tally in tallies], metrics, sha256)
        for number, sha256 in enumerate(of_systems)
    )
    gold = joined_file([tally.gold for tally in tallies], gold_hash)
    sentences = tuple(sentence for tally in tallies for sentence in tally.sentences)
    return BlockTally(gold, sum(tally.rows for tally in tallies), systems, sentences)


def _joined_system(
    tallies: Sequence[SystemTally], metrics: Sequence[str], sha256: str | None
) -> SystemTally:
    return SystemTally(
        tallies[0].name,
        joined_file([tally.file for tally in tallies], sha256),
        {name: PackedTable.joined(tally.tables[name] for tally in tallies) for name in metrics},
        {
            name: tuple(map(bool, np.any([tally.present[name] for tally in tallies], axis=0)))
            for name in metrics
        },
        tuple(problem for tally in tallies for problem in tally.problems),
        tuple(problem for tally in tallies for problem in tally.gold_problems),
        sum(tally.skipped for tally in tallies),
        sum(tally.kept for tally in tallies),
        groups=tuple(_joined_groups(tallies, metrics)),
    )


def _joined_groups(
    tallies: Sequence[SystemTally], metrics: Sequence[str]
) -> "Iterator[CountedGroups]":
    kept = [[groups for groups in tally.groups if groups.metric in metrics] for tally in tallies]
    return map(scoring.CountedGroups.joined, zip(*kept, strict=True)) if kept[0] else iter(())


def joined_file(records: Sequence[FileInfo], sha256: str | None) -> FileInfo:
    """Describe a file that was read in blocks."""
    sentences, words = (
        sum(record.sentences for record in records),
        sum(record.words for record in records),
    )
    return FileInfo(records[0].path, sha256, sentences, words)
