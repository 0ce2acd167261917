"""Where the data of an experiment are: gold trees, training data, outputs of parsers, schemes.

A file `data.toml` says it, so that files may have any names. Without such a file, each experiment
looks into folders with fixed names, and describes what it finds there in the same way.
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from treeval.errors import FileError, ReadError
from treeval.formats.files import is_file, load
from treeval.formats.reading import read_constituents
from treeval.formats.registry import format_of
from treeval.settings.choices import Paper
from treeval.tree.constituents import Constituents
from treeval.tree.problems import refuse_problems

LAYOUT = "data.toml"
_WILD = frozenset("*?[")


@dataclass(frozen=True)
class TreebankFiles:
    """One treebank of an experiment; each paper needs some of these, as docs say."""

    name: str
    gold: tuple[Path, ...] = ()  # trees to test on
    train: tuple[Path, ...] = ()  # trees or text to learn from
    trees: tuple[Path, ...] = ()  # all trees of the treebank
    statistics: tuple[Path, ...] = ()  # stats.xml of a UD release
    outputs: Mapping[str, tuple[Path, ...]] = field(default_factory=dict)  # by parser
    models: Mapping[str, tuple[Path, ...]] = field(default_factory=dict)  # by learner
    schemes: "Mapping[str, TreebankFiles]" = field(default_factory=dict)  # by annotation scheme
    groups: tuple[str, ...] = ()  # whose figures are averaged, such as "CoNLL-X"
    accuracy: Mapping[str, float] = field(default_factory=dict)  # known results: best, average


_LISTS = ("gold", "train", "trees", "statistics")
_TABLES = ("outputs", "models")
_KEYS = tuple(one.name for one in fields(TreebankFiles) if one.name != "name")


def treebanks_of(
    paper: Paper, data: Path, otherwise: Callable[[Path], Sequence[TreebankFiles]]
) -> tuple[TreebankFiles, ...]:
    """Read what a layout says about a paper; ``otherwise`` finds data in a folder without one.

    ``data`` is a folder or a layout file; paths in a layout are relative to its folder.
    """
    path = data if is_file(data) else data / LAYOUT
    if not is_file(path):
        return tuple(otherwise(data))
    tables = _parsed(path).get(paper)
    if not isinstance(tables, dict) or not tables:
        raise ReadError(f"{path}: no treebank of {paper}; write a table such as [{paper}.NAME]")
    return tuple(
        _treebank(name, table, f"{path}: [{paper}.{name}]", path.parent)
        for name, table in tables.items()
    )


def hold_constituents(files: Sequence[Path]) -> bool:
    """Whether the files hold constituents, by the suffix of the first one."""
    return format_of(str(files[0])).holds == "constituents"


def all_constituents(files: Sequence[Path]) -> Constituents:
    """Read files of constituents as one treebank; several files are in brackets."""
    first, *others = map(str, files)
    if not others:
        return read_constituents(first)
    form = format_of(first, holds="constituents")
    if form.name != "brackets":
        raise FileError(f"{first}: several files can only be read together if they are in brackets")
    trees, problems = form.parse(first, b"\n".join(map(load, (first, *others))), encoding="utf-8")
    refuse_problems(problems)
    assert isinstance(trees, Constituents)
    return trees


def only(files: Sequence[Path], where: str) -> Path:
    """The only file of a list, for data that must be in one file."""
    if len(files) != 1:
        raise FileError(f"{where}: {len(files)} files where one is needed; name exactly one")
    return files[0]


def _parsed(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(load(str(path)).decode())
    except ValueError as error:  # no TOML, no UTF-8, or a number with thousands of digits
        raise ReadError(f"{path}: {error}; write it as TOML, in UTF-8") from None


def _treebank(name: str, table: Any, place: str, folder: Path) -> TreebankFiles:
    if not isinstance(table, dict):
        raise ReadError(f"{place}: it is not a table; write keys and values below it")
    unknown = [key for key in table if key not in _KEYS]
    if unknown:
        raise ReadError(f"{place}: {unknown[0]!r} is unknown; choose from {', '.join(_KEYS)}")
    found: dict[str, Any] = {
        key: _files(table[key], f"{place}: {key}", folder) for key in _LISTS if key in table
    }
    for key in (key for key in _TABLES if key in table):
        found[key] = {
            one: _files(value, f"{place}: {key}.{one}", folder)
            for one, value in _table(table[key], f"{place}: {key}").items()
        }
    found["schemes"] = {
        scheme: _treebank(scheme, own, f"{place}: schemes.{scheme}", folder)
        for scheme, own in _table(table.get("schemes", {}), f"{place}: schemes").items()
    }
    found["accuracy"] = {
        one: _number(value, f"{place}: accuracy.{one}")
        for one, value in _table(table.get("accuracy", {}), f"{place}: accuracy").items()
    }
    found["groups"] = _texts(table.get("groups", []), f"{place}: groups")
    return TreebankFiles(name, **found)


def _table(value: Any, place: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ReadError(f"{place} is not a table; write it as {{ NAME = ... }}")
    return value


def _number(value: Any, place: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ReadError(f"{place} is not a number; write a number such as 0.874")
    return float(value)


def _files(value: Any, place: str, folder: Path) -> tuple[Path, ...]:
    """The files of one path or pattern, or of a list of them, in this order."""
    return tuple(path for text in _texts(value, place) for path in _matching(text, place, folder))


def _texts(value: Any, place: str) -> tuple[str, ...]:
    given = value if isinstance(value, list) else [value]
    if not all(isinstance(name, str) and name for name in given):
        raise ReadError(f"{place} is neither text nor a list of texts; write it in quotes")
    return tuple(given)


def _matching(pattern: str, place: str, folder: Path) -> list[Path]:
    path = Path(pattern).expanduser()
    if _WILD.isdisjoint(pattern):
        found = [folder / path]
    elif path.is_absolute():
        found = sorted(Path(path.anchor).glob(str(path.relative_to(path.anchor))))
    else:
        found = sorted(folder.glob(pattern))
    missing = [path for path in found if not is_file(path)]
    if missing or not found:
        raise FileError(f"{place}: no file {missing[0] if missing else pattern}; correct the path")
    return found
