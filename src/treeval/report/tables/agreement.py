"""Tables of agreement: of annotators, and of induced tags with gold tags."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.tables.table import UNDEFINED, Style, Table, percent
from treeval.report.text import counted, printable

if TYPE_CHECKING:
    from treeval.scoring.annotators.agreement import Agreement
    from treeval.scoring.tags import TagScores

_STYLE = Style()
_NAMES = 4  # columns that say which word and field is meant
_FIELD_HEADER = ("Field", "Words", "Equal", "All equal", "Alpha")


def agreement_notes(result: Agreement) -> list[str]:
    """Give the files, the number of compared words, and the signature."""
    notes = [
        f"{name}: {file.path}, {counted(file.words, 'word')}" for name, file in result.files.items()
    ]
    notes.append(f"aligned and counted: {counted(result.aligned, 'word')}")
    listed = len(result.listed(for_people=True))
    if listed < len(result.disagreements):
        more = len(result.disagreements) - listed
        told = "set `disagreements=` to list them; CSV and JSON have all"
        notes.append(f"{counted(more, 'more disagreement')}; {told}")
    if result.skipped_sentences:
        notes.append(f"sentences skipped: {result.skipped_sentences}")
    if result.kept_invalid:
        notes.append(f"sentences kept although they are not trees: {result.kept_invalid}")
    return [*map(printable, notes), f"signature: {result.signature}"]


def agreement_tables(result: Agreement, style: Style = _STYLE) -> list[Table]:
    """Make tables of coefficients, fields, pairs of annotators, relations and disagreements."""
    decimals = style.decimals
    return [
        coefficients_table(result, decimals),
        fields_table(result, decimals),
        *([pairs_table(result, decimals)] if len(result.pairs) > 1 else []),
        relations_table(result, decimals),
        *([disagreements_table(result, style)] if result.listed(for_people=True) else []),
    ]


def coefficients_table(result: Agreement, decimals: int = 2) -> Table:
    """Attachment and segmentation as F1, and heads and relations beyond chance."""
    among = "" if len(result.pairs) == 1 else ", mean over pairs"
    heads = f"the {result.equal_heads} words" if len(result.pairs) == 1 else "words"
    scores = {
        "UAS": "head, F1",
        "LAS": "head and relation, F1",
        "LA": "relation, F1",
        "Tokens": "tokens, F1",
        "Sentences": "sentences, F1",
        "Words": "words, F1",
    }
    rows = [
        *((name, on + among, percent(result.score(name), decimals)) for name, on in scores.items()),
        ("kappa", f"relation of {heads} with equal heads, beyond chance{among}",
         _coefficient(result.kappa)),
        ("alpha, heads", "head, beyond chance", _coefficient(result.alpha_heads)),
        ("alpha, arcs", "head and relation, beyond chance", _coefficient(result.alpha_arcs)),
    ]  # fmt: skip
    return Table(("Agreement", "On", "Value"), tuple(rows), names=2)


def fields_table(result: Agreement, decimals: int = 2) -> Table:
    """Agreement on each field of the words."""
    rows = tuple(
        (
            field.field,
            str(field.words),
            percent(field.share, decimals),
            percent(field.unanimous, decimals),
            _coefficient(field.alpha),
        )
        for field in result.fields
    )
    if len(result.pairs) > 1:
        return Table(_FIELD_HEADER, rows)
    # Two annotators who agree are all of them.
    return Table((*_FIELD_HEADER[:3], _FIELD_HEADER[4]), tuple((*row[:3], row[4]) for row in rows))


def pairs_table(result: Agreement, decimals: int = 2) -> Table:
    """Agreement of each pair of annotators."""
    rows = tuple(
        (
            printable(pair.a),
            printable(pair.b),
            str(pair.aligned),
            *(percent(pair.scores[name], decimals) for name in ("UAS", "LAS", "LA", "Words")),
            _coefficient(pair.kappa),
        )
        for pair in result.pairs
    )
    header = ("Annotator", "and", "Words in both", "UAS", "LAS", "LA", "Words", "kappa")
    return Table(header, rows, names=2)


def relations_table(result: Agreement, decimals: int = 2) -> Table:
    """Agreement on each relation; with many annotators, how often all of them together use it."""
    is_one_pair = len(result.pairs) == 1
    rows = tuple(
        (
            printable(relation.relation),
            *(
                (str(count) for count in (relation.a, relation.b, relation.label, relation.arc))
                if is_one_pair
                else (str((relation.a + relation.b) // (len(result.files) - 1)),)
            ),
            percent(relation.label_f1, decimals),
            percent(relation.arc_f1, decimals),
        )
        for relation in result.relations
    )
    numbers = (*result.names, "Both", "Same head") if is_one_pair else ("Used",)
    return Table(("Relation", *map(printable, numbers), "F1", "F1 with head"), rows)


def disagreements_table(result: Agreement, style: Style = _STYLE) -> Table:
    """The words on which annotators differ, and the value of each annotator."""
    rows = tuple(
        (
            printable(disagreement.sentence),
            str(disagreement.word),
            printable(disagreement.form),
            disagreement.field,
            *(
                UNDEFINED if value is None else printable(value)
                for value in disagreement.values.values()
            ),
        )
        for disagreement in result.listed(for_people=not style.is_data)
    )
    header = ("Sentence", "Word", "Form", "Field", *map(printable, result.names))
    later = frozenset() if style.is_data else frozenset(range(_NAMES, len(header)))
    return Table(header, rows, names=_NAMES, of_text=later)


def tags_table(scores: TagScores, decimals: int = 2) -> Table:
    """Compare induced tags with gold tags, with one row per system."""
    rows = tuple(
        (
            printable(name),
            *(
                percent(value, decimals)
                for value in (system.many_to_one, system.one_to_one, system.v_measure)
            ),
            _coefficient(system.vi),
            _coefficient(system.nvi),
            str(system.clusters),
        )
        for name, system in scores.systems.items()
    )
    header = ("System", "Many-to-one", "One-to-one", "V", "VI (bits)", "NVI", "Clusters")
    return Table(header, rows)


def _coefficient(value: float) -> str:
    return UNDEFINED if value != value else f"{value:.3f}"  # noqa: PLR0124  nan
