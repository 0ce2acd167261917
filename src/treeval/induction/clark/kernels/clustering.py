"""Clustering words by exchange (Clark 2003; Ney, Essen and Kneser 1994), and their spelling.

The objective is the sum over pairs of classes of N(g,h) ln [N(g,h) / (N(g) N(h))], where N(g,h) is
counted over adjacent tokens, plus the log-probabilities that classes spell their words, plus a
bias for each class. Each class has a hidden Markov model that spells words, which is trained by
Baum and Welch's algorithm.
"""

import numpy as np

from treeval.arrays import Bytes, Floats, Ints
from treeval.induction.clark.kernels.arrays import (
    BYTES,
    Bigrams,
    LetterTables,
    Neighbours,
    Spelling,
    Stream,
)
from treeval.kernels.parts import part

_RESCALED = 16  # even; letters after which probabilities are scaled, against underflow


@part
def spell(spelling: Spelling, w: int, models: LetterTables, ahead: Floats, logs: Floats) -> None:
    """Write the log-probabilities that the classes spell the word w into the row w of logs.

    Row s + 1 of ahead[i] has the probabilities of state s after i letters, classes side by side,
    row 0 the probability of having ended; i is taken modulo 2.
    """
    states, classes = models.states, models.classes
    begin, end = spelling.offsets[w], spelling.offsets[w + 1]
    row, half = w * classes, (states + 1) * classes
    for c in range(classes):
        logs[row + c] = 0.0
        ahead[c] = 1.0
    for i in range(end - begin):
        now, after = i % 2, (i + 1) % 2
        emitted = spelling.letters[begin + i] * states * classes
        for t in range(states):
            go_on(ahead, now, i == 0, models, t + 1)
            reached = after * half + (t + 1) * classes
            for c in range(classes):
                ahead[reached + c] *= models.emissions[emitted + t * classes + c]
        if after == 0 and (i + 1) % _RESCALED == 0:
            rescale(ahead, states, classes, logs, row)
    go_on(ahead, (end - begin) % 2, begin == end, models, 0)
    ended = ((end - begin + 1) % 2) * half
    for c in range(classes):
        logs[row + c] += np.log(ahead[ended + c])


@part
def go_on(ahead: Floats, now: int, at_start: bool, models: LetterTables, t: int) -> None:
    """Write the probabilities of state t (0: the end) after one more move, from those now."""
    moves, rows, classes = models.moves, models.states + 1, models.classes
    first, last = (0, 1) if at_start else (1, rows)
    reached = ((1 - now) * rows + t) * classes
    for s in range(first, last):
        left, step = (now * rows + s) * classes, (s * rows + t) * classes
        if s == first:
            for c in range(classes):
                ahead[reached + c] = ahead[left + c] * moves[step + c]
        else:
            for c in range(classes):
                ahead[reached + c] += ahead[left + c] * moves[step + c]


@part
def rescale(ahead: Floats, states: int, classes: int, logs: Floats, row: int) -> None:
    """Divide the probabilities of each class by the largest, and keep its logarithm."""
    for c in range(classes):
        largest = 0.0
        for s in range(1, states + 1):
            largest = max(largest, ahead[s * classes + c])
        if largest > 0.0:
            logs[row + c] += np.log(largest)
            for s in range(1, states + 1):
                ahead[s * classes + c] /= largest


def spell_all(
    letters: Ints,
    offsets: Ints,
    words: int,
    emissions: Floats,
    moves: Floats,
    states: int,
    classes: int,
    ahead: Floats,
    logs: Floats,
) -> int:
    """Write the log-probabilities of all words under all classes, [word, class].

    ``ahead`` has room for twice the states and one more, times the classes. The result is the
    number of words.
    """
    spelling = Spelling(letters, offsets)
    models = LetterTables(emissions, moves, states, classes)
    for w in range(words):
        spell(spelling, w, models, ahead, logs)
    return words


