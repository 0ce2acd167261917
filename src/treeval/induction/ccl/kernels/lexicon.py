"""The lexicon of the common cover link parser (Seginer 2007): what words offer and points learn.

Weights of links come from matching the labels seen beside one word with those that the other
offers. All strengths and quotients are float32, rounded after each operation: learning depends on
it.
"""

from typing import TypeAlias

import numpy as np

from treeval.arrays import Ints
from treeval.induction.ccl.kernels.arrays import (
    BEYOND,
    COLUMNS,
    ENTERED,
    ENTERING,
    LABELLED,
    LABELS,
    LEARNT,
    LEAVING,
    LEFT,
    NUMBER,
    OFFERED,
    RIGHT,
    SIZE,
    STOP,
    STOPPED,
    STRENGTHS,
    TO_ENTER,
    TO_LEAVE,
    USED,
    VALUES,
    LexiconTables,
    Offers,
    Singles,
    StoreTables,
    Utterance,
)
from treeval.kernels.parts import part

_FREE = -1
_MIXING = np.int64(-7046029254386353131)  # 2^64 / golden ratio, odd
ZERO, ONE = np.float32(0), np.float32(1)


@part
def rank_of(labels: Ints, begin: int, size: int, label: int) -> int:
    """Find a label's rank among the `size` ones from place `begin` on; -1 if it is not there."""
    for rank in range(size):
        if labels[begin + rank] == label:
            return rank
    return -1


@part
def lift(labels: Ints, values: Singles, begin: int, value_begin: int, rank: int) -> None:
    """Move an entry up past those that are not larger, whose first ones are at these places."""
    at, value_at = begin + rank, value_begin + rank
    label, value = labels[at], values[value_at]
    while at > begin and values[value_at - 1] <= value:
        labels[at] = labels[at - 1]
        values[value_at] = values[value_at - 1]
        at, value_at = at - 1, value_at - 1
    labels[at] = label
    values[value_at] = value


@part
def quotient(amount: np.float32, number: int) -> np.float32:
    """Divide an amount by how often a point was learnt, in float32; 0 if it never was."""
    return np.float32(amount / np.float32(number)) if number > 0 else ZERO


@part
def make_offers(lexicon: LexiconTables, offers: Offers, x: int, word: int) -> None:
    """Fill in the labels that the word at position x of the utterance offers."""
    for side in range(2):
        at = (2 * x + side) * (OFFERED + lexicon.ranks + 1)
        value_at = (2 * x + side) * (VALUES + lexicon.ranks + 1)
        offers.labels[at + OFFERED] = 2 * word + 1
        offers.values[value_at + VALUES] = ONE
        offers.labels[at + NUMBER] = 1
        offers.labels[at + LABELLED] = 0
        offers.labels[at + STOPPED] = 1
        offers.values[value_at + TO_ENTER] = ZERO
        offers.values[value_at + TO_LEAVE] = ZERO
        point = lexicon.first[2 * word + side] if word >= 0 else -1
        if point >= 0:
            offer_point(lexicon, offers, at, value_at, point)


@part
def offer_point(lexicon: LexiconTables, offers: Offers, at: int, value_at: int, point: int) -> None:
    """Fill in the labels that the first point of a word offers, from two places on.

    A label that is already among the offers keeps its place unless its value rises.
    """
    points, amounts = lexicon.points, lexicon.amounts
    row, amount_row = point * (LABELS + lexicon.ranks), point * (STRENGTHS + lexicon.ranks)
    number, size = points[row + LEARNT], points[row + SIZE]
    offers.values[value_at + TO_ENTER] = quotient(amounts[amount_row + ENTERING], number)
    offers.values[value_at + TO_LEAVE] = quotient(amounts[amount_row + LEAVING], number)
    if size > 0:
        offers.labels[at + LABELLED] = 1
        is_open = amounts[amount_row + STRENGTHS] > np.float32(points[row + STOP])
        offers.labels[at + STOPPED] = 0 if is_open else 1
    begin, value_begin = at + OFFERED, value_at + VALUES
    for rank in range(size):
        label = points[row + LABELS + rank] ^ 1
        value = quotient(amounts[amount_row + STRENGTHS + rank], number)
        known = offers.labels[at + NUMBER]
        its_rank = rank_of(offers.labels, begin, known, label)
        if its_rank < 0:
            its_rank = known
            offers.labels[at + NUMBER] += 1
        elif value <= offers.values[value_begin + its_rank]:
            continue
        offers.labels[begin + its_rank] = label
        offers.values[value_begin + its_rank] = value
        lift(offers.labels, offers.values, begin, value_begin, its_rank)


