"""Brackets from common cover links (Seginer 2007)."""

from treeval.arrays import Ints
from treeval.kernels.ccl.arrays import BASE, COLUMNS, DEPTH, LAST, LAST_FLAT, LEFT, OpenBrackets
from treeval.kernels.ccl.links import end_of_path
from treeval.kernels.parts import part

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