@part
def forward(
    letters: Ints, begin: int, n: int, c: int, models: LetterTables, ahead: Floats, scales: Floats
) -> float:
    """Fill ahead[i, s], the share of state s after letter i; return the probability of the end.

    scales[i] is the probability of letter i after those before it. The result is 0 if the class
    cannot spell the word.
    """
    emissions, moves, states, classes = models
    for i in range(n):
        scales[i] = 0.0
        now, emitted = i * states, letters[begin + i] * states * classes + c
        for t in range(states):
            ahead[now + t] = moves[(t + 1) * classes + c] if i == 0 else 0.0
            if i > 0:
                for s in range(states):
                    step = moves[((s + 1) * (states + 1) + t + 1) * classes + c]
                    ahead[now + t] += ahead[now - states + s] * step
            ahead[now + t] *= emissions[emitted + t * classes]
            scales[i] += ahead[now + t]
        if scales[i] == 0.0:
            return 0.0
        for t in range(states):
            ahead[now + t] /= scales[i]
    left = 0.0
    for s in range(states):
        left += ahead[(n - 1) * states + s] * moves[(s + 1) * (states + 1) * classes + c]
    return left


@part
def expect(
    letters: Ints,
    begin: int,
    n: int,
    weight: float,
    c: int,
    models: LetterTables,
    ahead: Floats,
    scales: Floats,
    behind: Floats,
    sums: LetterTables,
) -> None:
    """Add the expected counts of one word under its class; none if it cannot be spelt.

    behind[back + s] is the probability of the letters after i, given state s, divided by their
    scales, times the weight; the other half of it is for the letter before.
    """
    emissions, moves, states, classes = models
    if n == 0:
        sums.moves[c] += weight
        return
    left = forward(letters, begin, n, c, models, ahead, scales)
    if left == 0.0:
        return
    back, before, stride = 0, states, (states + 1) * classes
    for s in range(states):
        behind[s] = weight * moves[(s + 1) * stride + c] / left
        sums.moves[(s + 1) * stride + c] += ahead[(n - 1) * states + s] * behind[s]
    for i in range(n - 1, -1, -1):
        now, emitted = i * states, letters[begin + i] * states * classes + c
        for t in range(states):
            sums.emissions[emitted + t * classes] += ahead[now + t] * behind[back + t]
        if i == 0:
            break
        for s in range(states):
            behind[before + s] = 0.0
            for t in range(states):
                move = (s + 1) * stride + (t + 1) * classes + c
                step = moves[move] * emissions[emitted + t * classes] * behind[back + t] / scales[i]
                sums.moves[move] += ahead[now - states + s] * step
                behind[before + s] += step
        back, before = before, back
    for t in range(states):
        sums.moves[(t + 1) * classes + c] += ahead[t] * behind[back + t]


@part
def normalise(sums: LetterTables, models: LetterTables, c: int) -> None:
    """Turn the sums of class c into probabilities, which are 0 for a state never reached."""
    states, classes = models.states, models.classes
    for s in range(states + 1):
        total, row = 0.0, s * (states + 1) * classes + c
        for t in range(states + 1):
            total += sums.moves[row + t * classes]
        for t in range(states + 1):
            share = sums.moves[row + t * classes] / total if total > 0.0 else 0.0
            models.moves[row + t * classes] = share
    for s in range(states):
        total, column = 0.0, s * classes + c
        for letter in range(BYTES):
            total += sums.emissions[letter * states * classes + column]
        for letter in range(BYTES):
            place = letter * states * classes + column
            models.emissions[place] = sums.emissions[place] / total if total > 0.0 else 0.0


def reestimate(
    letters: Ints,
    offsets: Ints,
    words: int,
    weights: Floats,
    classes: Ints,
    emissions: Floats,
    moves: Floats,
    states: int,
    number: int,
    emission_sums: Floats,
    move_sums: Floats,
    filled: Bytes,
    ahead: Floats,
    scales: Floats,
    behind: Floats,
) -> int:
    """Make one Baum-Welch step for each class, on its words; a class without words stays.

    The sums and ``filled`` are 0. There is room in ``ahead`` for the states after each letter of
    the longest word, in ``scales`` for its letters, in ``behind`` for twice the states. The result
    is the number of classes with words.
    """
    models = LetterTables(emissions, moves, states, number)
    sums = LetterTables(emission_sums, move_sums, states, number)
    for w in range(words):
        begin, n, c = offsets[w], offsets[w + 1] - offsets[w], classes[w]
        filled[c] = 1
        expect(letters, begin, n, weights[w], c, models, ahead, scales, behind, sums)
    done = 0
    for c in range(number):
        if filled[c]:
            normalise(sums, models, c)
            done += 1
    return done


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
