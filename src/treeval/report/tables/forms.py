"""The forms of tables, and several tables as one for programs."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from treeval.report.tables.latex import as_latex
from treeval.report.tables.style import Style
from treeval.report.tables.table import (
    UNDEFINED,
    Table,
    as_csv,
    as_html,
    as_markdown,
    as_text,
    as_tsv,
    is_number,
)

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
    """Add a column with the signature, so that numbers do not lose it on their way."""
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
    heads = [table.header[place] or "row" for place in _named(table)]
    return [name.lower() for name in (*(name for name, _ in table.about), *heads)]


def _named(table: Table) -> list[int]:
    """The places of names and texts; a later column without a head is a bar."""
    return [
        place
        for place, head in enumerate(table.header)
        if place < table.names or (head and not _holds_numbers(table, place))
    ]


def _holds_numbers(table: Table, place: int) -> bool:
    cells = (row[place] for row in table.rows)
    return not table.is_left[place] and all(
        cell in ("", UNDEFINED) or is_number(cell) for cell in cells
    )


def _values(table: Table) -> Iterator[tuple[dict[str, str], tuple[str, str]]]:
    """Give each number with what it is about; a row without numbers counts as one."""
    keys, named = _keys(table), _named(table)
    about = [value for _, value in table.about]
    measures = [place for place, head in enumerate(table.header) if head and place not in named]
    for row in table.rows:
        found = dict(zip(keys, [*about, *(row[place] for place in named)], strict=True))
        for place in measures:
            yield found, (table.header[place].lower(), row[place])
        if not measures:
            yield found, ("number", "1")
