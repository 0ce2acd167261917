"""One treebank of a campaign: outputs that cannot be scored do not stop the others."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from treeval.errors import (
    FileError,
    InvalidTreeError,
    MismatchError,
    ReadError,
    TextMismatchError,
    TreevalError,
)
from treeval.scoring.folders import Task
from treeval.scoring.kept import Keeper
from treeval.scoring.results import Results
from treeval.scoring.score import score
from treeval.settings.scoring import CampaignSettings

# Errors that one file has, and others may not have. Other errors stop the campaign.
_OF_ONE_FILE = (FileError, ReadError, InvalidTreeError, TextMismatchError, MismatchError)


@dataclass(frozen=True)
class Failure:
    """An output that cannot be scored, and why."""

    treebank: str
    system: str
    reason: str

    def __str__(self) -> str:
        return f"{self.system} on {self.treebank}: {self.reason}"

    def to_dict(self) -> dict[str, Any]:
        return dict(vars(self))


@dataclass(frozen=True, eq=False)
class Salvaged:
    """What became of one treebank; there are no results if every output failed."""

    results: Results | None
    failed: tuple[Failure, ...] = ()


def score_task(task: Task, settings: CampaignSettings, first: str) -> Salvaged:
    """Score one treebank, except for the outputs that cannot be scored."""
    plain = settings.replace(ci=False, compare=False, baseline=False, jobs=1, cluster=None)
    keeper = Keeper.of(task.gold, plain)
    try:
        return Salvaged(_tested(_scored(task, task.systems, plain, keeper), settings, first))
    except _OF_ONE_FILE:
        return _without_failures(task, settings, plain, keeper, first)


def _without_failures(
    task: Task, settings: CampaignSettings, plain: CampaignSettings, keeper: Keeper, first: str
) -> Salvaged:
    """Score each output alone to find those that fail, then the others together."""
    failed = []
    for name, path in task.systems.items():
        try:
            _scored(task, {name: path}, plain, keeper)
        except _OF_ONE_FILE as error:
            failed.append(Failure(task.treebank, name, _one_line(error)))
    names = {failure.system for failure in failed}
    sound = {name: path for name, path in task.systems.items() if name not in names}
    results = _tested(_scored(task, sound, plain, keeper), settings, first) if sound else None
    return Salvaged(results, tuple(failed))


def _one_line(error: TreevalError) -> str:
    return " ".join(str(error).split())


def _scored(
    task: Task, systems: Mapping[str, str], settings: CampaignSettings, keeper: Keeper
) -> Results:
    """Score systems; take those that were scored before from what is kept.

    A sentence that is skipped for one system is skipped for all, so that scores depend on the
    other systems. Such scores are not kept, and others that are kept do not apply beside them.
    """
    kept = {name: one for name, path in systems.items() if (one := keeper.find(name, path))}
    new = {name: path for name, path in systems.items() if name not in kept}
    if new:
        results = score(task.gold, new, settings).without_trees()
        kept |= {name: _alone(results, name) for name in new}
        for name, path in new.items():
            if not _depends_on_others(kept[name]):
                keeper.keep(kept[name], path)
    found = [kept[name] for name in systems]
    if len(systems) > len(new) and any(map(_depends_on_others, found)):
        return score(task.gold, dict(systems), settings).without_trees()
    return replace(
        found[0],
        systems=tuple(one.systems[0] for one in found),
        breakdowns=tuple(part for one in found for part in one.breakdowns),
    )


def _depends_on_others(results: Results) -> bool:
    """Whether sentences are left out for one system, and so for the others."""
    (system,) = results.systems
    signature = next(iter(system.scores.values())).signature
    is_skipped = "missing" in signature and signature["missing"].startswith("skip(")
    return bool(system.skipped_sentences or is_skipped)


def _alone(results: Results, name: str) -> Results:
    """The results of one system only."""
    return replace(
        results,
        systems=(results[name],),
        breakdowns=tuple(one for one in results.breakdowns if one.system == name),
    )


def _tested(results: Results, settings: CampaignSettings, first: str) -> Results:
    """Add intervals and tests; if outputs are missing, there may be no pair or no baseline."""
    certainty = settings.certainty
    names = [system.name for system in results.systems]
    if len(names) < 2 or (certainty.baseline and first not in names):
        certainty = replace(certainty, compare=False, baseline=False)
    if not certainty.is_wanted:
        return results
    from treeval.scoring.certainty import with_certainty  # noqa: PLC0415  few runs ask for it

    return with_certainty(results, certainty)
