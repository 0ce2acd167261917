"""The result of an audit."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from treeval import report
from treeval.arrays import Bools, Floats
from treeval.auditing.finding import AuditFinding
from treeval.auditing.patterns import FindingPattern, by_sentence, patterns
from treeval.settings.auditing import AuditSettings
from treeval.sources.whole import WholeTreebank
from treeval.version import stamped

_STYLE = report.Style()
ALARM = 10.0  # scores above are counted
_SMALL = 20_000  # words; the ranking of smaller treebanks is weak


@dataclass(frozen=True, eq=False, repr=False)
class Audit(report.Result):
    """Words whose annotation is probably wrong, the most suspicious first."""

    whole: WholeTreebank
    settings: AuditSettings
    folds: int
    accuracy: Mapping[str, float]  # shares of words for which the models prefer the annotation
    findings: tuple[AuditFinding, ...]
    scores: Floats  # of all words
    eligible: Bools  # words that may be listed
    checked: int = 0  # words that are left out because they have been checked

    @property
    def alarms(self) -> int:
        """The number of words that may be listed and have a score above 10."""
        return int(np.count_nonzero(self.scores[self.eligible] > ALARM))

    @property
    def patterns(self) -> tuple[FindingPattern, ...]:
        """The findings by relations and tags, large groups first."""
        return patterns(self.findings)

    @property
    def by_sentence(self) -> tuple[tuple[AuditFinding, ...], ...]:
        """The findings by sentence, in the order of their highest scores."""
        return by_sentence(self.findings)

    def to_dict(self) -> dict[str, Any]:
        treebank, settings = self.whole.treebank, self.settings
        groups: dict[str, Any] = {}
        if settings.by == "pattern":
            groups["patterns"] = [one.to_dict() for one in self.patterns]
        if settings.by == "sentence":
            groups["sentences"] = [_sentence_record(group) for group in self.by_sentence]
        return {
            **stamped("audit"),
            "files": [one.to_dict() for one in self.whole.files],
            "sentences": len(treebank),
            "words": treebank.words,
            "settings": self._settings(),
            "seed": settings.seed,
            "folds": self.folds,
            "accuracy": dict(self.accuracy),
            "checked": self.checked,
            "over_10": self.alarms,
            "notes": self.notes(),
            "findings": [one.to_dict() for one in self.findings],
            **({"grouped": groups} if groups else {}),
        }

    def _settings(self) -> dict[str, Any]:
        chosen = self.settings
        names = ("limit", "what", "by", "relation", "include_punct", "invalid", "roots")
        values = {name: chosen[name] for name in names}
        return {**values, "relation": list(chosen.relation), "parses": len(chosen.parses)}

    def tables(self, style: report.Style = _STYLE) -> list[report.Table]:
        return report.audit_tables(self, style)

    def notes(self) -> list[str]:
        return report.audit_notes(self)

    @property
    def is_small(self) -> bool:
        """Whether the treebank is so small that the ranking is weak."""
        return self.whole.treebank.words < _SMALL

    def text(self, style: report.Style = _STYLE) -> str:
        """Write the findings one by one, each with its reason."""
        if style.form != "text":
            return super().text(style)
        return report.audit_text(self)

    def page(self, command: str = "") -> "report.Page":
        return report.audit_page(self, command)

    def mark(self, path: str) -> list[str]:
        """Write the treebank with the findings in MISC; several files go into a folder."""
        from treeval.auditing.marks import write_marks  # noqa: PLC0415  few runs need it

        return write_marks(self.whole.sources, self.findings, path)


def _sentence_record(group: tuple[AuditFinding, ...]) -> dict[str, Any]:
    first = group[0]
    return {
        "file": first.file,
        "sentence": first.sentence,
        "sentence_id": first.sentence_id,
        "score": first.score,
        "ranks": [one.rank for one in group],
    }
