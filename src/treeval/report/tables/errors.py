"""Errors as text: their number, the confusions, and sentences with gold and predicted arcs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.charts.sentences import Paint, draw_side_by_side
from treeval.report.tables.table import Style, Table, as_text, percent
from treeval.report.text import counted, printable

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from treeval.scoring.analysis import ErrorAnalysis, SystemErrors
    from treeval.scoring.confusion import ConfusionTable
    from treeval.scoring.judged import Arc, JudgedWord

_TOP = 20  # confusions listed as text
_KINDS = {
    "head": "only the head wrong",
    "label": "only the relation wrong",
    "both": "head and relation wrong",
    "unaligned": "no predicted word",
}
LEGEND = "Gold trees are to the left of the words, predictions for wrong words (✗) to the right."


def analysis_text(analysis: ErrorAnalysis, paint: Paint = str) -> str:
    """Write everything that `errors_of` found; ``paint`` highlights the wrong part of a line."""
    parts = ["\n".join(_facts(analysis))]
    if len(analysis.systems) > 1 and analysis.named is None:
        parts.append(as_text(kinds_table(analysis.systems)))
    if not analysis.is_narrowed:
        top = analysis.settings.top
        table, more = confusions_table(analysis, _TOP if top is None else top)
        left_out = [f"and {more} more; set `top=` to 0 to see all"] if more else []
        parts.append("\n".join([as_text(table), *left_out]) if table.rows else "no confusions")
    shown = analysis.judge.judged(analysis.sentences("text"))
    drawn = [draw_side_by_side(judged, paint=paint) for judged in shown]
    return "\n\n".join([*parts, *([LEGEND] if drawn else []), *drawn])


def analysis_tables(analysis: ErrorAnalysis, style: Style) -> list[Table]:
    """Make the tables of kinds of errors and of confusions; for programs also that of words."""
    kinds = [kinds_table(analysis.systems)] if len(analysis.systems) > 1 else []
    words = [words_table(analysis)] if style.is_data else []
    return [*kinds, confusions_table(analysis, analysis.settings.top)[0], *words]


def analysis_notes(analysis: ErrorAnalysis) -> list[str]:
    """Report the numbers, and whether sentences were left out, of which text never shows many."""
    notes = _facts(analysis)
    if analysis.left_out and analysis.settings.show is None:
        shown = counted(len(analysis.sentences()), "sentence")
        notes.append(f"the files were read in blocks, and {shown} kept; set `show=` to keep more")
    return notes


def _facts(analysis: ErrorAnalysis) -> list[str]:
    """Report the files, the number of wrong words, and the number of chosen ones."""
    systems = analysis.systems
    files = [analysis.gold, *(system.file for system in systems)]
    notes = [
        f"{file.path}: {counted(file.sentences, 'sentence')}, {counted(file.words, 'word')}"
        for file in files
    ]
    if len(systems) == 1:
        notes += _numbers(systems[0])
    else:
        right, *some, wrong = analysis.agreement.tolist()
        notes.append(
            f"{counted(right, 'word')} right in all systems, {wrong} wrong in all systems, "
            f"{sum(some)} wrong in some of them"
        )
    notes += _asked(analysis)
    if skipped := systems[0].skipped_sentences:
        problems = [*(system.first_problem for system in systems), systems[0].first_gold_problem]
        first = next(filter(None, problems))
        notes.append(f"{counted(skipped, 'sentence')} skipped, first: {first}")
    for system in systems:
        if system.kept:
            of = f"{system.system}: " if len(systems) > 1 else ""
            kept = counted(system.kept, "sentence")
            notes.append(f"{of}{kept} kept although they are not trees")
    return [printable(note) for note in notes]


def _numbers(errors: SystemErrors) -> Iterator[str]:
    totals, spurious = errors.totals, errors.unaligned_predicted
    yield (
        f"{totals['right']} right, {totals['head']} with only the head wrong, {totals['label']} "
        f"with only the relation wrong, {totals['both']} with both wrong"
    )
    if totals["unaligned"] or spurious:
        yield (
            f"not aligned, because tokens differ: {counted(totals['unaligned'], 'gold word')}, "
            f"{counted(spurious, 'predicted word')}"
        )


def _asked(analysis: ErrorAnalysis) -> list[str]:
    """Say what the settings ask for, and how much of it there is."""
    sought, kind = analysis.sought, analysis.settings.kind
    asked = [" → ".join(value or "any" for value in sought)] if sought else []
    asked += [_KINDS[kind]] if kind != "any" else []
    if analysis.better:
        right, wrong = analysis.better
        what = ", ".join([f"{right} right and {wrong} wrong", *asked])
        found = counted(len(analysis.ordered()), "sentence")
        return [
            f"{what}: {_chosen(analysis[wrong])} in {found}",
            f"{wrong} right and {right} wrong: {counted(analysis.tally.reverse, 'word')}",
        ]
    if not asked:
        return []
    if len(analysis.systems) == 1:
        found = counted(len(analysis.ordered()), "sentence")
        return [f"{', '.join(asked)}: {_chosen(analysis.systems[0])} in {found}"]
    numbers = ", ".join(f"{system.system} {_chosen(system)}" for system in analysis.systems)
    return [f"{', '.join(asked)}: {numbers}"]


def _chosen(errors: SystemErrors) -> str:
    return counted(errors.chosen_words, "word")


def kinds_table(systems: Sequence[SystemErrors]) -> Table:
    """Count the words of each system by what is wrong with them."""
    header = (
        "System",
        "Right",
        "Head wrong",
        "Relation wrong",
        "Both wrong",
        "Unaligned",
        "% wrong",
    )
    rows = []
    for system in systems:
        words = sum(system.totals.values())
        wrong = percent((words - system.totals["right"]) / words if words else None, 1)
        rows.append((printable(system.system), *map(str, system.totals.values()), wrong))
    return Table(header, tuple(rows), "Words by kind of error")


def confusions_table(analysis: ErrorAnalysis, top: int | None = None) -> tuple[Table, int]:
    """Make a table of the most frequent confusions of all systems, and count the others."""
    matrix = analysis.settings.matrix
    if len(analysis.systems) == 1:
        return confusion_table(analysis.systems[0].confusion, matrix, top)
    found: dict[tuple[str, str], list[int]] = {}
    for column, system in enumerate(analysis.systems):
        for cell in system.confusion.confusions():
            empty = [0] * len(analysis.systems)
            found.setdefault((cell.gold, cell.predicted), empty)[column] = cell.words
    ordered = sorted(found.items(), key=lambda item: (-sum(item[1]), item[0]))
    shown = ordered[: top or None]
    rows = tuple((*map(printable, cell), *map(str, words)) for cell, words in shown)
    title, names = _titled(matrix)
    header = (*names, *map(printable, analysis.names))
    return Table(header, rows, title, names=2), len(ordered) - len(shown)


def confusion_table(
    confusion: ConfusionTable, matrix: str, top: int | None = None
) -> tuple[Table, int]:
    """Make a table of the most frequent confusions of one system, and count the others."""
    confusions = confusion.confusions()
    words = sum(cell.words for cell in confusions)
    shown = confusions[: top or None]
    title, names = _titled(matrix)
    header = (*names, "Words", "%", *(["Head wrong too"] if matrix == "relation" else []))
    rows = [
        (
            printable(cell.gold),
            printable(cell.predicted),
            str(cell.words),
            percent(cell.words / words, 1),
            *([str(cell.wrong_heads)] if matrix == "relation" else []),
        )
        for cell in shown
    ]
    title = f"{title}: {counted(words, 'word')}"
    return Table(header, tuple(rows), title, names=2), len(confusions) - len(shown)


def _titled(matrix: str) -> tuple[str, tuple[str, str]]:
    if matrix == "relation":
        return "Confused relations", ("Gold", "Predicted")
    title = f"{matrix.upper()} of heads, where the head is wrong"
    return title, ("Gold head", "Predicted head")


def words_table(analysis: ErrorAnalysis) -> Table:
    """List the chosen errors of the shown sentences, one row per system and word."""
    rows = []
    for judged in analysis.judge.judged(analysis.sentences()):
        for system, sentence in judged.items():
            name = sentence.name or str(sentence.number)
            rows += [
                (system, name, str(word.line), *_word_cells(word))
                for word in sentence.words
                if word.is_chosen
            ]
    listed = tuple(tuple(map(printable, row)) for row in rows)
    return Table(_OF_WORDS, listed, "Wrong words", names=6)


_OF_WORDS = (
    *("system", "sentence", "line", "id", "form", "upos", "kind"),
    *("gold_head", "gold_deprel", "predicted_head", "predicted_deprel"),
)


def _word_cells(word: JudgedWord) -> tuple[str, ...]:
    return (
        *(str(word.number), word.form, word.tag, word.kind),
        *_arc_cells(word.gold),
        *(_arc_cells(word.predicted) if word.predicted else ("", "")),
    )


def _arc_cells(arc: Arc) -> tuple[str, str]:
    return ("" if arc.head is None else str(arc.head), arc.label)
