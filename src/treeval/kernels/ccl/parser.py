"""Incremental parsing with common cover links (Seginer 2007): which link comes next.

Sets of depths are bit masks: 1 is {0}, 2 is {1}, 3 is {0, 1}.
"""

import numpy as np

from treeval.arrays import Ints
from treeval.kernels.ccl.arrays import (
    ALLOWED,
    BASE,
    COLUMNS,
    DEPTH,
    FOUND,
    FRONT,
    FURTHER,
    LABELS,
    LAST,
    LAST_FLAT,
    LEAST,
    LEFT,
    MATCHED,
    RIGHT,
    SIZE,
    STOP,
    STRENGTHS,
    USED,
    VIOLATION,
    VIOLATION_DEPTH,
    WEIGHED,
    LexiconTables,
    Parser,
    Utterance,
)
from treeval.kernels.ccl.lexicon import ZERO
from treeval.kernels.ccl.links import (
    NEVER,
    append_word,
    first_depth,
    link_leftwards,
    link_rightwards,
    next_free,
)
from treeval.kernels.ccl.weights import weigh
from treeval.kernels.parts import part

BOTH = 3


@part
def depths_rightwards(links: Ints, state: Ints, x: int, k: int) -> int:
    """Give the depths that a link from the frontier word x to the last word k may have."""
    depths = (BOTH << links[COLUMNS * x + LEAST]) & BOTH
    first = first_depth(links, k, x)
    if first != NEVER:
        depths &= 1 << first
    if state[VIOLATION] == x:
        depths &= 1 << state[VIOLATION_DEPTH]
    return int(depths)


@part
def free_leftwards(links: Ints, state: Ints, k: int) -> tuple[int, int]:
    """Find the word that k may link to on its left, and the depths of that link (0: no link).

    A link to the neighbour is no longer possible when this is called.
    """
    p, least = next_free(links, k, LEFT)
    if p < 0 or p == k - 1 or least > 1:
        return p, 0
    depths = (BOTH << least) & BOTH
    entrance, depth = links[COLUMNS * k + BASE + LEFT], links[COLUMNS * k + DEPTH + LEFT]
    if entrance >= 0 and depth == 1:
        depths &= 2
    first = first_depth(links, p, k)
    if first != NEVER:
        depths &= 1 << first
    if entrance >= 0 and (p == entrance or first_depth(links, p, entrance) != NEVER):
        depths &= 1 << depth
    if state[VIOLATION] >= 0:
        depths &= (
            1 if links[COLUMNS * k + LAST + LEFT] == links[COLUMNS * k + LAST_FLAT + LEFT] else 2
        )
    return p, depths


@part
def base_from(links: Ints, state: Ints, x: int, k: int) -> tuple[int, int]:
    """Find the first word from x on along the frontier that may link to k, and the depths."""
    nearest = links[COLUMNS * k + LAST + LEFT]
    while x >= 0 and x >= state[VIOLATION]:
        if x != k - 1 and (nearest < 0 or x <= nearest):
            depths = depths_rightwards(links, state, x, k)
            if depths:
                return x, depths
        x = links[COLUMNS * x + FURTHER]
    return -1, 0


@part
def weigh_once(
    lexicon: LexiconTables,
    utterance: Utterance,
    parser: Parser,
    side: int,
    other: int,
    k: int,
    depths: int,
) -> bool:
    """Weigh the link from `other` to k (side 1) or from k to it (side 0), unless it is weighed.

    The result says whether the point that matched was used before.
    """
    links = parser.links
    if (
        links[COLUMNS * other + WEIGHED + side] != k
        or links[COLUMNS * other + ALLOWED + side] != depths
    ):
        from_b, from_k = (depths, 0) if side == RIGHT else (0, depths)
        weighed = weigh(lexicon, utterance, links, other, k, from_b, from_k)
        parser.weights[2 * other + side] = weighed[0] if side == RIGHT else weighed[1]
        links[COLUMNS * other + FOUND + side] = weighed[2]
        links[COLUMNS * other + MATCHED + side] = weighed[3] if side == RIGHT else weighed[4]
        links[COLUMNS * other + WEIGHED + side] = k
        links[COLUMNS * other + ALLOWED + side] = depths
    used = links[COLUMNS * (other if side == RIGHT else k) + USED + side]
    return bool(0 < links[COLUMNS * other + MATCHED + side] <= used)


