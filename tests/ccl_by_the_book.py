"""Common cover links once more, slowly: dictionaries and recursion, close to Seginer (2007).

What the kernels do with arrays, linked lists and shortcuts is checked against this.
"""

from dataclasses import dataclass, field
from typing import Any

import numpy as np

LEFT, RIGHT = 0, 1
F = np.float32
ZERO = F(0)
Label = tuple[int, int]  # word, 1 for "the neighbour is it", 0 for "behaves like it"
INFINITE = 99


@dataclass
class Point:
    n: int = 0
    stop: int = 0
    entering: Any = ZERO
    out: Any = ZERO
    entered: Any = ZERO
    strengths: dict[Label, Any] = field(default_factory=dict)
    top: list[Label] = field(default_factory=list)  # strongest first, then most recent first

    def add(self, label: Label, value: Any, ranks: int) -> None:
        self.strengths[label] = strength = F(self.strengths.get(label, F(0)) + value)
        others = [other for other in self.top if other != label]
        if len(others) == ranks and strength < self.strengths[others[-1]]:
            return
        larger = [other for other in others if self.strengths[other] > strength]
        self.top = [*larger, label, *others[len(larger) :]][:ranks]

    def value(self, amount: Any) -> Any:
        return F(F(amount) / F(self.n)) if self.n else F(0)

    @property
    def is_stopped(self) -> bool:
        return not any(self.strengths[label] > self.stop for label in self.top)


class Book:
    """The lexicon: points by word and side."""

    def __init__(self, ranks: int, *, compatible: bool) -> None:
        self.ranks, self.compatible = ranks, compatible
        self.points: dict[tuple[int, int], list[Point]] = {}

    def at(self, word: int, side: int) -> list[Point]:
        return self.points.setdefault((word, side), [])

    def first(self, word: int, side: int) -> Point:
        return (self.at(word, side) or [Point()])[0]

    def offers(self, word: int, side: int) -> dict[Label, Any]:
        """Labels with values, in order."""
        table: list[tuple[Label, Any]] = [((word, 1), F(1))]
        point = self.first(word, side)
        for named, kind in point.top:
            label, value = (named, 1 - kind), point.value(point.strengths[named, kind])
            if value > dict(table).get(label, F(-1)):
                table = [entry for entry in table if entry[0] != label]
                at = sum(entry[1] > value for entry in table)
                table.insert(at, (label, value))
        return dict(table)

    def learn(self, words: list[int], stops: list[bool]) -> None:
        utterance = Utterance(self, words, stops)
        utterance.parse()
        offers = [[self.offers(word, side) for side in (LEFT, RIGHT)] for word in words]
        frozen = [[summary(self.first(word, side)) for side in (LEFT, RIGHT)] for word in words]
        for x, side, index, y in utterance.events:
            points = self.at(words[x], side)
            if len(points) < index:
                points.append(Point())
            point = points[index - 1]
            point.n += 1
            if y is None or stops[x + side]:
                point.stop += 1
                continue
            facing = 1 - side
            for label, value in [*offers[y][facing].items()][: self.ranks]:
                lost = facing == RIGHT and label in offers[y][LEFT] and label != (words[y], 1)
                if not (self.compatible and lost):
                    point.add(label, value, self.ranks)
            if index == 1:
                learn_directions(point, frozen[y][facing], frozen[y][side])


def summary(point: Point) -> tuple[bool, bool, Any, Any]:
    return bool(point.top), point.is_stopped, point.value(point.entering), point.value(point.out)


def learn_directions(
    point: Point, facing: tuple[bool, bool, Any, Any], back: tuple[bool, bool, Any, Any]
) -> None:
    labelled, stopped, entering, out = facing
    if labelled and stopped:
        point.entering = F(point.entering - F(1))
    elif labelled and back[1]:
        point.entering = F(point.entering + F(1))
    point.out = F(point.out + entering)
    point.entered = F(point.entered + out)


