"""The forms in which tables are written: LaTeX, one table for programs, and files of a folder."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from os import PathLike
from pathlib import Path

from treeval.formats.files import made_folder, writing
from treeval.report.tables.table import (
    UNDEFINED,
    Style,
    Table,
    as_csv,
    as_html,
    as_markdown,
    as_text,
    as_tsv,
    is_number,
)
from treeval.report.text import with_minus

_LATEX = {
    "\\": r"\textbackslash{}",
    "&": r"\&",
    "%": r"\%",
    "$": r"\$",
    "#": r"\#",
    "_": r"\_",
    "{": r"\{",
    "}": r"\}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "|": r"\textbar{}",
    # At the start of a row, these would be read as options of the preceding line break.
    "[": "{[}",
    "*": "{*}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "≤": r"$\leq$",
    "≥": r"$\geq$",
    "≠": r"$\neq$",
    "≈": r"$\approx$",
    "\N{MINUS SIGN}": r"$-$",
    "±": r"$\pm$",
    "\N{MULTIPLICATION SIGN}": r"$\times$",
    "·": r"$\cdot$",
    "→": r"$\rightarrow$",
    "←": r"$\leftarrow$",
    "↗": r"$\nearrow$",
    "⊓": r"$\sqcap$",
    "⊔": r"$\sqcup$",
    "∩": r"$\cap$",
    "∞": r"$\infty$",
    "√": r"$\surd$",
    "✓": r"$\surd$",
    "✗": r"$\times$",
    "\N{GREEK SMALL LETTER ALPHA}": r"$\alpha$",
    "β": r"$\beta$",
    "δ": r"$\delta$",
    "Δ": r"$\Delta$",
    "κ": r"$\kappa$",
    "\N{GREEK SMALL LETTER RHO}": r"$\rho$",
    "\N{GREEK SMALL LETTER SIGMA}": r"$\sigma$",
    "τ": r"$\tau$",
    "²": r"$^{2}$",
    "†": r"\dag{}",
    "‡": r"\ddag{}",
    "\N{EN DASH}": "--",
    "—": "---",
    "…": r"\ldots{}",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{NO-BREAK SPACE}": "~",
    "█": r"\rule{1ex}{1ex}",
    "�": "?",
}


def as_latex(table: Table, caption: str = "", label: str = "") -> str:
    """Write a table for LaTeX, which needs the package booktabs.

    With a caption or a label it floats, and the caption also explains the marks; otherwise the
    title and the explanation are comments.
    """
    columns = "".join("l" if left else "r" for left in table.is_left)
    body = []
    for number, row in enumerate(table.rows):
        if number in table.rules:
            body.append("\\midrule")
        body.append(_line([_cell(table, number, column) for column in range(len(row))]))
    tabular = [
        f"\\begin{{tabular}}{{{columns}}}",
        "\\toprule",
        _line([_escaped(head) for head in table.header]),
        "\\midrule",
        *body,
        "\\bottomrule",
        "\\end{tabular}",
    ]
    told = [line for line in (table.title, table.explained) if line]
    if not caption and not label:
        return "\n".join([*(f"% {line}" for line in told), *tabular])
    said = ". ".join(
        sentence.rstrip(".") for sentence in (caption or table.title, table.explained) if sentence
    )
    return "\n".join(
        [
            "\\begin{table}",
            "\\centering",
            *tabular,
            *([f"\\caption{{{_escaped(said)}.}}"] if said else []),
            *([f"\\label{{{label}}}"] if label else []),
            "\\end{table}",
        ]
    )


def _cell(table: Table, row: int, column: int) -> str:
    text = _escaped(table.rows[row][column])
    if (row, column) in table.best:
        text = f"\\textbf{{{text}}}"
    return text + ("$^{*}$" if (row, column) in table.marked else "")


def _line(cells: Sequence[str]) -> str:
    return " & ".join(cells) + " \\\\"


def _escaped(cell: str) -> str:
    return "".join(_LATEX.get(char, char) for char in with_minus(cell))


RENDERERS: dict[str, Callable[[Table], str]] = {
    "text": as_text,
    "csv": as_csv,
    "tsv": as_tsv,
    "latex": as_latex,
    "markdown": as_markdown,
    "html": as_html,
}
SUFFIXES = {"csv": "csv", "tsv": "tsv", "latex": "tex", "markdown": "md", "html": "html"}
_QUOTED = {"latex": "% signature: {}", "markdown": "Signature: `{}`"}


def written(tables: Sequence[Table], style: Style, signature: str) -> str:
    """Write tables in one form, with the signature where the form has a place for it."""
    parts = [_renderer(style, at, len(tables))(table) for at, table in enumerate(tables)]
    if signature and style.form in _QUOTED:
        parts.append(_QUOTED[style.form].format(signature))
    return "\n\n".join(filter(None, parts))


def _renderer(style: Style, at: int, tables: int) -> Callable[[Table], str]:
    """Give every table its own label; the caption is that of the first."""
    if style.form != "latex" or not (style.caption or style.label):
        return RENDERERS[style.form]
    label = f"{style.label}-{at + 1}" if style.label and tables > 1 else style.label
    return partial(as_latex, caption="" if at else style.caption, label=label)


def signed(table: Table, signature: str) -> Table:
    """Add a column with the signature, so that it stays with the numbers."""
    if not signature:
        return table
    rows = tuple((*row, signature) for row in table.rows)
    of_text = table.of_text | {len(table.header)}
    return replace(table, header=(*table.header, "signature"), rows=rows, of_text=of_text)


def joined(tables: Sequence[Table]) -> Table:
    """Make one table with one value per row out of several; a single one stays as it is.

    The first column is the title of a table. What a table is about and its names are columns of
    their own, which are empty for tables without them; its other columns are measures.
    """
    if len(tables) == 1:
        return tables[0]
    keys = list(dict.fromkeys(key for table in tables for key in _keys(table)))
    rows = [
        (table.title, *(found.get(key, "") for key in keys), *both)
        for table in tables
        for found, both in _values(table)
    ]
    header = ("table", *keys, "measure", "value")
    return Table(header, tuple(rows), names=len(keys) + 2)


def _keys(table: Table) -> list[str]:
    """The lower-case names of the columns that say what a number is about."""
    heads = [table.header[column] or "row" for column in _named(table)]
    return [name.lower() for name in (*(name for name, _ in table.about), *heads)]


def _named(table: Table) -> list[int]:
    """The columns of names and texts; a later column without a head is a bar."""
    return [
        column
        for column, head in enumerate(table.header)
        if column < table.names or (head and not _holds_numbers(table, column))
    ]


def _holds_numbers(table: Table, column: int) -> bool:
    cells = (row[column] for row in table.rows)
    return not table.is_left[column] and all(
        cell in ("", UNDEFINED) or is_number(cell) for cell in cells
    )


def _values(table: Table) -> Iterator[tuple[dict[str, str], tuple[str, str]]]:
    """Yield each number with what it is about; a row without numbers counts as one number."""
    keys, named = _keys(table), _named(table)
    about = [value for _, value in table.about]
    measures = [column for column, head in enumerate(table.header) if head and column not in named]
    for row in table.rows:
        about_row = dict(zip(keys, [*about, *(row[column] for column in named)], strict=True))
        for column in measures:
            yield about_row, (table.header[column].lower(), row[column])
        if not measures:
            yield about_row, ("number", "1")


_LONGEST = 60  # letters of the name of a file


def write_tables(
    tables: Callable[[Style], list[Table]],
    signature: str,
    folder: str | PathLike[str],
    style: Style,
) -> list[str]:
    """Write tables into a folder; files are numbered, and named after the titles of the tables."""
    chosen = Style("csv", style.decimals) if style.form == "text" else style
    made_folder(folder)
    paths = []
    for number, table in enumerate(tables(chosen), start=1):
        path = Path(folder) / f"{number:02}-{_name(table)}.{SUFFIXES[chosen.form]}"
        text = (
            RENDERERS[chosen.form](signed(table, signature))
            if chosen.is_data
            else written([table], chosen, signature)
        )
        with writing(path) as stream:
            stream.write(f"{text}\n".encode())
        paths.append(str(path))
    return paths


def _name(table: Table) -> str:
    """Make a name for a file out of a title: letters and digits joined by hyphens."""
    words = re.findall(r"[a-z0-9]+", table.title.lower()) or ["scores"]
    return "-".join(words)[:_LONGEST].strip("-")
