"""Tables of `treebank`: sizes and shares, relations by WDE, scores across languages."""

import math
from typing import TYPE_CHECKING

from treeval.report.tables.table import RENDERERS, UNDEFINED, Table, percent
from treeval.report.text import several
from treeval.treebanks.across import MEASURES, SCORES, Across
from treeval.treebanks.describing import CHUNK, TreebankFigures
from treeval.treebanks.survey import Survey

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from treeval.statistics.correlation import Correlation
    from treeval.treebanks.perplexity import TreebankPerplexities

_BAR = 30  # columns of a bar for a WDE of 1


def treebanks_text(
    survey: Survey,
    measured: "Sequence[TreebankPerplexities]" = (),
    difficulty: "Mapping[str, Correlation] | None" = None,
    form: str = "text",
) -> str:
    """Everything `treebank` shows; notes only among text."""
    tables = treebank_tables(survey, bars=form == "text")
    tables += [perplexity_table(measured)] if measured else []
    tables += [difficulty_table(difficulty)] if difficulty else []
    parts = list(map(RENDERERS[form], tables))
    if form == "text":
        parts.append("\n".join([*survey_notes(survey), *perplexity_notes(measured)]))
    return "\n\n".join(parts).rstrip()


def treebank_tables(survey: Survey, *, bars: bool = True) -> list[Table]:
    """All tables that a survey holds; bars are for people only."""
    tables = [_sizes(survey.treebanks), _relations(survey, bars=bars)]
    if survey.across:
        tables += [
            _scores(survey.across),
            _correlations(survey.across),
            _variances(survey.across),
        ]
    return tables


def _sizes(treebanks: tuple[TreebankFigures, ...]) -> Table:
    header = (
        *("Treebank", "Sentences", "Words", "Nonprojective"),
        *("Content", "Function", "Other", "STTR"),
    )
    rows = (
        (
            *(one.name, str(one.sentences), str(one.words), str(one.nonprojective_sentences)),
            *map(percent, (one.content_share, one.function_share, one.other_share, one.sttr)),
        )
        for one in treebanks
    )
    return Table(header, tuple(rows), "Sentences with non-projective arcs; shares of words in %")


def _relations(survey: Survey, *, bars: bool) -> Table:
    many = len(survey.treebanks) > 1
    rows = (
        (
            relation,
            (survey.classes and survey.classes.class_of(relation)) or UNDEFINED,
            str(sum(one.relations.get(relation, 0) for one in survey.treebanks)),
            *([str(sum(relation in one.wde for one in survey.treebanks))] if many else []),
            percent(wde),
            *([_bar(wde)] if bars else []),
        )
        for relation, wde in by_wde(survey)
    )
    over = f", averaged over {len(survey.treebanks)} treebanks" if many else ""
    columns = ("Relation", "Class", "Words", *(["Treebanks"] if many else []), "WDE")
    header = (*columns, *([""] if bars else []))
    return Table(header, tuple(rows), f"Word dependency entropy in %{over}")


def _bar(share: float) -> str:
    return ("█" * round(_BAR * share)).ljust(_BAR)


def by_wde(survey: Survey) -> list[tuple[str, float]]:
    """Relations in falling order of WDE."""
    return sorted(survey.averaged_wde.items(), key=lambda both: (-both[1], both[0]))


def _scores(across: Across) -> Table:
    rows = (
        (across.treebanks[place], *map(percent, across.table[place].tolist()))
        for place in map(across.treebanks.index, across.ranked("LAS"))
    )
    return Table(("Treebank", *MEASURES), tuple(rows), "Scores by treebank, in %")


def _correlations(across: Across) -> Table:
    found = across.correlations()

    def cell(row: str, column: str) -> str:
        if (row, column) in found:
            return _decimal(found[row, column].coefficient, 2)
        return _decimal(found[column, row].p, 3) if (column, row) in found else ""

    rows = ((row, *(cell(row, column) for column in MEASURES)) for row in MEASURES)
    title = f"Pearson's r over {len(across.treebanks)} treebanks above the diagonal, p-values below"
    return Table(("", *MEASURES), tuple(rows), title)


def _variances(across: Across) -> Table:
    columns = [across.cumulative_variance(measure) for measure in SCORES]
    rows = (
        (str(size + 1), *(_decimal(1e4 * column[size], 2) for column in columns))
        for size in range(len(across.treebanks))
    )
    title = "Variance of the k best treebanks' scores, in squared percentage points"
    return Table(("k", *SCORES), tuple(rows), title)


def survey_notes(survey: Survey) -> list[str]:
    notes = []
    if len(survey.treebanks) > 1:
        related = survey.richness
        notes.append(
            f"content share against STTR: r = {_decimal(related.coefficient, 2)}, "
            f"p = {_decimal(related.p, 3)}, {related.pairs} treebanks"
        )
    short = [one.name for one in survey.treebanks if math.isnan(one.sttr)]
    if short:
        notes.append(f"{UNDEFINED} STTR: fewer than {CHUNK} words in {', '.join(short)}")
    if survey.classes is None:
        notes.append(f"{UNDEFINED} Content, Function, Other: no classes of relations were given")
    if survey.across:
        notes.append(
            "scores are means over a treebank's systems; "
            f"weights of WLAS: averaged WDE of {len(survey.treebanks)} treebanks"
        )
    return notes


def _decimal(value: float, decimals: int) -> str:
    return UNDEFINED if math.isnan(value) else f"{value:.{decimals}f}"


def perplexity_table(measured: "Sequence[TreebankPerplexities]") -> Table:
    """Perplexities of test sections, and training size over them."""
    rows = tuple(
        (
            one.name,
            str(one.size),
            _decimal(one.string_perplexity, 2),
            _decimal(one.derivation_perplexity, 2),
            UNDEFINED if math.isnan(one.increase) else f"{100 * one.increase:+.2f}",
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


def perplexity_notes(measured: "Sequence[TreebankPerplexities]") -> list[str]:
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
    return notes


def difficulty_table(correlations: "Mapping[str, Correlation]") -> Table:
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
