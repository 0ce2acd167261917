"""Common cover links of the running utterance (Seginer 2007): paths, blocking, adding links.

A link leads from a base to a head and has depth 0 or 1. One end of a new link is always the
last word. No link of a word and side is less deep than one before it.
"""

import numpy as np

from treeval.arrays import Ints
from treeval.kernels.ccl.arrays import (
    BARRIER,
    BASE,
    COLUMNS,
    COUNT,
    DEPTH,
    FIRST,
    FOLLOWING,
    FRONT,
    FURTHER,
    LAST,
    LAST_FLAT,
    LEAST,
    LEFT,
    LEFT_END,
    RIGHT,
    USED,
    VIOLATION,
    VIOLATION_DEPTH,
    WEIGHED,
)
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
