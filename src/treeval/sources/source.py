"""A source of trees: a path, standard input, an open file, text, or objects of another library."""

import hashlib
from dataclasses import dataclass, field
from functools import cached_property
from os import PathLike
from typing import TYPE_CHECKING, Any, NamedTuple, TypeGuard

import numpy as np

from treeval.errors import ReadError, SettingError
from treeval.formats.files import as_path, load
from treeval.formats.registry import format_of
from treeval.settings.reading import FileSettings, Reading
from treeval.sources.info import FileInfo
from treeval.tree.problems import Problem, refuse_problems, require_words
from treeval.tree.surface import Surface, blank_tokens, surface
from treeval.tree.treebank import Treebank

if TYPE_CHECKING:
    from treeval.tree.constituents import Trees

TEXT, STREAM = "<text>", "<file>"  # in place of the paths of inputs that have none
_READING = Reading()


@dataclass(frozen=True, eq=False)
class Source:
    """Trees of either kind, the content that they were read from, and problems of its format."""

    trees: "Trees"
    format_problems: tuple[Problem, ...] = ()
    content: bytes | None = field(default=None, repr=False)

    @staticmethod
    def of(given: Any, reading: FileSettings = _READING, *, may_be_empty: bool = False) -> "Source":
        """Take trees as they are, read paths, files and text, or adapt another library's sentences.

        A file without a single word is most likely the wrong one, and is refused unless it may be
        empty.
        """
        source = _source(given, reading)
        if not may_be_empty:
            require_words(source.path, source.words)
        return source

    @property
    def path(self) -> str:
        return self.trees.origin.path

    @property
    def treebank(self) -> Treebank:
        """The trees, which must be dependencies."""
        if isinstance(self.trees, Treebank):
            return self.trees
        raise SettingError(
            f"{self.path}: holds constituents, but dependencies are needed; "
            "convert the file first (`treeval.convert`)"
        )

    @property
    def readable(self) -> "Source":
        """The source itself, if its format has no problems."""
        if self.format_problems:
            raise ReadError(str(self.format_problems[0]))
        return self

    @cached_property
    def sha256(self) -> str | None:
        """The hash of the content, decompressed; trees made by a program have none."""
        return None if self.content is None else hashlib.sha256(self.content).hexdigest()

    @property
    def info(self) -> FileInfo:
        return FileInfo(self.path, self.sha256, len(self.trees), self.words)

    @property
    def words(self) -> int:
        """The number of words, null elements aside."""
        if isinstance(self.trees, Treebank):
            return self.trees.words
        return self.trees.words - int(np.count_nonzero(self.trees.are_null))

    @cached_property
    def surface(self) -> Surface:
        """The tokens; where a row has no form, the problem of the whole row is named, if any."""
        try:
            return surface(self.treebank)
        except ReadError:
            first = blank_tokens(self.treebank)[0]
            refuse_problems([one for one in self.format_problems if one.line == first.line])
            raise


def are_trees(given: object) -> "TypeGuard[Trees]":
    """Recognise trees of either kind, without loading the kind that a run does not need."""
    return all(hasattr(given, name) for name in ("offsets", "sentences", "origin", "select"))


def _source(given: Any, reading: FileSettings) -> Source:
    if isinstance(given, Source):
        return given
    if are_trees(given):
        return Source(given)
    content = content_of(given)
    if content is not None:
        return _parsed(content, reading)
    from treeval.adapters import to_treebank  # noqa: PLC0415  files do not need it

    return Source(to_treebank(given))


class Content(NamedTuple):
    """The bytes of an input, and where they came from."""

    path: str
    data: bytes
    encoding: str | None = None  # None if the settings have to say it


def content_of(given: Any) -> Content | None:
    """Read a path, standard input, text or an open file; other inputs have no content."""
    if isinstance(given, str | PathLike):
        path = as_path(given)
        return _text(TEXT, path) if "\n" in path else Content(path, load(path))
    return _opened(given) if callable(getattr(given, "read", None)) else None


def _text(path: str, text: str) -> Content:
    # Characters that are not valid Unicode are a problem of their line, not of the whole text.
    return Content(path, text.encode(errors="surrogatepass"), "utf-8")


def name_of_stream(stream: Any) -> str:
    """Return the path of an open file, if it has one."""
    name = getattr(stream, "name", None)
    return name if isinstance(name, str) else STREAM


def _opened(stream: Any) -> Content:
    path = name_of_stream(stream)
    try:
        content = stream.read()
    except (OSError, ValueError) as error:  # closed, open for writing, not in its encoding
        raise ReadError(f"{path}: cannot read: {error}; open it for reading") from None
    return _text(path, content) if isinstance(content, str) else Content(path, bytes(content))


def _parsed(content: Content, reading: FileSettings) -> Source:
    """Parse the content; it is CoNLL-U if neither a name nor the settings say what it is."""
    path = content.path
    name = "conllu" if reading.format is None and path.startswith("<") else reading.format
    trees, problems = format_of(path, name).parse(
        path,
        content.data,
        encoding=content.encoding or reading.encoding,
        tree_per_line=getattr(reading, "tree_per_line", False),
    )
    return Source(trees, tuple(problems), content.data)
