"""Trees drawn with characters, one line per word, for terminals.

Every head has a stem, a vertical line from which the arrows to its dependents start. The stem of a
head is to the left of the stems of its dependents. An arrow that crosses the stem of another word
(a non-projective arc) is interrupted there.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

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


@dataclass(frozen=True)
class Stem:
    """The vertical line from which a head's dependents are reached, from first to last row."""

    first: int
    last: int
    lane: int  # from 1, which is the nearest to the words

    def reaches(self, row: int) -> bool:
        return self.first <= row <= self.last


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
