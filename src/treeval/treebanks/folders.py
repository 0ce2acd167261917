"""Which inputs make up a treebank: one file, all files of a folder, or whatever Python gives."""

from collections import Counter
from collections.abc import Collection, Mapping
from os import PathLike
from pathlib import Path
from typing import Any

from treeval.errors import SettingError
from treeval.formats.files import is_folder
from treeval.formats.registry import files_of, suffixes
from treeval.sources.names import name_of, path_of, split_name, things_in


def treebank_inputs(given: Any) -> dict[str, list[Any]]:
    """Name treebanks, and list the files or other inputs of each.

    ``given`` is one path or a list of them, also written ``NAME=PATH``, or of other inputs; or a
    mapping from names to one input or several. A folder of files is one treebank; a folder of such
    folders has a treebank in each. A treebank is called after its file or folder; files of the same
    name, after their folders too.
    """
    if isinstance(given, Mapping):
        return {str(name): _inputs(str(name), value) for name, value in given.items()}
    found: list[tuple[str, list[Any]]] = []
    for thing in things_in(given):
        name, one = split_name(thing) if isinstance(thing, str) else ("", thing)
        found += [(name or own, inputs) for own, inputs in _treebanks(one)]
    names = Counter(name for name, _ in found)
    treebanks: dict[str, list[Any]] = {}
    for name, inputs in found:
        unique = name if names[name] == 1 else f"{_folder_name(inputs[0])}{name}"
        if unique in treebanks:
            raise SettingError(f"two treebanks are called {unique!r}; name them: NAME=PATH")
        treebanks[unique] = inputs
    return treebanks


def by_treebank(given: Any, treebanks: Collection[str], setting: str) -> dict[str, list[Any]]:
    """Group inputs such as ``TREEBANK=PATH`` by treebank; "" stands for inputs that name none.

    A mapping has names of treebanks, and one input or several for each.
    """
    if isinstance(given, Mapping):
        named = [(str(name), one) for name, value in given.items() for one in things_in(value)]
    else:
        named = [split_name(one) if isinstance(one, str) else ("", one) for one in given]
    found: dict[str, list[Any]] = {}
    for name, one in named:
        if name and name not in treebanks:
            known = ", ".join(treebanks)
            problem = f"no treebank is called {name!r}; name one of {known}"
            raise SettingError(problem, setting=setting)
        found.setdefault(name, []).append(one)
    return found


def _inputs(name: str, value: Any) -> list[Any]:
    """List the inputs of one treebank, in place of a folder its files."""
    things = things_in(value)
    if not things:
        raise SettingError(f"treebank {name!r} has no input; give at least one")
    return [
        one for thing in things for one in (_files(Path(thing)) if _is_folder(thing) else [thing])
    ]


def _treebanks(thing: Any) -> list[tuple[str, list[Any]]]:
    """Find the treebanks in a folder; anything else is a treebank itself."""
    if not _is_folder(thing):
        return [(name_of(thing, "treebank"), [thing])]
    folder = Path(thing)
    inner = (
        [] if files_of("dependencies", folder) else sorted(filter(Path.is_dir, folder.iterdir()))
    )
    own = [one for one in inner if files_of("dependencies", one)] or [folder]
    return [(one.resolve().name, _files(one)) for one in own]


def _files(folder: Path) -> list[str]:
    files = files_of("dependencies", folder)
    if not files:
        known = ", ".join(suffixes("dependencies"))
        raise SettingError(f"{folder}: no files that end in {known} here; name the files")
    return files


def _is_folder(thing: Any) -> bool:
    return isinstance(thing, str | PathLike) and is_folder(path_of(thing))


def _folder_name(thing: Any) -> str:
    """Give the name of the folder that a file is in, to be written before its own."""
    path = path_of(thing)
    return "" if path.startswith("<") else f"{Path(path).resolve().parent.name}/"
