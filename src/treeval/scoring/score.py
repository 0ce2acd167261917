"""Scores of systems by every metric: the function behind `treeval score`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal, Protocol

from treeval import flow
from treeval.errors import MismatchError, SettingError, TreevalError
from treeval.formats.files import as_path
from treeval.formats.registry import format_of
from treeval.progress import Progress, silent
from treeval.scoring.results import Results
from treeval.scoring.run import Run
from treeval.scoring.tallies import BlockTally, joined, within_file
from treeval.settings.scoring import ScoreSettings
from treeval.sources.block import Block
from treeval.sources.cut import Input
from treeval.sources.names import named, require_one_stdin
from treeval.sources.source import Source
from treeval.tree.problems import require_words
from treeval.tree.treebank import Treebank

_DEFAULT = ScoreSettings()


def score(
    gold: Any,
    systems: Any,
    settings: ScoreSettings = _DEFAULT,
    *,
    keep_trees: bool = False,
    progress: Progress = silent,
    **changes: Any,
) -> Results:
    """Score systems against gold trees, dependencies or constituents.

    ``gold`` is a path, ``-`` for standard input, an open file, CoNLL-U text, trees, or sentences of
    another library. ``systems`` is one such input, a list of them, or a mapping from names to them;
    paths may be written as ``NAME=PATH``. Settings are given as an object or by name:

    >>> results = treeval.score("gold/en.conllu", "systems/birch/en.conllu", metrics="LAS,UAS")
    >>> round(results["en"].scores["LAS"].score, 4)
    0.8317

    A sentence that has to be skipped for one system is skipped for all, so that scores stay
    comparable. Large files are read in blocks, and their trees are not kept unless ``keep_trees``
    asks for it: only then can a page show their sentences. See `ScoreSettings` for what can be set.
    """
    chosen = ScoreSettings.of(settings, changes)
    contenders = named(systems, folders=True)
    if not contenders:
        raise SettingError("there are no systems; name at least one")
    require_one_stdin(gold, *contenders.values(), chosen.train)
    if chosen.conventions.weights == "self" or not Input(gold, chosen.reading).is_file:
        gold = Source.of(gold, chosen.reading)
    job = ScoreJob(_plan(gold, chosen), tuple(contenders), keep_trees)
    given = (gold, *contenders.values())
    results = flow.run(job, given, chosen.reading, chosen.scale, progress=progress)
    if not chosen.certainty.is_wanted:
        return results
    from treeval.scoring.certainty import with_certainty  # noqa: PLC0415  few runs ask for it

    return with_certainty(results, chosen.certainty)


class Plan(Protocol):
    """The plan for scoring trees: all that is chosen and learnt before they are read."""

    @property
    def aligned_by(self) -> Literal["text", "sentence"]:
        """The unit by which gold and systems are cut at the same place."""

    @property
    def why_whole(self) -> str:
        """Why files cannot be scored in blocks; "" if they can."""

    def run(self, gold: Source, systems: Mapping[str, Source]) -> Run:
        """Admit and align everything."""

    def scored(self, tally: BlockTally) -> Results:
        """Compute all scores from the counts."""


def _plan(gold: Any, settings: ScoreSettings) -> Plan:
    """Choose the metrics for the kind of trees that the gold input, a file or a source, holds."""
    is_read = isinstance(gold, Source)
    if is_read:
        are_constituents = not isinstance(gold.trees, Treebank)
    else:
        form = format_of(as_path(gold), settings.reading.format)
        are_constituents = form.holds == "constituents"
    if are_constituents:
        from treeval.scoring.constituents import ConstituentPlan  # noqa: PLC0415  one kind at a time

        return ConstituentPlan.of(settings)
    from treeval.scoring.dependencies import DependencyPlan  # noqa: PLC0415  the same

    return DependencyPlan.of(settings, gold.treebank if is_read else None)


@dataclass(frozen=True)
class ScoreJob(flow.Job[BlockTally, Results]):
    """Applies the metrics of a plan; the rows of all blocks are those of whole files."""

    plan: Plan
    names: tuple[str, ...]
    keep_trees: bool = False

    stage: ClassVar[str] = "scoring blocks"
    size: ClassVar[int] = 1 << 23
    size_for_workers: ClassVar[int] = 1 << 25  # since each block is some work for a scheduler

    @property
    def aligned_by(self) -> Literal["text", "sentence"]:
        return self.plan.aligned_by

    @property
    def why_whole(self) -> str:
        return "a page shows their trees" if self.keep_trees else self.plan.why_whole

    def count(self, *blocks: Block) -> BlockTally:
        gold, *systems = (block.source() for block in blocks)
        run = self.plan.run(gold, dict(zip(self.names, systems, strict=True)))
        if blocks[0].is_whole:
            return replace(run.tally(packed=False), run=run)
        return within_file(run.tally(), [block.sentences_before for block in blocks])

    def join(self, tallies: Iterable[BlockTally], inputs: flow.Inputs) -> Results:
        tally = joined(list(tallies), inputs.hashes)
        for info in (tally.gold, *(system.file for system in tally.systems)):
            require_words(info.path, info.words)
        return self.plan.scored(tally)

    def explained(self, error: TreevalError, inputs: flow.Inputs) -> TreevalError:
        """Only whole files show how many constituency trees each has."""
        form = inputs.each[0].format
        are_constituents = form is not None and form.holds == "constituents"
        if are_constituents and isinstance(error, MismatchError):
            from treeval.tree.constituent_pair import (  # noqa: PLC0415  dependencies do without
                require_same_number,
            )

            gold, *systems = ((input_.path, input_.count_sentences()) for input_ in inputs.each)
            for system in systems:
                require_same_number(system, gold)
        return error
