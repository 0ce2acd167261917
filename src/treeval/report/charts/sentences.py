"""Sentences drawn with characters, for terminals: the gold tree, and the wrong predicted arcs.

A tree has one line per word. Every head has a stem, a vertical line from which the arrows to its
dependents start. The stem of a head is to the left of the stems of its dependents. An arrow that
crosses the stem of another word (a non-projective arc) is interrupted there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

from treeval.report.tables.table import width
from treeval.report.text import counted, cut, padded, printable

if TYPE_CHECKING:
    from treeval.scoring.judged import JudgedSentence, JudgedWord

_MIRRORED = str.maketrans("╭╮╰╯├┤<>", "╮╭╯╰┤├><")
# Lines that meet in a character: up, down, left, right.
_CHARACTERS = {
    (False, False, True, True): "─",
    (False, False, False, True): "╶",  # a word that is its own head
    (True, True, False, False): "│",
    (False, True, False, True): "╭",
    (True, False, False, True): "╰",
    (True, True, False, True): "├",
    (False, True, True, True): "┬",
    (True, False, True, True): "┴",
    (True, True, True, True): "┼",
}
_MOST_STEMS = 24  # side by side; trees that need more are not drawn
_MOST_WORDS = 1_000
_WIDEST_FORM = 24
_WIDEST_LABEL = 16
_WIDEST_TEXT = 500
_WIDEST_ARCS = 13  # columns for the arcs of one of several systems
_LONGEST = 40  # words of a sentence that is shown in full
_MOST_ROWS = 300
_FEWEST_HIDDEN = 3
Paint = Callable[[str], str]


def draw_sentence(sentence: JudgedSentence, *, longest: int = _LONGEST, paint: Paint = str) -> str:
    """Draw the gold tree to the left of its words, wrong predicted arcs to the right.

    In a sentence with more words than ``longest``, stretches without errors are left out.
    """
    return draw_side_by_side({"": sentence}, longest=longest, paint=paint)


def draw_side_by_side(
    judged: Mapping[str, JudgedSentence], *, longest: int = _LONGEST, paint: Paint = str
) -> str:
    """Draw the gold tree of one sentence, and to the right the wrong arcs of every system."""
    sentences = tuple(judged.values())
    first = sentences[0]
    names = tuple(judged) if len(judged) > 1 else ("",)
    arcs = _gold_arcs(first)
    left = _gold_part(first, arcs)
    widest = _WIDEST_ARCS if len(judged) > 1 else None
    systems = list(zip(names, sentences, strict=True))
    blocks = [_block(name, sentence, paint, widest) for name, sentence in systems]
    header, *rows = ["  ".join(cells).rstrip() for cells in zip(left, *blocks, strict=True)]
    lines = [_heading(judged), cut(printable(first.text), _WIDEST_TEXT)]
    lines += [header] if header else []
    lines += _without_stretches(rows, _shown(sentences, longest), len(arcs[0]))
    for name, sentence in systems:
        if sentence.unaligned:
            forms = cut(" ".join(printable(form) for form in sentence.unaligned), _WIDEST_TEXT)
            of = f" of {printable(name)}" if name else ""
            lines.append(f"predicted words{of} that are not gold words: {forms}")
    return "\n".join(lines)


def _without_stretches(rows: Sequence[str], shown: Sequence[bool], indent: int) -> list[str]:
    """Replace rows that are not shown by a line that counts them."""
    lines: list[str] = []
    at = drawn = 0
    while at < len(rows) and drawn < _MOST_ROWS:
        after = next((later for later in range(at, len(rows)) if shown[later]), len(rows))
        if after > at:
            lines.append(" " * indent + f" ⋮ {after - at} words without errors")
        lines += rows[after : after + 1]
        at, drawn = after + 1, drawn + 1
    if at < len(rows):
        lines.append(f"{len(rows) - at} more words; the JSON has them all")
    return lines


def _heading(judged: Mapping[str, JudgedSentence]) -> str:
    first = next(iter(judged.values()))
    sentence_name = f"{printable(first.name or f'sentence {first.number}')}, line {first.line}"
    words = counted(len(first.words), "word")
    if len(judged) == 1:
        selected = f", {first.chosen} selected" if first.chosen != first.errors else ""
        return f"── {sentence_name}: {first.errors} of {words} wrong{selected} ──"
    wrong = ", ".join(f"{printable(name)} {_wrong(sentence)}" for name, sentence in judged.items())
    return f"── {sentence_name}, {words}: {wrong} ──"


def _wrong(sentence: JudgedSentence) -> str:
    selected = f" ({sentence.chosen} selected)" if sentence.chosen != sentence.errors else ""
    return f"{sentence.errors} wrong{selected}"


def _gold_arcs(sentence: JudgedSentence) -> list[str]:
    heads = [word.gold.head for word in sentence.words]
    arcs = draw_arcs(heads)
    if arcs[0]:
        return arcs
    # The tree is too deep or too long to be drawn, or has a single word.
    return _column([f"{head or 'root'} ─>" for head in heads], to_the_right=True)


def _gold_part(sentence: JudgedSentence, arcs: list[str]) -> list[str]:
    """Write the gold tree in lines of equal width, below an empty line."""
    words = sentence.words
    columns = [
        arcs,
        _column([str(word.number) for word in words], to_the_right=True),
        _column([cut(printable(word.form), _WIDEST_FORM) for word in words]),
        _column([cut(printable(word.tag), _WIDEST_LABEL) for word in words]),
        _column([cut(printable(word.gold.label), _WIDEST_LABEL) for word in words]),
    ]
    return _column(["", *(" ".join(cells) for cells in zip(*columns, strict=True))])


def _block(name: str, sentence: JudgedSentence, paint: Paint, widest: int | None) -> list[str]:
    """Write the wrong arcs of a system in lines of equal width, below its name."""
    words = sentence.words
    marks = _column([_mark(word) for word in words])
    heads = [_predicted_head(word) for word in words]
    arcs = mirrored(draw_arcs(heads))
    if widest is not None and len(arcs[0]) > widest:
        arcs = [""] * len(words)
    undrawn = any(heads) and not arcs[0]
    plain = [
        f"{mark} {arc} {_source(word, undrawn)}"
        for word, mark, arc in zip(words, marks, arcs, strict=True)
    ]
    header, *cells = _column(
        [cut(printable(name), _WIDEST_FORM), *(line.rstrip() for line in plain)]
    )
    return [
        header,
        *(
            _painted(mark, paint) + cell[len(mark) :] if word.is_chosen else cell
            for word, mark, cell in zip(words, marks, cells, strict=True)
        ),
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


def _shown(sentences: Sequence[JudgedSentence], longest: int) -> list[bool]:
    """For each word, whether it is shown: all are, or those near wrong words and their heads."""
    words = sentences[0].words
    if len(words) <= longest:
        return [True] * len(words)
    touched = set()
    for word in chain.from_iterable(sentence.words for sentence in sentences):
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


def draw_arcs(heads: Sequence[int | None]) -> list[str]:
    """Draw arcs to the left of words: 0 is the root, None a word without an arc.

    All lines are equally wide; they are empty if a tree is too long or too deep.
    """
    if len(heads) > _MOST_WORDS:
        return [""] * len(heads)
    stems = place_stems(heads)
    lanes = max((stem.lane for stem in stems.values()), default=0)
    if not lanes or lanes > _MOST_STEMS:
        return [""] * len(heads)
    return [_row(row, heads, stems, lanes) for row in range(len(heads))]


def mirrored(lines: Sequence[str]) -> list[str]:
    """Mirror a drawing, so that it can be to the right of the words."""
    return [line[::-1].translate(_MIRRORED) for line in lines]


@dataclass(frozen=True)
class Stem:
    """The vertical line from which a head's dependents are reached, from first to last row."""

    first: int
    last: int
    lane: int  # from 1, which is the nearest to the words

    def reaches(self, row: int) -> bool:
        return self.first <= row <= self.last


