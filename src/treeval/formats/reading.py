"""Which reader a file wants: by its suffix, or by the format's name."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from treeval.errors import FileError, SettingError
from treeval.formats.conll import inspect_conll, read_conll
from treeval.formats.dialect import CONLL09, CONLLU, CONLLX, DIALECTS, Dialect
from treeval.formats.files import plain_suffix
from treeval.tree.problems import Problem
from treeval.tree.treebank import Treebank

if TYPE_CHECKING:
    from treeval.tree.constituents import Constituents

DEPENDENCY_SUFFIXES = {
    ".conllu": CONLLU.name,
    ".conll": CONLLX.name,
    ".conllx": CONLLX.name,
    ".conll06": CONLLX.name,
    ".conll07": CONLLX.name,
    ".conll09": CONLL09.name,
}
SUFFIXES = DEPENDENCY_SUFFIXES | {
    ".mrg": "brackets",
    ".ptb": "brackets",
    ".brackets": "brackets",
    ".discbracket": "discbracket",
    ".dbr": "discbracket",
    ".export": "export",
    ".negra": "export",
    ".xml": "tigerxml",
}
CONSTITUENTS = ("brackets", "discbracket", "export", "tigerxml")
FORMATS = (*DIALECTS, *CONSTITUENTS)


def format_of(path: str, format_name: str | None = None, *, to_write: bool = False) -> str:
    """Name the format of a file; standard input is CoNLL-U unless a format is named."""
    if format_name is not None:
        if format_name not in FORMATS:
            known = ", ".join(FORMATS)
            raise SettingError(f"format {format_name!r} is unknown; choose from {known}")
        return format_name
    if path == "-":
        return CONLLU.name
    suffix = plain_suffix(path)
    if suffix not in SUFFIXES and Path(path).is_dir():
        raise FileError(f"{path}: is a directory; name the file in it")
    if suffix not in SUFFIXES:
        known = ", ".join(SUFFIXES)
        absent = "" if to_write or Path(path).exists() else "there is no such file, and "
        option = "--to" if to_write else "--format"
        raise SettingError(
            f"{path}: {absent}suffix {suffix!r} says nothing about the format; "
            f"use one of {known}, or name the format with {option}"
        )
    return SUFFIXES[suffix]


def dialect_of(path: str, format_name: str | None = None) -> Dialect:
    """Choose the dialect of a file of dependency trees."""
    name = format_of(path, format_name)
    if name not in DIALECTS:
        known = ", ".join(DIALECTS)
        raise SettingError(f"{path}: {name} holds constituents, not dependencies ({known})")
    return DIALECTS[name]


def read(path: str, format_name: str | None = None) -> Treebank:
    """Read a file of dependency trees, or say where it is wrong."""
    return read_conll(path, dialect_of(path, format_name))


def inspect(path: str, format_name: str | None = None) -> tuple[Treebank, list[Problem]]:
    """Read a file of dependency trees and list what is wrong with its format."""
    return inspect_conll(path, dialect_of(path, format_name))


def read_constituents(
    path: str, format_name: str | None = None, *, encoding: str = "utf-8"
) -> "Constituents":
    """Read a file of constituency trees, or say where it is wrong."""
    name = format_of(path, format_name)
    if name not in CONSTITUENTS:
        known = ", ".join(CONSTITUENTS)
        raise SettingError(f"{path}: {name} holds dependencies, not constituents ({known})")
    return _reader(name)(path, encoding=encoding)


def _reader(name: str) -> Callable[..., "Constituents"]:
    """Load the reader of a format: no run needs all of them."""
    reader: Callable[..., Constituents] = getattr(
        import_module(f"treeval.formats.{name}"), f"read_{name}"
    )
    return reader
