"""Learning and parsing with common cover links (Seginer 2007), over whole texts."""

from treeval.arrays import Bytes, Ints
from treeval.induction.ccl.kernels.arrays import (
    BASE,
    COLUMNS,
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
    LexiconTables,
    Offers,
    OpenBrackets,
    Parser,
    Singles,
    StoreTables,
    Utterance,
)
from treeval.induction.ccl.kernels.lexicon import (
    learn_directions,
    learn_labels,
    make_offers,
    point_at,
)
from treeval.induction.ccl.kernels.parser import next_free, parse_word, write_brackets
from treeval.kernels.parts import part

BOUNDARY = -1


@part
def note(events: Ints, number: int, x: int, side: int, index: int, y: int) -> int:
    """Note that a point of x is to learn y; return the number of events."""
    events[4 * number] = x
    events[4 * number + 1] = side
    events[4 * number + 2] = index
    events[4 * number + 3] = y
    return number + 1


@part
def note_left(links: Ints, utterance: Utterance, events: Ints, number: int, k: int) -> int:
    """Note what the points on the left of the word k learn."""
    if k == 0 or utterance.stops[utterance.before + k]:
        return note(events, number, k, LEFT, 1, BOUNDARY)
    index = 1
    head = links[COLUMNS * k + FIRST + LEFT]
    while head >= 0:
        number = note(events, number, k, LEFT, index, head)
        if links[COLUMNS * k + USED + LEFT] < index:
            return number
        index += 1
        head = links[COLUMNS * head + FOLLOWING + RIGHT]
    p, depth = next_free(links, k, LEFT)
    return note(events, number, k, LEFT, index, p if depth <= 1 and p >= 0 else BOUNDARY)


@part
def note_right(links: Ints, utterance: Utterance, events: Ints, number: int, q: int) -> int:
    """Note what the points on the right of words before q learn; q may be the end."""
    x, at_end = q - 1, q == utterance.length
    while x >= 0:
        hit = not at_end and links[COLUMNS * x + LAST + RIGHT] == q
        index = links[COLUMNS * x + COUNT + RIGHT] - (1 if hit else 0) + 1
        if index == 1 or links[COLUMNS * x + USED + RIGHT] >= index - 1:
            at_boundary = at_end or (x == q - 1 and utterance.stops[utterance.before + q] != 0)
            number = note(events, number, x, RIGHT, index, BOUNDARY if at_boundary else q)
        if hit:
            break
        x = links[COLUMNS * x + BASE + LEFT]
    return number


@part
def learn_event(
    lexicon: LexiconTables,
    store: StoreTables,
    utterance: Utterance,
    events: Ints,
    event: int,
    compatible: int,
) -> None:
    """Let a point learn its neighbour or its boundary."""
    at, words, begin = 4 * event, utterance.words, utterance.begin
    x, side, index, y = events[at], events[at + 1], events[at + 2], events[at + 3]
    point = point_at(lexicon, store, words[begin + x], side, index)
    lexicon.points[point * (LABELS + lexicon.ranks) + LEARNT] += 1
    if y == BOUNDARY or utterance.stops[utterance.before + x + side]:
        lexicon.points[point * (LABELS + lexicon.ranks) + STOP] += 1
        return
    own = 2 * words[begin + y] + 1 if compatible else -1
    learn_labels(lexicon, store, utterance.offers, point, y, 1 - side, own)
    if index == 1:
        learn_directions(lexicon, utterance.offers, point, y, 1 - side)


@part
def utterance_at(
    offsets: Ints, words: Ints, stops: Bytes, lexicon: LexiconTables, offers: Offers, i: int
) -> Utterance:
    """Give utterance i, with the labels that its words offer."""
    begin, length = offsets[i], offsets[i + 1] - offsets[i]
    for x in range(length):
        make_offers(lexicon, offers, x, words[begin + x])
    return Utterance(words, stops, begin, begin + i, length, offers)


