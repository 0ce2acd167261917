"""Weights of common cover links (Seginer 2007).

They come from matching the labels seen beside one word with those that the other offers.
"""

from typing import TypeAlias

import numpy as np

from treeval.arrays import Ints
from treeval.kernels.ccl.arrays import (
    BEYOND,
    COLUMNS,
    ENTERED,
    ENTERING,
    LABELS,
    LEARNT,
    LEAVING,
    LEFT,
    NUMBER,
    OFFERED,
    RIGHT,
    SIZE,
    STOP,
    STRENGTHS,
    USED,
    VALUES,
    LexiconTables,
    Offers,
    Utterance,
)
from treeval.kernels.ccl.lexicon import ZERO, quotient, rank_of
from treeval.kernels.parts import part

# Strength, kind of the label and its reference point, index of the point, largest strength.
Match: TypeAlias = tuple[np.float32, int, int, int, np.float32]
# Weight rightwards and leftwards, depth, matched point of the left and of the right word.
Weighed: TypeAlias = tuple[np.float32, np.float32, int, int, int]


@part
def match(
    lexicon: LexiconTables, point: int, side: int, offers: Offers, row: int
) -> tuple[np.float32, int, int]:
    """Measure how strongly a point matches offers, by which kind of label, and its reference.

    There is no reference (-1) when several labels match equally well.
    """
    best, kind, reference = ZERO, 0, -1
    points, ranks = lexicon.points, lexicon.ranks
    at, strengths_at = point * (LABELS + ranks), point * (STRENGTHS + ranks) + STRENGTHS
    offered_at, values_at = row * (OFFERED + ranks + 1), row * (VALUES + ranks + 1) + VALUES
    number, size = points[at + LEARNT], offers.labels[offered_at + NUMBER]
    floor = quotient(np.float32(points[at + STOP]), number)
    for rank in range(points[at + SIZE]):
        value = quotient(lexicon.amounts[strengths_at + rank], number)
        if value < best or value <= floor:
            break
        label = points[at + LABELS + rank]
        its_rank = rank_of(offers.labels, offered_at + OFFERED, size, label)
        if its_rank < 0:
            continue
        value = min(value, offers.values[values_at + its_rank])
        if value > best:
            best, kind = value, label & 1
            reference = lexicon.first[2 * (label >> 1) + (1 - side if kind else side)]
        elif value == best:
            reference = -1
    return best, kind, reference


@part
def match_points(
    lexicon: LexiconTables, utterance: Utterance, links: Ints, x: int, side: int, y: int
) -> Match:
    """Match the used points of x and the first unused one, on the side facing y, with y.

    The result is the best strength, its label's kind and reference, the point's index (0: none),
    and the largest strength, including points without a reference.
    """
    strength, kind, reference, matched, largest = ZERO, 0, -1, 0, ZERO
    word, used = utterance.words[utterance.begin + x], links[COLUMNS * x + USED + side]
    point = lexicon.first[2 * word + side] if word >= 0 else -1
    index = 1
    while point >= 0 and index <= used + 1:
        row = 2 * y + 1 - side
        value, its_kind, its_reference = match(lexicon, point, side, utterance.offers, row)
        largest = max(largest, value)
        if its_reference >= 0 and (value > strength or (value > ZERO and index > used)):
            strength, kind, reference, matched = value, its_kind, its_reference, index
        point = lexicon.points[point * (LABELS + lexicon.ranks) + BEYOND]
        index += 1
    return strength, kind, reference, matched, largest


@part
def direction_weights(
    lexicon: LexiconTables, reference: int, strength: np.float32
) -> tuple[np.float32, np.float32, int]:
    """Give the weights of a link out of the described word and of one into it, and their depth."""
    number = lexicon.points[reference * (LABELS + lexicon.ranks) + LEARNT]
    amounts, at = lexicon.amounts, reference * (STRENGTHS + lexicon.ranks)
    entering, entered = amounts[at + ENTERING], amounts[at + ENTERED]
    out = min(quotient(amounts[at + LEAVING], number), strength)
    clearer = entering if entered <= ZERO and abs(entering) >= abs(entered) else entered
    into = min(quotient(clearer, number), strength)
    depth = 1 if out <= ZERO and entering < ZERO and entered > ZERO else 0
    return out, into, depth


@part
def weigh(
    lexicon: LexiconTables,
    utterance: Utterance,
    links: Ints,
    b: int,
    k: int,
    from_b: int,
    from_k: int,
) -> Weighed:
    """Give the weights of b -> k and k -> b, their depth, and the matched points of b and k.

    The last two arguments are the depths allowed from b and from k, as bit masks. A word whose
    links are not wanted is only matched when the other one does not match.
    """
    at_b = at_k = (ZERO, 0, -1, 0, ZERO)
    for turn in range(2):
        if (turn == 0) == (from_b > 0):
            if from_b or at_k[0] == ZERO:
                at_b = match_points(lexicon, utterance, links, b, RIGHT, k)
        elif from_k or at_b[0] == ZERO:
            at_k = match_points(lexicon, utterance, links, k, LEFT, b)
    stronger_b = at_b[0] > at_k[0]
    strength, kind, reference, _, _ = at_b if stronger_b else at_k
    if strength == ZERO:
        return ZERO, ZERO, 0, at_b[3], at_k[3]
    # A class label describes the word it was found at, an adjacency label its neighbour.
    describes_b = stronger_b == (kind == 0)
    out, into, depth = direction_weights(lexicon, reference, strength)
    if out <= ZERO and into <= ZERO:
        into = at_k[0] if describes_b else at_b[0]
        if out == ZERO:
            out = at_b[4] if describes_b else at_k[4]
    rightwards, leftwards = (out, into) if describes_b else (into, out)
    if not (from_b >> depth) & 1:
        rightwards = ZERO
    if not (from_k >> depth) & 1:
        leftwards = ZERO
    return max(rightwards, ZERO), max(leftwards, ZERO), depth, at_b[3], at_k[3]
