"""Findings as attributes in MISC, for editors; every other byte of a file stays as it is."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from treeval.auditing.finding import AuditFinding
from treeval.errors import FileError, SettingError
from treeval.formats.conll import Document
from treeval.formats.files import made_folder, writing
from treeval.sources.source import Source

_MISC = 9  # field
_BUG, _AUDIT = "Bug", "Audit"
_OURS = "audit-"  # values of Bug that audits write


def marked_bytes(source: Source, findings: Iterable[AuditFinding]) -> bytes:
    """Mark the findings of one file, and remove the marks of earlier audits."""
    origin = source.trees.origin
    if source.content is None or not isinstance(origin, Document) or not origin.dialect.universal:
        raise SettingError(f"{source.path}: only files in CoNLL-U can be marked; convert it first")
    by_line: Mapping[int, AuditFinding] = {one.line: one for one in findings}
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
        [path] if len(inputs) == 1 else [str(Path(path) / Path(one.path).name) for one in inputs]
    )
    if len(set(targets)) < len(targets):
        raise SettingError(f"{path}: two of the files have the same name; mark them one by one")
    if len(inputs) > 1 and Path(path).is_file():
        raise FileError(f"{path}: is a file, but there are several to write; name a folder")
    for source, target in zip(inputs, targets, strict=True):
        if len(inputs) > 1:
            made_folder(path)
        marked = marked_bytes(source, [one for one in found if one.file == source.path])
        with writing(target) as stream:
            stream.write(marked)
    return targets
