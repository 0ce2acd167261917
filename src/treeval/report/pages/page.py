"""Reports as one HTML page with sections and blocks, which needs no other file.

Everything that comes from files is escaped. A policy in the page forbids loading anything, and all
scripts except its own.
"""

from __future__ import annotations

import base64
import hashlib
from dataclasses import dataclass, replace
from functools import cache
from html import escape
from typing import TYPE_CHECKING, Any, ClassVar

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from treeval.formats.files import writing
from treeval.report.explorer.block import Explorer
from treeval.report.tables.table import UNDEFINED, Table
from treeval.report.text import cut, printable, with_minus
from treeval.version import __version__

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from os import PathLike

    from treeval.report.charts.canvas import DrawnChart
    from treeval.signature import Signature
    from treeval.sources.info import FileInfo

_WIDEST = 1_000  # columns of a sentence's text, or of a cell
_SHORT = 24  # characters of a name that fits on one line of a narrow screen
_FRAME = "width: 100%; height: 36rem; border: 1px solid #8883; resize: vertical"
_PREFIX = 12  # digits of a hash; they are enough to distinguish files


@dataclass(frozen=True)
class Page:
    """The content of a report; facts are names and values at its top."""

    title: str
    summary: str
    facts: tuple[tuple[str, str], ...]
    sections: tuple[Section, ...]

    def limited(self, most: int) -> Page:
        """Hold at most this number of sentences per treebank; with 0, only a note is left."""
        explorer = _explorer(self)
        if explorer is None:
            return self
        kept = replace(explorer, most=most)
        sections = tuple(
            Section(
                section.title,
                tuple(kept if block is explorer else block for block in section.blocks),
            )
            for section in self.sections
        )
        return replace(self, sections=sections)

    def html(self) -> str:
        """Return the page as one HTML document that loads no other file."""
        return render(self)

    def framed(self) -> str:
        """Return the page as a part of another page, such as a notebook.

        The frame has its own style, and its script cannot reach what is around it.
        """
        return (
            f'<iframe title="{escape(self.title)}" sandbox="allow-scripts" '
            f'style="{_FRAME}" srcdoc="{escape(self.html())}"></iframe>'
        )

    def write(self, path: str | PathLike[str]) -> None:
        """Write the page to a file; ``-`` is standard output."""
        # Names of files may not be valid Unicode.
        with writing(path) as stream:
            stream.write(render(self).encode(errors="replace"))


@dataclass(frozen=True)
class Section:
    title: str
    blocks: tuple[Any, ...]


@dataclass(frozen=True)
class Cell:
    """A cell of a table: its text, a smaller line below it, and its link and highlighting."""

    text: str
    below: str = ""
    tip: str = ""
    target: str = ""  # the anchor on the page to which the cell links
    is_best: bool = False
    heat: float | None = None  # the shade, from 0 to 1
    share: float | None = None  # another shade, to which readers of a matrix can switch


@dataclass(frozen=True)
class Grid:
    """A table; the first columns are names. Rows of ``foot`` stay at the end when it is sorted."""

    kind: ClassVar[str] = "grid"
    header: tuple[str, ...]
    rows: tuple[tuple[str | Cell, ...], ...]
    title: str = ""
    names: int = 1
    rules: frozenset[int] = frozenset()
    foot: tuple[tuple[str | Cell, ...], ...] = ()
    is_sortable: bool = False
    of_text: frozenset[int] = frozenset()  # numbers of later columns that hold text

    @staticmethod
    def of(table: Table, *, sortable: bool = False, most: int | None = None) -> Grid:
        """Copy a table, without columns of bars that are drawn with characters."""
        kept = [column for column, head in enumerate(table.header) if head or column < table.names]
        rows = tuple(tuple(row[column] for column in kept) for row in table.rows[:most])
        return Grid(
            tuple(table.header[column] for column in kept),
            rows,
            table.title,
            table.names,
            table.rules,
            is_sortable=sortable,
            of_text=frozenset(n for n, column in enumerate(kept) if column in table.of_text),
        )

    def leading(self, targets: Sequence[str], column: int = 0) -> Grid:
        """Let the cells of a column lead to anchors on the page; "" is none."""
        rows = tuple(
            (*row[:column], Cell(str(row[column]), target=target), *row[column + 1 :])
            for row, target in zip(self.rows, targets, strict=True)
        )
        return replace(self, rows=rows)


