"""The inputs that make up treebanks, their training and test sections, and outputs for them.

A treebank is one file, all files of a folder, or whatever Python gives.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, NamedTuple

from treeval.errors import SettingError
from treeval.formats.files import is_folder, stem
from treeval.formats.registry import files_of, suffixes
from treeval.sources.names import name_of, path_of, split_name, things_in

GOLD = "gold"  # the name of gold files in folders with outputs, as in `score`
Named = dict[str, list[Any]]


def treebanks_and_outputs(given: Any) -> tuple[Named, Named]:
    """Name treebanks, and list the inputs of each, and the outputs of systems in the same folders.

    ``given`` is one path or a list of them, also written ``NAME=PATH``, or of other inputs; or a
    mapping from names to one input or several. A folder of files is one treebank; a folder of such
    folders has a treebank in each. If such a folder has a file called gold, that is the treebank,
    and the others are outputs of systems. A treebank is called after its file or folder; files of
    the same name, after their folders too.
    """
    if isinstance(given, Mapping):
        return {str(name): _inputs(str(name), value) for name, value in given.items()}, {}
    listed: list[tuple[str, list[Any], list[Any]]] = []
    for thing in things_in(given):
        name, path = split_name(thing) if isinstance(thing, str) else ("", thing)
        listed += [
            (name or own_name, inputs, outputs) for own_name, inputs, outputs in _treebanks(path)
        ]
    names = Counter(name for name, _, _ in listed)
    treebanks: Named = {}
    beside: Named = {}
    for name, inputs, outputs in listed:
        unique = name if names[name] == 1 else f"{_folder_name(inputs[0])}{name}"
        if unique in treebanks:
            raise SettingError(f"two treebanks are called {unique!r}; name them: NAME=PATH")
        treebanks[unique] = inputs
        if outputs:
            beside[unique] = outputs
    return treebanks, beside


def are_folders(systems: Any) -> bool:
    """Whether systems are folders without the name of a treebank, as `score` takes them."""
    return not isinstance(systems, Mapping) and all(_is_folder(system) for system in systems)


def matched_folders(treebanks: Named, systems: Any) -> tuple[Named, Named]:
    """Match the files of treebanks with files of the same names in the folders of systems."""
    files = {stem(path_of(thing)): [thing] for inputs in treebanks.values() for thing in inputs}
    outputs: Named = {}
    for folder in systems:
        for path in _files(Path(folder)):
            if stem(path) in files:
                outputs.setdefault(stem(path), []).append(path)
    if not outputs:
        problem = "no file has the same name as a treebank; name them alike"
        raise SettingError(problem, setting="systems")
    return files, outputs


def by_treebank(given: Any, treebanks: Collection[str], setting: str) -> dict[str, list[Any]]:
    """Group inputs such as ``TREEBANK=PATH`` by treebank; "" stands for inputs that name none.

    A mapping has names of treebanks, and one input or several for each.
    """
    if isinstance(given, Mapping):
        named = [(str(name), thing) for name, value in given.items() for thing in things_in(value)]
    else:
        named = [split_name(thing) if isinstance(thing, str) else ("", thing) for thing in given]
    grouped: dict[str, list[Any]] = {}
    for name, thing in named:
        if name and name not in treebanks:
            known = ", ".join(treebanks)
            problem = f"no treebank is called {name!r}; name one of {known}"
            raise SettingError(problem, setting=setting)
        grouped.setdefault(name, []).append(thing)
    return grouped


def _inputs(name: str, value: Any) -> list[Any]:
    """List the inputs of one treebank, in place of a folder its files."""
    things = things_in(value)
    if not things:
        raise SettingError(f"treebank {name!r} has no input; give at least one")
    return [
        file for thing in things for file in (_files(Path(thing)) if _is_folder(thing) else [thing])
    ]


def _treebanks(thing: Any) -> list[tuple[str, list[Any], list[Any]]]:
    """Find treebanks in a folder, and outputs in the same place; other inputs are treebanks."""
    if not _is_folder(thing):
        return [(name_of(thing, "treebank"), [thing], [])]
    folder = Path(thing)
    inner = [] if _trees_in(folder) else sorted(filter(Path.is_dir, folder.iterdir()))
    folders = [subfolder for subfolder in inner if _trees_in(subfolder)] or [folder]
    return [(treebank.resolve().name, *_gold_and_outputs(_files(treebank))) for treebank in folders]


def _gold_and_outputs(files: list[str]) -> tuple[list[str], list[str]]:
    """Tell the gold file from outputs; without one, all files are the treebank."""
    gold = [path for path in files if stem(path) == GOLD]
    return (gold, [path for path in files if path not in gold]) if gold else (files, [])


def _trees_in(folder: Path) -> list[str]:
    """The files of dependencies in a folder, or else those of constituents.

    A file that ends in .xml need not hold trees: releases of UD have a stats.xml.
    """
    files = files_of("dependencies", folder) or files_of("constituents", folder)
    return [path for path in files if not path.endswith(".xml")]


def _files(folder: Path) -> list[str]:
    files = _trees_in(folder)
    if not files:
        known = ", ".join(suffixes())
        raise SettingError(f"{folder}: no files that end in {known} here; name the files")
    return files


def _is_folder(thing: Any) -> bool:
    return isinstance(thing, str | PathLike) and is_folder(path_of(thing))


def _folder_name(thing: Any) -> str:
    """Give the name of the folder that a file is in, to be written before its own."""
    path = path_of(thing)
    return "" if path.startswith("<") else f"{Path(path).resolve().parent.name}/"


class Sections(NamedTuple):
    """Inputs of a treebank."""

    train: Any
    test: Any


def sections(treebanks: Mapping[str, Sequence[Any]], given: Any = ()) -> dict[str, Sections]:
    """Find both sections of each treebank.

    Training data are given as ``TREEBANK=PATH``, or as ``PATH`` for all that have none of their
    own. In a treebank of several files they go by their names: those that have train and test in
    them.
    """
    trains = by_treebank(given, treebanks, "train")
    for name, inputs in trains.items():
        if len(inputs) > 1:
            raise SettingError(
                f"{len(inputs)} training sections are given for {name or 'all treebanks'}; "
                "give one per treebank",
                setting="train",
            )
    return {
        name: Sections(
            (trains.get(name) or trains.get("") or [_train(name, inputs)])[0], _test(name, inputs)
        )
        for name, inputs in treebanks.items()
    }


def _train(name: str, inputs: Sequence[Any]) -> Any:
    section = _called("train", inputs)
    return _missing(name, "training", f"as `train=` {name}=FILE") if section is None else section


def _test(name: str, inputs: Sequence[Any]) -> Any:
    if len(inputs) == 1:
        return inputs[0]
    section = _called("test", inputs)
    return _missing(name, "test", f"as {name}=FILE") if section is None else section


def _called(word: str, inputs: Sequence[Any]) -> Any:
    """Find the one of several files that has a word in its name; None if no or many files do."""
    fitting = [file for file in inputs if word in Path(path_of(file)).name]
    return fitting[0] if len(fitting) == 1 and len(inputs) > 1 else None


def _missing(name: str, section: str, remedy: str) -> Any:
    raise SettingError(f"treebank {name!r}: the {section} section is unclear; give it {remedy}")
