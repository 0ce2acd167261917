"""Pages of agreement: of annotators, and of induced tags with gold tags."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import numpy as np

from treeval.report.charts.canvas import one_decimal
from treeval.report.charts.rows import Panel, bar_chart
from treeval.report.explorer.block import anchor
from treeval.report.explorer.volume import Layer, Volume
from treeval.report.pages.page import (
    Cell,
    Figures,
    Grid,
    Page,
    Prose,
    Provenance,
    Section,
    files_grid,
)
from treeval.report.pages.sentences import gold_name, sentence_section
from treeval.report.tables.agreement import (
    coefficients_table,
    fields_table,
    pairs_table,
    relations_table,
    tags_table,
)
from treeval.report.text import printable, several

if TYPE_CHECKING:
    from treeval.scoring.annotators.agreement import Agreement
    from treeval.scoring.annotators.pairs import RelationAgreement
    from treeval.scoring.tags import TagScores
    from treeval.tree.pair import Pair

_MOST_ROWS = 40
_TAGS = (
    "Sentences with gold tags. Click a word to see its rows, and so its class, in all files; the "
    "numbers of the table above lead to the words that they count."
)
_MOST_TAGS = 40  # gold tags and classes in a table
_DISAGREEMENTS = (
    "The tree of annotator {first} is above the words; below them, dashed, are the arcs that "
    "{others} has instead. ≠ marks another relation. Click a word to see its rows in all files."
)


def agreement_page(result: Agreement, command: str) -> Page:
    """Show the coefficients, the fields, the pairs, the relations and the disagreements."""
    shown = result.relations[:_MOST_ROWS]
    panels = [
        Panel(
            "relation, F1 in %",
            tuple(100 * relation.label_f1 for relation in shown),
            one_decimal,
            100.0,
        ),
        Panel(
            "with head", tuple(100 * relation.arc_f1 for relation in shown), one_decimal, 100.0, 1
        ),
    ]
    names = [relation.relation for relation in shown]
    links = [_anchor(relation) for relation in shown]
    chart = bar_chart(names, panels, "Agreement by relation", links=links)
    notes = []
    if result.skipped_sentences:
        notes.append(f"{several(result.skipped_sentences, 'sentence')} skipped.")
    if result.kept_invalid:
        kept = several(result.kept_invalid, "sentence")
        notes.append(f"{kept} kept as they are, although they are not trees.")
    pairs = Grid.of(pairs_table(result), sortable=True)
    return Page(
        f"Agreement of {several(len(result.files), 'annotator')}",
        f"{several(result.aligned, 'word')} aligned and counted",
        Provenance(command).facts(),
        (
            Section("Coefficients", (Grid.of(coefficients_table(result)), Prose(tuple(notes)))),
            Section("Fields", (Grid.of(fields_table(result), sortable=True),)),
            *((Section("Pairs of annotators", (pairs,)),) if len(result.pairs) > 1 else ()),
            Section("Relations", (Figures.one(chart), _relations(result))),
            *_disagreements(result),
            Section("Files", (files_grid(list(result.files.items())),)),
        ),
    )


def _relations(result: Agreement) -> Grid:
    """The agreement on each relation, with links to the words on which others differ."""
    grid = Grid.of(relations_table(result), sortable=True)
    return grid.leading([_anchor(relation) for relation in result.relations])


def _anchor(relation: RelationAgreement) -> str:
    """The anchor of the words with a relation on which annotators differ, or of all of them."""
    if relation.arc < relation.a:
        return anchor(kind="error", by=f"relation:{relation.relation}")
    return anchor(kind="error" if relation.arc < relation.b else "", pred=relation.relation)


def _disagreements(result: Agreement) -> tuple[Section, ...]:
    """All sentences, those with most disagreements first."""
    trees = result.trees
    if trees is None or not trees.kept.any():
        return ()
    first, *others = result.names
    layers = (Layer.aligned(contender.name, contender.pair) for contender in trees.contenders)
    volume = Volume(
        (Layer(first, trees.first), *layers),
        has_gold=False,
        subtypes=trees.conventions.subtypes,
        counted=trees.words_of(0) >= 0,
        rows=np.flatnonzero(trees.kept),
    )
    legend = _DISAGREEMENTS.format(first=first, others=" or ".join(others))
    return (sentence_section(volume, legend=legend),)


def tags_page(scores: TagScores, command: str) -> Page:
    """Show how well clusters fit gold tags."""
    first = next(iter(scores.systems.values()))
    files = [
        ("gold", first.gold),
        *((name, system.predicted) for name, system in scores.systems.items()),
    ]
    return Page(
        "Induced tags compared with gold tags",
        f"{several(first.words, 'word')}, {several(first.classes, 'gold tag')}",
        Provenance(command).facts(),
        (
            Section("Agreement", (Grid.of(tags_table(scores), sortable=True),)),
            *_classes(scores),
            Section("Files", (files_grid(files),)),
        ),
    )


def _classes(scores: TagScores) -> tuple[Section, ...]:
    """Gold tags by induced classes, with links to the words, and the sentences."""
    if not scores.pairs:
        return ()
    column = next(iter(scores.systems.values())).tags
    tables = [_tags_by_classes(name, both, column) for name, both in scores.pairs.items()]
    gold = next(iter(scores.pairs.values())).gold
    layers = (Layer.aligned(name, both) for name, both in scores.pairs.items())
    volume = Volume((Layer(gold_name(scores.pairs), gold), *layers), order="file")
    return (
        Section("Gold tags by classes", tuple(tables)),
        sentence_section(volume, state=f"under={column}", legend=_TAGS),
    )


def _tags_by_classes(name: str, both: Pair, column: str) -> Grid:
    """Count aligned words by gold tag (rows) and class (columns), the frequent ones first."""
    tags = both.gold.column(column).take(both.alignment.gold)
    classes = both.predicted.column("xpos").take(both.alignment.predicted)
    counts = Counter(zip(tags, classes, strict=True))
    rows, columns = (
        [value for value, _ in Counter(side).most_common(_MOST_TAGS)] for side in (tags, classes)
    )
    totals = Counter(tags)

    def cell(tag: str, of: str) -> Cell:
        number = counts[tag, of]
        target = anchor(sys=name, tag=column, tg=tag, tp=of, sort="-length") if number else ""
        heat = number / totals[tag] if number else None
        return Cell(
            str(number) if number else "", tip=f"{tag}, class {of}", target=target, heat=heat
        )

    return Grid(
        (column.upper(), *map(printable, columns)),
        tuple((printable(tag), *(cell(tag, of) for of in columns)) for tag in rows),
        f"{printable(name)}: words by gold tag (rows) and class (columns)",
    )
