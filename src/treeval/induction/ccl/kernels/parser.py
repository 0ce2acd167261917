"""Incremental parsing with common cover links (Seginer 2007): which link comes next.

A link leads from a base to a head and has depth 0 or 1. One end of a new link is always the last
word. No link of a word and side is less deep than one before it. Links imply brackets.

Sets of depths are bit masks: 1 is {0}, 2 is {1}, 3 is {0, 1}.
"""

import numpy as np

from treeval.arrays import Ints
from treeval.induction.ccl.kernels.arrays import (
    ALLOWED,
    BARRIER,
    BASE,
    COLUMNS,
    COUNT,
    DEPTH,
    FIRST,
    FOLLOWING,
    FOUND,
    FRONT,
    FURTHER,
    LABELS,
    LAST,
    LAST_FLAT,
    LEAST,
    LEFT,
    LEFT_END,
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
    OpenBrackets,
    Parser,
    Utterance,
)
from treeval.induction.ccl.kernels.lexicon import ZERO, weigh
from treeval.kernels.parts import part

NEVER = 2  # a depth that no link has
FAR = np.iinfo(np.int32).max  # a barrier on the right that blocks nothing; on the left it is -1


@part
def append_word(links: Ints, state: Ints, k: int) -> None:
    """Make k the last word; the possible links of the word before it are now fixed."""
    for side in range(2):
        links[COLUMNS * k + BASE + side] = -1
        links[COLUMNS * k + FIRST + side] = -1
        links[COLUMNS * k + LAST + side] = -1
        links[COLUMNS * k + LAST_FLAT + side] = -1
        links[COLUMNS * k + COUNT + side] = 0
        links[COLUMNS * k + USED + side] = 0
        links[COLUMNS * k + WEIGHED + side] = -1
    links[COLUMNS * k + BARRIER + LEFT] = -1
    links[COLUMNS * k + BARRIER + RIGHT] = FAR
    state[VIOLATION] = -1
    if k == 0:
        state[FRONT] = -1
    else:
        links[COLUMNS * (k - 1) + LEFT_END] = end_of_path(links, k - 1, LEFT, 1)
        advance_frontier(links, state, k - 1)


@part
def end_of_path(links: Ints, x: int, side: int, depth: int) -> int:
    """Find the furthest word that x reaches on a side, with a first link of at most that depth."""
    head = links[COLUMNS * x + (LAST if depth == 1 else LAST_FLAT) + side]
    if side == LEFT:
        return x if head < 0 else int(links[COLUMNS * head + LEFT_END])
    while head >= 0:
        x = head
        head = links[COLUMNS * x + LAST + RIGHT]
    return x


@part
def first_depth(links: Ints, x: int, y: int) -> int:
    """Find the least depth of a first link on a path from x that reaches or passes y, or NEVER."""
    side = RIGHT if y > x else LEFT
    for depth in range(2):
        end = end_of_path(links, x, side, depth)
        if (end >= y) if side == RIGHT else (end <= y):
            return depth
    return NEVER


@part
def next_free(links: Ints, x: int, side: int) -> tuple[int, int]:
    """Find the first word that x does not reach on a side, and the least depth of a link to it."""
    end = end_of_path(links, x, side, 1)
    depth = 1 if links[COLUMNS * x + LAST + side] != links[COLUMNS * x + LAST_FLAT + side] else 0
    entrance, barrier = links[COLUMNS * x + BASE + side], links[COLUMNS * x + BARRIER + side]
    if side == RIGHT:
        position, blocked, shut = end + 1, 0 <= entrance <= end, end >= barrier
    else:
        position, blocked, shut = end - 1, end <= entrance, end <= barrier
    if shut:
        return position, NEVER
    return position, 1 if blocked else depth


@part
def advance_frontier(links: Ints, state: Ints, p: int) -> None:
    """Bring the list up to date after p has been parsed, and put p in front."""
    entrance = links[COLUMNS * p + BASE + LEFT]
    x = state[FRONT] if entrance >= 0 else -1
    while x > entrance:
        x = links[COLUMNS * x + FURTHER]
    links[COLUMNS * p + FURTHER] = x
    before = p
    while x >= 0:
        _, depth = next_free(links, x, RIGHT)
        if depth == links[COLUMNS * x + LEAST] and x != entrance:
            break
        if depth > 1:
            links[COLUMNS * before + FURTHER] = links[COLUMNS * x + FURTHER]
        else:
            links[COLUMNS * x + LEAST] = depth
            before = x
        x = links[COLUMNS * x + FURTHER]
    state[FRONT] = p
    links[COLUMNS * p + LEAST] = 0


@part
def enter(links: Ints, base: int, head: int, side: int, depth: int) -> None:
    """Append a link to the list that the base has on a side."""
    last = links[COLUMNS * base + LAST + side]
    if last < 0:
        links[COLUMNS * base + FIRST + side] = head
    else:
        links[COLUMNS * last + FOLLOWING + 1 - side] = head
    links[COLUMNS * base + LAST + side] = head
    if depth == 0:
        links[COLUMNS * base + LAST_FLAT + side] = head
    links[COLUMNS * base + COUNT + side] += 1
    links[COLUMNS * head + BASE + 1 - side] = base
    links[COLUMNS * head + DEPTH + 1 - side] = depth
    links[COLUMNS * head + FOLLOWING + 1 - side] = -1


