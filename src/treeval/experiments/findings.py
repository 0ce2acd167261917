"""Published figures beside obtained ones: the one result that all experiments give.

A verdict on a claim of a paper rests on a test, and says on which one.
"""

import csv
import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, get_args

from treeval import report
from treeval.counts import defined
from treeval.report.charts.plots import Plot
from treeval.settings.certainty import ALPHA
from treeval.version import stamped

Answer = Literal["yes", "no", "open", "untestable"]
ANSWERS: tuple[Answer, ...] = get_args(Answer)

_STYLE = report.Style()


@dataclass(frozen=True)
class Verdict:
    """Whether a claim of a paper holds on the data at hand.

    "yes" and "no" need a test that supports the claim or its opposite at the 5 % level; "open" is
    everything between. What these data cannot test is "untestable", and ``why`` gives the reason.
    """

    answer: Answer
    claim: str  # of the paper, as a plain sentence
    test: str = ""  # the name of the test, in words
    p: float | None = None  # two-sided
    interval: tuple[float, float] | None = None  # of 95 %
    why: str = ""

    def to_dict(self) -> dict[str, Any]:
        return {
            "answer": self.answer,
            "claim": self.claim,
            "test": self.test,
            "p": None if self.p is None else defined(self.p),
            "interval": None if self.interval is None else list(map(defined, self.interval)),
            "why": self.why,
        }

    @staticmethod
    def from_dict(record: Mapping[str, Any]) -> "Verdict":
        """Restore a verdict from the record that `to_dict` gives."""
        low_high = record["interval"]
        interval = None if low_high is None else (_number(low_high[0]), _number(low_high[1]))
        tested = record["test"] and interval is None and record["answer"] != "untestable"
        p = _number(record["p"]) if tested else record["p"]
        return Verdict(
            record["answer"], record["claim"], record["test"], p, interval, record["why"]
        )


def _number(value: float | None) -> float:
    return math.nan if value is None else value


def by_p(claim: str, p: float, *, supports: bool, test: str) -> Verdict:
    """Judge by a two-sided p-value; ``supports`` is whether the figures go the claimed way.

    An undefined p-value leaves the claim open.
    """
    significant = p < ALPHA
    answer: Answer = "open" if not significant else "yes" if supports else "no"
    return Verdict(answer, claim, test, p)


def by_interval(claim: str, interval: tuple[float, float], *, test: str, sign: int = 1) -> Verdict:
    """Judge by a 95 % interval of a difference, which is claimed to be above 0.

    With ``sign=-1`` the difference is claimed to be below 0.
    """
    low, high = sorted(sign * end for end in interval)
    answer: Answer = "yes" if low > 0 else "no" if high < 0 else "open"
    return Verdict(answer, claim, test, interval=interval)


def of_no_effect(
    claim: str,
    p: float | None = None,
    *,
    interval: tuple[float, float] | None = None,
    test: str,
) -> Verdict:
    """Judge a claim that there is no effect, by its p-value or by a 95 % interval of it.

    A test can contradict such a claim, but not support it: without an effect, it stays open.
    """
    low, high = interval or (-1.0, 1.0)
    is_found = p < ALPHA if p is not None else low > 0 or high < 0
    return Verdict("no" if is_found else "open", claim, test, p, interval)


def untestable(claim: str, why: str) -> Verdict:
    """Say that these data cannot decide a claim, and why."""
    return Verdict("untestable", claim, why=why)


def summary(verdicts: Iterable[Verdict]) -> str:
    """Count the answers in one line, with the reasons why claims were not tested."""
    verdicts = list(verdicts)
    numbers = {answer: sum(verdict.answer == answer for verdict in verdicts) for answer in ANSWERS}
    reasons = dict.fromkeys(verdict.why for verdict in verdicts if verdict.why)
    why = f" ({'; '.join(reasons)})" if reasons else ""
    return (
        f"Claims of the paper on these data: {numbers['yes']} hold (yes), {numbers['no']} do not "
        f"(no), {numbers['open']} are open, {numbers['untestable']} cannot be tested here{why}."
    )


_PUBLISHED = Path(__file__).with_name("published")


@dataclass(frozen=True)
class Position:
    """Where a figure stands in a table that is laid out as in the paper."""

    row: tuple[str, ...]
    column: str
    marks: tuple[str, str] = ("", "")  # behind the published and the obtained figure, such as †
    decimals: int = 4

    def to_dict(self) -> dict[str, Any]:
        return {
            "row": list(self.row),
            "column": self.column,
            "marks": list(self.marks),
            "decimals": self.decimals,
        }

    @staticmethod
    def from_dict(record: Mapping[str, Any]) -> "Position":
        first, second = record["marks"]
        return Position(tuple(record["row"]), record["column"], (first, second), record["decimals"])


