"""Findings grouped by what they have in common, or by sentence."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from treeval.auditing.finding import AuditFinding


@dataclass(frozen=True)
class FindingPattern:
    """Findings with the same relations, or the same tags, and the same tags around them."""

    findings: tuple[AuditFinding, ...]

    @property
    def name(self) -> str:
        """Describe the pattern in one line."""
        before, after, first, second = self.findings[0].pattern
        if self.findings[0].kind == "upos":
            return f"{before} → {after} ({first} of {second})"
        change = before if before == after else f"{before} → {after}"
        head = ", other head" if self.findings[0].kind == "head" else ""
        return f"{change}{head} ({first}, head {second})"

    def to_dict(self) -> dict[str, Any]:
        return {
            "pattern": self.name,
            "count": len(self.findings),
            "words": [one.id for one in self.findings],
            "ranks": [one.rank for one in self.findings],
        }


def patterns(findings: Sequence[AuditFinding]) -> tuple[FindingPattern, ...]:
    """Group findings by pattern, large groups first."""
    groups: dict[Any, list[AuditFinding]] = {}
    for one in findings:
        groups.setdefault((one.kind, one.pattern), []).append(one)
    ordered = sorted(groups.values(), key=len, reverse=True)
    return tuple(FindingPattern(tuple(group)) for group in ordered)


def by_sentence(findings: Sequence[AuditFinding]) -> tuple[tuple[AuditFinding, ...], ...]:
    """Group findings by sentence, in the order of their first ones."""
    groups: dict[tuple[str, int], list[AuditFinding]] = {}
    for one in findings:
        groups.setdefault((one.file, one.sentence), []).append(one)
    return tuple(map(tuple, groups.values()))
