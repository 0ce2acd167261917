"""The function behind `treeval reproduce`."""

import reprlib
from importlib import import_module
from os import PathLike
from pathlib import Path
from typing import Any

from treeval.errors import FileError, SettingError
from treeval.experiments.findings import Findings
from treeval.formats.files import as_path, exists, shown
from treeval.progress import Progress, silent
from treeval.settings.choices import PAPERS, Paper
from treeval.settings.running import ReproductionSettings

_DEFAULT = ReproductionSettings()


def reproduce(
    paper: Paper,
    data: str | PathLike[str],
    settings: ReproductionSettings = _DEFAULT,
    *,
    progress: Progress = silent,
    **changes: Any,
) -> Findings:
    """Repeat the experiments of a paper on the data in a folder, published beside obtained figures.

    ``data`` is a folder with the treebanks, or a layout file that names them; see
    docs/reproduction.md and docs/reproduce-your-own.md.

    >>> treeval.reproduce("tedeval", "gold")
    Traceback (most recent call last):
    treeval.errors.FileError: gold: no treebank in several schemes, with outputs of parsers

    See `ReproductionSettings` for what can be set.
    """
    chosen = ReproductionSettings.of(settings, changes)
    if paper not in PAPERS:
        raise SettingError(
            f"the paper {reprlib.repr(paper)} is unknown; choose from {', '.join(PAPERS)}"
        )
    experiment = import_module(f"treeval.experiments.{paper}")
    if chosen.seed is not None and paper == "ned":
        raise SettingError(
            "the learners of this paper have fixed seeds; leave it out", setting="seed"
        )
    more = {} if chosen.seed is None else {"seed": chosen.seed}
    findings: Findings = experiment.reproduce(_data(data), progress=progress, **more)
    return findings


def _data(path: str | PathLike[str]) -> Path:
    given = as_path(path)
    if not exists(given):
        raise FileError(
            f"{shown(given)}: no such file or folder; name the folder of the treebanks or a layout"
        )
    return Path(given)
