"""Errors as text: how many, which confusions, and sentences with gold and predicted arcs."""

from collections.abc import Callable, Iterable, Sequence

import numpy as np

from treeval.report.charts.drawing import draw_arcs, mirrored
from treeval.report.tables.table import Table, as_text, percent, width
from treeval.report.text import counted, cut, padded, printable
from treeval.scoring.confusion import KINDS, RIGHT
from treeval.scoring.mistakes import Errors, JudgedSentence, JudgedWord

_WIDEST_FORM = 24
_WIDEST_LABEL = 16
_WIDEST_TEXT = 500
_LONGEST = 40  # words of a sentence that is shown whole
_MOST_ROWS = 300
_FEWEST_HIDDEN = 3

_KINDS = {
    "head": "only the head wrong",
    "label": "only the relation wrong",
    "both": "head and relation wrong",
    "unaligned": "no predicted word",
}
LEGEND = "Left of the words: gold trees. Right of them: what was predicted for wrong words (✗)."

Paint = Callable[[str], str]


def errors_text(
    errors: Errors,
    sentences: Iterable[int],
    *,
    top: int | None = 20,
    with_table: bool = True,
    paint: Paint = str,
) -> str:
    """Everything that `errors` shows; ``paint`` makes the wrong part of a line stand out."""
    parts = ["\n".join(summary(errors))]
    if with_table:
        table, more = confusion_table(errors, top)
        left_out = [f"and {more} more; --top 0 shows all"] if more else []
        parts.append("\n".join([as_text(table), *left_out]) if table.rows else "no confusions")
    drawn = [draw_sentence(errors.judged(sentence), paint=paint) for sentence in sentences]
    return "\n\n".join([*parts, *([LEGEND] if drawn else []), *drawn])


def summary(errors: Errors) -> list[str]:
    """What was compared, how many words are wrong, and what was asked for."""
    admitted, totals = errors.admitted, errors.totals
    spurious = int(np.count_nonzero(errors.unaligned_predicted))
    notes = [
        f"{file.path}: {counted(file.sentences, 'sentence')}, {counted(file.words, 'word')}"
        for file in (admitted.gold, admitted.system)
    ]
    notes.append(
        f"{totals['right']} right, {totals['head']} with a wrong head, {totals['label']} with a "
        f"wrong relation, {totals['both']} with both wrong"
    )
    if totals["unaligned"] or spurious:
        notes.append(
            f"not aligned, as tokens differ: {counted(totals['unaligned'], 'gold word')}, "
            f"{counted(spurious, 'predicted word')}"
        )
    if asked := _asked(errors):
        chosen = int(np.count_nonzero(errors.chosen))
        found = counted(len(errors.sentences()), "sentence")
        notes.append(f"{asked}: {counted(chosen, 'word')} in {found}")
    skipped = int(np.count_nonzero(admitted.skipped))
    if skipped:
        notes.append(f"{counted(skipped, 'sentence')} skipped, first: {admitted.problems[0]}")
    if admitted.kept_invalid:
        notes.append(f"{counted(admitted.kept_invalid, 'sentence')} kept though no tree")
    return [printable(note) for note in notes]


def _asked(errors: Errors) -> str:
    asked = [" → ".join(value or "any" for value in errors.sought)] if errors.sought else []
    return ", ".join([*asked, *([_KINDS[errors.kind]] if errors.kind != "any" else [])])


def confusion_table(errors: Errors, top: int | None = None) -> tuple[Table, int]:
    """The most frequent confusions, and how many there are beside them."""
    confusions = errors.confusion.confusions()
    words = sum(cell.words for cell in confusions)
    shown = confusions[:top]
    header: tuple[str, ...]
    if errors.by == "relation":
        title = f"Relations that stand for others: {counted(words, 'word')}"
        header = ("Gold", "Predicted", "Words", "%", "Head wrong too")
    else:
        tag = errors.by.upper()
        title = f"{tag} of heads, where the head is wrong: {counted(words, 'word')}"
        header = ("Gold head", "Predicted head", "Words", "%")
    rows = [
        (
            printable(cell.gold),
            printable(cell.predicted),
            str(cell.words),
            percent(cell.words / words, 1),
            *([str(cell.wrong_heads)] if errors.by == "relation" else []),
        )
        for cell in shown
    ]
    return Table(header, tuple(rows), title, names=2), len(confusions) - len(shown)


