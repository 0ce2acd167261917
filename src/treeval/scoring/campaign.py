"""Scores of many systems on many treebanks, as in a shared task, with means over treebanks."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from treeval import report
from treeval.counts import defined
from treeval.errors import (
    FileError,
    InvalidTreeError,
    MismatchError,
    ReadError,
    TextMismatchError,
    TreevalError,
)
from treeval.formats.files import as_path, exists
from treeval.parallel import mapper_of
from treeval.progress import Progress, followed, silent
from treeval.scoring.cache import ScoreCache, remove_unused
from treeval.scoring.certainty import with_certainty
from treeval.scoring.folders import Task, discover
from treeval.scoring.regressions import Regression, failures, regressions_since
from treeval.scoring.results import MetricResult, Results, SystemResult
from treeval.scoring.score import score
from treeval.settings.certainty import Certainty
from treeval.settings.choices import Missing
from treeval.settings.scoring import CampaignSettings
from treeval.signature import common
from treeval.sources.info import FileInfo
from treeval.sources.names import named
from treeval.statistics.means import over_treebanks
from treeval.version import stamped

# Errors that one file has, and others may not have. Other errors stop the campaign.
_OF_ONE_FILE = (FileError, ReadError, InvalidTreeError, TextMismatchError, MismatchError)

# The main metrics of the CoNLL 2018 shared task: the default for many treebanks.
MAIN_METRICS = ("LAS", "MLAS", "BLEX")
_DRAWN = ("ci", "seed", "resamples", "test")  # parts of signatures about random draws
_FILES = ("train", "weights", "content_set", "relation_classes")  # settings that may be paths
_DEFAULT = CampaignSettings()
_STYLE, _DATA = report.Style(), report.Style("csv")
_CERTAINTY = Certainty()


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
    """The outcome of one treebank; there are no results if every output failed."""

    results: Results | None
    failed: tuple[Failure, ...] = ()


def score_task(task: Task, settings: CampaignSettings, first: str) -> Salvaged:
    """Score one treebank, except for the outputs that cannot be scored."""
    plain = settings.replace(
        ci=False, compare=False, baseline=False, jobs=1, cluster=None, stream=None
    )
    cache = ScoreCache.of(task.gold, plain)
    try:
        return Salvaged(_tested(_scored(task, task.systems, plain, cache), settings, first))
    except _OF_ONE_FILE:
        return _without_failures(task, settings, plain, cache, first)


def _without_failures(
    task: Task, settings: CampaignSettings, plain: CampaignSettings, cache: ScoreCache, first: str
) -> Salvaged:
    """Score each output alone to find those that fail, then the others together."""
    failed = []
    for name, path in task.systems.items():
        try:
            _scored(task, {name: path}, plain, cache)
        except _OF_ONE_FILE as error:
            failed.append(Failure(task.treebank, name, _one_line(error)))
    names = {failure.system for failure in failed}
    sound = {name: path for name, path in task.systems.items() if name not in names}
    results = _tested(_scored(task, sound, plain, cache), settings, first) if sound else None
    return Salvaged(results, tuple(failed))


def _one_line(error: TreevalError) -> str:
    return " ".join(str(error).split())


def _scored(
    task: Task, systems: Mapping[str, str], settings: CampaignSettings, cache: ScoreCache
) -> Results:
    """Score systems; take those that were scored before from the cache.

    A sentence that is skipped for one system is skipped for all, so that scores depend on the
    other systems. Such scores are not cached, and cached scores do not apply beside them.
    """
    cached = {
        name: results for name, path in systems.items() if (results := cache.find(name, path))
    }
    new = {name: path for name, path in systems.items() if name not in cached}
    if new:
        together = score(task.gold, new, settings).without_trees()
        cached |= {name: _alone(together, name) for name in new}
        for name, path in new.items():
            if not _depends_on_others(cached[name]):
                cache.store(cached[name], path)
    alone = [cached[name] for name in systems]
    if len(systems) > len(new) and any(map(_depends_on_others, alone)):
        return score(task.gold, dict(systems), settings).without_trees()
    return replace(
        alone[0],
        systems=tuple(results.systems[0] for results in alone),
        breakdowns=tuple(breakdown for results in alone for breakdown in results.breakdowns),
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
        breakdowns=tuple(breakdown for breakdown in results.breakdowns if breakdown.system == name),
    )


def _tested(results: Results, settings: CampaignSettings, first: str) -> Results:
    """Add intervals and tests; if outputs are missing, there may be no pair or no baseline."""
    certainty = settings.certainty
    names = [system.name for system in results.systems]
    if len(names) < 2 or (certainty.baseline and first not in names):
        certainty = replace(certainty, compare=False, baseline=False)
    if not certainty.is_wanted:
        return results
    return with_certainty(results, certainty)


@dataclass(frozen=True, eq=False, repr=False)
class Campaign(report.Result):
    """The result of `campaign`: results of all treebanks, and missing outputs."""

    treebanks: Mapping[str, Results]  # those for which at least one system has an output
    tasks: tuple[Task, ...]  # the files of all treebanks
    settings: CampaignSettings
    failed: tuple[Failure, ...] = ()  # outputs that cannot be scored; they count as missing
    means: Results | None = None  # over the complete treebanks, with intervals and tests

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of all treebanks."""
        return tuple(task.treebank for task in self.tasks)

    @cached_property
    def systems(self) -> tuple[str, ...]:
        """The systems that have an output for any treebank."""
        return systems_of(self.tasks)

    @cached_property
    def missing(self) -> tuple[tuple[str, str], ...]:
        """The pairs of a treebank and a system that have no score."""
        scored = {
            (treebank, system.name)
            for treebank, results in self.treebanks.items()
            for system in results.systems
        }
        every = ((treebank, system) for treebank in self.names for system in self.systems)
        return tuple(pair for pair in every if pair not in scored)

    @property
    def policy(self) -> Missing:
        """The policy on missing outputs."""
        return self.settings.missing

    @property
    def has_idle_seed(self) -> bool:
        """Whether a seed was given that has no effect."""
        return self.settings.certainty.has_idle_seed

    def with_trees(self, treebank: str, systems: Collection[str]) -> Results:
        """Score some systems on one treebank, and keep the trees: a page shows its sentences.

        The trees of all treebanks together would be too many to keep.
        """
        task = next(task for task in self.tasks if task.treebank == treebank)
        chosen = {name: path for name, path in task.systems.items() if name in systems}
        plain = self.settings.replace(
            ci=False, compare=False, baseline=False, by=(), jobs=1, cluster=None, stream=None
        )
        return score(task.gold, chosen, plain, keep_trees=True)

    @property
    def compared(self) -> tuple[str, ...]:
        """The systems with outputs for at least half of the treebanks; all, if they are not two.

        Only their means are compared: a system with few outputs would leave few treebanks that all
        systems have in common.
        """
        many = tuple(name for name in self.systems if 2 * self.scored(name) >= len(self.names))
        return many if len(many) > 1 else self.systems

    @property
    def complete(self) -> tuple[str, ...]:
        """The treebanks for which every system that is compared has an output."""
        needed = set(self.compared)
        return tuple(
            name
            for name, results in self.treebanks.items()
            if needed and needed <= {system.name for system in results.systems}
        )

    @property
    def metrics(self) -> tuple[str, ...]:
        """The metrics that every treebank has; ``all`` means those that fit its columns."""
        first, *others = [results.systems[0].scores for results in self.treebanks.values()]
        return tuple(name for name in first if all(name in scores for scores in others))

    def score(self, treebank: str, system: str, metric: str) -> float:
        """One score; for a missing output nan, or 0 if missing outputs count as zero."""
        result = self.result(treebank, system, metric)
        if result is not None:
            return result.score
        return 0.0 if self.policy == "zero" else float("nan")

    def result(self, treebank: str, system: str, metric: str) -> MetricResult | None:
        """The full result behind one score; None if the output is missing."""
        results = self.treebanks.get(treebank)
        for scored in results.systems if results else ():
            if scored.name == system:
                return scored.scores[metric]
        return None

    def scored(self, system: str) -> int:
        """The number of treebanks on which a system is scored."""
        return len(self.names) - sum(name == system for _, name in self.missing)

    def macro(self, system: str, metric: str) -> float:
        """The mean over the treebanks that have a score."""
        scores = np.array([self.score(treebank, system, metric) for treebank in self.names])
        defined = scores[~np.isnan(scores)]
        return float(defined.mean()) if len(defined) else float("nan")

    @property
    def quoted(self) -> tuple[str, ...]:
        """The metrics by which systems are compared."""
        return next(iter(self.treebanks.values())).quoted

    def failures(self, limits: Mapping[str, float]) -> list[str]:
        """List outputs that cannot be scored, then scores below a limit; [] if there are none."""
        not_scored = [f"not scored: {failure}" for failure in self.failed]
        return [*not_scored, *failures(self.treebanks, limits)]

    def regressions(
        self, previous: Any, tolerance: float = 0.0, certainty: Certainty = _CERTAINTY
    ) -> list[Regression]:
        """List the scores on treebanks that are below those of a stored result, as `score` does."""
        return regressions_since(self.treebanks, previous, tolerance, certainty)

    def tables(self, style: report.Style = _STYLE) -> list[report.Table]:
        return report.campaign_tables(self, style)

    @property
    def quoted_signature(self) -> str:
        return str(report.campaign_signature(self))

    def data(self, style: report.Style = _DATA) -> report.Table:
        """Return all numbers in long form, as `score` does, with the treebank in front."""
        return report.campaign_data(self, style)

    def notes(self) -> list[str]:
        return report.campaign_notes(self)

    def bare(self, style: report.Style = _STYLE) -> str:
        """Write only the mean of each system, for the first quoted metric."""
        return "\n".join(report.campaign_means(self, self.systems, self.quoted[0], style))

    def page(self, command: str = "") -> "report.Page":
        return report.campaign_page(self, command)

    def to_dict(self) -> dict[str, Any]:
        return {
            **stamped("campaign"),
            "treebanks": [
                {"name": name, **results.to_dict()} for name, results in self.treebanks.items()
            ],
            "macro": {
                system: {metric: defined(self.macro(system, metric)) for metric in self.metrics}
                for system in self.systems
            },
            **({"means": self._means()} if self.means else {}),
            "missing": [
                {"treebank": treebank, "system": system} for treebank, system in self.missing
            ],
            "failed": [failure.to_dict() for failure in self.failed],
            "missing_policy": self.policy,
        }

    def _means(self) -> dict[str, Any]:
        record = self.means.to_dict() if self.means else {}
        return {
            "treebanks": list(self.complete),
            "not_compared": [name for name in self.systems if name not in self.compared],
            "signature": record["signature"],
            "systems": [
                {"name": system["name"], "scores": system["scores"]} for system in record["systems"]
            ],
            "comparisons": record["comparisons"],
            "rankings": record["rankings"],
        }