@dataclass(frozen=True)
class Finding:
    """One figure of a paper and what came out here; nan where there is none.

    A figure about which the paper claims something that can be judged has a verdict. If all
    figures of a place have positions, they are shown as one table with these rows and columns.
    """

    place: str  # where in the paper, such as "table 3"
    what: str
    published: float
    obtained: float
    verdict: Verdict | None = None
    note: str = ""
    position: Position | None = None

    def to_dict(self) -> dict[str, Any]:
        return {
            "place": self.place,
            "what": self.what,
            "published": defined(self.published),
            "obtained": defined(self.obtained),
            "verdict": self.verdict.to_dict() if self.verdict else None,
            "note": self.note,
            **({"position": self.position.to_dict()} if self.position else {}),
        }

    @staticmethod
    def from_dict(record: Mapping[str, Any]) -> "Finding":
        """Restore a finding from the record that `to_dict` gives."""
        verdict, position = record["verdict"], record.get("position")
        return Finding(
            record["place"],
            record["what"],
            _number(record["published"]),
            _number(record["obtained"]),
            verdict and Verdict.from_dict(verdict),
            record["note"],
            position and Position.from_dict(position),
        )


@dataclass(frozen=True, eq=False, repr=False)
class Findings(report.Result):
    """What `reproduce` found: figures of one paper, verdicts on its claims, and remarks.

    ``plots`` are the paper's figures, drawn from the data at hand.
    """

    paper: str
    findings: tuple[Finding, ...]
    remarks: tuple[str, ...] = ()
    plots: tuple[Plot, ...] = ()

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """The verdicts on all claims."""
        return tuple(found.verdict for found in self.findings if found.verdict)

    @property
    def counts(self) -> dict[Answer, int]:
        """The number of claims by answer: yes, no, open, untestable."""
        return {answer: sum(v.answer == answer for v in self.verdicts) for answer in ANSWERS}

    @property
    def is_contradicted(self) -> bool:
        """Whether a test supports the opposite of a claim."""
        return self.counts["no"] > 0

    def to_dict(self) -> dict[str, Any]:
        return {
            **stamped("reproduce"),
            "paper": self.paper,
            "counts": self.counts,
            "findings": [finding.to_dict() for finding in self.findings],
            "notes": list(self.remarks),
            "plots": [plot.to_dict() for plot in self.plots],
        }

    @staticmethod
    def from_dict(record: Mapping[str, Any]) -> "Findings":
        """Restore findings from the record that `to_dict` gives, without their plots."""
        findings = tuple(map(Finding.from_dict, record["findings"]))
        return Findings(record["paper"], findings, tuple(record["notes"]))

    def tables(self, style: report.Style = _STYLE) -> list[report.Table]:
        del style
        return report.findings_tables(self)

    def data(self, style: report.Style = _STYLE) -> report.Table:
        """Return one table with one row per figure of the paper."""
        del style
        return report.findings_data(self)

    def notes(self) -> list[str]:
        """Give the remarks, then the number of claims by answer."""
        return [*self.remarks, summary(self.verdicts)]

    def text(self, style: report.Style = _STYLE) -> str:
        """Write all tables in one form; notes follow in plain text and in Markdown."""
        written = super().text(style)
        notes = "\n".join(self.notes()) if style.form == "markdown" else ""
        return f"{written}\n\n{notes}" if notes else written

    def page(self, command: str = "") -> "report.Page":
        return report.findings_page(self, command)

    def figures(self) -> "dict[str, report.DrawnChart]":
        """Draw the plots, by name; ``figures()[name].write(path)`` writes one as SVG."""
        return {plot.name: plot.drawn() for plot in self.plots}


def published(paper: str) -> Mapping[tuple[str, str], float]:
    """Read a paper's figures, by place and what they are: the columns place, what and value."""
    return {key: float(value) for key, value in _column(paper, "value").items()}


def published_marks(paper: str) -> Mapping[tuple[str, str], str]:
    """Read the signs that a paper prints behind its figures, such as †: the column mark."""
    return _column(paper, "mark")


def _column(paper: str, name: str) -> dict[tuple[str, str], str]:
    with (_PUBLISHED / f"{paper}.csv").open(encoding="utf-8", newline="") as stream:
        return {(row["place"], row["what"]): row[name] for row in csv.DictReader(stream)}
