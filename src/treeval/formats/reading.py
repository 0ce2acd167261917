"""Which reader a file wants: by its suffix, or by the format's name."""

from treeval.errors import SettingError
from treeval.formats.conll import inspect_conll, read_conll
from treeval.formats.dialect import CONLL09, CONLLU, CONLLX, DIALECTS, Dialect
from treeval.formats.files import plain_suffix
from treeval.tree.problems import Problem
from treeval.tree.treebank import Treebank

SUFFIXES = {
    ".conllu": CONLLU,
    ".conll": CONLLX,
    ".conllx": CONLLX,
    ".conll06": CONLLX,
    ".conll07": CONLLX,
    ".conll09": CONLL09,
}


def dialect_of(path: str, format_name: str | None = None) -> Dialect:
    """Choose the dialect of a file; standard input is CoNLL-U unless a format is named."""
    if format_name is not None:
        if format_name not in DIALECTS:
            known = ", ".join(DIALECTS)
            raise SettingError(f"format {format_name!r} is unknown; choose from {known}")
        return DIALECTS[format_name]
    if path == "-":
        return CONLLU
    suffix = plain_suffix(path)
    if suffix not in SUFFIXES:
        known = ", ".join(SUFFIXES)
        raise SettingError(
            f"{path}: suffix {suffix!r} says nothing about the format; "
            f"use one of {known}, or name the format with --format"
        )
    return SUFFIXES[suffix]


def read(path: str, format_name: str | None = None) -> Treebank:
    """Read a file of dependency trees, or say where it is wrong."""
    return read_conll(path, dialect_of(path, format_name))


def inspect(path: str, format_name: str | None = None) -> tuple[Treebank, list[Problem]]:
    """Read a file of dependency trees and list what is wrong with its format."""
    return inspect_conll(path, dialect_of(path, format_name))