def draw_sentence(sentence: JudgedSentence, *, longest: int = _LONGEST, paint: Paint = str) -> str:
    """Draw the gold tree to the left of its words, wrong predicted arcs to the right.

    Of a sentence with more words than ``longest``, stretches without errors are left out.
    """
    words = sentence.words
    arcs = draw_arcs([word.gold.head for word in words])
    if not arcs[0]:  # too deep or too long to be drawn, or a single word
        arcs = _column([f"{word.gold.head or 'root'} ─>" for word in words], to_the_right=True)
    rows, shown = _rows(sentence, arcs, paint), _shown(sentence, longest)
    lines = [_heading(sentence), cut(printable(sentence.text), _WIDEST_TEXT)]
    at = drawn = 0
    while at < len(rows) and drawn < _MOST_ROWS:
        after = next((later for later in range(at, len(rows)) if shown[later]), len(rows))
        if after > at:
            lines.append(" " * len(arcs[at]) + f" ⋮ {after - at} words without errors")
        lines += [row.rstrip() for row in rows[after : after + 1]]
        at, drawn = after + 1, drawn + 1
    if at < len(rows):
        lines.append(f"{len(rows) - at} more words; --output conllu or json has them all")
    if sentence.unaligned:
        forms = " ".join(printable(form) for form in sentence.unaligned)
        lines.append(f"predicted, but no gold words: {cut(forms, _WIDEST_TEXT)}")
    return "\n".join(lines)


def _heading(sentence: JudgedSentence) -> str:
    name = printable(sentence.name or f"sentence {sentence.number}")
    wrong = f"{sentence.errors} of {counted(len(sentence.words), 'word')} wrong"
    asked = f", {sentence.chosen} as asked" if sentence.chosen != sentence.errors else ""
    return f"── {name}, line {sentence.line}: {wrong}{asked} ──"


def _rows(sentence: JudgedSentence, gold_arcs: list[str], paint: Paint) -> list[str]:
    words = sentence.words
    columns = [
        gold_arcs,
        _column([str(word.number) for word in words], to_the_right=True),
        _column([cut(printable(word.form), _WIDEST_FORM) for word in words]),
        _column([cut(printable(word.tag), _WIDEST_LABEL) for word in words]),
        _column([cut(printable(word.gold.label), _WIDEST_LABEL) for word in words]),
    ]
    rows = [" ".join(cells) for cells in zip(*columns, strict=True)]
    marks = _column([_mark(word) for word in words])
    heads = [_predicted_head(word) for word in words]
    predicted = mirrored(draw_arcs(heads))
    undrawn = any(heads) and not predicted[0]
    return [
        f"{row}  {_painted(mark, paint) if word.is_chosen else mark} {arc} {_source(word, undrawn)}"
        for row, word, mark, arc in zip(rows, words, marks, predicted, strict=True)
    ]


def _painted(mark: str, paint: Paint) -> str:
    text = mark.rstrip()
    return paint(text) + " " * (len(mark) - len(text))


def _column(cells: Sequence[str], *, to_the_right: bool = False) -> list[str]:
    widest = max(map(width, cells), default=0)
    return [cell.rjust(widest) if to_the_right else padded(cell, widest) for cell in cells]


def _mark(word: JudgedWord) -> str:
    """What was predicted for a wrong word."""
    if word.kind == KINDS[RIGHT]:
        return ""
    sign = "✗" if word.is_chosen else "·"
    if word.predicted is None:
        return f"{sign} unaligned"
    return f"{sign} {cut(printable(word.predicted.label), _WIDEST_LABEL)}"


def _predicted_head(word: JudgedWord) -> int | None:
    """The head of an arc to be drawn: one that is wrong, between words of the sentence."""
    return word.predicted.head if word.predicted and word.kind in ("head", "both") else None


def _source(word: JudgedWord, undrawn: bool) -> str:
    """Say in words where a wrong arc comes from that is not drawn."""
    arc = word.predicted
    if arc is None or word.kind not in ("head", "both"):
        return ""
    if arc.head == 0:
        return "from the root"
    form = cut(printable(arc.head_form), _WIDEST_FORM)
    if arc.head is None:
        where = "other sentence" if arc.head_is_elsewhere else "unaligned"
        return f"from {form} ({where})"
    return f"from {arc.head} {form}" if undrawn else ""


def _shown(sentence: JudgedSentence, longest: int) -> list[bool]:
    """Which words of a sentence are shown: all, or those that errors touch and their neighbours."""
    words = sentence.words
    if len(words) <= longest:
        return [True] * len(words)
    touched = set()
    for word in words:
        if word.kind != KINDS[RIGHT]:
            heads = (word.gold.head, word.predicted.head if word.predicted else None)
            touched |= {word.number, *(head for head in heads if head)}
    near = {number + step for number in touched for step in (-1, 0, 1)}
    shown = [word.number in near for word in words]
    return _without_short_gaps(shown)


def _without_short_gaps(shown: list[bool]) -> list[bool]:
    """Show what would save fewer lines than it costs to say so."""
    filled, begin = list(shown), 0
    while begin < len(shown):
        end = begin
        while end < len(shown) and not shown[end]:
            end += 1
        if end - begin < _FEWEST_HIDDEN:
            filled[begin:end] = [True] * (end - begin)
        begin = end + 1
    return filled