def place_stems(heads: Sequence[int | None]) -> dict[int, Stem]:
    """Find positions for the stems of all heads, which are given by their rows (from 0)."""
    dependents: dict[int, list[int]] = {}
    for row, head in enumerate(heads):
        if head:
            dependents.setdefault(head - 1, []).append(row)
    placed: dict[int, Stem] = {}
    for head in _upwards(dependents):
        rows = [head, *dependents[head]]
        first, last = min(rows), max(rows)
        taken = {stem.lane for stem in placed.values() if stem.first <= last and stem.last >= first}
        inner = [placed[row].lane for row in dependents[head] if row in placed]
        lane = 1 + max(inner, default=0)
        while lane in taken:
            lane += 1
        placed[head] = Stem(first, last, lane)
    return placed


def _upwards(dependents: Mapping[int, Sequence[int]]) -> list[int]:
    """Sort heads so that lower ones come first; within cycles, the order is arbitrary."""
    waiting = {head: sum(row in dependents for row in rows) for head, rows in dependents.items()}
    above = {row: head for head, rows in dependents.items() for row in rows}
    ready = sorted((head for head, number in waiting.items() if not number), reverse=True)
    order: list[int] = []
    while waiting:
        head = ready.pop() if ready else min(waiting)
        if waiting.pop(head, None) is None:
            continue
        order.append(head)
        if (up := above.get(head)) in waiting:
            waiting[up] -= 1
            if not waiting[up]:
                ready.append(up)
    return order


def _row(row: int, heads: Sequence[int | None], stems: Mapping[int, Stem], lanes: int) -> str:
    head = heads[row]
    above = stems[head - 1] if head else None
    own = stems.get(row)
    mine = [stem.lane for stem in (above, own) if stem]
    leftmost = max(mine, default=0)
    at_lane = {stem.lane: stem for stem in stems.values() if stem.reaches(row)}
    drawn = []
    for lane in range(lanes, 0, -1):
        stem = at_lane.get(lane)
        within = lane < leftmost
        if stem is not None and lane in mine:
            lines = (row > stem.first, row < stem.last, within, True)
            drawn.append(_CHARACTERS[lines])
        else:
            drawn.append("│" if stem else "─" if within else " ")
        drawn.append("─" if lane <= leftmost else " ")
    return "".join(drawn) + (">" if above else "─" if own else " ")
