"""Many treebanks and many systems at once, as in a shared task; means over treebanks."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import numpy as np

from treeval.errors import FileError, MismatchError
from treeval.formats.files import stem
from treeval.formats.registry import files_of
from treeval.parallel import Mapper, one_by_one
from treeval.scoring.results import FileInfo, MetricResult, Results, SystemResult, number
from treeval.version import __version__

Missing = Literal["skip", "zero"]
GOLD = "gold"


@dataclass(frozen=True)
class Task:
    """One treebank: its gold file, and the outputs of those systems that have one."""

    treebank: str
    gold: str
    systems: Mapping[str, str]


@dataclass(frozen=True, eq=False)
class Campaign:
    """Results of all treebanks, and what is missing."""

    treebanks: Mapping[str, Results]  # those that at least one system has an output for
    systems: tuple[str, ...]
    missing: tuple[tuple[str, str], ...]  # (treebank, system)
    policy: Missing
    names: tuple[str, ...]  # of all treebanks
    means: Results | None = None  # over the treebanks that are complete, with what tests say

    @property
    def complete(self) -> tuple[str, ...]:
        """The treebanks that every system has an output for."""
        every = len(self.systems)
        return tuple(
            name for name, results in self.treebanks.items() if len(results.systems) == every
        )

    @property
    def metrics(self) -> tuple[str, ...]:
        first = next(iter(self.treebanks.values()))
        return tuple(first.systems[0].scores)

    def score(self, treebank: str, system: str, metric: str) -> float:
        """One score; of a missing output nan, or 0 if missing ones count as zero."""
        found = self.result(treebank, system, metric)
        if found is not None:
            return found.score
        return 0.0 if self.policy == "zero" else float("nan")

    def result(self, treebank: str, system: str, metric: str) -> MetricResult | None:
        """All about one score; None if the output is missing."""
        results = self.treebanks.get(treebank)
        for found in results.systems if results else ():
            if found.name == system:
                return found.scores[metric]
        return None

    def macro(self, system: str, metric: str) -> float:
        """The mean over the treebanks that have a score."""
        scores = np.array([self.score(treebank, system, metric) for treebank in self.names])
        defined = scores[~np.isnan(scores)]
        return float(defined.mean()) if len(defined) else float("nan")

    def to_dict(self) -> dict[str, Any]:
        return {
            "treeval": __version__,
            "treebanks": [
                {"name": name, **results.to_dict()} for name, results in self.treebanks.items()
            ],
            "macro": {
                system: {metric: number(self.macro(system, metric)) for metric in self.metrics}
                for system in self.systems
            },
            **({"means": self._means()} if self.means else {}),
            "missing": [
                {"treebank": treebank, "system": system} for treebank, system in self.missing
            ],
            "missing_policy": self.policy,
        }

    def _means(self) -> dict[str, Any]:
        record = self.means.to_dict() if self.means else {}
        return {
            "treebanks": list(self.complete),
            "signature": record["signature"],
            "systems": [
                {"name": system["name"], "scores": system["scores"]} for system in record["systems"]
            ],
            "comparisons": record["comparisons"],
            "rankings": record["rankings"],
        }


def discover(gold: str, systems: Mapping[str, str]) -> list[Task]:
    """Match gold files with systems' outputs, in either of two layouts.

    ``GOLD/treebank.conllu`` with ``SYSTEM/treebank.conllu``, as in the CoNLL 2018 shared task;
    or one folder a treebank, ``GOLD/treebank/gold.conllu`` with ``GOLD/treebank/system.conllu``,
    where systems need not be named.
    """
    folder = Path(gold)
    golds = _files_by_name(folder)
    if golds:
        return _side_by_side(golds, systems)
    tasks = [
        Task(inner.name, files.pop(GOLD), files)
        for inner in sorted(folder.iterdir())
        if inner.is_dir() and GOLD in (files := _files_by_name(inner))
    ]
    if not tasks:
        raise FileError(
            f"{gold}: no gold files; expected TREEBANK.conllu or TREEBANK/gold.conllu in it"
        )
    if systems:
        raise MismatchError(
            f"{gold}: holds gold files and systems' outputs together; name no other systems"
        )
    return tasks


def _files_by_name(folder: Path) -> dict[str, str]:
    return {stem(path): path for path in files_of("dependencies", folder)}


def _side_by_side(golds: Mapping[str, str], systems: Mapping[str, str]) -> list[Task]:
    outputs = {name: _files_by_name(Path(folder)) for name, folder in systems.items()}
    for name, folder in systems.items():
        if not Path(folder).is_dir():
            raise FileError(f"{folder}: no folder; gold is a folder, so systems must be as well")
        if not outputs[name]:
            raise FileError(f"{folder}: no outputs; expected files such as {next(iter(golds))}")
    return [
        Task(
            treebank,
            path,
            {name: files[treebank] for name, files in outputs.items() if treebank in files},
        )
        for treebank, path in golds.items()
    ]


def run_campaign(
    tasks: list[Task],
    score_task: Callable[[Task], Results],
    *,
    missing: Missing = "skip",
    mapper: Mapper = one_by_one,
    progress: Callable[[Iterator[Results]], Iterator[Results]] = iter,
) -> Campaign:
    """Score every treebank, wherever the mapper does the work."""
    systems = tuple(dict.fromkeys(name for task in tasks for name in task.systems))
    absent = tuple(
        (task.treebank, name) for task in tasks for name in systems if name not in task.systems
    )
    scored = [task for task in tasks if task.systems]
    if not scored:
        raise FileError("no system has an output for any of the gold files; check the names")
    results = list(progress(mapper(score_task, scored)))
    named = {task.treebank: found for task, found in zip(scored, results, strict=True)}
    return Campaign(named, systems, absent, missing, tuple(task.treebank for task in tasks))


def mean_results(campaign: Campaign) -> Results | None:
    """Means over the complete treebanks, as results that can be resampled and compared."""
    from treeval.statistics.treebanks import over_treebanks  # noqa: PLC0415  few runs compare

    treebanks = [campaign.treebanks[name] for name in campaign.complete]
    if not treebanks:
        return None
    # Each treebank has its own draws; those of the means are still to come.
    undrawn = (results.signature.partition("|seed:")[0] for results in treebanks)
    together = FileInfo(
        f"{len(treebanks)} treebanks",
        None,
        sum(results.gold.sentences for results in treebanks),
        sum(results.gold.words for results in treebanks),
    )

    def mean(system: str, metric: str) -> MetricResult:
        counts = over_treebanks([one[system].scores[metric].counts for one in treebanks])
        of_metric = common_signature(one[system].scores[metric].signature for one in treebanks)
        return MetricResult(counts.score, {}, {}, counts, of_metric)

    systems = tuple(
        SystemResult(name, together, {metric: mean(name, metric) for metric in campaign.metrics})
        for name in campaign.systems
    )
    return Results(together, systems, common_signature(undrawn))


def common_signature(signatures: Iterable[str]) -> str:
    """What the signatures of several treebanks have in common."""
    first, *others = (signature.split("|") for signature in signatures)
    return "|".join(part for part in first if all(part in other for other in others))
