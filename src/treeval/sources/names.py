"""Names of inputs: NAME=PATH, names of files and folders, schemes, names given in Python."""

from collections.abc import Iterable, Iterator, Mapping
from os import PathLike
from pathlib import Path
from typing import Any

from treeval.errors import SettingError
from treeval.formats.files import as_path, exists, place_of, stem
from treeval.formats.registry import files_of
from treeval.sources.source import TEXT, Source, are_trees, name_of_stream

STDIN = "-"


def split_name(given: str) -> tuple[str, str]:
    """Read ``NAME=PATH``; the name is empty if there is none, or if the whole text is a path."""
    name, equals, path = given.partition("=")
    if not equals or "\n" in given or exists(given):
        return "", given
    if not path:
        raise SettingError(f"{given}: no path follows the name; write NAME=PATH")
    return name, path


def named(given: Any, *, folders: bool = False) -> dict[str, Any]:
    """Name the inputs: one input, a list of inputs, or a mapping from names to inputs.

    A path may be written as ``NAME=PATH``; otherwise it is named after its file, and files with the
    same name are named after their folders, as in ``*/en.conllu``. With ``folders``, a folder
    stands for the CoNLL files in it.
    """
    if isinstance(given, Mapping):
        return {str(name): thing for name, thing in given.items()}
    pairs = [_pair(thing) for thing in (listed(given) if folders else things_in(given))]
    for called in (name_of, _folder_name, path_of):
        names = [name or called(thing) for name, thing in pairs]
        if len(set(names)) == len(names):
            return dict(zip(names, (thing for _, thing in pairs), strict=True))
    raise SettingError(
        "two systems have the same name; write NAME=PATH, or give a mapping from names"
    )


def only(given: Any) -> dict[str, Any]:
    """Name the input where exactly one is needed; refuse a list of several."""
    inputs = named(given)
    if len(inputs) != 1:
        raise SettingError(f"one input is needed here, but {len(inputs)} are given; name one")
    return inputs


def by_scheme(given: Any) -> dict[str, Any]:
    """Read a mapping from names to inputs, or a list of ``SCHEME=FILE`` or ``NAME:SCHEME=FILE``."""
    if isinstance(given, Mapping):
        return {str(name): thing for name, thing in given.items()}
    inputs: dict[str, Any] = {}
    for thing in things_in(given):
        name, path = _pair(thing)
        if not name:
            raise SettingError(
                f"{path_of(thing)}: its scheme is not named; "
                "write SCHEME=FILE, such as UD=gold.conllu, or give a mapping from schemes"
            )
        if name in inputs:
            raise SettingError(f"{name!r} is given twice; each one needs its own name")
        inputs[name] = path
    return inputs


def split_scheme(given: str) -> tuple[str, str]:
    """Read ``NAME:SCHEME``; an input without a name of its own is named after its scheme."""
    name, colon, scheme = given.partition(":")
    return name, scheme if colon else name


def listed(given: Any) -> list[Any]:
    """List the inputs, one or several; a folder stands for the CoNLL files in it."""
    things = list(given.values()) if isinstance(given, Mapping) else things_in(given)
    return [file for thing in things for file in _files(thing)]


def require_one_stdin(*given: Any) -> None:
    """Refuse to read standard input twice: the second time it is empty."""
    paths = [thing for thing in given if isinstance(thing, str)]
    if sum(split_name(path)[1] == STDIN for path in paths) > 1:
        raise SettingError("standard input (-) can be read only once; give other inputs as files")


def file_stem(path: str) -> str:
    """The name of a file without suffixes: that of ``a/en.conllu.gz`` is ``en``."""
    return "stdin" if path == STDIN else stem(path)


def things_in(given: Any) -> list[Any]:
    """Take a list of paths or trees as several inputs, and a document or sentences as one."""
    if isinstance(given, Iterable) and not _is_one(given):
        things = list(given)
        if all(map(_is_one, things)):
            return things
        return [things if isinstance(given, Iterator) else given]
    return [given]


def _is_one(given: Any) -> bool:
    known = isinstance(given, str | PathLike | Source) or are_trees(given)
    return known or callable(getattr(given, "read", None))


def _files(thing: Any) -> list[Any]:
    if not isinstance(thing, str | PathLike):
        return [thing]
    folder = place_of(path_of(thing))
    if not isinstance(folder, Path):
        return folder.matching()
    return files_of("dependencies", folder) or [thing]


def _pair(thing: Any) -> tuple[str, Any]:
    return split_name(thing) if isinstance(thing, str) else ("", thing)


def path_of(thing: Any) -> str:
    """Return the path of an input that is a file, and otherwise a name such as <text>."""
    if are_trees(thing):
        return thing.origin.path
    if isinstance(thing, Source):
        return thing.path
    if isinstance(thing, str) and "\n" in thing:
        return TEXT
    return as_path(thing) if isinstance(thing, str | PathLike) else name_of_stream(thing)


def name_of(thing: Any, otherwise: str = "system") -> str:
    """Name an input after its file."""
    path = path_of(thing)
    return otherwise if path.startswith("<") else file_stem(path)


def _folder_name(thing: Any) -> str:
    return Path(path_of(thing)).resolve().parent.name
