"""The lexicon of the common cover link parser (Seginer 2007): what words offer and points learn.

All strengths and quotients are float32, rounded after each operation: learning depends on it.
"""

import numpy as np

from treeval.arrays import Ints
from treeval.kernels.ccl.arrays import (
    BEYOND,
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
    VALUES,
    Lexicon,
    Offers,
    Singles,
    Store,
)
from treeval.kernels.jit import njit
from treeval.kernels.parts import part

_FREE = -1
_MIXING = np.int64(-7046029254386353131)  # 2^64 / golden ratio, odd
ZERO, ONE = np.float32(0), np.float32(1)


@part
def rank_of(labels: Ints, row: int, begin: int, size: int, label: int) -> int:
    """Find a label's rank among the `size` ones from column `begin` on; -1 if it is not there."""
    for rank in range(size):
        if labels[row, begin + rank] == label:
            return rank
    return -1


@part
def lift(labels: Ints, values: Singles, row: int, begins: tuple[int, int], rank: int) -> None:
    """Move an entry up past those that are not larger; `begins` are the first columns."""
    at, value_at = begins[0] + rank, begins[1] + rank
    label, value = labels[row, at], values[row, value_at]
    while at > begins[0] and values[row, value_at - 1] <= value:
        labels[row, at] = labels[row, at - 1]
        values[row, value_at] = values[row, value_at - 1]
        at, value_at = at - 1, value_at - 1
    labels[row, at] = label
    values[row, value_at] = value


@part
def quotient(amount: np.float32, number: int) -> np.float32:
    """Divide an amount by how often a point was learnt, in float32; 0 if it never was."""
    return np.float32(amount / np.float32(number)) if number > 0 else ZERO


@part
def make_offers(lexicon: Lexicon, offers: Offers, x: int, word: int) -> None:
    """Fill in the labels that the word at position x of the utterance offers."""
    for side in range(2):
        row = 2 * x + side
        offers.labels[row, OFFERED] = 2 * word + 1
        offers.values[row, VALUES] = ONE
        offers.labels[row, NUMBER] = 1
        offers.labels[row, LABELLED] = 0
        offers.labels[row, STOPPED] = 1
        offers.values[row, TO_ENTER] = ZERO
        offers.values[row, TO_LEAVE] = ZERO
        point = lexicon.first[word, side] if word >= 0 else -1
        if point >= 0:
            offer_point(lexicon, offers, row, point)


@part
def offer_point(lexicon: Lexicon, offers: Offers, row: int, point: int) -> None:
    """Fill in the labels that the first point of a word offers.

    A label that is already among the offers keeps its place unless its value rises.
    """
    points, amounts = lexicon.points, lexicon.amounts
    number, size = points[point, LEARNT], points[point, SIZE]
    offers.values[row, TO_ENTER] = quotient(amounts[point, ENTERING], number)
    offers.values[row, TO_LEAVE] = quotient(amounts[point, LEAVING], number)
    if size > 0:
        offers.labels[row, LABELLED] = 1
        is_open = amounts[point, STRENGTHS] > np.float32(points[point, STOP])
        offers.labels[row, STOPPED] = 0 if is_open else 1
    for rank in range(size):
        label = points[point, LABELS + rank] ^ 1
        value = quotient(amounts[point, STRENGTHS + rank], number)
        known = offers.labels[row, NUMBER]
        at = rank_of(offers.labels, row, OFFERED, known, label)
        if at < 0:
            at = known
            offers.labels[row, NUMBER] += 1
        elif value <= offers.values[row, VALUES + at]:
            continue
        offers.labels[row, OFFERED + at] = label
        offers.values[row, VALUES + at] = value
        lift(offers.labels, offers.values, row, (OFFERED, VALUES), at)


@part
def slot_of(store: Store, key: np.int64) -> np.int64:
    mask = len(store.keys) - 1
    slot = ((key * _MIXING) >> 24) & mask
    while store.keys[slot] != key and store.keys[slot] != _FREE:
        slot = (slot + 1) & mask
    return slot


@njit(cache=True, nogil=True)
def rehash(old: Store, new: Store) -> None:
    """Move all strengths into an empty store with more room."""
    for slot in range(len(old.keys)):
        if old.keys[slot] != _FREE:
            other = slot_of(new, old.keys[slot])
            new.keys[other] = old.keys[slot]
            new.values[other] = old.values[slot]


@part
def strengthen(lexicon: Lexicon, store: Store, point: int, label: int, value: np.float32) -> None:
    """Add to the strength of a label, and move it up among the strongest labels."""
    key = (np.int64(point) << 32) | np.int64(label)
    slot = slot_of(store, key)
    if store.keys[slot] == _FREE:
        store.keys[slot] = key
        store.values[slot] = ZERO
        store.taken[1] += 1
    store.values[slot] += value
    points, amounts = lexicon.points, lexicon.amounts
    size, ranks = points[point, SIZE], points.shape[1] - LABELS
    rank = rank_of(points, point, LABELS, size, label)
    if rank < 0:
        rank = min(size, ranks - 1)
        if size == ranks and store.values[slot] < amounts[point, STRENGTHS + rank]:
            return
        points[point, SIZE] = rank + 1
    points[point, LABELS + rank] = label
    amounts[point, STRENGTHS + rank] = store.values[slot]
    lift(points, amounts, point, (LABELS, STRENGTHS), rank)


@part
def point_at(lexicon: Lexicon, store: Store, word: int, side: int, index: int) -> int:
    """Find the point of a word on a side with a given index; make it if it is new."""
    before, point = -1, int(lexicon.first[word, side])
    for _ in range(index - 1):
        before, point = point, int(lexicon.points[point, BEYOND])
    if point >= 0:
        return point
    point = int(store.taken[0])
    store.taken[0] += 1
    if before < 0:
        lexicon.first[word, side] = point
    else:
        lexicon.points[before, BEYOND] = point
    return point


@part
def learn_labels(
    lexicon: Lexicon, store: Store, offers: Offers, point: int, y: int, facing: int, own: int
) -> None:
    """Let a point learn the strongest labels that y offers on the side facing it.

    The reference program loses a label of the right side that the left side offers as well, unless
    it is the word's own; own is -1 if none is to be lost.
    """
    row, other = 2 * y + facing, 2 * y + LEFT
    lossy = own >= 0 and facing == RIGHT
    for rank in range(min(offers.labels[row, NUMBER], lexicon.points.shape[1] - LABELS)):
        label = offers.labels[row, OFFERED + rank]
        if lossy and label != own:
            number = offers.labels[other, NUMBER]
            if rank_of(offers.labels, other, OFFERED, number, label) >= 0:
                continue
        strengthen(lexicon, store, point, label, offers.values[row, VALUES + rank])


@part
def learn_directions(lexicon: Lexicon, offers: Offers, point: int, y: int, facing: int) -> None:
    """Let a first point learn which way links go between its word and y."""
    row, back = 2 * y + facing, 2 * y + 1 - facing
    if offers.labels[row, LABELLED]:
        if offers.labels[row, STOPPED]:
            lexicon.amounts[point, ENTERING] -= ONE
        elif offers.labels[back, STOPPED]:
            lexicon.amounts[point, ENTERING] += ONE
    lexicon.amounts[point, LEAVING] += offers.values[row, TO_ENTER]
    lexicon.amounts[point, ENTERED] += offers.values[row, TO_LEAVE]
