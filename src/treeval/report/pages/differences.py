"""The page of differences: tables, and the changed sentences with both trees."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from treeval.report.explorer.block import place
from treeval.report.explorer.volume import Layer, Volume
from treeval.report.pages.page import Grid, Page, Prose, Provenance, Section, files_grid
from treeval.report.pages.sentences import places_among, sentence_section
from treeval.report.tables.differences import (
    arcs_table,
    differences_notes,
    edits_table,
    field_groups_table,
    fields_table,
    frequent_groups,
    left_over_groups,
    left_over_table,
    one_offs_table,
    sides,
    sizes_table,
    systematic_table,
)
from treeval.report.tables.table import Style, Table
from treeval.report.text import several
from treeval.tree.column import Column
from treeval.tree.pair import pair

if TYPE_CHECKING:
    from collections.abc import Sequence

    from treeval.arrays import Ints
    from treeval.differences.arcs import ArcGroup
    from treeval.differences.fields import FieldGroup
    from treeval.differences.result import Differences

_STYLE = Style()
_MOST_ROWS = 500
_CLEAREST = "-errors"  # sentences with few other differences show one best
_BELOW_WORDS = ("upos", "xpos", "lemma", "feats")  # columns that can be drawn


def differences_page(found: Differences, command: str = "") -> Page:
    """Show all groups of changes, and the changed sentences."""
    found = replace(found, settings=found.settings.changed(all=True))
    before, after = sides(found)
    differ = several(found.counts["words_changed"], "word")
    files = [(before, one) for one in found.old.files] + [(after, one) for one in found.new.files]
    return Page(
        "Differences between two annotations",
        f"{differ} of {found.counts['words']:,} differ, in sentences with the same words",
        Provenance(command).facts(),
        (
            Section(
                "Sizes",
                (
                    Grid.of(sizes_table(found)),
                    _fields(found),
                    Prose(tuple(differences_notes(found))),
                ),
            ),
            *_arcs(found),
            *_others(found),
            *_sentences(found),
            Section("Files", (files_grid(files),)),
        ),
    )


def _arcs(found: Differences) -> tuple[Section, ...]:
    systematic = (*found.arcs.by_pattern, *found.arcs.by_form)
    tables = [
        _linked(found, systematic_table(found, _STYLE), systematic),
        _left_over(found),
        _linked(found, one_offs_table(found), found.arcs.one_offs),
    ]
    shown = [Grid.of(arcs_table(found)), *(one for one in tables if one.rows)]
    return (Section("Arcs", tuple(shown)),) if len(found.arcs.changed) else ()


def _linked(found: Differences, table: Table, groups: Sequence[ArcGroup]) -> Grid:
    """Link every group to the sentences with its relations."""
    grid, (_, after) = Grid.of(table, sortable=True, most=_MOST_ROWS), sides(found)
    return grid.leading([_place(one, after) for one in groups[: len(grid.rows)]])


def _left_over(found: Differences) -> Grid:
    """Link the words that are left over of every group to their sentences."""
    grid = Grid.of(left_over_table(found), sortable=True, most=_MOST_ROWS)
    rows, _ = _rows(found)
    drawn = [np.isin(_old_sentences(found, one.left_over), rows) for one in left_over_groups(found)]
    places = [
        place(note=_note(one)) if is_drawn.any() else ""
        for one, is_drawn in zip(left_over_groups(found), drawn, strict=True)
    ]
    return grid.leading(places[: len(grid.rows)])


def _note(group: ArcGroup) -> str:
    return f"left over: {group.pattern.name}"


def _old_sentences(found: Differences, cases: Ints) -> Ints:
    """The old sentences of aligned words."""
    return found.old.treebank.sentences[found.changes.words.old[cases]]


def _place(group: ArcGroup, layer: str) -> str:
    pattern = group.pattern
    kind = "attachment" if pattern.before == pattern.after else ""
    settings = {"gold": pattern.before, "pred": pattern.after, "kind": kind, "sort": _CLEAREST}
    return place(sys=layer, **settings)


def _others(found: Differences) -> tuple[Section, ...]:
    groups, edits = field_groups_table(found, _STYLE), edits_table(found)
    sections = []
    if groups.rows:
        grid = Grid.of(replace(groups, title=""), sortable=True, most=_MOST_ROWS)
        places = [_field_place(found, one) for one in frequent_groups(found)]
        shown = grid.leading(places[: len(grid.rows)], 1)
        sections.append(Section("Tags, lemmas, features, forms", (shown,)))
    if edits.rows:
        sections.append(Section("Sentences with other words", (Grid.of(replace(edits, title="")),)))
    return tuple(sections)


def _field_place(found: Differences, group: FieldGroup) -> str:
    """The place of the words in which a value became another."""
    _, after = sides(found)
    column = group.field.partition(".")[0]
    under = column if column in _BELOW_WORDS else ""
    values = {"col": group.field, "cg": group.before, "cp": group.after}
    return place(sys=after, **values, under=under, sort=_CLEAREST)


def _fields(found: Differences) -> Grid:
    """Count words by field; each field leads to its words."""
    grid, (_, after) = Grid.of(fields_table(found, _STYLE)), sides(found)
    kinds = {"head": "attachment", "deprel": "relation"}
    places = [
        place(sys=after, **({"kind": kinds[name]} if name in kinds else {"col": name}))
        if number
        else ""
        for name, number in found.by_field.items()
    ]
    return grid.leading([*places, ""])


def _sentences(found: Differences) -> tuple[Section, ...]:
    """Draw the changed sentences that have the same text on both sides."""
    before, after = sides(found)
    old, new = _rows(found)
    if not len(old):
        return ()
    both = pair(found.old.treebank.select(old), found.new.treebank.select(new))
    first, has_left = Layer(before, both.gold), bool(left_over_groups(found))
    volume = Volume(
        (first.noted(_notes(found, old)) if has_left else first, Layer.aligned(after, both)),
        has_gold=False,
        subtypes="keep",
        numbers=old,
        order="errors",
    )
    legend = (
        "The sentences that differ, if both sides have the same text. Arcs of "
        f"“{before}” are above the words; below them, dashed, are those of “{after}” that differ."
    )
    if has_left:
        legend += (
            " Words with a frame are left over: they are as they were, although most like them "
            "changed. Their sentences are shown even if nothing in them differs."
        )
    return (sentence_section(volume, legend=legend),)


def _notes(found: Differences, rows: Ints) -> Column:
    """Flag the words of old sentences that are left over, with the changes that they lack."""
    treebank = found.old.treebank
    notes = [""] * int(treebank.lengths[rows].sum())
    for group in left_over_groups(found):
        words = found.changes.words.old[group.left_over]
        drawn = words[np.isin(treebank.sentences[words], rows)]
        for at in places_among(treebank, rows, drawn).tolist():
            notes[at] = "; ".join(filter(None, [notes[at], _note(group)]))
    return Column.of(notes)


def _rows(found: Differences) -> tuple[Ints, Ints]:
    """The sentences of either side with changes or with words that are left over.

    Both sides are in the same order of text.
    """
    touched = set(found.touched.tolist())
    for group in left_over_groups(found):
        touched.update(_old_sentences(found, group.left_over).tolist())
    texts = found.texts
    pairs: list[tuple[tuple[int, ...], tuple[int, ...]]] = [
        ((old,), (new,))
        for old, new in zip(found.pairing.old.tolist(), found.pairing.new.tolist(), strict=True)
        # Words may be the same, and the multiword tokens that they stand in others.
        if old in touched and texts.old.of((old,)) == texts.new.of((new,))
    ]
    pairs += [(one.old, one.new) for one in found.pairing.stretches if one.is_same_text]
    pairs.sort()
    return (
        np.array([number for old, _ in pairs for number in old], dtype=np.int64),
        np.array([number for _, new in pairs for number in new], dtype=np.int64),
    )