def campaign(
    gold: str | PathLike[str],
    systems: Any = (),
    settings: CampaignSettings = _DEFAULT,
    *,
    progress: Progress = silent,
    **changes: Any,
) -> Campaign:
    """Score folders of outputs against a folder of gold files, and average over treebanks.

    Either ``gold`` and the systems are folders with files of the same names; or there is only
    ``gold``, a folder with one folder per treebank, each with gold.conllu and the systems' outputs.

    An output that cannot be scored is listed in ``failed`` with the reason, and counts as missing.
    Scores are cached, so that a second run scores only outputs that are new or have changed.

    >>> folders = {"birch": "systems/birch", "cedar": "systems/cedar"}
    >>> found = treeval.campaign("gold", folders, metrics="LAS")
    >>> round(found.macro("cedar", "LAS"), 4)
    0.9086

    See `CampaignSettings` for what can be set.
    """
    chosen = CampaignSettings.of(settings, changes)
    if chosen.metrics is None:
        chosen = replace(chosen, metrics=MAIN_METRICS)
    folders = {name: as_path(folder) for name, folder in named(systems).items()}
    gold = as_path(gold)
    mapper = mapper_of(chosen.scale.jobs, chosen.scale.cluster)
    if chosen.scale.cluster:
        gold, folders, chosen = _seen_from_anywhere(gold, folders, chosen)
    tasks = discover(gold, folders)
    scored = [task for task in tasks if task.systems]
    if not scored:
        raise FileError("no system has an output for any of the gold files; check the names")
    remove_unused()
    work = partial(score_task, settings=chosen, first=systems_of(tasks)[0])
    outcomes = list(followed(mapper(work, scored), "scoring", len(scored), progress))
    failed = tuple(failure for outcome in outcomes for failure in outcome.failed)
    sound = {
        task.treebank: outcome.results
        for task, outcome in zip(scored, outcomes, strict=True)
        if outcome.results is not None
    }
    if not sound:
        raise MismatchError(f"no output can be scored; {'; '.join(map(str, failed))}")
    result = Campaign(sound, tuple(tasks), chosen, failed)
    return replace(result, means=_tested_means(result))


