"""Tables of differences between two releases or annotations."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, TypeVar

from treeval.report.tables.table import UNDEFINED, Style, Table
from treeval.report.text import printable, several

if TYPE_CHECKING:
    from collections.abc import Sequence

    from treeval.arrays import Ints
    from treeval.differences.changes import ArcGroup, FieldGroup
    from treeval.differences.diff import Differences
    from treeval.differences.pairing import Stretch
    from treeval.report.tables.table import Style

Group = TypeVar("Group")

_SHOWN = 20  # rows, unless all are asked for
_EXAMPLES = 3
_ASKS = 0.5  # a share from which the words that are left over are listed


def sides(differences: Differences) -> tuple[str, str]:
    """The names of the two sides."""
    return ("A", "B") if differences.settings.annotators else ("old", "new")


def differences_tables(differences: Differences, style: Style) -> list[Table]:
    """Show sizes, changed fields, groups of changed arcs and of other fields, and one-offs."""
    tables = [
        sizes_table(differences),
        fields_table(differences, style),
        arcs_table(differences),
        systematic_table(differences, style),
        left_over_table(differences),
        field_groups_table(differences, style),
        one_offs_table(differences),
        edits_table(differences),
    ]
    return [table for table in tables if table.rows]


def sizes_table(differences: Differences) -> Table:
    """Count the sentences and words of both sides, and how they were paired."""
    pairing, before, after = differences.pairing, *sides(differences)
    cut = [stretch for stretch in pairing.stretches if stretch.is_same_text]
    edited = [stretch for stretch in pairing.stretches if not stretch.is_same_text]
    same = len(pairing.old)
    rows = (
        ("sentences", _n(len(differences.old.treebank)), _n(len(differences.new.treebank))),
        ("words", _n(differences.old.treebank.words), _n(differences.new.treebank.words)),
        ("sentences with the same words", _n(same), _n(same)),
        ("… with the same text, other words", *_lengths(cut)),
        ("… with other text", *_lengths(edited)),
        ("… only here", _n(len(pairing.removed)), _n(len(pairing.added))),
        ("sentences with a difference", _n(len(differences.touched)), ""),
    )
    return Table(("", before, after), rows, "Sentences and words")


def _lengths(stretches: Sequence[Stretch]) -> tuple[str, str]:
    old, new = (
        sum(len(stretch.old) for stretch in stretches),
        sum(len(stretch.new) for stretch in stretches),
    )
    return _n(old), _n(new)


def fields_table(differences: Differences, style: Style) -> Table:
    """Count the words that differ, by field."""
    words = differences.counts["words"]
    rows = [
        (name, _n(number), _share(number, words, style))
        for name, number in differences.by_field.items()
    ]
    changed = differences.counts["words_changed"]
    rows.append(("any of them", _n(changed), _share(changed, words, style)))
    title = "Words that differ, in sentences with the same words"
    return Table(("Field", "Words", "% of words"), tuple(rows), title, frozenset({len(rows) - 1}))


def arcs_table(differences: Differences) -> Table:
    """Count the arcs that differ, by what became of them."""
    counts = differences.counts
    groups = _n(counts["systematic_groups"])
    rows = (
        ("consequences of other changes", _n(counts["consequences"]), ""),
        ("systematic, by relation and tag", _n(counts["systematic"]), groups),
        ("systematic, by form", _n(counts["systematic_by_form"]), _n(counts["form_groups"])),
        ("punctuation attached elsewhere", _n(counts["punctuation"]), ""),
        ("one-offs", _n(counts["one_offs"]), _n(len(differences.arcs.one_offs))),
        ("all", _n(counts["arcs_changed"]), ""),
    )  # fmt: skip
    title = "Arcs that differ, in sentences with the same words"
    return Table(("Kind", "Arcs", "Groups"), rows, title, frozenset({5}))


def systematic_table(differences: Differences, style: Style) -> Table:
    """List systematic changes of relations, with the share of words that changed."""
    groups = (*differences.arcs.by_pattern, *differences.arcs.by_form)
    rows = tuple(
        (
            printable(group.pattern.name),
            examples(differences, group.cases),
            _n(len(group.cases)),
            _share(len(group.cases), group.base, style),
            _n(group.base),
            _n(len(group.left_over)),
        )
        for group in _some(differences, groups)
    )
    header = ("Change", "Examples", "Words", "%", "of", "Left over")
    return Table(
        header, rows, _title(differences, "Systematic changes of relations", groups), names=2
    )


def left_over_groups(differences: Differences) -> list[ArcGroup]:
    """Return the groups of changes that most, but not all, similar words underwent."""
    return [
        group
        for group in (*differences.arcs.by_pattern, *differences.arcs.by_form)
        if group.share >= _ASKS and len(group.left_over)
    ]


def left_over_table(differences: Differences) -> Table:
    """List words that did not change although most similar words did: perhaps forgotten."""
    rows = tuple(
        (
            printable(group.pattern.name),
            examples(
                differences, group.left_over, None if differences.settings.all else 2 * _EXAMPLES
            ),
            _n(len(group.left_over)),
        )
        for group in _some(differences, left_over_groups(differences))
    )
    title = "Left over: unchanged words, although most words like them changed"
    return Table(("Change", "Words left over", "Number"), rows, title, names=2)


def frequent_groups(differences: Differences) -> list[FieldGroup]:
    """The groups of changes of fields with enough words."""
    return [
        group for group in differences.groups if len(group.cases) >= differences.settings.min_group
    ]


def field_groups_table(differences: Differences, style: Style) -> Table:
    """List frequent changes of tags, lemmas, features and forms."""
    groups = frequent_groups(differences)
    rows = tuple(
        (
            group.field,
            printable(f"{group.before} → {group.after}"),
            printable("; ".join(group.together)),
            examples(differences, group.cases),
            _n(len(group.cases)),
            _share(len(group.cases), group.base, style),
        )
        for group in _some(differences, groups)
    )
    header = ("Field", "Change", "Together with", "Examples", "Words", "% of the value")
    return Table(header, rows, _title(differences, "Changes of other fields", groups), names=4)


def one_offs_table(differences: Differences) -> Table:
    """List changes of arcs that are not systematic, by pattern, with their words."""
    groups = differences.arcs.one_offs
    most = None if differences.settings.all else _EXAMPLES
    rows = tuple(
        (
            printable(group.pattern.name),
            examples(differences, group.cases, most),
            _n(len(group.cases)),
        )
        for group in _some(differences, groups)
    )
    return Table(
        ("Change", "Words", "Number"), rows, _title(differences, "One-offs", groups), names=2
    )


def edits_table(differences: Differences) -> Table:
    """Count what is different in sentences with other words."""
    words, (before, after) = differences.changes.words, sides(differences)
    if not differences.pairing.stretches:
        return Table(("", before, after), ())
    aligned = _n(len(words.old) - differences.counts["words"])
    changed = _n(len(differences.edited.changed))
    rows = (
        ("words that both have", aligned, aligned),
        ("… whose arc differs", changed, changed),
        ("words cut otherwise", _n(len(words.retokenised[0])), _n(len(words.retokenised[1]))),
        ("words only here", _n(len(words.removed)), _n(len(words.added))),
    )
    return Table(("", before, after), rows, "Sentences with other words")


def examples(differences: Differences, cases: Ints, most: int | None = _EXAMPLES) -> str:
    """Name some words by sentence and number."""
    names = [differences.place(case).id for case in cases[:most].tolist()]
    more = ["…"] if most is not None and len(cases) > most else []
    return printable(", ".join([*names, *more]))


def _some(differences: Differences, groups: Sequence[Group]) -> Sequence[Group]:
    return groups if differences.settings.all else groups[:_SHOWN]


def _title(differences: Differences, title: str, groups: Sequence[object]) -> str:
    if differences.settings.all or len(groups) <= _SHOWN:
        return title
    return f"{title} (the first {_SHOWN} of {len(groups)}; `all=` lists all)"


def _n(number: int) -> str:
    return f"{number:,}"


def _share(part: int, whole: int, style: Style) -> str:
    share = 100 * part / whole if whole else math.nan
    return UNDEFINED if math.isnan(share) else f"{share:.{style.decimals}f}"


def changes_table(differences: Differences) -> Table:
    """List all changed words, with one row per field."""
    before, after = sides(differences)
    header = (
        *(
            f"{what} {side}"
            for side in (before, after)
            for what in ("File", "Line", "Sentence", "Word")
        ),
        *("Form", "Field", before, after, "Kind", "Cause"),
    )
    rows = tuple(
        (
            *(
                str(value)
                for place in (change.old, change.new)
                for value in place.to_dict().values()
            ),
            *(change.form, name, *values, change.kind, change.cause or ""),
        )
        for change in differences.word_changes()
        for name, values in change.fields.items()
    )
    printed = tuple(tuple(map(printable, row)) for row in rows)
    return Table(header, printed, names=len(header))


def differences_notes(differences: Differences) -> list[str]:
    """Say whether anything differs, and where agreement is computed."""
    before, after = sides(differences)
    notes = []
    if differences.is_same:
        notes.append(f"{before} and {after} are the same in the fields that were compared.")
    if differences.settings.annotators:
        notes.append(
            "`treeval.agreement` computes the agreement of A and B, also corrected for chance."
        )
    else:
        moved = several(len(differences.arcs.consequences), "arc")
        notes.append(f"{moved} moved only because another arc did; the JSON names the causes.")
    return notes
