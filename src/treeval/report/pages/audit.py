"""The page of an audit: patterns, findings, and the flagged sentences with both arcs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from treeval.report.explorer.block import anchor
from treeval.report.explorer.volume import Layer, SentenceScore, Volume
from treeval.report.pages.page import Grid, Page, Prose, Provenance, Section, files_grid
from treeval.report.pages.sentences import places_among, sentence_section
from treeval.report.tables.audit import audit_notes, findings_table, patterns_table
from treeval.report.tables.table import Style
from treeval.report.text import several
from treeval.tree.column import Column
from treeval.tree.joined import place_of
from treeval.tree.pair import pair

if TYPE_CHECKING:
    from treeval.arrays import Ints
    from treeval.auditing.findings import AuditFinding
    from treeval.auditing.result import Audit
    from treeval.tree.treebank import Treebank

_SCORE, _COMPETING = "score", "competing"
_MOST_ROWS = 1_000  # of the table; all findings are in the sentences
_TRUST = (
    "In a well-kept treebank, a quarter to a half of the first 50 findings are errors; the others "
    "are right, or a matter of the guidelines. Words that are right can be put on the list of "
    "checked words, so that they do not come back."
)
_LEGEND = (
    "The sentences with findings. Annotated arcs are above the words; below them, dashed, are the "
    "arcs that compete with them. Framed words are the findings: click one to see its reason."
)


def audit_page(audit: Audit, command: str = "") -> Page:
    """Show what was found: patterns, findings one by one, and their sentences."""
    treebank = audit.whole.treebank
    return Page(
        "Audit of a treebank",
        f"{several(len(audit.findings), 'finding')} in {several(treebank.words, 'word')}",
        Provenance(command, str(audit.settings.seed)).facts(),
        (
            Section("How to read this", (Prose((*audit_notes(audit), _TRUST)),)),
            *([_sentences(audit)] if audit.findings else []),
            Section("Patterns", (_patterns(audit),)),
            Section("Findings", (_findings(audit),)),
            Section("Files", (files_grid([("treebank", file) for file in audit.whole.files]),)),
        ),
    )


def _findings(audit: Audit) -> Grid:
    """List findings; each links to its sentence."""
    shown = audit.findings[:_MOST_ROWS]
    grid = Grid.of(findings_table(shown, Style()), sortable=True)
    return grid.leading([anchor(at=str(_number(audit, finding) + 1)) for finding in shown], 2)


def _patterns(audit: Audit) -> Grid:
    """List patterns; each links to the sentences with its relations and tags."""
    grid = Grid.of(patterns_table(audit), sortable=True)
    return grid.leading([_anchor(pattern.findings[0]) for pattern in audit.patterns])


def _anchor(finding: AuditFinding) -> str:
    """The anchor of the findings that are like this one."""
    ours, theirs = finding.annotated, finding.competing
    groups = (f"upos:{finding.upos}", f"head-upos:{finding.head_upos}")
    if finding.kind == "upos":
        groups = (f"relation:{ours.relation}", groups[1])
        return anchor(
            flagged="1", sys=_COMPETING, col="upos", cg=ours.upos, cp=theirs.upos, by=groups
        )
    kind = "attachment" if finding.kind == "head" else "label"  # head, and perhaps relation
    return anchor(
        flagged="1", sys=_COMPETING, kind=kind, gold=ours.relation, pred=theirs.relation, by=groups
    )


def _number(audit: Audit, finding: AuditFinding) -> int:
    """The number of a sentence: in its file if there is one, otherwise in all files together."""
    if len(audit.whole.files) == 1:
        return finding.sentence - 1
    return int(audit.whole.treebank.sentences[finding.place])


def _sentences(audit: Audit) -> Section:
    """Draw the sentences with findings."""
    treebank = audit.whole.treebank
    words = np.array([finding.place for finding in audit.findings])
    rows = np.unique(treebank.sentences[words])
    chosen = treebank.select(rows)
    places = places_among(treebank, rows, words)
    notes = Column.of(_notes(audit, places, chosen.words))
    scores = np.zeros(len(rows))
    np.maximum.at(scores, chosen.sentences[places], [finding.score for finding in audit.findings])
    alone = len(audit.whole.files) == 1
    numbers = [place_of(treebank.origin, row).sentence if alone else row for row in rows.tolist()]
    both = pair(chosen, _competing(audit, chosen, places))
    volume = Volume(
        (Layer("annotated", chosen).noted(notes), Layer.aligned(_COMPETING, both)),
        scores=(SentenceScore(_SCORE, scores, is_share=False),),
        has_gold=False,
        subtypes="keep",
        numbers=np.array(numbers),
        order=f"-{_SCORE}",
    )
    return sentence_section(volume, legend=_LEGEND)


def _notes(audit: Audit, places: Ints, words: int) -> list[str]:
    notes = [""] * words
    for finding, at in zip(audit.findings, places.tolist(), strict=True):
        notes[at] = f"{finding.rank}: {finding.reason}"
    return notes


def _competing(audit: Audit, chosen: Treebank, places: Ints) -> Treebank:
    """The same sentences, with the competing analyses of the findings."""
    heads = chosen.heads.copy()
    columns = {
        name: list(chosen.columns[name]) for name in ("deprel", "upos") if name in chosen.columns
    }
    for finding, at in zip(audit.findings, places.tolist(), strict=True):
        heads[at] = finding.competing.head
        columns["deprel"][at] = finding.competing.relation
        if finding.kind == "upos":
            columns["upos"][at] = finding.competing.upos
    return chosen.replaced(
        heads=heads, **{name: Column.of(values) for name, values in columns.items()}
    )
