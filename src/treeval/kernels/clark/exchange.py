"""Clustering words by exchange (Clark 2003; Ney, Essen and Kneser 1994).

The objective is the sum over pairs of classes of N(g,h) ln [N(g,h) / (N(g) N(h))], where N(g,h) is
counted over adjacent tokens, plus the log-probabilities that classes spell their words, plus a
bias for each class.
"""

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.kernels.clark.arrays import Bigrams, Neighbours, Stream
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
def count_around(
    stream: Stream, tokens: int, w: int, classes: Ints, around: Neighbours
) -> tuple[int, int, int]:
    """Count the classes beside a type; tokens is the length of the text.

    The result is how often it follows itself, and the numbers of its neighbours on the left and on
    the right.
    """
    for y in range(around.classes):
        around.left[y] = around.right[y] = 0
    doubled = lefts = rights = 0
    for at in range(stream.starts[w], stream.starts[w + 1]):
        place = stream.places[at]
        if place > 0:
            around.left[classes[stream.tokens[place - 1]]] += 1
            lefts += 1
        if place + 1 < tokens:
            around.right[classes[stream.tokens[place + 1]]] += 1
            rights += 1
            doubled += 1 if stream.tokens[place + 1] == w else 0
    return doubled, lefts, rights


@part
def free(pairs: Ints, o: int, around: Neighbours, logs: Floats) -> float:
    """Compute the gain in cells of other classes when a type leaves its own, each and in all."""
    left, right, busy, freed, classes = around
    number, all_freed = 0, 0.0
    for y in range(classes):
        freed[y] = 0.0
        if y != o and (left[y] or right[y]):
            busy[number] = y
            number += 1
            freed[y] = change(pairs[o * classes + y], -right[y], logs)
            freed[y] += change(pairs[y * classes + o], -left[y], logs)
            all_freed += freed[y]
    busy[classes] = number
    return all_freed


@part
def gain(pairs: Ints, around: Neighbours, doubled: int, o: int, g: int, logs: Floats) -> float:
    """Compute the change of g's cells when a type comes from o, with the four of both classes."""
    left, right, busy, freed, classes = around
    in_o, in_g = o * classes, g * classes
    total = 0.0
    for rank in range(busy[classes]):
        y = busy[rank]
        if y != g:
            total += change(pairs[in_g + y], right[y], logs) + change(
                pairs[y * classes + g], left[y], logs
            )
    total += change(pairs[in_o + o], doubled - left[o] - right[o], logs)
    total += change(pairs[in_g + g], doubled + left[g] + right[g], logs)
    total += change(pairs[in_o + g], left[o] - right[g] - doubled, logs)
    total += change(pairs[in_g + o], right[o] - left[g] - doubled, logs)
    return float(total - freed[g])


@part
def margin_change(
    bigrams: Bigrams, c: int, tokens: int, lefts: int, rights: int, logs: Floats
) -> float:
    """Compute the change of (row + column) ln N(c) when tokens come to c or leave it."""
    margin = bigrams.rows[c] + bigrams.columns[c]
    before = margin * logs[bigrams.totals[c]]
    return float((margin + lefts + rights) * logs[bigrams.totals[c] + tokens] - before)


@part
def move_pairs(pairs: Ints, around: Neighbours, doubled: int, o: int, g: int) -> None:
    """Count the pairs of a type in class g instead of o."""
    left, right, busy, _, classes = around
    in_o, in_g = o * classes, g * classes
    for rank in range(busy[classes]):
        y = busy[rank]
        if y != g:
            pairs[in_g + y] += right[y]
            pairs[in_o + y] -= right[y]
            pairs[y * classes + g] += left[y]
            pairs[y * classes + o] -= left[y]
    pairs[in_o + o] += doubled - left[o] - right[o]
    pairs[in_g + g] += doubled + left[g] + right[g]
    pairs[in_o + g] += left[o] - right[g] - doubled
    pairs[in_g + o] += right[o] - left[g] - doubled


@part
def add_margins(bigrams: Bigrams, c: int, tokens: int, lefts: int, rights: int) -> None:
    """Count tokens in a class, or fewer of them."""
    bigrams.rows[c] += rights
    bigrams.columns[c] += lefts
    bigrams.totals[c] += tokens


@part
def preference(here: float, there: float, bias: Floats, o: int, g: int) -> float:
    """Score a move by letters and bias; letters that neither class can spell do not count."""
    total = bias[g] - bias[o] if bias[g] != bias[o] else 0.0
    return float(total + (there - here if there != here else 0.0))


def exchange(
    order: Ints,
    movable: int,
    tokens: Ints,
    length: int,
    places: Ints,
    starts: Ints,
    frequencies: Ints,
    classes: Ints,
    pairs: Ints,
    rows: Ints,
    columns: Ints,
    totals: Ints,
    spelt: Floats,
    bias: Floats,
    logs: Floats,
    left: Ints,
    right: Ints,
    busy: Ints,
    freed: Floats,
    number: int,
) -> int:
    """Move each type in turn to the class that raises the objective most; return the moves made.

    The text has a length, ``order`` a number of movable types, ``spelt`` is [word, class] and has
    the log-probabilities that the classes spell the words. A type that is alone in its class stays.
    """
    stream = Stream(tokens, places, starts, frequencies)
    bigrams, around = (
        Bigrams(pairs, rows, columns, totals),
        Neighbours(left, right, busy, freed, number),
    )
    moves = 0
    for turn in range(movable):
        w = order[turn]
        o, often = classes[w], frequencies[w]
        if often == totals[o]:
            continue
        doubled, lefts, rights = count_around(stream, length, w, classes, around)
        all_freed = free(pairs, o, around, logs)
        all_freed -= margin_change(bigrams, o, -often, -lefts, -rights, logs)
        best, target, here = 0.0, o, spelt[w * number + o]
        for g in range(number):
            there = spelt[w * number + g]
            if g == o or there == -np.inf < here:
                continue
            score = preference(here, there, bias, o, g) + all_freed
            score += gain(pairs, around, doubled, o, g, logs)
            score -= margin_change(bigrams, g, often, lefts, rights, logs)
            if score > best:
                best, target = score, g
        if target != o:
            move_pairs(pairs, around, doubled, o, target)
            add_margins(bigrams, o, -often, -lefts, -rights)
            add_margins(bigrams, target, often, lefts, rights)
            classes[w] = target
            moves += 1
    return moves
