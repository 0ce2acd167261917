"""Errors as text: their number, the confusions, and sentences with gold and predicted arcs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from treeval.report.charts.sentences import Paint, draw_sentence
from treeval.report.tables.table import Table, as_text, percent
from treeval.report.text import counted, printable

if TYPE_CHECKING:
    from treeval.scoring.mistakes import Mistakes

_TOP = 20  # confusions listed as text
_KINDS = {
    "head": "only the head wrong",
    "label": "only the relation wrong",
    "both": "head and relation wrong",
    "unaligned": "no predicted word",
}
LEGEND = "Gold trees are to the left of the words, predictions for wrong words (✗) to the right."


def mistakes_text(mistakes: Mistakes, paint: Paint = str) -> str:
    """Write everything that `errors_of` found; ``paint`` highlights the wrong part of a line."""
    parts = ["\n".join(summary(mistakes))]
    if not mistakes.is_narrowed:
        top = mistakes.settings.top
        table, more = confusion_table(mistakes, _TOP if top is None else top)
        left_out = [f"and {more} more; set `top=` to 0 to see all"] if more else []
        parts.append("\n".join([as_text(table), *left_out]) if table.rows else "no confusions")
    sentences = mistakes.sentences("text")
    drawn = [draw_sentence(mistakes.judged(sentence), paint=paint) for sentence in sentences]
    return "\n\n".join([*parts, *([LEGEND] if drawn else []), *drawn])


def summary(mistakes: Mistakes) -> list[str]:
    """Report the files, the number of wrong words, and the number of chosen ones."""
    contender, totals = mistakes.contender, mistakes.totals
    spurious = int(np.count_nonzero(mistakes.unaligned_predicted))
    notes = [
        f"{file.path}: {counted(file.sentences, 'sentence')}, {counted(file.words, 'word')}"
        for file in (mistakes.gold, contender.file)
    ]
    notes.append(
        f"{totals['right']} right, {totals['head']} with only the head wrong, {totals['label']} "
        f"with only the relation wrong, {totals['both']} with both wrong"
    )
    if totals["unaligned"] or spurious:
        notes.append(
            f"not aligned, because tokens differ: {counted(totals['unaligned'], 'gold word')}, "
            f"{counted(spurious, 'predicted word')}"
        )
    if asked := _asked(mistakes):
        chosen = int(np.count_nonzero(mistakes.chosen))
        found = counted(len(mistakes.ordered()), "sentence")
        notes.append(f"{asked}: {counted(chosen, 'word')} in {found}")
    skipped = int(np.count_nonzero(contender.skipped))
    if skipped:
        notes.append(f"{counted(skipped, 'sentence')} skipped, first: {contender.problems[0]}")
    if contender.kept:
        notes.append(f"{counted(contender.kept, 'sentence')} kept although they are not trees")
    return [printable(note) for note in notes]


def _asked(mistakes: Mistakes) -> str:
    asked = [" → ".join(value or "any" for value in mistakes.sought)] if mistakes.sought else []
    return ", ".join(
        [*asked, *([_KINDS[mistakes.settings.kind]] if mistakes.settings.kind != "any" else [])]
    )


def confusion_table(mistakes: Mistakes, top: int | None = None) -> tuple[Table, int]:
    """Make a table of the most frequent confusions, and count the others."""
    confusions = mistakes.confusion.confusions()
    words = sum(cell.words for cell in confusions)
    shown = confusions[: top or None]
    header: tuple[str, ...]
    if mistakes.settings.matrix == "relation":
        title = f"Confused relations: {counted(words, 'word')}"
        header = ("Gold", "Predicted", "Words", "%", "Head wrong too")
    else:
        tag = mistakes.settings.matrix.upper()
        title = f"{tag} of heads, where the head is wrong: {counted(words, 'word')}"
        header = ("Gold head", "Predicted head", "Words", "%")
    rows = [
        (
            printable(cell.gold),
            printable(cell.predicted),
            str(cell.words),
            percent(cell.words / words, 1),
            *([str(cell.wrong_heads)] if mistakes.settings.matrix == "relation" else []),
        )
        for cell in shown
    ]
    return Table(header, tuple(rows), title, names=2), len(confusions) - len(shown)
