"""Files too large for memory, or one pair of files over many workers: scored block by block.

Gold and systems are cut at the same places of the text. A block is read, counted and forgotten;
only the rows of counts stay. As they are the rows that whole files give, every score, interval and
test is the same to the last digit, whatever the size of the blocks and the number of workers.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from treeval.errors import MismatchError
from treeval.formats.files import as_path
from treeval.formats.pieces import pieces
from treeval.formats.registry import format_of
from treeval.progress import Progress, followed, silent
from treeval.scoring.dependencies import DependencyPlan
from treeval.scoring.results import Results
from treeval.scoring.run import Run
from treeval.scoring.side_by_side import MEASURED, SideBySide
from treeval.scoring.tallies import BlockTally, joined, within_file
from treeval.settings.scoring import ScoreSettings
from treeval.sources.blocks import SIZE, FileBlock, MeasuredFile
from treeval.sources.source import Source
from treeval.tree.constituent_pair import require_same_number
from treeval.tree.problems import require_words

_OF_WORKERS = 4 * SIZE  # bytes of their blocks, since each block is some work for a scheduler


class Plan(Protocol):
    """How trees are scored: all that is chosen and learnt before they are read."""

    @property
    def portable(self) -> "Plan":
        """What other processes need of it to count."""

    def run(self, gold: Source, systems: Mapping[str, Any]) -> Run:
        """Read, admit and align everything."""

    def scored(self, found: BlockTally) -> Results:
        """Compute all scores from what was counted in blocks."""


def hindrance(paths: Sequence[str], settings: ScoreSettings) -> str:
    """Say why files cannot be scored in blocks; "" if they can."""
    formats = [format_of(path, settings.reading.format) for path in paths]
    are_alike = all(one.cuttable and one.holds == formats[0].holds for one in formats)
    if not are_alike:
        return "only CoNLL files, or files of brackets, can be scored in blocks"
    if formats[0].holds == "constituents" and (why := _hindered_constituents(settings)):
        return why
    if settings.by and (why := _hindered_groups(settings)):
        return why
    if settings.reading.missing_sentences != "fail":
        return "missing sentences (`missing_sentences=`) can be found in whole files only"
    if settings.conventions.weights == "self":
        return "the `weights=` called self are computed from the whole gold file"
    return ""


def _hindered_constituents(settings: ScoreSettings) -> str:
    """Say why constituents cannot be scored in blocks; "" if they can."""
    if settings.by or settings.per_sentence:
        return "breakdowns (`by=`) and lists (`per_sentence=`) of constituents need whole files"
    if settings.reading.tree_per_line:
        return "a tree per line (`tree_per_line=`) is read from whole files only"
    return ""


def _hindered_groups(settings: ScoreSettings) -> str:
    """Say why groups cannot be counted in blocks; "" if they can."""
    if not all(isinstance(by, str) for by in settings.by):
        return "your own groupings (`by=`) need whole files"
    if any("frequency" in by.split("*") for by in settings.by):
        return "frequencies of words (`by=`) need whole files"
    metrics = settings.metrics or ()
    if any(not isinstance(one, str) or one.casefold() == "wlas" for one in metrics):
        # Sums of fractions depend on the order in which they are added.
        return "metrics with weights, or of your own, are broken down (`by=`) in whole files only"
    return ""


@dataclass(frozen=True)
class BlockScorer:
    """Scores one block of all files; it may do so in another process."""

    plan: Plan
    names: tuple[str, ...]

    def __call__(self, blocks: tuple[FileBlock, ...]) -> BlockTally:
        gold, *systems = blocks
        reference = gold.source()
        sources = {name: block.source() for name, block in zip(self.names, systems, strict=True)}
        tally = self.plan.run(reference, sources).tally()
        return within_file(tally, [block.sentences_before for block in blocks])


def scored_in_blocks(
    gold: Any,
    systems: Mapping[str, Any],
    settings: ScoreSettings,
    *,
    size: int | None = None,
    width: int = MEASURED,
    progress: Progress = silent,
) -> Results:
    """Score CoNLL files, or files of brackets, block by block; results keep no trees.

    Blocks have about ``size`` bytes of the gold file. Workers measure ranges of ``width`` bytes.
    """
    size = size or (_OF_WORKERS if settings.scale.is_spread else SIZE)
    paths = tuple(map(as_path, (gold, *systems.values())))
    holds = format_of(paths[0], settings.reading.format).holds
    plan = (
        _plan_of_constituents(settings) if holds == "constituents" else DependencyPlan.of(settings)
    )
    work = BlockScorer(plan.portable, tuple(systems))
    by_text = settings.conventions.tokens != "same" and holds == "dependencies"
    files = SideBySide(paths, settings.reading, settings.scale, by_text, size, width)
    with files.opened() as (mapper, reading):
        done = mapper(work, reading.blocks())
        try:
            parts = list(followed(done, "scoring blocks", None, progress))
        except MismatchError:
            _insist_on_equal_numbers(reading.files)
            raise
        found = joined(parts, reading.hashes)
    for info in (found.gold, *(one.file for one in found.systems)):
        require_words(info.path, info.words)
    return plan.scored(found)


def _plan_of_constituents(settings: ScoreSettings) -> Plan:
    from treeval.scoring.constituents import ConstituentPlan  # noqa: PLC0415  one kind at a time

    return ConstituentPlan.of(settings)


def _insist_on_equal_numbers(files: Sequence[MeasuredFile]) -> None:
    """Refuse constituents of different numbers of sentences; only whole files show how many."""
    if files[0].format.holds == "dependencies":
        return
    gold, *systems = ((one.path, _number_of_trees(one)) for one in files)
    for system in systems:
        require_same_number(system, gold)


def _number_of_trees(file: MeasuredFile) -> int:
    """Read all trees of a file, so that the first error in it is found."""
    found = pieces(file.path, file.format, encoding=file.encoding)
    return sum(len(piece.trees()) for piece in found)
