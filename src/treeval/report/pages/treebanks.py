"""The page and the figures of a description: shares, relations by WDE, scores by treebank."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from treeval.metrics.relation_classes import CLASSES
from treeval.report.charts.canvas import NARROW, WIDTH, DrawnChart, one_decimal
from treeval.report.charts.lines import line_chart, point_chart
from treeval.report.charts.rows import Dot, DotRow, Panel, bar_chart, dot_chart, matrix_chart
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
    folded,
)
from treeval.report.pages.sentences import sentence_section
from treeval.report.tables.treebanks import (
    VARIANCES,
    by_wde,
    difficulty_table,
    inventory_tables,
    perplexity_notes,
    perplexity_table,
    treebank_notes,
    treebank_tables,
)
from treeval.report.text import printable, several

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from treeval.report.tables.table import Table
    from treeval.statistics.correlation import Correlation
    from treeval.tree.treebank import Treebank
    from treeval.treebanks.across import Across
    from treeval.treebanks.description import Description
    from treeval.treebanks.perplexity import TreebankPerplexities

_SHOWN = ("LAS", "C-prec", "C-rec", "WLAS")
_MOST_ROWS = 60  # of a chart; tables have them all
_MOST_SENTENCES = 2_000  # per treebank, if there are several
_TREES = "Search for words, relations and arcs, and click a word to see all its columns."


def description_page(description: Description, command: str = "") -> Page:
    """Show everything about treebanks."""
    sizes, relations, *of_scores = treebank_tables(description)
    sizes_grid = Grid.of(sizes, sortable=True)
    treebanks = description.treebanks
    names = ", ".join(printable(treebank.name) for treebank in treebanks)
    counted = (
        f"{several(sum(treebank.sentences for treebank in treebanks), 'sentence')}, "
        f"{several(sum(treebank.words for treebank in treebanks), 'word')}"
    )
    measured, across = list(description.perplexities.values()), description.across
    sections = [
        Section(
            "Sizes and shares",
            (sizes_grid, *_shares(description), *_prose(treebank_notes(description))),
        ),
        Section(
            "Inventory",
            tuple(Grid.of(table, sortable=True) for table in inventory_tables(description)),
        ),
        *(
            [Section("Relations", _relations(description, relations))]
            if description.averaged_wde
            else []
        ),
        *_richness(description),
        *(_across(across, of_scores) if across else []),
    ]
    if measured:
        sections.append(Section("Perplexity", _perplexity(measured, description.difficulty)))
    sections += _sentences(description)
    sections.append(Section("Files", (files_grid(description.files),)))
    title = f"Treebank {names}" if len(treebanks) == 1 else several(len(treebanks), "treebank")
    return Page(title, counted, Provenance(command).facts(), tuple(sections))


def description_figures(description: Description) -> dict[str, DrawnChart]:
    """Draw the figures for which there are numbers, by the names of their files."""
    drawn = {"relations-by-wde": _entropies(description, by_wde(description))}
    if len(description.treebanks) > 1 and description.classes:
        drawn["content-share-and-sttr"] = _content_and_sttr(description)
    if description.across:
        correlations = description.across.correlations()
        drawn["scores-by-treebank"] = _scores(description.across)
        drawn["correlations"] = matrix_chart(
            description.across.measures,
            {pair: related.coefficient for pair, related in correlations.items()},
            f"Correlations over {several(len(description.treebanks), 'treebank')}",
            unit="Pearson's r",
        )
        drawn["cumulative-variance"] = _variances(description.across)
    return drawn


def _sentences(description: Description) -> list[Section]:
    """Show the sentences of all files, one file at a time."""
    volumes = [
        Volume(
            (Layer("trees", trees),),
            _file_name(name, trees, description),
            order="file",
            subtypes="keep",
        )
        for name, trees in description.trees
        if len(trees)
    ]
    usual = _MOST_SENTENCES if len(volumes) > 1 else None
    return [sentence_section(*volumes, legend=_TREES, most=usual)] if volumes else []


def _file_name(name: str, treebank: Treebank, description: Description) -> str:
    """The name of a treebank, with that of the file if it has several."""
    is_alone = sum(other == name for other, _ in description.trees) == 1
    return name if is_alone else f"{name}: {treebank.origin.path.rpartition('/')[2]}"


def _prose(notes: Sequence[str]) -> tuple[Prose, ...]:
    return (Prose(tuple(notes)),) if notes else ()


def _shares(description: Description) -> tuple[Figures, ...]:
    """Draw the shares of the classes of relations, and the type/token ratio."""
    if description.classes is None:
        return ()
    panels = [
        Panel(f"{name}, %", tuple(100 * value for value in values), one_decimal, 100.0, number)
        for number, (name, values) in enumerate(
            (
                ("content", [treebank.content_share for treebank in description.treebanks]),
                ("function", [treebank.function_share for treebank in description.treebanks]),
                ("STTR", [treebank.sttr for treebank in description.treebanks]),
            )
        )
    ]
    title = "Shares of content and function relations, and type/token ratio"
    return (
        Figures.one(
            bar_chart([treebank.name for treebank in description.treebanks], panels, title), title
        ),
    )


def _relations(description: Description, table: Table) -> tuple[object, ...]:
    shown = by_wde(description)[:_MOST_ROWS]
    links = [_anchor(description, relation) for relation, _ in shown]
    chart = _entropies(description, shown, links, width=NARROW)
    grid = Grid.of(replace(table, title=""), sortable=True)
    linked = grid.leading([_anchor(description, str(row[0])) for row in grid.rows])
    return (Figures.one(chart, chart.title), *folded("Table", [linked]))


def _entropies(
    description: Description,
    shown: Sequence[tuple[str, float]],
    links: Sequence[str] | None = None,
    width: float = WIDTH,
) -> DrawnChart:
    """Draw the WDE of relations as bars, coloured by the classes of the relations."""
    classes = description.classes
    number = len(description.treebanks)
    over = f", averaged over {number} treebanks" if number > 1 else ""
    panel = Panel("WDE, %", tuple(100 * wde for _, wde in shown), one_decimal, 100.0)
    own = [classes.class_of(relation) for relation, _ in shown] if classes else []
    numbers = [CLASSES.index(name) if name in CLASSES else len(CLASSES) for name in own]
    return bar_chart(
        [relation for relation, _ in shown],
        [panel],
        f"Word dependency entropy of relations{over}",
        classes=numbers or None,
        class_names=[*CLASSES, "no class"][: max(numbers) + 1] if numbers else (),
        links=links,
        width=width,
    )


def _anchor(description: Description, relation: str) -> str:
    """The anchor of the words with a relation, in the first treebank that has it."""
    for name, trees in description.trees:
        strings = trees.columns["deprel"].strings if "deprel" in trees.columns else ()
        if any(relation in (string, string.partition(":")[0]) for string in strings):
            volume = _file_name(name, trees, description) if len(description.trees) > 1 else ""
            return anchor(volume=volume, q=f"rel={relation}")
    return ""


def _richness(description: Description) -> list[Section]:
    """Draw the treebanks as points, if there are several."""
    known = [
        treebank
        for treebank in description.treebanks
        if not math.isnan(treebank.sttr + treebank.content_share)
    ]
    if len(known) < 2:
        return []
    chart = _content_and_sttr(description)
    return [Section("Richness", (Figures.one(chart, chart.title),))]


def _content_and_sttr(description: Description) -> DrawnChart:
    points = {
        treebank.name: (treebank.sttr, treebank.content_share) for treebank in description.treebanks
    }
    related = description.richness
    r = "" if math.isnan(related.coefficient) else f": r = {related.coefficient:.2f}"
    p = "" if math.isnan(related.p) else f", p = {related.p:.3f}"
    title = f"Share of content relations against type/token ratio{r}{p}"
    return point_chart(
        points, title, across="standardised type/token ratio", up="share of content relations"
    )


def _across(across: Across, tables: Sequence[Table]) -> list[Section]:
    scores, correlations, variances = tables
    return [
        Section(
            "Scores",
            (Grid.of(scores, sortable=True), Figures.one(_scores(across), scores.title)),
        ),
        Section("Correlations", (_shaded(Grid.of(correlations), across),)),
        Section(
            "Variance",
            (
                Figures.one(_variances(across), variances.title),
                *folded("Table", [Grid.of(replace(variances, title=""))]),
            ),
        ),
    ]


def _scores(across: Across) -> DrawnChart:
    """Draw the scores of each treebank in a row, ordered by LAS."""
    rows = [
        DotRow(
            name,
            tuple(
                Dot(100 * float(across.column(measure)[across.treebanks.index(name)]))
                for measure in _SHOWN
            ),
        )
        for name in across.ranked("LAS")
    ]
    return dot_chart(rows, "Scores by treebank", unit="%", series=_SHOWN)


def _variances(across: Across) -> DrawnChart:
    """Draw the variance of scores as treebanks are added, the best score first."""
    curves = {
        measure: [
            (float(size), 1e4 * float(variance))
            for size, variance in enumerate(across.cumulative_variance(measure), start=1)
        ]
        for measure in across.scores
    }
    return line_chart(
        curves,
        VARIANCES,
        across="treebanks, the best score first",
        up="variance, squared percentage points",
    )


def _shaded(grid: Grid, across: Across) -> Grid:
    """Shade correlations by how strong they are."""
    correlations = across.correlations()

    def cell(row: str, column: str, text: str) -> str | Cell:
        r = correlations[row, column].coefficient if (row, column) in correlations else math.nan
        return text if math.isnan(r) else Cell(text, heat=abs(r))

    rows = tuple(
        (
            name,
            *(
                cell(name, column, str(text))
                for column, text in zip(across.measures, row[1:], strict=True)
            ),
        )
        for name, row in zip(across.measures, grid.rows, strict=True)
    )
    return replace(grid, rows=rows)


def _perplexity(
    measured: Sequence[TreebankPerplexities], difficulty: Mapping[str, Correlation]
) -> tuple[object, ...]:
    panels = [
        Panel("string", tuple(measures.string_perplexity for measures in measured), one_decimal),
        Panel(
            "derivation",
            tuple(measures.derivation_perplexity for measures in measured),
            one_decimal,
            series=1,
        ),
    ]
    title = "Perplexity of words as they stand and as they are derived"
    chart = bar_chart([measures.name for measures in measured], panels, title)
    return (
        Grid.of(perplexity_table(measured), sortable=True),
        Figures.one(chart, title),
        *([Grid.of(difficulty_table(difficulty))] if difficulty else []),
        *_prose(perplexity_notes(measured)),
    )
