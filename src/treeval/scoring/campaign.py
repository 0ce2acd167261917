"""Many treebanks and many systems at once, as in a shared task, with means over treebanks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from treeval import report
from treeval.counts import defined
from treeval.errors import FileError, MismatchError
from treeval.formats.files import as_path, exists
from treeval.parallel import mapper_of
from treeval.progress import Progress, followed, silent
from treeval.scoring.folders import Task, discover
from treeval.scoring.kept import forget_unused
from treeval.scoring.results import MetricResult, Results, SystemResult
from treeval.scoring.score import score
from treeval.scoring.tasks import Failure, score_task
from treeval.settings.certainty import Certainty
from treeval.settings.choices import Missing
from treeval.settings.scoring import CampaignSettings
from treeval.signature import common
from treeval.sources.info import FileInfo
from treeval.sources.names import named
from treeval.version import stamped

if TYPE_CHECKING:
    from treeval.scoring.regressions import Regression

# The main metrics of the CoNLL 2018 shared task: the default for many treebanks.
MAIN_METRICS = ("LAS", "MLAS", "BLEX")
_DRAWN = ("ci", "seed", "resamples", "test")  # parts of signatures about random draws
_FILES = ("train", "weights", "content_set", "relation_classes")  # settings that may be paths
_DEFAULT = CampaignSettings()
_STYLE, _DATA = report.Style(), report.Style("csv")
_CERTAINTY = Certainty()


@dataclass(frozen=True, eq=False, repr=False)
class Campaign(report.Result):
    """The result of `campaign`: results of all treebanks, and missing outputs."""

    treebanks: Mapping[str, Results]  # those for which at least one system has an output
    systems: tuple[str, ...]
    missing: tuple[tuple[str, str], ...]  # (treebank, system)
    policy: Missing
    names: tuple[str, ...]  # of all treebanks
    failed: tuple[Failure, ...] = ()  # outputs that cannot be scored; they count as missing
    means: Results | None = None  # over the complete treebanks, with intervals and tests
    again: Callable[[str, Sequence[str]], Results] | None = (
        None  # reads a treebank again, with its trees
    )
    has_idle_seed: bool = False  # whether a seed was given that has no effect

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
        found = self.result(treebank, system, metric)
        if found is not None:
            return found.score
        return 0.0 if self.policy == "zero" else float("nan")

    def result(self, treebank: str, system: str, metric: str) -> MetricResult | None:
        """The full result behind one score; None if the output is missing."""
        results = self.treebanks.get(treebank)
        for found in results.systems if results else ():
            if found.name == system:
                return found.scores[metric]
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
        from treeval.scoring.gates import failures  # noqa: PLC0415  few runs have limits

        not_scored = [f"not scored: {one}" for one in self.failed]
        return [*not_scored, *failures(self.treebanks, limits)]

    def regressions(
        self, previous: Any, tolerance: float = 0.0, certainty: Certainty = _CERTAINTY
    ) -> "list[Regression]":
        """List the scores on treebanks that are below those of a stored result, as `score` does."""
        from treeval.scoring.regressions import regressions  # noqa: PLC0415  few runs ask for it

        return regressions(self.treebanks, previous, tolerance, certainty)

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
            "failed": [one.to_dict() for one in self.failed],
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
    Scores are kept, so that a second run scores only outputs that are new or have changed.

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
    names = tuple(dict.fromkeys(name for task in tasks for name in task.systems))
    scored = [task for task in tasks if task.systems]
    if not scored:
        raise FileError("no system has an output for any of the gold files; check the names")
    forget_unused()
    work = partial(score_task, settings=chosen, first=names[0])
    outcomes = list(followed(mapper(work, scored), "scoring", len(scored), progress))
    failed = [failure for one in outcomes for failure in one.failed]
    results = {task.treebank: one.results for task, one in zip(scored, outcomes, strict=True)}
    sound = {treebank: one for treebank, one in results.items() if one is not None}
    if not sound:
        raise MismatchError(f"no output can be scored; {'; '.join(map(str, failed))}")
    with_output = {
        (treebank, system.name) for treebank, one in sound.items() for system in one.systems
    }
    every = ((task.treebank, name) for task in tasks for name in names)
    found = Campaign(
        sound,
        names,
        tuple(pair for pair in every if pair not in with_output),
        chosen.missing,
        tuple(task.treebank for task in tasks),
        tuple(failed),
        again=partial(_again, {task.treebank: task for task in scored}, chosen),
        has_idle_seed=chosen.certainty.has_idle_seed,
    )
    return replace(found, means=_tested_means(found, chosen))


def _again(
    tasks: Mapping[str, Task], settings: CampaignSettings, treebank: str, systems: Sequence[str]
) -> Results:
    """Score some systems on a treebank by the main metric, and keep the trees."""
    task = tasks[treebank]
    chosen = {name: path for name, path in task.systems.items() if name in systems}
    plain = settings.changed(
        ci=False, compare=False, baseline=False, by=(), jobs=1, cluster=None, stream=False
    )
    return score(task.gold, chosen, plain)


def _tested_means(found: Campaign, settings: CampaignSettings) -> Results | None:
    """Add intervals and tests to the means over treebanks, if they are wanted."""
    if not settings.certainty.is_wanted:
        return None
    from treeval.scoring.certainty import with_certainty  # noqa: PLC0415  few runs ask for it

    compared = found.compared
    if len(compared) < 2 or (settings.certainty.baseline and found.systems[0] not in compared):
        settings = settings.changed(compare=False, baseline=False)
    means = mean_results(found)
    if means is None or not settings.certainty.is_wanted:
        return None
    return with_certainty(means, settings.certainty)


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
        settings.changed(**{name: absolute(settings[name]) for name in _FILES}),
    )


def mean_results(campaign: Campaign) -> Results | None:
    """Average over the complete treebanks; the results can be resampled and compared."""
    from treeval.statistics.treebanks import over_treebanks  # noqa: PLC0415  few runs compare

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
        counts = over_treebanks([one[system].scores[metric].counts for one in treebanks])
        of_metric = common(one[system].scores[metric].signature for one in treebanks)
        return MetricResult(counts.score, {}, {}, counts, of_metric)

    systems = tuple(
        SystemResult(name, together, {metric: mean(name, metric) for metric in campaign.metrics})
        for name in campaign.compared
    )
    # Each treebank has its own draws; those of the means are added later.
    undrawn = common(results.signature.without(_DRAWN) for results in treebanks)
    return Results(together, systems, undrawn, campaign.quoted)
