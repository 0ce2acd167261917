"""Brackets from common cover links (Seginer 2007)."""

import numpy as np

from treeval.arrays import Ints
from treeval.kernels.ccl.arrays import BASE, DEPTH, LAST, LAST_FLAT, LEFT
from treeval.kernels.ccl.links import end_of_path
from treeval.kernels.parts import part

OPEN = -1


@part
def close_brackets(
    links: Ints, k: int, brackets: Ints, smallest: Ints, stack: Ints, height: int
) -> int:
    """Close the brackets on the stack that end before k; return the number that stay open."""
    base = links[k, BASE + LEFT]
    outside = base >= 0 and links[k, DEPTH + LEFT] == 1
    while height > 0:
        top = stack[height - 1]
        if base >= 0 and brackets[top, 0] <= base and not (outside and top == smallest[base]):
            break
        brackets[top, 1] = k
        height -= 1
    return height


@part
def open_bracket(brackets: Ints, number: int, start: int) -> int:
    """Write a bracket that has a start but no end yet; return the number of brackets."""
    brackets[number, 0] = start
    brackets[number, 1] = OPEN
    return number + 1


@part
def write_brackets(links: Ints, n: int, brackets: Ints, number: int) -> int:
    """Write the brackets of n words; return the number so far.

    smallest[x] is the smallest bracket of the word x; the stack holds the open brackets, the
    largest first; escaped says that a bracket has one around it made by a link of depth 1.
    """
    smallest, stack = np.empty(n, np.int32), np.empty(3 * n, np.int32)
    escaped, before = np.zeros(3 * n, np.bool_), number
    height = 0
    for k in range(n):
        height = close_brackets(links, k, brackets, smallest, stack, height)
        base = links[k, BASE + LEFT]
        if base >= 0 and links[k, DEPTH + LEFT] == 1 and not escaped[smallest[base] - before]:
            escaped[smallest[base] - before] = True
            stack[height] = number
            height += 1
            number = open_bracket(brackets, number, brackets[smallest[base], 0])
        head = links[k, LAST_FLAT + LEFT]
        joins = head >= 0 and brackets[smallest[head], 1] == OPEN
        smallest[k] = smallest[head] if joins else number
        if not joins:
            number = open_bracket(brackets, number, end_of_path(links, k, LEFT, 0))
        left = end_of_path(links, k, LEFT, 1)
        below = height - 1 if joins else height
        wider = below == 0 or brackets[stack[below - 1], 0] != left
        if links[k, LAST + LEFT] != head and wider:
            escaped[smallest[k] - before] = True
            stack[below], stack[below + 1] = number, smallest[k]
            height = below + 2
            number = open_bracket(brackets, number, left)
        elif not joins:
            stack[height] = smallest[k]
            height += 1
    for rank in range(height):
        brackets[stack[rank], 1] = n
    return number