@part
def parse_and_note(
    lexicon: LexiconTables, utterance: Utterance, parser: Parser, events: Ints, room: int
) -> int:
    """Parse an utterance and note what is to be learnt from it; return the number of events.

    It is -1 if there is no room for them: a word causes at most two for each word before it.
    """
    links, number = parser.links, 0
    for k in range(utterance.length):
        parse_word(lexicon, utterance, parser, k)
        if number + 2 * k + 3 > room:
            return -1
        number = note_left(links, utterance, events, number, k)
        number = note_right(links, utterance, events, number, k)
    if number + utterance.length > room:
        return -1
    return note_right(links, utterance, events, number, utterance.length)


def learn(
    offsets: Ints,
    words: Ints,
    stops: Bytes,
    first: Ints,
    points: Ints,
    amounts: Singles,
    ranks: int,
    point_room: int,
    keys: Ints,
    values: Singles,
    taken: Ints,
    size: int,
    offered: Ints,
    offered_values: Singles,
    links: Ints,
    weights: Singles,
    state: Ints,
    events: Ints,
    event_room: int,
    begin: int,
    end: int,
    compatible: int,
    needed: Ints,
) -> int:
    """Learn the utterances begin..end; return the first one for which there is no room.

    ``needed`` says how many events this one has; -1 if there is no room even to note them.
    """
    lexicon = LexiconTables(first, points, amounts, ranks)
    store, offers = StoreTables(keys, values, taken, size), Offers(offered, offered_values)
    parser = Parser(links, weights, state)
    for i in range(begin, end):
        utterance = utterance_at(offsets, words, stops, lexicon, offers, i)
        number = parse_and_note(lexicon, utterance, parser, events, event_room)
        needed[0] = number
        has_room = taken[0] + number <= point_room and 2 * (taken[1] + number * ranks) <= size
        if number < 0 or not has_room:
            return i
        for event in range(number):
            learn_event(lexicon, store, utterance, events, event, compatible)
    return end


@part
def write_links(links: Ints, n: int, out: Ints, number: int) -> int:
    """Write the links of n words, by base and then head; return the number so far."""
    for base in range(n):
        for side in range(2):
            count = links[COLUMNS * base + COUNT + side]
            row, step = (number, 1) if side == RIGHT else (number + count - 1, -1)
            head = links[COLUMNS * base + FIRST + side]
            for _ in range(count):
                out[3 * row] = base
                out[3 * row + 1] = head
                out[3 * row + 2] = links[COLUMNS * head + DEPTH + 1 - side]
                head = links[COLUMNS * head + FOLLOWING + 1 - side]
                row += step
            number += count
    return number


def parse(
    offsets: Ints,
    words: Ints,
    stops: Bytes,
    first: Ints,
    points: Ints,
    amounts: Singles,
    ranks: int,
    offered: Ints,
    offered_values: Singles,
    links: Ints,
    weights: Singles,
    state: Ints,
    begin: int,
    number: int,
    written: Ints,
    link_offsets: Ints,
    ends: Ints,
    bracket_offsets: Ints,
    smallest: Ints,
    stack: Ints,
    escaped: Bytes,
) -> int:
    """Parse a number of utterances from `begin` on; return the number of their brackets."""
    lexicon = LexiconTables(first, points, amounts, ranks)
    offers, parser = Offers(offered, offered_values), Parser(links, weights, state)
    brackets = OpenBrackets(ends, smallest, stack, escaped)
    for i in range(number):
        utterance = utterance_at(offsets, words, stops, lexicon, offers, begin + i)
        n = utterance.length
        for k in range(n):
            parse_word(lexicon, utterance, parser, k)
        link_offsets[i + 1] = write_links(links, n, written, link_offsets[i])
        bracket_offsets[i + 1] = write_brackets(links, n, brackets, bracket_offsets[i])
    return int(bracket_offsets[number])
