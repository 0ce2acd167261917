"""All formats of files of trees: `FORMATS` has one entry per format.

A format is one module and one entry here. Importing this module loads neither numpy nor any parser:
each is loaded when it is needed.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from treeval.errors import FileError, MismatchError, SettingError, TreevalError
from treeval.formats.dialect import CONLL09, CONLLU, CONLLX, Dialect
from treeval.formats.files import exists, is_folder, is_stream, plain_name, plain_suffix, shown

if TYPE_CHECKING:
    from treeval.tree.constituents import TreeKind, Trees
    from treeval.tree.problems import Problem

# A function, or where it is: ``package.module:function``.
Place: TypeAlias = str | Callable[..., Any]


@dataclass(frozen=True, eq=False)
class Format:
    """A format: which trees it holds, which files have it, and how it is parsed and written.

    The parser is called as ``parser(path, data, encoding=...)``. It returns trees and raises a
    `ReadError` at the first problem, or it returns trees and a list of problems, so that the
    sentences without a problem can be used. The writer is called as
    ``writer(trees, path, encoding=...)``. Both also get the dialect, if there is one.
    """

    name: str
    holds: "TreeKind"
    suffixes: tuple[str, ...]
    parser: Place
    writer: Place | None = None
    sentence_end: Literal["blank line", "outer bracket"] | None = None  # None: not known in advance
    settings: tuple[str, ...] = ()  # keywords that only this parser takes
    dialect: Dialect | None = None

    @property
    def cuttable(self) -> bool:
        """Say whether the sentences of a file can be separated before they are parsed."""
        return self.sentence_end is not None

    def parse(
        self, path: str, data: bytes, *, encoding: str = "utf-8", **settings: object
    ) -> "tuple[Trees, list[Problem]]":
        """Read the content of a file, and list its problems; the path is for messages.

        Settings that are off (false or None) are ignored.
        """
        given = {name: value for name, value in settings.items() if value}
        for name in given:
            if name not in self.settings:
                takers = ", ".join(form.name for form in FORMATS.values() if name in form.settings)
                raise SettingError(
                    f"{path}: `{name}=` does not apply to {self.name}, only to {takers}"
                )
        parsed = _loaded(self.parser)(path, data, encoding=encoding, **given, **self._dialect)
        return parsed if isinstance(parsed, tuple) else (parsed, [])

    def write(self, trees: "Trees", path: str, *, encoding: str = "utf-8") -> None:
        """Write trees into a file, compressed if its suffix says so; ``-`` is standard output."""
        from treeval.tree.constituents import kind_of  # noqa: PLC0415  it loads numpy, as the trees have

        kind = kind_of(trees)
        known = ", ".join(
            form.name for form in FORMATS.values() if form.writer and form.holds == kind
        )
        if self.holds != kind:
            raise SettingError(
                f"{path}: {self.name} holds {self.holds}, but these are {kind}; choose from {known}"
            )
        if self.writer is None:
            raise SettingError(f"{path}: cannot write {self.name}; choose from {known}")
        _loaded(self.writer)(trees, path, encoding=encoding, **self._dialect)

    @property
    def _dialect(self) -> dict[str, Dialect]:
        return {} if self.dialect is None else {"dialect": self.dialect}


def _loaded(location: Place) -> Callable[..., Any]:
    if callable(location):
        return location
    module, _, name = location.partition(":")
    function: Callable[..., Any] = getattr(import_module(module), name)
    return function


def _conll(dialect: Dialect, *suffixes: str) -> Format:
    return Format(
        dialect.name,
        "dependencies",
        suffixes,
        "treeval.formats.conll:parse_conll",
        "treeval.formats.writing:write_conll",
        "blank line",
        dialect=dialect,
    )


FORMATS: Mapping[str, Format] = {
    form.name: form
    for form in (
        _conll(CONLLU, ".conllu"),
        _conll(CONLLX, ".conll", ".conllx", ".conll06", ".conll07"),
        _conll(CONLL09, ".conll09"),
        Format(
            "brackets",
            "constituents",
            (".mrg", ".ptb", ".brackets"),
            "treeval.formats.brackets:parse_brackets",
            "treeval.formats.brackets:write_brackets",
            "outer bracket",
            settings=("tree_per_line", "compiled"),
        ),
        Format(
            "discbracket",
            "constituents",
            (".discbracket", ".dbr"),
            "treeval.formats.discbracket:parse_discbracket",
            "treeval.formats.discbracket:write_discbracket",
            "outer bracket",
        ),
        Format(
            "export",
            "constituents",
            (".export", ".negra"),
            "treeval.formats.export:parse_export",
            "treeval.formats.export:write_export",
        ),
        Format(
            "tigerxml",
            "constituents",
            (".xml",),
            "treeval.formats.tigerxml:parse_tigerxml",
        ),
    )
}


def suffixes(holds: "TreeKind | None" = None, *, to_write: bool = False) -> list[str]:
    """List the suffixes of all formats, or of those that hold such trees or can be written."""
    return [
        suffix
        for form in FORMATS.values()
        if holds in (None, form.holds) and (form.writer or not to_write)
        for suffix in form.suffixes
    ]


def format_by_suffix(path: str) -> Format | None:
    """Recognise a format by the suffix of a file, below that of its compression."""
    suffix = plain_suffix(path)
    return next((form for form in FORMATS.values() if suffix in form.suffixes), None)


def format_of(
    path: str,
    name: str | None = None,
    *,
    holds: "TreeKind | None" = None,
    to_write: bool = False,
    setting: str = "format",
) -> Format:
    """Find the format of a file by its name or suffix; refuse it if it does not hold such trees.

    Standard input and output, and devices and pipes that are written, are CoNLL-U unless a format
    is named, by the ``setting`` of that name, or by the suffix.
    """
    if name is not None and name not in FORMATS:
        raise SettingError(
            f"{name!r} is unknown; choose from {', '.join(FORMATS)}", setting=setting
        )
    by_default = CONLLU.name if path == "-" else None
    form = FORMATS.get(name or by_default or "") or format_by_suffix(path)
    if form is None and to_write and is_stream(path):
        form = FORMATS[CONLLU.name]
    if form is None:
        raise _unrecognised(path, setting, to_write=to_write)
    if holds not in (None, form.holds):
        known = ", ".join(
            known_form.name for known_form in FORMATS.values() if known_form.holds == holds
        )
        raise SettingError(
            f"{path}: {form.name} holds {form.holds}, not {holds}; choose from {known}"
        )
    return form


def _unrecognised(path: str, setting: str, *, to_write: bool) -> TreevalError:
    if is_folder(path):
        return FileError(f"{shown(path)}: is a directory; name the file in it")
    absent = "" if to_write or exists(path) else "there is no such file, and "
    known = ", ".join(suffixes(to_write=to_write))
    suffix = plain_suffix(path)
    unclear = f"the suffix {suffix!r} belongs to no format" if suffix else "the name has no suffix"
    remedy = f"use one of {known}, or name the format with `{setting}=`"
    return SettingError(f"{shown(path)}: {absent}{unclear}; {remedy}")


def files_of(holds: "TreeKind", folder: Path) -> list[str]:
    """List the files in a folder that hold this kind of trees, by their suffixes.

    A file beside a compressed one of the same name is refused: one of them is old, and to read both
    would count everything twice.
    """
    paths = [
        path
        for path in (sorted(folder.iterdir()) if is_folder(folder) else ())
        if (known := format_by_suffix(path.name)) and known.holds == holds and path.is_file()
    ]
    names: dict[str, Path] = {}
    for path in paths:
        other = names.setdefault(plain_name(path), path)
        if other != path:
            raise MismatchError(
                f"{shown(str(path))}: {shown(other.name)} in the same folder is the same file; "
                "remove one"
            )
    return [str(path) for path in paths]
