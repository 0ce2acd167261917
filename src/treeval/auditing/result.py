"""The result of an audit, and its findings as attributes in MISC for editors."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from treeval import report
from treeval.arrays import Bools, Floats
from treeval.auditing.findings import AuditFinding, FindingPattern, by_sentence, patterns
from treeval.errors import FileError, SettingError
from treeval.formats.conll import Document
from treeval.formats.files import made_folder, writing
from treeval.settings.auditing import AuditSettings
from treeval.sources.source import Source
from treeval.sources.whole import WholeTreebank
from treeval.version import stamped

_MISC = 9  # field
_BUG, _AUDIT = "Bug", "Audit"
_OURS = "audit-"  # values of Bug that audits write

_STYLE = report.Style()
ALARM = 10.0  # scores above are counted
_SMALL = 20_000  # words; the ranking of smaller treebanks is weak


def marked_bytes(source: Source, findings: Iterable[AuditFinding]) -> bytes:
    """Mark the findings of one file, and remove the marks of earlier audits."""
    origin = source.trees.origin
    if source.content is None or not isinstance(origin, Document) or not origin.dialect.universal:
        raise SettingError(f"{source.path}: only files in CoNLL-U can be marked; convert it first")
    by_line: Mapping[int, AuditFinding] = {finding.line: finding for finding in findings}
    lines = source.content.split(b"\n")
    for number, line in enumerate(lines, start=1):
        finding = by_line.get(number)
        if finding is None and b"Audit" not in line and b"Bug=" not in line:
            continue
        fields = line.split(b"\t")
        if len(fields) > _MISC and not line.startswith(b"#"):
            end = b"\r" if fields[_MISC].endswith(b"\r") else b""
            misc = fields[_MISC].removesuffix(b"\r").decode(errors="surrogateescape")
            fields[_MISC] = _marked(misc, finding).encode(errors="surrogateescape") + end
            lines[number - 1] = b"\t".join(fields)
    return b"\n".join(lines)


def _marked(misc: str, finding: AuditFinding | None) -> str:
    """Write a finding into MISC, in place of earlier ones; without either, it stays as it is."""
    items = [] if misc == "_" else misc.split("|")
    kept = [item for item in items if not item.startswith(_AUDIT)]
    bugs = next((item for item in kept if item.startswith(f"{_BUG}=")), "")
    others = [bug for bug in bugs.partition("=")[2].split(",") if bug and not bug.startswith(_OURS)]
    if finding is not None:
        others.append(_OURS + finding.kind)
    kept = [item for item in kept if item != bugs] if bugs else kept
    kept += [f"{_BUG}={','.join(others)}"] if others else []
    kept += _attributes(finding) if finding is not None else []
    if sorted(kept) == sorted(items):
        return misc
    return "|".join(sorted(kept, key=str.lower)) or "_"


def _attributes(finding: AuditFinding) -> list[str]:
    score = f"AuditScore={finding.score:.2f}"
    if finding.kind == "upos":
        return [f"AuditUpos={finding.competing.upos}", score]
    arc = finding.competing
    return [f"AuditDeprel={arc.relation}", f"AuditHead={arc.head}", score]


def write_marks(
    sources: Iterable[Source], findings: Iterable[AuditFinding], path: str
) -> list[str]:
    """Write marked copies: one file to ``path``, several into a folder of that name."""
    inputs, found = list(sources), list(findings)
    targets = (
        [path]
        if len(inputs) == 1
        else [str(Path(path) / Path(source.path).name) for source in inputs]
    )
    if len(set(targets)) < len(targets):
        raise SettingError(f"{path}: two of the files have the same name; mark them one by one")
    if len(inputs) > 1 and Path(path).is_file():
        raise FileError(f"{path}: is a file, but there are several to write; name a folder")
    for source, target in zip(inputs, targets, strict=True):
        if len(inputs) > 1:
            made_folder(path)
        marked = marked_bytes(source, [finding for finding in found if finding.file == source.path])
        with writing(target) as stream:
            stream.write(marked)
    return targets


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
            groups["patterns"] = [pattern.to_dict() for pattern in self.patterns]
        if settings.by == "sentence":
            groups["sentences"] = [_sentence_record(group) for group in self.by_sentence]
        return {
            **stamped("audit"),
            "files": [file.to_dict() for file in self.whole.files],
            "sentences": len(treebank),
            "words": treebank.words,
            "settings": self._settings(),
            "seed": settings.seed,
            "folds": self.folds,
            "accuracy": dict(self.accuracy),
            "checked": self.checked,
            "over_10": self.alarms,
            "notes": self.notes(),
            "findings": [finding.to_dict() for finding in self.findings],
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
        return write_marks(self.whole.sources, self.findings, path)


def _sentence_record(group: tuple[AuditFinding, ...]) -> dict[str, Any]:
    first = group[0]
    return {
        "file": first.file,
        "sentence": first.sentence,
        "sentence_id": first.sentence_id,
        "score": first.score,
        "ranks": [finding.rank for finding in group],
    }
