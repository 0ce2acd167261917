"""Learning and parsing with common cover links (Seginer 2007), over whole texts."""

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.kernels.ccl.arrays import (
    BASE,
    COUNT,
    DEPTH,
    FIRST,
    FOLLOWING,
    LABELS,
    LAST,
    LEARNT,
    LEFT,
    RIGHT,
    STOP,
    USED,
    CodedUtterances,
    Lexicon,
    Offers,
    Parser,
    Store,
    Utterance,
    Written,
)
from treeval.kernels.ccl.brackets import write_brackets
from treeval.kernels.ccl.lexicon import learn_directions, learn_labels, make_offers, point_at
from treeval.kernels.ccl.links import next_free
from treeval.kernels.ccl.parser import parse_word
from treeval.kernels.jit import njit
from treeval.kernels.parts import part

BOUNDARY = -1
_ROOM = 4096


@part
def note(events: Ints, number: int, x: int, side: int, index: int, y: int) -> int:
    """Note that a point of x is to learn y; return the number of events."""
    events[number, 0] = x
    events[number, 1] = side
    events[number, 2] = index
    events[number, 3] = y
    return number + 1


@part
def note_left(links: Ints, stops: Bools, events: Ints, number: int, k: int) -> int:
    """Note what the points on the left of the word k learn."""
    if k == 0 or stops[k]:
        return note(events, number, k, LEFT, 1, BOUNDARY)
    index = 1
    head = links[k, FIRST + LEFT]
    while head >= 0:
        number = note(events, number, k, LEFT, index, head)
        if links[k, USED + LEFT] < index:
            return number
        index += 1
        head = links[head, FOLLOWING + RIGHT]
    p, depth = next_free(links, k, LEFT)
    return note(events, number, k, LEFT, index, p if depth <= 1 and p >= 0 else BOUNDARY)


@part
def note_right(links: Ints, stops: Bools, events: Ints, number: int, q: int, n: int) -> int:
    """Note what the points on the right of words before q learn; q = n is the end."""
    x = q - 1
    while x >= 0:
        hit = q < n and links[x, LAST + RIGHT] == q
        index = links[x, COUNT + RIGHT] - (1 if hit else 0) + 1
        if index == 1 or links[x, USED + RIGHT] >= index - 1:
            at_boundary = q == n or (x == q - 1 and stops[q])
            number = note(events, number, x, RIGHT, index, BOUNDARY if at_boundary else q)
        if hit:
            break
        x = links[x, BASE + LEFT]
    return number


@part
def with_room(events: Ints, number: int, needed: int) -> Ints:
    """Give the same events, in a larger array if the needed ones do not fit."""
    if number + needed <= len(events):
        return events
    larger = np.empty((2 * (number + needed), 4), np.int32)
    for event in range(number):
        for column in range(4):
            larger[event, column] = events[event, column]
    return larger


@part
def learn_event(
    lexicon: Lexicon, store: Store, utterance: Utterance, event: Ints, compatible: bool
) -> None:
    """Let a point learn its neighbour or its boundary."""
    x, side, index, y = event[0], event[1], event[2], event[3]
    point = point_at(lexicon, store, utterance.words[x], side, index)
    lexicon.points[point, LEARNT] += 1
    if y == BOUNDARY or utterance.stops[x + side]:
        lexicon.points[point, STOP] += 1
        return
    own = 2 * utterance.words[y] + 1 if compatible else -1
    learn_labels(lexicon, store, utterance.offers, point, y, 1 - side, own)
    if index == 1:
        learn_directions(lexicon, utterance.offers, point, y, 1 - side)


@part
def has_room(lexicon: Lexicon, store: Store, events: int) -> bool:
    """Say whether the lexicon has room for a number of events, whatever they hold."""
    keys = store.taken[1] + events * (lexicon.points.shape[1] - LABELS)
    return bool(store.taken[0] + events <= len(lexicon.points) and 2 * keys <= len(store.keys))


@part
def utterance_at(corpus: CodedUtterances, lexicon: Lexicon, offers: Offers, i: int) -> Utterance:
    """Give utterance i, with the labels that its words offer."""
    begin, end = corpus.offsets[i], corpus.offsets[i + 1]
    words = corpus.words[begin:end]
    for x in range(end - begin):
        make_offers(lexicon, offers, x, words[x])
    return Utterance(words, corpus.stops[begin + i : end + i + 1], offers)


@part
def parse_and_note(
    lexicon: Lexicon, utterance: Utterance, parser: Parser, events: Ints
) -> tuple[Ints, int]:
    """Parse an utterance; return the events to be learnt from it, and their number."""
    links, stops, n = parser.links, utterance.stops, len(utterance.words)
    number = 0
    for k in range(n):
        parse_word(lexicon, utterance, parser, k)
        events = with_room(events, number, 2 * k + 3)
        number = note_left(links, stops, events, number, k)
        number = note_right(links, stops, events, number, k, n)
    events = with_room(events, number, n)
    return events, note_right(links, stops, events, number, n, n)


@njit(cache=True, nogil=True)
def learn(
    lexicon: Lexicon,
    learnt: Lexicon,
    store: Store,
    corpus: CodedUtterances,
    space: tuple[Offers, Parser],
    begin: int,
    end: int,
    compatible: bool,
) -> tuple[int, int]:
    """Learn the utterances begin..end; return the first one for which there is no room.

    The second number is the room that this one needs, in events. Both lexicons are the same one:
    one is read-only, so that parsing is compiled once for learning and for use, one is written.
    """
    offers, parser = space
    events: Ints = np.empty((_ROOM, 4), np.int32)
    for i in range(begin, end):
        utterance = utterance_at(corpus, lexicon, offers, i)
        events, number = parse_and_note(lexicon, utterance, parser, events)
        if not has_room(learnt, store, number):
            return i, number
        for event in range(number):
            learn_event(learnt, store, utterance, events[event], compatible)
    return end, 0


@part
def write_links(links: Ints, n: int, out: Ints, number: int) -> int:
    """Write the links of n words, by base and then head; return the number so far."""
    for base in range(n):
        for side in range(2):
            count = links[base, COUNT + side]
            row, step = (number, 1) if side == RIGHT else (number + count - 1, -1)
            head = links[base, FIRST + side]
            for _ in range(count):
                out[row, 0] = base
                out[row, 1] = head
                out[row, 2] = links[head, DEPTH + 1 - side]
                head = links[head, FOLLOWING + 1 - side]
                row += step
            number += count
    return number


@njit(cache=True, nogil=True)
def parse(
    lexicon: Lexicon,
    corpus: CodedUtterances,
    space: tuple[Offers, Parser],
    begin: int,
    written: Written,
) -> None:
    """Parse the utterances from `begin` on, as many as there are offsets for."""
    offers, parser = space
    links, link_offsets, brackets, bracket_offsets = written
    for i in range(len(link_offsets) - 1):
        utterance = utterance_at(corpus, lexicon, offers, begin + i)
        n = len(utterance.words)
        for k in range(n):
            parse_word(lexicon, utterance, parser, k)
        link_offsets[i + 1] = write_links(parser.links, n, links, link_offsets[i])
        bracket_offsets[i + 1] = write_brackets(parser.links, n, brackets, bracket_offsets[i])