@dataclass(frozen=True)
class Prose:
    """Paragraphs."""

    kind: ClassVar[str] = "prose"
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Figures:
    """Charts, side by side if there is room, each with its caption."""

    kind: ClassVar[str] = "figures"
    charts: tuple[tuple[DrawnChart, str], ...]  # a chart, its caption

    @staticmethod
    def one(chart: DrawnChart, caption: str = "") -> Figures:
        return Figures(((chart, caption),))


@dataclass(frozen=True)
class Matrix:
    """Gold in rows, predicted in columns; ``said`` is a sentence about the largest cells."""

    kind: ClassVar[str] = "matrix"
    values: tuple[str, ...]
    rows: tuple[tuple[Cell | None, ...], ...]  # None if there are no words
    left_out: int = 0
    said: str = ""


@dataclass(frozen=True)
class Beside:
    """Blocks, side by side if there is room."""

    kind: ClassVar[str] = "beside"
    blocks: tuple[Any, ...]


@dataclass(frozen=True)
class Fold:
    """Blocks that can be unfolded."""

    kind: ClassVar[str] = "fold"
    title: str
    blocks: tuple[Any, ...]
    is_open: bool = False


def folded(title: str, blocks: Sequence[Any]) -> tuple[Fold, ...]:
    """Make a fold, if there are blocks to put into it."""
    return (Fold(title, tuple(blocks)),) if blocks else ()


@dataclass(frozen=True)
class Provenance:
    """The command that made a page, and its random seed."""

    command: str = ""
    seed: str = ""  # empty if nothing is random

    def facts(self) -> tuple[tuple[str, str], ...]:
        """The facts at the top of a page."""
        command = (("Command", printable(self.command)),) if self.command else ()
        return (*command, *((("Seed", self.seed),) if self.seed else ()))


def files_grid(files: Sequence[tuple[str, FileInfo]]) -> Grid:
    """List files by their roles, such as gold."""
    rows = tuple(
        (
            printable(name),
            printable(file.path),
            f"{file.sentences:,}",
            f"{file.words:,}",
            (file.sha256 or UNDEFINED)[:_PREFIX],
        )
        for name, file in files
    )
    header = ("", "File", "Sentences", "Words", "SHA-256")
    return Grid(header, rows, "Files, with the first digits of the SHA-256 of their content", 2)


def signatures_grid(signatures: Mapping[str, Signature], title: str = "Signatures") -> Grid:
    rows = tuple((printable(name), printable(str(line))) for name, line in signatures.items())
    return Grid(("", "Signature"), rows, title, 2)


def short_path(path: str) -> str:
    """The name and folder of a file, for titles."""
    return printable("/".join(path.split("/")[-2:]))


def render(page: Page) -> str:
    """Write the page."""
    environment = _environment()
    explorer = _explorer(page)
    if explorer is not None and not explorer.packed:
        explorer = None
    names = ("page.css", "explorer.css") if explorer else ("page.css",)
    style = _unescaped("".join(_source(environment, name) for name in names))
    scripts = [_source(environment, "page.js"), *([explorer.script] if explorer else [])]
    written = environment.get_template("page.html").render(
        page=page,
        version=__version__,
        style=style,
        scripts=[_unescaped(script) for script in scripts],
        undefined=UNDEFINED,
    )
    return written + "\n"


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("treeval.report"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    environment.filters["short"] = lambda text: cut(str(text), _WIDEST)
    environment.filters["fingerprint"] = _fingerprint
    environment.filters["whole"] = _whole
    environment.filters["minus"] = with_minus
    return environment


def _whole(text: str) -> str:
    """Let long text break between its words and after slashes, but not at the hyphens of names."""
    if len(text) <= _SHORT:
        return text
    words = [(escape(word), "-" in word or "/" in word) for word in text.split(" ")]
    shown = (
        f'<span class="whole">{word.replace("/", "/<wbr>")}</span>' if is_breakable else word
        for word, is_breakable in words
    )
    return Markup(" ".join(shown))  # noqa: S704  every word is escaped


def _fingerprint(script: str) -> str:
    """The hash by which the policy of the page recognises a script."""
    return base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()


def _source(environment: Environment, name: str) -> str:
    loader = environment.loader
    assert loader is not None
    return loader.get_source(environment, name)[0]


def _unescaped(text: str) -> str:
    """A style or script of the page, which must not be escaped."""
    return Markup(text)  # noqa: S704  it is part of treeval


def _explorer(page: Page) -> Explorer | None:
    """The explorer of a page, if it has one; it is a block of a section."""
    blocks = (block for section in page.sections for block in section.blocks)
    return next((block for block in blocks if isinstance(block, Explorer)), None)