def systems_of(tasks: Sequence[Task]) -> tuple[str, ...]:
    """The systems that have an output for any of the treebanks."""
    return tuple(dict.fromkeys(name for task in tasks for name in task.systems))


def _tested_means(result: Campaign) -> Results | None:
    """Compute the means over treebanks, with intervals and tests, if these are wanted."""
    certainty = result.settings.certainty
    if not certainty.is_wanted:
        return None
    compared = result.compared
    if len(compared) < 2 or (certainty.baseline and result.systems[0] not in compared):
        certainty = replace(certainty, compare=False, baseline=False)
    averaged = mean_results(result)
    if averaged is None or not certainty.is_wanted:
        return None
    return with_certainty(averaged, certainty)


def _seen_from_anywhere(
    gold: str, systems: dict[str, str], settings: CampaignSettings
) -> tuple[str, dict[str, str], CampaignSettings]:
    """Make paths absolute, because workers of a cluster run in other folders."""

    def absolute(path: Any) -> Any:
        is_path = isinstance(path, str | PathLike) and exists(path)
        return str(Path(path).absolute()) if is_path else path

    return (
        absolute(gold),
        {name: absolute(path) for name, path in systems.items()},
        settings.replace(**{name: absolute(settings[name]) for name in _FILES}),
    )


def mean_results(campaign: Campaign) -> Results | None:
    """Average over the complete treebanks; the results can be resampled and compared."""
    treebanks = [campaign.treebanks[name] for name in campaign.complete]
    if not treebanks:
        return None
    together = FileInfo(
        f"{len(treebanks)} treebanks",
        None,
        sum(results.gold.sentences for results in treebanks),
        sum(results.gold.words for results in treebanks),
    )

    def mean(system: str, metric: str) -> MetricResult:
        counts = over_treebanks([treebank[system].scores[metric].counts for treebank in treebanks])
        of_metric = common(treebank[system].scores[metric].signature for treebank in treebanks)
        return MetricResult(counts.score, {}, {}, counts, of_metric)

    systems = tuple(
        SystemResult(name, together, {metric: mean(name, metric) for metric in campaign.metrics})
        for name in campaign.compared
    )
    # Each treebank has its own draws; those of the means are added later.
    undrawn = common(results.signature.without(_DRAWN) for results in treebanks)
    return Results(together, systems, undrawn, campaign.quoted)