@part
def slot_of(store: StoreTables, key: np.int64) -> np.int64:
    mask = store.size - 1
    slot = ((key * _MIXING) >> 24) & mask
    while store.keys[slot] != key and store.keys[slot] != _FREE:
        slot = (slot + 1) & mask
    return slot


def rehash(
    old_keys: Ints, old_values: Singles, old_size: int, keys: Ints, values: Singles, size: int
) -> int:
    """Move all strengths into an empty store with more room; return how many there are."""
    new = StoreTables(keys, values, keys, size)
    moved = 0
    for slot in range(old_size):
        if old_keys[slot] != _FREE:
            other = slot_of(new, old_keys[slot])
            keys[other] = old_keys[slot]
            values[other] = old_values[slot]
            moved += 1
    return moved


@part
def strengthen(
    lexicon: LexiconTables, store: StoreTables, point: int, label: int, value: np.float32
) -> None:
    """Add to the strength of a label, and move it up among the strongest labels."""
    key = (np.int64(point) << 32) | np.int64(label)
    slot = slot_of(store, key)
    if store.keys[slot] == _FREE:
        store.keys[slot] = key
        store.values[slot] = ZERO
        store.taken[1] += 1
    store.values[slot] += value
    points, amounts, ranks = lexicon.points, lexicon.amounts, lexicon.ranks
    row, amount_row = point * (LABELS + ranks), point * (STRENGTHS + ranks)
    begin, value_begin = row + LABELS, amount_row + STRENGTHS
    size = points[row + SIZE]
    rank = rank_of(points, begin, size, label)
    if rank < 0:
        rank = min(size, ranks - 1)
        if size == ranks and store.values[slot] < amounts[value_begin + rank]:
            return
        points[row + SIZE] = rank + 1
    points[begin + rank] = label
    amounts[value_begin + rank] = store.values[slot]
    lift(points, amounts, begin, value_begin, rank)


@part
def point_at(lexicon: LexiconTables, store: StoreTables, word: int, side: int, index: int) -> int:
    """Find the point of a word on a side with a given index; make it if it is new."""
    columns = LABELS + lexicon.ranks
    before, point = -1, int(lexicon.first[2 * word + side])
    for _ in range(index - 1):
        before, point = point, int(lexicon.points[point * columns + BEYOND])
    if point >= 0:
        return point
    point = int(store.taken[0])
    store.taken[0] += 1
    if before < 0:
        lexicon.first[2 * word + side] = point
    else:
        lexicon.points[before * columns + BEYOND] = point
    return point


@part
def learn_labels(
    lexicon: LexiconTables,
    store: StoreTables,
    offers: Offers,
    point: int,
    y: int,
    facing: int,
    own: int,
) -> None:
    """Let a point learn the strongest labels that y offers on the side facing it.

    The reference program loses a label of the right side that the left side offers as well, unless
    it is the word's own; own is -1 if none is to be lost.
    """
    columns = OFFERED + lexicon.ranks + 1
    row, other = (2 * y + facing) * columns, (2 * y + LEFT) * columns
    value_row = (2 * y + facing) * (VALUES + lexicon.ranks + 1)
    lossy = own >= 0 and facing == RIGHT
    for rank in range(min(offers.labels[row + NUMBER], lexicon.ranks)):
        label = offers.labels[row + OFFERED + rank]
        if lossy and label != own:
            number = offers.labels[other + NUMBER]
            if rank_of(offers.labels, other + OFFERED, number, label) >= 0:
                continue
        strengthen(lexicon, store, point, label, offers.values[value_row + VALUES + rank])


@part
def learn_directions(
    lexicon: LexiconTables, offers: Offers, point: int, y: int, facing: int
) -> None:
    """Let a first point learn which way links go between its word and y."""
    columns = OFFERED + lexicon.ranks + 1
    row, back = (2 * y + facing) * columns, (2 * y + 1 - facing) * columns
    value_row = (2 * y + facing) * (VALUES + lexicon.ranks + 1)
    amount_row = point * (STRENGTHS + lexicon.ranks)
    if offers.labels[row + LABELLED]:
        if offers.labels[row + STOPPED]:
            lexicon.amounts[amount_row + ENTERING] -= ONE
        elif offers.labels[back + STOPPED]:
            lexicon.amounts[amount_row + ENTERING] += ONE
    lexicon.amounts[amount_row + LEAVING] += offers.values[value_row + TO_ENTER]
    lexicon.amounts[amount_row + ENTERED] += offers.values[value_row + TO_LEAVE]


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
