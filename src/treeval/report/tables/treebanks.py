"""Tables of a description: sizes and shares, relations by WDE, scores, perplexities."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from treeval.report.tables.table import UNDEFINED, Table, percent
from treeval.report.text import idle_workers, printable, several

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from treeval.report.tables.style import Style
    from treeval.statistics.correlation import Correlation
    from treeval.treebanks.across import Across
    from treeval.treebanks.description import Description
    from treeval.treebanks.figures import TreebankFigures
    from treeval.treebanks.perplexity import TreebankPerplexities
    from treeval.treebanks.reading import BrokenSentences

_SIDE_BY_SIDE = 8  # treebanks whose WDE are shown beside each other
_BAR = 30  # columns of a bar for a WDE of 1


def description_tables(found: Description, style: Style) -> list[Table]:
    """All tables that a description has; bars are for people only."""
    measured = list(found.perplexities.values())
    sizes, *others = treebank_tables(found, style.decimals, bars=style.form == "text")
    beside = inventory_tables(found, style.decimals)
    return [
        sizes,
        *(_tidy(table) if style.is_data else table for table in beside),
        *others,
        *([perplexity_table(measured, style.decimals)] if measured else []),
        *([difficulty_table(found.difficulty)] if found.difficulty else []),
    ]


def description_notes(found: Description) -> list[str]:
    """What is undefined and why, what was left out, and how scores came about."""
    return [
        *treebank_notes(found),
        *perplexity_notes(list(found.perplexities.values())),
        *idle_workers(found.why_alone),
    ]


def treebank_tables(found: Description, decimals: int = 2, *, bars: bool = True) -> list[Table]:
    """Sizes, relations, and with systems three tables across treebanks."""
    tables = [_sizes(found.treebanks, decimals), _relations(found, decimals, bars=bars)]
    across = found.across
    if across:
        tables += [_scores(across, decimals), _correlations(across), _variances(across)]
    return tables


def inventory_tables(found: Description, decimals: int = 2) -> list[Table]:
    """What treebanks consist of, side by side: figures, tags and features."""
    names = tuple(printable(one.name) for one in found.treebanks)
    inventories = [one.inventory for one in found.treebanks]
    figures = [one.rows() for one in inventories]
    rows = [
        (name, *(_figure(value, kind, decimals) for _, _, value in beside))
        for beside in zip(*figures, strict=True)
        for name, kind, _ in beside[:1]
        if any(not math.isnan(value) for _, _, value in beside)
    ]
    sizes = [one.words for one in found.treebanks]
    return [
        Table(("Figure", *names), tuple(rows), "Figures of treebanks"),
        *_frequencies("Tag", names, [one.tags for one in inventories], sizes, decimals),
        *_frequencies("Feature", names, [one.features for one in inventories], sizes, decimals),
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
    for one in counts:
        totals.update(one)
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
            printable(one.name),
            *map(str, (one.sentences, one.words)),
            str(one.nonprojective_sentences) if one.relations else UNDEFINED,
            *(
                percent(share, decimals)
                for share in (one.content_share, one.function_share, one.other_share, one.sttr)
            ),
        )
        for one in treebanks
    )
    return Table(header, tuple(rows), "Sentences with non-projective arcs; shares of words in %")


def _relations(found: Description, decimals: int, *, bars: bool) -> Table:
    many = len(found.treebanks) > 1
    beside = found.treebanks if many and len(found.treebanks) <= _SIDE_BY_SIDE else ()
    rows = (
        (
            printable(relation),
            (found.classes and found.classes.class_of(relation)) or UNDEFINED,
            str(sum(one.relations.get(relation, 0) for one in found.treebanks)),
            *([str(sum(relation in one.wde for one in found.treebanks))] if many else []),
            *(percent(one.wde.get(relation, math.nan), decimals) for one in beside),
            percent(wde, decimals),
            *([_bar(wde)] if bars else []),
        )
        for relation, wde in by_wde(found)
    )
    over = f", averaged over {len(found.treebanks)} treebanks" if many and not beside else ""
    columns = (
        *("Relation", "Class", "Words"),
        *(["Treebanks"] if many else []),
        *(printable(one.name) for one in beside),
        "Mean" if beside else "WDE",
    )
    header = (*columns, *([""] if bars else []))
    return Table(header, tuple(rows), f"Word dependency entropy in %{over}")


def _bar(share: float) -> str:
    return ("█" * round(_BAR * share)).ljust(_BAR)


def by_wde(found: Description) -> list[tuple[str, float]]:
    """Relations in falling order of WDE."""
    return sorted(found.averaged_wde.items(), key=lambda both: (-both[1], both[0]))


def _scores(across: Across, decimals: int) -> Table:
    rows = (
        (
            printable(across.treebanks[place]),
            *(percent(share, decimals) for share in across.table[place].tolist()),
        )
        for place in map(across.treebanks.index, across.ranked("LAS"))
    )
    return Table(("Treebank", *across.measures), tuple(rows), "Scores by treebank, in %")


def _correlations(across: Across) -> Table:
    found = across.correlations()

    def cell(row: str, column: str) -> str:
        if (row, column) in found:
            return _decimal(found[row, column].coefficient, 2)
        return _decimal(found[column, row].p, 3) if (column, row) in found else ""

    rows = ((row, *(cell(row, column) for column in across.measures)) for row in across.measures)
    title = f"Pearson's r over {len(across.treebanks)} treebanks above the diagonal, p-values below"
    return Table(("", *across.measures), tuple(rows), title)


def _variances(across: Across) -> Table:
    columns = [across.cumulative_variance(measure) for measure in across.scores]
    rows = (
        (str(size + 1), *(_decimal(1e4 * column[size], 2) for column in columns))
        for size in range(len(across.treebanks))
    )
    title = "Variance of the k best treebanks' scores, in squared percentage points"
    return Table(("k", *across.scores), tuple(rows), title)


def treebank_notes(found: Description) -> list[str]:
    """Notes on everything but perplexities."""
    notes = []
    if len(found.treebanks) > 1:
        related = found.richness
        notes.append(
            f"content share against STTR: r = {_decimal(related.coefficient, 2)}, "
            f"p = {_decimal(related.p, 3)}, {related.pairs} treebanks"
        )
    short = [one for one in found.treebanks if math.isnan(one.sttr)]
    if short:
        names = ", ".join(one.name for one in short)
        notes.append(f"{UNDEFINED} STTR: fewer than {short[0].chunk} words in {names}")
    notes += [
        f"{UNDEFINED} Content, Function, Other of {one.name}: relation {one.unclassed!r} is in no "
        "class of Universal Dependencies; give classes with `relation_classes=`"
        for one in found.treebanks
        if one.unclassed
    ]
    if found.classes is None:
        notes.append(f"{UNDEFINED} Content, Function, Other: no classes of relations were given")
    if found.across:
        notes.append(
            "scores are means over a treebank's systems; "
            f"weights of WLAS: averaged WDE of {len(found.treebanks)} treebanks"
        )
    notes += [_broken(one) for one in found.broken]
    if "strip_punct" in found.preparation:
        marks = found.preparation["strip_punct"]
        notes.append(f"punctuation, recognised by {marks}, was removed first")
    if "max_length" in found.preparation:
        longest = found.preparation["max_length"]
        notes.append(f"sentences of more than {several(longest, 'word')} were left out")
    return [printable(note) for note in notes]


def _broken(one: BrokenSentences) -> str:
    sentences = several(one.sentences, "sentence")
    if one.policy == "skip":
        return f"{one.path}: {sentences} skipped, first: {one.first}"
    return f"{one.path}: {sentences} with heads that do not form a tree, used as they are"


def _decimal(value: float, decimals: int) -> str:
    return UNDEFINED if math.isnan(value) else f"{value:.{decimals}f}"


def perplexity_table(measured: Sequence[TreebankPerplexities], decimals: int = 2) -> Table:
    """Perplexities of test sections, and training size over them."""
    rows = tuple(
        (
            printable(one.name),
            str(one.size),
            _decimal(one.string_perplexity, decimals),
            _decimal(one.derivation_perplexity, decimals),
            UNDEFINED if math.isnan(one.increase) else f"{100 * one.increase:+.{decimals}f}",
            _decimal(one.size_over_string, 1),
            _decimal(one.size_over_derivation, 1),
        )
        for one in measured
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
        f"{one.name}: {several(len(problems), 'sentence')} of the {section} section skipped, "
        f"first: {problems[0]}"
        for one in measured
        for section, problems in (("training", one.skipped_train), ("test", one.skipped_test))
        if problems
    ]
    undefined = [one.name for one in measured if math.isnan(one.derivation_perplexity)]
    if undefined:
        notes.append(f"{UNDEFINED} perplexity: no known word to test on in {', '.join(undefined)}")
    return [printable(note) for note in notes]


def difficulty_table(correlations: Mapping[str, Correlation]) -> Table:
    """Pearson's r of what may predict accuracy, with the accuracies given."""
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
