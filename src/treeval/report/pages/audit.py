"""The page of an audit: patterns, findings, and the flagged sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.pages.page import Grid, Page, Prose, Section
from treeval.report.pages.provenance import Provenance
from treeval.report.tables.audit import audit_notes, findings_table, patterns_table
from treeval.report.tables.style import Style
from treeval.report.text import several

if TYPE_CHECKING:
    from treeval.auditing.result import Audit


def audit_page(audit: Audit, command: str = "") -> Page:
    """Show what was found: patterns, and findings one by one."""
    treebank = audit.whole.treebank
    return Page(
        "Audit of a treebank",
        f"{several(len(audit.findings), 'finding')} in {several(treebank.words, 'word')}",
        Provenance(command).facts(),
        (
            Section("How to read this", (Prose(tuple(audit_notes(audit))),)),
            Section("Patterns", (Grid.of(patterns_table(audit), sortable=True),)),
            Section("Findings", (Grid.of(findings_table(audit.findings, Style()), sortable=True),)),
        ),
    )
