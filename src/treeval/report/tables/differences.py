"""Tables of differences between two releases or annotations."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, TypeVar

from treeval.report.tables.table import UNDEFINED, Table
from treeval.report.text import printable, several

if TYPE_CHECKING:
    from collections.abc import Sequence

    from treeval.arrays import Ints
    from treeval.differences.arcs import ArcGroup
    from treeval.differences.fields import FieldGroup
    from treeval.differences.result import Differences
    from treeval.differences.texts import Stretch
    from treeval.report.tables.style import Style

Group = TypeVar("Group")

_SHOWN = 20  # rows, unless all are asked for
_EXAMPLES = 3
_ASKS = 0.5  # a share from which the words that are left over are listed


def sides(found: Differences) -> tuple[str, str]:
    """The names of the two sides."""
    return ("A", "B") if found.settings.annotators else ("old", "new")


def differences_tables(found: Differences, style: Style) -> list[Table]:
    """Show sizes, changed fields, groups of changed arcs and of other fields, and one-offs."""
    tables = [
        sizes_table(found),
        fields_table(found, style),
        arcs_table(found),
        systematic_table(found, style),
        left_over_table(found),
        field_groups_table(found, style),
        one_offs_table(found),
        edits_table(found),
    ]
    return [one for one in tables if one.rows]


def sizes_table(found: Differences) -> Table:
    """Count the sentences and words of both sides, and how they were paired."""
    pairing, before, after = found.pairing, *sides(found)
    cut = [one for one in pairing.stretches if one.is_same_text]
    edited = [one for one in pairing.stretches if not one.is_same_text]
    same = len(pairing.old)
    rows = (
        ("sentences", _n(len(found.old.treebank)), _n(len(found.new.treebank))),
        ("words", _n(found.old.treebank.words), _n(found.new.treebank.words)),
        ("sentences with the same words", _n(same), _n(same)),
        ("… with the same text, other words", *_lengths(cut)),
        ("… with other text", *_lengths(edited)),
        ("… only here", _n(len(pairing.removed)), _n(len(pairing.added))),
        ("sentences with a difference", _n(len(found.touched)), ""),
    )
    return Table(("", before, after), rows, "Sentences and words")


def _lengths(stretches: Sequence[Stretch]) -> tuple[str, str]:
    old, new = sum(len(one.old) for one in stretches), sum(len(one.new) for one in stretches)
    return _n(old), _n(new)


def fields_table(found: Differences, style: Style) -> Table:
    """Count the words that differ by field."""
    words = found.counts["words"]
    rows = [
        (name, _n(number), _share(number, words, style)) for name, number in found.by_field.items()
    ]
    changed = found.counts["words_changed"]
    rows.append(("any of them", _n(changed), _share(changed, words, style)))
    title = "Words that differ, in sentences with the same words"
    return Table(("Field", "Words", "% of words"), tuple(rows), title, frozenset({len(rows) - 1}))


def arcs_table(found: Differences) -> Table:
    """Count the arcs that differ by what became of them."""
    counts = found.counts
    groups = _n(counts["systematic_groups"])
    rows = (
        ("consequences of other changes", _n(counts["consequences"]), ""),
        ("systematic, by relation and tag", _n(counts["systematic"]), groups),
        ("systematic, by form", _n(counts["systematic_by_form"]), _n(counts["form_groups"])),
        ("punctuation attached elsewhere", _n(counts["punctuation"]), ""),
        ("one-offs", _n(counts["one_offs"]), _n(len(found.arcs.one_offs))),
        ("all", _n(counts["arcs_changed"]), ""),
    )  # fmt: skip
    title = "Arcs that differ, in sentences with the same words"
    return Table(("Kind", "Arcs", "Groups"), rows, title, frozenset({5}))


def systematic_table(found: Differences, style: Style) -> Table:
    """List systematic changes of relations, with the share of words that changed so."""
    groups = (*found.arcs.by_pattern, *found.arcs.by_form)
    rows = tuple(
        (
            printable(one.pattern.name),
            examples(found, one.cases),
            _n(len(one.cases)),
            _share(len(one.cases), one.base, style),
            _n(one.base),
            _n(len(one.left_over)),
        )
        for one in _some(found, groups)
    )
    header = ("Change", "Examples", "Words", "%", "of", "Left over")
    return Table(header, rows, _title(found, "Systematic changes of relations", groups), names=2)


def left_over_groups(found: Differences) -> list[ArcGroup]:
    """The groups of changes that most words like them have, but not all."""
    return [
        one
        for one in (*found.arcs.by_pattern, *found.arcs.by_form)
        if one.share >= _ASKS and len(one.left_over)
    ]


def left_over_table(found: Differences) -> Table:
    """List words that are as they were, though most like them changed: perhaps forgotten."""
    rows = tuple(
        (
            printable(one.pattern.name),
            examples(found, one.left_over, None if found.settings.all else 2 * _EXAMPLES),
            _n(len(one.left_over)),
        )
        for one in _some(found, left_over_groups(found))
    )
    title = "Left over: words that are as they were, although most like them changed"
    return Table(("Change", "Words left over", "Number"), rows, title, names=2)


def frequent_groups(found: Differences) -> list[FieldGroup]:
    """The groups of changes of fields with enough words."""
    return [one for one in found.groups if len(one.cases) >= found.settings.min_group]


def field_groups_table(found: Differences, style: Style) -> Table:
    """List frequent changes of tags, lemmas, features and forms."""
    groups = frequent_groups(found)
    rows = tuple(
        (
            one.field,
            printable(f"{one.before} → {one.after}"),
            printable("; ".join(one.together)),
            examples(found, one.cases),
            _n(len(one.cases)),
            _share(len(one.cases), one.base, style),
        )
        for one in _some(found, groups)
    )
    header = ("Field", "Change", "Together with", "Examples", "Words", "% of the value")
    return Table(header, rows, _title(found, "Changes of other fields", groups), names=4)


def one_offs_table(found: Differences) -> Table:
    """List changes of arcs that are not systematic, by pattern, with their words."""
    groups = found.arcs.one_offs
    most = None if found.settings.all else _EXAMPLES
    rows = tuple(
        (printable(one.pattern.name), examples(found, one.cases, most), _n(len(one.cases)))
        for one in _some(found, groups)
    )
    return Table(("Change", "Words", "Number"), rows, _title(found, "One-offs", groups), names=2)


def edits_table(found: Differences) -> Table:
    """Count what is different in sentences with other words."""
    words, (before, after) = found.changes.words, sides(found)
    if not found.pairing.stretches:
        return Table(("", before, after), ())
    aligned = _n(len(words.old) - found.counts["words"])
    changed = _n(len(found.edited.changed))
    rows = (
        ("words that both have", aligned, aligned),
        ("… whose arc differs", changed, changed),
        ("words cut otherwise", _n(len(words.retokenised[0])), _n(len(words.retokenised[1]))),
        ("words only here", _n(len(words.removed)), _n(len(words.added))),
    )
    return Table(("", before, after), rows, "Sentences with other words")


def examples(found: Differences, cases: Ints, most: int | None = _EXAMPLES) -> str:
    """Name some words by sentence and number."""
    names = [found.place(case).id for case in cases[:most].tolist()]
    more = ["…"] if most is not None and len(cases) > most else []
    return printable(", ".join([*names, *more]))


def _some(found: Differences, groups: Sequence[Group]) -> Sequence[Group]:
    return groups if found.settings.all else groups[:_SHOWN]


def _title(found: Differences, title: str, groups: Sequence[object]) -> str:
    if found.settings.all or len(groups) <= _SHOWN:
        return title
    return f"{title} (the first {_SHOWN} of {len(groups)}; `all=` lists all)"


def _n(number: int) -> str:
    return f"{number:,}"


def _share(part: int, whole: int, style: Style) -> str:
    share = 100 * part / whole if whole else math.nan
    return UNDEFINED if math.isnan(share) else f"{share:.{style.decimals}f}"


def changes_table(found: Differences) -> Table:
    """List all changed words, with one row per field."""
    before, after = sides(found)
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
            *(str(value) for place in (one.old, one.new) for value in place.to_dict().values()),
            *(one.form, name, *values, one.kind, one.cause or ""),
        )
        for one in found.word_changes()
        for name, values in one.fields.items()
    )
    printed = tuple(tuple(map(printable, row)) for row in rows)
    return Table(header, printed, names=len(header))


def differences_notes(found: Differences) -> list[str]:
    """Say whether anything differs, and where agreement is computed."""
    before, after = sides(found)
    notes = []
    if found.is_same:
        notes.append(f"{before} and {after} are the same in the fields that were compared.")
    if found.settings.annotators:
        notes.append(
            "`treeval.agreement` computes the agreement of A and B, also corrected for chance."
        )
    else:
        moved = several(len(found.arcs.consequences), "arc")
        notes.append(f"{moved} moved only because another arc did; the JSON names the causes.")
    return notes
