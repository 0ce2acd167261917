"""Published figures beside obtained ones: the one record that all experiments report in."""

import csv
import math
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_PUBLISHED = Path(__file__).with_name("published")


@dataclass(frozen=True)
class Finding:
    """One figure of a paper and what came out here; nan where there is none.

    ``holds`` says whether the paper's claim about the figure is borne out, None where the data
    cannot tell.
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
            "published": None if math.isnan(self.published) else self.published,
            "obtained": None if math.isnan(self.obtained) else self.obtained,
            "holds": self.holds,
            "note": self.note,
        }


@dataclass(frozen=True)
class Reproduction:
    """All findings of one paper's experiment, and what data they were obtained from."""

    paper: str
    findings: tuple[Finding, ...]
    notes: tuple[str, ...] = ()

    @property
    def holds(self) -> bool:
        """No claim that the data can judge is contradicted."""
        return all(finding.holds is not False for finding in self.findings)

    def to_dict(self) -> dict[str, Any]:
        return {
            "paper": self.paper,
            "holds": self.holds,
            "findings": [finding.to_dict() for finding in self.findings],
            "notes": list(self.notes),
        }


def published(paper: str) -> Mapping[tuple[str, str], float]:
    """Read a paper's figures, by place and what they are: the columns place, what and value."""
    with (_PUBLISHED / f"{paper}.csv").open(encoding="utf-8", newline="") as stream:
        return {(row["place"], row["what"]): float(row["value"]) for row in csv.DictReader(stream)}
