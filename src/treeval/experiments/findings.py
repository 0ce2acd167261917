"""Published figures beside obtained ones: the one result that all experiments give."""

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from treeval.counts import defined
from treeval.report.result import Result
from treeval.report.tables.style import Style
from treeval.report.tables.table import Table

if TYPE_CHECKING:
    from treeval.report.pages.page import Page

_STYLE = Style()
_PUBLISHED = Path(__file__).with_name("published")


@dataclass(frozen=True)
class Finding:
    """One figure of a paper and what came out here; nan where there is none.

    ``holds`` says whether the paper's claim about the figure is borne out, None where the data
    cannot decide.
    """

    place: str  # where in the paper, such as "table 3"
    what: str
    published: float
    obtained: float
    holds: bool | None = None
    note: str = ""

    def to_dict(self) -> dict[str, Any]:
        return {
            "place": self.place,
            "what": self.what,
            "published": defined(self.published),
            "obtained": defined(self.obtained),
            "holds": self.holds,
            "note": self.note,
        }


@dataclass(frozen=True, eq=False, repr=False)
class Findings(Result):
    """What `reproduce` found: all figures of one paper, and remarks on how they were obtained."""

    paper: str
    findings: tuple[Finding, ...]
    remarks: tuple[str, ...] = ()

    @property
    def holds(self) -> bool:
        """Whether no claim that the data can judge is contradicted."""
        return all(finding.holds is not False for finding in self.findings)

    def to_dict(self) -> dict[str, Any]:
        return {
            "paper": self.paper,
            "holds": self.holds,
            "findings": [finding.to_dict() for finding in self.findings],
            "notes": list(self.remarks),
        }

    def tables(self, style: Style = _STYLE) -> list[Table]:
        from treeval.report.tables.findings import findings_tables  # noqa: PLC0415  when shown

        del style
        return findings_tables(self)

    def notes(self) -> list[str]:
        """Give the remarks, then the verdict."""
        verdict = (
            "No claim that the data can judge is contradicted."
            if self.holds
            else "Some claims do not hold on these data; see the rows marked no."
        )
        return [*self.remarks, verdict]

    def text(self, style: Style = _STYLE) -> str:
        """Write all tables in one form; notes follow in plain text and in Markdown."""
        written = super().text(style)
        notes = "\n".join(self.notes()) if style.form == "markdown" else ""
        return f"{written}\n\n{notes}" if notes else written

    def page(self, command: str = "") -> "Page":
        from treeval.report.pages.findings import findings_page  # noqa: PLC0415  for pages only

        return findings_page(self, command)


def published(paper: str) -> Mapping[tuple[str, str], float]:
    """Read a paper's figures, by place and what they are: the columns place, what and value."""
    with (_PUBLISHED / f"{paper}.csv").open(encoding="utf-8", newline="") as stream:
        return {(row["place"], row["what"]): float(row["value"]) for row in csv.DictReader(stream)}