@dataclass(frozen=True)
class Found:
    strength: Any = ZERO
    largest: Any = ZERO
    index: int = 0
    kind: int = 0
    reference: Point | None = None


class Utterance:
    """Links of one utterance while they are added."""

    def __init__(self, book: Book, words: list[int], stops: list[bool]) -> None:
        self.book, self.words, self.stops = book, words, stops
        self.out: list[tuple[list[tuple[int, int]], ...]] = [([], []) for _ in words]
        self.into: list[list[tuple[int, int] | None]] = [[None, None] for _ in words]
        self.shut: list[list[int | None]] = [[None, None] for _ in words]
        self.used: list[tuple[set[int], set[int]]] = [(set(), set()) for _ in words]
        self.violation: tuple[int, int] | None = None
        self.frontier: list[tuple[int, int]] = []
        self.events: list[tuple[int, int, int, int | None]] = []

    def parse(self) -> None:
        for k in range(len(self.words)):
            self.advance(k)
            self.violation = None
            if k and not self.stops[k]:
                self.link_word(k)
            self.note_left(k)
            self.note_right(k)
        self.note_right(len(self.words))

    @property
    def links(self) -> list[list[int]]:
        return sorted(
            [base, head, depth]
            for base, sides in enumerate(self.out)
            for side in sides
            for head, depth in side
        )

    def path(self, x: int, side: int, depth: int) -> int:
        heads = [head for head, d in self.out[x][side] if d <= depth]
        return self.path(heads[-1], side, 1) if heads else x

    def first(self, x: int, y: int) -> int | None:
        side, sign = (RIGHT, 1) if y > x else (LEFT, -1)
        reached = [d for d in (0, 1) if sign * (self.path(x, side, d) - y) >= 0]
        return reached[0] if reached else None

    def unused(self, x: int, side: int) -> tuple[int, int]:
        sign = 1 if side == RIGHT else -1
        p = self.path(x, side, 1) + sign
        depth = self.out[x][side][-1][1] if self.out[x][side] else 0
        entrance, shut = self.into[x][side], self.shut[x][side]
        block = 1 if entrance is not None and sign * (p - entrance[0]) > 0 else 0
        if shut is not None and sign * (p - shut) > 0:
            block = INFINITE
        return p, max(depth, block)

    def mark(self, x: int, p: int) -> None:
        if self.shut[x][RIGHT] is not None:
            return
        if p != x:
            self.shut[x][RIGHT] = p
        for head, _ in self.out[x][LEFT]:
            self.mark(head, p)

    def add(self, base: int, head: int, depth: int) -> None:
        if head < base:
            self.out[base][LEFT].append((head, depth))
            self.into[head][RIGHT] = (base, depth)
            if depth == 1:
                self.mark(base, base)
            self.update_violation(base, head)
        else:
            self.out[base][RIGHT].append((head, depth))
            self.into[head][LEFT] = (base, depth)
            if depth == 1:
                self.mark(base, base)
            self.shut[head][LEFT] = base if depth == 1 else self.shut[base][LEFT]
            self.violation = None

    def update_violation(self, k: int, head: int) -> None:
        far = self.path(head, LEFT, 1)
        if self.violation is not None and far <= self.violation[0]:
            self.violation = None
        entrance, old = self.into[far][LEFT], self.violation
        if entrance is None or self.first(entrance[0], k) is not None:
            return
        v, depth = entrance
        if old is None or v > old[0] or (v == old[0] and depth < old[1]):
            self.violation = entrance

    def advance(self, k: int) -> None:
        if k == 0:
            return
        entrance = self.into[k - 1][LEFT]
        kept, walking = [], True
        for x, least in self.frontier if entrance is not None else []:
            if x > entrance[0]:
                continue
            new = self.unused(x, RIGHT)[1] if walking else least
            walking = walking and (new != least or x == entrance[0])
            if new <= 1:
                kept.append((x, new))
        self.frontier = [(k - 1, 0), *kept]

    def prefix(self, k: int) -> list[tuple[int, set[int]]]:
        """Words before k - 1 that may link to k, and the depths."""
        if self.into[k][LEFT] is not None:
            return []
        furthest = self.out[k][LEFT][-1][0] if self.out[k][LEFT] else k
        found = []
        for x, least in self.frontier:
            if x > furthest or (self.violation is not None and x < self.violation[0]):
                continue
            depths = {d for d in (0, 1) if d >= least}
            if self.first(k, x) is not None:
                depths &= {self.first(k, x)}
            if self.violation is not None and x == self.violation[0]:
                depths &= {self.violation[1]}
            if depths and x != k - 1:
                found.append((x, depths))
        return found

    def leftwards(self, k: int) -> tuple[int, set[int]] | None:
        p, least = self.unused(k, LEFT)
        if p < 0 or least > 1:
            return None
        depths = {d for d in (0, 1) if d >= least}
        entrance = self.into[k][LEFT]
        if entrance is not None and entrance[1] == 1:
            depths -= {0}
        if self.first(p, k) is not None:
            depths &= {self.first(p, k)}
        if entrance is not None and (p == entrance[0] or self.first(p, entrance[0]) is not None):
            depths &= {entrance[1]}
        if self.violation is not None:
            depths &= {self.out[k][LEFT][-1][1]}
        return (p, depths) if depths and p != k - 1 else None

    def match(self, point: Point, table: dict[Label, Any]) -> tuple[Any, list[Label]]:
        best, labels = F(0), []
        for label in point.top:
            value = point.value(point.strengths[label])
            if value < best or value <= point.value(point.stop):
                break
            common = min(value, table.get(label, F(0)))
            if common > best:
                best, labels = common, [label]
            elif common == best and common > 0:
                labels.append(label)
        return best, labels

    def match_points(self, x: int, side: int, y: int) -> Found:
        table, found = self.book.offers(self.words[y], 1 - side), Found()
        for index, point in enumerate(self.book.at(self.words[x], side), start=1):
            used = index in self.used[x][side]
            strength, labels = self.match(point, table)
            largest = max(found.largest, strength)
            found = Found(found.strength, largest, found.index, found.kind, found.reference)
            best_used = found.index in self.used[x][side]
            if len(labels) == 1 and (
                strength > found.strength or (strength > 0 and best_used and not used)
            ):
                word, kind = labels[0]
                reference = self.book.first(word, 1 - side if kind else side)
                found = Found(strength, largest, index, kind, reference)
            if not used:
                break
        return found

    def weigh(
        self, b: int, k: int, from_b: set[int], from_k: set[int]
    ) -> tuple[Any, Any, int, int, int]:
        at_b = at_k = Found()
        if from_b:
            at_b = self.match_points(b, RIGHT, k)
            if from_k or at_b.strength == 0:
                at_k = self.match_points(k, LEFT, b)
        else:
            at_k = self.match_points(k, LEFT, b)
            if at_k.strength == 0:
                at_b = self.match_points(b, RIGHT, k)
        chosen = at_b if at_b.strength > at_k.strength else at_k
        if chosen.strength == 0 or chosen.reference is None:
            return F(0), F(0), 0, at_b.index, at_k.index
        mine, other = (at_b, at_k) if (chosen is at_b) == (chosen.kind == 0) else (at_k, at_b)
        ref = chosen.reference
        out = min(ref.value(ref.out), chosen.strength)
        direct = ref.entered <= 0 and abs(ref.entering) >= abs(ref.entered)
        into = min(ref.value(ref.entering if direct else ref.entered), chosen.strength)
        depth = 1 if out <= 0 and ref.entering < 0 and ref.entered > 0 else 0
        if out <= 0 and into <= 0:
            into = other.strength
            out = mine.largest if out == 0 else out
        to_right, to_left = (out, into) if mine is at_b else (into, out)
        to_right = max(to_right, F(0)) if depth in from_b else F(0)
        to_left = max(to_left, F(0)) if depth in from_k else F(0)
        return to_right, to_left, depth, at_b.index, at_k.index

    def link_word(self, k: int) -> None:
        both = {0, 1}
        to_right, to_left, depth, at_b, at_k = self.weigh(k - 1, k, both, both)
        if to_right > 0:
            self.add(k - 1, k, depth)
            self.used[k - 1][RIGHT].update({at_b} - {0})
        if to_left > 0:
            self.add(k, k - 1, depth)
            self.used[k][LEFT].update({at_k} - {0})
        self.weighed: dict[Any, Any] = {}
        while self.link_further(k):
            pass

    def weighed_once(self, side: int, other: int, k: int, depths: set[int]) -> Any:
        """Weight, depth, point of the base, and whether that is used."""
        if self.weighed.get((side, other), [None])[0] != depths:
            from_b, from_k = (depths, set()) if side == RIGHT else (set(), depths)
            found = self.weigh(other, k, from_b, from_k)
            self.weighed[side, other] = depths, found[1 - side], found[2], found[4 - side]
        _, weight, depth, index = self.weighed[side, other]
        base = other if side == RIGHT else k
        return weight, depth, index, index in self.used[base][side]

    def link_further(self, k: int) -> bool:
        best, all_used, chosen = F(0), True, None
        prefix, left = self.prefix(k), self.leftwards(k)
        for x, depths in prefix:
            weight, depth, index, used = self.weighed_once(RIGHT, x, k, depths)
            if weight > best or (all_used and weight > 0 and not used):
                best, all_used, chosen = weight, all_used and used, (x, k, depth, RIGHT, index)
        if left is not None:
            weight, depth, index, used = self.weighed_once(LEFT, left[0], k, left[1])
            nearer = chosen is None or left[0] > chosen[0]
            heavier = weight > best or (weight == best and nearer)
            if weight > 0 and ((all_used and not used) or (used == all_used and heavier)):
                chosen = k, left[0], depth, LEFT, index
        if chosen is not None:
            base, head, depth, side, index = chosen
            self.add(base, head, depth)
            self.used[base][side].update({index} - {0})
            return True
        return self.violation is not None and self.link_anyway(k, prefix, left)

    def link_anyway(self, k: int, prefix: list[Any], left: Any) -> bool:
        options = [(self.potential(x, RIGHT), x, (x, k, min(depths))) for x, depths in prefix]
        if left is not None:
            options.append((self.potential(k, LEFT), left[0], (k, left[0], min(left[1]))))
        if not options:
            return False
        self.add(*max(options, key=lambda option: option[:2])[2])
        return True

    def potential(self, x: int, side: int) -> tuple[int, float]:
        point = self.book.first(self.words[x], side)
        above = sum(point.strengths[label] > point.stop for label in point.top)
        return above, float(point.strengths[point.top[0]]) if point.top else 0.0

    def note_left(self, k: int) -> None:
        if k == 0 or self.stops[k]:
            self.events.append((k, LEFT, 1, None))
            return
        index = 1
        for head, _ in self.out[k][LEFT]:
            self.events.append((k, LEFT, index, head))
            if index not in self.used[k][LEFT]:
                return
            index += 1
        p, least = self.unused(k, LEFT)
        self.events.append((k, LEFT, index, p if least <= 1 and p >= 0 else None))

    def note_right(self, q: int) -> None:
        x = q - 1
        while x >= 0:
            links = self.out[x][RIGHT]
            hit = bool(links) and links[-1][0] == q
            index = len(links) - hit + 1
            if index == 1 or index - 1 in self.used[x][RIGHT]:
                bounded = q == len(self.words) or (x == q - 1 and self.stops[q])
                self.events.append((x, RIGHT, index, None if bounded else q))
            entrance = self.into[x][LEFT]
            if hit or entrance is None:
                return
            x = entrance[0]
