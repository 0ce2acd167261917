"""Files too large for memory, or one pair of files over many workers: scored block by block.

Gold and systems are cut at the same places of the text. A block is read, counted and forgotten;
only the rows of counts stay. As they are the rows that whole files give, every score, interval and
test is the same to the last digit, whatever the size of the blocks and the number of workers.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from treeval.formats.files import as_path
from treeval.formats.ranges import WIDTH
from treeval.formats.registry import format_of
from treeval.progress import Progress, followed, silent
from treeval.scoring.dependencies import DependencyPlan
from treeval.scoring.results import Results
from treeval.scoring.side_by_side import SideBySide
from treeval.scoring.tallies import BlockTally, joined, within_file
from treeval.settings.scoring import ScoreSettings
from treeval.sources.blocks import SIZE, FileBlock
from treeval.tree.problems import insist_on_words


def hindrance(paths: Sequence[str], settings: ScoreSettings) -> str:
    """Say why files cannot be scored in blocks; "" if they can."""
    formats = [format_of(path, settings.reading.format) for path in paths]
    if any(one.dialect is None for one in formats):
        return "only CoNLL files can be scored in blocks"
    if settings.by and (why := _hindered_groups(settings)):
        return why
    if settings.reading.missing_sentences != "fail":
        return "missing sentences (`missing_sentences=`) can be found in whole files only"
    if settings.conventions.weights == "self":
        return "the `weights=` called self are computed from the whole gold file"
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

    plan: DependencyPlan
    names: tuple[str, ...]

    def __call__(self, blocks: tuple[FileBlock, ...]) -> BlockTally:
        gold, *systems = blocks
        sources = {name: block.source() for name, block in zip(self.names, systems, strict=True)}
        tally = self.plan.run(gold.source(), sources).tally()
        return within_file(tally, [block.sentences_before for block in blocks])


def scored_in_blocks(
    gold: Any,
    systems: Mapping[str, Any],
    settings: ScoreSettings,
    *,
    size: int = SIZE,
    width: int = WIDTH,
    progress: Progress = silent,
) -> Results:
    """Score CoNLL files block by block; results keep no trees.

    Blocks have about ``size`` bytes of the gold file. Workers measure ranges of ``width`` bytes.
    """
    plan = DependencyPlan.of(settings)
    work = BlockScorer(replace(plan, train=None), tuple(systems))
    paths = tuple(map(as_path, (gold, *systems.values())))
    by_text = settings.conventions.tokens != "same"
    files = SideBySide(paths, settings.reading, settings.scale, by_text, size, width)
    with files.opened() as (mapper, reading):
        done = mapper(work, reading.blocks())
        parts = list(followed(done, "scoring blocks", None, progress))
        found = joined(parts, reading.hashes)
    for info in (found.gold, *(one.file for one in found.systems)):
        insist_on_words(info.path, info.words)
    frame = plan.frame(found.gold, found.metrics)
    return replace(
        frame.scored(found.systems),
        breakdowns=frame.broken_down(found.systems),
        sentences=found.sentences,
    )
