"""The base of all results that public functions return."""

from abc import ABC, abstractmethod
from os import PathLike
from typing import Any

from treeval import report
from treeval.report.tables.forms import RENDERERS, joined, signed, write_tables, written
from treeval.report.tables.table import Style, Table, as_text
from treeval.report.text import printable

_DEFAULT, _DATA = Style(), Style("csv")
_LINES, _COLUMNS = 24, 100  # size of a screen
_SENTENCES = 200  # in a cell of a notebook, whose file should stay small


class Result(ABC):
    """Numbers that can be shown as a record, as tables and as a page.

    Text, CSV, LaTeX, Markdown, JSON and HTML are all made from the same result. A subclass defines
    `to_dict` and `tables`; if it has more to show than tables and notes, it also defines `page`.
    """

    @abstractmethod
    def to_dict(self) -> dict[str, Any]:
        """Return everything as one record for JSON: shares as fractions of 1, None if undefined."""

    @abstractmethod
    def tables(self, style: Style = _DEFAULT) -> list[Table]:
        """Return the tables, with cells as ``style`` says."""

    def notes(self) -> list[str]:
        """Return the lines below the tables: doubts, reasons, the signature."""
        return []

    def in_full(self) -> "Result":
        """Return the result with everything that its page shows."""
        return self

    def page(self, command: str = "") -> "report.Page":
        """Make an HTML page; ``command`` is shown as the command that made it."""
        return report.default_page(self, command, type(self).__name__)

    @property
    def quoted_signature(self) -> str:
        """The signature to quote with the numbers; "" if there is none."""
        return str(getattr(self, "signature", ""))

    def data(self, style: Style = _DATA) -> Table:
        """Return everything as one table for programs, with one value per row if there are many.

        The last column is the signature, if there is one.
        """
        return signed(joined(self.tables(style)), self.quoted_signature)

    def text(self, style: Style = _DEFAULT) -> str:
        """Write all tables in one form, or their data as one table if programs read them.

        Notes follow only in plain text, and the signature also in LaTeX and Markdown.
        """
        if style.is_data:
            return RENDERERS[style.form](self.data(style))
        shown = written(self.tables(style), style, self.quoted_signature)
        told = "\n".join(self.notes()) if style.form == "text" else ""
        notes = "\n".join(map(printable, told.split("\n")))
        return "\n\n".join(filter(None, [shown, notes]))

    def write_tables(self, folder: str | PathLike[str], style: Style = _DEFAULT) -> list[str]:
        """Write every table into a file of its own, by default as CSV; return their paths."""
        return write_tables(self.tables, self.quoted_signature, folder, style)

    def __repr__(self) -> str:
        """Show the first table, at most one screen of it."""
        lines = [f"<{type(self).__name__}>", *as_text(self.tables()[0]).split("\n")]
        more = [f"… {len(lines) - _LINES + 1} more lines"] if len(lines) > _LINES else []
        shown = lines[: _LINES - len(more)]
        cut = [line if len(line) <= _COLUMNS else line[: _COLUMNS - 1] + "…" for line in shown]
        return "\n".join([*cut, *more])

    def _repr_html_(self) -> str:
        """Show the page in a notebook."""
        return self.page().limited(_SENTENCES).framed()
