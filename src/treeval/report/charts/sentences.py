"""Sentences drawn with characters: the gold tree, and the wrong predicted arcs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from treeval.report.charts.drawing import draw_arcs, mirrored
from treeval.report.tables.table import width
from treeval.report.text import counted, cut, padded, printable

if TYPE_CHECKING:
    from treeval.scoring.judged import JudgedSentence, JudgedWord

_WIDEST_FORM = 24
_WIDEST_LABEL = 16
_WIDEST_TEXT = 500
_LONGEST = 40  # words of a sentence that is shown in full
_MOST_ROWS = 300
_FEWEST_HIDDEN = 3

Paint = Callable[[str], str]


def draw_sentence(sentence: JudgedSentence, *, longest: int = _LONGEST, paint: Paint = str) -> str:
    """Draw the gold tree to the left of its words, wrong predicted arcs to the right.

    In a sentence with more words than ``longest``, stretches without errors are left out.
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
        lines.append(f"{len(rows) - at} more words; the JSON has them all")
    if sentence.unaligned:
        forms = " ".join(printable(form) for form in sentence.unaligned)
        lines.append(f"predicted words that are not gold words: {cut(forms, _WIDEST_TEXT)}")
    return "\n".join(lines)


def _heading(sentence: JudgedSentence) -> str:
    name = printable(sentence.name or f"sentence {sentence.number}")
    wrong = f"{sentence.errors} of {counted(len(sentence.words), 'word')} wrong"
    asked = f", {sentence.chosen} selected" if sentence.chosen != sentence.errors else ""
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
    """The prediction for a wrong word."""
    if word.is_right:
        return ""
    sign = "✗" if word.is_chosen else "·"
    if word.predicted is None:
        return f"{sign} unaligned"
    return f"{sign} {cut(printable(word.predicted.label), _WIDEST_LABEL)}"


def _predicted_head(word: JudgedWord) -> int | None:
    """The head of an arc to draw: a wrong one between words of the sentence."""
    return word.predicted.head if word.predicted and word.kind in ("head", "both") else None


def _source(word: JudgedWord, undrawn: bool) -> str:
    """Say in words where a wrong arc that is not drawn comes from."""
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
    """For each word, whether it is shown: all are, or those near wrong words and their heads."""
    words = sentence.words
    if len(words) <= longest:
        return [True] * len(words)
    touched = set()
    for word in words:
        if not word.is_right:
            heads = (word.gold.head, word.predicted.head if word.predicted else None)
            touched |= {word.number, *(head for head in heads if head)}
    near = {number + step for number in touched for step in (-1, 0, 1)}
    shown = [word.number in near for word in words]
    return _without_short_gaps(shown)


def _without_short_gaps(shown: list[bool]) -> list[bool]:
    """Fill gaps that are too short to be worth a line that mentions them."""
    filled, begin = list(shown), 0
    while begin < len(shown):
        end = begin
        while end < len(shown) and not shown[end]:
            end += 1
        if end - begin < _FEWEST_HIDDEN:
            filled[begin:end] = [True] * (end - begin)
        begin = end + 1
    return filled