@part
def choose(
    lexicon: LexiconTables,
    utterance: Utterance,
    parser: Parser,
    k: int,
    head: int,
    depths_left: int,
) -> tuple[int, int]:
    """Find the heaviest link of k, or one at an unused point: its side and other word (-1: none).

    `head` is the word that k may link to on the left, with `depths_left`.
    """
    links, state = parser.links, parser.state
    weight, used, other = ZERO, True, -1
    start = state[FRONT] if links[COLUMNS * k + BASE + LEFT] < 0 else -1
    x, depths = base_from(links, state, start, k)
    while x >= 0:
        is_used = weigh_once(lexicon, utterance, parser, RIGHT, x, k, depths)
        value = parser.weights[2 * x + RIGHT]
        if value > weight or (used and value > ZERO and not is_used):
            weight, used, other = value, used and is_used, x
        x, depths = base_from(links, state, links[COLUMNS * x + FURTHER], k)
    if depths_left:
        is_used = weigh_once(lexicon, utterance, parser, LEFT, head, k, depths_left)
        value = parser.weights[2 * head + LEFT]
        heavier = value > weight or (value == weight and head > other)
        if value > ZERO and ((used and not is_used) or (used == is_used and heavier)):
            return LEFT, head
    return RIGHT, other


@part
def potential(lexicon: LexiconTables, word: int, side: int) -> tuple[int, np.float32]:
    """Count the labels of the first point that are stronger than its boundaries; give the top."""
    point = lexicon.first[2 * word + side] if word >= 0 else -1
    row, strengths = (
        point * (LABELS + lexicon.ranks),
        point * (STRENGTHS + lexicon.ranks) + STRENGTHS,
    )
    if point < 0 or lexicon.points[row + SIZE] == 0:
        return 0, ZERO
    number = 0
    stop = np.float32(lexicon.points[row + STOP])
    while number < lexicon.points[row + SIZE] and lexicon.amounts[strengths + number] > stop:
        number += 1
    return number, lexicon.amounts[strengths]


@part
def choose_anyway(
    lexicon: LexiconTables,
    utterance: Utterance,
    parser: Parser,
    k: int,
    head: int,
    depths_left: int,
) -> tuple[int, int, int]:
    """Find a link without weight that resolves a violation: side, other word, depth."""
    links, state = parser.links, parser.state
    words, begin = utterance.words, utterance.begin
    side, other, allowed, number, top = RIGHT, -1, 0, -1, ZERO
    start = state[FRONT] if links[COLUMNS * k + BASE + LEFT] < 0 else -1
    x, depths = base_from(links, state, start, k)
    while x >= 0:
        its_number, its_top = potential(lexicon, words[begin + x], RIGHT)
        if its_number > number or (its_number == number and its_top > top):
            other, allowed, number, top = x, depths, its_number, its_top
        x, depths = base_from(links, state, links[COLUMNS * x + FURTHER], k)
    if depths_left:
        its_number, its_top = potential(lexicon, words[begin + k], LEFT)
        higher = its_top > top or (its_top == top and head > other)
        if its_number > number or (its_number == number and higher):
            side, other, allowed = LEFT, head, depths_left
    return side, other, 0 if allowed & 1 else 1


@part
def mark_used(links: Ints, x: int, side: int, matched: int) -> None:
    """Mark the matched point of x as used; points are used from the first one on."""
    links[COLUMNS * x + USED + side] = max(links[COLUMNS * x + USED + side], matched)


@part
def link_neighbour(lexicon: LexiconTables, utterance: Utterance, parser: Parser, k: int) -> None:
    """Link the last word with the one before it, either way or both."""
    links, state = parser.links, parser.state
    rightwards, leftwards, depth, at_b, at_k = weigh(
        lexicon, utterance, links, k - 1, k, BOTH, BOTH
    )
    if rightwards > ZERO:
        link_rightwards(links, state, k - 1, k, depth)
        mark_used(links, k - 1, RIGHT, at_b)
    if leftwards > ZERO:
        link_leftwards(links, state, k, k - 1, depth)
        mark_used(links, k, LEFT, at_k)


@part
def link_further(lexicon: LexiconTables, utterance: Utterance, parser: Parser, k: int) -> bool:
    """Add one more link of the last word, if there is any to add."""
    links, state = parser.links, parser.state
    head, depths_left = free_leftwards(links, state, k)
    side, other = choose(lexicon, utterance, parser, k, head, depths_left)
    depth = 0
    if other >= 0:
        depth = links[COLUMNS * other + FOUND + side]
        mark_used(
            links, other if side == RIGHT else k, side, links[COLUMNS * other + MATCHED + side]
        )
    elif state[VIOLATION] >= 0:
        side, other, depth = choose_anyway(lexicon, utterance, parser, k, head, depths_left)
    if other < 0:
        return False
    if side == RIGHT:
        link_rightwards(links, state, other, k, depth)
    else:
        link_leftwards(links, state, k, other, depth)
    return True


@part
def parse_word(lexicon: LexiconTables, utterance: Utterance, parser: Parser, k: int) -> None:
    """Add all links that the word k has with the words before it."""
    append_word(parser.links, parser.state, k)
    if k == 0 or utterance.stops[utterance.before + k]:
        return
    link_neighbour(lexicon, utterance, parser, k)
    while link_further(lexicon, utterance, parser, k):
        pass
