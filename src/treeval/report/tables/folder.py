"""Tables as files of a folder, one file per table."""

import re
from collections.abc import Callable
from os import PathLike
from pathlib import Path

from treeval.formats.files import made_folder, writing
from treeval.report.tables.forms import RENDERERS, SUFFIXES, signed, written
from treeval.report.tables.style import Style
from treeval.report.tables.table import Table

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
