"""Tables and text of an audit: findings one by one, by sentence, or by pattern."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.tables.table import Style, Table
from treeval.report.text import counted, printable

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from treeval.auditing.findings import Analysis, AuditFinding
    from treeval.auditing.result import Audit

_SHOWN = 3  # names of sentences as examples


def audit_tables(audit: Audit, style: Style) -> list[Table]:
    """List findings with one row each, or patterns."""
    if audit.settings.by == "pattern":
        return [patterns_table(audit)]
    groups = audit.by_sentence if audit.settings.by == "sentence" else (audit.findings,)
    return [findings_table([finding for group in groups for finding in group], style)]


def findings_table(findings: Sequence[AuditFinding], style: Style) -> Table:
    """List findings, with one row per finding."""
    header = (
        *("File", "Line", "Sentence", "Word", "Form", "UPOS", "Annotated", "Competing", "Reason"),
        *("Rank", "Score", "P annotated", "P competing"),
    )
    rows = tuple(
        (
            printable(finding.file),
            str(finding.line),
            printable(finding.sentence_id),
            str(finding.word),
            printable(finding.form),
            finding.upos,
            printable(_cell(finding, finding.annotated)),
            printable(_cell(finding, finding.competing)),
            printable(finding.reason),
            str(finding.rank),
            f"{finding.score:.{style.decimals}f}",
            f"{finding.annotated.probability:.{style.decimals + 2}f}",
            f"{finding.competing.probability:.{style.decimals + 2}f}",
        )
        for finding in findings
    )
    return Table(header, rows, names=9)


def _cell(finding: AuditFinding, analysis: Analysis) -> str:
    if finding.kind == "upos":
        return analysis.upos
    return f"{analysis.relation} {analysis.head}"


def patterns_table(audit: Audit) -> Table:
    """List patterns, with one row per pattern."""
    rows = tuple(
        (printable(pattern.name), printable(", ".join(word.id for word in pattern.findings)),
         str(len(pattern.findings)))
        for pattern in audit.patterns
    )  # fmt: skip
    return Table(("Pattern", "Words", "Number"), rows, names=2)


def audit_text(audit: Audit) -> str:
    """Write findings as text for people, or patterns as a list for an issue tracker."""
    if audit.settings.by == "pattern":
        parts = list(_patterns(audit))
    elif audit.settings.by == "sentence":
        parts = ["\n".join(_sentence(group)) for group in audit.by_sentence]
    else:
        wide = len(str(len(audit.findings)))
        parts = ["\n".join(_entry(finding, wide)) for finding in audit.findings]
    return "\n\n".join([*parts, "\n".join(audit_notes(audit))])


def _entry(finding: AuditFinding, wide: int) -> Iterator[str]:
    indent = " " * (wide + 2)
    place = f"{finding.file}:{finding.line}"
    word = f'{finding.sentence_id} word {finding.word} "{finding.form}"'
    yield printable(f"{finding.rank:>{wide}}  {place}  {word}")
    yield from (indent + line for line in _details(finding))


def _sentence(group: Sequence[AuditFinding]) -> Iterator[str]:
    first = group[0]
    yield printable(f"{first.sentence_id}  {first.file}, {counted(len(group), 'word')}")
    for finding in group:
        yield printable(
            f'    word {finding.word} "{finding.form}", line {finding.line}, rank {finding.rank}'
        )
        yield from ("        " + line for line in _details(finding))


def _details(finding: AuditFinding) -> Iterator[str]:
    yield printable(_analyses(finding))
    yield printable(finding.reason + _examples(finding))


def _analyses(finding: AuditFinding) -> str:
    ours, theirs = finding.annotated, finding.competing
    if finding.kind == "upos":
        before, after, name = ours.upos, theirs.upos, ours.upos
    else:
        before, after = ours.arc, theirs.arc
        name = ours.relation if finding.kind == "relation" else "the annotated head"
    shares = f"p {share_text(theirs.probability)}; {name} {share_text(ours.probability)}"
    return f"annotated: {before}     competing: {after} ({shares})"


def share_text(share: float) -> str:
    """Write a probability with two significant digits."""
    return f"{share:.2f}" if share >= 0.1 else f"{share:.1g}"


def _examples(finding: AuditFinding) -> str:
    shown = next(
        (evidence for evidence in finding.evidence if evidence.text == finding.reason), None
    )
    if shown is None or not shown.examples:
        return ""
    more = ", …" if shown.count > _SHOWN else ""
    return f": {', '.join(shown.examples[:_SHOWN])}{more}"


def _patterns(audit: Audit) -> Iterator[str]:
    """Write a list per pattern, in Markdown."""
    for pattern in audit.patterns:
        lines = [f"**{pattern.name}**: {counted(len(pattern.findings), 'word')}", ""]
        yield "\n".join([*lines, *map(_item, pattern.findings)])


def _item(finding: AuditFinding) -> str:
    file = finding.file.rpartition("/")[2]
    word = f"- {file}:{finding.line} {finding.sentence_id} word {finding.word}"
    arcs = f": {finding.annotated.arc} → {finding.competing.arc}?" if finding.kind != "upos" else ""
    return printable(f'{word} "{finding.form}"{arcs}')


def audit_notes(audit: Audit) -> list[str]:
    """Say how far to trust the list, and what is not in it."""
    treebank = audit.whole.treebank
    learnt = ", ".join(f"{name} {100 * share:.1f} %" for name, share in audit.accuracy.items())
    size = (
        f"{counted(len(audit.findings), 'finding')} in {treebank.words:,} words; "
        f"{counted(audit.folds, 'fold')}, seed {audit.settings.seed}; "
        f"the models prefer the annotation of: {learnt}"
    )
    found = [
        size,
        "Findings are questions for a person: a competing analysis is not a correction.",
    ]
    if audit.is_small:
        found.append(f"With only {treebank.words:,} words the ranking is weak.")
    if audit.settings.checked is not None:
        found.append(f"{counted(audit.checked, 'checked word')} left out.")
    if audit.whole.skipped:
        found.append(
            f"Skipped because they are not trees: {counted(audit.whole.skipped, 'sentence')}."
        )
    if audit.whole.kept:
        found.append(f"Kept although they are not trees: {counted(audit.whole.kept, 'sentence')}.")
    return found
