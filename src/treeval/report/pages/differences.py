"""The page of differences: tables, and the changed sentences with both trees."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from treeval.report.explorer.block import anchor
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
    from treeval.differences.changes import ArcGroup, FieldGroup
    from treeval.differences.diff import Differences
    from treeval.report.tables.table import Table

_STYLE = Style()
_MOST_ROWS = 500
_CLEAREST = "-errors"  # sentences with few other differences show one best
_BELOW_WORDS = ("upos", "xpos", "lemma", "feats")  # columns that can be drawn


def differences_page(differences: Differences, command: str = "") -> Page:
    """Show all groups of changes, and the changed sentences."""
    differences = replace(differences, settings=differences.settings.replace(all=True))
    before, after = sides(differences)
    differ = several(differences.counts["words_changed"], "word")
    files = [(before, file) for file in differences.old.files] + [
        (after, file) for file in differences.new.files
    ]
    return Page(
        "Differences between two annotations",
        f"{differ} of {differences.counts['words']:,} differ, in sentences with the same words",
        Provenance(command).facts(),
        (
            Section(
                "Sizes",
                (
                    Grid.of(sizes_table(differences)),
                    _fields(differences),
                    Prose(tuple(differences_notes(differences))),
                ),
            ),
            *_arcs(differences),
            *_others(differences),
            *_sentences(differences),
            Section("Files", (files_grid(files),)),
        ),
    )


def _arcs(differences: Differences) -> tuple[Section, ...]:
    systematic = (*differences.arcs.by_pattern, *differences.arcs.by_form)
    tables = [
        _linked(differences, systematic_table(differences, _STYLE), systematic),
        _left_over(differences),
        _linked(differences, one_offs_table(differences), differences.arcs.one_offs),
    ]
    shown = [Grid.of(arcs_table(differences)), *(table for table in tables if table.rows)]
    return (Section("Arcs", tuple(shown)),) if len(differences.arcs.changed) else ()


def _linked(differences: Differences, table: Table, groups: Sequence[ArcGroup]) -> Grid:
    """Link every group to the sentences with its relations."""
    grid, (_, after) = Grid.of(table, sortable=True, most=_MOST_ROWS), sides(differences)
    return grid.leading([_anchor(group, after) for group in groups[: len(grid.rows)]])


def _left_over(differences: Differences) -> Grid:
    """Link the words that are left over of every group to their sentences."""
    grid = Grid.of(left_over_table(differences), sortable=True, most=_MOST_ROWS)
    rows, _ = _rows(differences)
    drawn = [
        np.isin(_old_sentences(differences, group.left_over), rows)
        for group in left_over_groups(differences)
    ]
    anchors = [
        anchor(note=_note(one)) if is_drawn.any() else ""
        for one, is_drawn in zip(left_over_groups(differences), drawn, strict=True)
    ]
    return grid.leading(anchors[: len(grid.rows)])


def _note(group: ArcGroup) -> str:
    return f"left over: {group.pattern.name}"


def _old_sentences(differences: Differences, cases: Ints) -> Ints:
    """The old sentences of aligned words."""
    return differences.old.treebank.sentences[differences.changes.words.old[cases]]


def _anchor(group: ArcGroup, layer: str) -> str:
    pattern = group.pattern
    kind = "attachment" if pattern.before == pattern.after else ""
    settings = {"gold": pattern.before, "pred": pattern.after, "kind": kind, "sort": _CLEAREST}
    return anchor(sys=layer, **settings)


def _others(differences: Differences) -> tuple[Section, ...]:
    groups, edits = field_groups_table(differences, _STYLE), edits_table(differences)
    sections = []
    if groups.rows:
        grid = Grid.of(replace(groups, title=""), sortable=True, most=_MOST_ROWS)
        anchors = [_field_anchor(differences, group) for group in frequent_groups(differences)]
        shown = grid.leading(anchors[: len(grid.rows)], 1)
        sections.append(Section("Tags, lemmas, features, forms", (shown,)))
    if edits.rows:
        sections.append(Section("Sentences with other words", (Grid.of(replace(edits, title="")),)))
    return tuple(sections)


def _field_anchor(differences: Differences, group: FieldGroup) -> str:
    """The anchor of the words in which one value became another."""
    _, after = sides(differences)
    column = group.field.partition(".")[0]
    under = column if column in _BELOW_WORDS else ""
    values = {"col": group.field, "cg": group.before, "cp": group.after}
    return anchor(sys=after, **values, under=under, sort=_CLEAREST)


def _fields(differences: Differences) -> Grid:
    """Count words by field; each field leads to its words."""
    grid, (_, after) = Grid.of(fields_table(differences, _STYLE)), sides(differences)
    kinds = {"head": "attachment", "deprel": "relation"}
    anchors = [
        anchor(sys=after, **({"kind": kinds[name]} if name in kinds else {"col": name}))
        if number
        else ""
        for name, number in differences.by_field.items()
    ]
    return grid.leading([*anchors, ""])


def _sentences(differences: Differences) -> tuple[Section, ...]:
    """Draw the changed sentences that have the same text on both sides."""
    before, after = sides(differences)
    old, new = _rows(differences)
    if not len(old):
        return ()
    both = pair(differences.old.treebank.select(old), differences.new.treebank.select(new))
    first, has_left = Layer(before, both.gold), bool(left_over_groups(differences))
    volume = Volume(
        (first.noted(_notes(differences, old)) if has_left else first, Layer.aligned(after, both)),
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
            " Words with a frame are left over: they did not change, although most words like "
            "them did. Their sentences are shown even if nothing in them differs."
        )
    return (sentence_section(volume, legend=legend),)


def _notes(differences: Differences, rows: Ints) -> Column:
    """Flag the words of old sentences that are left over, with the changes that they lack."""
    treebank = differences.old.treebank
    notes = [""] * int(treebank.lengths[rows].sum())
    for group in left_over_groups(differences):
        words = differences.changes.words.old[group.left_over]
        drawn = words[np.isin(treebank.sentences[words], rows)]
        for at in places_among(treebank, rows, drawn).tolist():
            notes[at] = "; ".join(filter(None, [notes[at], _note(group)]))
    return Column.of(notes)


def _rows(differences: Differences) -> tuple[Ints, Ints]:
    """The sentences of either side with changes or with words that are left over.

    Both sides are in the same order of text.
    """
    touched = set(differences.touched.tolist())
    for group in left_over_groups(differences):
        touched.update(_old_sentences(differences, group.left_over).tolist())
    texts = differences.texts
    pairs: list[tuple[tuple[int, ...], tuple[int, ...]]] = [
        ((old,), (new,))
        for old, new in zip(
            differences.pairing.old.tolist(), differences.pairing.new.tolist(), strict=True
        )
        # The words may be the same while their multiword tokens differ.
        if old in touched and texts.old.of((old,)) == texts.new.of((new,))
    ]
    pairs += [
        (stretch.old, stretch.new)
        for stretch in differences.pairing.stretches
        if stretch.is_same_text
    ]
    pairs.sort()
    return (
        np.array([number for old, _ in pairs for number in old], dtype=np.int64),
        np.array([number for _, new in pairs for number in new], dtype=np.int64),
    )
