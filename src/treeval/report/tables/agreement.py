"""Tables of agreement: of two annotators, and of induced tags with gold ones."""

from collections.abc import Mapping

from treeval.report.tables.scores import Style
from treeval.report.tables.table import RENDERERS, UNDEFINED, Table, percent
from treeval.report.text import printable
from treeval.scoring.agreement import AgreementResult
from treeval.scoring.tags import ClusterAgreement

_DEFAULT = Style()


def agreement_text(result: AgreementResult, style: Style = _DEFAULT) -> str:
    """Everything about two annotators' agreement; files and signature only among text."""
    tables = list(map(RENDERERS[style.form], agreement_tables(result, style.decimals)))
    if style.form != "text":
        return "\n\n".join(tables)
    notes = [
        f"A: {result.a.path}, {result.a.words} words",
        f"B: {result.b.path}, {result.b.words} words",
        f"aligned and counted: {result.aligned} words",
    ]
    if result.skipped_sentences:
        notes.append(f"sentences skipped: {result.skipped_sentences}")
    if result.kept_invalid:
        notes.append(f"sentences that are no trees, compared as they are: {result.kept_invalid}")
    return "\n\n".join(["\n".join(notes), *tables, f"signature: {result.signature}"])


def agreement_tables(result: AgreementResult, decimals: int = 2) -> list[Table]:
    """One table of coefficients, and one of relations."""
    return [_coefficients(result, decimals), _relations(result, decimals)]


def _coefficients(result: AgreementResult, decimals: int) -> Table:
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


def _relations(result: AgreementResult, decimals: int) -> Table:
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


def clusters_table(found: Mapping[str, ClusterAgreement]) -> Table:
    """Induced tags against gold ones, a row a system."""
    rows = tuple(
        (
            printable(name),
            *(percent(value) for value in (one.many_to_one, one.one_to_one, one.v_measure)),
            f"{one.vi:.3f}",
            f"{one.nvi:.3f}",
            str(one.clusters),
        )
        for name, one in found.items()
    )
    header = ("System", "Many-to-one", "One-to-one", "V", "VI (bits)", "NVI", "Clusters")
    return Table(header, rows)


def _coefficient(value: float) -> str:
    return UNDEFINED if value != value else f"{value:.3f}"  # noqa: PLR0124  nan