@part
def link_leftwards(links: Ints, state: Ints, k: int, head: int, depth: int) -> None:
    """Link the last word k to a head before it; this may leave a violation to resolve."""
    enter(links, k, head, LEFT, depth)
    if depth == 1:
        raise_barrier(links, k)
    end = end_of_path(links, head, LEFT, 1)
    if state[VIOLATION] >= end:
        state[VIOLATION] = -1
    v, dv = links[COLUMNS * end + BASE + LEFT], links[COLUMNS * end + DEPTH + LEFT]
    if v < 0 or first_depth(links, v, k) != NEVER:
        return
    if v > state[VIOLATION] or (v == state[VIOLATION] and dv < state[VIOLATION_DEPTH]):
        state[VIOLATION] = v
        state[VIOLATION_DEPTH] = dv


@part
def link_rightwards(links: Ints, state: Ints, base: int, k: int, depth: int) -> None:
    """Link a word of the prefix to the last word k."""
    enter(links, base, k, RIGHT, depth)
    if depth == 1:
        raise_barrier(links, base)
    links[COLUMNS * k + BARRIER + LEFT] = (
        base if depth == 1 else links[COLUMNS * base + BARRIER + LEFT]
    )
    state[VIOLATION] = -1


@part
def raise_barrier(links: Ints, top: int) -> None:
    """Block at `top` the way to the right from all words below its left links.

    They form a tree, which is walked without a stack: down by FIRST, on by FOLLOWING, up by BASE.
    A word with a barrier has been visited before.
    """
    if links[COLUMNS * top + BARRIER + RIGHT] != FAR:
        return
    x = links[COLUMNS * top + FIRST + LEFT]
    while x >= 0:
        if links[COLUMNS * x + BARRIER + RIGHT] == FAR:
            links[COLUMNS * x + BARRIER + RIGHT] = top
            if links[COLUMNS * x + FIRST + LEFT] >= 0:
                x = links[COLUMNS * x + FIRST + LEFT]
                continue
        while x != top and links[COLUMNS * x + FOLLOWING + RIGHT] < 0:
            x = links[COLUMNS * x + BASE + RIGHT]
        x = -1 if x == top else links[COLUMNS * x + FOLLOWING + RIGHT]


OPEN = -1


@part
def close_brackets(links: Ints, k: int, brackets: OpenBrackets, height: int) -> int:
    """Close the brackets on the stack that end before k; return the number that stay open."""
    base = links[COLUMNS * k + BASE + LEFT]
    outside = base >= 0 and links[COLUMNS * k + DEPTH + LEFT] == 1
    while height > 0:
        top = brackets.stack[height - 1]
        inside = base >= 0 and brackets.ends[2 * top] <= base
        if inside and not (outside and top == brackets.smallest[base]):
            break
        brackets.ends[2 * top + 1] = k
        height -= 1
    return height


@part
def open_bracket(ends: Ints, number: int, start: int) -> int:
    """Write a bracket that has a start but no end yet; return the number of brackets."""
    ends[2 * number] = start
    ends[2 * number + 1] = OPEN
    return number + 1


@part
def write_brackets(links: Ints, n: int, brackets: OpenBrackets, number: int) -> int:
    """Write the brackets of n words; return the number so far."""
    ends, smallest, stack, escaped = brackets
    before, height = number, 0
    for place in range(3 * n):
        escaped[place] = 0
    for k in range(n):
        height = close_brackets(links, k, brackets, height)
        base = links[COLUMNS * k + BASE + LEFT]
        deep = base >= 0 and links[COLUMNS * k + DEPTH + LEFT] == 1
        if deep and not escaped[smallest[base] - before]:
            escaped[smallest[base] - before] = 1
            stack[height] = number
            height += 1
            number = open_bracket(ends, number, ends[2 * smallest[base]])
        head = links[COLUMNS * k + LAST_FLAT + LEFT]
        joins = head >= 0 and ends[2 * smallest[head] + 1] == OPEN
        smallest[k] = smallest[head] if joins else number
        if not joins:
            number = open_bracket(ends, number, end_of_path(links, k, LEFT, 0))
        left = end_of_path(links, k, LEFT, 1)
        below = height - 1 if joins else height
        wider = below == 0 or ends[2 * stack[below - 1]] != left
        if links[COLUMNS * k + LAST + LEFT] != head and wider:
            escaped[smallest[k] - before] = 1
            stack[below], stack[below + 1] = number, smallest[k]
            height = below + 2
            number = open_bracket(ends, number, left)
        elif not joins:
            stack[height] = smallest[k]
            height += 1
    for rank in range(height):
        ends[2 * stack[rank] + 1] = n
    return number


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
