"""Reports as one HTML page: blocks in sections, in one frame that needs nothing from outside.

Everything that comes from files is escaped, and a policy in the page forbids all scripts but its
own, and all loading.
"""

from __future__ import annotations

import base64
import hashlib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from treeval.formats.files import writing
from treeval.report.charts.arcs import Diagram, diagram
from treeval.report.charts.sentences import draw_sentence
from treeval.report.tables.table import UNDEFINED, Table
from treeval.report.text import cut, is_right_to_left, printable
from treeval.version import __version__

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from jinja2 import Environment

    from treeval.scoring.judged import JudgedSentence

_WIDEST = 1_000  # columns of a sentence's text, or of a cell
_LONGEST = 120  # words that are drawn as arcs; longer sentences are drawn with characters


@dataclass(frozen=True)
class Cell:
    """A cell of a table: text, a smaller line below it, and what it leads to or stands out by."""

    text: str
    below: str = ""
    tip: str = ""
    target: str = ""  # the name of a place on the page
    is_best: bool = False
    heat: float | None = None  # from 0 to 1


@dataclass(frozen=True)
class Grid:
    """A table; the first columns are names. ``foot`` stays last however rows are sorted."""

    kind: ClassVar[str] = "grid"
    header: tuple[str, ...]
    rows: tuple[tuple[str | Cell, ...], ...]
    title: str = ""
    names: int = 1
    rules: frozenset[int] = frozenset()
    foot: tuple[tuple[str | Cell, ...], ...] = ()
    is_sortable: bool = False

    @staticmethod
    def of(table: Table, *, sortable: bool = False, most: int | None = None) -> Grid:
        """Take a table over, without columns that draw bars with characters."""
        kept = [place for place, head in enumerate(table.header) if head or place < table.names]
        rows = tuple(tuple(row[place] for place in kept) for row in table.rows[:most])
        header = tuple(table.header[place] for place in kept)
        return Grid(header, rows, table.title, table.names, table.rules, is_sortable=sortable)


@dataclass(frozen=True)
class Prose:
    """Paragraphs."""

    kind: ClassVar[str] = "prose"
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Figures:
    """Charts side by side where there is room, each with its caption."""

    kind: ClassVar[str] = "figures"
    charts: tuple[tuple[str, str], ...]  # SVG, caption

    @staticmethod
    def one(svg: str, caption: str = "") -> Figures:
        return Figures(((svg, caption),))


@dataclass(frozen=True)
class Matrix:
    """Gold in rows, predicted in columns; shades are shares of a row's words."""

    kind: ClassVar[str] = "matrix"
    values: tuple[str, ...]
    rows: tuple[tuple[Cell | None, ...], ...]  # None where there are no words
    left_out: int = 0


@dataclass(frozen=True)
class ShownSentence:
    """A sentence: a diagram, or text where it would be too wide."""

    sentence: JudgedSentence
    diagram: Diagram | None
    text: str

    @property
    def direction(self) -> str:
        return "rtl" if is_right_to_left(self.sentence.text) else "ltr"

    @property
    def name(self) -> str:
        return printable(self.sentence.name or f"sentence {self.sentence.number}")

    @property
    def line(self) -> str:
        return cut(printable(self.sentence.text), _WIDEST)

    @property
    def unaligned(self) -> str:
        return cut(printable(" ".join(self.sentence.unaligned)), _WIDEST)


@dataclass(frozen=True)
class DrawnSentences:
    """Sentences with gold and predicted arcs, under a heading that the page can lead to."""

    kind: ClassVar[str] = "sentences"
    shown: tuple[ShownSentence, ...]
    title: str = ""
    place: str = ""


@dataclass(frozen=True)
class Beside:
    """Blocks side by side where there is room."""

    kind: ClassVar[str] = "beside"
    blocks: tuple[Any, ...]


@dataclass(frozen=True)
class Fold:
    """Blocks that can be unfolded."""

    kind: ClassVar[str] = "fold"
    title: str
    blocks: tuple[Any, ...]
    is_open: bool = False


@dataclass(frozen=True)
class Section:
    title: str
    blocks: tuple[Any, ...]


@dataclass(frozen=True)
class Page:
    """What a report says; facts are names and values at its head."""

    title: str
    summary: str
    facts: tuple[tuple[str, str], ...]
    sections: tuple[Section, ...]

    def html(self) -> str:
        """Give the page as one HTML document that loads nothing from elsewhere."""
        return render(self)

    def write(self, path: str) -> None:
        """Write the page to a file; ``-`` is standard output."""
        # Names of files need not be valid Unicode.
        with writing(path) as stream:
            stream.write(render(self).encode(errors="replace"))


def shown_sentences(sentences: Iterable[JudgedSentence]) -> tuple[ShownSentence, ...]:
    """Draw sentences."""
    return tuple(map(_shown, sentences))


def _shown(sentence: JudgedSentence) -> ShownSentence:
    if len(sentence.words) > _LONGEST:
        return ShownSentence(sentence, None, draw_sentence(sentence))
    return ShownSentence(sentence, diagram(sentence), "")


def folded(title: str, blocks: Sequence[Any]) -> tuple[Fold, ...]:
    """A fold, if there is anything to put into it."""
    return (Fold(title, tuple(blocks)),) if blocks else ()


def render(page: Page) -> str:
    """Write the page."""
    environment = _environment()
    style, script = (_source(environment, name) for name in ("page.css", "page.js"))
    fingerprint = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    written = environment.get_template("page.html").render(
        page=page,
        version=__version__,
        style=style,
        script=script,
        fingerprint=fingerprint,
        undefined=UNDEFINED,
    )
    return written + "\n"


@cache
def _environment() -> Environment:
    from jinja2 import Environment, PackageLoader, StrictUndefined  # noqa: PLC0415  for pages only

    environment = Environment(
        loader=PackageLoader("treeval.report"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    environment.filters["short"] = lambda text: cut(str(text), _WIDEST)
    return environment


def _source(environment: Environment, name: str) -> str:
    """The page's own style or script, which is no text from a file."""
    from markupsafe import Markup  # noqa: PLC0415  for pages only

    loader = environment.loader
    assert loader is not None
    return Markup(loader.get_source(environment, name)[0])  # noqa: S704  ours
