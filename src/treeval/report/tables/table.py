"""Tables as data, and as text, CSV, TSV, Markdown and HTML."""

import csv
import io
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from treeval.errors import SettingError

FORMS = ("text", "csv", "tsv", "latex", "markdown", "html")
_FORMULAS = ("=", "+", "-", "@")  # how formulas of spreadsheets begin
UNDEFINED = "–"


@dataclass(frozen=True)
class Style:
    """The form of tables: text, csv, tsv, latex, markdown or html; and the number of decimals.

    With a ``caption`` or a ``label``, tables of LaTeX float.

    >>> results = treeval.score("gold/en.conllu", "systems/birch/en.conllu", metrics="LAS")
    >>> print(results.tables(treeval.Style(decimals=1))[0].rows)
    (('LAS', '83.2', '83.2', '83.2', '83.2'),)
    """

    form: str = "text"
    decimals: int = 2
    caption: str = ""
    label: str = ""

    def __post_init__(self) -> None:
        if self.form not in FORMS:
            problem = f"{self.form!r} is unknown; choose from {', '.join(FORMS)}"
            raise SettingError(problem, setting="form")
        for name in ("caption", "label"):
            if getattr(self, name) and self.form != "latex":
                raise SettingError("it is for LaTeX only; leave it out", setting=name)

    @property
    def is_data(self) -> bool:
        """Whether programs read the tables, so that a cell must have one value."""
        return self.form in ("csv", "tsv")


@dataclass(frozen=True)
class Table:
    """Rows of cells under a header; the first columns are names, the others are numbers.

    Names and the columns ``of_text`` are aligned to the left, numbers to the right.
    ``rules`` are the numbers of rows above which a line is drawn. ``about`` holds what is true of
    all rows, such as the metric; data for programs have no title, and repeat it in every row. Only
    tables for papers, in LaTeX and Markdown, show which cells are ``best`` and ``marked``.
    """

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    title: str = ""
    rules: frozenset[int] = frozenset()
    names: int = 1  # number of columns that are names
    about: tuple[tuple[str, str], ...] = ()
    of_text: frozenset[int] = frozenset()  # numbers of later columns that hold text
    best: frozenset[tuple[int, int]] = frozenset()  # rows and columns of cells that are bold
    marked: frozenset[tuple[int, int]] = frozenset()  # of cells with an asterisk
    explained: str = ""  # what bold cells and asterisks mean

    @property
    def is_left(self) -> tuple[bool, ...]:
        """Whether each column is aligned to the left."""
        return tuple(
            column < self.names or column in self.of_text for column in range(len(self.header))
        )


def as_text(table: Table) -> str:
    """Align the columns: names and text to the left, numbers to the right."""
    lines = [table.header, *table.rows]
    widths = [max(map(width, column)) for column in zip(*lines, strict=True)]
    rule = "  ".join(
        ("─" if name else " ") * wide for name, wide in zip(table.header, widths, strict=True)
    ).rstrip()
    out = [table.title] if table.title else []
    out += [_aligned(table.header, widths, table.is_left), rule]
    for number, row in enumerate(table.rows):
        if number in table.rules:
            out.append(rule)
        out.append(_aligned(row, widths, table.is_left))
    return "\n".join(out)


def _aligned(cells: Sequence[str], widths: Sequence[int], is_left: Sequence[bool]) -> str:
    padded = []
    for cell, wide, left in zip(cells, widths, is_left, strict=True):
        padding = " " * (wide - width(cell))
        padded.append(cell + padding if left else padding + cell)
    return "  ".join(padded).rstrip()


def width(text: str) -> int:
    """The number of columns that a text takes in a terminal."""
    if text.isascii():
        return len(text)
    return sum(map(_columns, text))


def _columns(char: str) -> int:
    """The width of a character; combining marks and invisible characters take no column."""
    if unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def as_csv(table: Table, delimiter: str = ",") -> str:
    out = io.StringIO()
    writer = csv.writer(out, delimiter=delimiter, lineterminator="\n")
    writer.writerow([*(name for name, _ in table.about), *table.header])
    about = [value for _, value in table.about]
    for row in table.rows:
        cells = [*about, *("" if cell == UNDEFINED else cell for cell in row)]
        writer.writerow([_inert(cell) for cell in cells])
    return out.getvalue().rstrip("\n")


def _inert(cell: str) -> str:
    """Put an apostrophe before text that spreadsheets would take for a formula."""
    return f"'{cell}" if cell.startswith(_FORMULAS) and not is_number(cell) else cell


def is_number(cell: str) -> bool:
    """Whether a program can read a cell as a number."""
    try:
        float(cell)
    except ValueError:
        return False
    return True


def as_tsv(table: Table) -> str:
    return as_csv(table, "\t")


def as_markdown(table: Table) -> str:
    def line(cells: Sequence[str], row: int = -1) -> str:
        shown = (_markdown_cell(cell, table, row, column) for column, cell in enumerate(cells))
        return "| " + " | ".join(shown) + " |"

    rule = "".join("|:--" if left else "|--:" for left in table.is_left) + "|"
    title = [f"**{table.title}**", ""] if table.title else []
    rows = [line(row, number) for number, row in enumerate(table.rows)]
    note = ["", table.explained.replace("*", "\\*")] if table.explained else []
    return "\n".join([*title, line(table.header), rule, *rows, *note])


def _markdown_cell(cell: str, table: Table, row: int, column: int) -> str:
    text = cell.replace("|", "\\|")
    if (row, column) in table.best:
        text = f"**{text}**"
    return text + ("\\*" if (row, column) in table.marked else "")


def as_html(table: Table) -> str:
    """Write a table without any style, to be put into other pages."""
    from html import escape  # noqa: PLC0415  loads all names of characters

    def row(cells: Sequence[str], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"

    title = f"<caption>{escape(table.title)}</caption>" if table.title else ""
    body = "\n".join(row(cells, "td") for cells in table.rows)
    return (
        f"<table>{title}\n<thead>{row(table.header, 'th')}</thead>\n<tbody>{body}</tbody></table>"
    )


def percent(value: float | None, decimals: int = 2) -> str:
    """Show a fraction as a percentage, and an undefined value as a dash."""
    if value is None or value != value:  # noqa: PLR0124  nan
        return UNDEFINED
    return f"{100 * value:.{decimals}f}"
