"""Rankings on many treebanks: one per treebank, and the means of the predicted scores."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from treeval import report
from treeval.assessment.ranking.calibration import Prediction
from treeval.assessment.ranking.rank import GOLD, rank
from treeval.assessment.ranking.result import Ranking
from treeval.counts import defined
from treeval.errors import FileError, SettingError
from treeval.formats.files import as_path, is_folder, made_folder, shown
from treeval.progress import Progress, followed, silent
from treeval.scoring.folders import outputs_in
from treeval.settings.assessment import RankSettings
from treeval.sources.names import named, split_name, things_in
from treeval.version import stamped

_DEFAULT = RankSettings()
_STYLE = report.Style()


@dataclass(frozen=True)
class MeanPrediction:
    """A system over those treebanks for which it has an output."""

    name: str
    rank: int
    treebanks: int
    mean_rank: float
    las: float  # means of the predicted scores, nan if there are none
    uas: float

    def to_dict(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "rank": self.rank,
            "treebanks": self.treebanks,
            "mean_rank": defined(self.mean_rank),
            "las": defined(self.las),
            "uas": defined(self.uas),
        }


@dataclass(frozen=True, eq=False, repr=False)
class Rankings(report.Result):
    """The result of `rank_treebanks`: the ranking of each treebank, and means over treebanks."""

    treebanks: Mapping[str, Ranking]
    systems: tuple[MeanPrediction, ...]
    missing: tuple[tuple[str, str], ...]  # (treebank, system)
    unranked: tuple[str, ...]  # treebanks with fewer than two outputs

    def mean_of_truth(self, figure: str) -> float:
        """Average ``tau`` or ``regret`` over the treebanks with gold trees; nan without any."""
        truths = [treebank.truth for treebank in self.treebanks.values() if treebank.truth]
        of_each = {
            "tau": [truth.tau.coefficient for truth in truths],
            "regret": [truth.regret for truth in truths],
        }[figure]
        return float(np.nanmean(of_each)) if of_each else float("nan")

    def tables(self, style: report.Style = _STYLE) -> list[report.Table]:
        return report.rankings_tables(self, style)

    def notes(self) -> list[str]:
        return report.rankings_notes(self)

    def page(self, command: str = "") -> "report.Page":
        return report.rankings_page(self, command)

    def to_dict(self) -> dict[str, Any]:
        record: dict[str, Any] = {
            **stamped("rankings"),
            "treebanks": [
                {"name": name, **ranking.to_dict()} for name, ranking in self.treebanks.items()
            ],
            "systems": [system.to_dict() for system in self.systems],
            "missing": [
                {"treebank": treebank, "system": system} for treebank, system in self.missing
            ],
            "unranked": list(self.unranked),
            "notes": self.notes(),
        }
        if any(treebank.truth for treebank in self.treebanks.values()):
            record["tau"] = defined(self.mean_of_truth("tau"))
            record["regret"] = defined(self.mean_of_truth("regret"))
        return record


def are_treebanks(systems: Any) -> bool:
    """Say whether these are folders of treebanks, and not outputs for one text."""
    given = systems.values() if isinstance(systems, Mapping) else things_in(systems)
    folders = [split_name(system)[1] if isinstance(system, str) else system for system in given]
    if not folders or not all(
        isinstance(folder, str | PathLike) and is_folder(folder) for folder in folders
    ):
        return False
    return len(folders) > 1 or not outputs_in(Path(folders[0]))


def rank_treebanks(
    systems: Any,
    settings: RankSettings = _DEFAULT,
    *,
    consensus: str | PathLike[str] | None = None,
    confidence: str | PathLike[str] | None = None,
    progress: Progress = silent,
    **changes: Any,
) -> Rankings:
    """Order systems on many treebanks, without gold trees.

    Either ``systems`` are folders with files of the same names, one per treebank; or there is one
    folder with one folder per treebank, each with the outputs of the systems. A system without an
    output is left out of that treebank. ``gold`` is a folder in either form. Consensus trees of
    each treebank are written into the folder ``consensus``, and outputs with their confidence into
    a folder per treebank in ``confidence``.

    >>> folders = {name: f"systems/{name}" for name in ("alder", "birch", "cedar")}
    >>> found = treeval.rank_treebanks(folders)
    >>> list(found.treebanks), found.systems[0].name
    (['de', 'en', 'fr', 'he'], 'birch')

    See `RankSettings` for what can be set.
    """
    chosen = RankSettings.of(settings, changes)
    tasks = _tasks(systems)
    golds = None if chosen.gold is None else _golds(as_path(chosen.gold))
    names = tuple(dict.fromkeys(name for outputs in tasks.values() for name in outputs))
    ranked = {treebank: outputs for treebank, outputs in tasks.items() if len(outputs) > 1}

    def work() -> Iterator[tuple[str, Ranking]]:
        for treebank, outputs in ranked.items():
            ranking = rank(outputs, _for_treebank(chosen, treebank, outputs, golds))
            if consensus is not None:
                ranking.write_consensus(made_folder(consensus) / f"{treebank}.conllu")
            if confidence is not None:
                ranking.write_confidence(Path(confidence) / treebank)
            yield treebank, ranking.without_trees()

    rankings = dict(followed(work(), "ranking", len(ranked), progress))
    if not rankings:
        raise FileError("no treebank has two outputs or more; check the names of the files")
    return Rankings(
        rankings,
        _means(names, rankings),
        tuple(
            (treebank, name)
            for treebank, outputs in tasks.items()
            for name in names
            if name not in outputs
        ),
        tuple(task for task in tasks if task not in ranked),
    )


def _for_treebank(
    settings: RankSettings,
    treebank: str,
    outputs: Mapping[str, str],
    golds: Mapping[str, str] | None,
) -> RankSettings:
    """Keep of the named groups the systems that have an output, and find the gold trees."""
    groups = [
        group.split(",") if isinstance(group, str) else list(group) for group in settings.same
    ]
    present = [[name for name in group if name in outputs] for group in groups]
    same = tuple(group for group in present if len(group) > 1)
    return replace(settings, same=same, gold=golds.get(treebank) if golds else None)


def _tasks(systems: Any) -> dict[str, dict[str, str]]:
    """Find the outputs of each treebank, in either of two layouts."""
    folders = {name: as_path(folder) for name, folder in named(systems).items()}
    for folder in folders.values():
        if not is_folder(folder):
            raise FileError(f"{shown(folder)}: is not a folder; name folders of outputs")
    if len(folders) == 1:
        (folder,) = folders.values()
        tasks = {inner.name: outputs_in(inner) for inner in _folders_in(folder)}
        for outputs in tasks.values():
            outputs.pop(GOLD, None)
        return {treebank: outputs for treebank, outputs in tasks.items() if outputs}
    files = {name: outputs_in(Path(folder)) for name, folder in folders.items()}
    for name, outputs in files.items():
        if not outputs:
            raise FileError(f"{folders[name]}: there are no outputs; name them TREEBANK.conllu")
    treebanks = dict.fromkeys(treebank for outputs in files.values() for treebank in outputs)
    return {
        treebank: {
            name: outputs[treebank] for name, outputs in files.items() if treebank in outputs
        }
        for treebank in sorted(treebanks)
    }


def _folders_in(folder: str) -> Sequence[Path]:
    return sorted(inner for inner in Path(folder).iterdir() if inner.is_dir())


def _golds(folder: str) -> dict[str, str]:
    """Find gold files: TREEBANK.conllu or TREEBANK/gold.conllu."""
    if not is_folder(folder):
        problem = "is not a folder; the systems are folders, so gold must be one as well"
        raise SettingError(f"{shown(folder)} {problem}", setting="gold")
    inner = {treebank.name: outputs_in(treebank) for treebank in _folders_in(folder)}
    return outputs_in(Path(folder)) or {
        name: files[GOLD] for name, files in inner.items() if GOLD in files
    }


def _means(names: Sequence[str], rankings: Mapping[str, Ranking]) -> tuple[MeanPrediction, ...]:
    """Average over the treebanks of each system, and order systems by predicted LAS.

    Systems without some outputs come last: their means are over other, perhaps easier treebanks.
    """
    predictions = []
    for name in names:
        results = [
            ranking[name]
            for ranking in rankings.values()
            if name in {s.name for s in ranking.systems}
        ]
        ranks = [system.rank for system in results if system.rank is not None]
        las, uas = (
            _mean([system.las for system in results]),
            _mean([system.uas for system in results]),
        )
        mean_rank = float(np.mean(ranks)) if ranks else float("nan")
        predictions.append(MeanPrediction(name, 0, len(results), mean_rank, las, uas))
    predictions.sort(
        key=lambda prediction: (
            prediction.treebanks < len(rankings),
            -np.nan_to_num(prediction.las),
            np.nan_to_num(prediction.mean_rank, nan=np.inf),
        )
    )
    return tuple(
        replace(prediction, rank=index) for index, prediction in enumerate(predictions, start=1)
    )


def _mean(predictions: Sequence[Prediction | None]) -> float:
    known = [prediction.predicted for prediction in predictions if prediction is not None]
    return float(np.mean(known)) if known else float("nan")
