"""Folders of treebanks: gold files, and the outputs that belong to each of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from treeval.errors import FileError, MismatchError, SettingError
from treeval.formats.files import is_folder, shown, stem
from treeval.formats.registry import files_of

GOLD = "gold"


@dataclass(frozen=True)
class Task:
    """One treebank: its gold file, and the outputs of the systems that have one."""

    treebank: str
    gold: str
    systems: Mapping[str, str]


def discover(gold: str, systems: Mapping[str, str]) -> list[Task]:
    """Match gold files with the outputs of systems, in either of two layouts.

    ``GOLD/treebank.conllu`` with ``SYSTEM/treebank.conllu``, as in the CoNLL 2018 shared task; or
    one folder per treebank, ``GOLD/treebank/gold.conllu`` with ``GOLD/treebank/system.conllu``,
    where systems need not be named.
    """
    folder = Path(gold)
    if not is_folder(folder):
        raise FileError(f"{shown(gold)}: is not a folder; name the folder of the gold files")
    golds = outputs_in(folder)
    if golds and not systems:
        raise SettingError("there is no system; name at least one folder")
    if golds:
        return _side_by_side(golds, systems)
    tasks = [
        Task(inner.name, files.pop(GOLD), files)
        for inner in sorted(folder.iterdir())
        if inner.is_dir() and GOLD in (files := outputs_in(inner))
    ]
    if not tasks:
        raise FileError(
            f"{gold}: there are no gold files; name them TREEBANK.conllu or TREEBANK/gold.conllu"
        )
    if systems:
        raise MismatchError(
            f"{gold}: holds both gold files and the outputs of systems; do not name other systems"
        )
    return tasks


def outputs_in(folder: Path) -> dict[str, str]:
    """Files of dependencies by their names without suffixes; no two may have the same."""
    files: dict[str, str] = {}
    for path in files_of("dependencies", folder):
        other = files.setdefault(stem(path), path)
        if other != path:
            raise MismatchError(
                f"{path}: {Path(other).name} in the same folder is the same treebank; remove one"
            )
    return files


def _side_by_side(golds: Mapping[str, str], systems: Mapping[str, str]) -> list[Task]:
    outputs = {name: outputs_in(Path(folder)) for name, folder in systems.items()}
    for name, folder in systems.items():
        if not is_folder(folder):
            problem = "is not a folder; gold is a folder, so systems must be folders as well"
            raise FileError(f"{shown(folder)}: {problem}")
        if not outputs[name]:
            example = Path(next(iter(golds.values()))).name
            raise FileError(
                f"{folder}: there are no outputs; name them like the gold files, such as {example}"
            )
    return [
        Task(
            treebank,
            path,
            {name: files[treebank] for name, files in outputs.items() if treebank in files},
        )
        for treebank, path in golds.items()
    ]
