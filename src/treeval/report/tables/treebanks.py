"""Tables of a description: sizes and shares, relations by WDE, scores, perplexities."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from treeval.report.tables.table import UNDEFINED, Style, Table, percent
from treeval.report.text import printable, several

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from treeval.statistics.correlation import Correlation
    from treeval.treebanks.across import Across
    from treeval.treebanks.description import Description
    from treeval.treebanks.figures import TreebankFigures
    from treeval.treebanks.perplexity import TreebankPerplexities
    from treeval.treebanks.reading import BrokenSentences

_SIDE_BY_SIDE = 8  # treebanks whose WDE are shown beside each other
_BAR = 30  # columns of a bar for a WDE of 1
VARIANCES = "Variance of the k best treebanks' scores, in squared percentage points"


def description_tables(description: Description, style: Style) -> list[Table]:
    """Make all tables of a description; bars are for people only."""
    measured = list(description.perplexities.values())
    sizes, *others = treebank_tables(description, style.decimals, bars=style.form == "text")
    beside = inventory_tables(description, style.decimals)
    return [
        sizes,
        *(_tidy(table) if style.is_data else table for table in beside),
        *others,
        *([perplexity_table(measured, style.decimals)] if measured else []),
        *([difficulty_table(description.difficulty)] if description.difficulty else []),
    ]


def description_notes(description: Description) -> list[str]:
    """Say what is undefined and why, what was left out, and how scores were computed."""
    return [
        *treebank_notes(description),
        *perplexity_notes(list(description.perplexities.values())),
    ]


def treebank_tables(
    description: Description, decimals: int = 2, *, bars: bool = True
) -> list[Table]:
    """Make tables of sizes and relations and, with systems, three tables across treebanks."""
    tables = [_sizes(description.treebanks, decimals), _relations(description, decimals, bars=bars)]
    across = description.across
    if across:
        tables += [_scores(across, decimals), _correlations(across), _variances(across)]
    return tables


def inventory_tables(description: Description, decimals: int = 2) -> list[Table]:
    """Show what treebanks consist of, side by side: figures, tags and features."""
    names = tuple(printable(treebank.name) for treebank in description.treebanks)
    inventories = [treebank.inventory for treebank in description.treebanks]
    figures = [inventory.rows() for inventory in inventories]
    rows = [
        (name, *(_figure(value, kind, decimals) for _, _, value in beside))
        for beside in zip(*figures, strict=True)
        for name, kind, _ in beside[:1]
        if any(not math.isnan(value) for _, _, value in beside)
    ]
    sizes = [treebank.words for treebank in description.treebanks]
    return [
        Table(("Figure", *names), tuple(rows), "Figures of treebanks"),
        *_frequencies("Tag", names, [inventory.tags for inventory in inventories], sizes, decimals),
        *_frequencies(
            "Feature", names, [inventory.features for inventory in inventories], sizes, decimals
        ),
    ]


def _tidy(table: Table) -> Table:
    """Give programs one value per row, with the treebank in a column."""
    what, *names = table.header
    rows = tuple(
        (name, row[0], value)
        for row in table.rows
        for name, value in zip(names, row[1:], strict=True)
    )
    return replace(table, header=("Treebank", what, "Value"), rows=rows, names=2)


def _figure(value: float, kind: str, decimals: int) -> str:
    if math.isnan(value):
        return UNDEFINED
    if kind == "share":
        return percent(value, decimals)
    return f"{value:.0f}" if kind == "count" else f"{value:.{decimals}f}"


def _frequencies(
    what: str,
    names: tuple[str, ...],
    counts: Sequence[Mapping[str, int]],
    sizes: Sequence[int],
    decimals: int,
) -> list[Table]:
    """The share of words that have each tag or feature; no table if no treebank has any."""
    totals = Counter[str]()
    for counter in counts:
        totals.update(counter)
    rows = tuple(
        (
            printable(name),
            *(
                percent(one[name] / size, decimals) if name in one else UNDEFINED
                for one, size in zip(counts, sizes, strict=True)
            ),
        )
        for name, _ in totals.most_common()
    )
    title = f"Words with each {what.lower()}, in %"
    return [Table((what, *names), rows, title)] if rows else []


def _sizes(treebanks: Sequence[TreebankFigures], decimals: int) -> Table:
    header = (
        *("Treebank", "Sentences", "Words", "Nonprojective"),
        *("Content", "Function", "Other", "STTR"),
    )
    rows = (
        (
            printable(treebank.name),
            *map(str, (treebank.sentences, treebank.words)),
            str(treebank.nonprojective_sentences) if treebank.relations else UNDEFINED,
            *(
                percent(share, decimals)
                for share in (
                    treebank.content_share,
                    treebank.function_share,
                    treebank.other_share,
                    treebank.sttr,
                )
            ),
        )
        for treebank in treebanks
    )
    return Table(header, tuple(rows), "Sentences with non-projective arcs; shares of words in %")


def _relations(description: Description, decimals: int, *, bars: bool) -> Table:
    many = len(description.treebanks) > 1
    beside = description.treebanks if many and len(description.treebanks) <= _SIDE_BY_SIDE else ()
    rows = (
        (
            printable(relation),
            (description.classes and description.classes.class_of(relation)) or UNDEFINED,
            str(sum(treebank.relations.get(relation, 0) for treebank in description.treebanks)),
            *(
                [str(sum(relation in treebank.wde for treebank in description.treebanks))]
                if many
                else []
            ),
            *(percent(treebank.wde.get(relation, math.nan), decimals) for treebank in beside),
            percent(wde, decimals),
            *([_bar(wde)] if bars else []),
        )
        for relation, wde in by_wde(description)
    )
    over = f", averaged over {len(description.treebanks)} treebanks" if many and not beside else ""
    columns = (
        *("Relation", "Class", "Words"),
        *(["Treebanks"] if many else []),
        *(printable(treebank.name) for treebank in beside),
        "Mean" if beside else "WDE",
    )
    header = (*columns, *([""] if bars else []))
    return Table(header, tuple(rows), f"Word dependency entropy in %{over}")


def _bar(share: float) -> str:
    return ("█" * round(_BAR * share)).ljust(_BAR)


def by_wde(description: Description) -> list[tuple[str, float]]:
    """Sort relations by WDE, the highest first."""
    return sorted(description.averaged_wde.items(), key=lambda both: (-both[1], both[0]))


def _scores(across: Across, decimals: int) -> Table:
    rows = (
        (
            printable(across.treebanks[row]),
            *(percent(share, decimals) for share in across.table[row].tolist()),
        )
        for row in map(across.treebanks.index, across.ranked("LAS"))
    )
    return Table(("Treebank", *across.measures), tuple(rows), "Scores by treebank, in %")


def _correlations(across: Across) -> Table:
    correlations = across.correlations()

    def cell(row: str, column: str) -> str:
        if (row, column) in correlations:
            return _decimal(correlations[row, column].coefficient, 2)
        return _decimal(correlations[column, row].p, 3) if (column, row) in correlations else ""

    rows = ((row, *(cell(row, column) for column in across.measures)) for row in across.measures)
    title = f"Pearson's r over {len(across.treebanks)} treebanks above the diagonal, p-values below"
    return Table(("", *across.measures), tuple(rows), title)


def _variances(across: Across) -> Table:
    columns = [across.cumulative_variance(measure) for measure in across.scores]
    rows = (
        (str(size + 1), *(_decimal(1e4 * column[size], 2) for column in columns))
        for size in range(len(across.treebanks))
    )
    return Table(("k", *across.scores), tuple(rows), VARIANCES)


def treebank_notes(description: Description) -> list[str]:
    """Write the notes on everything but perplexities."""
    notes = []
    if len(description.treebanks) > 1:
        related = description.richness
        notes.append(
            f"content share against STTR: r = {_decimal(related.coefficient, 2)}, "
            f"p = {_decimal(related.p, 3)}, {related.pairs} treebanks"
        )
    short = [treebank for treebank in description.treebanks if math.isnan(treebank.sttr)]
    if short:
        names = ", ".join(treebank.name for treebank in short)
        notes.append(f"{UNDEFINED} STTR: fewer than {short[0].chunk} words in {names}")
    notes += [
        f"{UNDEFINED} Content, Function, Other of {treebank.name}: relation {treebank.unclassed!r} "
        "is in no class of Universal Dependencies; give classes with `relation_classes=`"
        for treebank in description.treebanks
        if treebank.unclassed
    ]
    if description.classes is None:
        notes.append(f"{UNDEFINED} Content, Function, Other: no classes of relations were given")
    if description.across:
        notes.append(
            "scores are means over a treebank's systems; "
            f"weights of WLAS: averaged WDE of {len(description.treebanks)} treebanks"
        )
    notes += [_broken(broken) for broken in description.broken]
    if "strip_punct" in description.preparation:
        marks = description.preparation["strip_punct"]
        notes.append(f"punctuation, recognised by {marks}, was removed first")
    if "max_length" in description.preparation:
        longest = description.preparation["max_length"]
        notes.append(f"sentences of more than {several(longest, 'word')} were left out")
    return [printable(note) for note in notes]


def _broken(broken: BrokenSentences) -> str:
    sentences = several(broken.sentences, "sentence")
    if broken.policy == "skip":
        return f"{broken.path}: {sentences} skipped, first: {broken.first}"
    return f"{broken.path}: {sentences} with heads that do not form a tree, used as they are"


def _decimal(value: float, decimals: int) -> str:
    return UNDEFINED if math.isnan(value) else f"{value:.{decimals}f}"


def perplexity_table(measured: Sequence[TreebankPerplexities], decimals: int = 2) -> Table:
    """Show the perplexities of test sections, and the training size divided by them."""
    rows = tuple(
        (
            printable(measures.name),
            str(measures.size),
            _decimal(measures.string_perplexity, decimals),
            _decimal(measures.derivation_perplexity, decimals),
            UNDEFINED
            if math.isnan(measures.increase)
            else f"{100 * measures.increase:+.{decimals}f}",
            _decimal(measures.size_over_string, 1),
            _decimal(measures.size_over_derivation, 1),
        )
        for measures in measured
    )
    header = (
        *("Treebank", "Train words", "String", "Derivation", "Increase %"),
        *("Size/string", "Size/derivation"),
    )
    title = f"Perplexities, unknown words left out: {measured[0].signature}"
    return Table(header, rows, title)


def perplexity_notes(measured: Sequence[TreebankPerplexities]) -> list[str]:
    """Say which sentences have no derivation, and why there may be no perplexity."""
    notes = [
        f"{measures.name}: {several(len(problems), 'sentence')} of the {section} section skipped, "
        f"first: {problems[0]}"
        for measures in measured
        for section, problems in (
            ("training", measures.skipped_train),
            ("test", measures.skipped_test),
        )
        if problems
    ]
    undefined = [
        measures.name for measures in measured if math.isnan(measures.derivation_perplexity)
    ]
    if undefined:
        notes.append(f"{UNDEFINED} perplexity: no known word to test on in {', '.join(undefined)}")
    return [printable(note) for note in notes]


def difficulty_table(correlations: Mapping[str, Correlation]) -> Table:
    """Show Pearson's r between what may predict accuracy and the given accuracies."""
    names = {"size_over_string": "size/string", "size_over_derivation": "size/derivation"}
    rows = tuple(
        (
            names.get(name, name),
            _decimal(found.coefficient, 3),
            _decimal(found.p, 3),
            str(found.pairs),
        )
        for name, found in correlations.items()
    )
    return Table(("", "r", "p", "Treebanks"), rows, "Correlation with accuracy")
