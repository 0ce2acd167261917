"""Errors as one HTML page that needs nothing from outside; all texts of files are escaped."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from treeval.report.arcs import Diagram, diagram
from treeval.report.errors import confusion_table, draw_sentence, summary
from treeval.report.table import Table
from treeval.report.text import is_right_to_left, printable
from treeval.scoring.confusion import Confusion
from treeval.scoring.errors import Errors, JudgedSentence
from treeval.version import __version__

if TYPE_CHECKING:
    from jinja2 import Template

_LONGEST = 120  # words that are drawn as arcs; longer sentences are drawn with characters
_MOST_VALUES = 40  # of the matrix


@dataclass(frozen=True)
class ShownSentence:
    """A sentence of the page: a diagram, or text where it would be too wide."""

    sentence: JudgedSentence
    diagram: Diagram | None
    text: str

    @property
    def direction(self) -> str:
        return "rtl" if is_right_to_left(self.sentence.text) else "ltr"


@dataclass(frozen=True)
class Matrix:
    """The cells of the most frequent values, each with its share of the row for shading."""

    values: tuple[str, ...]
    rows: tuple[tuple[tuple[int, float, bool], ...], ...]  # words, share, on the diagonal
    left_out: int


def errors_page(errors: Errors, sentences: Iterable[int]) -> str:
    """Write the page."""
    table, _ = confusion_table(errors)
    page = _template().render(
        version=__version__,
        gold=errors.admitted.gold.path,
        system=errors.admitted.system.path,
        notes=summary(errors),
        table=_first_rows(table),
        matrix=matrix(errors.confusion),
        by="Relations" if errors.by == "relation" else f"{errors.by.upper()} of heads",
        sentences=[_shown(errors.judged(sentence)) for sentence in sentences],
    )
    return page + "\n"


@cache
def _template() -> "Template":
    from jinja2 import Environment, PackageLoader  # noqa: PLC0415  only pages need it

    environment = Environment(
        loader=PackageLoader("treeval.report"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template("errors.html")


def _first_rows(table: Table, most: int = 50) -> Table:
    return Table(table.header, table.rows[:most], table.title, names=table.names)


def _shown(sentence: JudgedSentence) -> ShownSentence:
    if len(sentence.words) > _LONGEST:
        return ShownSentence(sentence, None, draw_sentence(sentence))
    return ShownSentence(sentence, diagram(sentence), "")


def matrix(confusion: Confusion) -> Matrix:
    """Words by gold (row) and predicted (column) values."""
    values = confusion.values[:_MOST_VALUES]
    words = {(cell.gold, cell.predicted): cell.words for cell in confusion.cells}
    totals = {
        gold: sum(number for (row, _), number in words.items() if row == gold) for gold in values
    }
    rows = tuple(
        tuple(
            (
                words.get((gold, predicted), 0),
                words.get((gold, predicted), 0) / max(totals[gold], 1),
                gold == predicted,
            )
            for predicted in values
        )
        for gold in values
    )
    return Matrix(tuple(map(printable, values)), rows, max(0, len(confusion.values) - _MOST_VALUES))
