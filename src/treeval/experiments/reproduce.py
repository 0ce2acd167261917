"""The function behind `treeval reproduce`."""

import reprlib
from importlib import import_module
from os import PathLike
from pathlib import Path
from typing import Any

from treeval.errors import FileError, SettingError
from treeval.experiments.findings import Findings
from treeval.formats.files import as_path, is_folder, shown
from treeval.progress import Progress, silent
from treeval.settings.choices import PAPERS, Paper
from treeval.settings.reproduction import ReproductionSettings

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

    The data must be laid out as docs/reproduction.md says:

    >>> treeval.reproduce("tedeval", "gold")
    Traceback (most recent call last):
    treeval.errors.FileError: gold: no treebank in several schemes in cross, with parsers' output

    See `ReproductionSettings` for what can be set.
    """
    chosen = ReproductionSettings.of(settings, changes)
    if paper not in PAPERS:
        raise SettingError(
            f"the paper {reprlib.repr(paper)} is unknown; choose from {', '.join(PAPERS)}"
        )
    if chosen.outputs and paper != "content":
        raise SettingError(
            f"it is for content; {paper} finds outputs among its data", setting="outputs"
        )
    folder, *outputs = map(_folder, (data, *chosen.outputs))
    more = {"outputs": outputs} if outputs else {}
    experiment = import_module(f"treeval.experiments.{paper}")
    found: Findings = experiment.reproduce(folder, progress=progress, **more)
    return found


def _folder(path: str | PathLike[str]) -> Path:
    folder = as_path(path)
    if not is_folder(folder):
        raise FileError(f"{shown(folder)}: no such folder; name the one that holds the treebanks")
    return Path(folder)
