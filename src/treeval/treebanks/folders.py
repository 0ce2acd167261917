"""Which files make up a treebank: one file, or all files of a folder."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from treeval.errors import SettingError
from treeval.formats.files import stem
from treeval.formats.registry import files_of, suffixes


def treebank_files(given: Iterable[str]) -> dict[str, list[str]]:
    """Name treebanks and list their files, of arguments such as ``PATH`` or ``NAME=PATH``.

    A folder of files is one treebank; a folder of such folders has a treebank in each. A treebank
    is called after its file or folder; files of the same name, after their folders too.
    """
    found: list[tuple[str, list[str]]] = []
    for argument in given:
        name, equals, path = argument.partition("=")
        if not equals or Path(argument).exists():
            name, path = "", argument
        found += [(name or own, files) for own, files in _treebanks(path)]
    names = Counter(name for name, _ in found)
    treebanks: dict[str, list[str]] = {}
    for name, files in found:
        unique = name if names[name] == 1 else f"{Path(files[0]).resolve().parent.name}/{name}"
        if unique in treebanks:
            raise SettingError(f"two treebanks are called {unique!r}; name them: NAME=PATH")
        treebanks[unique] = files
    return treebanks


def _treebanks(path: str) -> list[tuple[str, list[str]]]:
    folder = Path(path)
    if not folder.is_dir():
        return [("stdin" if path == "-" else stem(path), [path])]
    folders = [folder, *sorted(inner for inner in folder.iterdir() if inner.is_dir())]
    held = [(inner, files_of("dependencies", inner)) for inner in folders]
    own = held[:1] if held[0][1] else [(inner, files) for inner, files in held if files]
    if not own:
        known = ", ".join(suffixes("dependencies"))
        raise SettingError(f"{path}: no files that end in {known} here; name the files")
    return [(inner.resolve().name, files) for inner, files in own]
