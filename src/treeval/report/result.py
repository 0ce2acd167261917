"""The base of all results that public functions return."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from treeval.report.tables.style import Style
from treeval.report.tables.table import RENDERERS, Table, as_text

if TYPE_CHECKING:
    from treeval.report.pages.page import Page

_DEFAULT = Style()
_LINES, _COLUMNS = 24, 100  # size of a screen
_SENTENCES = 200  # in a cell of a notebook, whose file should stay small


class Result(ABC):
    """Numbers that show themselves as a record, as tables and as a page.

    Text, CSV, LaTeX, Markdown, JSON and HTML are made from the same result; nothing is added on
    the way.
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

    @abstractmethod
    def page(self, command: str = "") -> "Page":
        """Make an HTML page; ``command`` is shown as the command that made it."""

    def text(self, style: Style = _DEFAULT) -> str:
        """Write all tables in one form; notes follow only in plain text."""
        parts = list(map(RENDERERS[style.form], self.tables(style)))
        if style.form == "text":
            parts.append("\n".join(self.notes()))
        return "\n\n".join(part for part in parts if part)

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
