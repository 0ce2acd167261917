"""Clustering words by exchange (Clark 2003; Ney, Essen and Kneser 1994).

The objective is the sum over pairs of classes of N(g,h) ln [N(g,h) / (N(g) N(h))], where N(g,h) is
counted over adjacent tokens, plus the log-probabilities that classes spell their words, plus a
bias for each class.
"""

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.kernels.clark.arrays import Bigrams, Neighbours, Stream
from treeval.kernels.jit import njit
from treeval.kernels.parts import part


@part
def times_log(number: int, logs: Floats) -> float:
    """Compute N ln N from a table of logarithms, in which that of 0 is 0."""
    return float(number * logs[number])


@part
def change(before: int, difference: int, logs: Floats) -> float:
    """Compute the change of N ln N."""
    return times_log(before + difference, logs) - times_log(before, logs)


@part
def look_around(
    stream: Stream, w: int, classes: Ints, bigrams: Bigrams, around: Neighbours, logs: Floats
) -> tuple[int, int, int, float]:
    """Count the classes beside a type.

    The result is how often it follows itself, the numbers of its neighbours on the left and on the
    right, and the total gain in cells of other classes when it leaves its own.
    """
    left, right, busy, freed = around
    for y in range(len(left)):
        left[y] = right[y] = 0
    doubled = lefts = rights = 0
    for at in range(stream.starts[w], stream.starts[w + 1]):
        place = stream.places[at]
        if place > 0:
            left[classes[stream.tokens[place - 1]]] += 1
            lefts += 1
        if place + 1 < len(stream.tokens):
            right[classes[stream.tokens[place + 1]]] += 1
            rights += 1
            doubled += 1 if stream.tokens[place + 1] == w else 0
    o, number, all_freed = classes[w], 0, 0.0
    for y in range(len(left)):
        freed[y] = 0.0
        if y != o and (left[y] or right[y]):
            busy[number] = y
            number += 1
            freed[y] = change(bigrams.pairs[o, y], -right[y], logs)
            freed[y] += change(bigrams.pairs[y, o], -left[y], logs)
            all_freed += freed[y]
    busy[-1] = number
    return doubled, lefts, rights, all_freed


@part
def gain(bigrams: Bigrams, around: Neighbours, doubled: int, o: int, g: int, logs: Floats) -> float:
    """Compute the change of g's cells when a type comes from o, with the four of both classes."""
    pairs, left, right = bigrams.pairs, around.left, around.right
    total = 0.0
    for rank in range(around.busy[-1]):
        y = around.busy[rank]
        if y != g:
            total += change(pairs[g, y], right[y], logs) + change(pairs[y, g], left[y], logs)
    total += change(pairs[o, o], doubled - left[o] - right[o], logs)
    total += change(pairs[g, g], doubled + left[g] + right[g], logs)
    total += change(pairs[o, g], left[o] - right[g] - doubled, logs)
    total += change(pairs[g, o], right[o] - left[g] - doubled, logs)
    return float(total - around.freed[g])


@part
def margin_change(
    bigrams: Bigrams, c: int, tokens: int, lefts: int, rights: int, logs: Floats
) -> float:
    """Compute the change of (row + column) ln N(c) when tokens come to c or leave it."""
    margin = bigrams.rows[c] + bigrams.columns[c]
    before = margin * logs[bigrams.totals[c]]
    return float((margin + lefts + rights) * logs[bigrams.totals[c] + tokens] - before)


@part
def move(
    bigrams: Bigrams, around: Neighbours, shift: tuple[int, int, int, int], o: int, g: int
) -> None:
    """Count a type in class g instead of o; shift is doubled, tokens, lefts, rights."""
    pairs, left, right = bigrams.pairs, around.left, around.right
    doubled, tokens, lefts, rights = shift
    for rank in range(around.busy[-1]):
        y = around.busy[rank]
        if y != g:
            pairs[g, y] += right[y]
            pairs[o, y] -= right[y]
            pairs[y, g] += left[y]
            pairs[y, o] -= left[y]
    pairs[o, o] += doubled - left[o] - right[o]
    pairs[g, g] += doubled + left[g] + right[g]
    pairs[o, g] += left[o] - right[g] - doubled
    pairs[g, o] += right[o] - left[g] - doubled
    for c, sign in ((o, -1), (g, 1)):
        bigrams.rows[c] += sign * rights
        bigrams.columns[c] += sign * lefts
        bigrams.totals[c] += sign * tokens


@part
def preference(spelt: Floats, bias: Floats, w: int, o: int, g: int) -> float:
    """Score a move by letters and bias; letters that neither class can spell do not count."""
    total = bias[g] - bias[o] if bias[g] != bias[o] else 0.0
    return float(total + (spelt[w, g] - spelt[w, o] if spelt[w, g] != spelt[w, o] else 0.0))


@njit(cache=True, nogil=True)
def exchange(
    order: Ints,
    stream: Stream,
    classes: Ints,
    bigrams: Bigrams,
    spelt: Floats,
    bias: Floats,
    logs: Floats,
) -> int:
    """Move each type in turn to the class that raises the objective most; return the moves made.

    spelt[w, c] is the log-probability that class c spells w. A type that is alone in its class
    stays.
    """
    number = len(bigrams.totals)
    around = Neighbours(
        np.empty(number, np.int64),
        np.empty(number, np.int64),
        np.empty(number + 1, np.int64),
        np.empty(number),
    )
    moves = 0
    for w in order:
        o, tokens = classes[w], stream.frequencies[w]
        if tokens == bigrams.totals[o]:
            continue
        doubled, lefts, rights, freed = look_around(stream, w, classes, bigrams, around, logs)
        freed -= margin_change(bigrams, o, -tokens, -lefts, -rights, logs)
        best, target = 0.0, o
        for g in range(number):
            if g == o or spelt[w, g] == -np.inf < spelt[w, o]:
                continue
            score = preference(spelt, bias, w, o, g) + freed
            score += gain(bigrams, around, doubled, o, g, logs)
            score -= margin_change(bigrams, g, tokens, lefts, rights, logs)
            if score > best:
                best, target = score, g
        if target != o:
            move(bigrams, around, (doubled, tokens, lefts, rights), o, target)
            classes[w] = target
            moves += 1
    return moves
