"""Tables of agreement: of two annotators, and of induced tags with gold tags."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.tables.table import UNDEFINED, Table, percent
from treeval.report.text import counted, printable

if TYPE_CHECKING:
    from treeval.scoring.agreement import Agreement
    from treeval.scoring.tags import TagScores


def agreement_notes(result: Agreement) -> list[str]:
    """The files, the number of words that were compared, and the signature."""
    notes = [
        f"A: {result.a.path}, {counted(result.a.words, 'word')}",
        f"B: {result.b.path}, {counted(result.b.words, 'word')}",
        f"aligned and counted: {counted(result.aligned, 'word')}",
    ]
    if result.skipped_sentences:
        notes.append(f"sentences skipped: {result.skipped_sentences}")
    if result.kept_invalid:
        notes.append(f"sentences kept although they are not trees: {result.kept_invalid}")
    return [*map(printable, notes), f"signature: {result.signature}"]


def agreement_tables(result: Agreement, decimals: int = 2) -> list[Table]:
    """Make one table of coefficients, and one of relations."""
    return [_coefficients(result, decimals), _relations(result, decimals)]


def _coefficients(result: Agreement, decimals: int) -> Table:
    equal = f"relation of the {result.equal_heads} words with equal heads, beyond chance"
    rows = (
        ("UAS", "head, F1", percent(result.uas, decimals)),
        ("LAS", "head and relation, F1", percent(result.las, decimals)),
        ("LA", "relation, F1", percent(result.la, decimals)),
        ("kappa", equal, _coefficient(result.kappa)),
        ("alpha, heads", "head, beyond chance", _coefficient(result.alpha_heads)),
        ("alpha, arcs", "head and relation, beyond chance", _coefficient(result.alpha_arcs)),
    )
    return Table(("Agreement", "On", "Value"), rows, names=2)


def _relations(result: Agreement, decimals: int) -> Table:
    rows = tuple(
        (
            printable(one.relation),
            *(str(count) for count in (one.a, one.b, one.label, one.arc)),
            percent(one.label_f1, decimals),
            percent(one.arc_f1, decimals),
        )
        for one in result.relations
    )
    return Table(("Relation", "A", "B", "Both", "Same head", "F1", "F1 with head"), rows)


def tags_table(found: TagScores, decimals: int = 2) -> Table:
    """Compare induced tags with gold tags, with one row per system."""
    rows = tuple(
        (
            printable(name),
            *(
                percent(value, decimals)
                for value in (one.many_to_one, one.one_to_one, one.v_measure)
            ),
            _coefficient(one.vi),
            _coefficient(one.nvi),
            str(one.clusters),
        )
        for name, one in found.systems.items()
    )
    header = ("System", "Many-to-one", "One-to-one", "V", "VI (bits)", "NVI", "Clusters")
    return Table(header, rows)


def _coefficient(value: float) -> str:
    return UNDEFINED if value != value else f"{value:.3f}"  # noqa: PLR0124  nan
